import { countedAs, withCautions } from '../../battle/cautions'
import { described } from '../../battle/headline'
import { odds } from '../../battle/odds'
import { unitOf } from '../../battle/unit'
import { streamOf } from '../../chance/sampled'
import { conditionText } from '../../model/condition'
import { RequestError, refuse } from '../../model/errors'
import type { FightReport } from '../../model/fight-report'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { noGoal } from '../../model/mistakes'
import { goalsKnown, type Plan, type PlanAim, type PlanRequest, type PlanStep, POINTS } from '../../model/plan'
import type { PlanExplained, PlanReport, PlanSpread, PlanStepReport, PlanTable, PlanUnitReport } from '../../model/plan-report'
import { SCHEMA } from '../../model/report'
import { type Scenario, type SideRequest, unitsOfSide } from '../../model/scenario'
import type { Tournament } from '../../model/tournament'
import { readingsInForce } from '../../rules/readings-in-force'
import type { Rulebook } from '../../rules/types'
import { caseNotes, casesOfPlan, mixtureOf } from './cases'
import type { FightOdds } from './encounter'
import { branchReport, eventText, isPlayed, treeOf } from './events'
import { headlineOf } from './headline'
import { intervalsOf } from './intervals'
import { expectations, kitCautionsOf, notesOf } from './notes'
import { firstOptionPolicy, type Outcome, outcomeOf, playPlan } from './outcome'
import { allSteps, type PlanModel, planModel, preparedUnit, stageOfField } from './plan-model'
import { sampledOutcome } from './sampled'
import { solvePlan } from './solve'
import { fieldOf, unitFieldAt, valueAt } from './state'
import { MOST_STATES, TooManyStates } from './state-distribution'
import type { StepTally, Tallies } from './tally'

/** The report of a plan. First, the numbers of an outcome. */

const spreadOf = (chances: ReadonlyMap<number, number>): PlanSpread => {
  const most = Math.max(0, ...chances.keys())
  const p = Array.from({ length: most + 1 }, (_, value) => chances.get(value) ?? 0)
  return { mean: p.reduce((sum, chance, value) => sum + value * chance, 0), p }
}

const unitFigures = (model: PlanModel, { models, fatigue }: Outcome): readonly PlanUnitReport[] =>
  model.preparedUnits.map(({ planUnit, lives, fatigueLimit }, unit) => {
    const left = spreadOf(models[unit] ?? new Map())
    const fatigueSpread = spreadOf(fatigue[unit] ?? new Map())
    return {
      unit: planUnit.name,
      warband: model.plan.warbands[planUnit.warband].name,
      text: described(unitOf(planUnit.request, model.book, 'melee'), model.book),
      start: lives,
      models: left,
      fatigue: fatigueSpread,
      fatigueLimit,
      gone: left.p[0] ?? 0,
      exhausted: fatigueSpread.p.slice(fatigueLimit).reduce((sum, chance) => sum + chance, 0)
    }
  })

const lossesOf = (model: PlanModel, { lost }: StepTally): PlanStepReport['losses'] =>
  [...lost].map(([unit, counts]) => {
    const all = Array.from(counts, count => count ?? 0)
    const fought = all.reduce((sum, weight) => sum + weight, 0)
    const p = all.map(weight => weight / fought)
    return { unit: preparedUnit(model, unit).planUnit.name, mean: p.reduce((sum, chance, count) => sum + chance * count, 0), p }
  })

const stepFigures = (model: PlanModel, step: PlanStep, tally: StepTally | undefined): PlanStepReport => {
  const events = [...(tally?.events ?? [])].sort(([, one], [, other]) => other - one)
  const played = events.reduce((sum, [event, chance]) => (isPlayed(event) ? sum + chance : sum), 0)
  const { attacker = 0, tie = 0, defender = 0 } = tally?.winner ?? {}
  const isMelee = attacker + tie + defender > 0
  return {
    label: step.label,
    text: step.text,
    played: Math.min(1, played),
    events: events.map(([event, chance]) => ({ event: eventText(event), chance: Math.min(1, chance) })),
    losses: tally ? lossesOf(model, tally) : [],
    ...(isMelee &&
      tally && { result: { attackerWins: attacker, tie, defenderWins: defender }, disengages: { ...tally.disengages } }),
    ...(tally && tally.stoppable > 0 && { stoppable: Math.min(1, tally.stoppable) }),
    ...(tally &&
      tally.faults.size > 0 && { unusable: [...tally.faults].map(([what, chance]) => ({ what, chance: Math.min(1, chance) })) })
  }
}

const stepsFigures = (model: PlanModel, { tallies }: Outcome): readonly PlanStepReport[] =>
  allSteps(model.plan.steps)
    .filter(step => step.is === 'act')
    .map(step => stepFigures(model, step, tallies.get(step)))

const pointFigures = (model: PlanModel, { models, points }: Outcome): PlanReport['points'] => {
  const mean = (warband: number) =>
    model.preparedUnits.reduce((sum, { planUnit, pointsForEnemy }, unit) => {
      if (planUnit.warband !== warband) return sum
      return [...(models[unit] ?? [])].reduce((total, [left, chance]) => total + chance * pointsForEnemy(left), sum)
    }, 0)
  const p = [...points].sort(([one], [other]) => one - other).map(([value, chance]) => ({ points: value, chance }))
  const { turn } = model.plan
  const [killed, lost] = [mean(1 - turn), mean(turn)]
  const swing = killed - lost
  const square = p.reduce((sum, each) => sum + each.points ** 2 * each.chance, 0)
  return { killed, lost, swing, sd: Math.sqrt(Math.max(0, square - swing * swing)), p }
}

/** "fyrd.models" */
const fieldName = (field: number, model: PlanModel): string => {
  const noted = stageOfField(model, field)
  if (noted) return `${preparedUnit(model, noted.unit).planUnit.name}.${noted.stage}`
  const { unit, name } = unitFieldAt(field)
  return `${preparedUnit(model, unit).planUnit.name}.${name}`
}

const jointTables = (model: PlanModel, { joint }: Outcome): readonly PlanTable[] =>
  joint.map(({ fields, entries }) => ({
    of: fields.map(field => fieldName(field, model)),
    rows: entries
      .map(({ state, weight }) => ({ values: fields.map(field => valueAt(state, field)), chance: weight }))
      .sort((one, other) => compareValues(one.values, other.values))
  }))

const compareValues = (one: readonly number[], other: readonly number[]): number => {
  const unit = one.findIndex((value, i) => value !== other[i])
  return unit < 0 ? 0 : (one[unit] ?? 0) - (other[unit] ?? 0)
}

const goalFigures = (model: PlanModel, { goals }: Outcome): PlanReport['goals'] =>
  model.plan.goals.map(({ name, condition }, i) => ({
    goal: name,
    condition: conditionText(condition),
    chance: Math.max(0, Math.min(1, goals[i] ?? 0))
  }))

/** `--explain`: the states from which a step is fought, and the fight of the likeliest with each number and its rule. */

const MOST_SHOWN = 8

const sideText = (side: SideRequest, { book }: FightOdds): string =>
  unitsOfSide(side)
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

const fightText = (odds: FightOdds): string =>
  t('{own} against {enemy}', { own: sideText(odds.scenario.attacker, odds), enemy: sideText(odds.scenario.defender, odds) })

/** `replay`: the command that asks for the single fight. */
const explainStep = (
  model: PlanModel,
  tallies: Tallies,
  label: string,
  replay: (scenario: Scenario) => string
): PlanExplained => {
  const steps = allSteps(model.plan.steps)
  const step = steps.find(each => each.label === label && each.is === 'act')
  const fights = [...((step && tallies.get(step)?.fights) ?? [])].sort(([, one], [, other]) => other - one)
  const [likeliest] = fights
  if (!likeliest) {
    const fought = steps.filter(each => (tallies.get(each)?.fights.size ?? 0) > 0).map(each => each.label)
    const cure =
      fought.length > 0 ? t('there is one at {steps}', { steps: fought.join(', ') }) : t('no step of this plan leads to one')
    return refuse(t('--explain {label}: there is no fight at that step: {cure}', { label, cure }), '--explain')
  }
  const [{ scenario, book }] = likeliest
  const shown = fights.slice(0, MOST_SHOWN)
  const fight: FightReport = { ...odds(scenario, book), replay: replay(scenario) }
  return {
    step: label,
    entered: shown.map(([each, chance]) => ({ text: fightText(each), chance })),
    others: fights.length - shown.length,
    fight
  }
}

/** A plan played exactly, sampled, or solved. */

/** The number of trials of a sampled plan if none is given. */
export const DEFAULT_TRIALS = 20_000
const DEFAULT_SEED = 'saga'

const tooMany = ({ fields, states }: TooManyStates, { preparedUnits }: PlanModel): RequestError => {
  const names = preparedUnits.flatMap(({ planUnit }, unit) => (fields.includes(fieldOf(unit, 'models')) ? [planUnit.name] : []))
  return new RequestError([
    {
      message: t(
        'this plan comes to {states} joint states or more, of {units}, and at most {most} are worked out exactly: sample it with --method monte-carlo --trials 20000 --seed york',
        { states: thousands(states), units: names.join(', '), most: thousands(MOST_STATES) }
      )
    }
  ])
}

const refusingTooManyStates = <T>(model: PlanModel, action: () => T): T => {
  try {
    return action()
  } catch (error) {
    throw error instanceof TooManyStates ? tooMany(error, model) : error
  }
}

const goalOf = (plan: Plan, name: string, tournament: Tournament | undefined): PlanAim => {
  if (name === POINTS) return { is: POINTS }
  const goal = plan.goals.find(each => each.name === name)
  if (goal) return { is: 'condition', condition: goal.condition }
  if (tournament) return { is: 'tournament', table: tournament }
  throw new RequestError([noGoal('--solve', name, goalsKnown(plan))])
}

interface Answer {
  readonly model: PlanModel
  readonly outcome: Outcome
  readonly method: PlanReport['method']
  readonly more: Pick<PlanReport, 'solution'>
  /** Notes on the cases of a plan with uncertain units. */
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

/** Plays every case of a plan with uncertain units; the trials are shared out by the chances of the cases. */
const playCases = (
  { plan, method, trials = DEFAULT_TRIALS, seed = DEFAULT_SEED }: PlanRequest,
  book: Rulebook
): Pick<Answer, 'outcome' | 'notes'> => {
  const all = casesOfPlan(plan)
  const cases = all.map((each, index) => {
    const model = planModel(each.plan, book, false)
    const subject = `${JSON.stringify(plan.file)}${all.length > 1 ? ` ${index}` : ''}`
    const outcome =
      method === 'monte-carlo'
        ? sampledOutcome(model, Math.max(1, Math.round(each.chance * trials)), streamOf(seed, subject))
        : refusingTooManyStates(model, () =>
            outcomeOf(
              model,
              playPlan(model, () => firstOptionPolicy(model))
            )
          )
    return { ...each, outcome }
  })
  return { outcome: mixtureOf(cases), notes: caseNotes(plan, cases, book) }
}

const answerPlan = (request: PlanRequest, book: Rulebook): Answer => {
  const { plan, method, trials = DEFAULT_TRIALS, seed = DEFAULT_SEED, solve, tournament } = request
  const model = planModel(plan, book, method === 'exact' && solve !== undefined)
  if (method === 'monte-carlo' || solve === undefined)
    return {
      model,
      ...playCases(request, book),
      method: method === 'monte-carlo' ? { name: 'monte-carlo', trials, seed } : { name: 'exact' },
      more: {}
    }
  if (plan.units.some(({ request: { maybe } }) => maybe !== undefined)) throw unsolvable()
  return refusingTooManyStates(model, () => {
    const solution = solvePlan(model, solve, goalOf(plan, solve, tournament))
    const outcome = outcomeOf(model, solution.played)
    return { model, outcome, method: { name: 'exact' }, more: { solution: solution.report }, notes: [] }
  })
}

/** Cautions on how exhaustion was counted, for the exhausted units of all fights. */
const exhaustionCautions = ({ plan: { readings }, book }: PlanModel, { tallies }: Outcome): readonly string[] => {
  const who = new Set(
    [...tallies.values()].flatMap(({ fights }) => [...fights.keys()].flatMap(({ exhaustedUnit }) => exhaustedUnit ?? []))
  )
  const value = readingsInForce(readings, book)['exhausted-melee'] ?? ''
  return [...who].map(each => countedAs(each, value))
}

/**
 * `replay`: a single fight as the command that asks for it. Throws a RequestError where the plan is too large or has no such goal
 * or step.
 */
export const plan = (request: PlanRequest, book: Rulebook, replay: (scenario: Scenario) => string): PlanReport => {
  const { model, outcome, method, more, notes } = answerPlan(request, book)
  const figures = {
    steps: stepsFigures(model, outcome),
    units: unitFigures(model, outcome),
    goals: goalFigures(model, outcome),
    points: pointFigures(model, outcome)
  }
  const trees = outcome.histories.map(treeOf).filter(tree => tree.length > 0)
  const { plan: asked } = request
  return {
    schema: SCHEMA,
    kind: 'plan',
    // a goal given beside the plan's file is not part of it
    headline: headlineOf({ ...asked, goals: asked.goals.filter(({ name }) => asked.file.goals?.[name] !== undefined) }, book),
    edition: asked.edition,
    plan: asked.file,
    rules: book.version,
    method,
    ...figures,
    trees: trees.map(tree => tree.map(branchReport)),
    joint: jointTables(model, outcome),
    expect: expectations(figures, trees),
    states: outcome.growth.map(({ states, units }, i) => ({
      step: asked.steps[i]?.label ?? '',
      states,
      units: units.map(unit => preparedUnit(model, unit).planUnit.name)
    })),
    ...more,
    ...(request.explain !== undefined && { explained: explainStep(model, outcome.tallies, request.explain, replay) }),
    ...(method.name === 'monte-carlo' && { intervals: intervalsOf(figures, model, outcome, method.trials) }),
    ...withCautions(
      [...notes, ...notesOf(model, request, figures.steps, outcome.tallies)],
      [...kitCautionsOf(model), ...exhaustionCautions(model, outcome)]
    ),
    replay: request.command
  }
}
