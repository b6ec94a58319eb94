import { musterPoints } from '../battle/sizes'
import { decimal, t } from '../model/language'
import type { MusterUnit, Roster } from '../model/warband'
import type { Pool } from '../model/warband-report'
import { mayLead } from '../rules/lookup'
import { own } from '../rules/named'
import type { Hero, Rulebook, Troop } from '../rules/types'

/** A roster with its rulebook: its units, and what they cost (R8.1). */

/** A roster and the rulebook it is read by. */
export interface Muster {
  readonly roster: Roster
  readonly book: Rulebook
  /** The rulebook's row of its leader. */
  readonly leader?: Troop
  /** Set where the leader is a hero. */
  readonly hero?: Hero
}

/** An entry of a roster, with the rulebook's row of its troop. */
export interface RosterEntry {
  readonly entry: MusterUnit
  readonly troop: Troop
}

/** A roster with its leader looked up; a leader that the rulebook does not have is left out. */
export const musterOf = (roster: Roster, book: Rulebook): Muster => {
  const leader = roster.leader && own(book.troops, roster.leader.unit)
  return { roster, book, ...(leader && { leader }), ...(leader?.hero && { hero: leader.hero }) }
}

/** Every entry but the leader; troops that the rulebook does not have are left out. */
export const entriesBesideLeader = ({ roster, book }: Muster): readonly RosterEntry[] =>
  roster.units.flatMap(entry => {
    const troop = own(book.troops, entry.unit)
    return troop ? [{ entry, troop }] : []
  })

/** Every entry, the leader first. */
export const allEntries = (muster: Muster): readonly RosterEntry[] => [
  ...(muster.roster.leader && muster.leader ? [{ entry: muster.roster.leader, troop: muster.leader }] : []),
  ...entriesBesideLeader(muster)
]

/** Whether a troop is bought by the point, so many models of its class for each; heroes, warlords and swords for hire are not. */
export const isBoughtByPoint = ({ hero, hire, cost, musters, class: troopClass }: Troop): boolean =>
  !hero && !hire && cost === undefined && musters === undefined && troopClass !== 'warlord'

/** A warlord beside the first (R8.3). */
const isFurther = (troop: Troop): boolean => !troop.hero && mayLead(troop)

/** Points of one unit; null where it is free, or has no price. For the leader see `leaderCost`. */
export const unitCost = ({ entry, troop }: RosterEntry, book: Rulebook): number | null =>
  isFurther(troop) ? book.muster.further.cost : musterPoints({ unit: entry.unit, models: entry.models }, book)

/** The first warlord is free, a hero is not (R6.4). */
export const leaderCost = ({ hero }: Muster): number => hero?.cost ?? 0

const addToPools = (pools: ReadonlyMap<string, Pool>, { of, models, points }: Pool): ReadonlyMap<string, Pool> => {
  const before = pools.get(of)
  return new Map(pools).set(of, { of, models: models + (before?.models ?? 0), points: points + (before?.points ?? 0) })
}

/** What the points were spent on: the leader, classes of troops, and other troops by name. */
export const poolsOf = (muster: Muster): readonly Pool[] => {
  const { book, roster, leader } = muster
  const led: readonly Pool[] =
    leader && roster.leader ? [{ of: leader.name, models: roster.leader.models, points: leaderCost(muster) }] : []
  const pools = entriesBesideLeader(muster).map(({ entry, troop }): Pool => {
    const of = isBoughtByPoint(troop)
      ? book.classes[troop.class].name
      : isFurther(troop)
        ? t('further {name}', { name: troop.name })
        : troop.name
    const points = (unitCost({ entry, troop }, book) ?? 0) * entry.units
    return { of, models: entry.models * entry.units, points }
  })
  return [...[...led, ...pools].reduce(addToPools, new Map<string, Pool>()).values()]
}

/** Units that cost half a point: each takes the place of half a point of models (V9.17). */
export const halfPointUnits = (muster: Muster): number =>
  entriesBesideLeader(muster).reduce((sum, { entry, troop: { cost = 0 } }) => sum + (cost % 1 === 0 ? 0 : entry.units), 0)

/** Classes that one swap leaves with half a point (V9.11). */
const SWAPPED = 2

/** Whether so many classes may have half a point of models beside units that replace such halves. */
export const mayHaveHalves = (halves: number, replaced: number): boolean =>
  halves % 2 === replaced % 2 && halves <= replaced + SWAPPED

/** Points spent in all. */
export const totalCost = (pools: readonly Pool[]): number => pools.reduce((sum, { points }) => sum + points, 0)

/** "2.5", "1.33" */
export const pointsFigure = (value: number): string => decimal(String(Math.round(value * 100) / 100))

/** "1 point", "2.5 points" */
export const pointsText = (value: number): string => t('{n} {n|point|points}', { n: pointsFigure(value) })
