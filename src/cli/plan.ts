import type { Command } from 'commander'
import { answers } from '../answers'
import { type Mistake, RequestError } from '../model/errors'
import { noneOf, notA } from '../model/mistakes'
import type { Plan } from '../model/plan'
import type { PlanFile } from '../model/plan-file'
import { SCHEMA } from '../model/report'
import type { Written } from '../request/plan/read'
import { planSaid } from '../request/plan/sentence'
import { quotedForShell } from '../request/replay'
import { RULES_VERSION, rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { planFaults } from '../turn/plan/check'
import { AnswerIsNo } from './answer-is-no'
import { boardsFromHere, bookWith } from './boards'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** What `plan` does: a file or words become a plan, which is checked, played, thrown or solved. */

export interface PlanCall {
  readonly words: readonly string[]
  readonly command: Command
}

interface Options extends Omit<OutputOptions, 'explain'> {
  readonly solve?: string | true
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

const refuse = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new RequestError(mistakes)
}

/** One word that looks like a file is one. */
const fileIn = (words: readonly string[]): string | undefined =>
  words.length === 1 && /\.(?:ya?ml|json)$/iu.test(words[0] ?? '') ? words[0] : undefined

interface Asked {
  readonly words: readonly string[]
  readonly options: Options
  /** The step to be explained. */
  readonly step?: string
}

/** `--explain step 3 plan.yaml`: what is no step is a word of the plan. */
const explaining = (words: readonly string[], options: Options): Asked => {
  if (!Array.isArray(options.explain)) return { words, options }
  const given = options.explain.flatMap(word => word.split(/\s+/u)).filter(word => word !== '' && word !== 'step')
  const [step, ...rest] = given
  const { explain: _explain, ...others } = options
  return { words: [...words, ...rest], options: { ...others, explain: true }, ...(step !== undefined && { step }) }
}

const MOST_TRIALS = 10_000_000

const howMistakes = ({ method, trials, solve, edition }: Options): readonly Mistake[] => [
  ...(method === undefined || method === 'exact' || method === 'monte-carlo'
    ? []
    : [noneOf('--method', method, ['exact', 'monte-carlo'], '--method')]),
  ...(trials === undefined || (/^\d{1,8}$/u.test(trials) && Number(trials) >= 1 && Number(trials) <= MOST_TRIALS)
    ? []
    : [notA('--trials', trials, 'a whole number from 1 to 10 000 000', '--trials')]),
  ...(trials !== undefined && method !== 'monte-carlo'
    ? [{ message: '--trials is for thrown turns: add --method monte-carlo', at: '--trials' }]
    : []),
  ...(solve !== undefined && method === 'monte-carlo'
    ? [{ message: '--solve is worked out exactly: leave --method monte-carlo out', at: '--solve' }]
    : []),
  ...(edition === undefined || edition === '1' || edition === '2' ? [] : [noneOf('--edition', edition, ['1', '2'], '--edition')])
]

interface Source extends Written {
  /** Asked for by the report that is played again. */
  readonly before: Partial<Options>
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
const again = (report: Report, name: string, { stderr }: Streams): Pick<Source, 'before' | 'replay'> => {
  const { method = {}, solution, explained, rules, replay } = report
  if (rules !== RULES_VERSION)
    stderr.write(
      `saga-odds: ${name} was made by rules ${rules ?? 'unknown'}, these are ${RULES_VERSION}: its figures may differ\n`
    )
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

const fromFile = async (file: string, streams: Streams): Promise<Source> => {
  const { textFrom } = await import('./source')
  const wanted = {
    bytes: 1_000_000,
    tooLarge: 'more than 1 MB is no plan',
    empty: 'it is empty, and a plan in YAML or JSON was expected'
  }
  const { text, called } = await textFrom(file, streams, wanted)
  const { planIn } = await import('../request/plan/late')
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

/** Boards, costs and readings of the command line lie over those of the file. */
const laidOver = (file: PlanFile, { reading = [], board = [] }: Options, name: string | undefined): PlanFile => {
  const readings = { ...file.readings, ...Object.fromEntries(reading.map(text => text.split(/=(.*)/su).slice(0, 2))) }
  const from = name === undefined ? file : (boardsFromHere(file, name) as PlanFile)
  const boards = [...(from.boards ?? []), ...board]
  return {
    ...file,
    ...(Object.keys(readings).length > 0 && { readings }),
    ...(boards.length > 0 && { boards })
  }
}

const firstGoal = ({ goals }: Plan): string => goals[0]?.name ?? 'points'

const commandOf = (
  words: readonly string[],
  file: string | undefined,
  options: Options,
  step: string | undefined,
  solve: string | undefined
): string =>
  [
    'saga-odds',
    'plan',
    ...(file === undefined ? words : [file]),
    ...(options.edition === undefined ? [] : ['--edition', options.edition]),
    ...(options.reading ?? []).flatMap(each => ['--reading', each]),
    ...(options.board ?? []).flatMap(each => ['--board', each]),
    ...(solve === undefined ? [] : ['--solve', solve]),
    ...(options.method === undefined ? [] : ['--method', options.method]),
    ...(options.trials === undefined ? [] : ['--trials', options.trials]),
    ...(options.seed === undefined ? [] : ['--seed', options.seed]),
    ...(step === undefined ? [] : ['--explain', 'step', step])
  ]
    .map(quotedForShell)
    .join(' ')

const faultsOf = async (plan: Plan, { places }: Written, book: Rulebook): Promise<readonly Mistake[]> => {
  const found = planFaults(plan, book)
  if (found.length === 0) return []
  const { placed } = await import('../request/plan/late')
  return found.map(({ path, message }) => placed(path, message, places))
}

const said = (words: readonly string[], { edition }: Options): Source => ({
  file: planSaid(words, rulebook(edition === '2' ? 2 : 1)),
  before: {}
})

/** `--check`: nothing is played. */
const checked = async (
  plan: Plan,
  faults: readonly Mistake[],
  name: string,
  options: Options,
  streams: Streams
): Promise<void> => {
  if (faults.length > 0) throw new AnswerIsNo(faults.map(({ message }) => message))
  const steps = `${plan.steps.length} ${plan.steps.length === 1 ? 'step' : 'steps'}`
  await deliver(
    `${name}: nothing is illegal or impossible in its ${steps} and ${plan.units.length} units\n`,
    options as OutputOptions,
    streams
  )
}

export const plan = async ({ words: given, command }: PlanCall, streams: Streams): Promise<void> => {
  refuse(unknownOptions(given, command))
  const { words, options, step } = explaining(given, command.opts())
  refuse([...outputMistakes(options as OutputOptions), ...howMistakes(options)])
  if (options.schema) {
    const { planSchema } = await import('../request/plan/late')
    return deliver(`${JSON.stringify(planSchema(), null, 2)}\n`, options as OutputOptions, streams)
  }
  const [scenario, second] = options.scenario ?? []
  if (second !== undefined) refuse([{ message: '--scenario is given twice: one plan is played at a time', at: '--scenario' }])
  const file = scenario ?? fileIn(words)
  const source = file === undefined ? said(words, options) : await fromFile(file, streams)
  const asked = { ...source.before, ...options } as Options
  const wanted = step ?? (Array.isArray(source.before.explain) ? source.before.explain[1] : undefined)
  const whole = laidOver(source.file, options, file)
  const bookOf = await bookWith(whole.boards ?? [], streams, rulebook)
  const book = bookOf(whole.edition === 2 ? 2 : 1)
  const { planOf } = await import('../request/plan/late')
  const made = planOf({ ...source, file: whole }, book)
  const faults = await faultsOf(made, source, book)
  if (asked.check) return checked(made, faults, file ?? 'the plan', options, streams)
  refuse(faults)
  const solve = asked.solve === true ? firstGoal(made) : asked.solve
  const report = answers.plan(
    {
      plan: made,
      method: asked.method === 'monte-carlo' ? 'monte-carlo' : 'exact',
      ...(asked.trials !== undefined && { trials: Number(asked.trials) }),
      ...(asked.seed !== undefined && { seed: asked.seed }),
      ...(solve !== undefined && { solve }),
      ...(wanted !== undefined && { explain: wanted }),
      command: source.replay ?? commandOf(words, file, options, step, solve)
    },
    book
  )
  await answer(report, { ...options, ...(options.explain !== undefined && { explain: true as const }) } as OutputOptions, streams)
}
