import { countOf, type FightState, type Sides, type Standings } from './fight-state'
import type { Fighter } from './fighter'
import { lossesOf, type Party } from './outcome'

/** Victory points of the first k models of a unit that are lost, unrounded (R8.2); a wounded warlord is worth nothing until he dies. */
const unitPoints = ({ standing: { unit } }: Pick<Fighter, 'standing'>, lost: number): number => {
  if (unit.lives > unit.models) return lost >= unit.lives ? (unit.parts.at(-1)?.points ?? 0) : 0
  let points = 0
  let more = lost
  for (const part of unit.parts) {
    const fallen = Math.min(more, part.models)
    points += fallen * part.points
    more -= fallen
  }
  return points
}

/** The points of a unit of which so many are lost, and of the unit itself when it is gone (V9.9). */
const unitAndWhole = (sides: Pick<Sides, 'engagement'>, fighter: Pick<Fighter, 'standing' | 'lives'>, lost: number): number =>
  unitPoints(fighter, lost) + (lost >= fighter.lives ? sides.engagement.book.numbers.unitPoints : 0)

/** Do the points of a side depend on its losses alone? */
export const isByLosses = (sides: Standings, party: Party): boolean =>
  !sides[party].standing.unit.guards && (party === 'defender' || !sides.companion)

/** The points for so many losses of a side of one unit. */
export const pointsFor = (sides: Standings, party: Party, lost: number): number => unitAndWhole(sides, sides[party], lost)

/** Points of what a unit has lost, friends who died for it included (a companion's models are his own losses already). */
const pointsOf = (sides: Sides, state: FightState, fighter: Fighter): number => {
  const { side, standing } = fighter
  const { guards: friends, guardPoints } = standing.unit
  const guards = side === 'companion' || !friends ? 0 : countOf(state, side, 'Guards') * guardPoints
  return unitAndWhole(sides, fighter, lossesOf(sides, state, side)) + guards
}

/** What a side has lost is worth so much to its enemy. */
export const lostPoints = (sides: Sides, state: FightState, party: Party): number =>
  pointsOf(sides, state, sides[party]) + (party === 'attacker' && sides.companion ? pointsOf(sides, state, sides.companion) : 0)

/** Victory points killed less lost, from the attackers' side. */
export const swingOf = (sides: Sides, state: FightState): number =>
  lostPoints(sides, state, 'defender') - lostPoints(sides, state, 'attacker')
