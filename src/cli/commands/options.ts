import { type Command, Option } from 'commander'
import { type Text, t, translate } from '../../model/language'
import { either } from '../../model/quoted'
import { FORMATS } from '../../report'
import { EXAMPLES } from '../examples'
import { type Arguments, type Flag, type FlaggedCall, repeatable } from '../flags'
import type { Streams } from '../streams'

/** Its page begins with examples. */
export const withExamples = (command: Command, name: keyof typeof EXAMPLES): Command =>
  command.addHelpText('before', () =>
    [t('Examples:'), ...EXAMPLES[name].map(example => `  $ saga-odds ${example}`), ''].join('\n')
  )

/** Options that several commands share, by the headings of their help. */

export const OUTPUT = 'The answer:'
export const FIGHT = 'The fight:'

export const shown = (group: Text, flags: string, help: string): Option => new Option(flags, help).helpGroup(translate(group))

/** One that may be given several times. */
export const several = (group: Text, flags: string, help: string): Option => repeatable(flags, help).helpGroup(translate(group))

export const csvSafe = (group: Text): Option =>
  shown(group, '--csv-safe', t("csv for a spreadsheet: put ' before what would be a formula"))

/** The options that have a letter. */
export const letteredOptions = (): readonly Option[] => [
  shown(OUTPUT, '-f, --format <name>', either(FORMATS.map(name => (name === 'table' ? t('table (default)') : name)))),
  shown(OUTPUT, '-o, --output <file>', t('write to a file; its extension sets the format'))
]

export const outputOptions = (): readonly Option[] => [
  ...letteredOptions(),
  shown(OUTPUT, '--explain', t('each number and its rule')),
  shown(OUTPUT, '--full', t('whole distributions instead of the summary')),
  csvSafe(OUTPUT),
  shown(OUTPUT, '--color <when>', t('auto (default), always or never')),
  shown(OUTPUT, '--width <columns>', t("width in columns, by default the terminal's"))
]

/** Attribute names of the options about the answer alone: how it looks, what it may take. All others belong to the question. */
export const answerOptionNames = (): readonly string[] => [
  ...outputOptions().map(option => option.attributeName()),
  ...['config', 'budget', 'language']
]

export const MORE = 'More options:'

export const OWN = 'Custom data:'

export const configOption = (group: Text): Option =>
  several(group, '--config <file>', t('another configuration, or none (saga-odds help config)'))

export const ownOptions = (): readonly Option[] => [
  several(OWN, '--board <file>', t('your own board file, YAML or JSON (saga-odds rules --schema)')),
  several(OWN, '--cost <name=cost>', t('a cost that is unknown here: ullr=U')),
  configOption(OWN),
  shown(MORE, '--budget <limits>', t('the time and memory allowed: 10m,4g; 2m,1g by default'))
]

/** Rosters whose units sentences call by name. */
export const warbandOptions = (): readonly Option[] => [
  several(OWN, '--warband <file>', t('your roster: sentences may use the names of its units, such as bondi-1')),
  several(OWN, '--against <file>', t("the enemy's roster, likewise"))
]

/** What may be read for those who wrote the input. */
export const foreignInputOptions = (): readonly Option[] => [
  shown(
    OWN,
    '--boards-from <dir>',
    t('the folder of boards named by lines, or by a scenario from stdin (default: the folder of the input)')
  ),
  shown(OWN, '--no-files', t('read no boards named in the input'))
]

/** Of a fight, or of many. */
export const readingOption = (group: Text): Option =>
  several(group, '--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)'))

export const fightOptions = (): readonly Option[] => [
  several(FIGHT, '--scenario <file>', t('a scenario in JSON; - reads stdin')),
  several(FIGHT, '--set <path=value>', t('any value by its path: attacker.armour=6')),
  readingOption(FIGHT),
  ...ownOptions(),
  ...foreignInputOptions()
]

/** Of commands whose questions are no scenario. */
export const reportOption = (group: Text): Option =>
  several(group, '--scenario <file>', t('the report of such a question, to ask it again; - reads stdin'))

export const SENTENCE = 'the fight as a sentence, quoted or not; or one quoted argument for each side'

export const givesUpDice = (): Option =>
  shown('Defender, the unit that is charged or shot at:', '--gives-up-dice', t('gives up attack dice for defence dice (R3.3)'))

/** What a command takes that asks about one fight: its own options, then those of every such command. */
export const askingOfFight = (own: readonly Option[], flags: readonly Flag[]): readonly Option[] => [
  ...own,
  ...fightOptions(),
  ...warbandOptions(),
  ...flags.map(({ option }) => option),
  givesUpDice(),
  ...outputOptions()
]

/** A command of the program. What it does is loaded when it is asked for. */
export interface CommandRow {
  readonly summary: Text
  /** How its help writes its words, `[words...]` by default, and how the whole command. */
  readonly argument?: string
  readonly usage?: string
  /** What its words are. */
  readonly takes: () => string
  /** Those of its options that are flags of the scenario. */
  readonly flags?: (argv: Arguments) => readonly Flag[]
  readonly options: (flags: readonly Flag[], argv: Arguments) => readonly Option[]
  readonly run: (call: FlaggedCall, streams: Streams) => Promise<void>
}

/** Gives the command its options and its action. */
export const furnish = (command: Command, row: CommandRow, streams: Streams, argv: Arguments): void => {
  const flags = row.flags?.(argv) ?? []
  command.argument(row.argument ?? '[words...]', row.takes())
  if (row.usage !== undefined) command.usage(row.usage)
  for (const option of row.options(flags, argv)) command.addOption(option)
  command.allowExcessArguments().action(() => row.run({ words: command.args, flags, command }, streams))
}
