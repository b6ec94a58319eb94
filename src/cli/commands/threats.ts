import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { outputOptions, ownOptions, reportOption, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const TABLE = 'On the table:'

const threatOptions = (): readonly Option[] => [
  repeatable('--warband <units>', t('your roster, a file or units in words: "12 bondi, 4 hirdmen"')).helpGroup(t(TABLE)),
  repeatable('--against <units>', t("the enemy's, the same")).helpGroup(t(TABLE)),
  repeatable(
    '--reach <who>',
    t('the units an enemy unit reaches, with inches if known: "huscarls-1: bondi-1 5, hirdmen-2"; "ceorls-1: nobody"')
  ).helpGroup(t(TABLE)),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule')).helpGroup(t(TABLE)),
  shown(TABLE, '--edition <n>', t('edition of the game, if no roster gives it: 1 or 2')),
  reportOption(TABLE)
]

/** What the enemy could do next. */
const threatsOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'threats').argument('[units...]', t('names of your units, such as bondi-1; all by default'))
  for (const option of [...threatOptions(), ...ownOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { threats } = await import('../threats')
    await threats({ words, command }, streams)
  })
}

export const threats: Row = { summary: 'which enemy units could strike yours, and what is at stake', furnish: threatsOf }
