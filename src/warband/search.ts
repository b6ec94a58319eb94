/** All ways to divide pooled models into units, and the best of them by a sum of values: a table over models and SAGA dice. */

/** A unit that may be taken, as often as its group allows. */
export interface Item<T> {
  readonly of: T
  readonly models: number
  readonly dice: number
  readonly value: number
  /** The troop of which there may be so many units only. */
  readonly group?: { readonly id: string; readonly most: number }
}

/** Some units, the last taken in front. */
export interface Taken<T> {
  readonly value: number
  readonly item?: Item<T>
  readonly rest?: Taken<T>
}

/** Every way to fill so many models and bring so many dice: how many there are, and the best. */
export interface Allocation<T> {
  readonly count: bigint
  readonly best: readonly Taken<T>[]
}

/** By models, then by dice, those beyond the most that are asked for counted as that many. */
export type Allocations<T> = readonly (readonly Allocation<T>[])[]

interface Shape {
  readonly models: number
  readonly dice: number
  /** How many of the best are kept. */
  readonly top: number
}

const none = { count: 0n, best: [] } as const

const better = <T>(one: readonly Taken<T>[], other: readonly Taken<T>[], top: number): readonly Taken<T>[] => {
  if (other.length === 0) return one
  const merged: Taken<T>[] = []
  for (let i = 0, j = 0; merged.length < top && (i < one.length || j < other.length); ) {
    const [left, right] = [one[i], other[j]]
    const isLeft = left !== undefined && (right === undefined || left.value >= right.value)
    const taken = isLeft ? left : right
    if (taken === undefined) break
    merged.push(taken)
    if (isLeft) i++
    else j++
  }
  return merged
}

const added = <T>({ count, best }: Allocation<T>, from: Allocation<T>, item: Item<T>, top: number): Allocation<T> =>
  from.count === 0n
    ? { count, best }
    : {
        count: count + from.count,
        best: better(
          best,
          from.best.map(rest => ({ value: rest.value + item.value, item, rest })),
          top
        )
      }

type Grid<T> = Allocation<T>[][]

const grid = <T>({ models, dice }: Shape): Grid<T> =>
  Array.from({ length: models + 1 }, () => Array.from({ length: dice + 1 }, (): Allocation<T> => none))

/** Puts one more of an item to all that is in `from`, into `into`; where both are one, as often as there is room. */
const extend = <T>(into: Grid<T>, from: Allocations<T>, item: Item<T>, { models, dice, top }: Shape): void => {
  for (let size = item.models; size <= models; size++)
    for (let brought = 0; brought <= dice; brought++) {
      const before = from[size - item.models]?.[brought]
      const after = Math.min(dice, brought + item.dice)
      const row = into[size]
      const there = row?.[after]
      if (row && before && there) row[after] = added(there, before, item, top)
    }
}

const merge = <T>(into: Grid<T>, from: Allocations<T>, { top }: Shape): void => {
  for (const [size, row] of from.entries())
    for (const [brought, filling] of row.entries()) {
      const there = into[size]?.[brought]
      const target = into[size]
      if (target && there) target[brought] = { count: there.count + filling.count, best: better(there.best, filling.best, top) }
    }
}

const groupsOf = <T>(items: readonly Item<T>[]): ReadonlyMap<string, readonly Item<T>[]> => {
  const groups = new Map<string, readonly Item<T>[]>()
  for (const item of items) if (item.group) groups.set(item.group.id, [...(groups.get(item.group.id) ?? []), item])
  return groups
}

/** Up to so many units of a group: a layer for each number of them. */
const limited = <T>(table: Grid<T>, items: readonly Item<T>[], most: number, shape: Shape): void => {
  const layers: Grid<T>[] = [table.map(row => [...row]), ...Array.from({ length: most }, () => grid<T>(shape))]
  for (const item of items)
    for (let layer = 1; layer <= most; layer++) {
      const [into, from] = [layers[layer], layers[layer - 1]]
      if (into && from) extend(into, from, item, shape)
    }
  for (const layer of layers.slice(1)) merge(table, layer, shape)
}

/** Every multiset of the items with no more models than these. */
export const allocationsOf = <T>(items: readonly Item<T>[], shape: Shape): Allocations<T> => {
  const table = grid<T>(shape)
  const first = table[0]
  if (first) first[0] = { count: 1n, best: [{ value: 0 }] }
  for (const item of items) if (!item.group) extend(table, table, item, shape)
  for (const group of groupsOf(items).values()) limited(table, group, group[0]?.group?.most ?? 0, shape)
  return table
}

/** The items of a taking, in no particular order. */
export const itemsOf = <T>(taken: Taken<T>): readonly Item<T>[] => {
  const items: Item<T>[] = []
  for (let now: Taken<T> | undefined = taken; now; now = now.rest) if (now.item) items.push(now.item)
  return items
}

/** The best of all musters: points go to classes, the models of each class into units, and the values of the units add up. */

/** One class: what may be bought of it. */
export interface Bought<T> {
  readonly items: readonly Item<T>[]
  /** Models for a step of spending: a point, or half of one. */
  readonly step: number
  /** Models of units that are there already. */
  readonly kept: number
}

export interface Search<T> {
  readonly classes: readonly Bought<T>[]
  /** Steps to be spent, all of them. */
  readonly steps: number
  /** Steps of a point: 1, or 2 where half points may be swapped once, which leaves two classes with half a point (V9.11). */
  readonly perPoint: 1 | 2
  /** SAGA dice that must come from these units. */
  readonly dice: number
  readonly top: number
}

export interface Found<T> {
  readonly count: bigint
  readonly best: readonly { readonly value: number; readonly items: readonly Item<T>[] }[]
}

/** So many steps to each class, those of a half point none or two of them. */
const divisions = (classes: number, steps: number, perPoint: number): readonly (readonly number[])[] => {
  const all = (left: number, more: number): readonly (readonly number[])[] =>
    left === 1
      ? [[more]]
      : Array.from({ length: more + 1 }, (_, mine) => all(left - 1, more - mine).map(rest => [mine, ...rest])).flat()
  const isFair = (division: readonly number[]): boolean => {
    const halves = division.filter(each => each % perPoint !== 0).length
    return halves === 0 || halves === 2
  }
  return all(classes, steps).filter(isFair)
}

interface Row<T> {
  readonly value: number
  readonly items: readonly Item<T>[]
}

const best = <T>(rows: readonly Row<T>[], top: number): readonly Row<T>[] =>
  rows.toSorted((one, other) => other.value - one.value).slice(0, top)

/** By dice brought, up to those asked for. */
interface Pooled<T> {
  readonly count: bigint
  readonly best: readonly Row<T>[]
}

const product = <T>(
  one: readonly Pooled<T>[],
  fills: readonly Allocation<T>[],
  { dice, top }: Search<T>
): readonly Pooled<T>[] => {
  const made: Pooled<T>[] = Array.from({ length: dice + 1 }, () => ({ count: 0n, best: [] }))
  for (const [mine, left] of one.entries())
    for (const [theirs, right] of fills.entries()) {
      const brought = Math.min(dice, mine + theirs)
      const there = made[brought]
      if (!there || left.count === 0n || right.count === 0n) continue
      const rows = left.best.flatMap(({ value, items }) =>
        right.best.map(taken => ({ value: value + taken.value, items: [...items, ...itemsOf(taken)] }))
      )
      made[brought] = { count: there.count + left.count * right.count, best: best([...there.best, ...rows], top) }
    }
  return made
}

/** Every muster there is, counted, and the best of them. */
export const search = <T>(asked: Search<T>): Found<T> => {
  const { classes, steps, perPoint, dice, top } = asked
  const tables = classes.map(
    ({ items, step, kept }): Allocations<T> => allocationsOf(items, { models: Math.max(0, steps * step - kept), dice, top })
  )
  let count = 0n
  let rows: readonly Row<T>[] = []
  for (const division of divisions(classes.length, steps, perPoint)) {
    let pooled: readonly Pooled<T>[] = Array.from({ length: dice + 1 }, (_, brought) =>
      brought === 0 ? { count: 1n, best: [{ value: 0, items: [] }] } : { count: 0n, best: [] }
    )
    for (const [index, { step, kept }] of classes.entries())
      pooled = product(pooled, tables[index]?.[(division[index] ?? 0) * step - kept] ?? [], asked)
    const enough = pooled[dice]
    if (!enough) continue
    count += enough.count
    rows = best([...rows, ...enough.best], top)
  }
  return { count, best: rows }
}
