import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { SCHEMA } from '../../model/schema'
import type { MusterUnit, Roster, ThreatsRequest } from '../../model/warband'
import type { Threat, ThreatsReport, UnitFight } from '../../model/warband-report'
import { INCHES } from '../../turn/plan/reach'
import { canShoot, reachOf, requestOf, rosterCautions, rosterUnitName, unitsOf } from '../../warband/fighting'
import { type MeetingUnit, meetingTable, readingNotes } from './meeting'

/** Threats: which enemy units could attack which own ones, what that would do, and what attacking first would do. */

/** One unit on the table. */
interface UnitOnTable {
  readonly label: string
  readonly name: string
  readonly fights: MeetingUnit
  /** Inches that it charges. */
  readonly charges: number
  /** Inches that it shoots; 0 without missiles. */
  readonly shoots: number
}

/** The units of a roster one by one; those without a name are labelled by troop and number. */
const unitsOnTable = (roster: Roster, book: Rulebook): readonly UnitOnTable[] => {
  const counts = new Map<string, number>()
  return unitsOf(roster).flatMap((entry: MusterUnit) =>
    Array.from({ length: entry.units }, (_, copy): UnitOnTable => {
      const index = (counts.get(entry.unit) ?? 0) + 1
      counts.set(entry.unit, index)
      const request = requestOf(entry, roster, book)
      const { charges, range } = reachOf(entry, book)
      return {
        label: entry.name === undefined ? `${entry.unit}-${index}` : entry.units > 1 ? `${entry.name}-${copy + 1}` : entry.name,
        name: rosterUnitName(request, book),
        fights: { request, shoots: canShoot(entry, book) },
        charges: INCHES[charges],
        shoots: range === undefined ? 0 : INCHES[range]
      }
    })
  )
}

/** The better of two fights by swing; `sign` 1: a high swing is good. */
const betterFight = (one: UnitFight | undefined, other: UnitFight | undefined, sign: 1 | -1): UnitFight | undefined =>
  one && other ? (sign * (other.swing - one.swing) > 0 ? other : one) : (one ?? other)

type Pair = Omit<Threat, 'units' | 'stake'> & { readonly stake: number; readonly mine: string; readonly theirs: string }

/** Everything about threats between two warbands. Units that are alike, and as far apart, are shown together. */
export const threats = (request: ThreatsRequest, book: Rulebook): Omit<ThreatsReport, 'request'> => {
  const { own: mine, enemy: theirs, only, reach, readings, command } = request
  const arena = meetingTable(book, { givesUpDice: true, ...(readings && { readings }) })
  const [units, enemies] = [unitsOnTable(mine, book), unitsOnTable(theirs, book)]
  const pairs = enemies.flatMap((enemy, e) =>
    units.flatMap((unit, u): readonly Pair[] => {
      if (only && !only.includes(u)) return []
      const said = reach.filter(each => each.enemy === e)
      const here = said.find(each => each.own === u)
      if (said.length > 0 && !here) return []
      const inches = here?.inches
      const within = (most: number): boolean => inches === undefined || inches <= most
      const { charging, charged, shooting, shotAt } = arena.meet(unit.fights, enemy.fights)
      const struck = betterFight(within(enemy.charges) ? charged : undefined, within(enemy.shoots) ? shotAt : undefined, -1)
      if (!struck) return []
      const first = within(unit.charges) ? charging : undefined
      const shot = within(unit.shoots) ? shooting : undefined
      const best = Math.max(0, first?.swing ?? 0, shot?.swing ?? 0)
      const strikes = Math.min(0, struck.swing)
      return [
        {
          mine: unit.label,
          theirs: enemy.label,
          enemy: enemy.name,
          own: unit.name,
          ...(inches !== undefined && { inches }),
          way: struck === charged ? 'charging' : 'shooting',
          struck,
          ...(first && { charging: first }),
          ...(shot && { shooting: shot }),
          stake: best - strikes
        }
      ]
    })
  )
  const byKind = new Map<string, Threat>()
  for (const { mine: label, theirs: other, ...pair } of pairs) {
    const key = JSON.stringify([pair.enemy, pair.own, pair.inches, pair.way, pair.stake])
    const before = byKind.get(key)
    const add = (all: readonly string[] | undefined, name: string) => [...new Set([...(all ?? []), name])]
    byKind.set(key, { ...pair, units: { own: add(before?.units.own, label), enemy: add(before?.units.enemy, other) } })
  }
  const entries = [...unitsOf(mine), ...unitsOf(theirs)]
  const unreached = reach.length === 0
  return {
    schema: SCHEMA,
    kind: 'threats',
    headline: t('threats of {enemy} to {own}', { enemy: theirs.name, own: mine.name }),
    edition: book.edition,
    rules: book.version,
    names: { own: mine.name, enemy: theirs.name },
    threats: [...byKind.values()].toSorted((one, other) => other.stake - one.stake),
    notes: [
      ...(unreached
        ? [
            t(
              'distances are not known, so every unit reaches every other; --reach "huscarls-1: bondi-1 5, hirdmen-2" says who reaches whom'
            )
          ]
        : [t('enemy units without a --reach of their own reach everybody')]),
      t('units are fresh and use no SAGA dice; a charged unit gives up dice when that is better'),
      ...rosterCautions(entries, book),
      ...arena.refused().map(why => t('left out: {why}', { why })),
      ...readingNotes({ ...(readings && { readings }) })
    ],
    replay: command
  }
}
