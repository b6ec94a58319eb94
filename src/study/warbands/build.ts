import type { Rulebook } from '../../battle/odds'
import { refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { CHANCE_ROUNDING } from '../../model/limits'
import { noMuster } from '../../model/roster-mistakes'
import { reportHead } from '../../model/schema'
import { type MeasureName, type MusterUnit, outfitOf, type Roster, type Way } from '../../model/warband'
import type { BuildReport, Built, BuiltUnit, Fault, Meeting } from '../../model/warband-report'
import { diceOfUnit } from '../../saga-dice/dice-count'
import { requestOf, rosterCautions, rosterUnitName, unitsOf } from '../../warband/fighting'
import { checkRoster, faultsOfUnits, spoken } from '../../warband/legality'
import { halfPointUnits, musterOf, pointsText } from '../../warband/muster'
import {
  choicesOf,
  type Item,
  type MusterChoice,
  type Remaining,
  remainingOf,
  type SearchResult,
  search,
  stepsOf
} from '../../warband/search'
import {
  type MeetingOptions,
  type MeetingTable,
  type MeetingUnit,
  meetingOf,
  meetingTable,
  meetingUnitOf,
  readingNotes,
  refusalNotes,
  reportedOptions
} from './meeting'

/** The best legal warbands of a size: what each unit is worth against its targets, then a search over every muster. */

/** A unit to beat, and its weight among the targets. */
interface Target {
  readonly name: string
  readonly unit: MeetingUnit
  readonly weight: number
}

/** Every unit of a roster, with its leader, as targets. */
export const targetsOf = (roster: Roster, book: Rulebook): readonly Target[] =>
  unitsOf(roster).map(entry => {
    const unit = meetingUnitOf(entry, roster, book)
    return { name: rosterUnitName(unit.request, book), unit, weight: entry.units }
  })

/** The chance (0..1) of wiping out the enemy in a melee, the mean of both charges. */
const meanWipeOutChance = (meeting: Meeting): number => {
  const melee = [meeting.charging, meeting.charged].flatMap(fight => (fight ? [fight.wipesOut] : []))
  return melee.length === 0 ? 0 : melee.reduce((sum, each) => sum + each, 0) / melee.length
}

/** What a meeting is worth by each measure; more is better. */
const MEASURES: Readonly<Record<MeasureName, (meeting: Meeting) => number>> = {
  swing: ({ swing }) => swing,
  killed: ({ killed }) => killed,
  lost: ({ lost }) => -lost,
  wins: ({ win }) => win,
  wiped: meanWipeOutChance,
  tournament: ({ tournament = 0 }) => tournament
}

/** A meeting in which only these ways of fighting happen. */
const inTheseWays = ({ charging, charged, shooting, shotAt }: Meeting, ways: readonly Way[]): Meeting => {
  const all = { charging, charged, shooting, shotAt }
  const kept = ways.flatMap(way => (all[way] ? [[way, all[way]] as const] : []))
  return meetingOf(Object.fromEntries(kept))
}

/** What each unit is worth, by the measure that was asked for. */
interface UnitValues {
  readonly unitValue: (entry: MusterUnit) => number
  readonly meetings: MeetingTable
}

/** How the value of a unit is measured: in these ways of fighting these targets. */
interface ValueOptions extends MeetingOptions {
  /** The roster that is begun: its faction, points, leader, and the units that must be in every warband. */
  readonly kept: Roster
  readonly targets: readonly Target[]
  readonly measure: MeasureName
  readonly ways: readonly Way[]
}

const unitValues = ({ kept, targets, measure, ways, ...options }: ValueOptions, book: Rulebook): UnitValues => {
  const meetings = meetingTable(book, options)
  const weights = targets.reduce((sum, { weight }) => sum + weight, 0)
  const unitValue = (entry: MusterUnit): number => {
    const own = meetingUnitOf(entry, kept, book)
    return targets.reduce(
      (sum, { unit, weight }) => sum + (weight / weights) * MEASURES[measure](inTheseWays(meetings.meet(own, unit), ways)),
      0
    )
  }
  return { unitValue, meetings }
}

/** The search over every muster; the value of a warband is the sum over its units. */

interface BuildRequest extends ValueOptions {
  /** SAGA dice that its units must bring together, the leader included. */
  readonly dice: number
  /** How many of the best are shown. */
  readonly top: number
}

const isEquivalent = (one: Item<MusterChoice>, other: Item<MusterChoice>): boolean =>
  one.of.entry.unit === other.of.entry.unit && one.models === other.models && Math.abs(one.value - other.value) < CHANCE_ROUNDING

/** Of choices that differ in gear that does nothing for the measure, the first. */
const withoutEquivalents = (items: readonly Item<MusterChoice>[]): readonly Item<MusterChoice>[] =>
  items.filter((item, index) => items.findIndex(other => isEquivalent(other, item)) === index)

const diceIn = (units: readonly MusterUnit[], { leader }: Roster, book: Rulebook): number =>
  units.reduce((sum, { unit, models, units: count }) => sum + count * diceOfUnit(book, unit, models, leader?.unit), 0)

/** Every unit that may still be bought, and what it is worth. */
const choicesWithValue = (
  { kept }: BuildRequest,
  left: Remaining,
  { unitValue }: UnitValues,
  book: Rulebook
): readonly Item<MusterChoice>[] =>
  choicesOf(book, kept.faction, kept.leader?.unit).flatMap(choice => {
    const { entry, most } = choice
    const room = most === undefined ? undefined : most - left.units(entry.unit)
    if (room !== undefined && room <= 0) return []
    return [
      {
        of: choice,
        models: entry.models,
        dice: diceIn([entry], kept, book),
        value: unitValue(entry),
        ...(room !== undefined && { group: { id: entry.unit, most: room } })
      }
    ]
  })

const CLASSES = ['hearthguard', 'warriors', 'levies'] as const

/**
 * Counts all musters and finds the best; musters that differ in gear that does nothing are counted, but only one of them is
 * shown.
 */
const searchMusters = (request: BuildRequest, values: UnitValues, book: Rulebook): SearchResult<MusterChoice> => {
  const { kept, dice, top } = request
  const left = remainingOf(kept, book)
  const { steps, perPoint, step } = stepsOf(left, book)
  if (steps < 0) return { count: 0n, best: [] }
  const items = choicesWithValue(request, left, values, book)
  const replaced = halfPointUnits(musterOf(kept, book))
  const asked = { steps, perPoint, replaced, dice: Math.max(0, dice - diceIn(unitsOf(kept), kept, book)), top } as const
  const classes = CLASSES.map(each => ({
    items: items.filter(({ of }) => of.class === each),
    step: step(each),
    kept: left.models(each)
  }))
  const { count } = search({ ...asked, top: 1, classes })
  const { best } = search({ ...asked, classes: classes.map(each => ({ ...each, items: withoutEquivalents(each.items) })) })
  return { count, best }
}

const keyOf = ({ unit, models, ...outfit }: MusterUnit, isKept: boolean): string =>
  JSON.stringify([unit, models, outfitOf(outfit), isKept])

/** Equal units counted together: kept ones first, then by worth. */
const unitsBuilt = (
  kept: Roster,
  found: readonly MusterUnit[],
  unitValue: UnitValues['unitValue'],
  book: Rulebook
): readonly BuiltUnit[] => {
  const units = new Map<string, BuiltUnit>()
  const add = (entry: MusterUnit, isKept: boolean): void => {
    const key = keyOf(entry, isKept)
    const before = units.get(key)
    const { unit, models } = entry
    units.set(key, {
      unit,
      name: rosterUnitName(requestOf(entry, kept, book), book),
      models,
      units: entry.units + (before?.units ?? 0),
      ...outfitOf(entry),
      value: before?.value ?? unitValue(entry),
      isKept
    })
  }
  for (const entry of kept.units) add(entry, true)
  for (const entry of found) add(entry, false)
  return [...units.values()].toSorted((one, other) => Number(other.isKept) - Number(one.isKept) || other.value - one.value)
}

const builtWarband = (kept: Roster, found: readonly MusterUnit[], unitValue: UnitValues['unitValue'], book: Rulebook): Built => {
  const units = unitsBuilt(kept, found, unitValue, book)
  const generated = diceIn([...unitsOf(kept), ...found], kept, book)
  return {
    units,
    value: units.reduce((sum, { units: count, value }) => sum + count * value, 0),
    models: units.reduce((sum, { units: count, models }) => sum + count * models, kept.leader?.models ?? 0),
    sagaDice: Math.min(generated, book.muster.battles[kept.points]?.sagaDice ?? generated)
  }
}

/** Throws a RequestError where what is kept is against the rules. */
const refuseKept = (faults: readonly Fault[]): void =>
  refuseAny(faults.map(({ message, rule }) => ({ message: `--keep: ${message} (${rule})`, at: 'keep' })))

const entriesOf = (best: SearchResult<MusterChoice>['best'][number]): readonly MusterUnit[] =>
  best.items.map(({ of }) => of.entry)

/** Throws a RequestError where there is no muster, or what is kept breaks a rule in a whole warband. */
const refuseFaults = (request: BuildRequest, { count, best }: SearchResult<MusterChoice>, book: Rulebook): void => {
  const { kept, dice } = request
  if (count === 0n) refuseAny([noMuster(pointsText(kept.points), kept.units.length > 0, dice)])
  const whole = { ...kept, units: [...kept.units, ...(best[0] ? entriesOf(best[0]) : [])] }
  refuseKept(checkRoster(whole, book).faults)
}

const keptName = (entry: MusterUnit, kept: Roster, book: Rulebook): string =>
  `${entry.units > 1 ? `${entry.units} x ` : ''}${rosterUnitName(requestOf(entry, kept, book), book)}`

/** Arms of the second edition are known by class, not by faction: Vikings may have sarissas here. */
const armsNotes = (builds: readonly Built[], { edition }: Rulebook): readonly string[] =>
  edition === 2 &&
  builds.some(({ units }) => units.some(({ weapon, mounted, mount }) => weapon !== undefined || mounted || mount !== undefined))
    ? [
        t(
          'no source of the second edition says which faction has which arms, so here each has all of its classes: check yours in its rulebook'
        )
      ]
    : []

/** The best of all legal musters. Throws a RequestError where what is kept is against the rules, or leaves none. */
export const build = (request: BuildRequest, book: Rulebook): Omit<BuildReport, 'replay' | 'request'> => {
  const { kept, targets, measure, ways, dice } = request
  const muster = musterOf(kept, book)
  refuseKept(faultsOfUnits(muster))
  const values = unitValues(request, book)
  const found = searchMusters(request, values, book)
  refuseFaults(request, found, book)
  const headline = t('the best warbands of the {faction} for {points}', {
    faction: book.factions[kept.faction]?.name ?? kept.faction,
    points: pointsText(kept.points)
  })
  const builds = found.best.map(each => builtWarband(kept, entriesOf(each), values.unitValue, book))
  return {
    ...reportHead('build', headline, book),
    faction: kept.faction,
    points: kept.points,
    leader: muster.leader ? spoken(muster.leader).who : t('nobody'),
    measure,
    ways,
    targets: targets.map(({ name, weight }) => ({ name, weight })),
    kept: kept.units.map(entry => keptName(entry, kept, book)),
    leastDice: dice,
    searched: Number(found.count),
    fights: values.meetings.fights(),
    builds,
    ...reportedOptions(request),
    notes: [
      ...rosterCautions(
        targets.map(({ unit }) => unit.request),
        book
      ),
      ...armsNotes(builds, book),
      ...readingNotes(request),
      ...refusalNotes(values.meetings)
    ]
  }
}
