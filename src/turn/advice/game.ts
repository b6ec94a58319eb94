import type { UnitRole } from '../../battle/combatant'
import type { FightState, ReadyFight } from '../../battle/fight-state'
import { atEnd } from '../../battle/measures'
import { fatigueInState, fatigueWithoutDice } from '../../battle/outcome'
import type { AdvicePrice, Goal } from '../../model/advice'
import { comparisons, holdsOf } from '../../model/condition'
import { asksStages, type Measured, quantityAt } from '../../model/quantities'
import type { Side } from '../../model/scenario'
import { tournamentPoints } from '../../model/tournament'
import type { TestResult } from '../../model/unit-state'
import type { Move } from './acts'
import type { Play } from './play'
import type { SideBoxes } from './side-boxes'

/**
 * What both sides play for, as one score: the attacker wants it high, the defender low. Every choice is made with knowledge of
 * all earlier choices and before any die is thrown, so that backward induction holds whatever the score is made of.
 */

export interface Aim {
  /** The score of an end, where the score of a fight is the mean over its ends. */
  readonly ofEnd?: (ready: ReadyFight, state: FightState) => number
  /** The score from the numbers of a whole fight, where it is no mean over the ends. */
  readonly ofWhole: (ready: ReadyFight, fight: Measured) => number
  /** The price of a SAGA die that is spent. */
  readonly die: number
  /** Whether the score depends on fatigue, in which fights with the same losses may differ. */
  readonly countsFatigue: boolean
  /** Whether the score reads stages on the way to the end. */
  readonly readsStages: boolean
  /** A score as it is shown to the advised side. */
  readonly toReported: (score: number) => number
}

/** A value for each side. */
export const bySide = <T>(of: (side: Side) => T): Readonly<Record<Side, T>> => ({
  attacker: of('attacker'),
  defender: of('defender')
})

/** 1 where a high score is good for the side, else -1. */
export const signOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1)

/** The path of victory points killed less lost. */
export const POINTS = 'victoryPoints.swing'

/** Spreads, and how long a duel lasts, are no means over the ends of a fight. */
const needsWholeFight = (path: string): boolean => quantityAt(path)?.atEnd === undefined

const pathsOf = (goal: Goal): readonly string[] => {
  if (goal.is === 'tournament') return [POINTS]
  return goal.is === 'quantity' ? [goal.path] : comparisons(goal.condition).map(({ quantity }) => quantity)
}

/** The amount that a goal is about, from the amounts of quantities; points are seen from the side that asks. */
const numberOf = (goal: Goal, asks: Side): ((amountOf: (path: string) => number | undefined) => number) => {
  if (goal.is === 'condition') return amountOf => (holdsOf(goal.condition, amountOf) ? 1 : 0)
  const path = goal.is === 'tournament' ? POINTS : goal.path
  const sign = path === POINTS && asks === 'defender' ? -1 : 1
  const amount = (amountOf: (path: string) => number | undefined): number => sign * (amountOf(path) ?? 0)
  return goal.is === 'tournament' ? amountOf => tournamentPoints(goal.table, amount(amountOf)) : amount
}

/** 1 where a high amount is good for the attacker, else -1. */
const direction = (goal: Goal, asks: Side): 1 | -1 =>
  (goal.is === 'quantity' && goal.wants === 'least') === (asks === 'attacker') ? -1 : 1

type FatigueOf = (role: UnitRole) => number

/** Fatigue gained by the defender less that gained by the attackers, compared with `before` the fight. */
const fatigueGained = (before: Readonly<Record<Side, number>>, ready: ReadyFight, after: FatigueOf): number => {
  const mate = ready.companion ? after('companion') : 0
  return after('defender') - before.defender - (after('attacker') + mate - before.attacker)
}

/** The aim of the side that asks: its goal less the price of fatigue; the price of dice is counted where they are spent. */
export const aimOf = (goal: Goal, asks: Side, { die, fatigue }: AdvicePrice, before: Readonly<Record<Side, number>>): Aim => {
  const number = numberOf(goal, asks)
  const sign = direction(goal, asks)
  const score = (ready: ReadyFight, amountOf: (path: string) => number | undefined, after: FatigueOf): number =>
    sign * number(amountOf) + (fatigue === 0 ? 0 : fatigue * fatigueGained(before, ready, after))
  const paths = pathsOf(goal)
  const ends = paths.map(quantityAt)
  const ofEnd = (ready: ReadyFight, state: FightState): number => {
    const amountOf = (path: string): number | undefined => {
      const quantity = ends[paths.indexOf(path)]
      return quantity && atEnd(ready, quantity)?.(state)
    }
    return score(ready, amountOf, role => fatigueInState(ready, state, role))
  }
  return {
    ...(!paths.some(needsWholeFight) && { ofEnd }),
    ofWhole: (ready, fight) =>
      score(
        ready,
        path => quantityAt(path)?.of(fight),
        // of the companion, what it carries if every melee is fought
        role => (role === 'companion' ? fatigueWithoutDice(ready, role) : fight[role].fatigueAfter)
      ),
    die,
    readsStages: asksStages(paths),
    countsFatigue: fatigue !== 0 || paths.some(path => path.endsWith('.fatigueAfter')),
    toReported: worth => sign * worth
  }
}

/** The game of step 3 in the second edition: its questions and answers. `solve-game.ts` solves it. */

/** What is asked of the game beyond its rules: moves that are forbidden, ends that do not count. */
export interface Constraints {
  readonly aim?: number
  /** Whether a move may be made; `boxStates` are those of the side after it. */
  readonly allows?: (move: Move, boxStates: number) => boolean
  /** Whether a move marks the positions after it: for scores alone, no play is shown of it. */
  readonly marks?: (move: Move) => boolean
  /** The side that has not done what was asked of it, where the game ended so. */
  readonly violatedBy?: (boxStates: Readonly<Record<Side, number>>, isMarked: boolean) => Side | undefined
  /** Names these constraints, so that answers are kept; constraints of one name must be the same. */
  readonly name?: string
}

/** The score of an end in which a side has not done what was asked of it: far beyond the score of any fight. */
export const UNREACHABLE_SCORE = 1e9

/** A score, infinite where a side could not do what was asked of it. */
export const unreachableAsInfinity = (score: number): number =>
  Math.abs(score) > UNREACHABLE_SCORE / 2 ? score * Number.POSITIVE_INFINITY : score

/** The mean over results of dice; unreachable where one of them is. */
export const meanScore = (results: readonly { readonly chance: number; readonly score: number }[]): number =>
  results.find(({ score }) => Math.abs(score) > UNREACHABLE_SCORE / 2)?.score ??
  results.reduce((sum, { chance, score }) => sum + chance * score, 0)

/** A move at a decision, and what it leads to. */
export interface MoveRow {
  readonly move: Move
  readonly score: number
  /** The whole play, from the first move, if this one is made and what follows is best. */
  readonly play: Play
  /** The next move, where no dice are thrown before it. */
  readonly reply?: Move
}

/** A position on the line of best play at which there was a choice, with every move there; the one that is made comes first. */
export interface GameDecision {
  readonly by: Side
  /** What each throw before it has shown; results that lead to the same position together. */
  readonly shown: readonly (readonly (readonly TestResult[])[])[]
  readonly rows: readonly MoveRow[]
}

/** The game of one opening. */
export interface Game {
  readonly sideBoxes: Readonly<Record<Side, SideBoxes>>
  /** The score of best play; UNREACHABLE_SCORE where a side cannot do what is asked of it. */
  scoreOf(constraints: Constraints): number
  /** Best play, without the passes at its end. */
  bestPlay(constraints: Omit<Constraints, 'marks'>): Play
  decisionsOf(constraints: Omit<Constraints, 'marks'>): readonly GameDecision[]
  /** Constraints under which a box is not used. */
  without(side: Side, box: number): Constraints
  /** The most that using a box gains over leaving it, in any position. */
  gainOf(side: Side, box: number): number
}
