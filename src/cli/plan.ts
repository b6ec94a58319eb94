import type { Command } from 'commander'
import { answers } from '../answers'
import { type Mistake, RequestError } from '../model/errors'
import { noneOf, notA } from '../model/mistakes'
import type { Plan } from '../model/plan'
import type { PlanFile } from '../model/plan-file'
import type { PlanReport } from '../model/report'
import type { Written } from '../request/plan/read'
import { planSaid } from '../request/plan/sentence'
import { quotedForShell } from '../request/replay'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { planFaults } from '../turn/plan/check'
import { AnswerIsNo } from './answer-is-no'
import { boardsFromHere, bookWith } from './boards'
import { answer, deliver, type OutputOptions, outputMistakes } from './output'
import { type PlanOptions, planFrom, type Source } from './plan-source'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** What `plan` does: a file or words become a plan, which is checked, played, thrown or solved. */

export interface PlanCall {
  readonly words: readonly string[]
  readonly command: Command
}

const refuse = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new RequestError(mistakes)
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

const MOST_TRIALS = 10_000_000

const howMistakes = ({ method, trials, solve, edition }: PlanOptions): readonly Mistake[] => [
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

/** Boards, costs and readings of the command line lie over those of the file. */
const laidOver = (file: PlanFile, { reading = [], board = [] }: PlanOptions, name: string | undefined): PlanFile => {
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
  options: PlanOptions,
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

/** Line and column at the end of "plan.yaml:7:5". */
const placeOf = ({ at = '' }: Mistake): number => {
  const [, line = '0', column = '0'] = /:(\d+):(\d+)$/u.exec(at) ?? []
  return Number(line) * 1000 + Number(column)
}

const byPlace = (one: Mistake, other: Mistake): number => placeOf(one) - placeOf(other)

/** The plan, and everything that is wrong with it or impossible in it. */
const drafted = async (
  written: Written,
  book: Rulebook
): Promise<{ readonly made: Plan; readonly faults: readonly Mistake[] }> => {
  const { placed, planDrafted } = await import('../request/plan/late')
  const { plan: made, mistakes, isSound } = planDrafted(written, book)
  const faults = planFaults(made, book, path => isSound(path.slice(0, 2))).filter(({ path }) => isSound(path.slice(0, 2)))
  const all = [...mistakes, ...faults.map(({ path, message }) => placed(path, message, written.places))]
  return { made, faults: all.toSorted(byPlace) }
}

const said = (words: readonly string[], { edition }: PlanOptions): Source => ({
  file: planSaid(words, rulebook(edition === '2' ? 2 : 1)),
  before: {}
})

/** A step that can never be done is told by its place: what it needs is certainly gone by then. */
const tellIdle = async (report: PlanReport, made: Plan, { places, replay }: Source, { stderr }: Streams): Promise<void> => {
  const idle =
    report.solution || replay !== undefined ? [] : report.steps.filter(({ played, events }) => played === 0 && events.length > 0)
  if (idle.length === 0) return
  const { placed } = await import('../request/plan/late')
  for (const { label, text, events } of idle) {
    const at = made.steps.find(step => step.label === label)?.at
    const why = events.map(({ event }) => event).join(', ')
    if (at) stderr.write(`saga-odds: ${placed(at, `${text} is never done: ${why}`, places).message}\n`)
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
  const source = file === undefined ? said(words, options) : await planFrom(file, streams)
  const asked = { ...source.before, ...options } as PlanOptions
  const wanted = step ?? (Array.isArray(source.before.explain) ? source.before.explain[1] : undefined)
  const whole = laidOver(source.file, options, file)
  const bookOf = await bookWith(whole.boards ?? [], streams, rulebook)
  const book = bookOf(whole.edition === 2 ? 2 : 1)
  const { made, faults } = await drafted({ ...source, file: whole }, book)
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
  await tellIdle(report, made, source, streams)
  await answer(report, { ...options, ...(options.explain !== undefined && { explain: true as const }) } as OutputOptions, streams)
}
