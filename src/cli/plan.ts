import { statSync } from 'node:fs'
import type { Command } from 'commander'
import { loadAnswer } from '../answers/load-answer'
import { isObject, jsonText } from '../model/data'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import type { Plan, PlanFile } from '../model/plan'
import { type PlanReport, SCHEMA } from '../model/report'
import { commandLine } from '../model/shell'
import { costsOver } from '../request/costs'
import { goalAsked } from '../request/plan/either-deed'
import type { Written } from '../request/plan/read'
import { parsePlanSentence } from '../request/plan/sentence'
import { boardAdded, costSet, type Patch, readingSet, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { isDataFile } from './arguments'
import { bookWithBoards, withBoardPaths, withReportBoardPaths } from './boards'
import { configurationPatches } from './config/patches'
import type { CommandCall } from './flags'
import { inEnglish } from './language'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import { checkFormatMistakes, reportCheck } from './plan-check'
import { goalOf, type PlanSetting, planOptionMistakes, planRequest, settingOf, settingOver } from './plan-request'
import { refuseForeignReportText, warnOfOtherRules } from './replay-report'
import { withSavedCosts } from './saved-costs'
import type { Streams } from './streams'
import { type NamedWarbandOptions, namedWarbands } from './unit-names'
import { refuseUnknownOptions, typedOptions } from './unknown-options'

interface PlanOptions extends Omit<OutputOptions, 'explain'> {
  readonly solve?: string | true
  readonly goal?: string
  readonly check?: true
  readonly schema?: true
  readonly method?: string
  readonly trials?: string
  readonly seed?: string
  readonly edition?: string
  readonly scenario?: readonly string[]
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly explain?: true | readonly string[]
}

/** A plan as it was read: from a file, from words, or from a report that is replayed. */
interface Source extends Written {
  /** The options that the replayed report was made with. */
  readonly replayedOptions: Partial<PlanOptions>
  readonly replay?: string
}

interface PlanReportData {
  readonly plan: PlanFile
  readonly method?: { readonly name?: string; readonly trials?: number; readonly seed?: string }
  readonly solution?: { readonly goal?: string }
  readonly explained?: { readonly step?: string }
  readonly rules?: string
  readonly replay?: string
}

const isPlanReport = (data: unknown): data is Readonly<Record<string, unknown>> & PlanReportData =>
  isObject(data) && data['schema'] === SCHEMA && 'plan' in data

/** The options with which replaying a report gives the same bytes, and its command. */
const optionsAgain = (report: PlanReportData, name: string, streams: Streams): Pick<Source, 'replayedOptions' | 'replay'> => {
  const { method = {}, solution, explained, rules, replay } = report
  warnOfOtherRules(name, rules, streams)
  const isThrown = method.name === 'monte-carlo'
  return {
    replayedOptions: {
      ...(isThrown && { method: 'monte-carlo', trials: String(method.trials), seed: method.seed ?? 'saga' }),
      ...(solution?.goal !== undefined && { solve: solution.goal }),
      ...(explained?.step !== undefined && { explain: ['step', explained.step] })
    },
    ...(replay !== undefined && { replay })
  }
}

const planFrom = async (file: string, command: Command, streams: Streams): Promise<Source> => {
  const { textFrom } = await import('./source')
  const wanted = {
    bytes: 1_000_000,
    tooLarge: t('it is larger than 1 MB, too large for a plan'),
    empty: t('it is empty: expected a plan in YAML or JSON')
  }
  const { text, called } = await textFrom(file, streams, wanted)
  refuseForeignReportText(text, called, command)
  const { planIn } = await import('../request/plan/read')
  const report = reportIn(text)
  if (!report) return { ...planIn(text, called), replayedOptions: {} }
  return { ...planIn(JSON.stringify(report.plan), called), ...optionsAgain(report, called, streams) }
}

const reportIn = (text: string): PlanReportData | undefined => {
  if (!/^\s*\{/u.test(text)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return isPlanReport(data) ? data : undefined
  } catch {
    return undefined
  }
}

/** A single word that ends like a file, or names one, is a file; - is stdin. */
const fileIn = ([word = '', more]: readonly string[]): string | undefined =>
  more === undefined && word !== '' && (word === '-' || isDataFile(word) || isThere(word)) ? word : undefined

/** A file, or a path that leads to a folder: its reader says so. */
const isThere = (name: string): boolean => {
  const found = statSync(name, { throwIfNoEntry: false })
  return found?.isFile() === true || (found?.isDirectory() === true && /[\\/]/u.test(name))
}

interface Asked {
  readonly words: readonly string[]
  readonly options: PlanOptions
  /** The step that --explain shows in full. */
  readonly step?: string
}

/** `--explain step 3 plan.yaml`: words after the step belong to the plan. */
const withExplainedStep = (words: readonly string[], options: PlanOptions): Asked => {
  if (!Array.isArray(options.explain)) return { words, options }
  const given = options.explain.flatMap(word => word.split(/\s+/u)).filter(word => word !== '' && word !== 'step')
  const [step, ...rest] = given
  const { explain: _explain, ...others } = options
  return { words: [...words, ...rest], options: { ...others, explain: true }, ...(step !== undefined && { step }) }
}

/** The flags that set what the plan is played by. */
const flagPatches = ({ edition, reading = [], board = [], cost = [] }: PlanOptions): readonly (Patch | Mistake)[] => [
  ...(edition === undefined ? [] : [{ path: ['edition'], value: Number(edition), called: '--edition' }]),
  ...board.map(boardAdded),
  ...cost.map(costSet),
  ...reading.map(readingSet)
]

/** The arguments for settings that the plan's file does not hold itself. */
const settingWords = (base: PlanSetting, { edition, readings = {}, boards = [] }: PlanSetting): readonly string[] => [
  ...(edition === undefined || edition === base.edition ? [] : ['--edition', String(edition)]),
  ...Object.entries(readings).flatMap(([name, value]) =>
    base.readings?.[name] === value ? [] : ['--reading', `${name}=${value}`]
  ),
  ...boards.slice(base.boards?.length ?? 0).flatMap(board => ['--board', board])
]

interface CommandAgain {
  readonly words: readonly string[]
  readonly setting: readonly string[]
  readonly options: PlanOptions
  readonly step: string | undefined
  readonly solve: string | undefined
}

const commandOf = ({ words, setting, options: { cost = [], method, trials, seed }, step, solve }: CommandAgain): string =>
  commandLine([
    ...['plan', ...words, ...setting],
    ...cost.flatMap(each => ['--cost', each]),
    ...(solve === undefined ? [] : ['--solve', solve]),
    ...(method === undefined ? [] : ['--method', method]),
    ...(trials === undefined ? [] : ['--trials', trials]),
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(step === undefined ? [] : ['--explain', 'step', step])
  ])

/** Warns of steps that can never be played, because a unit they need is certainly gone by then. */
const warnOfIdleSteps = async (
  report: PlanReport,
  made: Plan,
  { places, replay }: Source,
  { stderr }: Streams
): Promise<void> => {
  const idle =
    report.solution || replay !== undefined ? [] : report.steps.filter(({ played, events }) => played === 0 && events.length > 0)
  if (idle.length === 0) return
  const { placed } = await import('../request/plan/units')
  for (const { label, text, events } of idle) {
    const at = made.steps.find(step => step.label === label)?.at
    const why = events.map(({ event }) => event).join(', ')
    if (at) stderr.write(`saga-odds: ${placed(at, t('{text} never happens: {why}', { text, why }), places).message}\n`)
  }
}

/** A plan with everything that it is played by. */
interface ReadPlan {
  /** The file it was read from; undefined for a plan in words. */
  readonly file: string | undefined
  readonly source: Source
  /** What the file itself sets, and the same with flags and configuration over it. */
  readonly base: PlanSetting
  readonly setting: PlanSetting
  readonly book: Rulebook
  readonly interpreted: readonly string[]
}

/** Reads the plan and the rulebook for it. Throws a RequestError with what is wrong in its options, files or words. */
const readPlan = async (
  words: readonly string[],
  options: PlanOptions,
  command: Command,
  streams: Streams
): Promise<ReadPlan> => {
  const [scenario, second] = options.scenario ?? []
  if (second !== undefined) refuse(t('--scenario is given twice: play one plan at a time'), '--scenario')
  const file = scenario ?? fileIn(words)
  const { patches: flags, mistakes } = sorted(flagPatches(options))
  refuseAny(mistakes)
  const read = file === undefined ? undefined : await planFrom(file, command, streams)
  const isReplayed = read?.replay !== undefined
  const withPaths = isReplayed ? withReportBoardPaths : withBoardPaths
  const base = read && file !== undefined ? settingOf(withPaths(read.file, file, command.opts()) as PlanFile) : {}
  const warbands = await namedWarbands(options as NamedWarbandOptions, streams)
  // a replayed report holds its own settings: the configuration does not apply
  const configured = isReplayed ? undefined : options.configured
  const patches = [...warbands.patches, ...configurationPatches(configured, base, flags), ...flags]
  const setting = settingOver(base, patches)
  const bookOf = warbands.withUnitNames(await bookWithBoards(setting.boards ?? [], streams, rulebook, file === '-'))
  const costs = flags.filter(({ path: [key] }) => key === 'costs')
  const book = await withSavedCosts(costsOver(bookOf(setting.edition === 2 ? 2 : 1), costs), streams)
  const interpreted: string[] = []
  const source: Source = read ?? {
    file: parsePlanSentence(words, book, text => interpreted.push(text), typedOptions(command)),
    replayedOptions: {}
  }
  return { file, source, base, setting, book, interpreted }
}

/** The command `plan`: a file or words become a plan, which is checked, then played exactly, sampled or solved for a goal. */
export const plan = async ({ words: given, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words: given, command })
  const { words, options, step } = withExplainedStep(given, command.opts())
  refuseAny([
    ...outputMistakes(options as OutputOptions),
    ...(options.check ? checkFormatMistakes(options as OutputOptions) : []),
    ...planOptionMistakes(options)
  ])
  if (options.schema) {
    const { planSchema } = await import('../request/plan/schema')
    return deliver(jsonText(planSchema()), options as OutputOptions, streams)
  }
  const { file, source, base, setting, book, interpreted } = await readPlan(words, options, command, streams)
  const settings = { ...source.replayedOptions, ...options } as PlanOptions
  const wanted = step ?? (Array.isArray(source.replayedOptions.explain) ? source.replayedOptions.explain[1] : undefined)
  const { plan: parsedPlan, faults } = await planRequest({ ...source, file: { ...source.file, ...setting } }, book)
  if (settings.check) return reportCheck(parsedPlan, faults, file ?? t('the plan'), options as OutputOptions, streams)
  refuseAny(faults)
  const solve = goalOf(
    settings.goal ?? settings.solve ?? (file === undefined ? goalAsked(source.file, settings.method) : undefined),
    parsedPlan,
    options.configured?.tournament,
    settings.goal === undefined ? '--solve' : '--goal'
  )
  const { inWords } = await import('../turn/plan/headline')
  const replayCommand = commandOf({
    // as it was understood, so that a misreading is seen
    words:
      file === undefined
        ? (inEnglish(() => inWords(parsedPlan, book))?.split(' ') ?? words)
        : fileIn([file])
          ? [file]
          : ['--scenario', file],
    setting: settingWords(base, setting),
    options,
    step,
    solve
  })
  const report = (await loadAnswer('plan'))(
    {
      plan: parsedPlan,
      method: settings.method === 'monte-carlo' ? 'monte-carlo' : 'exact',
      ...(settings.trials !== undefined && { trials: Number(settings.trials) }),
      ...(settings.seed !== undefined && { seed: settings.seed }),
      ...(solve !== undefined && { solve }),
      ...(wanted !== undefined && { explain: wanted }),
      command: source.replay ?? replayCommand
    },
    book
  )
  await warnOfIdleSteps(report, parsedPlan, source, streams)
  const look = { ...options, interpreted, ...(options.explain !== undefined && { explain: true as const }) }
  await answer(report, look as OutputOptions, streams)
}
