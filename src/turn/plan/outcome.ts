import { holdsOf } from '../../model/condition'
import type { Goal } from '../../model/plan'
import { firstAction } from './actions'
import { fieldsAffectedBy, fieldsNeededFrom, fieldsOfGoals, isAboutPoints, reportedFields } from './affected-fields'
import { addWeight, distinctHistories, type History, OTHER_HISTORIES } from './events'
import { distributionAfterStep, graphOf, type Policy } from './plan-graph'
import { actionsAt, fieldsOfCondition, holdsIn, type PlanModel, pointsFromLosses } from './plan-model'
import { fieldOf, type State, type UnitField, valueAt } from './state'
import {
  countStates,
  createMergedStates,
  type Group,
  joinGroups,
  MOST_STATES,
  marginalOf,
  type StateDistribution,
  TooManyStates,
  type WeightedState
} from './state-distribution'
import type { Tallies } from './tally'

/** A plan played exactly from its start: the distribution over its ends. */

/** How many joint states there were after a step of the plan's own list, and the units that they are of. */
interface StateCount {
  readonly states: number
  readonly units: readonly number[]
}

/** The distribution at the end, and what was counted on the way. */
export interface PlayedPlan {
  readonly distribution: StateDistribution
  /** By field, the distribution of numbers that no later step reads. */
  readonly marginals: ReadonlyMap<number, ReadonlyMap<number, number>>
  readonly tallies: Tallies
  readonly growth: readonly StateCount[]
}

/** The policy of a plan that is not solved: the first option of every choice. */
export const firstOptionPolicy = (model: PlanModel): Policy => ({
  action: ({ step }) => firstAction(actionsAt(model, step)),
  option: () => 0
})

/** The likeliest histories stay; all others become one. */
const withLikeliest = (entries: readonly WeightedState[]): readonly WeightedState[] => {
  const weights = new Map<History, number>()
  for (const { history, weight } of entries) addWeight(weights, history, weight)
  const distinct = distinctHistories(weights)
  return entries.map(entry => (distinct.has(entry.history) ? entry : { ...entry, history: OTHER_HISTORIES }))
}

const unitsIn = (fields: readonly number[], { preparedUnits }: PlanModel): readonly number[] =>
  preparedUnits.flatMap((_, unit) => (fields.includes(fieldOf(unit, 'models')) ? [unit] : []))

const marginalFrom = (entries: readonly WeightedState[], field: number): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>()
  for (const { state, weight } of entries) addWeight(chances, valueAt(state, field), weight)
  return chances
}

/** A group after a step: fields that are certain leave it; of those that no later step reads `marginals` keeps the distribution. */
const narrowGroup = (
  model: PlanModel,
  group: Group,
  needed: ReadonlySet<number>,
  certain: State,
  marginals: Map<number, ReadonlyMap<number, number>>
) => {
  const after = [...certain]
  const { state: first } = group.entries[0] as WeightedState
  const isCertain = (field: number) => group.entries.every(({ state }) => valueAt(state, field) === valueAt(first, field))
  const open = group.fields.filter(field => {
    if (!isCertain(field)) return true
    after[field] = valueAt(first, field)
    return false
  })
  const kept = open.filter(field => needed.has(field))
  const dropped = open.filter(field => !needed.has(field))
  for (const field of dropped) marginals.set(field, marginalFrom(group.entries, field))
  const fallen = unitsIn(dropped, model)
  const all = createMergedStates(kept)
  for (const { state, weight, history, points } of withLikeliest(group.entries))
    all.add(
      state,
      weight,
      history,
      fallen.reduce((sum, unit) => sum + pointsFromLosses(model, unit, valueAt(state, fieldOf(unit, 'models'))), points)
    )
  return { certain: after, group: { fields: kept, entries: all.entries() } }
}

/**
 * Plays a plan exactly, with the joint distribution of everything that is reported; where that is too large, of what the goals
 * read alone. `policy` is called again for the second try.
 */
export const playPlan = (model: PlanModel, policy: () => Policy, extra?: (index: number) => ReadonlySet<number>): PlayedPlan => {
  try {
    return playExactly(model, policy(), extra)
  } catch (error) {
    if (!(error instanceof TooManyStates)) throw error
    return playExactly(model, policy(), extra, fieldsOfGoals(model))
  }
}

/**
 * Plays a plan exactly, with the joint distribution of these fields at its end. `extra`: fields that each step reads besides its
 * own. Throws TooManyStates where a step joins more states than can be worked out exactly.
 */
const playExactly = (
  model: PlanModel,
  policy: Policy,
  extra: (index: number) => ReadonlySet<number> = () => new Set(),
  reported: ReadonlySet<number> = reportedFields(model)
): PlayedPlan => {
  const { plan, start } = model
  const affected = plan.steps.map((step, index) => new Set([...fieldsAffectedBy(model, step), ...extra(index)]))
  const needed = fieldsNeededFrom(affected, reported)
  const tallies: Tallies = new Map()
  const marginals = new Map<number, ReadonlyMap<number, number>>()
  const growth: StateCount[] = []
  let distribution: StateDistribution = { certain: start, groups: [] }
  graphOf(model).forEach((firstNode, index) => {
    const here = affected[index] as ReadonlySet<number>
    const { group, others } = joinGroups(distribution, here)
    const fields = [...new Set([...group.fields, ...here])]
    for (const field of here) marginals.delete(field)
    const entries = distributionAfterStep({ model, policy, tallies }, firstNode, group.entries, fields)
    const states = countStates(entries, fields)
    if (states > MOST_STATES) throw new TooManyStates(states, fields)
    const tidy = narrowGroup(
      model,
      { fields, entries },
      needed[index + 1] as ReadonlySet<number>,
      distribution.certain,
      marginals
    )
    growth.push({ states, units: unitsIn(fields, model) })
    distribution = { certain: tidy.certain, groups: [...others, tidy.group] }
  })
  return { distribution, marginals, tallies, growth }
}

/** How a plan ends, whether worked out exactly or sampled. */
export interface Outcome {
  /** Of each unit, the distribution of its lives left. */
  readonly models: readonly ReadonlyMap<number, number>[]
  /** Of each unit, the distribution of its fatigue. */
  readonly fatigue: readonly ReadonlyMap<number, number>[]
  /** The chance 0..1 of each goal of the plan. */
  readonly goals: readonly number[]
  /** The distribution of victory points killed less lost. */
  readonly points: ReadonlyMap<number, number>
  /** The distribution of histories, for each group of units that met no other. */
  readonly histories: readonly ReadonlyMap<History, number>[]
  /** The joint distribution of what is reported together, group by group. */
  readonly joint: readonly {
    readonly fields: readonly number[]
    readonly entries: readonly { state: State; weight: number }[]
  }[]
  readonly tallies: Tallies
  readonly growth: readonly StateCount[]
}

const marginalAtEnd = ({ distribution, marginals }: PlayedPlan, field: number): ReadonlyMap<number, number> => {
  const known = marginals.get(field)
  if (known) return known
  const group = distribution.groups.find(({ fields }) => fields.includes(field))
  if (!group) return new Map([[valueAt(distribution.certain, field), 1]])
  const chances = new Map<number, number>()
  for (const { state, weight } of marginalOf(group, [field])) chances.set(valueAt(state, field), weight)
  return chances
}

/** Victory points without rounding errors: sums of halves, thirds and the like are multiples of 1/5040. */
export const roundPoints = (points: number): number => {
  const share = Math.round(points * 5040) / 5040
  return Math.abs(share - points) < 1e-9 ? share : Math.round(points * 1e9) / 1e9
}

const pointsIn = (model: PlanModel, { fields, entries }: Group): ReadonlyMap<number, number> => {
  const units = unitsIn(fields, model)
  const chances = new Map<number, number>()
  for (const { state, weight, points } of entries) {
    const sum = roundPoints(
      units.reduce((total, unit) => total + pointsFromLosses(model, unit, valueAt(state, fieldOf(unit, 'models'))), points)
    )
    addWeight(chances, sum, weight)
  }
  return chances
}

const sumOf = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>()
  for (const [a, p] of one) for (const [b, q] of other) addWeight(sums, roundPoints(a + b), p * q)
  return sums
}

/** The points of the units whose models are certain at the end. */
const certainPoints = (model: PlanModel, { distribution, marginals }: PlayedPlan): number =>
  model.preparedUnits.reduce((sum, _, unit) => {
    const field = fieldOf(unit, 'models')
    const isOpen = marginals.has(field) || distribution.groups.some(({ fields }) => fields.includes(field))
    return isOpen ? sum : sum + pointsFromLosses(model, unit, valueAt(distribution.certain, field))
  }, 0)

const chanceOf = (model: PlanModel, { condition }: Goal, state: StateDistribution): number => {
  const { group } = joinGroups(state, new Set(fieldsOfCondition(model, condition)))
  return group.entries.reduce((sum, { state, weight }) => (holdsIn(model, condition, state) ? sum + weight : sum), 0)
}

const historiesIn = ({ entries }: Group): ReadonlyMap<History, number> => {
  const chances = new Map<History, number>()
  for (const { history, weight } of entries) addWeight(chances, history, weight)
  return chances
}

/** The groups at the end without histories, which makes them small enough to be joined for the goals. */
const withGoalsAlone = ({ certain, groups }: StateDistribution): StateDistribution => ({
  certain,
  groups: groups.flatMap(group =>
    group.fields.length > 0 ? [{ fields: group.fields, entries: marginalOf(group, group.fields) }] : []
  )
})

/** The table of the reported fields that are certain: a single row. */
const certainTable = (model: PlanModel, { distribution: { certain, groups }, marginals }: PlayedPlan): Outcome['joint'] => {
  const open = new Set([...groups.flatMap(({ fields }) => fields), ...marginals.keys()])
  const fields = [...reportedFields(model)].filter(field => !open.has(field)).sort((one, other) => one - other)
  return fields.length === 0 ? [] : [{ fields, entries: [{ state: certain, weight: 1 }] }]
}

/** The outcome of a plan that was played: distributions of units, points and goals. */
export const outcomeOf = (model: PlanModel, result: PlayedPlan): Outcome => {
  const { distribution, tallies, growth } = result
  const of = (part: UnitField) => model.preparedUnits.map((_, unit) => marginalAtEnd(result, fieldOf(unit, part)))
  const points = distribution.groups
    .map(group => pointsIn(model, group))
    .reduce(sumOf, new Map([[roundPoints(certainPoints(model, result)), 1]]))
  const asked = withGoalsAlone(distribution)
  return {
    models: of('models'),
    fatigue: of('fatigue'),
    goals: model.plan.goals.map(goal => (isAboutPoints(goal) ? chanceOfPoints(goal, points) : chanceOf(model, goal, asked))),
    points,
    histories: distribution.groups.map(historiesIn),
    joint: [...asked.groups, ...certainTable(model, result)],
    tallies,
    growth
  }
}

const chanceOfPoints = ({ condition }: Goal, points: ReadonlyMap<number, number>): number => {
  let chance = 0
  for (const [value, weight] of points) if (holdsOf(condition, () => value)) chance += weight
  return chance
}
