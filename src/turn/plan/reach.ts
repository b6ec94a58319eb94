import type { ActStep, Band } from '../../model/plan'
import type { Rulebook } from '../../rules/types'
import type { Force } from './forces'

/** How far a unit reaches (R4.5): inches of a band. */
export const INCHES: Readonly<Record<Band, number>> = { VS: 2, S: 4, M: 6, L: 12 }
const SHORTER: Readonly<Record<Band, Band>> = { L: 'M', M: 'S', S: 'VS', VS: 'VS' }

/** S through ground that is not open; `isFurther`: not the unit's first activation of the turn (T5.9). */
export const bandOf = ({ unit, battle, movement }: Force, { own, verb }: ActStep, isFurther = false): Band => {
  const { move, charge, further } = movement
  const usual = unit.move ?? (isFurther ? further : undefined) ?? (verb === 'charge' ? charge : move)
  return (own.ground ?? battle.ground) === 'open' || usual === 'VS' ? usual : 'S'
}

/** A box that pays may make the move longer. */
const furtherBy = ({ pays }: ActStep, { abilities }: Rulebook): number =>
  pays.reduce((sum, box) => {
    const { further } = abilities[box]?.activates ?? {}
    return further === undefined ? sum : sum + INCHES[further]
  }, 0)

export const reachOf = (force: Force, step: ActStep, book: Rulebook, isFurther = false): number =>
  INCHES[bandOf(force, step, isFurther)] + furtherBy(step, book)

/** One fatigue of the unit that moves, spent by its enemy, makes it a band shorter (R4.4); in the second edition S (T4.8). */
export const shortenedReach = (force: Force, step: ActStep, book: Rulebook): number => {
  const band = bandOf(force, step)
  const less = book.numbers.inTurn ? (band === 'VS' ? 'VS' : 'S') : SHORTER[band]
  return INCHES[less] + furtherBy(step, book)
}

/** The range of a unit's shots. */
export const rangeOf = ({ battle }: Force): number | undefined => (battle.range === undefined ? undefined : INCHES[battle.range])

/** Only the fatigue that the enemy may spend stands between the unit and its target. */
export const mayBeStopped = (force: Force, step: ActStep, book: Rulebook): boolean =>
  step.verb === 'charge' && (step.distance ?? 0) > shortenedReach(force, step, book)
