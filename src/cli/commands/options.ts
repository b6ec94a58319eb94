import { type Command, Option } from 'commander'
import { type Text, t, translate } from '../../model/language'
import { either } from '../../model/quoted'
import { FORMATS } from '../../report'
import { EXAMPLES } from '../examples'
import { type Arguments, type Flag, type FlaggedCall, repeatable, single } from '../flags'
import { type Streams, writeNotice } from '../streams'

/** The command, whose help page begins with examples. */
export const withExamples = (command: Command, name: keyof typeof EXAMPLES): Command =>
  command.addHelpText('before', () =>
    [t('Examples:'), ...EXAMPLES[name].map(example => `  $ saga-odds ${example}`), ''].join('\n')
  )

/** Options that several commands share, and the headings they stand under on help pages. */

export const OUTPUT = 'The answer:'
export const FIGHT = 'The fight:'

/** An option under a heading of the help page. How an answer looks may be said again: the last word counts. */
export const optionUnder = (group: Text, flags: string, help: string): Option =>
  (group !== OUTPUT && /\w>$/.test(flags) ? single(flags, help) : new Option(flags, help)).helpGroup(translate(group))

/** The same for an option that may be given several times. */
export const repeatableUnder = (group: Text, flags: string, help: string): Option =>
  repeatable(flags, help).helpGroup(translate(group))

export const csvSafe = (group: Text): Option =>
  optionUnder(group, '--csv-safe', t("csv for a spreadsheet: put ' before what would be a formula"))

/** The options with a short form. */
export const shortOptions = (): readonly Option[] => [
  optionUnder(OUTPUT, '-f, --format <name>', either(FORMATS.map(name => (name === 'table' ? t('table (default)') : name)))),
  optionUnder(OUTPUT, '-o, --output <file>', t('write to a file; its extension sets the format'))
]

/** Options of every answer; those that change nothing in this one (`idle`) are not on its help page. */
export const outputOptions = (...idle: readonly Idle[]): readonly Option[] =>
  [
    ...shortOptions(),
    optionUnder(OUTPUT, '--explain', t('each number and its rule')),
    optionUnder(OUTPUT, '--full', t('whole distributions instead of the summary')),
    csvSafe(OUTPUT),
    optionUnder(OUTPUT, '--color <when>', t('auto (default), always or never')),
    optionUnder(OUTPUT, '--width <columns>', t("width in columns, by default the terminal's"))
  ].map(option => (idle.some(flag => flag === option.long) ? option.hideHelp() : option))

/** Attribute names of the options about the answer alone: how it looks, what it may take. All others belong to the question. */
export const answerOptionNames = (): readonly string[] => [
  ...outputOptions().map(option => option.attributeName()),
  ...['config', 'budget', 'language']
]

export const MORE = 'More options:'

export const CUSTOM_DATA = 'Custom data:'

export const configOption = (group: Text): Option =>
  repeatableUnder(group, '--config <file>', t('another configuration, or none (saga-odds help config)'))

/** Options for the user's own data. */
export const ownOptions = (): readonly Option[] => [
  repeatableUnder(CUSTOM_DATA, '--board <file>', t('your own board file, YAML or JSON (saga-odds rules --schema)')),
  repeatableUnder(CUSTOM_DATA, '--cost <name=cost>', t('a cost that is unknown here: ullr=U')),
  configOption(CUSTOM_DATA),
  optionUnder(MORE, '--budget <limits>', t('the time and memory allowed: 10m,4g; 2m,1g by default'))
]

/** Rosters whose unit names may be used in sentences. */
export const warbandOptions = (): readonly Option[] => [
  repeatableUnder(CUSTOM_DATA, '--warband <file>', t('your roster: sentences may use the names of its units, such as bondi-1')),
  repeatableUnder(CUSTOM_DATA, '--against <file>', t("the enemy's roster, likewise"))
]

/** Which files the input itself may name: it may come from somebody else. */
export const foreignInputOptions = (): readonly Option[] => [
  optionUnder(
    CUSTOM_DATA,
    '--boards-from <dir>',
    t('the folder of the boards that the input names (default: the folder of the input)')
  ),
  optionUnder(CUSTOM_DATA, '--no-files', t('read no boards named in the input'))
]

/** Of a fight, or of many. */
export const readingOption = (group: Text): Option =>
  repeatableUnder(group, '--reading <name=value>', t('another interpretation of a disputed rule (saga-odds rules readings)'))

/** Options of every command about fights. */
export const fightOptions = (): readonly Option[] => [
  repeatableUnder(FIGHT, '--scenario <file>', t('a scenario in JSON; - reads stdin')),
  repeatableUnder(FIGHT, '--set <path=value>', t('any value by its path: attacker.armour=6')),
  readingOption(FIGHT),
  ...ownOptions(),
  ...foreignInputOptions()
]

/** --scenario of commands whose request is not a scenario but is held by their report. */
export const reportOption = (group: Text): Option =>
  repeatableUnder(group, '--scenario <file>', t('the report of such a question, to ask it again; - reads stdin'))

export const SENTENCE = 'the fight as a sentence, quoted or not; or one quoted argument for each side'

export const givesUpDice = (): Option =>
  optionUnder(
    'Defender, the unit that is charged or shot at:',
    '--gives-up-dice',
    t('gives up attack dice for defence dice (R3.3)')
  )

/** The options of a command about one fight: its own, then those of every such command. */
export const fightCommandOptions = (
  own: readonly Option[],
  flags: readonly Flag[],
  ...idle: readonly Idle[]
): readonly Option[] => [
  ...own,
  ...fightOptions(),
  ...warbandOptions(),
  ...flags.map(({ option }) => option),
  givesUpDice(),
  ...outputOptions(...idle)
]

/** A command of the program. `run` loads its implementation. */
export interface CommandRow {
  readonly summary: Text
  /** How help shows its arguments (`[words...]` by default) and the whole command line. */
  readonly argument?: string
  readonly usage?: string
  /** What its words mean, for help; absent where it takes none. */
  readonly describeWords?: () => string
  /** Those of its options that set values of the scenario. */
  readonly flags?: (argv: Arguments) => readonly Flag[]
  readonly options: (flags: readonly Flag[], argv: Arguments) => readonly Option[]
  readonly run: (call: FlaggedCall, streams: Streams) => Promise<void>
}

/** Gives the command its arguments, options and action. */
export const furnish = (command: Command, row: CommandRow, streams: Streams, argv: Arguments): void => {
  const flags = row.flags?.(argv) ?? []
  if (row.describeWords) command.argument(row.argument ?? '[words...]', row.describeWords())
  if (row.usage !== undefined) command.usage(translate(row.usage))
  for (const option of row.options(flags, argv)) command.addOption(option)
  command.allowExcessArguments().action(async () => {
    await row.run({ words: command.args, flags, command }, streams)
    const { explain, full }: { readonly explain?: unknown; readonly full?: unknown } = command.opts()
    if (explain || full) await noteIdle(idleOptions(command), streams)
  })
}

/** Options that every command takes, although some answers have nothing to explain or no more to show. */
export type Idle = '--explain' | '--full'

/** Says on stderr which options changed nothing. They are no mistakes: one script may give all its commands the same options. */
export const noteIdle = async (flags: readonly Idle[], streams: Streams): Promise<void> => {
  for (const flag of flags) await writeNotice(streams, `saga-odds: ${t('{flag} changes nothing here', { flag })}\n`)
}

/** Options that were typed although they change nothing in the answer of this command. */
const idleOptions = (command: Command): readonly Idle[] =>
  (['--explain', '--full'] as const).filter(flag =>
    command.options.some(
      option => option.hidden && option.long === flag && command.getOptionValueSource(option.attributeName()) === 'cli'
    )
  )
