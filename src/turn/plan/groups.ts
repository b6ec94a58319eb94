import { addWork } from '../../model/work'
import { type History, interleaved, NO_HISTORY, OTHERS } from './events'
import { valueAt, type Values } from './field'

/** What is known of a plan as independent groups of numbers: those that never met are kept apart, their chances multiply. */

/** One way things may stand. */
export interface Entry {
  readonly values: Values
  readonly weight: number
  readonly history: History
  /** Victory points of units that are no longer looked at. */
  readonly points: number
}

/** Numbers that hang together, with the chances of each way they may stand. */
export interface Group {
  readonly fields: readonly number[]
  readonly entries: readonly Entry[]
}

/** Between two steps: numbers that are certain, and groups of those that are not. */
export interface PlanState {
  readonly certain: Values
  readonly groups: readonly Group[]
}

/** Joint states that are worked out exactly. */
export const MOST_STATES = 300_000

/** There are more joint states of some numbers than are worked out exactly. */
export class TooManyStates extends Error {
  override readonly name = 'TooManyStates'
  constructor(
    readonly states: number,
    readonly fields: readonly number[]
  ) {
    super(`more than ${MOST_STATES} joint states`)
  }
}

const rounded = (points: number): number => Math.round(points * 1e6)

/** These numbers in few letters: equal where all of them are. */
export const keyOf = (values: Values, fields: readonly number[]): string => {
  let key = ''
  for (let i = 0; i < fields.length; i++) key += String.fromCharCode(valueAt(values, fields[i] as number))
  return key
}

/** Ways that are held at once: the same states reached by different histories are several. */
const MOST_WAYS = 1.5 * MOST_STATES

/** Units of work to add a way to others. */
const UNITS_OF_ENTRY = 3

/** Equal ways, added up. */
export interface Pool {
  readonly put: (values: Values, weight: number, history: History, points: number) => void
  readonly entries: () => readonly Entry[]
}

/** A pool in which ways are equal that are equal in these numbers, their history and their points. */
export const pool = (fields: readonly number[]): Pool => {
  const known = new Map<string, { values: Values; weight: number; history: History; points: number }>()
  return {
    put: (values, weight, history, points) => {
      addWork(UNITS_OF_ENTRY)
      const key = `${keyOf(values, fields)}|${history.key}|${points === 0 ? '' : rounded(points)}`
      const found = known.get(key)
      if (found) found.weight += weight
      else {
        if (known.size >= MOST_WAYS) throw new TooManyStates(known.size, fields)
        known.set(key, { values, weight, history, points })
      }
    },
    entries: () => [...known.values()]
  }
}

/** Different states of these fields, whatever history led to them. */
export const statesOf = (entries: readonly Entry[], fields: readonly number[]): number =>
  new Set(entries.map(({ values }) => keyOf(values, fields))).size

/** Two groups as one. */
const product = (one: Group, other: Group): Group => {
  const states = one.entries.length * other.entries.length
  const fields = [...one.fields, ...other.fields]
  if (states > MOST_WAYS) throw new TooManyStates(states, fields)
  const entries: Entry[] = []
  for (const a of one.entries)
    for (const b of other.entries) {
      const values = a.values.slice()
      for (const field of other.fields) values[field] = valueAt(b.values, field)
      entries.push({
        values,
        weight: a.weight * b.weight,
        history: interleaved(a.history, b.history),
        points: a.points + b.points
      })
    }
  return { fields, entries }
}

/** A group of nothing. */
const alone = (certain: Values): Group => ({
  fields: [],
  entries: [{ values: certain, weight: 1, history: NO_HISTORY, points: 0 }]
})

/** Where more ways go on together, their histories are no longer distinguished. */
const MANY = 4000

const summedUp = ({ fields, entries }: Group): Group => {
  const all = pool(fields)
  for (const { values, weight, points } of entries) all.put(values, weight, OTHERS, points)
  return { fields, entries: all.entries() }
}

/** All groups that hold one of these fields as one, the certain numbers filled in; and the others. */
export const joined = (
  { certain, groups }: PlanState,
  wanted: ReadonlySet<number>
): { readonly group: Group; readonly others: readonly Group[] } => {
  const isWanted = ({ fields }: Group) => fields.some(field => wanted.has(field))
  let mine = groups.filter(isWanted)
  if (mine.reduce((count, { entries }) => count * entries.length, 1) > MANY) mine = mine.map(summedUp)
  const { fields, entries } = mine.reduce(product, alone(certain))
  const filled = entries.map(entry => {
    const values = certain.slice()
    for (const field of fields) values[field] = valueAt(entry.values, field)
    return { ...entry, values }
  })
  return { group: { fields, entries: filled }, others: groups.filter(group => !isWanted(group)) }
}

/** The chances of each way some fields of a group may stand. */
export const marginal = ({ entries }: Group, fields: readonly number[]): readonly Entry[] => {
  const all = pool(fields)
  for (const { values, weight } of entries) all.put(values, weight, NO_HISTORY, 0)
  return all.entries()
}
