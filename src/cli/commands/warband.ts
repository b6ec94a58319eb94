import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { repeatable } from '../flags'
import type { Streams } from '../streams'
import { type CommandRow, FIGHT, OUTPUT, OWN, outputOptions, ownOptions, reportOption, shown, withExamples } from './options'

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

export const threats: CommandRow = { summary: 'which enemy units could strike yours, and what is at stake', furnish: threatsOf }

/** One page to lay beside the board. */
const sheetOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'sheet')
    .argument('[words...]', t('your roster: mine.yaml'))
    .addOption(
      repeatable(
        '--against <roster>',
        t('the enemy: a roster file, or units in words ("8 warriors, 4 hearthguard"); by default, one unit of each class')
      ).helpGroup(t(FIGHT))
    )
    .addOption(
      repeatable('--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)')).helpGroup(
        t(FIGHT)
      )
    )
  for (const option of [reportOption(FIGHT), ...ownOptions(), ...outputOptions()]) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { sheet } = await import('../sheet')
    await sheet({ words, command }, streams)
  })
}

export const sheet: CommandRow = { summary: 'a printable page: each of your units against each of theirs', furnish: sheetOf }

/** Lists of other programs. */
const importOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'import')
    .argument(
      '[files...]',
      t('catalogues (.gst, .cat, zipped too; or a folder of them), or one roster (.ros, .rosz, New Recruit JSON); - reads stdin')
    )
    .addOption(shown(OUTPUT, '-o, --output <file>', t('write the board or roster to a file')))
    .addOption(shown(OUTPUT, '--strict', t('if something could not be translated, write nothing and exit 1')))
  command.action(async (words: readonly string[]) => {
    const { importFiles } = await import('../import')
    await importFiles({ words, command }, streams)
  })
}

export const importing: CommandRow = {
  summary: 'turn BattleScribe and New Recruit files into boards and rosters',
  furnish: importOf
}

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

export const warband: CommandRow = { summary: 'check, show and build warbands; the points for losses', furnish: warbandOf }
