import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { OWN, outputOptions, ownOptions, reportOption, shown } from './options'
import type { Row } from './row'
import { withExamples } from './with-examples'

const BUILD = 'What is built:'
const OTHER = 'Other:'

const buildOptions = (): readonly Option[] => [
  repeatable('--against <units>', t('the units to beat: "8 warriors, 4 hearthguard", or a roster file')).helpGroup(t(BUILD)),
  repeatable('--keep <units>', t('units that must be in it: "4 berserkers"')).helpGroup(t(BUILD)),
  shown(BUILD, '--measure <name>', t('what makes it best: swing (default), killed, lost, wins, wiped or tournament')),
  shown(BUILD, '--goal <name>', t('the same as --measure')),
  shown(BUILD, '--ways <names>', t('how units meet: charging,charged,shooting,shot-at (all by default)')),
  shown(BUILD, '--gives-up-dice', t('the unit that is charged gives up dice where that is better for it (R3.3)')),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)')).helpGroup(
    t(BUILD)
  ),
  shown(BUILD, '--dice <n>', t('fewest SAGA dice that it must bring')),
  shown(BUILD, '--hero <name>', t('a hero instead of the warlord')),
  shown(BUILD, '--faction <name>', t('whose warband, if the words do not say')),
  shown(BUILD, '--points <n>', t('2 to 6, 8, 10 or 12; 6 by default')),
  shown(BUILD, '--top <n>', t('number of results (default 5)'))
]

const otherOptions = (): readonly Option[] => [
  shown(OTHER, '--wiped-out <n>', t('with points, second edition: units wiped out besides warlords (V9.9)')),
  shown(OTHER, '--edition <n>', t('edition of the game: 1 or 2; if a roster does not give it')),
  shown(OWN, '--schema', t('the JSON Schema of roster files, for editors')),
  reportOption(OTHER)
]

/** Warbands: legal or not, at a glance, which build is best, what losses are worth. */
const warbandOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'warband').argument(
    '[words...]',
    t('check FILES, show FILE (-f text: a list for a chat, which import reads back), build FACTION POINTS, or points LOSSES')
  )
  for (const option of [...buildOptions(), ...otherOptions(), ...ownOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { warband } = await import('../warband')
    await warband({ words, command }, streams)
  })
}

export const warband: Row = { summary: 'check, show and build warbands; the points for losses', furnish: warbandOf }
