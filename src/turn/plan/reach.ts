import { DISTANCES, type Distance } from '../../model/fight-state'
import type { ActStep, Band } from '../../model/plan'
import type { Reach, Rulebook } from '../../rules/types'
import type { Force } from './forces'

/** How far units move, charge and shoot (R4.5). */

/** Inches of each band. */
export const INCHES: Readonly<Record<Band, number>> = { VS: 2, S: 4, M: 6, L: 12 }
const SHORTER: Readonly<Record<Band, Band>> = { L: 'M', M: 'S', S: 'VS', VS: 'VS' }

/** What boxes that last until the turn ends do to reach. */
type Lasts = readonly { readonly reach: Reach }[]

const NOTHING: Lasts = []

/** Neither ground nor spent fatigue shortens its move. */
const isUnshortened = ({ battle }: Force, lasts: Lasts): boolean =>
  battle.mount === undefined && lasts.some(({ reach }) => reach.unshortened === 'foot')

/**
 * The band of a move or charge; S at most through ground that is not open. `isFurther`: not the unit's first activation of the
 * turn (T5.9).
 */
export const bandOf = (force: Force, { own, verb }: ActStep, isFurther = false, lasts = NOTHING): Band => {
  const { unit, battle, movement } = force
  const { move, charge, further } = movement
  const usual = unit.move ?? (isFurther ? further : undefined) ?? (verb === 'charge' ? charge : move)
  const isOpen = (own.ground ?? battle.ground) === 'open' || isUnshortened(force, lasts)
  return isOpen || usual === 'VS' ? usual : 'S'
}

/** Inches that the boxes that pay for an activation add to its move. */
const furtherBy = ({ pays }: ActStep, { abilities }: Rulebook): number =>
  pays.reduce((sum, box) => {
    const { further } = abilities[box]?.activates ?? {}
    return further === undefined ? sum : sum + INCHES[further]
  }, 0)

/** How far a unit moves or charges, in inches. */
export const reachOf = (force: Force, step: ActStep, book: Rulebook, isFurther = false, lasts = NOTHING): number =>
  INCHES[bandOf(force, step, isFurther, lasts)] + furtherBy(step, book)

/** Its reach after the enemy spends one of its fatigue: a band shorter (R4.4); in the second edition S at most (T4.8). */
const shortenedReach = (force: Force, step: ActStep, book: Rulebook, lasts = NOTHING): number => {
  if (isUnshortened(force, lasts)) return reachOf(force, step, book, false, lasts)
  const band = bandOf(force, step)
  const less = book.numbers.inTurn ? (band === 'VS' ? 'VS' : 'S') : SHORTER[band]
  return INCHES[less] + furtherBy(step, book)
}

/** The shortest band that a distance in inches is within. */
export const bandWithin = (distance: number): Distance =>
  DISTANCES.find(each => distance <= INCHES[each.toUpperCase() as Uppercase<Distance>]) ?? 'l'

/** The range of a unit's shots in inches; undefined where it has no missiles. */
export const rangeOf = ({ battle }: Force, lasts = NOTHING): number | undefined => {
  if (battle.range === undefined) return undefined
  return INCHES[battle.range] * (lasts.some(({ reach }) => reach.doubles === battle.weapon) ? 2 : 1)
}

/** Whether the target of a charge or shot is out of reach, with what lasts just now. */
export const isTooFar = (force: Force, step: ActStep, book: Rulebook, lasts: Lasts): boolean => {
  const { verb, distance = 0 } = step
  if (verb === 'charge') return distance > reachOf(force, step, book, false, lasts)
  return verb === 'shoot' && distance > (rangeOf(force, lasts) ?? Number.POSITIVE_INFINITY)
}

/** Whether the enemy could keep a charge from its target by spending one fatigue of the unit that charges. */
export const mayBeStopped = (force: Force, step: ActStep, book: Rulebook, lasts = NOTHING): boolean =>
  step.verb === 'charge' && (step.distance ?? 0) > shortenedReach(force, step, book, lasts)
