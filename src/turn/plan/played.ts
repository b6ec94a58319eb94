import { fieldsOfGoals, neededFrom, reportedFields, touchedBy } from './affected-units'
import { added, distinctHistories, type History, OTHERS } from './events'
import { at, fieldOf, type Values } from './field'
import { type Entry, type Group, joined, MOST_STATES, type PlanState, pool, statesOf, TooManyStates } from './groups'
import { firstPlay } from './options'
import { type PlanModel, playsAt, pointsOf } from './plan-model'
import { programOf } from './program'
import type { Tallies } from './tally'
import { type Decisions, walked } from './walk'

/** A plan played exactly from its start: every way it may end. */

/** How large it grew at each step of its own list. */
export interface Growth {
  readonly states: number
  readonly units: readonly number[]
}

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
  for (const { values, weight } of entries) added(chances, at(values, field), weight)
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
  const isCertain = (field: number) => group.entries.every(({ values }) => at(values, field) === at(first, field))
  const open = group.fields.filter(field => {
    if (!isCertain(field)) return true
    after[field] = at(first, field)
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
      fallen.reduce((sum, unit) => sum + pointsOf(model, unit, at(values, fieldOf(unit, 'models'))), points)
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
