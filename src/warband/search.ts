import type { TroopClass } from '../model/effect'
import type { MusterUnit, Roster } from '../model/warband'
import { isPlain, profileOf } from '../rules/lookup'
import { own } from '../rules/named'
import type { Rulebook, Troop } from '../rules/types'
import { hasOnlyMissiles } from './fighting'
import { sizesOf } from './legality'
import { entriesBesideLeader, isBoughtByPoint, leaderCost, mayHaveHalves, musterOf, unitCost } from './muster'

/** What a roster that is begun leaves to be bought. */
export interface Remaining {
  /** Points left after its leader and its swords for hire. */
  readonly points: number
  /** Models of a class that it has already, to be subtracted from those that the points buy. */
  readonly models: (troopClass: TroopClass) => number
  /** Units of a troop that it has already. */
  readonly units: (unit: string) => number
}

/** What the points of a roster leave to be bought, after its leader and the units that it has. */
export const remainingOf = (kept: Roster, book: Rulebook): Remaining => {
  const muster = musterOf(kept, book)
  const entries = entriesBesideLeader(muster)
  const others = entries.filter(({ troop }) => !isBoughtByPoint(troop))
  const spent = others.reduce((sum, each) => sum + (unitCost(each, book) ?? 0) * each.entry.units, leaderCost(muster))
  return {
    points: kept.points - spent,
    models: troopClass =>
      entries.reduce(
        (sum, { entry, troop }) => sum + (isBoughtByPoint(troop) && troop.class === troopClass ? entry.models * entry.units : 0),
        0
      ),
    units: unit => kept.units.reduce((sum, entry) => sum + (entry.unit === unit ? entry.units : 0), 0)
  }
}

/** Points are spent in steps: whole points, or half points where these may be swapped (V9.11). */
interface SpendingSteps {
  /** Steps to be spent in all. */
  readonly steps: number
  /** Steps of a point. */
  readonly perPoint: 1 | 2
  /** Models of a class that a step buys. */
  readonly step: (troopClass: TroopClass) => number
}

/** How the remaining points are spent. */
export const stepsOf = ({ points }: Remaining, { muster: { swap, perPoint } }: Rulebook): SpendingSteps => ({
  steps: points * (swap ? 2 : 1),
  perPoint: swap ? 2 : 1,
  step: troopClass => swap?.models[troopClass] ?? perPoint[troopClass] ?? 1
})

/** A unit that a faction may muster by the point: a troop in one size, with one weapon, on foot or mounted. */
export interface MusterChoice {
  readonly entry: MusterUnit
  readonly class: TroopClass
  /** The most units of its troop that a warband may have. */
  readonly most?: number
}

interface Kit {
  readonly weapon?: string
  readonly mounted?: true
}

const kitsOf = (troop: Troop, book: Rulebook): readonly Kit[] => {
  const bare: readonly Kit[] = troop.weapon !== undefined || hasOnlyMissiles(troop, book) ? [] : [{}]
  const arms: readonly Kit[] = [...bare, ...troop.weapons.map(weapon => ({ weapon }))]
  if (troop.mounted !== 'may') return arms
  const riders = arms.filter(({ weapon }) => weapon === undefined || !troop.onFoot?.includes(weapon))
  return [...arms, ...riders.map(kit => ({ ...kit, mounted: true as const }))]
}

/** A key of all that matters in a fight: bows and slings are the same, and so are troops that differ in their boards alone. */
const combatKey = (troop: Troop, { weapon, mounted }: Kit, book: Rulebook): string => {
  const arms = own(book.weapons, weapon)
  const { names: _, name: _n, spanish: _e, rule: _r, source: _s, certainty: _c, ...fighting } = { ...arms }
  return JSON.stringify([
    troop.class,
    profileOf(book, troop, weapon),
    troop.effects,
    troop.parts,
    troop.mostUnits,
    fighting,
    mounted
  ])
}

/** Whether a troop is the faction's; a faction of which no troops are known has the plain ones. */
const isOf = (troop: Troop, faction: string, book: Rulebook): boolean => {
  const hasTroops = Object.values(book.troops).some(each => each.faction === faction && isBoughtByPoint(each))
  return hasTroops ? troop.faction === faction : isPlain(book, troop)
}

const mayMuster = (id: string, troop: Troop, faction: string, hero: string | undefined, book: Rulebook): boolean =>
  isOf(troop, faction, book) &&
  isBoughtByPoint(troop) &&
  (troop.under === undefined || troop.under === hero) &&
  !own(book.troops, hero)?.hero?.without?.includes(id) &&
  troop.mostUnits !== 0

/**
 * Every unit that may be mustered, in the order of the rulebook, the smallest sizes first; of kits that fight the same the first.
 */
export const choicesOf = (book: Rulebook, faction: string, hero: string | undefined): readonly MusterChoice[] => {
  const seen = new Set<string>()
  return Object.entries(book.troops).flatMap(([unit, troop]) => {
    if (!mayMuster(unit, troop, faction, hero, book)) return []
    const kits = kitsOf(troop, book).filter(kit => {
      const key = combatKey(troop, kit, book)
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
    return kits.flatMap(kit =>
      sizesOf(troop, book).allowed.map(
        (models): MusterChoice => ({
          entry: { unit, models, units: 1, ...kit },
          class: troop.class,
          ...(troop.mostUnits !== undefined && { most: troop.mostUnits })
        })
      )
    )
  })
}

/**
 * Dynamic programming over models and SAGA dice: all ways to divide models into units, counted, and the best by the sum of
 * values.
 */

/** A unit that may be taken, any number of times unless its group limits it. */
export interface Item<T> {
  readonly of: T
  readonly models: number
  readonly dice: number
  readonly value: number
  /** A troop of which there may be only so many units. */
  readonly group?: { readonly id: string; readonly most: number }
}

/** Units that were taken, as a linked list, the last first. */
interface TakenItems<T> {
  readonly value: number
  readonly item?: Item<T>
  readonly rest?: TakenItems<T>
}

/** All ways to take units with so many models and so many dice: their number, and the best of them. */
interface Selections<T> {
  readonly count: bigint
  readonly best: readonly TakenItems<T>[]
}

/** By models, then by dice; more dice than are asked for count as that many. */
type SelectionTable<T> = readonly (readonly Selections<T>[])[]

/** The size of a table, and how many of the best are kept in it. */
interface TableSize {
  readonly models: number
  readonly dice: number
  readonly top: number
}

const NO_SELECTION = { count: 0n, best: [] } as const

const mergeBest = <T>(one: readonly TakenItems<T>[], other: readonly TakenItems<T>[], top: number): readonly TakenItems<T>[] => {
  if (other.length === 0) return one
  const merged: TakenItems<T>[] = []
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

const addSelections = <T>({ count, best }: Selections<T>, from: Selections<T>, item: Item<T>, top: number): Selections<T> =>
  from.count === 0n
    ? { count, best }
    : {
        count: count + from.count,
        best: mergeBest(
          best,
          from.best.map(rest => ({ value: rest.value + item.value, item, rest })),
          top
        )
      }

type MutableTable<T> = Selections<T>[][]

const emptyTable = <T>({ models, dice }: TableSize): MutableTable<T> =>
  Array.from({ length: models + 1 }, () => Array.from({ length: dice + 1 }, (): Selections<T> => NO_SELECTION))

/** Adds to `into` everything in `from` with one more of an item; where both are the same table, with any number of it. */
const addItem = <T>(into: MutableTable<T>, from: SelectionTable<T>, item: Item<T>, { models, dice, top }: TableSize): void => {
  for (let size = item.models; size <= models; size++)
    for (let brought = 0; brought <= dice; brought++) {
      const before = from[size - item.models]?.[brought]
      const after = Math.min(dice, brought + item.dice)
      const row = into[size]
      const there = row?.[after]
      if (row && before && there) row[after] = addSelections(there, before, item, top)
    }
}

const mergeTable = <T>(into: MutableTable<T>, from: SelectionTable<T>, { top }: TableSize): void => {
  for (const [size, row] of from.entries())
    for (const [brought, selections] of row.entries()) {
      const there = into[size]?.[brought]
      const target = into[size]
      if (target && there)
        target[brought] = { count: there.count + selections.count, best: mergeBest(there.best, selections.best, top) }
    }
}

const groupsOf = <T>(items: readonly Item<T>[]): ReadonlyMap<string, readonly Item<T>[]> => {
  const groups = new Map<string, readonly Item<T>[]>()
  for (const item of items) if (item.group) groups.set(item.group.id, [...(groups.get(item.group.id) ?? []), item])
  return groups
}

/** Adds up to `most` units of a group, with a table for each number of them. */
const addGroup = <T>(table: MutableTable<T>, items: readonly Item<T>[], most: number, shape: TableSize): void => {
  const layers: MutableTable<T>[] = [table.map(row => [...row]), ...Array.from({ length: most }, () => emptyTable<T>(shape))]
  for (const item of items)
    for (let layer = 1; layer <= most; layer++) {
      const [into, from] = [layers[layer], layers[layer - 1]]
      if (into && from) addItem(into, from, item, shape)
    }
  for (const layer of layers.slice(1)) mergeTable(table, layer, shape)
}

/** The table of all multisets of the items. */
const selectionTable = <T>(items: readonly Item<T>[], shape: TableSize): SelectionTable<T> => {
  const table = emptyTable<T>(shape)
  const first = table[0]
  if (first) first[0] = { count: 1n, best: [{ value: 0 }] }
  for (const item of items) if (!item.group) addItem(table, table, item, shape)
  for (const group of groupsOf(items).values()) addGroup(table, group, group[0]?.group?.most ?? 0, shape)
  return table
}

/** The items that were taken, in no particular order. */
const takenItems = <T>(taken: TakenItems<T>): readonly Item<T>[] => {
  const items: Item<T>[] = []
  for (let now: TakenItems<T> | undefined = taken; now; now = now.rest) if (now.item) items.push(now.item)
  return items
}

/**
 * The best of all musters: points are divided among classes, the models of each class into units, and the values of units are
 * added.
 */

/** What may be bought of a class. */
interface ClassChoices<T> {
  readonly items: readonly Item<T>[]
  /** Models that a step of spending buys. */
  readonly step: number
  /** Models in units that the roster has already. */
  readonly kept: number
}

interface Search<T> {
  readonly classes: readonly ClassChoices<T>[]
  /** Steps to be spent, no fewer. */
  readonly steps: number
  /** Steps of a point: 1, or 2 where half points may be swapped once, which leaves two classes with half a point (V9.11). */
  readonly perPoint: 1 | 2
  /** Units beside these that take the place of half a point each (V9.17). */
  readonly replaced: number
  /** SAGA dice that must come from these units. */
  readonly dice: number
  readonly top: number
}

/** How many musters there are, and the best of them, by value. */
export interface SearchResult<T> {
  readonly count: bigint
  readonly best: readonly { readonly value: number; readonly items: readonly Item<T>[] }[]
}

/** Every division of steps among classes in which only so many have half a point as may. */
const divideSteps = ({
  classes: { length: classes },
  steps,
  perPoint,
  replaced
}: Search<unknown>): readonly (readonly number[])[] => {
  const all = (left: number, more: number): readonly (readonly number[])[] =>
    left === 1
      ? [[more]]
      : Array.from({ length: more + 1 }, (_, mine) => all(left - 1, more - mine).map(rest => [mine, ...rest])).flat()
  const isFair = (division: readonly number[]): boolean =>
    mayHaveHalves(division.filter(each => each % perPoint !== 0).length, replaced)
  return all(classes, steps).filter(isFair)
}

interface Build<T> {
  readonly value: number
  readonly items: readonly Item<T>[]
}

const bestBuilds = <T>(rows: readonly Build<T>[], top: number): readonly Build<T>[] =>
  rows.toSorted((one, other) => other.value - one.value).slice(0, top)

/** The musters with so many SAGA dice: their number, and the best of them. */
interface WarbandsByDice<T> {
  readonly count: bigint
  readonly best: readonly Build<T>[]
}

const combine = <T>(
  one: readonly WarbandsByDice<T>[],
  selections: readonly Selections<T>[],
  { dice, top }: Search<T>
): readonly WarbandsByDice<T>[] => {
  const made: WarbandsByDice<T>[] = Array.from({ length: dice + 1 }, () => ({ count: 0n, best: [] }))
  for (const [mine, left] of one.entries())
    for (const [theirs, right] of selections.entries()) {
      const brought = Math.min(dice, mine + theirs)
      const there = made[brought]
      if (!there || left.count === 0n || right.count === 0n) continue
      const rows = left.best.flatMap(({ value, items }) =>
        right.best.map(taken => ({ value: value + taken.value, items: [...items, ...takenItems(taken)] }))
      )
      made[brought] = { count: there.count + left.count * right.count, best: bestBuilds([...there.best, ...rows], top) }
    }
  return made
}

/** The number of all musters, and the best of them. */
export const search = <T>(asked: Search<T>): SearchResult<T> => {
  const { classes, steps, dice, top } = asked
  const tables = classes.map(
    ({ items, step, kept }): SelectionTable<T> => selectionTable(items, { models: Math.max(0, steps * step - kept), dice, top })
  )
  let count = 0n
  let rows: readonly Build<T>[] = []
  for (const division of divideSteps(asked)) {
    let pooled: readonly WarbandsByDice<T>[] = Array.from({ length: dice + 1 }, (_, brought) =>
      brought === 0 ? { count: 1n, best: [{ value: 0, items: [] }] } : { count: 0n, best: [] }
    )
    for (const [index, { step, kept }] of classes.entries())
      pooled = combine(pooled, tables[index]?.[(division[index] ?? 0) * step - kept] ?? [], asked)
    const enough = pooled[dice]
    if (!enough) continue
    count += enough.count
    rows = bestBuilds([...rows, ...enough.best], top)
  }
  return { count, best: rows }
}
