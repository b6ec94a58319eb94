import type { Readied } from '../../battle/fight'
import type { FightState } from '../../battle/fight-state'
import { atEnd } from '../../battle/measures'
import { wearinessIn, wearinessOf } from '../../battle/outcome'
import type { AdvicePrice, Goal } from '../../model/advice'
import { comparisons, holdsOf } from '../../model/condition'
import { asksStages, type Measured, quantityAt } from '../../model/quantities'
import type { Side } from '../../model/study-report'
import { tournamentPoints } from '../../model/tournament'

/**
 * What both sides play for, as one score: the attacker wants it high, the defender low. Every choice is made knowing what came before
 * it and before a die is thrown, so that backward induction holds for whatever a fight's odds come to.
 */

export interface Aim {
  /** The score of a fight that ended so; a fight's score is its mean. */
  readonly ofEnd?: (ready: Readied, state: FightState) => number
  /** Where the score is no mean over the ends: of the whole fight's numbers. */
  readonly ofWhole: (ready: Readied, fight: Measured) => number
  /** What a SAGA die is worth that is not spent. */
  readonly die: number
  /** It depends on fatigue too, in which fights may differ that end alike. */
  readonly tires: boolean
  /** It looks at stages on the way to the end. */
  readonly stages: boolean
  /** What the advised side is shown of a score. */
  readonly shown: (score: number) => number
}

export const POINTS = 'victoryPoints.swing'

/** Spreads, and how long a duel lasts, are no means over the ways a fight can end. */
const isOfWhole = (path: string): boolean => quantityAt(path)?.atEnd === undefined

const pathsOf = (goal: Goal): readonly string[] => {
  if (goal.is === 'tournament') return [POINTS]
  return goal.is === 'quantity' ? [goal.path] : comparisons(goal.condition).map(({ quantity }) => quantity)
}

/** The goal's own number, of what each quantity comes to: points from the side of him who asks. */
const numberOf = (goal: Goal, asks: Side): ((amountOf: (path: string) => number | undefined) => number) => {
  if (goal.is === 'condition') return amountOf => (holdsOf(goal.condition, amountOf) ? 1 : 0)
  const path = goal.is === 'tournament' ? POINTS : goal.path
  const sign = path === POINTS && asks === 'defender' ? -1 : 1
  const amount = (amountOf: (path: string) => number | undefined): number => sign * (amountOf(path) ?? 0)
  return goal.is === 'tournament' ? amountOf => tournamentPoints(goal.table, amount(amountOf)) : amount
}

/** 1 where a high number is good for the attacker. */
const direction = (goal: Goal, asks: Side): 1 | -1 =>
  (goal.is === 'quantity' && goal.wants === 'least') === (asks === 'attacker') ? -1 : 1

type Tired = (side: Side) => number

/** Fatigue that the fight puts on the defender less that on the attackers, beyond what they came with. */
const wearing = (before: Readonly<Record<Side, number>>, ready: Readied, after: Tired): number => {
  const mate = ready.companion ? wearinessOf(ready, 'companion') : 0
  return after('defender') - before.defender - (after('attacker') + mate - before.attacker)
}

/** The goal of the side that asks, less what fatigue costs; dice are counted where they are spent. */
export const aimOf = (goal: Goal, asks: Side, { die, fatigue }: AdvicePrice, before: Readonly<Record<Side, number>>): Aim => {
  const number = numberOf(goal, asks)
  const sign = direction(goal, asks)
  const score = (ready: Readied, amountOf: (path: string) => number | undefined, after: Tired): number =>
    sign * number(amountOf) + (fatigue === 0 ? 0 : fatigue * wearing(before, ready, after))
  const paths = pathsOf(goal)
  const ends = paths.map(quantityAt)
  const ofEnd = (ready: Readied, state: FightState): number => {
    const amountOf = (path: string): number | undefined => {
      const quantity = ends[paths.indexOf(path)]
      return quantity && atEnd(ready, quantity)?.(state)
    }
    return score(ready, amountOf, side => wearinessIn(ready, state, side))
  }
  return {
    ...(!paths.some(isOfWhole) && { ofEnd }),
    ofWhole: (ready, fight) =>
      score(
        ready,
        path => quantityAt(path)?.of(fight),
        side => fight[side].fatigueAfter
      ),
    die,
    stages: asksStages(paths),
    tires: fatigue !== 0 || paths.some(path => path.endsWith('.fatigueAfter')),
    shown: worth => sign * worth
  }
}
