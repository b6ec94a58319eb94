import type { TroopClass } from '../model/effect'
import type { MusterUnit, Roster } from '../model/warband'
import { profileOf } from '../rules/lookup'
import { own } from '../rules/named'
import type { Rulebook, Troop } from '../rules/types'
import { enlisted, isPooled, leaderCost, musterOf, unitCost } from './muster'
import { sizesOf } from './unit-faults'

/** What a roster that is begun leaves to be bought. */

export interface Remaining {
  /** Points after its leader and its swords for hire. */
  readonly points: number
  /** Models of a class that are there already, to be taken off what the points buy. */
  readonly models: (troopClass: TroopClass) => number
  /** Units of a troop that are there already. */
  readonly units: (unit: string) => number
}

export const remainingOf = (kept: Roster, book: Rulebook): Remaining => {
  const all = musterOf(kept, book)
  const own = enlisted(all)
  const others = own.filter(({ troop }) => !isPooled(troop))
  const spent = others.reduce((sum, each) => sum + (unitCost(each, book) ?? 0) * each.entry.units, leaderCost(all))
  return {
    points: kept.points - spent,
    models: troopClass =>
      own.reduce(
        (sum, { entry, troop }) => sum + (isPooled(troop) && troop.class === troopClass ? entry.models * entry.units : 0),
        0
      ),
    units: unit => kept.units.reduce((sum, entry) => sum + (entry.unit === unit ? entry.units : 0), 0)
  }
}

interface Steps {
  /** To be spent in all. */
  readonly steps: number
  /** Of a point: two where half points may be swapped (V9.11). */
  readonly perPoint: 1 | 2
  /** Models of a class for a step. */
  readonly step: (troopClass: TroopClass) => number
}

/** Points in the steps in which they are spent. */
export const stepsOf = ({ points }: Remaining, { muster: { swap, perPoint } }: Rulebook): Steps => ({
  steps: points * (swap ? 2 : 1),
  perPoint: swap ? 2 : 1,
  step: troopClass => swap?.models[troopClass] ?? perPoint[troopClass] ?? 1
})

/** Every unit that a faction may muster by the point: each troop in each size, with each weapon, on foot and mounted. */

export interface MusterChoice {
  readonly entry: MusterUnit
  readonly class: TroopClass
  /** Units of its troop that a warband may have. */
  readonly most?: number
}

interface Kit {
  readonly weapon?: string
  readonly mounted?: true
}

/** A troop that has nothing but missiles to choose from has some, unless it is another troop without them (saga2). */
const hasToShoot = ({ weapons, armed }: Troop, book: Rulebook): boolean =>
  weapons.length > 0 && !armed && weapons.every(weapon => own(book.weapons, weapon)?.range !== undefined)

const kitsOf = (troop: Troop, book: Rulebook): readonly Kit[] => {
  const bare: readonly Kit[] = troop.weapon !== undefined || hasToShoot(troop, book) ? [] : [{}]
  const arms: readonly Kit[] = [...bare, ...troop.weapons.map(weapon => ({ weapon }))]
  if (troop.mounted !== 'may') return arms
  const riders = arms.filter(({ weapon }) => weapon === undefined || !troop.onFoot?.includes(weapon))
  return [...arms, ...riders.map(kit => ({ ...kit, mounted: true as const }))]
}

/** What of it shows in a fight: bows and slings are one, and so are troops with other boards alone. */
const fightingOf = (troop: Troop, { weapon, mounted }: Kit, book: Rulebook): string => {
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

const serves = (id: string, troop: Troop, faction: string, hero: string | undefined, book: Rulebook): boolean =>
  troop.faction === faction &&
  isPooled(troop) &&
  (troop.under === undefined || troop.under === hero) &&
  !own(book.troops, hero)?.hero?.without?.includes(id) &&
  troop.mostUnits !== 0

/** In the order of the rulebook, sizes from the smallest; what fights alike stands once. */
export const choicesOf = (book: Rulebook, faction: string, hero: string | undefined): readonly MusterChoice[] => {
  const seen = new Set<string>()
  return Object.entries(book.troops).flatMap(([unit, troop]) => {
    if (!serves(unit, troop, faction, hero, book)) return []
    const kits = kitsOf(troop, book).filter(kit => {
      const fighting = fightingOf(troop, kit, book)
      const isNew = !seen.has(fighting)
      seen.add(fighting)
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
