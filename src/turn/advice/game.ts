import type { UnitRole } from '../../battle/combatant'
import type { Readied } from '../../battle/fight'
import type { FightState } from '../../battle/fight-state'
import { atEnd } from '../../battle/measures'
import { wearinessIn, wearinessOf } from '../../battle/outcome'
import type { AdvicePrice, Goal } from '../../model/advice'
import { comparisons, holdsOf } from '../../model/condition'
import type { TestResult } from '../../model/fight-state'
import { asksStages, type Measured, quantityAt } from '../../model/quantities'
import type { Side } from '../../model/scenario'

import { tournamentPoints } from '../../model/tournament'
import type { Move } from './acts'
import type { Uses } from './opening'
import type { Play } from './play'

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

export const SIDES = ['attacker', 'defender'] as const

export const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  attacker: of('attacker'),
  defender: of('defender')
})

/** 1 where a high score is good for a side. */
export const signOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1)

/** Smaller differences of scores are rounding. */
export const EVEN = 1e-9

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

type Tired = (side: UnitRole) => number

/** Fatigue that the fight puts on the defender less that on the attackers, beyond what they came with. */
const wearing = (before: Readonly<Record<Side, number>>, ready: Readied, after: Tired): number => {
  const mate = ready.companion ? after('companion') : 0
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
        // of the companion, what it carries if every melee is fought
        side => (side === 'companion' ? wearinessOf(ready, side) : fight[side].fatigueAfter)
      ),
    die,
    stages: asksStages(paths),
    tires: fatigue !== 0 || paths.some(path => path.endsWith('.fatigueAfter')),
    shown: worth => sign * worth
  }
}

/** What the game of step 3 is asked, and what it answers; `in-turn` solves it. */

/** What a question about the game adds to its rules. */
export interface Terms {
  readonly aim?: number
  /** Moves that may be made: `places` are those of the side's boxes after it. */
  readonly allows?: (move: Move, places: number) => boolean
  /** Such a move is remembered. */
  readonly marks?: (move: Move) => boolean
  /** It has not come to what is asked of a side. */
  readonly fails?: (places: Readonly<Record<Side, number>>, isMarked: boolean) => Side | undefined
  /** Other rules than these of the same name are never asked for. */
  readonly name?: string
}

/** Nothing that a fight is worth comes near it: what a side did not come to do that was asked of it. */
export const UNREACHABLE_SCORE = 1e9

/** A score, without end where a side could not do what was asked of it. */
export const bounded = (score: number): number =>
  Math.abs(score) > UNREACHABLE_SCORE / 2 ? score * Number.POSITIVE_INFINITY : score

/** The mean over what dice may show; what may fail by one of their results fails. */
export const meanScore = (results: readonly { readonly chance: number; readonly score: number }[]): number =>
  results.find(({ score }) => Math.abs(score) > UNREACHABLE_SCORE / 2)?.score ??
  results.reduce((sum, { chance, score }) => sum + chance * score, 0)

export interface MoveRow {
  readonly move: Move
  readonly score: number
  /** The whole play, from the first move, if this one is made and what follows is best. */
  readonly play: Play
  /** What is done next, where no dice are thrown before it. */
  readonly reply?: Move
}

/** Every position on a line of play at which there was a choice, with every move there, the one that is made first. */
export interface Turn {
  readonly by: Side
  /** What each throw before it has shown: results after which the position is the same together. */
  readonly shown: readonly (readonly (readonly TestResult[])[])[]
  readonly rows: readonly MoveRow[]
}

export interface Game {
  /** Best play of both; beyond all bounds where a side cannot do what is asked of it. */
  scoreOf(terms: Terms): number
  /** Passes that end it are left out. */
  playOf(terms: Terms): Play
  turnsOf(terms: Terms): readonly Turn[]
  /** The game in which a box is left alone. */
  without(side: Side, box: number): Terms
  /** The most that a box gains over leaving it alone, wherever the game may come. */
  gainOf(side: Side, box: number): number
  /** How the boxes of a side were used, where they stand so. */
  usesAt(side: Side, places: number): Uses
  isUsedAt(side: Side, places: number, box: number): boolean
  diceAt(side: Side, places: number): number
  readonly mostDice: Readonly<Record<Side, number>>
}
