import type { Condition } from '../../model/condition'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { UNITS_A_SECOND } from '../../model/limits'
import type { PlanAim } from '../../model/plan'
import type { PlanChoiceReport, PlanSolution } from '../../model/plan-report'
import { attributeWorkTo, expects, workDone } from '../../model/work'
import { touchedBy } from './affected-units'
import { fieldsOfUnits, unitFieldAt, type Values } from './field'
import { keyOf } from './groups'
import type { Play } from './options'
import { firstOptions, type Played, playWhole } from './outcome'
import { fieldsOfCondition, type PlanModel, playsAt } from './plan-model'
import { type PolicyRow, rulesOf } from './policy'
import {
  BYTES_OF_STATE,
  estimateSize,
  type Fixed,
  isFree,
  neededAt,
  type PartSolution,
  type PlanPart,
  type SolvedStates,
  solvePart,
  waysOf
} from './solver'
import { type ActNode, type ChooseNode, type Decisions, type ProgramNode, programOf } from './walk'

/**
 * A plan solved for a goal. Steps that share no fields are solved apart: their points are added, their chances of an "and"
 * multiplied.
 */

interface Subproblem {
  readonly aim: PlanAim
  readonly part: PlanPart
}

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

const isModels = (field: number, { forces }: PlanModel): boolean =>
  field < fieldsOfUnits(forces.length) && unitFieldAt(field).part === 'models'

/** The plan, and the goal with it, in parts that can be solved independently. */
export const partsOf = (model: PlanModel, goal: PlanAim): readonly Subproblem[] => {
  const touched = model.plan.steps.map(step => touchedBy(model, step))
  const groups = createUnion()
  for (const fields of touched) groups.join(fields)
  const wanted = goal.is === 'condition' ? conjuncts(goal.condition) : []
  for (const condition of wanted) groups.join(fieldsOfCondition(model, condition))
  const partAt = (root: number, goals: readonly number[]): PlanPart => {
    const steps = touched.flatMap((fields, index) => ([...fields].some(field => groups.root(field) === root) ? [index] : []))
    const needed: number[][] = []
    const last = model.plan.steps.length
    for (let index = last; index >= 0; index--) {
      const later = needed[index + 1] ?? goals
      needed[index] = steps.includes(index) ? [...new Set([...(touched[index] ?? []), ...later])] : [...later]
    }
    return { steps, needed }
  }
  const models = touched.flatMap(fields => [...fields].filter(field => isModels(field, model)))
  if (goal.is === 'tournament') {
    // tournament points depend on the lead of all units together
    groups.join(models)
    const [field = -1] = models
    return [{ aim: goal, part: partAt(groups.root(field), [...new Set(models)]) }]
  }
  if (goal.is === 'points') {
    const roots = new Set(models.map(groups.root))
    return [...roots].map(root => ({ aim: goal, part: partAt(root, []) }))
  }
  const roots = new Map<number, Condition[]>()
  for (const condition of wanted) {
    const [field = -1] = fieldsOfCondition(model, condition)
    const root = groups.root(field)
    roots.set(root, [...(roots.get(root) ?? []), condition])
  }
  return [...roots].map(([root, conditions]) => {
    const condition: Condition = { is: 'all', of: conditions }
    return { aim: { is: 'condition', condition }, part: partAt(root, fieldsOfCondition(model, condition)) }
  })
}

/** The best plan for a goal: what to do in which state, what it is worth, and what seeing the dice before deciding is worth. */

/** Every node of a step, up to the next step of the plan's own list. */
const nodes = (place: ProgramNode): readonly ProgramNode[] => {
  switch (place.is) {
    case 'mark':
      return []
    case 'fork':
      return [place, ...nodes(place.yes), ...nodes(place.no)]
    case 'choose':
      return [place, ...place.options.flatMap(({ first }) => nodes(first))]
    case 'act':
    case 'stop':
      return [place, ...nodes(place.next)]
  }
}

interface Solved extends Subproblem {
  readonly solvedStates: SolvedStates
  readonly decided: PartSolution
}

/** The nodes at which the player chooses, in the order of the labels of their steps. */
const choicesIn = (model: PlanModel, heads: readonly ProgramNode[]): readonly (ActNode | ChooseNode)[] =>
  [...new Set(heads.flatMap(nodes))]
    .filter(
      (place): place is ActNode | ChooseNode =>
        (place.is === 'choose' && place.options.length > 1) || (place.is === 'act' && isFree(playsAt(model, place.step)))
    )
    .sort((one, other) => one.step.label.localeCompare(other.step.label, 'en', { numeric: true }))

/** Whether the player or the enemy decides something at a node. */
const isOpen = (model: PlanModel, place: ProgramNode): boolean =>
  place.is === 'choose' || (place.is === 'act' && playsAt(model, place.step).flat(3).length > 1)

const totalOf = (values: readonly number[], goal: PlanAim): number =>
  goal.is === 'condition' ? values.reduce((product, value) => product * value, 1) : values.reduce((sum, value) => sum + value, 0)

/** The most plans fixed beforehand that are tried, and the work that they may take together. */
const MOST_BLIND = 3000
const BLIND_WORK = 20 * UNITS_A_SECOND

/** The options of a choice in words. */
const namesAt = (model: PlanModel, place: ActNode | ChooseNode): readonly string[] =>
  place.is === 'choose' ? place.options.map(({ name }) => name) : waysOf(playsAt(model, place.step)).map(({ play }) => play.name)

/** The first open choice that a partly fixed plan can come to and has not fixed. */
const firstUndecided = (
  place: ProgramNode | undefined,
  open: ReadonlySet<ProgramNode>,
  fixed: Fixed
): ActNode | ChooseNode | undefined => {
  if (place === undefined || place.is === 'mark') return undefined
  if (place.is === 'fork') return firstUndecided(place.yes, open, fixed) ?? firstUndecided(place.no, open, fixed)
  if (place.is === 'stop') return firstUndecided(place.next, open, fixed)
  const isSaid = !open.has(place) || fixed.has(place)
  if (!isSaid) return place
  return firstUndecided(place.is === 'act' ? place.next : place.options[fixed.get(place) ?? 0]?.first, open, fixed)
}

/** Every plan that fixes each choice it can come to beforehand, whatever the dice show; undefined where there are too many. */
const fixedPlans = (
  model: PlanModel,
  heads: readonly ProgramNode[],
  open: ReadonlySet<ProgramNode>
): readonly Fixed[] | undefined => {
  const whole: Fixed[] = []
  const begun: Fixed[] = [new Map()]
  for (let fixed = begun.pop(); fixed; fixed = begun.pop()) {
    const said = fixed
    const place = heads.reduce<ActNode | ChooseNode | undefined>(
      (found, head) => found ?? firstUndecided(head, open, said),
      undefined
    )
    if (place) for (let way = namesAt(model, place).length - 1; way >= 0; way--) begun.push(new Map([...said, [place, way]]))
    else whole.push(said)
    if (whole.length + begun.length > MOST_BLIND) return undefined
  }
  return whole
}

/** The best of all plans fixed beforehand; undefined where they are too many, or take too long. */
const bestFixedPlan = (
  model: PlanModel,
  heads: readonly ProgramNode[],
  { aim, part, solvedStates }: Solved,
  choices: readonly (ActNode | ChooseNode)[]
) => {
  const open = new Set(choices.filter(({ index }) => part.steps.includes(index)))
  const mine = part.steps.flatMap(step => heads[step] ?? [])
  const plans = fixedPlans(model, mine, open) ?? []
  const before = workDone()
  let best: { readonly value: number; readonly fixed: Fixed } | undefined
  for (const [index, fixed] of plans.entries()) {
    const { value } = solvePart(model, heads, aim, part, solvedStates, fixed)
    if (!best || value > best.value + 1e-12) best = { value, fixed }
    const spent = workDone() - before
    if (spent > UNITS_A_SECOND && (spent * plans.length) / (index + 1) > BLIND_WORK) return undefined
  }
  return best
}

/** The part that a step of the plan's own list belongs to; undefined where the goal does not depend on it. */
const partWith = (solved: readonly Solved[], index: number): Solved | undefined =>
  solved.find(({ part }) => part.steps.includes(index))

const neededIn = (solved: readonly Solved[], index: number): readonly number[] => {
  const found = partWith(solved, index)
  return found ? neededAt(found.part, index) : []
}

/** Decides as was solved, and records in `rows` what was decided in which states. */
const bestDecisions = (
  model: PlanModel,
  solved: readonly Solved[],
  rows: Map<ProgramNode, Map<string, PolicyRow & { choice: number }>>
): Decisions => {
  const first = firstOptions(model)
  const known = new Map<ProgramNode, Map<string, Play>>()
  const keyAt = ({ index }: ProgramNode, values: Values, { part }: Subproblem) => keyOf(values, neededAt(part, index))
  const note = (place: ActNode | ChooseNode, values: Values, weight: number, part: Solved): number => {
    const here = rows.get(place) ?? new Map<string, PolicyRow & { choice: number }>()
    rows.set(place, here)
    const key = keyAt(place, values, part)
    const before = here.get(key)
    if (before) {
      before.weight += weight
      return before.choice
    }
    const worths = part.decided.worths(place, values)
    const most = Math.max(...worths)
    const good = worths.flatMap((worth, way) => (worth >= most - 1e-9 ? [way] : []))
    const choice = good[0] as number
    here.set(key, { values, weight, good, choice })
    return choice
  }
  return {
    play: (act, values, weight) => {
      const part = partWith(solved, act.index)
      if (!part || !isOpen(model, act)) return first.play(act, values, weight)
      if (isFree(playsAt(model, act.step))) note(act, values, weight, part)
      const here = known.get(act) ?? new Map<string, Play>()
      known.set(act, here)
      const key = keyAt(act, values, part)
      const found = here.get(key) ?? part.decided.act(act, values)
      here.set(key, found)
      return found
    },
    option: (choose, values, weight) => {
      const part = partWith(solved, choose.index)
      return part ? note(choose, values, weight, part) : first.option(choose, values, weight)
    }
  }
}

const choiceReport = (
  model: PlanModel,
  place: ActNode | ChooseNode,
  rows: ReadonlyMap<string, PolicyRow & { choice: number }> | undefined,
  solved: readonly Solved[]
): PlanChoiceReport => {
  const all = [...(rows?.values() ?? [])]
  const names = namesAt(model, place)
  const options = names.map((option, way) => ({
    option,
    chance: all.reduce((sum, { choice, weight }) => (choice === way ? sum + weight : sum), 0)
  }))
  return {
    step: place.step.label,
    text: place.step.text,
    rules: all.length === 0 ? [] : rulesOf(all, neededIn(solved, place.index), names, model),
    options: options.filter(({ chance }, way) => chance > 0 || names.length <= 12 || way === 0),
    indifferent: all.every(({ good }) => good.length === names.length)
  }
}

/** The best plan as it is reported, and the outcome of playing it. */
export interface Solution {
  readonly report: PlanSolution
  readonly played: Played
}

/** Solves a plan for a goal of that name. Throws OverBudget where that would take more time or memory than it may. */
export const solvePlan = (model: PlanModel, name: string, goal: PlanAim): Solution => {
  const { heads } = programOf(model)
  const choices = choicesIn(model, heads)
  const ways = choices.map(place => thousands(namesAt(model, place).length)).join(', ')
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
  const parts = partsOf(model, goal)
  const sizes = attributeWorkTo(states(), () => parts.map(({ part }) => estimateSize(model, heads, part)))
  const count = sizes.reduce((sum, size) => sum + size.states, 0)
  return attributeWorkTo(states(t('about {count}', { count: thousands(Math.round(count)) })), () => {
    expects(
      sizes.reduce((sum, { work }) => sum + work, 0),
      BYTES_OF_STATE * count
    )
    return solveParts(model, name, goal, parts, heads, choices)
  })
}

const solveParts = (
  model: PlanModel,
  name: string,
  goal: PlanAim,
  all: readonly Subproblem[],
  heads: readonly ProgramNode[],
  choices: readonly (ActNode | ChooseNode)[]
): Solution => {
  const parts = all.map(({ aim, part }): Solved => {
    const solvedStates: SolvedStates = new Map()
    return { aim, part, solvedStates, decided: solvePart(model, heads, aim, part, solvedStates) }
  })
  const written: Fixed = new Map(choices.map(place => [place, 0]))
  const asWritten = parts.map(({ aim, part, solvedStates }) => solvePart(model, heads, aim, part, solvedStates, written).value)
  const blind = parts.flatMap(part => bestFixedPlan(model, heads, part, choices) ?? [])
  const rows = new Map<ProgramNode, Map<string, PolicyRow & { choice: number }>>()
  const open = [...new Set(heads.flatMap(nodes))].filter(place => isOpen(model, place))
  const extra = (index: number): ReadonlySet<number> =>
    new Set(open.some(place => place.index === index) ? neededIn(parts, index) : [])
  const result = playWhole(
    model,
    () => {
      rows.clear()
      return bestDecisions(model, parts, rows)
    },
    extra
  )
  const value = totalOf(
    parts.map(({ decided }) => decided.value),
    goal
  )
  const fixed = new Map(blind.flatMap(each => [...each.fixed]))
  const blindValue = totalOf(
    blind.map(each => each.value),
    goal
  )
  return {
    report: {
      goal: name,
      value,
      ...(blind.length === parts.length && {
        blind: blindValue,
        blindPlan: choices.flatMap(place =>
          namesAt(model, place).flatMap((option, way) => (fixed.get(place) === way ? [{ step: place.step.label, option }] : []))
        ),
        information: Math.max(0, value - blindValue)
      }),
      written: totalOf(asWritten, goal),
      choices: choices.map(place => choiceReport(model, place, rows.get(place), parts)),
      decisions: parts.reduce((sum, { decided }) => sum + decided.states(), 0)
    },
    played: result
  }
}
