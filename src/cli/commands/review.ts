import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { outputOptions, ownOptions, shown, strangersOptions, warbandOptions } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const GAME = 'The game:'

const reviewOptions = (): readonly Option[] => [
  shown(GAME, '--fill', t('ask for whatever is missing and write the answers into the file')),
  shown(GAME, '--edition <n>', t('edition of the game, if the file does not give it: 1 or 2')),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule')).helpGroup(t(GAME)),
  repeatable('--scenario <file>', t('a game, or the report of a review; - reads stdin')).helpGroup(t(GAME)),
  shown(GAME, '--max-nodes <lines>', t('most lines of play to search in one fight, 1000000 by default')),
  shown(GAME, '--schema', t('the JSON Schema of game files, for editors'))
]

/** A game that was played. */
const reviewOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'review')
    .usage('[options] [file]')
    .argument('[words...]', t('a file with one fight per line: 12 bondi charge 4 huscarls: 2:3; or such lines, each in quotes'))
  for (const option of [...reviewOptions(), ...ownOptions(), ...warbandOptions(), ...strangersOptions(), ...outputOptions()])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { review } = await import('../review')
    await review({ words, command }, streams)
  })
}

export const review: Row = { summary: 'a game you played: luck and decisions, fight by fight', furnish: reviewOf }
