import type { Condition } from '../../model/condition'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { CHANCE_ROUNDING, ROUNDING, UNITS_A_SECOND } from '../../model/limits'
import type { PlanAim } from '../../model/plan'
import type { PlanChoiceReport, PlanSolution } from '../../model/plan-report'
import { attributeWorkTo, expectWork, workDone } from '../../model/work'
import type { Action } from './actions'
import { fieldsAffectedBy } from './affected-fields'
import { firstOptionPolicy, type PlayedPlan, playPlan } from './outcome'
import { graphOf, type PlanNode, type Policy } from './plan-graph'
import { actionsAt, fieldsOfCondition, type PlanModel } from './plan-model'
import { type DecisionRecord, rulesOf } from './policy-rules'
import { fieldsOfUnits, type State, unitFieldAt } from './state'
import { stateKey } from './state-distribution'
import {
  BYTES_OF_STATE,
  type DecisionNode,
  estimateSize,
  type FixedChoices,
  hasChoice,
  neededAt,
  ownChoicesOf,
  type Solution,
  type SolvedStates,
  type Subproblem,
  solveSubproblem
} from './subproblem'

/**
 * A plan solved for a goal. Steps that share no fields are solved apart: their points are added, their chances of an "and"
 * multiplied.
 */

/** Union-find over fields: those that were joined have the same root. */
const createUnion = () => {
  const parent = new Map<number, number>()
  const root = (field: number): number => {
    const above = parent.get(field) ?? field
    return above === field ? field : root(above)
  }
  return {
    root,
    join: (fields: Iterable<number>) => {
      const [first, ...others] = fields
      for (const other of others) parent.set(root(other), root(first ?? other))
    }
  }
}

const conjuncts = (condition: Condition): readonly Condition[] =>
  condition.is === 'all' ? condition.of.flatMap(conjuncts) : [condition]

const isModels = (field: number, { preparedUnits }: PlanModel): boolean =>
  field < fieldsOfUnits(preparedUnits.length) && unitFieldAt(field).name === 'models'

/** The plan, and the goal with it, divided into subproblems that are independent of each other. */
export const subproblemsOf = (model: PlanModel, goal: PlanAim): readonly Subproblem[] => {
  const affected = model.plan.steps.map(step => fieldsAffectedBy(model, step))
  const union = createUnion()
  for (const fields of affected) union.join(fields)
  const wanted = goal.is === 'condition' ? conjuncts(goal.condition) : []
  for (const condition of wanted) union.join(fieldsOfCondition(model, condition))
  const subproblem = (root: number, aim: PlanAim, fieldsOfAim: readonly number[]): Subproblem => {
    const steps = affected.flatMap((fields, index) => ([...fields].some(field => union.root(field) === root) ? [index] : []))
    const needed: number[][] = []
    for (let index = model.plan.steps.length; index >= 0; index--) {
      const later = needed[index + 1] ?? fieldsOfAim
      needed[index] = steps.includes(index) ? [...new Set([...(affected[index] ?? []), ...later])] : [...later]
    }
    return { aim, steps, needed }
  }
  const models = affected.flatMap(fields => [...fields].filter(field => isModels(field, model)))
  if (goal.is === 'tournament') {
    // tournament points depend on the lead of all units together
    union.join(models)
    const [field = -1] = models
    return [subproblem(union.root(field), goal, [...new Set(models)])]
  }
  if (goal.is === 'points') return [...new Set(models.map(union.root))].map(root => subproblem(root, goal, []))
  const byRoot = new Map<number, Condition[]>()
  for (const condition of wanted) {
    const [field = -1] = fieldsOfCondition(model, condition)
    const root = union.root(field)
    byRoot.set(root, [...(byRoot.get(root) ?? []), condition])
  }
  return [...byRoot].map(([root, conditions]) => {
    const condition: Condition = { is: 'all', of: conditions }
    return subproblem(root, { is: 'condition', condition }, fieldsOfCondition(model, condition))
  })
}

/** Every node of a step, up to the next step of the plan's own list. */
const nodesOfStep = (node: PlanNode): readonly PlanNode[] => {
  switch (node.is) {
    case 'step-end':
      return []
    case 'condition':
      return [node, ...nodesOfStep(node.yes), ...nodesOfStep(node.no)]
    case 'choose':
      return [node, ...node.options.flatMap(({ first }) => nodesOfStep(first))]
    case 'act':
    case 'stop':
      return [node, ...nodesOfStep(node.next)]
  }
}

const nodesOf = (model: PlanModel): readonly PlanNode[] => [...new Set(graphOf(model).flatMap(nodesOfStep))]

/** The nodes at which the player chooses, in the order of the labels of their steps. */
const choiceNodes = (model: PlanModel): readonly DecisionNode[] =>
  nodesOf(model)
    .filter(
      (node): node is DecisionNode =>
        (node.is === 'choose' && node.options.length > 1) || (node.is === 'act' && hasChoice(actionsAt(model, node.step)))
    )
    .sort((one, other) => one.step.label.localeCompare(other.step.label, 'en', { numeric: true }))

/** Whether the player or the enemy decides something at a node. */
const isDecision = (model: PlanModel, node: PlanNode): boolean =>
  node.is === 'choose' || (node.is === 'act' && actionsAt(model, node.step).flat(3).length > 1)

/** The value of a goal from those of its subproblems. */
const totalOf = (values: readonly number[], goal: PlanAim): number =>
  goal.is === 'condition' ? values.reduce((product, value) => product * value, 1) : values.reduce((sum, value) => sum + value, 0)

/** The options of a choice in words. */
const optionNames = (model: PlanModel, node: DecisionNode): readonly string[] =>
  node.is === 'choose'
    ? node.options.map(({ name }) => name)
    : ownChoicesOf(actionsAt(model, node.step)).map(({ action }) => action.name)

interface SolvedSubproblem extends Subproblem {
  readonly solvedStates: SolvedStates
  readonly solution: Solution
}

/** The most plans fixed beforehand that are tried, and the units of work that they may take together. */
const MOST_FIXED_PLANS = 3000
const FIXED_PLANS_WORK = 20 * UNITS_A_SECOND

/** The first of the open choices that a partly fixed plan can come to and has not fixed. */
const firstUndecided = (
  node: PlanNode | undefined,
  open: ReadonlySet<PlanNode>,
  fixed: FixedChoices
): DecisionNode | undefined => {
  if (node === undefined || node.is === 'step-end') return undefined
  if (node.is === 'condition') return firstUndecided(node.yes, open, fixed) ?? firstUndecided(node.no, open, fixed)
  if (node.is === 'stop') return firstUndecided(node.next, open, fixed)
  if (open.has(node) && !fixed.has(node)) return node
  return firstUndecided(node.is === 'act' ? node.next : node.options[fixed.get(node) ?? 0]?.first, open, fixed)
}

/** Every plan that fixes each open choice it can come to beforehand, whatever the dice show; undefined where there are too many. */
const fixedPlans = (
  model: PlanModel,
  { steps }: Subproblem,
  open: ReadonlySet<PlanNode>
): readonly FixedChoices[] | undefined => {
  const firstNodes = steps.flatMap(step => graphOf(model)[step] ?? [])
  const complete: FixedChoices[] = []
  const partial: FixedChoices[] = [new Map()]
  for (let next = partial.pop(); next; next = partial.pop()) {
    const fixed = next
    const node = firstNodes.reduce<DecisionNode | undefined>(
      (found, first) => found ?? firstUndecided(first, open, fixed),
      undefined
    )
    if (node)
      for (let option = optionNames(model, node).length - 1; option >= 0; option--)
        partial.push(new Map([...fixed, [node, option]]))
    else complete.push(fixed)
    if (complete.length + partial.length > MOST_FIXED_PLANS) return undefined
  }
  return complete
}

interface FixedPlan {
  readonly value: number
  readonly fixed: FixedChoices
}

/** The best of all plans fixed beforehand; undefined where they are too many, or take too long. */
const bestFixedPlan = (
  model: PlanModel,
  subproblem: SolvedSubproblem,
  choices: readonly DecisionNode[]
): FixedPlan | undefined => {
  const { solvedStates } = subproblem
  const open = new Set(choices.filter(({ index }) => subproblem.steps.includes(index)))
  const plans = fixedPlans(model, subproblem, open) ?? []
  const before = workDone()
  let best: FixedPlan | undefined
  for (const [index, fixed] of plans.entries()) {
    const { value } = solveSubproblem(model, subproblem, { solvedStates, fixed })
    if (!best || value > best.value + CHANCE_ROUNDING) best = { value, fixed }
    const spent = workDone() - before
    if (spent > UNITS_A_SECOND && (spent * plans.length) / (index + 1) > FIXED_PLANS_WORK) return undefined
  }
  return best
}

/** The subproblem that a step of the plan's own list belongs to; undefined where the goal does not depend on the step. */
const subproblemOfStep = (solved: readonly SolvedSubproblem[], index: number): SolvedSubproblem | undefined =>
  solved.find(({ steps }) => steps.includes(index))

const neededIn = (solved: readonly SolvedSubproblem[], index: number): readonly number[] => {
  const found = subproblemOfStep(solved, index)
  return found ? neededAt(found, index) : []
}

/** A decision: the option that is taken, and what each option is worth less than it, in the goal of the subproblem. */
interface Decided extends DecisionRecord {
  readonly choice: number
  readonly regrets: readonly number[]
}

/** By node and key of the state, what was decided there. */
type DecisionRecords = Map<PlanNode, Map<string, Decided>>

/** Decides by the solution, and adds to `records` what was decided in which states. */
const bestPolicy = (model: PlanModel, solved: readonly SolvedSubproblem[], records: DecisionRecords): Policy => {
  const unsolved = firstOptionPolicy(model)
  const known = new Map<PlanNode, Map<string, Action>>()
  const keyAt = ({ index }: PlanNode, state: State, subproblem: Subproblem) => stateKey(state, neededAt(subproblem, index))
  const decide = (node: DecisionNode, state: State, weight: number, subproblem: SolvedSubproblem): number => {
    const here = records.get(node) ?? new Map<string, Decided>()
    records.set(node, here)
    const key = keyAt(node, state, subproblem)
    const before = here.get(key)
    if (before) {
      before.weight += weight
      return before.choice
    }
    const values = subproblem.solution.optionValues(node, state)
    const highest = Math.max(...values)
    const good = values.flatMap((value, option) => (value >= highest - ROUNDING ? [option] : []))
    const choice = good[0] as number
    here.set(key, { state, weight, good, choice, regrets: values.map(value => highest - value) })
    return choice
  }
  return {
    action: (node, state, weight) => {
      const subproblem = subproblemOfStep(solved, node.index)
      if (!subproblem || !isDecision(model, node)) return unsolved.action(node, state, weight)
      if (hasChoice(actionsAt(model, node.step))) decide(node, state, weight, subproblem)
      const here = known.get(node) ?? new Map<string, Action>()
      known.set(node, here)
      const key = keyAt(node, state, subproblem)
      const found = here.get(key) ?? subproblem.solution.bestAction(node, state)
      here.set(key, found)
      return found
    },
    option: (node, state, weight) => {
      const subproblem = subproblemOfStep(solved, node.index)
      return subproblem ? decide(node, state, weight, subproblem) : unsolved.option(node, state, weight)
    }
  }
}

/** What a subproblem's values are multiplied by in the goal: the chances of the others, where all have to come true. */
const shareOf = (index: number, solved: readonly SolvedSubproblem[], goal: PlanAim): number =>
  goal.is === 'condition'
    ? solved.reduce((share, { steps, solution }) => (steps.includes(index) ? share : share * solution.value), 1)
    : 1

const choiceReport = (
  model: PlanModel,
  node: DecisionNode,
  records: DecisionRecords,
  solved: readonly SolvedSubproblem[],
  goal: PlanAim
): PlanChoiceReport => {
  const all = [...(records.get(node)?.values() ?? [])]
  const names = optionNames(model, node)
  const share = shareOf(node.index, solved, goal)
  const options = names.map((name, option) => ({
    option: name,
    chance: all.reduce((sum, { choice, weight }) => (choice === option ? sum + weight : sum), 0),
    regret: all.reduce((sum, { regrets, weight }) => sum + weight * share * (regrets[option] ?? 0), 0)
  }))
  return {
    step: node.step.label,
    text: node.step.text,
    rules: all.length === 0 ? [] : rulesOf(all, neededIn(solved, node.index), names, model),
    options: options.filter(({ chance }, option) => chance > 0 || names.length <= 12 || option === 0),
    indifferent: all.every(({ good }) => good.length === names.length)
  }
}

/** The best plan as it is reported, and the outcome of playing it. */
interface SolvedPlan {
  readonly report: PlanSolution
  readonly played: PlayedPlan
}

/** Solves a plan for a goal of that name. Throws OverBudget where that would take more time or memory than it may. */
export const solvePlan = (model: PlanModel, name: string, goal: PlanAim): SolvedPlan => {
  const choices = choiceNodes(model)
  const ways = choices.map(node => thousands(optionNames(model, node).length)).join(', ')
  const cure = t('leave less open: name a target, the abilities or the fatigue spent, or solve fewer steps')
  const states = (...many: readonly string[]) => {
    const figures = [...many, ...(ways === '' ? [] : [t('{ways} ways to go on', { ways })])]
    return {
      what: t('the states that its open choices lead to{figures}', {
        figures: figures.length > 0 ? ` (${figures.join('; ')})` : ''
      }),
      cure
    }
  }
  const subproblems = subproblemsOf(model, goal)
  const sizes = attributeWorkTo(states(), () => subproblems.map(subproblem => estimateSize(model, subproblem)))
  const count = sizes.reduce((sum, size) => sum + size.states, 0)
  return attributeWorkTo(states(t('about {count}', { count: thousands(Math.round(count)) })), () => {
    expectWork(
      sizes.reduce((sum, { work }) => sum + work, 0),
      BYTES_OF_STATE * count
    )
    const solved = subproblems.map((subproblem): SolvedSubproblem => {
      const solvedStates: SolvedStates = new Map()
      return { ...subproblem, solvedStates, solution: solveSubproblem(model, subproblem, { solvedStates }) }
    })
    return reportSolution(model, name, goal, solved, choices)
  })
}

/** Plays the best plan, and compares its value with those of the plan as written and of the best plan fixed beforehand. */
const reportSolution = (
  model: PlanModel,
  name: string,
  goal: PlanAim,
  solved: readonly SolvedSubproblem[],
  choices: readonly DecisionNode[]
): SolvedPlan => {
  const firstOptions: FixedChoices = new Map(choices.map(node => [node, 0]))
  const written = solved.map(each => solveSubproblem(model, each, { solvedStates: each.solvedStates, fixed: firstOptions }).value)
  const fixedPlans = solved.flatMap(each => bestFixedPlan(model, each, choices) ?? [])
  const records: DecisionRecords = new Map()
  const decisionSteps = new Set(nodesOf(model).flatMap(node => (isDecision(model, node) ? [node.index] : [])))
  const played = playPlan(
    model,
    () => {
      records.clear()
      return bestPolicy(model, solved, records)
    },
    index => new Set(decisionSteps.has(index) ? neededIn(solved, index) : [])
  )
  const value = totalOf(
    solved.map(({ solution }) => solution.value),
    goal
  )
  const fixed = new Map(fixedPlans.flatMap(each => [...each.fixed]))
  const blind = totalOf(
    fixedPlans.map(each => each.value),
    goal
  )
  return {
    report: {
      goal: name,
      value,
      ...(fixedPlans.length === solved.length && {
        blind,
        blindPlan: choices.flatMap(node =>
          optionNames(model, node).flatMap((name, option) =>
            fixed.get(node) === option ? [{ step: node.step.label, option: name }] : []
          )
        ),
        information: Math.max(0, value - blind)
      }),
      written: totalOf(written, goal),
      choices: choices.map(node => choiceReport(model, node, records, solved, goal)),
      decisions: solved.reduce((sum, { solution }) => sum + solution.states(), 0)
    },
    played
  }
}
