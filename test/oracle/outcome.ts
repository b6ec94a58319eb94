import type { Fight, Side, Unit } from './fight'
import { hasTurn, plays, playsOn } from './fight'
import { type Readings, readingsOf } from './readings'
import { bothStand, type Field, type Standing, tire } from './standing'
import { wrathOf } from './wrath'

export interface SideOutcome {
  /** All models of the unit that are gone: fallen, removed and pushed. */
  readonly losses: number
  /** Lost to uncancelled hits. */
  readonly fallen: number
  /** Taken by Exhaustion, Stamping or Valhalla. */
  readonly removed: number
  /** Taken by The Push. */
  readonly pushed: number
  /** Models that died for the warlord; they are not in `losses`. */
  readonly guardsLost: number
  /** The number that decides the winner (R3.10). */
  readonly counted: number
  readonly left: number
  /** Fatigue when all is done; without meaning when nobody is left. */
  readonly fatigue: number
  /** Wounds left, if it has any (R8.3). */
  readonly wounds?: number
}

export interface Outcome {
  readonly attacker: SideOutcome
  readonly defender: SideOutcome
  readonly winner: Side | 'tie' | 'none'
  readonly disengages: Side | 'nobody'
}

/** R3.10. A melee that never came about, one side being gone before it, is a tie. */
export function winnerOf({ attacker, defender }: Field): Side | 'tie' {
  if (attacker.counted === defender.counted) return 'tie'
  return attacker.counted < defender.counted ? 'attacker' : 'defender'
}

/** R3.10: the loser, the attacker on a tie; nobody when a side is wiped out or nobody fought. R3.11: always the attacker of a building. */
export function disengagesAfter({ building }: Pick<Fight, 'building'>, field: Field): Side | 'nobody' {
  if (!bothStand(field) || field.fought === 0) return 'nobody'
  if (building) return 'attacker'
  return winnerOf(field) === 'attacker' ? 'defender' : 'attacker'
}

/** Fatigue that comes after a melee: R3.9 (reading thor-fatigue), Charge!, Dex Aïe, and the enemy's Unforgiving and Lords of Battle. */
export function tiredBy(unit: Unit, enemies: readonly Unit[], melees: number, readings: Readings): number {
  const played = (id: 'unforgiving' | 'lords-of-battle') => enemies.some(enemy => playsOn(enemy, unit, id))
  // Thor comes before the fatigue of R3.9, so with thor-fatigue=each all of it comes at the end.
  let fatigue = readings['thor-fatigue'] === 'each' ? melees : 1
  if (unit.mounted && plays(unit, 'charge')) fatigue += 1
  if (unit.class === 'warlord' && plays(unit, 'dex-aie')) fatigue += 3
  if (played('unforgiving')) fatigue += 1
  if (played('lords-of-battle')) fatigue += 2
  return fatigue
}

/** Fatigue that comes in the unit's own turn: some of it may be ignored (R6.4, R6.6). */
export const onOwnTurn = (unit: Unit, fatigue: number): number =>
  Math.max(0, fatigue - (unit.fatigueIgnored ?? 0) - (wrathOf(unit).rests ? 1 : 0))

export const sideOutcome = (standing: Standing, pushed: number, tired: number): SideOutcome => ({
  losses: standing.fallen + standing.removed + pushed,
  fallen: standing.fallen,
  removed: standing.removed,
  pushed,
  guardsLost: standing.guardsLost,
  counted: standing.counted,
  left: standing.models - pushed,
  fatigue: tire(standing, tired).fatigue,
  ...(standing.wounds !== undefined && { wounds: standing.wounds })
})

/** `pushed`: models The Push took from the side that disengages. */
export function meleeOutcome(fight: Fight, field: Field, pushed: number): Outcome {
  const { attacker, defender } = fight
  const readings = readingsOf(fight)
  const disengages = disengagesAfter(fight, field)
  const tired = (unit: Unit, enemy: Unit): number => (field.fought === 0 ? 0 : tiredBy(unit, [enemy], field.fought, readings))
  const coming = (side: Side, fatigue: number) => (hasTurn(fight, side) ? onOwnTurn(fight[side], fatigue) : fatigue)
  return {
    attacker: sideOutcome(field.attacker, disengages === 'attacker' ? pushed : 0, coming('attacker', tired(attacker, defender))),
    defender: sideOutcome(field.defender, disengages === 'defender' ? pushed : 0, coming('defender', tired(defender, attacker))),
    winner: winnerOf(field),
    disengages
  }
}

/** A shot has no winner, and tires nobody but the throwers of a Deadly Strike. */
export function shotOutcome(fight: Fight, field: Field): Outcome {
  const { attacker } = fight
  const strikes = field.fought > 0 && attacker.weapon === 'javelins' && plays(attacker, 'deadly-strike')
  return {
    attacker: sideOutcome(field.attacker, 0, hasTurn(fight, 'attacker') ? onOwnTurn(attacker, strikes ? 1 : 0) : strikes ? 1 : 0),
    defender: sideOutcome(field.defender, 0, 0),
    winner: 'none',
    disengages: 'nobody'
  }
}
