import { holdsOf } from '../../model/condition'
import type { Goal } from '../../model/plan'
import { fieldsOfGoals, isOnPoints, neededFrom, reportedFields, touchedBy } from './affected-units'
import { addWeight, distinctHistories, type History, OTHERS } from './events'
import { fieldOf, type UnitPart, type Values, valueAt } from './field'
import {
  countStates,
  createPool,
  type Entry,
  type Group,
  joinGroups,
  MOST_STATES,
  marginalOf,
  type PlanState,
  TooManyStates
} from './groups'
import { firstPlay } from './options'
import { fieldsOfCondition, holdsIn, type PlanModel, playsAt, pointsOf } from './plan-model'
import type { Tallies } from './tally'
import { type Decisions, programOf, walkStep } from './walk'

/** A plan played exactly from its start: the distribution over its ends. */

/** How many joint states there were after a step of the plan's own list, and the units that they are of. */
export interface Growth {
  readonly states: number
  readonly units: readonly number[]
}

/** The distribution at the end, and what was counted on the way. */
export interface Played {
  readonly state: PlanState
  /** By field, the distribution of numbers that no later step reads. */
  readonly settled: ReadonlyMap<number, ReadonlyMap<number, number>>
  readonly tallies: Tallies
  readonly growth: readonly Growth[]
}

/** The decisions of a plan that is not solved: the first option of every choice. */
export const firstOptions = (model: PlanModel): Decisions => ({
  play: ({ step }) => firstPlay(playsAt(model, step)),
  option: () => 0
})

/** The likeliest histories stay; all others become one. */
const withLikeliest = (entries: readonly Entry[]): readonly Entry[] => {
  const weights = new Map<History, number>()
  for (const { history, weight } of entries) addWeight(weights, history, weight)
  const distinct = distinctHistories(weights)
  return entries.map(entry => (distinct.has(entry.history) ? entry : { ...entry, history: OTHERS }))
}

const unitsIn = (fields: readonly number[], { forces }: PlanModel): readonly number[] =>
  forces.flatMap((_, unit) => (fields.includes(fieldOf(unit, 'models')) ? [unit] : []))

const spread = (entries: readonly Entry[], field: number): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>()
  for (const { values, weight } of entries) addWeight(chances, valueAt(values, field), weight)
  return chances
}

/**
 * A group after a step: fields that are certain leave it, and those that no later step reads are counted in `settled` and
 * dropped.
 */
const tidyGroup = (
  model: PlanModel,
  group: Group,
  needed: ReadonlySet<number>,
  certain: Values,
  settled: Map<number, ReadonlyMap<number, number>>
) => {
  const after = [...certain]
  const { values: first } = group.entries[0] as Entry
  const isCertain = (field: number) => group.entries.every(({ values }) => valueAt(values, field) === valueAt(first, field))
  const open = group.fields.filter(field => {
    if (!isCertain(field)) return true
    after[field] = valueAt(first, field)
    return false
  })
  const kept = open.filter(field => needed.has(field))
  const dropped = open.filter(field => !needed.has(field))
  for (const field of dropped) settled.set(field, spread(group.entries, field))
  const fallen = unitsIn(dropped, model)
  const all = createPool(kept)
  for (const { values, weight, history, points } of withLikeliest(group.entries))
    all.put(
      values,
      weight,
      history,
      fallen.reduce((sum, unit) => sum + pointsOf(model, unit, valueAt(values, fieldOf(unit, 'models'))), points)
    )
  return { certain: after, group: { fields: kept, entries: all.entries() } }
}

/** Plays with the joint distribution of everything that is reported; where that is too large, of what the goals read alone. */
export const playWhole = (
  model: PlanModel,
  decisions: () => Decisions,
  extra?: (index: number) => ReadonlySet<number>
): Played => {
  try {
    return playExactly(model, decisions(), extra)
  } catch (error) {
    if (!(error instanceof TooManyStates)) throw error
    return playExactly(model, decisions(), extra, fieldsOfGoals(model))
  }
}

/**
 * Throws TooManyStates where a step joins more states than can be worked out exactly. `extra`: fields that each step reads
 * besides.
 */
export const playExactly = (
  model: PlanModel,
  decisions: Decisions,
  extra: (index: number) => ReadonlySet<number> = () => new Set(),
  reported: ReadonlySet<number> = reportedFields(model)
): Played => {
  const { plan, start } = model
  const { heads } = programOf(model)
  const touched = plan.steps.map((step, index) => new Set([...touchedBy(model, step), ...extra(index)]))
  const needed = neededFrom(touched, reported)
  const tallies: Tallies = new Map()
  const settled = new Map<number, ReadonlyMap<number, number>>()
  const growth: Growth[] = []
  let state: PlanState = { certain: start, groups: [] }
  heads.forEach((head, index) => {
    const here = touched[index] as ReadonlySet<number>
    const { group, others } = joinGroups(state, here)
    const fields = [...new Set([...group.fields, ...here])]
    for (const field of here) settled.delete(field)
    const entries = walkStep(model, head, group.entries, fields, decisions, tallies)
    const states = countStates(entries, fields)
    if (states > MOST_STATES) throw new TooManyStates(states, fields)
    const tidy = tidyGroup(model, { fields, entries }, needed[index + 1] as ReadonlySet<number>, state.certain, settled)
    growth.push({ states, units: unitsIn(fields, model) })
    state = { certain: tidy.certain, groups: [...others, tidy.group] }
  })
  return { state, settled, tallies, growth }
}

/** How a plan ends, whether worked out exactly or sampled. */
export interface Outcome {
  /** Of each unit, the distribution of its lives left. */
  readonly models: readonly ReadonlyMap<number, number>[]
  /** Of each unit, the distribution of its fatigue. */
  readonly fatigue: readonly ReadonlyMap<number, number>[]
  /** The chance of each goal. */
  readonly goals: readonly number[]
  /** The distribution of victory points killed less lost. */
  readonly points: ReadonlyMap<number, number>
  /** The distribution of histories, for each group of units that met no other. */
  readonly histories: readonly ReadonlyMap<History, number>[]
  /** The joint distribution of what is reported together, group by group. */
  readonly joint: readonly {
    readonly fields: readonly number[]
    readonly entries: readonly { values: Values; weight: number }[]
  }[]
  readonly tallies: Tallies
  readonly growth: readonly Growth[]
}

const spreadOf = ({ state, settled }: Played, field: number): ReadonlyMap<number, number> => {
  const known = settled.get(field)
  if (known) return known
  const group = state.groups.find(({ fields }) => fields.includes(field))
  if (!group) return new Map([[valueAt(state.certain, field), 1]])
  const chances = new Map<number, number>()
  for (const { values, weight } of marginalOf(group, [field])) chances.set(valueAt(values, field), weight)
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
  for (const { values, weight, points } of entries) {
    const sum = roundPoints(
      units.reduce((total, unit) => total + pointsOf(model, unit, valueAt(values, fieldOf(unit, 'models'))), points)
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
const certainPoints = (model: PlanModel, { state, settled }: Played): number =>
  model.forces.reduce((sum, _, unit) => {
    const field = fieldOf(unit, 'models')
    const isOpen = settled.has(field) || state.groups.some(({ fields }) => fields.includes(field))
    return isOpen ? sum : sum + pointsOf(model, unit, valueAt(state.certain, field))
  }, 0)

const chanceOf = (model: PlanModel, { condition }: Goal, state: PlanState): number => {
  const { group } = joinGroups(state, new Set(fieldsOfCondition(model, condition)))
  return group.entries.reduce((sum, { values, weight }) => (holdsIn(model, condition, values) ? sum + weight : sum), 0)
}

const historiesIn = ({ entries }: Group): ReadonlyMap<History, number> => {
  const chances = new Map<History, number>()
  for (const { history, weight } of entries) addWeight(chances, history, weight)
  return chances
}

/** The groups at the end without histories, which makes them small enough to be joined for the goals. */
const withGoalsAlone = ({ certain, groups }: PlanState): PlanState => ({
  certain,
  groups: groups.flatMap(group =>
    group.fields.length > 0 ? [{ fields: group.fields, entries: marginalOf(group, group.fields) }] : []
  )
})

/** The table of the reported fields that are certain: a single row. */
const certainTable = (model: PlanModel, { state: { certain, groups }, settled }: Played): Outcome['joint'] => {
  const open = new Set([...groups.flatMap(({ fields }) => fields), ...settled.keys()])
  const fields = [...reportedFields(model)].filter(field => !open.has(field)).sort((one, other) => one - other)
  return fields.length === 0 ? [] : [{ fields, entries: [{ values: certain, weight: 1 }] }]
}

export const outcomeOf = (model: PlanModel, result: Played): Outcome => {
  const { state, tallies, growth } = result
  const of = (part: UnitPart) => model.forces.map((_, unit) => spreadOf(result, fieldOf(unit, part)))
  const points = state.groups
    .map(group => pointsIn(model, group))
    .reduce(sumOf, new Map([[roundPoints(certainPoints(model, result)), 1]]))
  const asked = withGoalsAlone(state)
  return {
    models: of('models'),
    fatigue: of('fatigue'),
    goals: model.plan.goals.map(goal => (isOnPoints(goal) ? chanceOfPoints(goal, points) : chanceOf(model, goal, asked))),
    points,
    histories: state.groups.map(historiesIn),
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
