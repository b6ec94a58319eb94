import { holdsOf } from '../../model/condition'
import type { Goal } from '../../model/plan'
import { isOnPoints, reportedFields } from './affected-units'
import { at, fieldOf, type Part, type Values } from './field'
import { type Entry, type Group, joined, marginal, type Standing } from './groups'
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
  readonly courses: readonly ReadonlyMap<string, number>[]
  /** What the goals look at, group by group. */
  readonly joint: readonly {
    readonly fields: readonly number[]
    readonly entries: readonly { values: Values; weight: number }[]
  }[]
  readonly tallies: Tallies
  readonly growth: readonly Growth[]
}

const spreadOf = ({ standing, settled }: Played, field: number): ReadonlyMap<number, number> => {
  const known = settled.get(field)
  if (known) return known
  const group = standing.groups.find(({ fields }) => fields.includes(field))
  if (!group) return new Map([[at(standing.certain, field), 1]])
  const chances = new Map<number, number>()
  for (const { values, weight } of marginal(group, [field])) chances.set(at(values, field), weight)
  return chances
}

/** Sums of halves, thirds and their like, without what adding them up has left behind. */
export const near = (points: number): number => {
  const share = Math.round(points * 5040) / 5040
  return Math.abs(share - points) < 1e-9 ? share : Math.round(points * 1e9) / 1e9
}

const pointsIn = (world: PlanModel, { fields, entries }: Group): ReadonlyMap<number, number> => {
  const units = world.forces.flatMap((_, unit) => (fields.includes(fieldOf(unit, 'models')) ? [unit] : []))
  const chances = new Map<number, number>()
  for (const { values, weight, points } of entries) {
    const sum = near(units.reduce((total, unit) => total + pointsOf(world, unit, at(values, fieldOf(unit, 'models'))), points))
    chances.set(sum, (chances.get(sum) ?? 0) + weight)
  }
  return chances
}

const together = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>()
  for (const [a, p] of one)
    for (const [b, q] of other) {
      const sum = near(a + b)
      sums.set(sum, (sums.get(sum) ?? 0) + p * q)
    }
  return sums
}

/** Units whose models are certain at the end and were never settled as a chance. */
const certainPoints = (world: PlanModel, { standing, settled }: Played): number =>
  world.forces.reduce((sum, _, unit) => {
    const field = fieldOf(unit, 'models')
    const isOpen = settled.has(field) || standing.groups.some(({ fields }) => fields.includes(field))
    return isOpen ? sum : sum + pointsOf(world, unit, at(standing.certain, field))
  }, 0)

const chanceOf = (world: PlanModel, { condition }: Goal, standing: Standing): number => {
  const { group } = joined(standing, new Set(fieldsAsked(world, condition)))
  return group.entries.reduce((sum, { values, weight }) => (holdsIn(world, condition, values) ? sum + weight : sum), 0)
}

const coursesIn = ({ entries }: { readonly entries: readonly Entry[] }): ReadonlyMap<string, number> => {
  const chances = new Map<string, number>()
  for (const { course, weight } of entries) chances.set(course, (chances.get(course) ?? 0) + weight)
  return chances
}

/** At the end groups hold what the goals look at; which course led there is summed over, so that goals join small groups. */
const narrowed = ({ certain, groups }: Standing): Standing => ({
  certain,
  groups: groups
    .filter(({ fields }) => fields.length > 0)
    .map(group => ({ fields: group.fields, entries: marginal(group, group.fields) }))
})

/** What is reported of and certain: one way it stands. */
const certainly = (world: PlanModel, { standing: { certain, groups }, settled }: Played): Outcome['joint'] => {
  const open = new Set([...groups.flatMap(({ fields }) => fields), ...settled.keys()])
  const fields = [...reportedFields(world)].filter(field => !open.has(field)).sort((one, other) => one - other)
  return fields.length === 0 ? [] : [{ fields, entries: [{ values: certain, weight: 1 }] }]
}

export const outcomeOf = (world: PlanModel, result: Played): Outcome => {
  const { standing, tallies, growth } = result
  const of = (part: Part) => world.forces.map((_, unit) => spreadOf(result, fieldOf(unit, part)))
  const points = standing.groups
    .map(group => pointsIn(world, group))
    .reduce(together, new Map([[near(certainPoints(world, result)), 1]]))
  const asked = narrowed(standing)
  return {
    models: of('models'),
    fatigue: of('fatigue'),
    goals: world.plan.goals.map(goal => (isOnPoints(goal) ? chanceOfPoints(goal, points) : chanceOf(world, goal, asked))),
    points,
    courses: standing.groups.map(coursesIn),
    joint: [...asked.groups, ...certainly(world, result)],
    tallies,
    growth
  }
}

const chanceOfPoints = ({ condition }: Goal, points: ReadonlyMap<number, number>): number => {
  let chance = 0
  for (const [value, weight] of points) if (holdsOf(condition, () => value)) chance += weight
  return chance
}
