import { DISTANCES, type Distance } from '../../model/fight-state'
import type { ActStep, Band } from '../../model/plan'
import type { Reach, Rulebook } from '../../rules/types'
import type { Force } from './forces'

/** How far a unit reaches (R4.5): inches of a band. */
export const INCHES: Readonly<Record<Band, number>> = { VS: 2, S: 4, M: 6, L: 12 }
const SHORTER: Readonly<Record<Band, Band>> = { L: 'M', M: 'S', S: 'VS', VS: 'VS' }

/** What lasts until the turn ends. */
type Lasts = readonly { readonly reach: Reach }[]

const NOTHING: Lasts = []

const isUnshortened = ({ battle }: Force, lasts: Lasts): boolean =>
  battle.mount === undefined && lasts.some(({ reach }) => reach.unshortened === 'foot')

/** S through ground that is not open; `isFurther`: not the unit's first activation of the turn (T5.9). */
export const bandOf = (force: Force, { own, verb }: ActStep, isFurther = false, lasts = NOTHING): Band => {
  const { unit, battle, movement } = force
  const { move, charge, further } = movement
  const usual = unit.move ?? (isFurther ? further : undefined) ?? (verb === 'charge' ? charge : move)
  const isOpen = (own.ground ?? battle.ground) === 'open' || isUnshortened(force, lasts)
  return isOpen || usual === 'VS' ? usual : 'S'
}

/** A box that pays may make the move longer. */
const furtherBy = ({ pays }: ActStep, { abilities }: Rulebook): number =>
  pays.reduce((sum, box) => {
    const { further } = abilities[box]?.activates ?? {}
    return further === undefined ? sum : sum + INCHES[further]
  }, 0)

export const reachOf = (force: Force, step: ActStep, book: Rulebook, isFurther = false, lasts = NOTHING): number =>
  INCHES[bandOf(force, step, isFurther, lasts)] + furtherBy(step, book)

/** One fatigue of the unit that moves, spent by its enemy, makes it a band shorter (R4.4); in the second edition S (T4.8). */
const shortenedReach = (force: Force, step: ActStep, book: Rulebook, lasts = NOTHING): number => {
  if (isUnshortened(force, lasts)) return reachOf(force, step, book, false, lasts)
  const band = bandOf(force, step)
  const less = book.numbers.inTurn ? (band === 'VS' ? 'VS' : 'S') : SHORTER[band]
  return INCHES[less] + furtherBy(step, book)
}

/** The least band that a distance is within. */
export const bandWithin = (distance: number): Distance =>
  DISTANCES.find(each => distance <= INCHES[each.toUpperCase() as Uppercase<Distance>]) ?? 'l'

/** The range of a unit's shots. */
export const rangeOf = ({ battle }: Force, lasts = NOTHING): number | undefined => {
  if (battle.range === undefined) return undefined
  return INCHES[battle.range] * (lasts.some(({ reach }) => reach.doubles === battle.weapon) ? 2 : 1)
}

/** Its target is too far away for what lasts just now. */
export const isTooFar = (force: Force, step: ActStep, book: Rulebook, lasts: Lasts): boolean => {
  const { verb, distance = 0 } = step
  if (verb === 'charge') return distance > reachOf(force, step, book, false, lasts)
  return verb === 'shoot' && distance > (rangeOf(force, lasts) ?? Number.POSITIVE_INFINITY)
}

/** Only the fatigue that the enemy may spend stands between the unit and its target. */
export const mayBeStopped = (force: Force, step: ActStep, book: Rulebook, lasts = NOTHING): boolean =>
  step.verb === 'charge' && (step.distance ?? 0) > shortenedReach(force, step, book, lasts)
