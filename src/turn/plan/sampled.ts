import type { Random } from '../../chance/dice'
import { BLOCK, randomDice } from '../../chance/sampled'
import { holdsOf } from '../../model/condition'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { addWork, forecastWork } from '../../model/work'
import { isAboutPoints, reportedFields } from './affected-fields'
import { addWeight, type History, keepLikeliest, NO_HISTORY } from './events'
import { firstOptionPolicy, type Outcome, roundPoints } from './outcome'
import { graphOf, historyAfter, type PlanNode, type Playthrough, type Successor, successorsOf } from './plan-graph'
import { holdsIn, type PlanModel, pointsLead } from './plan-model'
import { fieldOf, type State, valueAt } from './state'
import { stateKey } from './state-distribution'
import { divideTally, type Tallies } from './tally'

/** A plan with thrown dice: one trial is one way through the plan. */

interface Trial {
  readonly state: State
  readonly history: History
}

const playTrial = (playthrough: Playthrough, graph: readonly PlanNode[]): Trial => {
  let node: PlanNode | undefined = graph[0]
  let { start: state } = playthrough.model
  let history = NO_HISTORY
  while (node) {
    if (node.is === 'step-end') node = graph[node.index]
    else {
      const successor: Successor | undefined = successorsOf(playthrough, node, state, 1)[0]
      history = historyAfter(history, node, successor?.result)
      state = successor?.state ?? state
      node = successor?.next
    }
  }
  return { state, history }
}

const sharesOf = <K>(counts: ReadonlyMap<K, number>, trials: number): ReadonlyMap<K, number> =>
  new Map([...counts].map(([key, count]) => [key, count / trials]))

/** Units of work to play a step of a trial. */
const UNITS_OF_STEP = 20

/** Plays a plan `trials` times with thrown dice, from a random stream of its own for each block of trials. */
export const sampledOutcome = (model: PlanModel, trials: number, stream: (block: number) => Random): Outcome => {
  const graph = graphOf(model)
  const { plan, preparedUnits } = model
  const tallies: Tallies = new Map()
  const models = preparedUnits.map(() => new Map<number, number>())
  const fatigue = preparedUnits.map(() => new Map<number, number>())
  const points = new Map<number, number>()
  const histories = new Map<History, number>()
  const goals = plan.goals.map(() => 0)
  const asked = [...reportedFields(model)].sort((one, other) => one - other)
  const joint = new Map<string, { state: State; weight: number }>()
  let dice = randomDice(stream(0))
  const playthrough: Playthrough = {
    model,
    policy: firstOptionPolicy(model),
    results: ({ fight, resultOf }) => {
      const { end, changes, event } = resultOf(fight.thrown(dice))
      return [{ end, changes, event, chance: 1 }]
    },
    tallies
  }
  const progress = forecastWork(trials, {
    what: t('its {n} thrown turns', { n: thousands(trials) }),
    cure: t('throw fewer with --trials')
  })
  for (let trial = 0; trial < trials; trial++) {
    addWork(UNITS_OF_STEP * graph.length)
    progress.done()
    if (trial > 0 && trial % BLOCK === 0) dice = randomDice(stream(trial / BLOCK))
    const { state, history } = playTrial(playthrough, graph)
    preparedUnits.forEach((_, unit) => {
      addWeight(models[unit] as Map<number, number>, valueAt(state, fieldOf(unit, 'models')), 1)
      addWeight(fatigue[unit] as Map<number, number>, valueAt(state, fieldOf(unit, 'fatigue')), 1)
    })
    const swing = roundPoints(pointsLead(model, state))
    addWeight(points, swing, 1)
    addWeight(histories, history, 1)
    plan.goals.forEach((goal, i) => {
      const isSo = isAboutPoints(goal) ? holdsOf(goal.condition, () => swing) : holdsIn(model, goal.condition, state)
      if (isSo) goals[i] = (goals[i] ?? 0) + 1
    })
    const key = stateKey(state, asked)
    const met = joint.get(key)
    if (met) met.weight += 1 / trials
    else joint.set(key, { state, weight: 1 / trials })
  }
  progress.over()
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
