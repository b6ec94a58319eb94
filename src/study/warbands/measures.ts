import type { Rulebook } from '../../battle/odds'
import type { MeasureName, MusterUnit, Roster, Way } from '../../model/warband'
import type { Meeting } from '../../model/warband-report'
import { canShoot, requestOf, rosterUnitName, unitsOf } from '../../warband/fighting'
import { type EncounterOptions, type EncounterTable, encounterTable, type Fights, summedUp } from './meeting'

/** What a unit is worth against its targets. */

/** A unit to beat, and how often it is met. */
interface Target {
  readonly name: string
  readonly fights: Fights
  readonly weight: number
}

/** Every unit of a roster, its leader too, as one to beat. */
export const targetsOf = (roster: Roster, book: Rulebook): readonly Target[] =>
  unitsOf(roster).map(entry => {
    const request = requestOf(entry, roster, book)
    return { name: rosterUnitName(request, book), fights: { request, shoots: canShoot(entry, book) }, weight: entry.units }
  })

const chance = (meeting: Meeting): number => {
  const melee = [meeting.charging, meeting.charged].flatMap(bout => (bout ? [bout.wipesOut] : []))
  return melee.length === 0 ? 0 : melee.reduce((sum, each) => sum + each, 0) / melee.length
}

/** What a meeting is worth; of points lost the fewer the better. */
const MEASURES: Readonly<Record<MeasureName, { readonly of: (meeting: Meeting) => number; readonly says: string }>> = {
  swing: { of: ({ swing }) => swing, says: 'victory points killed less lost' },
  killed: { of: ({ killed }) => killed, says: 'victory points killed' },
  lost: { of: ({ lost }) => -lost, says: 'victory points lost, as few as can be' },
  wins: { of: ({ win }) => win, says: 'melees won' },
  wiped: { of: chance, says: 'enemy units wiped out in melee' },
  tournament: { of: ({ tournament = 0 }) => tournament, says: 'tournament points above a draw' }
}

/** A meeting of these ways only: what is left out does not happen. */
const within = ({ charging, charged, shooting, shotAt }: Meeting, ways: readonly Way[]): Meeting => {
  const all = { charging, charged, shooting, shotAt }
  const kept = ways.flatMap(way => (all[way] ? [[way, all[way]] as const] : []))
  return summedUp(Object.fromEntries(kept))
}

export interface Valuer {
  readonly worth: (entry: MusterUnit) => number
  readonly arena: EncounterTable
}

/** How worth is measured. */
export interface Scale extends EncounterOptions {
  /** Whose unit it is. */
  readonly kept: Roster
  readonly targets: readonly Target[]
  readonly measure: MeasureName
  readonly ways: readonly Way[]
}

export const valuerOf = ({ kept, targets, measure, ways, ...customs }: Scale, book: Rulebook): Valuer => {
  const arena = encounterTable(book, customs)
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
