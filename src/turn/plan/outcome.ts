import { holdsOf } from '../../model/condition'
import type { Goal } from '../../model/plan'
import { isOnPoints, reportedFields } from './affected-units'
import { added, type History } from './events'
import { at, fieldOf, type UnitPart, type Values } from './field'
import { type Group, joined, marginal, type PlanState } from './groups'
import { fieldsAsked, holdsIn, type PlanModel, pointsOf } from './plan-model'
import type { Growth, Played } from './played'
import type { Tallies } from './tally'

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
  if (!group) return new Map([[at(state.certain, field), 1]])
  const chances = new Map<number, number>()
  for (const { values, weight } of marginal(group, [field])) chances.set(at(values, field), weight)
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
    const sum = near(units.reduce((total, unit) => total + pointsOf(model, unit, at(values, fieldOf(unit, 'models'))), points))
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
    return isOpen ? sum : sum + pointsOf(model, unit, at(state.certain, field))
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
  groups: groups
    .filter(({ fields }) => fields.length > 0)
    .map(group => ({ fields: group.fields, entries: marginal(group, group.fields) }))
})

/** What is reported of and certain: one way it stands. */
const certainly = (model: PlanModel, { state: { certain, groups }, settled }: Played): Outcome['joint'] => {
  const open = new Set([...groups.flatMap(({ fields }) => fields), ...settled.keys()])
  const fields = [...reportedFields(model)].filter(field => !open.has(field)).sort((one, other) => one - other)
  return fields.length === 0 ? [] : [{ fields, entries: [{ values: certain, weight: 1 }] }]
}

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
