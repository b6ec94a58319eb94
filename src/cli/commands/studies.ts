import type { Command, Option } from 'commander'
import { t } from '../../model/language'
import { type Arguments, fightFlags, repeatable } from '../flags'
import type { Streams } from '../streams'
import {
  type CommandRow,
  csvSafe,
  fightOptions,
  foreignInputOptions,
  MORE,
  OUTPUT,
  outputOptions,
  ownOptions,
  SENTENCE,
  shown,
  takeFight,
  warbandOptions,
  withExamples
} from './options'

/** Several subjects against several opponents. */
const compareOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.length === 1)
  withExamples(command, 'compare').argument(
    '[words...]',
    t('subjects vs opponents, with "or" between several; or two rosters: a.yaml b.yaml')
  )
  command.addOption(shown(MORE, '--charged', t('the opponents charge the subjects')))
  command.addOption(
    repeatable(
      '--against <folder>',
      t("with rosters (compare a.yaml b.yaml): the field, a file or a folder; with --warband, the enemy's roster")
    ).helpGroup(t(MORE))
  )
  command.addOption(
    shown(
      MORE,
      '--gives-up-dice',
      t('the unit that is charged gives up attack dice (R3.3); with rosters, where that is better for it')
    )
  )
  command.addOption(shown(MORE, '--goal <goal>', t('with rosters, tournament: each fight is scored in tournament points too')))
  command.addOption(shown(MORE, '--emit', t('the scenarios themselves, one per line, for saga-odds batch')))
  for (const option of [...fightOptions(), ...warbandOptions().filter(({ long }) => long !== '--against')])
    command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  for (const option of outputOptions()) command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { compare } = await import('../compare')
    await compare({ words, flags, command }, streams)
  })
}

export const compare: CommandRow = { summary: 'several subjects against several opponents', furnish: compareOf }

const sweepOptions = (): readonly Option[] => [
  repeatable(
    '--vary <path=values>',
    t('attacker.models=4..12, defender.cover=none,heavy; two of them make a heat map')
  ).helpGroup(t(MORE)),
  shown(MORE, '--show <quantity>', t('what to show, "attacker wins" by default (saga-odds help conditions)')),
  shown(MORE, '--yes', t('allow a million fights and more')),
  shown(MORE, '--emit', t('the scenarios themselves, one per line, for saga-odds batch'))
]

/** One fight with some of its values varied. */
const sweepOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv)
  withExamples(command, 'sweep').argument('[words...]', t('melee or shoot, and {sentence}', { sentence: t(SENTENCE) }))
  takeFight(command, sweepOptions(), flags)
  command.action(async (words: readonly string[]) => {
    const { sweep } = await import('../sweep')
    await sweep({ words, flags, command }, streams)
  })
}

export const sweep: CommandRow = { summary: 'one fight over a range of values', furnish: sweepOf }

const PLAN = 'The plan:'

const planOptions = (): readonly Option[] => [
  shown(PLAN, '--solve [goal]', t('the best plan for a goal (by default the first), for points, or for tournament')),
  shown(PLAN, '--goal <goal>', t('the same as --solve with a goal')),
  shown(PLAN, '--check', t('play nothing; list what is illegal or impossible, by line and column')),
  shown(PLAN, '--method <name>', t('exact (default) or monte-carlo')),
  shown(PLAN, '--trials <n>', t('turns to sample, 20 000 by default')),
  shown(PLAN, '--seed <text>', t('any text: the same seed throws the same dice')),
  shown(PLAN, '--edition <n>', t('edition of the game, for a plan in words: 1 or 2')),
  repeatable('--reading <name=value>', t('another interpretation of a disputed rule')).helpGroup(t(PLAN)),
  repeatable('--scenario <file>', t('a plan file, or the report of a plan; - reads stdin')).helpGroup(t(PLAN)),
  shown(PLAN, '--schema', t('the JSON Schema of plan files, for editors'))
]

/** A turn of several activations. */
const planOf = (command: Command, streams: Streams): void => {
  withExamples(command, 'plan').argument(
    '[words...]',
    t('a plan file in YAML or JSON; or fights in words with "then" between them')
  )
  const output = outputOptions().filter(({ long }) => long !== '--explain')
  const explain = shown(OUTPUT, '--explain [step...]', t('each step in full; or one fight, number by number: --explain step 3'))
  for (const option of [...planOptions(), ...ownOptions(), ...warbandOptions(), ...foreignInputOptions(), ...output, explain])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { plan } = await import('../plan')
    await plan({ words, command }, streams)
  })
}

export const plan: CommandRow = { summary: 'a turn of several activations, one after another', furnish: planOf }

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
  for (const option of [...reviewOptions(), ...ownOptions(), ...warbandOptions(), ...foreignInputOptions(), ...outputOptions()])
    command.addOption(option)
  command.action(async (words: readonly string[]) => {
    const { review } = await import('../review')
    await review({ words, command }, streams)
  })
}

export const review: CommandRow = { summary: 'a game you played: luck and decisions, fight by fight', furnish: reviewOf }

const LINES = 'The lines:'
const RECORDS = 'The records:'

const batchOptions = (): readonly Option[] => [
  shown(LINES, '--in <format>', t('ndjson or csv; by default, what the file extension or the first line shows')),
  shown(
    LINES,
    '--kind <name>',
    t('kind of the lines that do not name one: melee (default), shoot, dice, wrath, throw, plan, advise or review')
  ),
  shown(
    LINES,
    '--first-line <n>',
    t('number of the first line, to continue where a batch stopped; a CSV is written without its header')
  ),
  shown(LINES, '--header <file>', t('a CSV whose first line is the header for these lines, which have none')),
  shown(RECORDS, '-f, --format <name>', t('ndjson or csv; by default, the format of the lines')),
  shown(RECORDS, '-o, --output <file>', t('write to a file; its extension sets the format')),
  csvSafe(RECORDS),
  shown(RECORDS, '--full', t('whole reports instead of the summary')),
  repeatable('--select <paths>', t('only these values: result.attackerWins,defender.losses.mean')).helpGroup(t(RECORDS)),
  shown(RECORDS, '--strict', t('stop at the first line that cannot be answered')),
  shown(RECORDS, '--jobs <n>', t('threads; by default, one for each core'))
]

/** Many scenarios, a line each. */
const batchOf = (command: Command, streams: Streams, argv: Arguments): void => {
  const flags = fightFlags(argv).filter(({ path }) => path.length === 1)
  withExamples(command, 'batch')
    .usage('[options] [file]')
    .argument('[file]', t('scenarios in JSON, sentences, or a CSV whose columns are paths; - for stdin'))
  for (const option of batchOptions()) command.addOption(option)
  for (const option of fightOptions().filter(({ long }) => long !== '--scenario')) command.addOption(option)
  for (const { option } of flags) command.addOption(option)
  command.allowExcessArguments().action(async (_file: string | undefined, _options: object, { args }: Command) => {
    const { batch } = await import('../batch/batch')
    await batch({ words: args, flags, command }, streams)
  })
}

export const batch: CommandRow = { summary: 'many scenarios, one per line: NDJSON or CSV in and out', furnish: batchOf }
