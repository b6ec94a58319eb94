import { type Allocation, type Allocations, allocationsOf, type Item, itemsOf } from './allocations'

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
