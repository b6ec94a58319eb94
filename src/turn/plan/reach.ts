import type { ActStep, Band } from '../../model/plan'
import { DISTANCES, type Distance } from '../../model/unit-state'
import type { Reach, Rulebook } from '../../rules/types'
import type { PreparedUnit } from './prepared-unit'

/** How far units move, charge and shoot (R4.5). */

/** Inches of each band. */
export const INCHES: Readonly<Record<Band, number>> = { VS: 2, S: 4, M: 6, L: 12 }
const SHORTER: Readonly<Record<Band, Band>> = { L: 'M', M: 'S', S: 'VS', VS: 'VS' }

/** What boxes that last until the turn ends do to reach. */
type Lasts = readonly { readonly reach: Reach }[]

const NOTHING: Lasts = []

/** Neither ground nor spent fatigue shortens its move. */
const isUnshortened = ({ combatUnit }: PreparedUnit, lastingBoxes: Lasts): boolean =>
  combatUnit.mount === undefined && lastingBoxes.some(({ reach }) => reach.unshortened === 'foot')

/**
 * The band of a move or charge; S at most through ground that is not open. `isFurther`: not the unit's first activation of the
 * turn (T5.9).
 */
export const bandOf = (prepared: PreparedUnit, { own, verb }: ActStep, isFurther = false, lastingBoxes = NOTHING): Band => {
  const { planUnit, combatUnit, movement } = prepared
  const { move, charge, further } = movement
  const usual = planUnit.move ?? (isFurther ? further : undefined) ?? (verb === 'charge' ? charge : move)
  const isOpen = (own.ground ?? combatUnit.ground) === 'open' || isUnshortened(prepared, lastingBoxes)
  return isOpen || usual === 'VS' ? usual : 'S'
}

/** Inches that the boxes that pay for an activation add to its move. */
const furtherBy = ({ pays }: ActStep, { abilities }: Rulebook): number =>
  pays.reduce((sum, box) => {
    const { further } = abilities[box]?.activates ?? {}
    return further === undefined ? sum : sum + INCHES[further]
  }, 0)

/** How far a unit moves or charges, in inches. */
export const reachOf = (prepared: PreparedUnit, step: ActStep, book: Rulebook, isFurther: boolean, lastingBoxes: Lasts): number =>
  INCHES[bandOf(prepared, step, isFurther, lastingBoxes)] + furtherBy(step, book)

/** Its reach after the enemy spends one of its fatigue: a band shorter (R4.4); in the second edition S at most (T4.8). */
const shortenedReach = (prepared: PreparedUnit, step: ActStep, book: Rulebook, lastingBoxes: Lasts): number => {
  if (isUnshortened(prepared, lastingBoxes)) return reachOf(prepared, step, book, false, lastingBoxes)
  const band = bandOf(prepared, step)
  const less = book.numbers.inTurn ? (band === 'VS' ? 'VS' : 'S') : SHORTER[band]
  return INCHES[less] + furtherBy(step, book)
}

/** The shortest band that a distance in inches is within. */
export const bandWithin = (distance: number): Distance =>
  DISTANCES.find(each => distance <= INCHES[each.toUpperCase() as Uppercase<Distance>]) ?? 'l'

/** The range of a unit's shots in inches; undefined where it has no missiles. */
export const rangeOf = ({ combatUnit }: PreparedUnit, lastingBoxes: Lasts): number | undefined => {
  if (combatUnit.range === undefined) return undefined
  return INCHES[combatUnit.range] * (lastingBoxes.some(({ reach }) => reach.doubles === combatUnit.weapon) ? 2 : 1)
}

/** Whether the target of a charge or shot is out of reach, with what lasts just now. */
export const isTooFar = (prepared: PreparedUnit, step: ActStep, book: Rulebook, lastingBoxes: Lasts): boolean => {
  const { verb, distance = 0 } = step
  if (verb === 'charge') return distance > reachOf(prepared, step, book, false, lastingBoxes)
  return verb === 'shoot' && distance > (rangeOf(prepared, lastingBoxes) ?? Number.POSITIVE_INFINITY)
}

/** Whether the enemy could keep a charge from its target by spending one fatigue of the unit that charges. */
export const mayBeStopped = (prepared: PreparedUnit, step: ActStep, book: Rulebook, lastingBoxes: Lasts): boolean =>
  step.verb === 'charge' && (step.distance ?? 0) > shortenedReach(prepared, step, book, lastingBoxes)
