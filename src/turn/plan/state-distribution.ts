import { addWork } from '../../model/work'
import { type History, interleaveHistories, NO_HISTORY, OTHER_HISTORIES } from './events'
import { type State, valueAt } from './state'

/**
 * The distribution over the states of a plan, as independent groups of fields: fields that have never influenced each other stay
 * in different groups, whose chances multiply.
 */

/** One possible state of a group, with its chance 0..1. */
export interface WeightedState {
  readonly state: State
  readonly weight: number
  readonly history: History
  /** Victory points of units that no later step looks at. */
  readonly points: number
}

/** Fields that depend on each other, with their joint distribution. */
export interface Group {
  readonly fields: readonly number[]
  readonly entries: readonly WeightedState[]
}

/** The distribution between two steps: the values of fields that are certain, and groups of those that are not. */
export interface StateDistribution {
  readonly certain: State
  readonly groups: readonly Group[]
}

/** The most joint states that are worked out exactly. */
export const MOST_STATES = 300_000

/** Some fields have more joint states than are worked out exactly. */
export class TooManyStates extends Error {
  override readonly name = 'TooManyStates'
  constructor(
    readonly states: number,
    readonly fields: readonly number[]
  ) {
    super(`more than ${MOST_STATES} joint states`)
  }
}

/** A key for the values of these fields, one character each: states with the same key are the same as far as these fields go. */
export const stateKey = (state: State, fields: readonly number[]): string => {
  let key = ''
  for (let i = 0; i < fields.length; i++) key += String.fromCharCode(valueAt(state, fields[i] as number))
  return key
}

/** The most weighted states held at once; a state reached by different histories is several of them. */
const MOST_WEIGHTED_STATES = 1.5 * MOST_STATES

/** Units of work to add a weighted state. */
const UNITS_OF_MERGING = 3

/** Weighted states, equal ones merged. */
export interface MergedStates {
  readonly add: (state: State, weight: number, history: History, points: number) => void
  readonly entries: () => readonly WeightedState[]
}

/** Merges states with the same values of these fields, the same history and the same points: their weights are added. */
export const createMergedStates = (fields: readonly number[]): MergedStates => {
  const known = new Map<string, { state: State; weight: number; history: History; points: number }>()
  return {
    add: (state, weight, history, points) => {
      addWork(UNITS_OF_MERGING)
      const key = `${stateKey(state, fields)}|${history.key}|${points === 0 ? '' : Math.round(points * 1e6)}`
      const found = known.get(key)
      if (found) found.weight += weight
      else {
        if (known.size >= MOST_WEIGHTED_STATES) throw new TooManyStates(known.size, fields)
        known.set(key, { state, weight, history, points })
      }
    },
    entries: () => [...known.values()]
  }
}

/** How many different states of these fields there are, whatever history led to them. */
export const countStates = (entries: readonly WeightedState[], fields: readonly number[]): number =>
  new Set(entries.map(({ state }) => stateKey(state, fields))).size

/** Two independent groups as one. */
const product = (one: Group, other: Group): Group => {
  const states = one.entries.length * other.entries.length
  const fields = [...one.fields, ...other.fields]
  if (states > MOST_WEIGHTED_STATES) throw new TooManyStates(states, fields)
  const entries: WeightedState[] = []
  for (const a of one.entries)
    for (const b of other.entries) {
      const state = a.state.slice()
      for (const field of other.fields) state[field] = valueAt(b.state, field)
      entries.push({
        state,
        weight: a.weight * b.weight,
        history: interleaveHistories(a.history, b.history),
        points: a.points + b.points
      })
    }
  return { fields, entries }
}

/** The group without fields: the neutral element of `product`. */
const emptyGroup = (certain: State): Group => ({
  fields: [],
  entries: [{ state: certain, weight: 1, history: NO_HISTORY, points: 0 }]
})

/** Groups that would have more weighted states when joined lose their histories first. */
const MOST_WITH_HISTORIES = 4000

const withoutHistories = ({ fields, entries }: Group): Group => {
  const merged = createMergedStates(fields)
  for (const { state, weight, points } of entries) merged.add(state, weight, OTHER_HISTORIES, points)
  return { fields, entries: merged.entries() }
}

/** All groups that hold any of these fields joined into one, with the certain values filled in; and the other groups. */
export const joinGroups = (
  { certain, groups }: StateDistribution,
  wanted: ReadonlySet<number>
): { readonly group: Group; readonly others: readonly Group[] } => {
  const isWanted = ({ fields }: Group) => fields.some(field => wanted.has(field))
  let mine = groups.filter(isWanted)
  if (mine.reduce((count, { entries }) => count * entries.length, 1) > MOST_WITH_HISTORIES) mine = mine.map(withoutHistories)
  const { fields, entries } = mine.reduce(product, emptyGroup(certain))
  const filled = entries.map(entry => {
    const state = certain.slice()
    for (const field of fields) state[field] = valueAt(entry.state, field)
    return { ...entry, state }
  })
  return { group: { fields, entries: filled }, others: groups.filter(group => !isWanted(group)) }
}

/** The marginal distribution of some fields of a group; histories and points are dropped. */
export const marginalOf = ({ entries }: Group, fields: readonly number[]): readonly WeightedState[] => {
  const merged = createMergedStates(fields)
  for (const { state, weight } of entries) merged.add(state, weight, NO_HISTORY, 0)
  return merged.entries()
}
