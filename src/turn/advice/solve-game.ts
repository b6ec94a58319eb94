import { memoize, once } from '../../model/once'
import { SIDES, type Side } from '../../model/scenario'
import type { Box } from './box'
import type { Evaluator } from './evaluator'
import { exploreGame, scoresUnder } from './explored-game'
import { type Aim, type Constraints, type Game, signOf, UNREACHABLE_SCORE } from './game'
import { decisionsFrom } from './game-decisions'
import { bestFrom, type GameSearch, type Memo, playFrom } from './game-search'
import type { Opening } from './opening'
import { withoutIdlePasses } from './play'
import { type Position, type Positions, positionsOf } from './positions'

/**
 * Step 3 of the second edition as a game (T3.8): the sides act or pass in turn, two passes in a row end it, and both see
 * everything, results of dice included (N14). It is solved by backward induction; positions that agree are one, whatever acts led
 * to them.
 */

/** What a game is solved from, beside its opening. */
interface GameSetup extends Pick<GameSearch, 'tally' | 'most'> {
  readonly boxes: Readonly<Record<Side, readonly Box[]>>
  /** Whether a side chooses what fatigue it spends. */
  readonly isFree: Readonly<Record<Side, boolean>>
  readonly aims: readonly Aim[]
  readonly evaluator: Evaluator
  /** Records which boxes were part of a legal choice. */
  readonly findings: { readonly legal: Readonly<Record<Side, boolean[]>> }
}

/** The worth of ending at a position by an aim: the score of the fight less the price of the dice. */
const worthsOf = (opening: Opening, { sideBoxes, engagementAt }: Positions, { aims, evaluator }: GameSetup) => {
  const scoresAt = memoize((engagement: number) => Array.from(evaluator.evaluate(engagementAt(engagement)).scores))
  const diceSpent = (side: Side, boxStates: number): number => opening.dice[side] + sideBoxes[side].diceAt(boxStates)
  return ({ engagement, boxStates: [attackerBoxes, defenderBoxes] }: Position, aim: number): number => {
    const score = scoresAt(engagement)[aim] as number
    const { die } = aims[aim] as Aim
    return die === 0 ? score : score - die * (diceSpent('attacker', attackerBoxes) - diceSpent('defender', defenderBoxes))
  }
}

const isUnconstrained = ({ aim: _, name: __, ...more }: Constraints): boolean => Object.keys(more).length === 0

/** Makes something for constraints, and caches it for those that have a name or constrain nothing. */
const rememberByName = <T>(make: (constraints: Constraints) => T): ((constraints: Constraints) => T) => {
  const cached = new Map<string, T>()
  return constraints => {
    const { name, aim = 0 } = constraints
    if (name === undefined && !isUnconstrained(constraints)) return make(constraints)
    const key = `${aim} ${name ?? ''}`
    const made = cached.get(key) ?? make(constraints)
    cached.set(key, made)
    return made
  }
}

const without = (side: Side, box: number): Constraints => ({
  name: `without ${side} ${box}`,
  allows: move => move.by !== side || move.box !== box
})

/** The game that follows an opening. It is solved when it is asked; a RequestError is thrown where it has too many positions. */
export const gameOf = (opening: Opening, setup: GameSetup): Game => {
  const { boxes, isFree, findings, tally, most } = setup
  const positions = positionsOf(opening, boxes, isFree, findings)
  const { start, sideBoxes } = positions
  const worthOf = worthsOf(opening, positions, setup)

  /** The score of an end in which a side has not done what was asked of it; undefined where both have. */
  const violationScore = (at: Position, isMarked: boolean, constraints: Constraints): number | undefined => {
    const side = positions.violator(at, isMarked, constraints)
    return side && -signOf(side) * UNREACHABLE_SCORE
  }

  const memoUnder = rememberByName((): Memo => ({ acts: [], best: [[], []], visited: [] }))
  const searchUnder = (constraints: Constraints): GameSearch => {
    const { aim = 0 } = constraints
    const endScore = (at: Position): number => violationScore(at, false, constraints) ?? worthOf(at, aim)
    return { positions, constraints, endScore, memo: memoUnder(constraints), tally, most }
  }

  const explored = once(() => exploreGame(searchUnder({})))
  const worthsByAim = memoize((aim: number) =>
    Float64Array.from(explored().positions, at => (at.isThrown ? Number.NaN : worthOf(at, aim)))
  )
  const scoresOfPositions = rememberByName(constraints => {
    const game = explored()
    const worths = worthsByAim(constraints.aim ?? 0)
    return scoresUnder(
      game,
      constraints,
      (at, isMarked) => violationScore(game.positions[at] as Position, isMarked, constraints) ?? (worths[at] as number)
    )
  })

  return {
    sideBoxes,
    scoreOf: constraints => {
      // the advice shows the moves of this play too, so they have to be known
      if (isUnconstrained(constraints)) return bestFrom(searchUnder(constraints), start, 0).score
      const { indexOf } = explored()
      return scoresOfPositions(constraints)[indexOf[start.id] as number] as number
    },
    bestPlay: constraints => withoutIdlePasses(playFrom(searchUnder(constraints), start, 0)),
    decisionsOf: constraints => decisionsFrom(searchUnder(constraints), start),
    without,
    gainOf: (side, box) => {
      const [used, left] = [scoresOfPositions({}), scoresOfPositions(without(side, box))]
      const at = SIDES.indexOf(side) as 0 | 1
      // positions where the box has been used do not occur in the game without it
      return explored().positions.reduce(
        (gain, { boxStates }, i) =>
          sideBoxes[side].stateAt(boxStates[at], box) === 0
            ? Math.max(gain, signOf(side) * ((used[i] as number) - (left[i] as number)))
            : gain,
        Number.NEGATIVE_INFINITY
      )
    }
  }
}
