import type { Random } from '../../chance/dice'
import { BLOCK, thrown } from '../../chance/sampled'
import { holdsOf } from '../../model/condition'
import { thousands } from '../../model/figures'
import { addWork, forecastWork } from '../../model/work'
import { isOnPoints, reportedFields } from './affected-units'
import { addWeight, type History, keepLikeliest, NO_HISTORY } from './events'
import { fieldOf, type Values, valueAt } from './field'
import { keyOf } from './groups'
import { firstOptions, type Outcome, roundPoints } from './outcome'
import { holdsIn, leadOf, type PlanModel } from './plan-model'
import { divideTally, type Tallies } from './tally'
import { historyAfter, type Passage, type ProgramNode, passagesFrom, programOf, type Walker } from './walk'

/** A plan with thrown dice: one trial is one way through the plan. */

interface Trial {
  readonly values: Values
  readonly history: History
}

const playTrial = (walker: Walker, heads: readonly ProgramNode[]): Trial => {
  let place: ProgramNode | undefined = heads[0]
  let { start: values } = walker.model
  let history = NO_HISTORY
  while (place) {
    if (place.is === 'mark') place = heads[place.index]
    else {
      const passage: Passage | undefined = passagesFrom(walker, place, values, 1)[0]
      history = historyAfter(history, place, passage?.result)
      values = passage?.values ?? values
      place = passage?.to
    }
  }
  return { values, history }
}

const sharesOf = <K>(counts: ReadonlyMap<K, number>, trials: number): ReadonlyMap<K, number> =>
  new Map([...counts].map(([key, count]) => [key, count / trials]))

/** Units of work to play a step of a trial. */
const UNITS_OF_STEP = 20

/** Plays a plan `trials` times with thrown dice, from a random stream of its own for each block of trials. */
export const sampledOutcome = (model: PlanModel, trials: number, stream: (block: number) => Random): Outcome => {
  const { heads } = programOf(model)
  const { plan, forces } = model
  const tallies: Tallies = new Map()
  const models = forces.map(() => new Map<number, number>())
  const fatigue = forces.map(() => new Map<number, number>())
  const points = new Map<number, number>()
  const histories = new Map<History, number>()
  const goals = plan.goals.map(() => 0)
  const asked = [...reportedFields(model)].sort((one, other) => one - other)
  const joint = new Map<string, { values: Values; weight: number }>()
  let dice = thrown(stream(0))
  const walker: Walker = {
    model,
    decisions: firstOptions(model),
    ends: contact => {
      const { end, changes, event } = contact.resultOf(contact.fight.thrown(dice))
      return [{ end, changes, event, chance: 1 }]
    },
    tallies
  }
  const pace = forecastWork(trials, { what: `its ${thousands(trials)} thrown turns`, cure: 'throw fewer with --trials' })
  for (let trial = 0; trial < trials; trial++) {
    addWork(UNITS_OF_STEP * heads.length)
    pace.done()
    if (trial > 0 && trial % BLOCK === 0) dice = thrown(stream(trial / BLOCK))
    const { values, history } = playTrial(walker, heads)
    forces.forEach((_, unit) => {
      addWeight(models[unit] as Map<number, number>, valueAt(values, fieldOf(unit, 'models')), 1)
      addWeight(fatigue[unit] as Map<number, number>, valueAt(values, fieldOf(unit, 'fatigue')), 1)
    })
    const swing = roundPoints(leadOf(model, values))
    addWeight(points, swing, 1)
    addWeight(histories, history, 1)
    plan.goals.forEach((goal, i) => {
      const isSo = isOnPoints(goal) ? holdsOf(goal.condition, () => swing) : holdsIn(model, goal.condition, values)
      if (isSo) goals[i] = (goals[i] ?? 0) + 1
    })
    const key = keyOf(values, asked)
    const met = joint.get(key)
    if (met) met.weight += 1 / trials
    else joint.set(key, { values, weight: 1 / trials })
  }
  pace.over()
  for (const tally of tallies.values()) divideTally(tally, trials)
  return {
    models: models.map(counts => sharesOf(counts, trials)),
    fatigue: fatigue.map(counts => sharesOf(counts, trials)),
    goals: goals.map(count => count / trials),
    points: sharesOf(points, trials),
    histories: [keepLikeliest(sharesOf(histories, trials))],
    joint: asked.length === 0 ? [] : [{ fields: asked, entries: [...joint.values()] }],
    tallies,
    growth: []
  }
}
