import { wilson } from '../../chance/interval'
import { streamOf } from '../../chance/stream'
import { RequestError } from '../../model/errors'
import { type Plan, type PlanRequest, POINTS } from '../../model/plan'
import type { PlanReport } from '../../model/plan-report'
import { grouped } from '../../model/quoted'
import { SCHEMA } from '../../model/report'
import type { Scenario } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { expectations } from './expect'
import { explained } from './explained'
import { fieldOf } from './field'
import { goalFigures, pointFigures, stepsFigures, tables, unitFigures } from './figures'
import { MOST_STATES, TooManyStates } from './groups'
import { notesOf } from './notes'
import { type Outcome, outcomeOf } from './outcome'
import { playedWhole, undecided } from './played'
import { sampledOutcome } from './sampled'
import { solved } from './solve'
import { treeOf } from './tree'
import { forceIn, type World, worldOf } from './world'

/** A plan answered: played exactly, thrown, or solved. */

export const DEFAULT_TRIALS = 20_000
const DEFAULT_SEED = 'saga'

const headlineOf = ({ title, units, steps }: Plan): string =>
  title === ''
    ? steps.map(({ text }) => text).join(', then ')
    : `${title}: ${units.length} units, ${steps.length === 1 ? '1 step' : `${steps.length} steps`}`

const tooMany = ({ fields, states }: TooManyStates, { forces }: World): RequestError => {
  const names = forces.flatMap(({ unit }, place) => (fields.includes(fieldOf(place, 'models')) ? [unit.name] : []))
  return new RequestError([
    {
      message: `this plan comes to ${grouped(states)} joint states or more of ${names.join(', ')}, and at most ${grouped(MOST_STATES)} are worked out exactly: throw it with --method monte-carlo --trials 20000 --seed york`
    }
  ])
}

const exact = <T>(world: World, play: () => T): T => {
  try {
    return play()
  } catch (error) {
    throw error instanceof TooManyStates ? tooMany(error, world) : error
  }
}

const goalOf = (plan: Plan, name: string) => {
  if (name === POINTS) return POINTS
  const goal = plan.goals.find(each => each.name === name)
  if (goal) return goal.condition
  const names = [...plan.goals.map(each => each.name), POINTS]
  throw new RequestError([
    { message: `--solve: there is no goal "${name}": there are ${names.map(each => `"${each}"`).join(', ')}`, at: '--solve' }
  ])
}

interface Answered {
  readonly world: World
  readonly outcome: Outcome
  readonly method: PlanReport['method']
  readonly more: Pick<PlanReport, 'solution'>
}

const answered = (
  { plan, method, trials = DEFAULT_TRIALS, seed = DEFAULT_SEED, solve }: PlanRequest,
  book: Rulebook
): Answered => {
  if (method === 'monte-carlo') {
    const world = worldOf(plan, book, false)
    const outcome = sampledOutcome(world, trials, streamOf(seed, JSON.stringify(plan.file)))
    return { world, outcome, method: { name: 'monte-carlo', trials, seed }, more: {} }
  }
  const world = worldOf(plan, book, solve !== undefined)
  return exact(world, () => {
    if (solve === undefined)
      return {
        world,
        outcome: outcomeOf(
          world,
          playedWhole(world, () => undecided(world))
        ),
        method: { name: 'exact' },
        more: {}
      }
    const solution = solved(world, solve, goalOf(plan, solve))
    return { world, outcome: outcomeOf(world, solution.played), method: { name: 'exact' }, more: { solution: solution.report } }
  })
}

/** Wilson's intervals of every chance that was thrown. */
const intervalsOf = (
  report: Pick<PlanReport, 'goals' | 'units' | 'steps'>,
  trials: number
): NonNullable<PlanReport['intervals']> =>
  Object.fromEntries([
    ...report.goals.map(({ goal, chance }) => [`goals.${goal}`, wilson(chance, trials)] as const),
    ...report.units.map(({ unit, gone }) => [`units.${unit}.gone`, wilson(gone, trials)] as const),
    ...report.steps.map(({ label, played: chance }) => [`steps.${label}.played`, wilson(chance, trials)] as const)
  ])

/** `replay`: a single fight as the command that asks for it. Throws a RequestError where the plan is too large or has no such goal or step. */
export const plan = (request: PlanRequest, book: Rulebook, replay: (scenario: Scenario) => string): PlanReport => {
  const { world, outcome, method, more } = answered(request, book)
  const figures = {
    steps: stepsFigures(world, outcome),
    units: unitFigures(world, outcome),
    goals: goalFigures(world, outcome),
    points: pointFigures(world, outcome),
    trees: outcome.courses.map(courses => treeOf(courses, world)).filter(tree => tree.length > 0)
  }
  const { plan: asked } = request
  return {
    schema: SCHEMA,
    kind: 'plan',
    headline: headlineOf(asked),
    edition: asked.edition,
    plan: asked.file,
    rules: book.version,
    method,
    ...figures,
    joint: tables(world, outcome),
    expect: expectations(figures),
    states: outcome.growth.map(({ states, units }, i) => ({
      step: asked.steps[i]?.label ?? '',
      states,
      units: units.map(unit => forceIn(world, unit).unit.name)
    })),
    ...more,
    ...(request.explain !== undefined && { explained: explained(world, outcome.tallies, request.explain, replay) }),
    ...(method.name === 'monte-carlo' && { intervals: intervalsOf(figures, method.trials) }),
    notes: notesOf(world, request, figures.steps),
    replay: request.command
  }
}
