import type { Command } from 'commander'
import { answering } from '../answers/kinds'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import type { Plan, PlanFile } from '../model/plan'
import { type PlanReport, SCHEMA } from '../model/report'
import { commandLine } from '../model/shell'
import { costsOver } from '../request/costs'
import type { Written } from '../request/plan/read'
import { parsePlanSentence } from '../request/plan/sentence'
import { boardAdded, costSet, type Patch, readingSet, sorted } from '../request/set'
import { rulebook } from '../rules/rulebook'
import { boardsFromHere, boardsOfReport, bookWith } from './boards'
import { configured } from './config/patches'
import { AnswerIsNo } from './exit-code'
import { inEnglish } from './language'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import { goalAsked, over, type PlanSetting, planOptionMistakes, planRequest, settingOf } from './plan-request'
import { refuseOtherTexts, warnOfOtherRules } from './replay-report'
import { withSavedCosts } from './saved-costs'
import type { Streams } from './streams'
import { namedWarbands, type WarbandOptions } from './unit-names'
import { typedOptions, unknownOptions } from './unknown-options'

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

/** Where a plan comes from: a file, or the report of a plan, which is played again. */
interface Source extends Written {
  /** Asked for by the report that is played again. */
  readonly before: Partial<PlanOptions>
  readonly replay?: string
}

interface Report {
  readonly plan: PlanFile
  readonly method?: { readonly name?: string; readonly trials?: number; readonly seed?: string }
  readonly solution?: { readonly goal?: string }
  readonly explained?: { readonly step?: string }
  readonly rules?: string
  readonly replay?: string
}

const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'schema' in data && data.schema === SCHEMA && 'plan' in data

/** A report of a plan is played again to the same bytes. */
const again = (report: Report, name: string, streams: Streams): Pick<Source, 'before' | 'replay'> => {
  const { method = {}, solution, explained, rules, replay } = report
  warnOfOtherRules(name, rules, streams)
  const isThrown = method.name === 'monte-carlo'
  return {
    before: {
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
  refuseOtherTexts(text, called, command)
  const { planIn } = await import('../request/plan/read')
  const report = reportIn(text)
  if (!report) return { ...planIn(text, called), before: {} }
  return { ...planIn(JSON.stringify(report.plan), called), ...again(report, called, streams) }
}

const reportIn = (text: string): Report | undefined => {
  if (!/^\s*\{/u.test(text)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return isReport(data) ? data : undefined
  } catch {
    return undefined
  }
}

interface PlanCall {
  readonly words: readonly string[]
  readonly command: Command
}

/** One word that looks like a file is one. */
const fileIn = (words: readonly string[]): string | undefined =>
  words.length === 1 && /\.(?:ya?ml|json)$/iu.test(words[0] ?? '') ? words[0] : undefined

interface Asked {
  readonly words: readonly string[]
  readonly options: PlanOptions
  /** The step to be explained. */
  readonly step?: string
}

/** `--explain step 3 plan.yaml`: what is no step is a word of the plan. */
const explaining = (words: readonly string[], options: PlanOptions): Asked => {
  if (!Array.isArray(options.explain)) return { words, options }
  const given = options.explain.flatMap(word => word.split(/\s+/u)).filter(word => word !== '' && word !== 'step')
  const [step, ...rest] = given
  const { explain: _explain, ...others } = options
  return { words: [...words, ...rest], options: { ...others, explain: true }, ...(step !== undefined && { step }) }
}

/** What the flags say of the plan. */
const flagged = ({ edition, reading = [], board = [], cost = [] }: PlanOptions): readonly (Patch | Mistake)[] => [
  ...(edition === undefined ? [] : [{ path: ['edition'], value: Number(edition), called: '--edition' }]),
  ...board.map(boardAdded),
  ...cost.map(costSet),
  ...reading.map(readingSet)
]

/** The arguments for what the file does not say itself. */
const settingWords = (base: PlanSetting, { edition, readings = {}, boards = [] }: PlanSetting): readonly string[] => [
  ...(edition === undefined || edition === base.edition ? [] : ['--edition', String(edition)]),
  ...Object.entries(readings).flatMap(([name, value]) =>
    base.readings?.[name] === value ? [] : ['--reading', `${name}=${value}`]
  ),
  ...boards.slice(base.boards?.length ?? 0).flatMap(board => ['--board', board])
]

interface Again {
  readonly words: readonly string[]
  readonly setting: readonly string[]
  readonly options: PlanOptions
  readonly step: string | undefined
  readonly solve: string | undefined
}

const commandOf = ({ words, setting, options: { cost = [], method, trials, seed }, step, solve }: Again): string =>
  commandLine([
    ...['plan', ...words, ...setting],
    ...cost.flatMap(each => ['--cost', each]),
    ...(solve === undefined ? [] : ['--solve', solve]),
    ...(method === undefined ? [] : ['--method', method]),
    ...(trials === undefined ? [] : ['--trials', trials]),
    ...(seed === undefined ? [] : ['--seed', seed]),
    ...(step === undefined ? [] : ['--explain', 'step', step])
  ])

/** A step that can never be done is reported by its place: what it needs is certainly gone by then. */
const tellIdle = async (report: PlanReport, made: Plan, { places, replay }: Source, { stderr }: Streams): Promise<void> => {
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

/** `--check`: nothing is played. */
const checked = async (
  plan: Plan,
  faults: readonly Mistake[],
  name: string,
  options: PlanOptions,
  streams: Streams
): Promise<void> => {
  if (faults.length > 0) throw new AnswerIsNo(faults.map(({ message }) => message))
  await deliver(
    t('{name}: legal and possible, {steps} {steps|step|steps} and {units} units\n', {
      name,
      steps: plan.steps.length,
      units: plan.units.length
    }),
    options as OutputOptions,
    streams
  )
}

/** What `plan` does: a file or words become a plan, which is checked, played, thrown or solved. */
export const plan = async ({ words: given, command }: PlanCall, streams: Streams): Promise<void> => {
  refuseAny(unknownOptions(given, command))
  const { words, options, step } = explaining(given, command.opts())
  refuseAny([...outputMistakes(options as OutputOptions), ...planOptionMistakes(options)])
  if (options.schema) {
    const { planSchema } = await import('../request/plan/schema')
    return deliver(`${JSON.stringify(planSchema(), null, 2)}\n`, options as OutputOptions, streams)
  }
  const [scenario, second] = options.scenario ?? []
  if (second !== undefined) refuse(t('--scenario is given twice: play one plan at a time'), '--scenario')
  const file = scenario ?? fileIn(words)
  const { patches: flags, mistakes } = sorted(flagged(options))
  refuseAny(mistakes)
  const read = file === undefined ? undefined : await planFrom(file, command, streams)
  const named = read?.replay === undefined ? boardsFromHere : boardsOfReport
  const base = read && file !== undefined ? settingOf(named(read.file, file, command.opts()) as PlanFile) : {}
  // a report has said itself what it was played by
  const warbands = await namedWarbands(options as WarbandOptions, streams)
  const written = read?.replay === undefined ? options.configured : undefined
  const patches = [...warbands.patches, ...configured(written, base, flags), ...flags]
  const setting = over(base, patches)
  const bookOf = warbands.over(await bookWith(setting.boards ?? [], streams, rulebook, file === '-'))
  const costs = flags.filter(({ path: [key] }) => key === 'costs')
  const book = await withSavedCosts(costsOver(bookOf(setting.edition === 2 ? 2 : 1), costs), streams)
  const interpreted: string[] = []
  const source: Source = read ?? {
    file: parsePlanSentence(words, book, text => interpreted.push(text), typedOptions(command)),
    before: {}
  }
  const asked = { ...source.before, ...options } as PlanOptions
  const wanted = step ?? (Array.isArray(source.before.explain) ? source.before.explain[1] : undefined)
  const { made, faults } = await planRequest({ ...source, file: { ...source.file, ...setting } }, book)
  if (asked.check) return checked(made, faults, file ?? t('the plan'), options, streams)
  refuseAny(faults)
  const solve = goalAsked(
    asked.goal ?? asked.solve,
    made,
    options.configured?.tournament,
    asked.goal === undefined ? '--solve' : '--goal'
  )
  const { inWords } = await import('../turn/plan/headline')
  const again = commandOf({
    // as it was understood, so that a misreading is seen
    words:
      file === undefined
        ? (inEnglish(() => inWords(made, book))?.split(' ') ?? words)
        : fileIn([file])
          ? [file]
          : ['--scenario', file],
    setting: settingWords(base, setting),
    options,
    step,
    solve
  })
  const report = (await answering('plan'))(
    {
      plan: made,
      method: asked.method === 'monte-carlo' ? 'monte-carlo' : 'exact',
      ...(asked.trials !== undefined && { trials: Number(asked.trials) }),
      ...(asked.seed !== undefined && { seed: asked.seed }),
      ...(solve !== undefined && { solve }),
      ...(wanted !== undefined && { explain: wanted }),
      command: source.replay ?? again
    },
    book
  )
  await tellIdle(report, made, source, streams)
  const look = { ...options, interpreted, ...(options.explain !== undefined && { explain: true as const }) }
  await answer(report, look as OutputOptions, streams)
}
