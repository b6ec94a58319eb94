import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { reportHead } from '../../model/schema'
import type { Roster, ThreatsRequest } from '../../model/warband'
import type { Threat, ThreatsReport, UnitFight } from '../../model/warband-report'
import { INCHES } from '../../turn/plan/reach'
import { reachOf, rosterCautions, rosterUnitName, unitsOf } from '../../warband/fighting'
import { type MeetingTable, type MeetingUnit, meetingTable, meetingUnitOf, readingNotes, refusalNotes } from './meeting'

/** Threats: which enemy units could attack which own ones, what that would do, and what attacking first would do. */

/** One unit on the table. */
interface UnitOnTable {
  readonly label: string
  readonly name: string
  readonly unit: MeetingUnit
  /** Inches that it charges. */
  readonly charges: number
  /** Inches that it shoots; 0 without missiles. */
  readonly shoots: number
}

/** The units of a roster one by one; those without a name are labelled by troop and number. */
const unitsOnTable = (roster: Roster, book: Rulebook): readonly UnitOnTable[] => {
  const counts = new Map<string, number>()
  return unitsOf(roster).flatMap(entry =>
    Array.from({ length: entry.units }, (_, copy): UnitOnTable => {
      const index = (counts.get(entry.unit) ?? 0) + 1
      counts.set(entry.unit, index)
      const unit = meetingUnitOf(entry, roster, book)
      const { charges, range } = reachOf(entry, book)
      return {
        label: entry.name === undefined ? `${entry.unit}-${index}` : entry.units > 1 ? `${entry.name}-${copy + 1}` : entry.name,
        name: rosterUnitName(unit.request, book),
        unit,
        charges: INCHES[charges],
        shoots: range === undefined ? 0 : INCHES[range]
      }
    })
  )
}

/** The fight that is worse for the own unit, by victory points. */
const worseFight = (one: UnitFight | undefined, other: UnitFight | undefined): UnitFight | undefined =>
  one && other ? (other.swing < one.swing ? other : one) : (one ?? other)

/** A threat of one unit to one other, before equal threats are merged. */
type SingleThreat = Omit<Threat, 'units'> & { readonly labels: { readonly own: string; readonly enemy: string } }

/**
 * What an enemy unit could do to an own one, and what attacking it first would do; undefined where it cannot attack. `inches`
 * apart; undefined: within every reach. `stake`: victory points of the best first attack, or of none, less those of being attacked.
 */
const threatOf = (
  unit: UnitOnTable,
  enemy: UnitOnTable,
  inches: number | undefined,
  meetings: MeetingTable
): SingleThreat | undefined => {
  const reaches = (most: number): boolean => inches === undefined || inches <= most
  const { charging, charged, shooting, shotAt } = meetings.meet(unit.unit, enemy.unit)
  const struck = worseFight(reaches(enemy.charges) ? charged : undefined, reaches(enemy.shoots) ? shotAt : undefined)
  if (!struck) return undefined
  const firstCharge = reaches(unit.charges) ? charging : undefined
  const firstShot = reaches(unit.shoots) ? shooting : undefined
  return {
    labels: { own: unit.label, enemy: enemy.label },
    enemy: enemy.name,
    own: unit.name,
    ...(inches !== undefined && { inches }),
    way: struck === charged ? 'charging' : 'shooting',
    struck,
    ...(firstCharge && { charging: firstCharge }),
    ...(firstShot && { shooting: firstShot }),
    stake: Math.max(0, firstCharge?.swing ?? 0, firstShot?.swing ?? 0) - Math.min(0, struck.swing)
  }
}

/** Units that are alike, and as far apart, in one threat; the most at stake first. */
const mergeThreats = (threats: readonly SingleThreat[]): readonly Threat[] => {
  const byKind = new Map<string, Threat>()
  for (const { labels, ...threat } of threats) {
    const key = JSON.stringify([threat.enemy, threat.own, threat.inches, threat.way, threat.stake])
    const { own = [], enemy = [] } = byKind.get(key)?.units ?? {}
    const units = { own: [...new Set([...own, labels.own])], enemy: [...new Set([...enemy, labels.enemy])] }
    byKind.set(key, { ...threat, units })
  }
  return [...byKind.values()].toSorted((one, other) => other.stake - one.stake)
}

/** Every threat of the enemy's units to one's own (`only`: to some of them). Enemies without a `reach` of their own reach everybody. */
const threatsBetween = (
  { own, enemy, only, reach }: ThreatsRequest,
  meetings: MeetingTable,
  book: Rulebook
): readonly SingleThreat[] => {
  const units = unitsOnTable(own, book)
  return unitsOnTable(enemy, book).flatMap((other, e) => {
    const reached = reach.filter(each => each.enemy === e)
    return units.flatMap((unit, u) => {
      if (only && !only.includes(u)) return []
      const distance = reached.find(each => each.own === u)
      if (reached.length > 0 && !distance) return []
      return threatOf(unit, other, distance?.inches, meetings) ?? []
    })
  })
}

/** The threats between two warbands, each unit fresh; a charged unit gives up dice where that is better for it (R3.3). */
export const threats = (request: ThreatsRequest, book: Rulebook): Omit<ThreatsReport, 'request'> => {
  const { own, enemy, reach, readings, command } = request
  const options = { givesUpDice: true, ...(readings && { readings }) }
  const meetings = meetingTable(book, options)
  return {
    ...reportHead('threats', t('threats of {enemy} to {own}', { enemy: enemy.name, own: own.name }), book),
    names: { own: own.name, enemy: enemy.name },
    threats: mergeThreats(threatsBetween(request, meetings, book)),
    notes: [
      reach.length === 0
        ? t(
            'distances are not known, so every unit reaches every other; --reach "huscarls-1: bondi-1 5, hirdmen-2" says who reaches whom'
          )
        : t('enemy units without a --reach of their own reach everybody'),
      t('units are fresh and use no SAGA dice; a charged unit gives up dice when that is better'),
      ...rosterCautions([...unitsOf(own), ...unitsOf(enemy)], book),
      ...refusalNotes(meetings),
      ...readingNotes(options)
    ],
    replay: command
  }
}
