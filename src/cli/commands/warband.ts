import type { Command, Option } from 'commander'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { OWN, outputOptions, ownOptions, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const BUILD = 'What is built:'
const OTHER = 'Other:'

const buildOptions = (): readonly Option[] => [
  repeatable('--against <units>', 'whom to beat: "8 warriors, 4 hearthguard", or a roster file').helpGroup(BUILD),
  repeatable('--keep <units>', 'units that must be in it: "4 berserkers"').helpGroup(BUILD),
  shown(BUILD, '--measure <name>', 'best by swing (default), killed, lost, wins or wiped'),
  shown(BUILD, '--ways <names>', 'how units meet: charging,charged,shooting,shot-at (all by default)'),
  shown(BUILD, '--gives-up-dice', 'who is charged gives up dice where that is better for him (R3.3)'),
  repeatable('--reading <name=value>', 'another interpretation of a disputed rule (saga-odds rules readings)').helpGroup(BUILD),
  shown(BUILD, '--dice <n>', 'SAGA dice that it must bring at least'),
  shown(BUILD, '--hero <name>', "a hero in the warlord's place"),
  shown(BUILD, '--faction <name>', 'whose warband, where the words do not say it'),
  shown(BUILD, '--points <n>', '2 to 6, 8, 10 or 12; 6 by default'),
  shown(BUILD, '--top <n>', 'number of results (default 5)')
]

const otherOptions = (): readonly Option[] => [
  shown(OTHER, '--wiped-out <n>', 'points, second edition: units wiped out, warlords beside them (V9.9)'),
  shown(OTHER, '--edition <n>', 'edition of the game: 1 or 2; where a roster does not say it'),
  shown(OWN, '--schema', 'the JSON Schema of roster files, for editors')
]

/** Warbands: legal or not, at a glance, which build is best, what losses are worth. */
const warbandOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'warband').argument(
    '[words...]',
    'check FILES, show FILE (-f text: a list for a chat, which import reads back), build FACTION POINTS, or points LOSSES'
  )
  for (const option of [...buildOptions(), ...otherOptions(), ...ownOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { warband } = await import('../warband')
    await warband({ words, command }, streams)
  })
}

export const warband: Row = { summary: 'check, show and build warbands; what losses are worth', furnish: warbandOf }
