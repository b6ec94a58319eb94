import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { outputOptions, ownOptions, shown, strangersOptions, warbandOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const GAME = 'The game:'

const reviewOptions = (): readonly Option[] => [
  shown(GAME, '--fill', t('asks what both sides lost where a line does not say it, and writes it into the file')),
  shown(GAME, '--edition <n>', t('edition of the game, where the file does not say it: 1 or 2')),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule')).helpGroup(t(GAME)),
  repeatable('--scenario <file>', t('a game, or the report of a review; - reads it from stdin')).helpGroup(t(GAME)),
  shown(GAME, '--max-nodes <lines>', t('lines of play to search in one fight at most, 1000000 by default')),
  shown(GAME, '--schema', t('the JSON Schema of game files, for editors'))
]

/** A game that was played. */
const reviewOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'review')
    .usage('[options] [file]')
    .argument(
      '[words...]',
      t('a file with a line for each fight: 12 bondi charge 4 huscarls: 2:3; or such lines, each in quotes')
    )
  for (const option of [...reviewOptions(), ...ownOptions(), ...warbandOptions(), ...strangersOptions(), ...outputOptions()])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { review } = await import('../review')
    await review({ words, command }, streams)
  })
}

export const review: Row = { summary: 'a game that was played: luck and decisions, fight by fight', furnish: reviewOf }
