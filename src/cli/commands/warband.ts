import type { Option } from 'commander'
import { t } from '../../model/language'
import {
  type CommandRow,
  CUSTOM_DATA,
  FIGHT,
  OUTPUT,
  optionUnder,
  outputOptions,
  ownOptions,
  readingOption,
  repeatableUnder,
  reportOption
} from './options'

const TABLE = 'On the table:'

const editionOption = (group: Parameters<typeof optionUnder>[0]): Option =>
  optionUnder(group, '--edition <n>', t('edition of the game, if no roster gives it: 1 or 2'))

const threatOptions = (): readonly Option[] => [
  repeatableUnder(TABLE, '--warband <units>', t('your roster, a file or units in words: "12 bondi, 4 hirdmen"')),
  repeatableUnder(TABLE, '--against <units>', t("the enemy's, the same")),
  repeatableUnder(
    TABLE,
    '--reach <who>',
    t('the units an enemy unit reaches, with inches if known: "huscarls-1: bondi-1 5, hirdmen-2"; "ceorls-1: nobody"')
  ),
  repeatableUnder(TABLE, '--reading <name=value>', t('another interpretation of a disputed rule')),
  editionOption(TABLE),
  reportOption(TABLE)
]

/** What the enemy could do next. */
export const threats: CommandRow = {
  summary: 'which enemy units could strike yours, and what is at stake',
  argument: '[units...]',
  describeWords: () => t('names of your units, such as bondi-1; all by default'),
  options: () => [...threatOptions(), ...ownOptions(), ...outputOptions()],
  run: async (call, streams) => (await import('../threats')).threats(call, streams)
}

/** A printable page of odds. */
export const sheet: CommandRow = {
  summary: 'a printable page: each of your units against each of theirs',
  describeWords: () => t('your roster: mine.yaml, or in words: "vikings: 8 hirdmen, 16 bondi"'),
  options: () => [
    repeatableUnder(
      FIGHT,
      '--against <roster>',
      t('the enemy: a roster file, or units in words ("8 warriors, 4 hearthguard"); by default, one unit of each class')
    ),
    editionOption(FIGHT),
    readingOption(FIGHT),
    reportOption(FIGHT),
    ...ownOptions(),
    ...outputOptions('--full')
  ],
  run: async (call, streams) => (await import('../sheet')).sheet(call, streams)
}

/** Lists of other programs. */
export const importing: CommandRow = {
  summary: 'turn BattleScribe and New Recruit files into boards and rosters',
  argument: '[files...]',
  describeWords: () =>
    t('catalogues (.gst, .cat, zipped too; or a folder of them), or one roster (.ros, .rosz, New Recruit JSON); - reads stdin'),
  options: () => [
    optionUnder(OUTPUT, '-o, --output <file>', t('write the board or roster to a file')),
    optionUnder(OUTPUT, '--strict', t('if something could not be translated, write nothing and exit 1'))
  ],
  run: async (call, streams) => (await import('../import')).importFiles(call, streams)
}

const BUILD = 'What is built:'
const OTHER = 'Other:'

const buildOptions = (): readonly Option[] => [
  repeatableUnder(BUILD, '--against <units>', t('the units to beat: "8 warriors, 4 hearthguard", or a roster file')),
  repeatableUnder(BUILD, '--keep <units>', t('units that must be in it: "4 berserkers"')),
  optionUnder(BUILD, '--measure <name>', t('what makes it best: swing (default), killed, lost, wins, wiped or tournament')),
  optionUnder(BUILD, '--goal <name>', t('the same as --measure')),
  optionUnder(BUILD, '--ways <names>', t('how units meet: charging,charged,shooting,shot-at (all by default)')),
  optionUnder(BUILD, '--gives-up-dice', t('the unit that is charged gives up dice where that is better for it (R3.3)')),
  readingOption(BUILD),
  optionUnder(BUILD, '--dice <n>', t('fewest SAGA dice that it must bring')),
  optionUnder(BUILD, '--hero <name>', t('a hero instead of the warlord')),
  optionUnder(BUILD, '--faction <name>', t('whose warband, if the words do not say')),
  optionUnder(BUILD, '--points <n>', t('2 to 6, 8, 10 or 12; 6 by default')),
  optionUnder(BUILD, '--top <n>', t('number of results (default 5)'))
]

const otherOptions = (): readonly Option[] => [
  optionUnder(OTHER, '--wiped-out <n>', t('with points, second edition: units wiped out besides warlords (V9.9)')),
  optionUnder(OTHER, '--edition <n>', t('edition of the game: 1 or 2; if a roster does not give it')),
  optionUnder(CUSTOM_DATA, '--schema', t('the JSON Schema of roster files, for editors')),
  reportOption(OTHER)
]

/** Warbands: legal or not, at a glance, which build is best, what losses are worth. */
export const warband: CommandRow = {
  summary: 'check, show and build warbands; the points for losses',
  describeWords: () =>
    t(
      'check FILES, show FILE (-f text: a list for a chat, which import reads back; both take units in words, too), build FACTION POINTS, or points LOSSES'
    ),
  options: () => [...buildOptions(), ...otherOptions(), ...ownOptions(), ...outputOptions('--full')],
  run: async (call, streams) => (await import('../warband')).warband(call, streams)
}
