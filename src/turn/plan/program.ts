import type { Condition } from '../../model/condition'
import type { ActStep, PlanStep } from '../../model/plan'
import type { PlanModel } from './plan-model'

/** The steps of a plan as a walk: each node knows what comes after it. There are no loops. */

interface Node {
  /** Nodes that may follow have larger numbers. */
  readonly order: number
  /** The step of the plan's own list that it belongs to. */
  readonly index: number
}

export interface ActNode extends Node {
  readonly is: 'act'
  readonly step: PlanStep & ActStep
  readonly next: ProgramNode
}
export interface Fork extends Node {
  readonly is: 'fork'
  readonly step: PlanStep
  readonly when: Condition
  readonly yes: ProgramNode
  readonly no: ProgramNode
}
export interface Choose extends Node {
  readonly is: 'choose'
  readonly step: PlanStep
  readonly options: readonly { readonly name: string; readonly first: ProgramNode }[]
}
export interface Stop extends Node {
  readonly is: 'stop'
  readonly step: PlanStep
  readonly when: Condition
  readonly next: ProgramNode
}
/** Between two steps of the plan's own list: the one that comes next has this index. */
export interface Mark extends Node {
  readonly is: 'mark'
}
export type ProgramNode = ActNode | Fork | Choose | Stop | Mark

export interface Program {
  /** The first node of each step of the plan's own list. */
  readonly heads: readonly ProgramNode[]
}

const known = new WeakMap<PlanModel, Program>()

/** The walk of a plan: one for each model, so that its nodes are known again. */
export const programOf = (model: PlanModel): Program => {
  const found = known.get(model) ?? laidOut(model)
  known.set(model, found)
  return found
}

const laidOut = ({ plan }: PlanModel): Program => {
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
    const mark: Mark = { ...numbered(index + 1), is: 'mark' }
    const head = placed(step, index, mark)
    heads[index] = plan.stopWhen ? { ...numbered(index), is: 'stop', step, when: plan.stopWhen, next: head } : head
  }
  return { heads }
}
