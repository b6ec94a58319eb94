import { type Mistake, RequestError } from '../../model/errors'
import { noMuster } from '../../model/roster-mistakes'
import { SCHEMA } from '../../model/schema'
import type { MusterUnit, Roster } from '../../model/warband'
import type { BuildReport, Built, BuiltUnit, MeasureName, Meeting, Way } from '../../model/warbands-report'
import { own } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { diceOf } from '../../turn/dice-count'
import { type Choice, choicesOf } from '../../warband/choices'
import { inPoints } from '../../warband/figures'
import type { Item } from '../../warband/fillings'
import { checked, faultsOfUnits } from '../../warband/legality'
import { enlisted, isPooled, leaderCost, mustered, unitCost } from '../../warband/mustered'
import { type Bought, search } from '../../warband/search'
import { type Arena, arenaOf, type Fights, summedUp } from './meeting'
import { musterNotes } from './show'
import { canShoot, nameOf, requestOf, unitsOf } from './unit'

/** The best legal warbands of a size: every muster searched, each unit worth what it does against the targets. */

/** A unit to beat, and how often it is met. */
export interface Target {
  readonly name: string
  readonly fights: Fights
  readonly weight: number
}

export interface BuildRequest {
  /** Faction, points, leader, and the units that must be in it. */
  readonly kept: Roster
  readonly targets: readonly Target[]
  readonly measure: MeasureName
  readonly ways: readonly Way[]
  /** SAGA dice that its units must bring together, the leader's among them. */
  readonly dice: number
  /** How many of the best are told. */
  readonly top: number
}

const chance = (meeting: Meeting): number => {
  const melee = [meeting.charging, meeting.charged].flatMap(bout => (bout ? [bout.wipesOut] : []))
  return melee.length === 0 ? 0 : melee.reduce((sum, each) => sum + each, 0) / melee.length
}

/** What a meeting is worth; of points lost the fewer the better. */
export const MEASURES: Readonly<Record<MeasureName, { readonly of: (meeting: Meeting) => number; readonly says: string }>> = {
  swing: { of: ({ swing }) => swing, says: 'victory points killed less lost' },
  killed: { of: ({ killed }) => killed, says: 'victory points killed' },
  lost: { of: ({ lost }) => -lost, says: 'victory points lost, as few as can be' },
  wins: { of: ({ win }) => win, says: 'melees won' },
  wiped: { of: chance, says: 'enemy units wiped out in melee' }
}

/** A meeting of these ways only: what is left out does not happen. */
const within = ({ charging, charged, shooting, shotAt }: Meeting, ways: readonly Way[]): Meeting => {
  const all = { charging, charged, shooting, shotAt }
  const kept = ways.flatMap(way => (all[way] ? [[way, all[way]] as const] : []))
  return summedUp(Object.fromEntries(kept))
}

interface Valuer {
  readonly worth: (entry: MusterUnit) => number
  readonly arena: Arena
}

const valuerOf = ({ kept, targets, measure, ways }: BuildRequest, book: Rulebook): Valuer => {
  const arena = arenaOf(book)
  const weights = targets.reduce((sum, { weight }) => sum + weight, 0)
  const worth = (entry: MusterUnit): number => {
    const mine = { request: requestOf(entry, kept, book), shoots: canShoot(entry, book) }
    return targets.reduce(
      (sum, { fights, weight }) => sum + (weight / weights) * MEASURES[measure].of(within(arena.meet(mine, fights), ways)),
      0
    )
  }
  return { worth, arena }
}

/** What the kept units leave to be bought. */
const leftOf = ({ kept }: BuildRequest, book: Rulebook) => {
  const all = mustered(kept, book)
  const own = enlisted(all)
  const others = own.filter(({ troop }) => !isPooled(troop))
  const spent = others.reduce((sum, each) => sum + (unitCost(each, book) ?? 0) * each.entry.units, leaderCost(all))
  const models = (troopClass: string): number =>
    own.reduce(
      (sum, { entry, troop }) => sum + (isPooled(troop) && troop.class === troopClass ? entry.models * entry.units : 0),
      0
    )
  const units = (unit: string): number => kept.units.reduce((sum, entry) => sum + (entry.unit === unit ? entry.units : 0), 0)
  return { points: kept.points - spent, models, units }
}

/** The same unit with other gear that does nothing for the measure. */
const SAME = 1e-12

/** Of choices alike in troop, size and value the one that stands first. */
const plainest = (items: readonly Item<Choice>[]): readonly Item<Choice>[] =>
  items.filter(
    (item, index) =>
      items.findIndex(
        other =>
          other.of.entry.unit === item.of.entry.unit && other.models === item.models && Math.abs(other.value - item.value) < SAME
      ) === index
  )

const itemOf = (choice: Choice, value: number, taken: number, dice: number): Item<Choice> | undefined => {
  const { entry, most } = choice
  if (most !== undefined && taken >= most) return undefined
  return {
    of: choice,
    models: entry.models,
    dice,
    value,
    ...(most !== undefined && { group: { id: entry.unit, most: most - taken } })
  }
}

const sagaDice = ({ unit, models }: MusterUnit, hero: string | undefined, book: Rulebook): number => {
  const troop = own(book.troops, unit)
  return troop ? diceOf(book, troop, models, own(book.troops, hero ?? '')) : 0
}

const keyOf = ({ unit, models, weapon, mounted }: MusterUnit): string => JSON.stringify([unit, models, weapon, mounted])

/** Kept units and those found, equal ones counted together, the largest worth first. */
const builtOf = (request: BuildRequest, found: readonly Choice[], worth: Valuer['worth'], book: Rulebook): Built => {
  const { kept } = request
  const hero = kept.leader?.unit
  const all = [...kept.units.map(entry => ({ entry, isKept: true })), ...found.map(({ entry }) => ({ entry, isKept: false }))]
  const units = new Map<string, BuiltUnit>()
  for (const { entry, isKept } of all) {
    const key = `${keyOf(entry)} ${isKept}`
    const before = units.get(key)
    const { unit, models, weapon, mounted } = entry
    units.set(key, {
      unit,
      name: nameOf(requestOf(entry, kept, book), book),
      models,
      units: entry.units + (before?.units ?? 0),
      ...(weapon !== undefined && { weapon }),
      ...(mounted && { mounted }),
      value: before?.value ?? worth(entry),
      isKept
    })
  }
  const rows = [...units.values()].toSorted((one, other) => Number(other.isKept) - Number(one.isKept) || other.value - one.value)
  const dice = all.reduce(
    (sum, { entry }) => sum + entry.units * sagaDice(entry, hero, book),
    kept.leader ? sagaDice(kept.leader, hero, book) : 0
  )
  return {
    units: rows,
    value: rows.reduce((sum, { units: count, value }) => sum + count * value, 0),
    models: rows.reduce((sum, { units: count, models }) => sum + count * models, kept.leader?.models ?? 0),
    sagaDice: Math.min(dice, book.muster.battles[kept.points]?.sagaDice ?? dice)
  }
}

const refuse = (mistakes: readonly Mistake[]): void => {
  if (mistakes.length > 0) throw new RequestError(mistakes)
}

/** What is wrong with the parts that are kept, whatever is added. */
const faultsOf = ({ kept }: BuildRequest, book: Rulebook): readonly Mistake[] =>
  faultsOfUnits(mustered(kept, book)).map(({ message, rule }) => ({ message: `--keep: ${message} (${rule})`, at: 'keep' }))

/** The best of all legal musters. Throws a RequestError where what is kept is against the rules, or leaves none. */
export const build = (request: BuildRequest, book: Rulebook): Omit<BuildReport, 'replay'> => {
  const { kept, targets, measure, ways, dice, top } = request
  refuse(faultsOf(request, book))
  const { worth, arena } = valuerOf(request, book)
  const left = leftOf(request, book)
  const hero = kept.leader?.unit
  const half = book.muster.swap?.models
  const items = choicesOf(book, kept.faction, hero).flatMap(choice => {
    const item = itemOf(choice, worth(choice.entry), left.units(choice.entry.unit), sagaDice(choice.entry, hero, book))
    return item ? [item] : []
  })
  const classes = (['hearthguard', 'warriors', 'levies'] as const).map(
    (troopClass): Bought<Choice> => ({
      items: items.filter(item => item.of.class === troopClass),
      step: half?.[troopClass] ?? book.muster.perPoint[troopClass] ?? 1,
      kept: left.models(troopClass)
    })
  )
  const there = [...(kept.leader ? [kept.leader] : []), ...kept.units].reduce(
    (sum, entry) => sum + entry.units * sagaDice(entry, hero, book),
    0
  )
  const perPoint = half ? 2 : 1
  const steps = left.points * perPoint
  const asked = { steps, perPoint, dice: Math.max(0, dice - there), top } as const
  const found = steps < 0 ? { count: 0n, best: [] } : search({ ...asked, classes })
  const best = steps < 0 ? found : search({ ...asked, classes: classes.map(each => ({ ...each, items: plainest(each.items) })) })
  if (found.count === 0n) throw new RequestError([noMuster(inPoints(kept.points), kept.units.length > 0, dice)])
  const builds = best.best.map(({ items: taken }) =>
    builtOf(
      request,
      taken.map(({ of }) => of),
      worth,
      book
    )
  )
  const [first] = best.best
  const whole = { ...kept, units: [...kept.units, ...(first?.items.map(({ of }) => of.entry) ?? [])] }
  refuse(checked(whole, book).faults.map(({ message, rule }) => ({ message: `${message} (${rule})` })))
  const name = book.factions[kept.faction]?.name ?? kept.faction
  return {
    schema: SCHEMA,
    kind: 'build',
    headline: `the best warbands of the ${name} for ${inPoints(kept.points)}`,
    edition: book.edition,
    rules: book.version,
    faction: kept.faction,
    points: kept.points,
    leader: own(book.troops, hero ?? '')?.name ?? '',
    measure,
    ways,
    targets: targets.map(({ name: target, weight }) => ({ name: target, weight })),
    kept: kept.units.map(entry => `${entry.units > 1 ? `${entry.units} x ` : ''}${nameOf(requestOf(entry, kept, book), book)}`),
    leastDice: dice,
    searched: Number(found.count),
    fights: arena.fights(),
    builds,
    notes: [...musterNotes([book]), ...arena.refused().map(why => `left out: ${why}`)]
  }
}

/** Every unit of a roster, its leader too, as one to beat. */
export const targetsOf = (roster: Roster, book: Rulebook): readonly Target[] =>
  unitsOf(roster).map(entry => {
    const request = requestOf(entry, roster, book)
    return { name: nameOf(request, book), fights: { request, shoots: canShoot(entry, book) }, weight: entry.units }
  })
