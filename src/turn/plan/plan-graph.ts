import type { Condition } from '../../model/condition'
import type { ActStep, PlanStep } from '../../model/plan'
import type { Action } from './actions'
import { addWeight, extendHistory, type History, type StepResult } from './events'
import { type FightResult, type PendingFight, resultsOf, stateAfterFight } from './pending-fight'
import { holdsIn, type PlanModel } from './plan-model'
import { type State, withChanges } from './state'
import { createMergedStates, type MergedStates, type WeightedState } from './state-distribution'
import { countFight, countResult, type Tallies, tallyOf } from './tally'
import { isPendingFight, type Transition, transitionOf } from './transition'

/**
 * A plan as a graph without loops: each node knows its successors. The same graph is played as written, with thrown dice, or by
 * the best policy for a goal.
 */

interface NodePosition {
  /** Successors have larger numbers. */
  readonly order: number
  /** The index, in the plan's own list, of the step that it belongs to. */
  readonly index: number
}

/** An activity, whose action the policy chooses. */
export interface ActNode extends NodePosition {
  readonly is: 'act'
  readonly step: PlanStep & ActStep
  readonly next: PlanNode
}
interface ConditionNode extends NodePosition {
  readonly is: 'condition'
  readonly step: PlanStep
  readonly when: Condition
  readonly yes: PlanNode
  readonly no: PlanNode
}
/** A choice between named lists of steps. */
export interface ChooseNode extends NodePosition {
  readonly is: 'choose'
  readonly step: PlanStep
  readonly options: readonly { readonly name: string; readonly first: PlanNode }[]
}
interface StopNode extends NodePosition {
  readonly is: 'stop'
  readonly step: PlanStep
  readonly when: Condition
  readonly next: PlanNode
}
/** The end of a step of the plan's own list; `index` is that of the step after it. */
interface StepEndNode extends NodePosition {
  readonly is: 'step-end'
}
/** A node of the graph of a plan. */
export type PlanNode = ActNode | ConditionNode | ChooseNode | StopNode | StepEndNode

const graphs = new WeakMap<PlanModel, readonly PlanNode[]>()

/** The graph of a plan, as the first node of each step of its own list. One for each model, so that its nodes can be keys. */
export const graphOf = (model: PlanModel): readonly PlanNode[] => {
  const graph = graphs.get(model) ?? buildGraph(model)
  graphs.set(model, graph)
  return graph
}

/** Built from the last step to the first, for a node holds its successors. */
const buildGraph = ({ plan }: PlanModel): readonly PlanNode[] => {
  let order = 1_000_000
  const position = (index: number): NodePosition => ({ order: --order, index })
  const sequence = (steps: readonly PlanStep[], index: number, end: PlanNode): PlanNode =>
    steps.reduceRight((next, step) => withCondition(step, index, next), end)
  const unconditional = (step: PlanStep, index: number, next: PlanNode): PlanNode => {
    switch (step.is) {
      case 'act':
        return { ...position(index), is: 'act', step, next }
      case 'stop':
        return { ...position(index), is: 'stop', step, when: step.stops, next }
      case 'choose': {
        const options = step.options.map(({ name, steps }) => ({ name, first: sequence(steps, index, next) }))
        return { ...position(index), is: 'choose', step, options }
      }
    }
  }
  const withCondition = (step: PlanStep, index: number, next: PlanNode): PlanNode => {
    const yes = unconditional(step, index, next)
    if (!step.when) return yes
    const no = sequence(step.otherwise, index, next)
    return { ...position(index), is: 'condition', step, when: step.when, yes, no }
  }
  const graph: PlanNode[] = []
  for (let index = plan.steps.length - 1; index >= 0; index--) {
    const step = plan.steps[index] as PlanStep
    const first = withCondition(step, index, { ...position(index + 1), is: 'step-end' })
    graph[index] = plan.stopWhen ? { ...position(index), is: 'stop', step, when: plan.stopWhen, next: first } : first
  }
  return graph
}

/** Decides what the plan leaves open. `weight`: the chance 0..1 of coming to the node in this state. */
export interface Policy {
  readonly action: (node: ActNode, state: State, weight: number) => Action
  /** The index of an option. */
  readonly option: (node: ChooseNode, state: State, weight: number) => number
}

/** How a fight ends: every result with its chance, or the single one that thrown dice show. */
type ResultsOfFight = (fight: PendingFight) => readonly (FightResult & { readonly chance: number })[]

/** Every state that an activity can lead to, with its chance 0..1. */
export const outcomesFrom = (
  model: PlanModel,
  transition: Transition
): readonly { readonly state: State; readonly chance: number }[] =>
  isPendingFight(transition)
    ? resultsOf(transition).map(result => ({ state: stateAfterFight(model, transition, result), chance: result.chance }))
    : [{ state: transition.state, chance: 1 }]

/** The node after a condition; undefined where the plan stops. */
export const nextNode = (model: PlanModel, node: ConditionNode | StopNode, state: State): PlanNode | undefined => {
  const holds = holdsIn(model, node.when, state)
  if (node.is === 'condition') return holds ? node.yes : node.no
  return holds ? undefined : node.next
}

/** A state that a node leads to, with its chance and the node to be played next. */
export interface Successor {
  /** Undefined: the plan stops. */
  readonly next: PlanNode | undefined
  readonly state: State
  readonly weight: number
  /** Absent where nothing happened that a report shows. */
  readonly result?: StepResult
}

/** How a plan is played, and what is counted on the way. */
export interface Playthrough {
  readonly model: PlanModel
  readonly policy: Policy
  readonly results: ResultsOfFight
  readonly tallies: Tallies
}

/** Every successor of a node in a state that it is reached in with the chance `weight`. */
export const successorsOf = (
  playthrough: Playthrough,
  node: Exclude<PlanNode, StepEndNode>,
  state: State,
  weight: number
): readonly Successor[] => {
  const { model, policy, tallies } = playthrough
  switch (node.is) {
    case 'act':
      return successorsOfAct(playthrough, node, state, weight)
    case 'choose': {
      const option = node.options[policy.option(node, state, weight)]
      return option ? [{ next: option.first, state, weight, result: { chosen: option.name } }] : []
    }
    case 'condition': {
      const next = nextNode(model, node, state)
      if (next === node.yes) return [{ next, state, weight }]
      addWeight(tallyOf(tallies, node.step).events, 'not', weight)
      return [{ next, state, weight, result: 'not' }]
    }
    case 'stop': {
      const next = nextNode(model, node, state)
      if (next) return [{ next, state, weight }]
      const { stopField } = model
      const stopped = stopField === undefined ? state : withChanges(state, [[stopField, 1]])
      return [{ next, state: stopped, weight, result: 'stopped' }]
    }
  }
}

const successorsOfAct = (
  { model, policy, results, tallies }: Playthrough,
  node: ActNode,
  state: State,
  weight: number
): readonly Successor[] => {
  const { next, step } = node
  const tally = tallyOf(tallies, step)
  const transition = transitionOf(model, policy.action(node, state, weight), state)
  if (!isPendingFight(transition)) {
    addWeight(tally.events, transition.event, weight)
    return [{ next, state: transition.state, weight, result: transition.event }]
  }
  countFight(model, tally, transition, weight)
  const successors: Successor[] = []
  for (const result of results(transition)) {
    const share = weight * result.chance
    countResult(tally, transition, result, share)
    successors.push({ next, state: stateAfterFight(model, transition, result), weight: share, result: result.event })
  }
  return successors
}

/** What has happened, with the result of one more node. */
export const historyAfter = (
  before: History,
  { index, step }: Exclude<PlanNode, StepEndNode>,
  result: StepResult | undefined
): History => (result === undefined ? before : extendHistory(before, { index, step, result }))

/** The node at which states wait whose plan has stopped. */
const END: PlanNode = { is: 'step-end', order: Number.POSITIVE_INFINITY, index: -1 }

/** The exact distribution after a step of the plan's own list; states with the same values of these fields are merged. */
export const distributionAfterStep = (
  playthrough: Omit<Playthrough, 'results'>,
  firstNode: PlanNode,
  before: readonly WeightedState[],
  fields: readonly number[]
): readonly WeightedState[] => {
  const exact: Playthrough = { ...playthrough, results: resultsOf }
  const { stopField } = playthrough.model
  const waiting = new Map<PlanNode, MergedStates>()
  const finished = createMergedStates(fields)
  const sendTo = (node: PlanNode, state: State, weight: number, history: History, points: number): void => {
    const there = waiting.get(node) ?? createMergedStates(fields)
    waiting.set(node, there)
    there.add(state, weight, history, points)
  }
  for (const { state, weight, history, points } of before) {
    if (stopField !== undefined && state[stopField] === 1) finished.add(state, weight, history, points)
    else sendTo(firstNode, state, weight, history, points)
  }
  while (waiting.size > 0) {
    const [node, here] = [...waiting].reduce((first, each) => (each[0].order < first[0].order ? each : first))
    waiting.delete(node)
    for (const { state, weight, history, points } of here.entries()) {
      if (node.is === 'step-end') {
        finished.add(state, weight, history, points)
        continue
      }
      for (const { next = END, result, ...after } of successorsOf(exact, node, state, weight))
        sendTo(next, after.state, after.weight, historyAfter(history, node, result), points)
    }
  }
  return finished.entries()
}
