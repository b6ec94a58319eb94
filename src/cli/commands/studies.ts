import type { Option } from 'commander'
import { t } from '../../model/language'
import { type Arguments, type Flag, fightFlags } from '../flags'
import {
  type CommandRow,
  csvSafe,
  fightCommandOptions,
  fightOptions,
  foreignInputOptions,
  MORE,
  OUTPUT,
  optionUnder,
  outputOptions,
  ownOptions,
  repeatableUnder,
  SENTENCE,
  warbandOptions
} from './options'

const compareOptions = (): readonly Option[] => [
  optionUnder(MORE, '--charged', t('the opponents charge the subjects')),
  repeatableUnder(
    MORE,
    '--against <folder>',
    t("with rosters (compare a.yaml b.yaml): the field, a file or a folder; with --warband, the enemy's roster")
  ),
  optionUnder(
    MORE,
    '--gives-up-dice',
    t('the unit that is charged gives up attack dice (R3.3); with rosters, where that is better for it')
  ),
  optionUnder(MORE, '--goal <goal>', t('with rosters, tournament: each fight is scored in tournament points too')),
  optionUnder(MORE, '--emit', t('the scenarios themselves, one per line, for saga-odds batch'))
]

/** Flags about the fight as a whole, not about one side. */
const commonFlags = (argv: Arguments): readonly Flag[] => fightFlags(argv).filter(({ path }) => path.length === 1)

/** Several subjects against several opponents. */
export const compare: CommandRow = {
  summary: 'several subjects against several opponents',
  describeWords: () =>
    t(
      'subjects vs opponents, with "or" between several; or two rosters: a.yaml b.yaml, or in words "vikings: 8 hirdmen, 16 bondi"'
    ),
  flags: commonFlags,
  options: flags => [
    ...compareOptions(),
    ...fightOptions(),
    ...warbandOptions().filter(({ long }) => long !== '--against'),
    ...flags.map(({ option }) => option),
    ...outputOptions('--full')
  ],
  run: async (call, streams) => (await import('../compare')).compare(call, streams)
}

const sweepOptions = (): readonly Option[] => [
  repeatableUnder(
    MORE,
    '--vary <path=values>',
    t('attacker.models=4..12, defender.cover=none,heavy; two of them make a heat map')
  ),
  optionUnder(MORE, '--show <quantity>', t('what to show, "attacker wins" by default (saga-odds help conditions)')),
  optionUnder(MORE, '--yes', t('allow a million fights and more')),
  optionUnder(MORE, '--emit', t('the scenarios themselves, one per line, for saga-odds batch'))
]

/** One fight with some of its values varied. */
export const sweep: CommandRow = {
  summary: 'one fight over a range of values',
  describeWords: () => t('melee or shoot, and {sentence}', { sentence: t(SENTENCE) }),
  flags: fightFlags,
  options: flags => fightCommandOptions(sweepOptions(), flags, '--full'),
  run: async (call, streams) => (await import('../sweep')).sweep(call, streams)
}

const PLAN = 'The plan:'

const planOptions = (): readonly Option[] => [
  optionUnder(PLAN, '--solve [goal]', t('the best plan for a goal (by default the first), for points, or for tournament')),
  optionUnder(PLAN, '--goal <goal>', t('the same as --solve with a goal')),
  optionUnder(PLAN, '--check', t('play nothing; list what is illegal or impossible, by line and column')),
  optionUnder(PLAN, '--method <name>', t('exact (default) or monte-carlo')),
  optionUnder(PLAN, '--trials <n>', t('turns to sample, 20 000 by default')),
  optionUnder(PLAN, '--seed <text>', t('any text: the same seed throws the same dice')),
  optionUnder(PLAN, '--edition <n>', t('edition of the game, for a plan in words: 1 or 2')),
  repeatableUnder(PLAN, '--reading <name=value>', t('another interpretation of a disputed rule')),
  repeatableUnder(PLAN, '--scenario <file>', t('a plan file, or the report of a plan; - reads stdin')),
  optionUnder(PLAN, '--schema', t('the JSON Schema of plan files, for editors'))
]

/** A turn of several activations. */
export const plan: CommandRow = {
  summary: 'a turn of several activations, one after another',
  describeWords: () => t('a plan file in YAML or JSON; or fights in words with "then" between them'),
  options: () => [
    ...planOptions(),
    ...ownOptions(),
    ...warbandOptions(),
    ...foreignInputOptions(),
    ...outputOptions().filter(({ long }) => long !== '--explain'),
    optionUnder(OUTPUT, '--explain [step...]', t('each step in full; or one fight, number by number: --explain step 3'))
  ],
  run: async (call, streams) => (await import('../plan')).plan(call, streams)
}

const GAME = 'The game:'

const reviewOptions = (): readonly Option[] => [
  optionUnder(GAME, '--fill', t('ask for whatever is missing and write the answers into the file')),
  optionUnder(GAME, '--edition <n>', t('edition of the game, if the file does not give it: 1 or 2')),
  repeatableUnder(GAME, '--reading <name=value>', t('another interpretation of a disputed rule')),
  repeatableUnder(GAME, '--scenario <file>', t('a game, or the report of a review; - reads stdin')),
  optionUnder(GAME, '--max-nodes <lines>', t('most lines of play to search in one fight, 1000000 by default')),
  optionUnder(GAME, '--schema', t('the JSON Schema of game files, for editors'))
]

/** A game that was played. */
export const review: CommandRow = {
  summary: 'a game you played: luck and decisions, fight by fight',
  usage: '[options] [file]',
  describeWords: () => t('a file with one fight per line: 12 bondi charge 4 huscarls: 2:3; or such lines, each in quotes'),
  options: () => [...reviewOptions(), ...ownOptions(), ...warbandOptions(), ...foreignInputOptions(), ...outputOptions('--full')],
  run: async (call, streams) => (await import('../review')).review(call, streams)
}

const LINES = 'The lines:'
const RECORDS = 'The records:'

const batchOptions = (): readonly Option[] => [
  optionUnder(LINES, '--in <format>', t('ndjson or csv; by default, what the file extension or the first line shows')),
  optionUnder(
    LINES,
    '--kind <name>',
    t('kind of the lines that do not name one: melee (default), shoot, dice, wrath, throw, plan, advise or review')
  ),
  optionUnder(
    LINES,
    '--first-line <n>',
    t('number of the first line, to continue where a batch stopped; a CSV is written without its header')
  ),
  optionUnder(LINES, '--header <file>', t('a CSV whose first line is the header for these lines, which have none')),
  optionUnder(RECORDS, '-f, --format <name>', t('ndjson or csv; by default, the format of the lines')),
  optionUnder(RECORDS, '-o, --output <file>', t('write to a file; its extension sets the format')),
  csvSafe(RECORDS),
  optionUnder(RECORDS, '--full', t('whole reports instead of the summary')),
  repeatableUnder(RECORDS, '--select <paths>', t('only these values: result.attackerWins,defender.losses.mean')),
  optionUnder(RECORDS, '--strict', t('stop at the first line that cannot be answered')),
  optionUnder(RECORDS, '--jobs <n>', t('threads; by default, one for each core'))
]

/** Many scenarios, one a line. */
export const batch: CommandRow = {
  summary: 'many scenarios, one per line: NDJSON or CSV in and out',
  argument: '[file]',
  usage: '[options] [file]',
  describeWords: () => t('scenarios in JSON, sentences, or a CSV whose columns are paths; - for stdin'),
  flags: commonFlags,
  options: flags => [
    ...batchOptions(),
    ...fightOptions().filter(({ long }) => long !== '--scenario'),
    ...flags.map(({ option }) => option)
  ],
  run: async (call, streams) => (await import('../batch/batch')).batch(call, streams)
}
