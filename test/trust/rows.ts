import type { Rulebook } from '../../src/rules/types'
import { pinned } from './pinned'

/** The numbers of a rulebook, against those of the rules. */

type Leaf = readonly [path: string, value: number]

const leavesOf = (value: unknown, path: string): readonly Leaf[] => {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
}

/** The number of the edition itself is no row of the rules. */
const isRow = ([path]: Leaf): boolean => !/(^|\.)edition$/.test(path)

/** Every number of a rulebook by its path. */
export const numbersOf = (book: Rulebook): readonly Leaf[] => leavesOf(book, '').filter(isRow)

/** Where a rulebook says another number than the rules. */
export const slips = (book: Rulebook, edition: 1 | 2): readonly string[] => {
  const rules = pinned[edition]
  const said = new Map(numbersOf(book))
  const wrong = [...said].filter(([path, value]) => rules.get(path) !== value)
  const missing = [...rules].filter(([path]) => !said.has(path))
  return [...wrong, ...missing].map(([path, value]) => `${path} ${value}`)
}

/** The book with one of its numbers one larger. */
export const changed = (book: Rulebook, path: string): Rulebook => {
  const along = (value: unknown, keys: readonly string[]): unknown => {
    const [key, ...rest] = keys
    if (key === undefined) return (value as number) + 1
    const record = value as Record<string, unknown>
    const copy: Record<string, unknown> | unknown[] = Array.isArray(record) ? [...record] : { ...record }
    ;(copy as Record<string, unknown>)[key] = along(record[key], rest)
    return copy
  }
  return along(book, path.split('.')) as Rulebook
}
