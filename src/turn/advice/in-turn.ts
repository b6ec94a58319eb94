import { refuse } from '../../model/errors'
import type { TestResult } from '../../model/fight-state'
import { thousands } from '../../model/figures'
import { msg, t } from '../../model/language'
import { SIDES, type Side } from '../../model/scenario'
import { FORCED_PASS, type Move, PASS } from './acts'
import { type LaidOut, solveBackwards } from './backward'
import type { Box } from './box'
import type { Evaluator } from './evaluator'
import {
  type Aim,
  EVEN,
  type Game,
  type GameDecision,
  type MoveRow,
  meanScore,
  signOf,
  type Terms,
  UNREACHABLE_SCORE
} from './game'
import type { Opening } from './opening'
import { type Play, prependMoves, withoutIdlePasses } from './play'
import { type Edge, type Outcome, type Position, positionsOf } from './positions'
import { NOWHERE } from './transitions'

/**
 * Step 3 of the second edition as a game (T3.8): the sides act or pass in turn, two passes in a row end it, and both see
 * everything, results of dice included (N14). It is solved by backward induction; positions that agree are one, whatever acts led
 * to them.
 */

/** The value of best play from a position. */
interface Value {
  readonly score: number
  /** What the attacker and the defender spend from here on; a SAGA die counts as DIE fatigue. */
  readonly mine: number
  readonly his: number
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

/**
 * The game that follows an opening. `isFree`: whether a side chooses what fatigue it spends. `most`: positions in which somebody
 * may act.
 */
export const gameOf = (
  opening: Opening,
  boxes: Readonly<Record<Side, readonly Box[]>>,
  isFree: Readonly<Record<Side, boolean>>,
  aims: readonly Aim[],
  evaluator: Evaluator,
  learnt: { readonly legal: Readonly<Record<Side, boolean[]>> },
  tally: { lines: number },
  most: number
): Game => {
  const all = positionsOf(opening, boxes, isFree, learnt)
  const { start, engagementAt, actsFrom, outcomesOf, passed, under, failing } = all
  const { placeIn, diceAt, isUsedAt, usesAt, mostDice } = all

  const scores: (readonly number[] | undefined)[] = []
  const scoresAt = (engagement: number): readonly number[] => {
    const known = scores[engagement] ?? Array.from(evaluator.worthsOf(engagementAt(engagement)).scores)
    scores[engagement] = known
    return known
  }

  const diceOf = ([mine, his]: Position['places'], die: number): number =>
    die === 0 ? 0 : die * (opening.dice.attacker + diceAt('attacker', mine) - opening.dice.defender - diceAt('defender', his))

  const worthAt = ({ engagement, places }: Position, aim: number): number =>
    (scoresAt(engagement)[aim] as number) - diceOf(places, (aims[aim] as Aim).die)

  const ended = (from: Position, terms: Terms): number => {
    const side = failing(from, false, terms)
    return side ? -signOf(side) * UNREACHABLE_SCORE : worthAt(from, terms.aim ?? 0)
  }

  /** What is known under some terms, by id of the position. `acts`: the best act, passing aside; null where there is none. */
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
  const keep = <T>(list: (T | undefined)[], at: number, value: T): void => {
    while (list.length <= at) list.push(undefined)
    list[at] = value
  }
  const newMemo = (): Memo => ({ acts: [], best: [[], []], met: [] })
  const memos = new Map<string, Memo>()
  const isWhole = ({ aim: _, name: __, ...more }: Terms): boolean => Object.keys(more).length === 0
  /** Undefined for terms without a name, whose answers are not remembered. */
  const memoKey = (terms: Terms): string | undefined =>
    terms.name === undefined && !isWhole(terms) ? undefined : `${terms.aim ?? 0} ${terms.name ?? ''}`
  const memoOf = (terms: Terms): Memo => {
    const key = memoKey(terms)
    if (key === undefined) return newMemo()
    const known = memos.get(key) ?? newMemo()
    memos.set(key, known)
    return known
  }

  const spentBy = ({ mine, his }: Value, turn: 0 | 1): number => (turn === 0 ? mine : his)

  const leads = (score: number, cost: number, than: Value, turn: 0 | 1): boolean => {
    const lead = turn === 0 ? score - than.score : than.score - score
    return lead > EVEN || (lead > -EVEN && cost < spentBy(than, turn))
  }

  /** The best act that can be made; null where there is none. */
  const bestAct = (from: Position, terms: Terms, memo: Memo): Value | null => {
    const known = memo.acts[from.id]
    if (known !== undefined) return known
    const { turn } = from
    let best: Value | null = null
    for (const edge of actsFrom(from)) {
      const next = under(terms, edge)
      if (!next) continue
      const value = bestFrom(next, 0, terms, memo)
      tally.lines++
      const cost = spentBy(value, turn) + costOf(edge.move)
      if (best && !leads(value.score, cost, best, turn)) continue
      const { score, mine, his } = value
      best = { score, mine: turn === 0 ? cost : mine, his: turn === 0 ? his : cost, move: edge.move }
    }
    keep(memo.acts, from.id, best)
    memo.met.push(from)
    if (memo.met.length > most) refuseTooManyPositions(most)
    return best
  }

  /** Best play where dice decide: the mean over their results. */
  const afterDice = (from: Position, terms: Terms, memo: Memo): Value => {
    const known = memo.acts[from.id]
    if (known) return known
    const values = outcomesOf(from).map(({ chance, to }) => ({ chance, ...bestFrom(to, 0, terms, memo) }))
    const spent = (of: 'mine' | 'his'): number => values.reduce((sum, value) => sum + value.chance * value[of], 0)
    const mean: Value = { score: meanScore(values), mine: spent('mine'), his: spent('his'), move: undefined }
    keep(memo.acts, from.id, mean)
    memo.met.push(from)
    return mean
  }

  /** The value after a pass: the end, or the other side's turn. */
  const afterPass = (from: Position, passes: 0 | 1, terms: Terms, memo: Memo): Value =>
    passes === 1 ? { score: ended(from, terms), mine: 0, his: 0, move: undefined } : bestFrom(passed(from), 1, terms, memo)

  /** Best play where so many sides have just passed. */
  const bestFrom = (from: Position, passes: 0 | 1, terms: Terms, memo: Memo): Value => {
    if (from.isThrown) return afterDice(from, terms, memo)
    const known = memo.best[passes][from.id]
    if (known) return known
    const acts = bestAct(from, terms, memo)
    const after = afterPass(from, passes, terms, memo)
    const side = SIDES[from.turn] as Side
    const best =
      acts && !leads(after.score, spentBy(after, from.turn), acts, from.turn)
        ? acts
        : { score: after.score, mine: after.mine, his: after.his, move: acts ? PASS[side] : FORCED_PASS[side] }
    keep(memo.best[passes], from.id, best)
    return best
  }

  const nextOf = (from: Position, passes: 0 | 1, move: Move, terms: Terms): Position | undefined => {
    if (!move.action) return passes === 1 ? undefined : passed(from)
    const edge = actsFrom(from).find(each => each.move === move)
    return edge && under(terms, edge)
  }

  const playFrom = (start: Position | undefined, passesBefore: 0 | 1, terms: Terms, memo: Memo): Play => {
    const moves: Move[] = []
    let [here, passes] = [start, passesBefore]
    while (here && !here.isThrown) {
      const move: Move = bestFrom(here, passes, terms, memo).move ?? PASS.attacker
      moves.push(move)
      here = nextOf(here, passes, move, terms)
      passes = move.action ? 0 : 1
    }
    if (!here) return { moves }
    const falls = outcomesOf(here).map(({ results, chance, to }) => ({
      results,
      chance,
      score: bestFrom(to, 0, terms, memo).score,
      play: playFrom(to, 0, terms, memo)
    }))
    return { moves, outcomes: falls }
  }

  const without = (side: Side, box: number): Terms => ({
    name: `without ${side} ${box}`,
    allows: move => move.by !== side || move.box !== box
  })

  /** The explored game as arrays, to be solved again under other terms. */
  interface Laid extends LaidOut {
    readonly positions: readonly Position[]
    readonly edges: readonly (Edge | Outcome)[]
    readonly indexOf: Int32Array
    /** By aim, the score of ending at each position. */
    readonly worths: (Float64Array | undefined)[]
  }
  let wholeGame: Laid | undefined
  const laidOut = (): Laid => {
    if (wholeGame) return wholeGame
    const memo = memoOf({})
    bestFrom(start, 0, {}, memo)
    // meets what passes lead to as well
    for (const from of memo.met) bestFrom(from, 0, {}, memo)
    const { met } = memo
    const indexOf = new Int32Array(all.count()).fill(NOWHERE)
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
      passed: Int32Array.from(met, from => (from.isThrown ? NOWHERE : (indexOf[passed(from).id] as number))),
      first,
      to: Int32Array.from(edges, ({ to }) => indexOf[to.id] as number)
    }
    return wholeGame
  }

  const backwards = new Map<string, Float64Array>()
  /** The score of best play from every position under these terms. */
  const scoresUnder = (terms: Terms): Float64Array => {
    const key = memoKey(terms)
    const known = key === undefined ? undefined : backwards.get(key)
    if (known) return known
    const laid = laidOut()
    const { allows, marks, aim = 0 } = terms
    const worths =
      laid.worths[aim] ?? Float64Array.from(laid.positions, from => (from.isThrown ? Number.NaN : worthAt(from, aim)))
    laid.worths[aim] = worths
    const moveOf = (act: number) => laid.edges[act] as Edge
    const made = solveBackwards(laid, {
      ...(allows && { isShut: act => !allows(moveOf(act).move, moveOf(act).there) }),
      ...(marks && { marks: act => marks(moveOf(act).move) }),
      ended: (at, marked) => {
        const side = failing(laid.positions[at] as Position, marked, terms)
        return side ? -signOf(side) * UNREACHABLE_SCORE : (worths[at] as number)
      }
    })
    if (key !== undefined) backwards.set(key, made)
    return made
  }

  const scoreOf = (terms: Terms): number => {
    // the advice shows the moves of this play too, so they have to be known
    if (isWhole(terms)) return bestFrom(start, 0, terms, memoOf(terms)).score
    const { indexOf } = laidOut()
    return scoresUnder(terms)[indexOf[start.id] as number] as number
  }

  /** By the position that they lead to, the results of dice. */
  const landingsOf = (from: Position): ReadonlyMap<Position, readonly (readonly TestResult[])[]> => {
    const found = new Map<Position, readonly (readonly TestResult[])[]>()
    for (const { to, results } of outcomesOf(from)) found.set(to, [...(found.get(to) ?? []), results])
    return found
  }

  /**
   * Every decision on the lines of best play, those before a throw first. `whole`: the play from the start, given the rest of it.
   */
  const turnsFrom = (
    start: Position,
    shown: GameDecision['shown'],
    whole: (rest: Play) => Play,
    terms: Terms,
    memo: Memo
  ): readonly GameDecision[] => {
    const found: GameDecision[] = []
    const moves: Move[] = []
    let [here, passes]: [Position | undefined, 0 | 1] = [start, 0]
    while (here && !here.isThrown) {
      const from: Position = here
      const best: Move = bestFrom(from, passes, terms, memo).move ?? PASS.attacker
      const rowOf = (move: Move, score: number, rest: Play): MoveRow => ({
        move,
        score,
        play: withoutIdlePasses(whole(prependMoves([...moves, move], rest))),
        ...(rest.moves[0] && { reply: rest.moves[0] })
      })
      const rows = actsFrom(from).flatMap(edge => {
        const next = under(terms, edge)
        return next ? [rowOf(edge.move, bestFrom(next, 0, terms, memo).score, playFrom(next, 0, terms, memo))] : []
      })
      const waits = nextOf(from, passes, PASS.attacker, terms)
      const pass = best.action ? PASS[SIDES[from.turn] as Side] : best
      rows.push(rowOf(pass, afterPass(from, passes, terms, memo).score, playFrom(waits, 1, terms, memo)))
      // the one that is made is shown first
      if (rows.length > 1)
        found.push({
          by: SIDES[from.turn] as Side,
          shown,
          rows: [...rows.filter(({ move }) => move === best), ...rows.filter(({ move }) => move !== best)]
        })
      moves.push(best)
      here = nextOf(from, passes, best, terms)
      passes = best.action ? 0 : 1
    }
    if (!here) return found
    const later = [...landingsOf(here)].flatMap(([to, results]) => {
      const [first = []] = results
      const settled = (play: Play): Play => whole({ moves, outcomes: [{ results: first, chance: 1, score: 0, play }] })
      return turnsFrom(to, [...shown, results], settled, terms, memo)
    })
    return [...found, ...later]
  }

  return {
    scoreOf,
    playOf: terms => withoutIdlePasses(playFrom(start, 0, terms, memoOf(terms))),
    turnsOf: terms => turnsFrom(start, [], play => play, terms, memoOf(terms)),
    without,
    gainOf: (side, box) => {
      const { positions } = laidOut()
      const [used, left] = [scoresUnder({}), scoresUnder(without(side, box))]
      const at = SIDES.indexOf(side) as 0 | 1
      // positions where the box has been used do not occur in the game without it
      return positions.reduce(
        (gain, { places }, i) =>
          placeIn(side, places[at], box) === 0
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
