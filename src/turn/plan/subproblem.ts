import { ROUNDING } from '../../model/limits'
import type { Conduct, PlanAim } from '../../model/plan'
import { tournamentPoints } from '../../model/tournament'
import { addWork, reserveMemory } from '../../model/work'
import type { Action, Actions } from './actions'
import { type ActNode, type ChooseNode, graphOf, nextNode, outcomesFrom, type PlanNode } from './plan-graph'
import { actionsAt, holdsIn, type PlanModel, pointsLead } from './plan-model'
import type { State } from './state'
import { stateKey } from './state-distribution'
import { isPendingFight, transitionOf } from './transition'

/** A plan as a decision process, solved by backward induction: each state once, and both sides see what has happened. */

/** Steps that share fields and are solved together, and what they are solved for. */
export interface Subproblem {
  readonly aim: PlanAim
  /** Indices of steps of the plan's own list. */
  readonly steps: readonly number[]
  /** For each step of the plan, and for its end, the fields that matter from there on. */
  readonly needed: readonly (readonly number[])[]
}

/** The fields of a subproblem that matter from a step on. */
export const neededAt = ({ needed }: Subproblem, index: number): readonly number[] => needed[index] ?? []

/** A node at which the player, the enemy or both may choose. */
export type DecisionNode = ActNode | ChooseNode

/** Choices made beforehand, whatever happens: the index of the option at each node. */
export type FixedChoices = ReadonlyMap<DecisionNode, number>

/** A solved subproblem: its value, and the best choice at every node. */
export interface Solution {
  readonly value: number
  readonly bestAction: (node: ActNode, state: State) => Action
  /** The value of each option in a state. */
  readonly optionValues: (node: DecisionNode, state: State) => readonly number[]
  /** How many states have been solved. */
  readonly states: () => number
}

/** Memory of a solved state, and the units of work to look at one end of a fight. */
export const BYTES_OF_STATE = 250
const UNITS_OF_END = 6

interface ValuedAction {
  readonly value: number
  readonly action: Action
}

/** What the player chooses at a step: the indices of its target and of its own conduct, and the first action with these. */
interface OwnChoice {
  readonly target: number
  readonly own: number
  readonly action: Action
}

/** Everything that the player can choose at a step, whatever the enemy replies. */
export const ownChoicesOf = (actions: Actions): readonly OwnChoice[] =>
  actions.flatMap((byGivingUp, target) =>
    (byGivingUp[0] ?? []).flatMap((replies, own) => {
      const [action] = replies
      return action ? [{ target, own, action }] : []
    })
  )

/** Whether the player has a choice. */
export const hasChoice = (actions: Actions): boolean => ownChoicesOf(actions).length > 1

/** The first of the best. */
const highestValued = (all: readonly ValuedAction[]): ValuedAction =>
  all.reduce((best, each) => (each.value > best.value + ROUNDING ? each : best))

/** Whether a side does no more than spend fatigue. */
const onlySpendsFatigue = ({ abilities, stops }: Conduct): boolean => abilities.length === 0 && !stops

/** The actions against one target, by the player's own conduct: a list of the enemy's replies to each. */
type RepliesByConduct = Actions[number][number]

/** Leaves out replies that spend more fatigue than there is: another reply spends what there is. */
const withinFatigue = (replies: readonly Action[], fatigue: number): readonly Action[] =>
  replies.filter(({ reply }) => !reply || !onlySpendsFatigue(reply) || reply.spend.length <= fatigue)

/**
 * The actions against one target as far as there is fatigue for them. A conduct that would spend more than the enemy has spends
 * what there is, so such conducts share one list of replies. Where abilities are used all stay, for these may bring fatigue.
 */
const affordableIn = (model: PlanModel, all: RepliesByConduct, state: State): RepliesByConduct => {
  const [first] = all[0] ?? []
  const isChosen = all.length > 1 || (all[0]?.length ?? 0) > 1
  const transition = first && isChosen ? transitionOf(model, first, state) : undefined
  const fatigue = transition && isPendingFight(transition) ? transition.fight.spendableFatigue : undefined
  if (!fatigue) return all
  const isPlain = all.every(replies => replies.every(({ reply }) => !reply?.abilities.length))
  const bySpend = new Map<string, readonly Action[]>()
  return all.map(replies => {
    const own = replies[0]?.own
    if (!own || !onlySpendsFatigue(own)) return replies
    const key = own.spend.slice(0, isPlain ? fatigue.defender : own.spend.length).join()
    const found = bySpend.get(key) ?? withinFatigue(replies, fatigue.attacker)
    bySpend.set(key, found)
    return found
  })
}

/** The first node of a subproblem from a step of the plan's own list on. */
const firstNodeFrom = (graph: readonly PlanNode[], { steps }: Subproblem, index: number): PlanNode | undefined =>
  graph[steps.find(step => step >= index) ?? graph.length]

/** The next decision node from a node on; undefined where the subproblem is over. */
const nextDecision = (
  model: PlanModel,
  graph: readonly PlanNode[],
  subproblem: Subproblem,
  from: PlanNode | undefined,
  state: State
): DecisionNode | undefined => {
  let node = from
  while (node)
    switch (node.is) {
      case 'choose':
      case 'act':
        return node
      case 'step-end':
        node = firstNodeFrom(graph, subproblem, node.index)
        break
      default:
        node = nextNode(model, node, state)
    }
  return undefined
}

/** Every state that an action can lead to, with its chance 0..1. */
const outcomesOf = (model: PlanModel, action: Action, state: State) => {
  const transition = transitionOf(model, action, state)
  const all = outcomesFrom(model, transition)
  if (isPendingFight(transition)) addWork(UNITS_OF_END * all.length)
  return all
}

/** Ends of fights looked at for an estimate, at each node. */
const ENDS_LOOKED_AT = 10_000

/** The states of a node that were reached, each with how many of the sampled states led to it. */
type ReachedStates = Map<string, { readonly state: State; times: number }>

/** How many more states there are at least, from how many were reached once and twice (Chao's lower bound). */
const estimateUnreached = (reached: ReachedStates): number => {
  const times = [...reached.values()].map(each => each.times)
  const [once = 0, twice = 0] = [1, 2].map(count => times.filter(time => time === count).length)
  return (once * (once - 1)) / (2 * (twice + 1))
}

/** The size of a subproblem: how many states it has, and the units of work to solve them. */
interface SizeEstimate {
  readonly states: number
  readonly work: number
}

/**
 * Estimates the size of a subproblem before it is solved. At each node every action is tried in a sample of the states; how many
 * more states there are is estimated from how often each was reached. The solver uses the fights played here again.
 */
export const estimateSize = (model: PlanModel, subproblem: Subproblem): SizeEstimate => {
  const graph = graphOf(model)
  /** `most`: how many states there may be for each that was reached. */
  const waiting = new Map<DecisionNode, { readonly reached: ReachedStates; most: number }>()
  const reach = (next: PlanNode | undefined, state: State, times: number, seen?: Set<string>) => {
    const node = nextDecision(model, graph, subproblem, next, state)
    if (!node) return undefined
    const key = stateKey(state, neededAt(subproblem, node.index))
    const name = `${node.order} ${key}`
    if (seen?.has(name)) return undefined
    seen?.add(name)
    const found = waiting.get(node) ?? { reached: new Map(), most: 1 }
    waiting.set(node, found)
    const before = found.reached.get(key)
    if (before) before.times += times
    else found.reached.set(key, { state, times })
    return found
  }
  const tryEveryAction = (node: ActNode, state: State) => {
    const seen = new Set<string>()
    const next = new Set<ReturnType<typeof reach>>()
    let ends = 0
    const actions = actionsAt(model, node.step).flatMap(byGivingUp =>
      byGivingUp.flatMap(all => [...new Set(affordableIn(model, all, state))].flat())
    )
    for (const action of actions) {
      const outcomes = outcomesOf(model, action, state)
      ends += outcomes.length
      for (const outcome of outcomes) next.add(reach(node.next, outcome.state, 1, seen))
    }
    return { ends, next }
  }
  let [states, work] = [0, 0]
  reach(firstNodeFrom(graph, subproblem, 0), model.start, 1)
  while (waiting.size > 0) {
    const [node, { reached, most }] = [...waiting].reduce((first, each) => (each[0].order < first[0].order ? each : first))
    waiting.delete(node)
    const all = [...reached.values()]
    const count = Math.min(most * all.length, all.length + estimateUnreached(reached))
    states += count
    const next = new Set<ReturnType<typeof reach>>()
    let [ends, played, stride] = [0, 0, 1]
    for (let at = 0; at < all.length; at += stride) {
      const { state, times } = all[Math.floor(at)] ?? { state: model.start, times: 1 }
      if (node.is === 'choose') for (const { first } of node.options) next.add(reach(first, state, times))
      else {
        const tried = tryEveryAction(node, state)
        for (const each of tried.next) next.add(each)
        ends += tried.ends
        // the first state shows how many make a large enough sample
        stride = Math.max(1, (all.length * tried.ends) / ENDS_LOOKED_AT)
      }
      played++
    }
    work += (UNITS_OF_END * count * ends) / played
    for (const each of next) if (each) each.most = Math.max(each.most, node.is === 'choose' ? most : count / played)
  }
  return { states, work }
}

/** The value of an end; of points it is 0, for these are counted step by step. */
const terminalValue = (model: PlanModel, aim: PlanAim, state: State): number => {
  switch (aim.is) {
    case 'points':
      return 0
    case 'condition':
      return holdsIn(model, aim.condition, state) ? 1 : 0
    case 'tournament':
      return tournamentPoints(aim.table, pointsLead(model, state))
  }
}

/** Values of states, by the node and by what is fixed from there on; shared by all solutions of one subproblem. */
export type SolvedStates = Map<string, Map<string, number>>

/**
 * Looks up the value of a state at a node before it works it out. States are the same that agree in the fields needed from the
 * node on.
 */
const memoizeStates = (subproblem: Subproblem, solvedStates: SolvedStates, fixed: FixedChoices) => {
  const byNode = new Map<PlanNode, Map<string, number>>()
  let count = 0
  const solvedAt = (node: PlanNode): Map<string, number> => {
    const later = [...fixed].filter(([{ order }]) => order >= node.order).map(([{ order }, option]) => `${order}=${option}`)
    const key = `${node.order} ${later.join()}`
    const found = solvedStates.get(key) ?? new Map<string, number>()
    solvedStates.set(key, found)
    byNode.set(node, found)
    return found
  }
  return {
    count: () => count,
    valueAt: (node: PlanNode, state: State, evaluate: () => number): number => {
      const known = byNode.get(node) ?? solvedAt(node)
      const key = stateKey(state, neededAt(subproblem, node.index))
      const found = known.get(key)
      if (found !== undefined) return found
      const value = evaluate()
      known.set(key, value)
      count++
      reserveMemory(BYTES_OF_STATE)
      return value
    }
  }
}

/**
 * Solves a subproblem against the enemy's best replies. `solvedStates`: states that are known already, to which it adds. `fixed`:
 * choices that are not left to the solver.
 */
export const solveSubproblem = (
  model: PlanModel,
  subproblem: Subproblem,
  { solvedStates = new Map(), fixed = new Map() }: { readonly solvedStates?: SolvedStates; readonly fixed?: FixedChoices } = {}
): Solution => {
  const graph = graphOf(model)
  const { aim } = subproblem
  const isPoints = aim.is === 'points'
  const memo = memoizeStates(subproblem, solvedStates, fixed)
  const stateValue = (from: PlanNode | undefined, state: State): number => {
    const node = nextDecision(model, graph, subproblem, from, state)
    if (!node) return terminalValue(model, aim, state)
    if (node.is === 'act') return memo.valueAt(node, state, () => best(node, state, fixedChoice(node)).value)
    return memo.valueAt(node, state, () => {
      const chosen = node.options[fixed.get(node) ?? node.options.length]
      return chosen ? stateValue(chosen.first, state) : Math.max(...optionValues(node, state))
    })
  }
  const fixedChoice = (node: ActNode): OwnChoice | undefined => {
    const choices = ownChoicesOf(actionsAt(model, node.step))
    return choices[fixed.get(node) ?? choices.length]
  }
  const optionValues = (node: ChooseNode, state: State): readonly number[] =>
    node.options.map(({ first }) => stateValue(first, state))
  const actionValue = (node: ActNode, action: Action, before: State): number => {
    const gain = (after: State) =>
      (isPoints ? pointsLead(model, after) - pointsLead(model, before) : 0) + stateValue(node.next, after)
    return outcomesOf(model, action, before).reduce((sum, { state, chance }) => sum + chance * gain(state), 0)
  }
  /** The best reply; of equal ones the first, which spends the least. */
  const bestReply = (node: ActNode, replies: readonly Action[], state: State): ValuedAction => {
    let lowest: ValuedAction | undefined
    for (const action of replies) {
      const value = actionValue(node, action, state)
      if (!lowest || value < lowest.value - ROUNDING) lowest = { value, action }
    }
    if (!lowest) throw new RangeError('there is no way to play this step')
    return lowest
  }
  /** Each own conduct (or the one of index `only`) against a target that gives up dice where that is best for it (R3.3). */
  const againstTarget = (node: ActNode, byGivingUp: Actions[number], state: State, only?: number): readonly ValuedAction[] =>
    byGivingUp
      .map(all => {
        const known = new Map<readonly Action[], ValuedAction>()
        return affordableIn(model, all, state).flatMap((replies, own) => {
          if (only !== undefined && only !== own) return []
          const replied = known.get(replies) ?? bestReply(node, replies, state)
          known.set(replies, replied)
          return [replied]
        })
      })
      .reduce((worst, each) => (highestValued(each).value < highestValued(worst).value - ROUNDING ? each : worst))
  /**
   * The target (own choice), giving up dice (the enemy's), abilities and fatigue (own, then the enemy's): the order of R3.3 and
   * R3.4.
   */
  const best = (node: ActNode, state: State, only?: OwnChoice): ValuedAction =>
    highestValued(
      actionsAt(model, node.step).flatMap((byGivingUp, target) =>
        only === undefined || only.target === target ? againstTarget(node, byGivingUp, state, only?.own) : []
      )
    )
  return {
    value: stateValue(firstNodeFrom(graph, subproblem, 0), model.start),
    bestAction: (node, state) => best(node, state).action,
    optionValues: (node, state) =>
      node.is === 'choose'
        ? optionValues(node, state)
        : actionsAt(model, node.step).flatMap(byGivingUp => againstTarget(node, byGivingUp, state).map(({ value }) => value)),
    states: memo.count
  }
}
