import { refuse } from '../../model/errors'
import { thousands } from '../../model/figures'
import { msg, t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { SIDES, type Side } from '../../model/scenario'
import { FORCED_PASS, type Move, PASS } from './acts'
import { type Constraints, meanScore } from './game'
import type { Play } from './play'
import { follow, type Position, type Positions } from './positions'

/** Best play of the game of step 3 under some constraints, by backward induction from position to position. */

/** The value of best play from a position. */
interface Value {
  readonly score: number
  /** What the attacker and the defender spend from here on; a SAGA die counts as DIE fatigue. */
  readonly attackerCost: number
  readonly defenderCost: number
  /** The best move; undefined at the end, and where dice decide. */
  readonly move: Move | undefined
}

/** What is known under some constraints, by id of the position. */
export interface Memo {
  /** The best act, passing aside; null where there is none. Where dice decide, the mean over their results. */
  readonly acts: (Value | null | undefined)[]
  /** Best play, by how many sides have just passed. */
  readonly best: readonly [(Value | undefined)[], (Value | undefined)[]]
  readonly visited: Position[]
}

/** A search under some constraints, with what it has found so far. */
export interface GameSearch {
  readonly positions: Positions
  readonly constraints: Constraints
  readonly endScore: (at: Position) => number
  readonly memo: Memo
  /** Counts the lines of play. */
  readonly tally: { lines: number }
  /** The most positions in which somebody may act. */
  readonly most: number
}

/** How many sides have just passed. */
type Passes = 0 | 1

/** More than any fatigue: of equal moves the one with fewer dice is preferred, then less fatigue. */
const DIE = 1000

const costOf = ({ summary: { dice }, spend }: Move): number => DIE * dice + (spend ? 1 : 0)

const spentBy = ({ attackerCost, defenderCost }: Value, turn: 0 | 1): number => (turn === 0 ? attackerCost : defenderCost)

const isBetter = (score: number, cost: number, than: Value, turn: 0 | 1): boolean => {
  const lead = turn === 0 ? score - than.score : than.score - score
  return lead > ROUNDING || (lead > -ROUNDING && cost < spentBy(than, turn))
}

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

/** Sets an element. Positions are met from the last to the first, and a list without gaps is ten times faster to read. */
const setAt = <T>(list: (T | undefined)[], at: number, value: T): void => {
  while (list.length <= at) list.push(undefined)
  list[at] = value
}

/** The best act that can be made; null where there is none. Throws a RequestError where there are too many positions. */
const bestAct = (search: GameSearch, from: Position): Value | null => {
  const { positions, constraints, memo, tally, most } = search
  const known = memo.acts[from.id]
  if (known !== undefined) return known
  const { turn } = from
  let best: Value | null = null
  for (const edge of positions.actsFrom(from)) {
    const next = follow(constraints, edge)
    if (!next) continue
    const { score, attackerCost, defenderCost } = bestFrom(search, next, 0)
    tally.lines++
    const cost = (turn === 0 ? attackerCost : defenderCost) + costOf(edge.move)
    if (best && !isBetter(score, cost, best, turn)) continue
    best = {
      score,
      attackerCost: turn === 0 ? cost : attackerCost,
      defenderCost: turn === 0 ? defenderCost : cost,
      move: edge.move
    }
  }
  setAt(memo.acts, from.id, best)
  memo.visited.push(from)
  if (memo.visited.length > most) refuseTooManyPositions(most)
  return best
}

/** Best play where dice decide: the mean over their results. */
const afterDice = (search: GameSearch, from: Position): Value => {
  const { positions, memo } = search
  const known = memo.acts[from.id]
  if (known) return known
  const values = positions.outcomesOf(from).map(({ chance, to }) => ({ chance, ...bestFrom(search, to, 0) }))
  const spent = (of: 'attackerCost' | 'defenderCost'): number => values.reduce((sum, value) => sum + value.chance * value[of], 0)
  const mean: Value = {
    score: meanScore(values),
    attackerCost: spent('attackerCost'),
    defenderCost: spent('defenderCost'),
    move: undefined
  }
  setAt(memo.acts, from.id, mean)
  memo.visited.push(from)
  return mean
}

/** The value after a pass: the end, or the other side's turn. */
export const afterPass = (search: GameSearch, from: Position, passes: Passes): Value =>
  passes === 1
    ? { score: search.endScore(from), attackerCost: 0, defenderCost: 0, move: undefined }
    : bestFrom(search, search.positions.passed(from), 1)

/** Best play from a position. */
export const bestFrom = (search: GameSearch, from: Position, passes: Passes): Value => {
  if (from.isThrown) return afterDice(search, from)
  const bestByPosition = search.memo.best[passes]
  const known = bestByPosition[from.id]
  if (known) return known
  const acts = bestAct(search, from)
  const after = afterPass(search, from, passes)
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
  setAt(bestByPosition, from.id, best)
  return best
}

/** A move of best play, and the position in which it is made. */
export interface PlayedMove {
  readonly from: Position
  readonly passes: Passes
  readonly move: Move
}

const positionAfter = ({ positions, constraints }: GameSearch, { from, passes, move }: PlayedMove): Position | undefined => {
  if (!move.action) return passes === 1 ? undefined : positions.passed(from)
  const edge = positions.actsFrom(from).find(each => each.move === move)
  return edge && follow(constraints, edge)
}

/** Best play up to the end, or up to a throw of dice: then `thrown` is the position in which they decide. */
export const bestMovesFrom = (
  search: GameSearch,
  start: Position | undefined,
  passesBefore: Passes
): { readonly made: readonly PlayedMove[]; readonly thrown: Position | undefined } => {
  const made: PlayedMove[] = []
  let [here, passes] = [start, passesBefore]
  while (here && !here.isThrown) {
    const played: PlayedMove = { from: here, passes, move: bestFrom(search, here, passes).move ?? PASS.attacker }
    made.push(played)
    here = positionAfter(search, played)
    passes = played.move.action ? 0 : 1
  }
  return { made, thrown: here }
}

/** Best play from a position; empty from none. */
export const playFrom = (search: GameSearch, start: Position | undefined, passes: Passes): Play => {
  const { made, thrown } = bestMovesFrom(search, start, passes)
  const moves = made.map(({ move }) => move)
  if (!thrown) return { moves }
  const outcomes = search.positions.outcomesOf(thrown).map(({ results, chance, to }) => ({
    results,
    chance,
    score: bestFrom(search, to, 0).score,
    play: playFrom(search, to, 0)
  }))
  return { moves, outcomes }
}
