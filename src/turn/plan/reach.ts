import type { ActStep, Band } from '../../model/plan'
import type { Rulebook } from '../../rules/types'
import type { Force } from './forces'

/** How far a unit reaches (R4.5): inches of a band. */
export const INCHES: Readonly<Record<Band, number>> = { VS: 2, S: 4, M: 6, L: 12 }
const SHORTER: Readonly<Record<Band, Band>> = { L: 'M', M: 'S', S: 'VS', VS: 'VS' }

/** Foot M, mounted L; S through uneven ground. */
export const bandOf = ({ unit, battle }: Force, { own }: ActStep): Band =>
  (own.ground ?? battle.ground) === 'uneven' ? (unit.move === 'VS' ? 'VS' : 'S') : (unit.move ?? (battle.mounted ? 'L' : 'M'))

/** A box that pays may make the move longer. */
const furtherBy = ({ pays }: ActStep, { abilities }: Rulebook): number =>
  pays.reduce((sum, box) => {
    const { further } = abilities[box]?.activates ?? {}
    return further === undefined ? sum : sum + INCHES[further]
  }, 0)

export const reachOf = (force: Force, step: ActStep, book: Rulebook): number =>
  INCHES[bandOf(force, step)] + furtherBy(step, book)

/** One fatigue of the unit that moves, spent by its enemy, makes it a band shorter (R4.4). */
export const shortenedReach = (force: Force, step: ActStep, book: Rulebook): number =>
  INCHES[SHORTER[bandOf(force, step)]] + furtherBy(step, book)

/** The range of a unit's shots. */
export const rangeOf = ({ battle }: Force): number | undefined => (battle.range === undefined ? undefined : INCHES[battle.range])

/** Only the fatigue that the enemy may spend stands between the unit and its target. */
export const mayBeStopped = (force: Force, step: ActStep, book: Rulebook): boolean =>
  step.verb === 'charge' && (step.distance ?? 0) > shortenedReach(force, step, book)
