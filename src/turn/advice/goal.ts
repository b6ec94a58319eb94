import type { Clash } from '../../battle/clash'
import { endOf } from '../../battle/ending'
import type { Readied } from '../../battle/fight'
import { wearinessOf } from '../../battle/outcome'
import type { AdvicePrice, Goal } from '../../model/advice'
import { comparisons, holds } from '../../model/condition'
import { type Measured, quantityAt } from '../../model/quantities'
import type { Side } from '../../model/what-if-report'

/**
 * What both sides play for, as one score: the attacker wants it high, the defender low. Every choice is made knowing what came before
 * it and before a die is thrown, so that backward induction holds for whatever a fight's odds come to.
 */

export interface Aim {
  /** The score of a fight that ended so; a fight's score is its mean. */
  readonly ofEnd?: (ready: Readied, state: Clash) => number
  /** Where the score is no mean over the ends: of the whole fight's numbers. */
  readonly ofWhole: (ready: Readied, fight: Measured) => number
  /** What a SAGA die is worth that is not spent. */
  readonly die: number
  /** It hangs on fatigue too, in which fights may differ that end alike. */
  readonly tires: boolean
  /** What the advised side is told of a score. */
  readonly told: (score: number) => number
}

export const POINTS = 'victoryPoints.swing'

/** Spreads, and how long a duel lasts, are no means over the ways a fight can end. */
const isOfWhole = (path: string): boolean => path === 'lasts' || path.endsWith('.sd')

const pathsOf = (goal: Goal): readonly string[] =>
  goal.is === 'quantity' ? [goal.path] : comparisons(goal.condition).map(({ quantity }) => quantity)

/** The goal's own number: points from the side of him who asks. */
const numberOf = (goal: Goal, asks: Side): ((fight: Measured) => number) => {
  if (goal.is === 'condition') return fight => (holds(goal.condition, fight) ? 1 : 0)
  const { path } = goal
  const sign = path === POINTS && asks === 'defender' ? -1 : 1
  return fight => sign * (quantityAt(path)?.of(fight) ?? 0)
}

/** 1 where a high number is good for the attacker. */
const direction = (goal: Goal, asks: Side): 1 | -1 =>
  (goal.is === 'quantity' && goal.wants === 'least') === (asks === 'attacker') ? -1 : 1

/** Fatigue that the fight puts on the defender less that on the attackers, beyond what they came with. */
const wearing = (before: Readonly<Record<Side, number>>, ready: Readied, { attacker, defender }: Measured): number => {
  const mate = ready.companion ? wearinessOf(ready, 'companion') : 0
  return defender.fatigueAfter - before.defender - (attacker.fatigueAfter + mate - before.attacker)
}

/** The goal of the side that asks, less what fatigue costs; dice are reckoned where they are spent. */
export const aimOf = (goal: Goal, asks: Side, { die, fatigue }: AdvicePrice, before: Readonly<Record<Side, number>>): Aim => {
  const number = numberOf(goal, asks)
  const sign = direction(goal, asks)
  const score = (ready: Readied, fight: Measured): number =>
    sign * number(fight) + (fatigue === 0 ? 0 : fatigue * wearing(before, ready, fight))
  const paths = pathsOf(goal)
  return {
    ...(!paths.some(isOfWhole) && { ofEnd: (ready, state) => score(ready, endOf(ready, state)) }),
    ofWhole: score,
    die,
    tires: fatigue !== 0 || paths.some(path => path.endsWith('.fatigueAfter')),
    told: worth => sign * worth
  }
}
