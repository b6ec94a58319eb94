import type { Condition } from '../../model/condition'
import type { ActStep, PlanStep } from '../../model/plan'
import { type Contact, type Result, resultsOf, valuesAfter } from './contact'
import { addWeight, extendHistory, type History, type StepResult } from './events'
import { type Values, withChanges } from './field'
import { createPool, type Entry, type Pool } from './groups'
import type { Play } from './options'
import { holdsIn, type PlanModel } from './plan-model'
import { countFight, countResult, type Tallies, tallyOf } from './tally'
import { isContact, type Transition, transitionOf } from './transition'

/** The steps of a plan as a graph: each node knows what comes after it. There are no loops. */

interface Node {
  /** Nodes that can follow have larger numbers. */
  readonly order: number
  /** The index, in the plan's own list, of the step that it belongs to. */
  readonly index: number
}

export interface ActNode extends Node {
  readonly is: 'act'
  readonly step: PlanStep & ActStep
  readonly next: ProgramNode
}
export interface ForkNode extends Node {
  readonly is: 'fork'
  readonly step: PlanStep
  readonly when: Condition
  readonly yes: ProgramNode
  readonly no: ProgramNode
}
export interface ChooseNode extends Node {
  readonly is: 'choose'
  readonly step: PlanStep
  readonly options: readonly { readonly name: string; readonly first: ProgramNode }[]
}
export interface StopNode extends Node {
  readonly is: 'stop'
  readonly step: PlanStep
  readonly when: Condition
  readonly next: ProgramNode
}
/** The place between two steps of the plan's own list: the next one has this index. */
export interface MarkNode extends Node {
  readonly is: 'mark'
}
export type ProgramNode = ActNode | ForkNode | ChooseNode | StopNode | MarkNode

export interface Program {
  /** The first node of each step of the plan's own list. */
  readonly heads: readonly ProgramNode[]
}

const programs = new WeakMap<PlanModel, Program>()

/** The graph of a plan: one for each model, so that its nodes can be keys. */
export const programOf = (model: PlanModel): Program => {
  const program = programs.get(model) ?? layOut(model)
  programs.set(model, program)
  return program
}

const layOut = ({ plan }: PlanModel): Program => {
  let order = 1_000_000
  const numbered = (index: number): Node => ({ order: --order, index })
  const list = (steps: readonly PlanStep[], index: number, end: ProgramNode): ProgramNode =>
    steps.reduceRight((next, step) => placed(step, index, next), end)
  const bare = (step: PlanStep, index: number, next: ProgramNode): ProgramNode => {
    switch (step.is) {
      case 'act':
        return { ...numbered(index), is: 'act', step, next }
      case 'stop':
        return { ...numbered(index), is: 'stop', step, when: step.stops, next }
      case 'choose': {
        const options = step.options.map(({ name, steps }) => ({ name, first: list(steps, index, next) }))
        return { ...numbered(index), is: 'choose', step, options }
      }
    }
  }
  const placed = (step: PlanStep, index: number, next: ProgramNode): ProgramNode => {
    const yes = bare(step, index, next)
    if (!step.when) return yes
    const no = list(step.otherwise, index, next)
    return { ...numbered(index), is: 'fork', step, when: step.when, yes, no }
  }
  const heads: ProgramNode[] = []
  for (let index = plan.steps.length - 1; index >= 0; index--) {
    const step = plan.steps[index] as PlanStep
    const mark: MarkNode = { ...numbered(index + 1), is: 'mark' }
    const head = placed(step, index, mark)
    heads[index] = plan.stopWhen ? { ...numbered(index), is: 'stop', step, when: plan.stopWhen, next: head } : head
  }
  return { heads }
}

/** How a plan goes from node to node, the same for all who play it: as written, with thrown dice, or best for a goal. */

/** Who decides what the plan leaves open. */
export interface Decisions {
  /** `weight`: the chance of coming here in this state. */
  readonly play: (act: ActNode, values: Values, weight: number) => Play
  readonly option: (choose: ChooseNode, values: Values, weight: number) => number
}

/** How a fight ends: every way with its chance, or the single one that thrown dice show. */
export type Ends = (contact: Contact) => readonly (Result & { readonly chance: number })[]

/** Every state that an activity can lead to, with its chance. */
export const outcomesFrom = (
  model: PlanModel,
  transition: Transition
): readonly { readonly values: Values; readonly chance: number }[] =>
  isContact(transition)
    ? resultsOf(transition).map(result => ({ values: valuesAfter(model, transition, result), chance: result.chance }))
    : [{ values: transition.values, chance: 1 }]

/** The node after a condition; undefined where the plan stops. */
export const branchOf = (model: PlanModel, place: ForkNode | StopNode, values: Values): ProgramNode | undefined => {
  const holds = holdsIn(model, place.when, values)
  if (place.is === 'fork') return holds ? place.yes : place.no
  return holds ? undefined : place.next
}

/** One way to go on from a node. */
export interface Passage {
  /** Undefined: the plan stops. */
  readonly to: ProgramNode | undefined
  readonly values: Values
  readonly weight: number
  /** Absent where nothing happened that a report shows. */
  readonly result?: StepResult
}

/** Who plays the plan, and what is counted on the way. */
export interface Walker {
  readonly model: PlanModel
  readonly decisions: Decisions
  readonly ends: Ends
  readonly tallies: Tallies
}

/** Every way to go on from a node. */
export const passagesFrom = (
  walker: Walker,
  place: Exclude<ProgramNode, MarkNode>,
  values: Values,
  weight: number
): readonly Passage[] => {
  const { model, decisions, ends, tallies } = walker
  switch (place.is) {
    case 'act': {
      const tally = tallyOf(tallies, place.step)
      const transition = transitionOf(model, decisions.play(place, values, weight), values)
      if (!isContact(transition)) {
        addWeight(tally.events, transition.event, weight)
        return [{ to: place.next, values: transition.values, weight, result: transition.event }]
      }
      countFight(model, tally, transition, weight)
      const passages: Passage[] = []
      for (const result of ends(transition)) {
        const share = weight * result.chance
        countResult(tally, transition, result, share)
        passages.push({ to: place.next, values: valuesAfter(model, transition, result), weight: share, result: result.event })
      }
      return passages
    }
    case 'choose': {
      const option = place.options[decisions.option(place, values, weight)]
      return option ? [{ to: option.first, values, weight, result: { chosen: option.name } }] : []
    }
    case 'fork': {
      const to = branchOf(model, place, values)
      if (to === place.yes) return [{ to, values, weight }]
      addWeight(tallyOf(tallies, place.step).events, 'not', weight)
      return [{ to, values, weight, result: 'not' }]
    }
    case 'stop': {
      const to = branchOf(model, place, values)
      if (to) return [{ to, values, weight }]
      const { stopField } = model
      const stopped = stopField === undefined ? values : withChanges(values, [[stopField, 1]])
      return [{ to, values: stopped, weight, result: 'stopped' }]
    }
  }
}

/** What has happened, with the result of one more node. */
export const historyAfter = (
  before: History,
  { index, step }: Exclude<ProgramNode, MarkNode>,
  result: StepResult | undefined
): History => (result === undefined ? before : extendHistory(before, { index, step, result }))

const isStopped = ({ stopField }: PlanModel, values: Values): boolean => stopField !== undefined && values[stopField] === 1

/** Where entries wait whose plan has stopped. */
const END: ProgramNode = { is: 'mark', order: Number.POSITIVE_INFINITY, index: -1 }

/** The exact distribution after a step of the plan's own list; entries with the same values of these fields are merged. */
export const walkStep = (
  model: PlanModel,
  head: ProgramNode,
  entries: readonly Entry[],
  fields: readonly number[],
  decisions: Decisions,
  tallies: Tallies
): readonly Entry[] => {
  const walker: Walker = { model, decisions, ends: resultsOf, tallies }
  const waiting = new Map<ProgramNode, Pool>()
  const done = createPool(fields)
  const send = (to: ProgramNode, values: Values, weight: number, history: History, points: number): void => {
    const there = waiting.get(to) ?? createPool(fields)
    waiting.set(to, there)
    there.put(values, weight, history, points)
  }
  for (const { values, weight, history, points } of entries) {
    if (isStopped(model, values)) done.put(values, weight, history, points)
    else send(head, values, weight, history, points)
  }
  while (waiting.size > 0) {
    const [place, here] = [...waiting].reduce((first, each) => (each[0].order < first[0].order ? each : first))
    waiting.delete(place)
    for (const { values, weight, history, points } of here.entries()) {
      if (place.is === 'mark') {
        done.put(values, weight, history, points)
        continue
      }
      for (const passage of passagesFrom(walker, place, values, weight)) {
        const { to = END, result } = passage
        send(to, passage.values, passage.weight, historyAfter(history, place, result), points)
      }
    }
  }
  return done.entries()
}
