import { countedAs, withCautions } from '../../battle/cautions'
import { described } from '../../battle/headline'
import { odds } from '../../battle/odds'
import { firstUnit } from '../../battle/prepare'
import { unitOf } from '../../battle/unit'
import { wilson } from '../../chance/interval'
import { streamOf } from '../../chance/sampled'
import { conditionText } from '../../model/condition'
import { RequestError } from '../../model/errors'
import type { FightReport } from '../../model/fight-report'
import { mean, percent, points as signed, thousands } from '../../model/figures'
import { saidUnit, t } from '../../model/language'
import { noGoal } from '../../model/mistakes'
import { goalsKnown, type Plan, type PlanAim, type PlanRequest, type PlanStep, POINTS } from '../../model/plan'
import type {
  PlanBranch,
  PlanExplained,
  PlanReport,
  PlanSpread,
  PlanStepReport,
  PlanTable,
  PlanUnitReport
} from '../../model/plan-report'
import { SCHEMA } from '../../model/report'
import type { Scenario, SideRequest } from '../../model/scenario'
import type { Tournament } from '../../model/tournament'
import { readingsInForce } from '../../rules/readings-in-force'
import type { Rulebook } from '../../rules/types'
import { caseNotes, casesOfPlan, mixtureOf } from './cases'
import { eventText, IDLE, isEvent } from './events'
import { at, fieldOf, PARTS } from './field'
import type { FightOdds } from './fight-odds'
import { MOST_STATES, OTHERWISE, TooManyStates } from './groups'
import { headlineOf } from './headline'
import { kitsOf, notesOf } from './notes'
import { type Outcome, outcomeOf } from './outcome'
import { allSteps, forceIn, type PlanModel, planModel, stageAt } from './plan-model'
import { playedWhole, undecided } from './played'
import { sampledOutcome } from './sampled'
import { solved } from './solve'
import type { StepTally, Tallies } from './tally'

/** The numbers of an outcome as the report tells them. */

const spreadOf = (chances: ReadonlyMap<number, number>): PlanSpread => {
  const most = Math.max(0, ...chances.keys())
  const p = Array.from({ length: most + 1 }, (_, value) => chances.get(value) ?? 0)
  return { mean: p.reduce((sum, chance, value) => sum + value * chance, 0), p }
}

const unitFigures = (world: PlanModel, { models, fatigue }: Outcome): readonly PlanUnitReport[] =>
  world.forces.map(({ unit, lives, limit }, place) => {
    const left = spreadOf(models[place] ?? new Map())
    const tired = spreadOf(fatigue[place] ?? new Map())
    return {
      unit: unit.name,
      warband: world.plan.warbands[unit.warband].name,
      text: described(unitOf(unit.request, world.book, 'melee'), world.book),
      start: lives,
      models: left,
      fatigue: tired,
      fatigueLimit: limit,
      gone: left.p[0] ?? 0,
      exhausted: tired.p.slice(limit).reduce((sum, chance) => sum + chance, 0)
    }
  })

const lossesOf = (world: PlanModel, { lost }: StepTally): PlanStepReport['losses'] =>
  [...lost].map(([unit, counts]) => {
    const all = Array.from(counts, count => count ?? 0)
    const fought = all.reduce((sum, weight) => sum + weight, 0)
    const p = all.map(weight => weight / fought)
    return { unit: forceIn(world, unit).unit.name, mean: p.reduce((sum, chance, count) => sum + chance * count, 0), p }
  })

const stepFigures = (world: PlanModel, step: PlanStep, tally: StepTally | undefined): PlanStepReport => {
  const events = [...(tally?.events ?? [])].sort(([, one], [, other]) => other - one)
  const played = events.reduce((sum, [event, chance]) => (IDLE.has(event) ? sum : sum + chance), 0)
  const { attacker = 0, tie = 0, defender = 0 } = tally?.winner ?? {}
  const isMelee = attacker + tie + defender > 0
  return {
    label: step.label,
    text: step.text,
    played: Math.min(1, played),
    events: events.map(([event, chance]) => ({ event: eventText(event), chance: Math.min(1, chance) })),
    losses: tally ? lossesOf(world, tally) : [],
    ...(isMelee &&
      tally && { result: { attackerWins: attacker, tie, defenderWins: defender }, disengages: { ...tally.disengages } }),
    ...(tally && tally.stoppable > 0 && { stoppable: Math.min(1, tally.stoppable) }),
    ...(tally &&
      tally.faults.size > 0 && { unusable: [...tally.faults].map(([what, chance]) => ({ what, chance: Math.min(1, chance) })) })
  }
}

const stepsFigures = (world: PlanModel, { tallies }: Outcome): readonly PlanStepReport[] =>
  allSteps(world.plan.steps)
    .filter(step => step.is === 'act')
    .map(step => stepFigures(world, step, tallies.get(step)))

const pointFigures = (world: PlanModel, { models, points }: Outcome): PlanReport['points'] => {
  const mean = (warband: number) =>
    world.forces.reduce((sum, { unit, worth }, place) => {
      if (unit.warband !== warband) return sum
      return [...(models[place] ?? [])].reduce((total, [left, chance]) => total + chance * worth(left), sum)
    }, 0)
  const p = [...points].sort(([one], [other]) => one - other).map(([value, chance]) => ({ points: value, chance }))
  const { turn } = world.plan
  const [killed, lost] = [mean(1 - turn), mean(turn)]
  const swing = killed - lost
  const square = p.reduce((sum, each) => sum + each.points ** 2 * each.chance, 0)
  return { killed, lost, swing, sd: Math.sqrt(Math.max(0, square - swing * swing)), p }
}

/** "fyrd.models" */
const fieldName = (field: number, world: PlanModel): string => {
  const each = fieldOf(1, 'models')
  const noted = stageAt(world, field)
  if (noted) return `${forceIn(world, noted.unit).unit.name}.${noted.stage}`
  return `${forceIn(world, Math.floor(field / each)).unit.name}.${PARTS[field % each] ?? ''}`
}

const tables = (world: PlanModel, { joint }: Outcome): readonly PlanTable[] =>
  joint.map(({ fields, entries }) => ({
    of: fields.map(field => fieldName(field, world)),
    rows: entries
      .map(({ values, weight }) => ({ values: fields.map(field => at(values, field)), chance: weight }))
      .sort((one, other) => compared(one.values, other.values))
  }))

const compared = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((value, i) => value !== other[i])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

const goalFigures = (world: PlanModel, { goals }: Outcome): PlanReport['goals'] =>
  world.plan.goals.map(({ name, condition }, i) => ({
    goal: name,
    condition: conditionText(condition),
    chance: Math.max(0, Math.min(1, goals[i] ?? 0))
  }))

/** Why a step comes out as it does: the states it is come to from, and the likeliest of them with each number and its rule. */

const MOST_SHOWN = 8

const sideText = (side: SideRequest, { book }: FightOdds): string => {
  const units = 'together' in side ? side.together : [firstUnit(side)]
  return units
    .map(({ unit, faction, weapon, mounted, models, wounds, fatigue }) => {
      const bare = {
        unit,
        ...(faction && { faction }),
        ...(weapon && { weapon }),
        ...(mounted && { mounted }),
        ...(models && { models }),
        ...(wounds && { wounds }),
        ...(fatigue && { fatigue })
      }
      return described(unitOf(bare, book, 'melee'), book)
    })
    .join(t(' and '))
}

const text = (bout: FightOdds): string =>
  t('{own} against {enemy}', { own: sideText(bout.scenario.attacker, bout), enemy: sideText(bout.scenario.defender, bout) })

/** `replay`: the command that asks for the single fight. */
const explained = (world: PlanModel, tallies: Tallies, label: string, replay: (scenario: Scenario) => string): PlanExplained => {
  const steps = allSteps(world.plan.steps)
  const step = steps.find(each => each.label === label && each.is === 'act')
  const fights = [...((step && tallies.get(step)?.fights) ?? [])].sort(([, one], [, other]) => other - one)
  const [likeliest] = fights
  if (!likeliest) {
    const fought = steps.filter(each => (tallies.get(each)?.fights.size ?? 0) > 0).map(each => each.label)
    const cure =
      fought.length > 0 ? t('there is one at {steps}', { steps: fought.join(', ') }) : t('no step of this plan leads to one')
    throw new RequestError([
      { message: t('--explain {label}: there is no fight at that step: {cure}', { label, cure }), at: '--explain' }
    ])
  }
  const [bout] = likeliest
  const shown = fights.slice(0, MOST_SHOWN)
  const fight: FightReport = { ...odds(bout.scenario, bout.book), replay: replay(bout.scenario) }
  return {
    step: label,
    entered: shown.map(([each, chance]) => ({ text: text(each), chance })),
    others: fights.length - shown.length,
    fight
  }
}

/** What happened, as a tree: each course is a list of steps with their events. */

/** "wins"; of a choice what was chosen. */
const shown = (event: string): string => {
  if (event.startsWith('=')) return event.slice(1)
  return isEvent(event) ? eventText(event) : event
}

interface Growing {
  readonly step: string
  readonly text: string
  readonly event: string
  chance: number
  readonly then: Map<string, Growing>
}

const stepIn = (part: string): { readonly label: string; readonly event: string } => {
  const colon = part.indexOf(':')
  return { label: part.slice(part.indexOf(' ') + 1, colon), event: part.slice(colon + 1) }
}

const cut = (branches: Iterable<Growing>): readonly PlanBranch[] =>
  [...branches]
    .sort((one, other) => other.chance - one.chance)
    .map(({ step, text, event, chance, then }) => ({ step, text, event, chance, then: cut(then.values()) }))

export const treeOf = (courses: ReadonlyMap<string, number>, { plan }: PlanModel): readonly PlanBranch[] => {
  const texts = new Map(allSteps(plan.steps).map(({ label, text }) => [label, text]))
  const roots = new Map<string, Growing>()
  for (const [course, chance] of courses) {
    if (course === '') continue
    let branches = roots
    for (const part of course.split('|')) {
      const { label, event } = part === OTHERWISE ? { label: '', event: t('all other outcomes') } : stepIn(part)
      const known = branches.get(part)
      const text = event.startsWith('=') || event === 'stopped' ? '' : (texts.get(label) ?? '')
      const branch = known ?? { step: label, text, event: shown(event), chance: 0, then: new Map() }
      branch.chance += chance
      branches.set(part, branch)
      branches = branch.then
    }
  }
  return cut(roots.values())
}

/** What to expect of a plan, in three lines. */

type Results = Pick<PlanReport, 'units' | 'goals' | 'points' | 'trees'>

/** The likeliest course, as far as it is shown. */
const likeliest = ({ trees }: Results): string => {
  const parts: string[] = []
  const plain: ReadonlySet<string> = new Set((['moved', 'shot', 'rested', 'used', 'turned'] as const).map(eventText))
  let chance = 1
  for (const tree of trees) {
    let [branch] = tree
    let last = branch?.chance ?? 1
    while (branch) {
      if (branch.text !== '' && branch.chance > 0 && !plain.has(branch.event)) parts.push(`${branch.text}: ${branch.event}`)
      last = branch.chance
      ;[branch] = branch.then
    }
    chance *= last
  }
  return parts.length === 0
    ? t('nothing here depends on the order of events')
    : t('likeliest, {chance}: {course}', { chance: percent(chance), course: parts.join('; ') })
}

const unitLine = ({ units: all }: Results): string => {
  const changed = all.filter(({ models, start }) => models.mean < start - 1e-9)
  if (changed.length === 0) return t('nobody falls')
  const units = changed.map(({ unit, models, start, gone }) => {
    const left = t('{name} {mean} of {of}', { name: saidUnit(unit), mean: mean(models.mean), of: start })
    return gone > 0.005 ? t('{left} (gone {chance})', { left, chance: percent(gone) }) : left
  })
  return t('left on average: {units}', { units: units.join(', ') })
}

const goalLine = ({ goals, points }: Results): string => {
  const swing = t('points killed less lost {swing}, ahead {ahead}', {
    swing: signed(points.swing),
    ahead: percent(points.p.reduce((sum, each) => (each.points > 1e-9 ? sum + each.chance : sum), 0))
  })
  return [...goals.map(({ goal, chance }) => `${goal} ${percent(chance)}`), swing].join('; ')
}

export const expectations = (shown: Results): readonly string[] => [likeliest(shown), unitLine(shown), goalLine(shown)]

/** A plan answered: played exactly, thrown, or solved. */

export const DEFAULT_TRIALS = 20_000
const DEFAULT_SEED = 'saga'

const tooMany = ({ fields, states }: TooManyStates, { forces }: PlanModel): RequestError => {
  const names = forces.flatMap(({ unit }, place) => (fields.includes(fieldOf(place, 'models')) ? [unit.name] : []))
  return new RequestError([
    {
      message: t(
        'this plan comes to {states} joint states or more, of {units}, and at most {most} are worked out exactly: sample it with --method monte-carlo --trials 20000 --seed york',
        { states: thousands(states), units: names.join(', '), most: thousands(MOST_STATES) }
      )
    }
  ])
}

const exact = <T>(world: PlanModel, play: () => T): T => {
  try {
    return play()
  } catch (error) {
    throw error instanceof TooManyStates ? tooMany(error, world) : error
  }
}

const goalOf = (plan: Plan, name: string, tournament: Tournament | undefined): PlanAim => {
  if (name === POINTS) return { is: POINTS }
  const goal = plan.goals.find(each => each.name === name)
  if (goal) return { is: 'condition', condition: goal.condition }
  if (tournament) return { is: 'tournament', table: tournament }
  throw new RequestError([noGoal('--solve', name, goalsKnown(plan))])
}

interface Answered {
  readonly world: PlanModel
  readonly outcome: Outcome
  readonly method: PlanReport['method']
  readonly more: Pick<PlanReport, 'solution'>
  /** What is reported of the cases of a plan with something unknown. */
  readonly notes: readonly string[]
}

const unsolvable = (): RequestError =>
  new RequestError([
    {
      message: t(
        '--solve: what a unit may have shows only in its fights, and the best plan would depend on it: solve the plan with what the unit has, and without'
      ),
      at: '--solve'
    }
  ])

/** Every case of a plan, worked out or thrown by itself: what was thrown is shared out by their chances. */
const inCases = (
  { plan, method, trials = DEFAULT_TRIALS, seed = DEFAULT_SEED }: PlanRequest,
  book: Rulebook
): Pick<Answered, 'outcome' | 'notes'> => {
  const all = casesOfPlan(plan)
  const cases = all.map((each, index) => {
    const world = planModel(each.plan, book, false)
    const subject = `${JSON.stringify(plan.file)}${all.length > 1 ? ` ${index}` : ''}`
    const outcome =
      method === 'monte-carlo'
        ? sampledOutcome(world, Math.max(1, Math.round(each.chance * trials)), streamOf(seed, subject))
        : exact(world, () =>
            outcomeOf(
              world,
              playedWhole(world, () => undecided(world))
            )
          )
    return { ...each, outcome }
  })
  return { outcome: mixtureOf(cases), notes: caseNotes(plan, cases, book) }
}

const answered = (request: PlanRequest, book: Rulebook): Answered => {
  const { plan, method, trials = DEFAULT_TRIALS, seed = DEFAULT_SEED, solve, tournament } = request
  const world = planModel(plan, book, method === 'exact' && solve !== undefined)
  if (method === 'monte-carlo' || solve === undefined)
    return {
      world,
      ...inCases(request, book),
      method: method === 'monte-carlo' ? { name: 'monte-carlo', trials, seed } : { name: 'exact' },
      more: {}
    }
  if (plan.units.some(({ request: { maybe } }) => maybe !== undefined)) throw unsolvable()
  return exact(world, () => {
    const solution = solved(world, solve, goalOf(plan, solve, tournament))
    const outcome = outcomeOf(world, solution.played)
    return { world, outcome, method: { name: 'exact' }, more: { solution: solution.report }, notes: [] }
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

/** How the penalty of exhaustion was counted in fights that were come to. */
const tiredOf = ({ plan: { readings }, book }: PlanModel, { tallies }: Outcome): readonly string[] => {
  const who = new Set([...tallies.values()].flatMap(({ fights }) => [...fights.keys()].flatMap(({ tired }) => tired ?? [])))
  const value = readingsInForce(readings, book)['exhausted-melee'] ?? ''
  return [...who].map(each => countedAs(each, value))
}

/** `replay`: a single fight as the command that asks for it. Throws a RequestError where the plan is too large or has no such goal or step. */
export const plan = (request: PlanRequest, book: Rulebook, replay: (scenario: Scenario) => string): PlanReport => {
  const { world, outcome, method, more, notes } = answered(request, book)
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
    // a goal that was said beside the plan is no part of it
    headline: headlineOf({ ...asked, goals: asked.goals.filter(({ name }) => asked.file.goals?.[name] !== undefined) }, book),
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
    ...withCautions([...notes, ...notesOf(world, request, figures.steps)], [...kitsOf(world), ...tiredOf(world, outcome)]),
    replay: request.command
  }
}
