import { SIDES } from './scenario-fields'
import type { Patch } from './set'
import { type Draft, isDraft, ownKey } from './validators'

/** Plain data laid over plain data: what is said later, or more exactly, wins. */

const both = (under: unknown, over: unknown): unknown =>
  isDraft(under) && isDraft(over) ? { ...under, ...over } : (over ?? under)

const MERGED: readonly string[] = [...SIDES, 'readings', 'costs']

/** A file's keys over those of its sentence; sides and readings key by key. */
export const merged = (under: Draft, over: Draft): Draft => ({
  ...under,
  ...over,
  ...Object.fromEntries(
    MERGED.flatMap(key => (ownKey(over, key) === undefined ? [] : [[key, both(ownKey(under, key), ownKey(over, key))]]))
  )
})

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** An object to put a key into; what is no object gives way. */
const keyed = (value: unknown): Draft => (isDraft(value) ? value : {})

/** Put in its place, added to what is there, or only where nothing is. */
type How = 'puts' | 'adds' | 'yields'

const inList = (list: unknown, [index = '', ...rest]: readonly string[], value: unknown, how: How): readonly unknown[] => {
  const units = Array.isArray(list) ? [...(list as readonly unknown[])] : []
  units[Number(index)] = put(keyed(units[Number(index)]), rest, value, how)
  return units
}

const put = (draft: Draft, [key = '', ...rest]: readonly string[], value: unknown, how: How): Draft => {
  const there = ownKey(draft, key)
  if (key === 'together' && rest.length > 0) return { ...draft, together: inList(there, rest, value, how) }
  if (rest.length > 0) return { ...draft, [key]: put(keyed(there), rest, value, how) }
  if (how === 'yields' && there !== undefined) return draft
  return { ...draft, [key]: how === 'adds' ? [...listed(there), ...listed(value)] : value }
}

/** The draft with every patch put in, the later ones over the earlier. */
export const patched = (draft: Draft, patches: readonly Patch[]): Draft =>
  patches.reduce((now, { path, value, adds, yields }) => put(now, path, value, adds ? 'adds' : yields ? 'yields' : 'puts'), draft)
