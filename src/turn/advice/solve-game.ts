import { refuse } from '../../model/errors'
import type { TestResult } from '../../model/fight-state'
import { thousands } from '../../model/figures'
import { msg, t } from '../../model/language'
import { SIDES, type Side } from '../../model/scenario'
import { FORCED_PASS, type Move, PASS } from './acts'
import { type GameArrays, solveBackwards } from './backward'
import type { Box } from './box'
import { NO_POSITION } from './engagement-transitions'
import type { Evaluator } from './evaluator'
import {
  type Aim,
  type Constraints,
  EVEN,
  type Game,
  type GameDecision,
  type MoveRow,
  meanScore,
  signOf,
  UNREACHABLE_SCORE
} from './game'
import type { Opening } from './opening'
import { type Play, prependMoves, withoutIdlePasses } from './play'
import { type Edge, type Outcome, type Position, positionsOf } from './positions'

/**
 * Step 3 of the second edition as a game (T3.8): the sides act or pass in turn, two passes in a row end it, and both see
 * everything, results of dice included (N14). It is solved by backward induction; positions that agree are one, whatever acts led
 * to them.
 */

/** The value of best play from a position. */
interface Value {
  readonly score: number
  /** What the attacker and the defender spend from here on; a SAGA die counts as DIE fatigue. */
  readonly attackerCost: number
  readonly defenderCost: number
  /** The best move; undefined at the end, and where dice decide. */
  readonly move: Move | undefined
}

/** More than any fatigue: of equal moves the one with fewer dice is preferred, then less fatigue. */
const DIE = 1000

const costOf = ({ summary: { dice }, spend }: Move): number => DIE * dice + (spend ? 1 : 0)

const MANY = msg('settle a choice (++ullr plays an ability, leaving it out forbids it; "spends nothing")')

const refuseTooManyPositions = (most: number): never => {
  return refuse(
    t('There are more than {most} positions in which somebody may act: {cure}, or allow more with --max-nodes {more}', {
      most: thousands(most),
      cure: t(MANY),
      more: 4 * most
    }),
    '--max-nodes'
  )
}

/** What a game is solved from, beside its opening. */
interface GameSetup {
  readonly boxes: Readonly<Record<Side, readonly Box[]>>
  /** Whether a side chooses what fatigue it spends. */
  readonly isFree: Readonly<Record<Side, boolean>>
  readonly aims: readonly Aim[]
  readonly evaluator: Evaluator
  /** Counts the lines of play. */
  readonly tally: { lines: number }
  /** Records which boxes were part of a legal choice. */
  readonly findings: { readonly legal: Readonly<Record<Side, boolean[]>> }
  /** The most positions in which somebody may act. */
  readonly most: number
}

/** The game that follows an opening. It is solved when it is asked; a RequestError is thrown where it has too many positions. */
export const gameOf = (opening: Opening, { boxes, isFree, aims, evaluator, findings, tally, most }: GameSetup): Game => {
  const all = positionsOf(opening, boxes, isFree, findings)
  const { start, engagementAt, actsFrom, outcomesOf, passed, follow, violator } = all
  const { boxStateIn, diceAt, isUsedAt, usesAt, mostDice } = all

  const scores: (readonly number[] | undefined)[] = []
  const scoresAt = (engagement: number): readonly number[] => {
    const known = scores[engagement] ?? Array.from(evaluator.evaluate(engagementAt(engagement)).scores)
    scores[engagement] = known
    return known
  }

  const diceOf = ([attackerBoxes, defenderBoxes]: Position['boxStates'], die: number): number =>
    die === 0
      ? 0
      : die *
        (opening.dice.attacker + diceAt('attacker', attackerBoxes) - opening.dice.defender - diceAt('defender', defenderBoxes))

  const worthAt = ({ engagement, boxStates }: Position, aim: number): number =>
    (scoresAt(engagement)[aim] as number) - diceOf(boxStates, (aims[aim] as Aim).die)

  const terminalScore = (from: Position, constraints: Constraints): number => {
    const side = violator(from, false, constraints)
    return side ? -signOf(side) * UNREACHABLE_SCORE : worthAt(from, constraints.aim ?? 0)
  }

  /** What is known under some constraints, by id of the position. `acts`: the best act, passing aside; null where there is none. */
  interface Memo {
    readonly acts: (Value | null | undefined)[]
    /** Best play, by how many sides have just passed. */
    readonly best: readonly [(Value | undefined)[], (Value | undefined)[]]
    readonly met: Position[]
  }
  /**
   * Sets an element. Positions are met from the last to the first, and a list without gaps is ten times faster to read than one
   * with gaps.
   */
  const setAt = <T>(list: (T | undefined)[], at: number, value: T): void => {
    while (list.length <= at) list.push(undefined)
    list[at] = value
  }
  const newMemo = (): Memo => ({ acts: [], best: [[], []], met: [] })
  const memos = new Map<string, Memo>()
  const isUnconstrained = ({ aim: _, name: __, ...more }: Constraints): boolean => Object.keys(more).length === 0
  /** Undefined for constraints without a name, whose answers are not remembered. */
  const memoKey = (constraints: Constraints): string | undefined =>
    constraints.name === undefined && !isUnconstrained(constraints)
      ? undefined
      : `${constraints.aim ?? 0} ${constraints.name ?? ''}`
  const memoOf = (constraints: Constraints): Memo => {
    const key = memoKey(constraints)
    if (key === undefined) return newMemo()
    const known = memos.get(key) ?? newMemo()
    memos.set(key, known)
    return known
  }

  const spentBy = ({ attackerCost, defenderCost }: Value, turn: 0 | 1): number => (turn === 0 ? attackerCost : defenderCost)

  const isBetter = (score: number, cost: number, than: Value, turn: 0 | 1): boolean => {
    const lead = turn === 0 ? score - than.score : than.score - score
    return lead > EVEN || (lead > -EVEN && cost < spentBy(than, turn))
  }

  /** The best act that can be made; null where there is none. */
  const bestAct = (from: Position, constraints: Constraints, memo: Memo): Value | null => {
    const known = memo.acts[from.id]
    if (known !== undefined) return known
    const { turn } = from
    let best: Value | null = null
    for (const edge of actsFrom(from)) {
      const next = follow(constraints, edge)
      if (!next) continue
      const value = bestFrom(next, 0, constraints, memo)
      tally.lines++
      const cost = spentBy(value, turn) + costOf(edge.move)
      if (best && !isBetter(value.score, cost, best, turn)) continue
      const { score, attackerCost, defenderCost } = value
      best = {
        score,
        attackerCost: turn === 0 ? cost : attackerCost,
        defenderCost: turn === 0 ? defenderCost : cost,
        move: edge.move
      }
    }
    setAt(memo.acts, from.id, best)
    memo.met.push(from)
    if (memo.met.length > most) refuseTooManyPositions(most)
    return best
  }

  /** Best play where dice decide: the mean over their results. */
  const afterDice = (from: Position, constraints: Constraints, memo: Memo): Value => {
    const known = memo.acts[from.id]
    if (known) return known
    const values = outcomesOf(from).map(({ chance, to }) => ({ chance, ...bestFrom(to, 0, constraints, memo) }))
    const spent = (of: 'attackerCost' | 'defenderCost'): number =>
      values.reduce((sum, value) => sum + value.chance * value[of], 0)
    const mean: Value = {
      score: meanScore(values),
      attackerCost: spent('attackerCost'),
      defenderCost: spent('defenderCost'),
      move: undefined
    }
    setAt(memo.acts, from.id, mean)
    memo.met.push(from)
    return mean
  }

  /** The value after a pass: the end, or the other side's turn. */
  const afterPass = (from: Position, passes: 0 | 1, constraints: Constraints, memo: Memo): Value =>
    passes === 1
      ? { score: terminalScore(from, constraints), attackerCost: 0, defenderCost: 0, move: undefined }
      : bestFrom(passed(from), 1, constraints, memo)

  /** Best play where so many sides have just passed. */
  const bestFrom = (from: Position, passes: 0 | 1, constraints: Constraints, memo: Memo): Value => {
    if (from.isThrown) return afterDice(from, constraints, memo)
    const known = memo.best[passes][from.id]
    if (known) return known
    const acts = bestAct(from, constraints, memo)
    const after = afterPass(from, passes, constraints, memo)
    const side = SIDES[from.turn] as Side
    const best =
      acts && !isBetter(after.score, spentBy(after, from.turn), acts, from.turn)
        ? acts
        : {
            score: after.score,
            attackerCost: after.attackerCost,
            defenderCost: after.defenderCost,
            move: acts ? PASS[side] : FORCED_PASS[side]
          }
    setAt(memo.best[passes], from.id, best)
    return best
  }

  const nextOf = (from: Position, passes: 0 | 1, move: Move, constraints: Constraints): Position | undefined => {
    if (!move.action) return passes === 1 ? undefined : passed(from)
    const edge = actsFrom(from).find(each => each.move === move)
    return edge && follow(constraints, edge)
  }

  const playFrom = (start: Position | undefined, passesBefore: 0 | 1, constraints: Constraints, memo: Memo): Play => {
    const moves: Move[] = []
    let [here, passes] = [start, passesBefore]
    while (here && !here.isThrown) {
      const move: Move = bestFrom(here, passes, constraints, memo).move ?? PASS.attacker
      moves.push(move)
      here = nextOf(here, passes, move, constraints)
      passes = move.action ? 0 : 1
    }
    if (!here) return { moves }
    const outcomes = outcomesOf(here).map(({ results, chance, to }) => ({
      results,
      chance,
      score: bestFrom(to, 0, constraints, memo).score,
      play: playFrom(to, 0, constraints, memo)
    }))
    return { moves, outcomes: outcomes }
  }

  const without = (side: Side, box: number): Constraints => ({
    name: `without ${side} ${box}`,
    allows: move => move.by !== side || move.box !== box
  })

  /** The explored game as arrays, to be solved again under other constraints. */
  interface ExploredGame extends GameArrays {
    readonly positions: readonly Position[]
    readonly edges: readonly (Edge | Outcome)[]
    readonly indexOf: Int32Array
    /** By aim, the score of ending at each position. */
    readonly worths: (Float64Array | undefined)[]
  }
  let wholeGame: ExploredGame | undefined
  const exploreGame = (): ExploredGame => {
    if (wholeGame) return wholeGame
    const memo = memoOf({})
    bestFrom(start, 0, {}, memo)
    // meets what passes lead to as well
    for (const from of memo.met) bestFrom(from, 0, {}, memo)
    const { met } = memo
    const indexOf = new Int32Array(all.count()).fill(NO_POSITION)
    met.forEach((from, at) => {
      indexOf[from.id] = at
    })
    const nextOf = (from: Position): readonly (Edge | Outcome)[] => (from.isThrown ? outcomesOf(from) : actsFrom(from))
    const edges = met.flatMap(nextOf)
    const first = new Int32Array(met.length + 1)
    met.forEach((from, at) => {
      first[at + 1] = (first[at] as number) + nextOf(from).length
    })
    wholeGame = {
      positions: met,
      edges,
      indexOf,
      worths: [],
      chances: met.map(from => (from.isThrown ? outcomesOf(from).map(({ chance }) => chance) : undefined)),
      turn: Uint8Array.from(met, ({ turn }) => turn),
      passed: Int32Array.from(met, from => (from.isThrown ? NO_POSITION : (indexOf[passed(from).id] as number))),
      first,
      to: Int32Array.from(edges, ({ to }) => indexOf[to.id] as number)
    }
    return wholeGame
  }

  const scoresByConstraints = new Map<string, Float64Array>()
  /** The score of best play from every position under these constraints. */
  const scoresUnder = (constraints: Constraints): Float64Array => {
    const key = memoKey(constraints)
    const known = key === undefined ? undefined : scoresByConstraints.get(key)
    if (known) return known
    const explored = exploreGame()
    const { allows, marks, aim = 0 } = constraints
    const worths =
      explored.worths[aim] ?? Float64Array.from(explored.positions, from => (from.isThrown ? Number.NaN : worthAt(from, aim)))
    explored.worths[aim] = worths
    const moveOf = (act: number) => explored.edges[act] as Edge
    const made = solveBackwards(explored, {
      ...(allows && { isForbidden: act => !allows(moveOf(act).move, moveOf(act).boxStatesAfter) }),
      ...(marks && { marks: act => marks(moveOf(act).move) }),
      ended: (at, marked) => {
        const side = violator(explored.positions[at] as Position, marked, constraints)
        return side ? -signOf(side) * UNREACHABLE_SCORE : (worths[at] as number)
      }
    })
    if (key !== undefined) scoresByConstraints.set(key, made)
    return made
  }

  const scoreOf = (constraints: Constraints): number => {
    // the advice shows the moves of this play too, so they have to be known
    if (isUnconstrained(constraints)) return bestFrom(start, 0, constraints, memoOf(constraints)).score
    const { indexOf } = exploreGame()
    return scoresUnder(constraints)[indexOf[start.id] as number] as number
  }

  /** By the position that they lead to, the results of dice. */
  const resultsByPosition = (from: Position): ReadonlyMap<Position, readonly (readonly TestResult[])[]> => {
    const found = new Map<Position, readonly (readonly TestResult[])[]>()
    for (const { to, results } of outcomesOf(from)) found.set(to, [...(found.get(to) ?? []), results])
    return found
  }

  /**
   * Every decision on the lines of best play, those before a throw first. `whole`: the play from the start, given the rest of it.
   */
  const decisionsFrom = (
    start: Position,
    shown: GameDecision['shown'],
    whole: (rest: Play) => Play,
    constraints: Constraints,
    memo: Memo
  ): readonly GameDecision[] => {
    const found: GameDecision[] = []
    const moves: Move[] = []
    let [here, passes]: [Position | undefined, 0 | 1] = [start, 0]
    while (here && !here.isThrown) {
      const from: Position = here
      const best: Move = bestFrom(from, passes, constraints, memo).move ?? PASS.attacker
      const rowOf = (move: Move, score: number, rest: Play): MoveRow => ({
        move,
        score,
        play: withoutIdlePasses(whole(prependMoves([...moves, move], rest))),
        ...(rest.moves[0] && { reply: rest.moves[0] })
      })
      const rows = actsFrom(from).flatMap(edge => {
        const next = follow(constraints, edge)
        return next ? [rowOf(edge.move, bestFrom(next, 0, constraints, memo).score, playFrom(next, 0, constraints, memo))] : []
      })
      const waits = nextOf(from, passes, PASS.attacker, constraints)
      const pass = best.action ? PASS[SIDES[from.turn] as Side] : best
      rows.push(rowOf(pass, afterPass(from, passes, constraints, memo).score, playFrom(waits, 1, constraints, memo)))
      // the one that is made is shown first
      if (rows.length > 1)
        found.push({
          by: SIDES[from.turn] as Side,
          shown,
          rows: [...rows.filter(({ move }) => move === best), ...rows.filter(({ move }) => move !== best)]
        })
      moves.push(best)
      here = nextOf(from, passes, best, constraints)
      passes = best.action ? 0 : 1
    }
    if (!here) return found
    const later = [...resultsByPosition(here)].flatMap(([to, results]) => {
      const [first = []] = results
      const settled = (play: Play): Play => whole({ moves, outcomes: [{ results: first, chance: 1, score: 0, play }] })
      return decisionsFrom(to, [...shown, results], settled, constraints, memo)
    })
    return [...found, ...later]
  }

  return {
    scoreOf,
    bestPlay: constraints => withoutIdlePasses(playFrom(start, 0, constraints, memoOf(constraints))),
    decisionsOf: constraints => decisionsFrom(start, [], play => play, constraints, memoOf(constraints)),
    without,
    gainOf: (side, box) => {
      const { positions } = exploreGame()
      const [used, left] = [scoresUnder({}), scoresUnder(without(side, box))]
      const at = SIDES.indexOf(side) as 0 | 1
      // positions where the box has been used do not occur in the game without it
      return positions.reduce(
        (gain, { boxStates }, i) =>
          boxStateIn(side, boxStates[at], box) === 0
            ? Math.max(gain, signOf(side) * ((used[i] as number) - (left[i] as number)))
            : gain,
        Number.NEGATIVE_INFINITY
      )
    },
    usesAt,
    isUsedAt,
    diceAt,
    mostDice
  }
}
