import { Option } from 'commander'
import { repeatable } from '../flags'

/** Options that several commands share, by the headings of their help. */

export const OUTPUT = 'The answer:'
export const FIGHT = 'The fight:'

export const shown = (group: string, flags: string, help: string): Option => new Option(flags, help).helpGroup(group)

export const csvSafe = (group: string): Option =>
  shown(group, '--csv-safe', "csv for a spreadsheet: what would be a formula begins with '")

export const outputOptions = (): readonly Option[] => [
  shown(OUTPUT, '-f, --format <name>', 'table (default), line, json, ndjson, csv, markdown, svg or html'),
  shown(OUTPUT, '-o, --output <file>', 'write to a file; its ending says the format'),
  shown(OUTPUT, '--explain', 'each number and its rule'),
  shown(OUTPUT, '--full', 'whole distributions where the summary would do'),
  csvSafe(OUTPUT),
  shown(OUTPUT, '--color <when>', 'auto (default), always or never'),
  shown(OUTPUT, '--width <columns>', "columns of the table, the terminal's by default")
]

export const MORE = 'More options:'

export const OWN = 'Custom data:'

export const ownOptions = (): readonly Option[] => [
  repeatable('--board <file>', 'a board file of your own, YAML or JSON (saga-odds rules --schema)').helpGroup(OWN),
  repeatable('--cost <name=cost>', 'a cost that the rulebook does not know: ullr=U').helpGroup(OWN),
  repeatable('--config <file>', 'another configuration, or none (saga-odds help config)').helpGroup(OWN),
  shown(MORE, '--budget <limits>', 'the time and memory it may take: 10m,4g; 2m,1g by default')
]

/** Rosters whose units sentences call by name. */
export const warbandOptions = (): readonly Option[] => [
  repeatable('--warband <file>', 'your roster: sentences may call its units by name, as bondi-1').helpGroup(OWN),
  repeatable('--against <file>', "the enemy's roster, for the same").helpGroup(OWN)
]

/** What may be read for those who wrote the input. */
export const strangersOptions = (): readonly Option[] => [
  shown(
    OWN,
    '--boards-from <dir>',
    'boards named by lines, or by a scenario from stdin, are under it (default: the folder of the input)'
  ),
  shown(OWN, '--no-files', 'no boards named by what is read')
]

export const fightOptions = (): readonly Option[] => [
  repeatable('--scenario <file>', 'a scenario in JSON; - reads it from stdin').helpGroup(FIGHT),
  repeatable('--set <path=value>', 'any value by its path: attacker.armour=6').helpGroup(FIGHT),
  repeatable('--reading <name=value>', 'another interpretation of a disputed rule (saga-odds rules readings)').helpGroup(FIGHT),
  ...ownOptions(),
  ...strangersOptions()
]

export const SENTENCE = 'the fight as a sentence, quoted or not; or two quoted arguments, one for each side'

export const givesUpDice = (): Option =>
  shown('Defender, who is charged or shot at:', '--gives-up-dice', 'gives up attack dice for defence dice (R3.3)')
