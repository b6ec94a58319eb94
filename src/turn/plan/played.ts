import { fieldsOfGoals, neededFrom, reportedFields, touchedBy } from './affected-units'
import { at, fieldOf, type Values } from './field'
import { type Entry, type Group, joined, MOST_STATES, OTHERWISE, pool, type Standing, statesOf, TooManyStates } from './groups'
import { firstPlay } from './options'
import { type PlanModel, playsAt, pointsOf } from './plan-model'
import { programOf } from './program'
import { distinctHistories, type Tallies } from './tally'
import { type Decisions, walked } from './walk'

/** A plan played exactly from its start: every way it may end. */

/** How large it grew at each step of its own list. */
export interface Growth {
  readonly states: number
  readonly units: readonly number[]
}

export interface Played {
  readonly standing: Standing
  /** By field, the chances of each value of numbers that no later step looks at. */
  readonly settled: ReadonlyMap<number, ReadonlyMap<number, number>>
  readonly tallies: Tallies
  readonly growth: readonly Growth[]
}

/** Nothing is chosen: the first of each choice, nothing of what is left free. */
export const undecided = (world: PlanModel): Decisions => ({
  play: ({ step }) => firstPlay(playsAt(world, step)),
  option: () => 0
})

/** The likeliest courses; the others are one. */
const clipped = (entries: readonly Entry[]): readonly Entry[] => {
  const weights = new Map<string, number>()
  for (const { course, weight } of entries) weights.set(course, (weights.get(course) ?? 0) + weight)
  const reported = distinctHistories(weights)
  return entries.map(entry => (reported.has(entry.course) ? entry : { ...entry, course: OTHERWISE }))
}

const unitsIn = (fields: readonly number[], { forces }: PlanModel): readonly number[] =>
  forces.flatMap((_, unit) => (fields.includes(fieldOf(unit, 'models')) ? [unit] : []))

const spread = (entries: readonly Entry[], field: number): ReadonlyMap<number, number> => {
  const chances = new Map<number, number>()
  for (const { values, weight } of entries) chances.set(at(values, field), (chances.get(at(values, field)) ?? 0) + weight)
  return chances
}

/** What is certain is kept apart; what nobody looks at any more is counted and forgotten. */
const tidied = (
  world: PlanModel,
  group: Group,
  needed: ReadonlySet<number>,
  certain: Values,
  settled: Map<number, ReadonlyMap<number, number>>
) => {
  const after = [...certain]
  const { values: first } = group.entries[0] as Entry
  const isCertain = (field: number) => group.entries.every(({ values }) => at(values, field) === at(first, field))
  const open = group.fields.filter(field => {
    if (!isCertain(field)) return true
    after[field] = at(first, field)
    return false
  })
  const kept = open.filter(field => needed.has(field))
  const dropped = open.filter(field => !needed.has(field))
  for (const field of dropped) settled.set(field, spread(group.entries, field))
  const fallen = world.forces.flatMap((_, unit) => (dropped.includes(fieldOf(unit, 'models')) ? [unit] : []))
  const all = pool(kept)
  for (const { values, weight, course, points } of clipped(group.entries))
    all.put(
      values,
      weight,
      course,
      fallen.reduce((sum, unit) => sum + pointsOf(world, unit, at(values, fieldOf(unit, 'models'))), points)
    )
  return { certain: after, group: { fields: kept, entries: all.entries() } }
}

/** Played with all that is reported of together; where that is too much, with what the goals ask for alone. */
export const playedWhole = (
  world: PlanModel,
  decisions: () => Decisions,
  extra?: (index: number) => ReadonlySet<number>
): Played => {
  try {
    return played(world, decisions(), extra)
  } catch (error) {
    if (!(error instanceof TooManyStates)) throw error
    return played(world, decisions(), extra, fieldsOfGoals(world))
  }
}

/** Throws TooManyStates where a step brings more together than can be worked out exactly. */
export const played = (
  world: PlanModel,
  decisions: Decisions,
  extra: (index: number) => ReadonlySet<number> = () => new Set(),
  reported: ReadonlySet<number> = reportedFields(world)
): Played => {
  const { plan, start } = world
  const { heads } = programOf(world)
  const touched = plan.steps.map((step, index) => new Set([...touchedBy(world, step), ...extra(index)]))
  const needed = neededFrom(touched, reported)
  const tallies: Tallies = new Map()
  const settled = new Map<number, ReadonlyMap<number, number>>()
  const growth: Growth[] = []
  let standing: Standing = { certain: start, groups: [] }
  heads.forEach((head, index) => {
    const here = touched[index] as ReadonlySet<number>
    const { group, others } = joined(standing, here)
    const fields = [...new Set([...group.fields, ...here])]
    for (const field of here) settled.delete(field)
    const entries = walked(world, head, group.entries, fields, decisions, tallies)
    const states = statesOf(entries, fields)
    if (states > MOST_STATES) throw new TooManyStates(states, fields)
    const tidy = tidied(world, { fields, entries }, needed[index + 1] as ReadonlySet<number>, standing.certain, settled)
    growth.push({ states, units: unitsIn(fields, world) })
    standing = { certain: tidy.certain, groups: [...others, tidy.group] }
  })
  return { standing, settled, tallies, growth }
}
