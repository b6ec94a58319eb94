import { holdsOf } from '../../model/condition'
import type { Goal } from '../../model/plan'
import { fieldsOfGoals, isOnPoints, neededFrom, reportedFields, touchedBy } from './affected-units'
import { added, distinctHistories, type History, OTHERS } from './events'
import { valueAt, fieldOf, type UnitPart, type Values } from './field'
import { type Entry, type Group, joined, MOST_STATES, marginal, type PlanState, pool, statesOf, TooManyStates } from './groups'
import { firstPlay } from './options'
import { fieldsAsked, holdsIn, type PlanModel, playsAt, pointsOf } from './plan-model'
import type { Tallies } from './tally'
import { type Decisions, programOf, walked } from './walk'

/** A plan played exactly from its start: every way it may end. */

/** How large it grew at each step of its own list. */
export interface Growth {
  readonly states: number
  readonly units: readonly number[]
}

/** How things stand at the end, and what was counted on the way. */
export interface Played {
  readonly state: PlanState
  /** By field, the chances of each value of numbers that no later step looks at. */
  readonly settled: ReadonlyMap<number, ReadonlyMap<number, number>>
  readonly tallies: Tallies
  readonly growth: readonly Growth[]
}

/** Nothing is chosen: the first of each choice, nothing of what is left free. */
export const undecided = (model: PlanModel): Decisions => ({
  play: ({ step }) => firstPlay(playsAt(model, step)),
  option: () => 0
})

/** The likeliest histories; the others are one. */
const withLikeliest = (entries: readonly Entry[]): readonly Entry[] => {
  const weights = new Map<History, number>()
  for (const { history, weight } of entries) added(weights, history, weight)
  const distinct = distinctHistories(weights)
  return entries.map(entry => (distinct.has(entry.history) ? entry : { ...entry, history: OTHERS }))
}

const unitsIn = (fields: readonly number[], { forces }: PlanModel): readonly number[] =>
  forces.flatMap((_, unit) => (fields.includes(fieldOf(unit, 'models')) ? [unit] : []))

const spread = (entries: readonly Entry[], field: number): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>()
  for (const { values, weight } of entries) added(chances, valueAt(values, field), weight)
  return chances
}

/** What is certain is kept apart; what nobody looks at any more is counted and forgotten. */
const tidied = (
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
  const fallen = model.forces.flatMap((_, unit) => (dropped.includes(fieldOf(unit, 'models')) ? [unit] : []))
  const all = pool(kept)
  for (const { values, weight, history, points } of withLikeliest(group.entries))
    all.put(
      values,
      weight,
      history,
      fallen.reduce((sum, unit) => sum + pointsOf(model, unit, valueAt(values, fieldOf(unit, 'models'))), points)
    )
  return { certain: after, group: { fields: kept, entries: all.entries() } }
}

/** Played with all that is reported of together; where that is too much, with what the goals ask for alone. */
export const playedWhole = (
  model: PlanModel,
  decisions: () => Decisions,
  extra?: (index: number) => ReadonlySet<number>
): Played => {
  try {
    return played(model, decisions(), extra)
  } catch (error) {
    if (!(error instanceof TooManyStates)) throw error
    return played(model, decisions(), extra, fieldsOfGoals(model))
  }
}

/** Throws TooManyStates where a step brings more together than can be worked out exactly. */
export const played = (
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
    const { group, others } = joined(state, here)
    const fields = [...new Set([...group.fields, ...here])]
    for (const field of here) settled.delete(field)
    const entries = walked(model, head, group.entries, fields, decisions, tallies)
    const states = statesOf(entries, fields)
    if (states > MOST_STATES) throw new TooManyStates(states, fields)
    const tidy = tidied(model, { fields, entries }, needed[index + 1] as ReadonlySet<number>, state.certain, settled)
    growth.push({ states, units: unitsIn(fields, model) })
    state = { certain: tidy.certain, groups: [...others, tidy.group] }
  })
  return { state, settled, tallies, growth }
}

/** How a plan ends, worked out or thrown: the same numbers either way. */
export interface Outcome {
  /** Of each unit: chances by lives left, and by fatigue. */
  readonly models: readonly ReadonlyMap<number, number>[]
  readonly fatigue: readonly ReadonlyMap<number, number>[]
  readonly goals: readonly number[]
  /** Victory points killed less lost. */
  readonly points: ReadonlyMap<number, number>
  /** What happened, for each group that met nobody of another. */
  readonly histories: readonly ReadonlyMap<History, number>[]
  /** What the goals look at, group by group. */
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
  for (const { values, weight } of marginal(group, [field])) chances.set(valueAt(values, field), weight)
  return chances
}

/** Sums of halves, thirds and their like, without what adding them up has left behind. */
export const near = (points: number): number => {
  const share = Math.round(points * 5040) / 5040
  return Math.abs(share - points) < 1e-9 ? share : Math.round(points * 1e9) / 1e9
}

const pointsIn = (model: PlanModel, { fields, entries }: Group): ReadonlyMap<number, number> => {
  const units = model.forces.flatMap((_, unit) => (fields.includes(fieldOf(unit, 'models')) ? [unit] : []))
  const chances = new Map<number, number>()
  for (const { values, weight, points } of entries) {
    const sum = near(units.reduce((total, unit) => total + pointsOf(model, unit, valueAt(values, fieldOf(unit, 'models'))), points))
    added(chances, sum, weight)
  }
  return chances
}

const together = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>()
  for (const [a, p] of one) for (const [b, q] of other) added(sums, near(a + b), p * q)
  return sums
}

/** Units whose models are certain at the end and were never settled as a chance. */
const certainPoints = (model: PlanModel, { state, settled }: Played): number =>
  model.forces.reduce((sum, _, unit) => {
    const field = fieldOf(unit, 'models')
    const isOpen = settled.has(field) || state.groups.some(({ fields }) => fields.includes(field))
    return isOpen ? sum : sum + pointsOf(model, unit, valueAt(state.certain, field))
  }, 0)

const chanceOf = (model: PlanModel, { condition }: Goal, state: PlanState): number => {
  const { group } = joined(state, new Set(fieldsAsked(model, condition)))
  return group.entries.reduce((sum, { values, weight }) => (holdsIn(model, condition, values) ? sum + weight : sum), 0)
}

const historiesIn = ({ entries }: Group): ReadonlyMap<History, number> => {
  const chances = new Map<History, number>()
  for (const { history, weight } of entries) added(chances, history, weight)
  return chances
}

/** At the end groups hold what the goals look at; which history led there is summed over, so that goals join small groups. */
const narrowed = ({ certain, groups }: PlanState): PlanState => ({
  certain,
  groups: groups.flatMap(group =>
    group.fields.length > 0 ? [{ fields: group.fields, entries: marginal(group, group.fields) }] : []
  )
})

/** What is reported of and certain: one way it stands. */
const certainly = (model: PlanModel, { state: { certain, groups }, settled }: Played): Outcome['joint'] => {
  const open = new Set([...groups.flatMap(({ fields }) => fields), ...settled.keys()])
  const fields = [...reportedFields(model)].filter(field => !open.has(field)).sort((one, other) => one - other)
  return fields.length === 0 ? [] : [{ fields, entries: [{ values: certain, weight: 1 }] }]
}

/** The numbers of a played plan that a report shows. */
export const outcomeOf = (model: PlanModel, result: Played): Outcome => {
  const { state, tallies, growth } = result
  const of = (part: UnitPart) => model.forces.map((_, unit) => spreadOf(result, fieldOf(unit, part)))
  const points = state.groups
    .map(group => pointsIn(model, group))
    .reduce(together, new Map([[near(certainPoints(model, result)), 1]]))
  const asked = narrowed(state)
  return {
    models: of('models'),
    fatigue: of('fatigue'),
    goals: model.plan.goals.map(goal => (isOnPoints(goal) ? chanceOfPoints(goal, points) : chanceOf(model, goal, asked))),
    points,
    histories: state.groups.map(historiesIn),
    joint: [...asked.groups, ...certainly(model, result)],
    tallies,
    growth
  }
}

const chanceOfPoints = ({ condition }: Goal, points: ReadonlyMap<number, number>): number => {
  let chance = 0
  for (const [value, weight] of points) if (holdsOf(condition, () => value)) chance += weight
  return chance
}
