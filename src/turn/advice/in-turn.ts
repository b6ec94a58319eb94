import type { Engagement } from '../../battle/combatant'
import { RequestError } from '../../model/errors'
import { thousands } from '../../model/figures'
import { msg, t } from '../../model/language'
import type { Side } from '../../model/study-report'
import { remembers } from '../../model/work'
import {
  type BoxInTurn,
  BUYS,
  boxInTurn,
  FORCED,
  type Move,
  PASS,
  type Step,
  saidInTurn,
  spendingOn,
  withoutLastPasses
} from './acts'
import { type LaidOut, solvedBackwards } from './backward'
import type { Box } from './box'
import type { Evaluator } from './evaluator'
import type { Aim, Game, MoveRow, Terms, Turn } from './game'
import type { Opening } from './opening'
import { NEVER, transitionsOf } from './transitions'

/**
 * Step 3 of the second edition as the game it is (T3.8): the sides make one act or pass in turn, two passes in a row end it, and all is
 * seen by both. It is solved backwards from its ends. Fights that stand alike are one, whatever acts led to them.
 */

/** Who may act, and what has been done; 0 is the attacker, 1 the defender. */
interface Position {
  readonly engagement: number
  readonly places: readonly [number, number]
  readonly turn: 0 | 1
  /** Who may act no more (reading pass-final): 1 the attacker, 2 the defender. */
  readonly done: number
  readonly marked: boolean
  /** Counted from 0: each position is one object. */
  readonly id: number
  /** What may follow it, worked out once. */
  edges?: readonly Edge[]
  passed?: Position
}

/** An act, the places of the side's boxes after it, and where it leads. */
interface Edge {
  readonly move: Move
  readonly there: number
  readonly to: Position
}

interface Value {
  readonly score: number
  /** What the attacker and the defender spend from here: a SAGA die counts more than any fatigue. */
  readonly mine: number
  readonly his: number
  /** Nothing at the end. */
  readonly move: Move | undefined
}

/** Nothing that a fight is worth comes near it. */
const WORST = 1e9

/** A score, without end where a side could not do what was asked of it. */
export const bounded = (score: number): number => (Math.abs(score) > WORST / 2 ? score * Number.POSITIVE_INFINITY : score)

/** Dice are shown before fatigue. */
const DIE = 1000
const EVEN = 1e-9

const SIDES = ['attacker', 'defender'] as const
const signOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1)
const costOf = ({ summary: { dice }, spend }: Move): number => DIE * dice + (spend ? 1 : 0)

/** Bytes of a position. */
const BYTES_OF_POSITION = 200

const MANY = msg('settle a choice (++ullr plays an ability, leaving it out forbids it; "spends nothing")')

const refuse = (most: number): never => {
  throw new RequestError([
    {
      message: t(
        'There are more than {most} positions in which somebody may act: {cure}, or allow more with --max-nodes {more}',
        { most: thousands(most), cure: t(MANY), more: 4 * most }
      ),
      at: '--max-nodes'
    }
  ])
}

/** The game that follows an opening. `isFree`: the side spends fatigue as it likes. */
export const gameOf = (
  opening: Opening,
  boxes: Readonly<Record<Side, readonly Box[]>>,
  isFree: Readonly<Record<Side, boolean>>,
  aims: readonly Aim[],
  reckoner: Evaluator,
  learnt: { readonly legal: Readonly<Record<Side, boolean[]>> },
  tally: { lines: number },
  most: number
): Game => {
  const { readings } = opening.engagement
  const inTurn = {
    attacker: [...boxes.attacker.map((box, at) => boxInTurn('attacker', box, at)), ...saidInTurn(opening, 'attacker')],
    defender: [...boxes.defender.map((box, at) => boxInTurn('defender', box, at)), ...saidInTurn(opening, 'defender')]
  }
  const sizeOf = (side: Side): number => inTurn[side].reduce((size, { steps }) => size * steps.length, 1)
  const sizes = { attacker: sizeOf('attacker'), defender: sizeOf('defender') }
  const radix = (side: Side): readonly number[] =>
    inTurn[side].map((_, box) => inTurn[side].slice(0, box).reduce((size, { steps }) => size * steps.length, 1))
  const radices = { attacker: radix('attacker'), defender: radix('defender') }
  const placeIn = (side: Side, places: number, box: number): number =>
    Math.floor(places / (radices[side][box] as number)) % (inTurn[side][box] as BoxInTurn).steps.length

  const spends = {
    attacker: isFree.attacker ? BUYS.map(buys => spendingOn('attacker', buys)) : [],
    defender: isFree.defender ? BUYS.map(buys => spendingOn('defender', buys)) : []
  }

  const diceAt = (side: Side, places: number): number =>
    inTurn[side].reduce((sum, { dice }, box) => sum + (dice[placeIn(side, places, box)] ?? 0), 0)

  const turns = SIDES.map(side => ({
    side,
    boxes: inTurn[side].map(({ steps }, box) => ({ steps, radix: radices[side][box] as number })),
    spends: spends[side]
  }))

  const moves = SIDES.flatMap(side => [
    ...inTurn[side].flatMap(({ steps }) => steps.flat().map(step => step.move)),
    ...spends[side]
  ])
  const { engagements, numberOf, after, changesSomething } = transitionsOf(opening.engagement, moves)

  const scores: (readonly number[] | undefined)[] = []
  const scoresAt = (engagement: number): readonly number[] => {
    const known = scores[engagement] ?? Array.from(reckoner.worthsOf(engagements[engagement] as Engagement).scores)
    scores[engagement] = known
    return known
  }

  const unmet = (side: Side, places: number): boolean =>
    inTurn[side].some(({ target }, box) => target !== undefined && placeIn(side, places, box) !== target)
  const hasTargets = SIDES.some(side => inTurn[side].some(({ target }) => target !== undefined))

  const isFinal = readings['pass-final'] === 'yes'
  const positions = new Map<number, Position>()
  const positionOf = (engagement: number, mine: number, his: number, turn: 0 | 1, done: number, marked: boolean): Position => {
    const key = ((engagement * sizes.attacker + mine) * sizes.defender + his) * 16 + turn * 8 + done * 2 + (marked ? 1 : 0)
    const known = positions.get(key)
    if (known) return known
    const made: Position = { engagement, places: [mine, his], turn, done, marked, id: positions.size }
    positions.set(key, made)
    remembers(BYTES_OF_POSITION)
    return made
  }
  const start = positionOf(numberOf(opening.engagement), 0, 0, readings['first-act'] === 'defender' ? 1 : 0, 0, false)

  const diceOf = ([mine, his]: Position['places'], die: number): number =>
    die === 0 ? 0 : die * (opening.dice.attacker + diceAt('attacker', mine) - opening.dice.defender - diceAt('defender', his))

  /** Who has not come to what is asked of him, if anybody. */
  const failing = ({ places }: Position, marked: boolean, { fails }: Terms): Side | undefined => {
    const [attacker, defender] = places
    const lacking = hasTargets ? SIDES.find((side, at) => unmet(side, places[at as 0 | 1])) : undefined
    return lacking ?? fails?.({ attacker, defender }, marked)
  }

  const worthAt = ({ engagement, places }: Position, aim: number): number =>
    (scoresAt(engagement)[aim] as number) - diceOf(places, (aims[aim] as Aim).die)

  const ended = (from: Position, terms: Terms): number => {
    const side = failing(from, from.marked, terms)
    return side ? -signOf(side) * WORST : worthAt(from, terms.aim ?? 0)
  }

  const edgesOf = (from: Position): readonly Edge[] => {
    const { turn, places, done, engagement, marked } = from
    if (done & (1 << turn)) return []
    const { boxes: own, spends: spending } = turns[turn] as (typeof turns)[number]
    const here = places[turn]
    const found: Edge[] = []
    const add = (move: Move, there: number): boolean => {
      const next = after(engagement, move)
      if (next === NEVER) return false
      const to =
        turn === 0 ? positionOf(next, there, places[1], 1, done, marked) : positionOf(next, places[0], there, 0, done, marked)
      found.push({ move, there, to })
      return true
    }
    own.forEach(({ steps, radix }, box) => {
      const place = Math.floor(here / radix) % steps.length
      for (const { to, move } of steps[place] as readonly Step[])
        if (add(move, here + (to - place) * radix) && changesSomething(move)) legal(turn, box)
    })
    for (const move of spending) add(move, here)
    return found
  }

  /** Acts that can be made, and where each leads. */
  const actsFrom = (from: Position): readonly Edge[] => {
    from.edges ??= edgesOf(from)
    return from.edges
  }

  /** Where an act leads under these terms; undefined where it may not be made. */
  const under = ({ allows, marks }: Terms, { move, there, to }: Edge): Position | undefined => {
    if (allows?.(move, there) === false) return undefined
    const isMarked = marks !== undefined && !to.marked && marks(move)
    return isMarked ? positionOf(to.engagement, to.places[0], to.places[1], to.turn, to.done, true) : to
  }

  const legal = (turn: 0 | 1, box: number): void => {
    const known = learnt.legal[SIDES[turn] as Side]
    if (box < known.length) known[box] = true
  }

  /** By what else is asked for: the best act from each position that was met, without passing; null where there is none. */
  interface Memo {
    readonly acts: (Value | null | undefined)[]
    /** Best play from there, by how many have just passed. */
    readonly best: readonly [(Value | undefined)[], (Value | undefined)[]]
    readonly met: Position[]
  }
  /** Positions are met from the last to the first: a list that is filled in one go is ten times faster to read than one with gaps. */
  const keep = <T>(list: (T | undefined)[], at: number, value: T): void => {
    while (list.length <= at) list.push(undefined)
    list[at] = value
  }
  const newMemo = (): Memo => ({ acts: [], best: [[], []], met: [] })
  const memos = new Map<string, Memo>()
  /** Terms of the same name are the same; those that have none are asked for once. */
  const memoKey = ({ aim = 0, name, ...more }: Terms): string | undefined =>
    name === undefined && Object.keys(more).length > 0 ? undefined : `${aim} ${name ?? ''}`
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

  /** The best act that can be made; undefined where there is none. */
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
    if (memo.met.length > most) refuse(most)
    return best
  }

  const passed = (from: Position): Position => {
    if (from.passed) return from.passed
    const { engagement, places, turn, done, marked } = from
    from.passed = positionOf(engagement, places[0], places[1], turn === 0 ? 1 : 0, isFinal ? done | (1 << turn) : done, marked)
    return from.passed
  }

  /** What passing leads to: the end, or the other side's turn. */
  const afterPass = (from: Position, passes: 0 | 1, terms: Terms, memo: Memo): Value =>
    passes === 1 ? { score: ended(from, terms), mine: 0, his: 0, move: undefined } : bestFrom(passed(from), 1, terms, memo)

  /** Best play of both where so many have just passed. */
  const bestFrom = (from: Position, passes: 0 | 1, terms: Terms, memo: Memo): Value => {
    const known = memo.best[passes][from.id]
    if (known) return known
    const acts = bestAct(from, terms, memo)
    const after = afterPass(from, passes, terms, memo)
    const side = SIDES[from.turn] as Side
    const best =
      acts && !leads(after.score, spentBy(after, from.turn), acts, from.turn)
        ? acts
        : { score: after.score, mine: after.mine, his: after.his, move: acts ? PASS[side] : FORCED[side] }
    keep(memo.best[passes], from.id, best)
    return best
  }

  const nextOf = (from: Position, passes: 0 | 1, move: Move, terms: Terms): Position | undefined => {
    if (!move.deed) return passes === 1 ? undefined : passed(from)
    const edge = actsFrom(from).find(each => each.move === move)
    return edge && under(terms, edge)
  }

  const lineFrom = (start: Position, passesBefore: 0 | 1, terms: Terms, memo: Memo): readonly Move[] => {
    const moves: Move[] = []
    let [here, passes]: [Position | undefined, 0 | 1] = [start, passesBefore]
    while (here) {
      const move: Move = bestFrom(here, passes, terms, memo).move ?? PASS.attacker
      moves.push(move)
      here = nextOf(here, passes, move, terms)
      passes = move.deed ? 0 : 1
    }
    return moves
  }

  /** By the places of its boxes, whether a side has used one of them. */
  const used = new Map<string, Uint8Array>()
  const isUsedAt = (side: Side, places: number, box: number): boolean => {
    const key = `${side}${box}`
    const known = used.get(key)
    if (known) return known[places] === 1
    const { ways = [] } = inTurn[side][box] ?? {}
    const made = Uint8Array.from({ length: sizes[side] }, (_, at) => (ways[placeIn(side, at, box)] === undefined ? 0 : 1))
    used.set(key, made)
    return made[places] === 1
  }

  const without = (side: Side, box: number): Terms => ({
    name: `without ${side} ${box}`,
    allows: move => move.by !== side || move.box !== box
  })

  /** The whole game, once it has been played, for the same under other terms. */
  interface Laid extends LaidOut {
    readonly positions: readonly Position[]
    readonly edges: readonly Edge[]
    readonly indexOf: Int32Array
    /** By aim, what it is worth to end there. */
    readonly worths: (Float64Array | undefined)[]
  }
  let wholeGame: Laid | undefined
  const laidOut = (): Laid => {
    if (wholeGame) return wholeGame
    const memo = memoOf({})
    bestFrom(start, 0, {}, memo)
    // what a pass leads to is met on the way
    for (const from of memo.met) bestFrom(from, 0, {}, memo)
    const { met } = memo
    const indexOf = new Int32Array(positions.size).fill(NEVER)
    met.forEach((from, at) => {
      indexOf[from.id] = at
    })
    const edges = met.flatMap(actsFrom)
    const first = new Int32Array(met.length + 1)
    met.forEach((from, at) => {
      first[at + 1] = (first[at] as number) + actsFrom(from).length
    })
    wholeGame = {
      positions: met,
      edges,
      indexOf,
      worths: [],
      turn: Uint8Array.from(met, ({ turn }) => turn),
      passed: Int32Array.from(met, from => indexOf[passed(from).id] as number),
      first,
      to: Int32Array.from(edges, ({ to }) => indexOf[to.id] as number)
    }
    return wholeGame
  }

  const backwards = new Map<string, Float64Array>()
  /** Best play from every position of the whole game under such terms. */
  const scoresUnder = (terms: Terms): Float64Array => {
    const key = memoKey(terms)
    const known = key === undefined ? undefined : backwards.get(key)
    if (known) return known
    const laid = laidOut()
    const { allows, marks, aim = 0 } = terms
    const worths = laid.worths[aim] ?? Float64Array.from(laid.positions, from => worthAt(from, aim))
    laid.worths[aim] = worths
    const isFree = !hasTargets && !terms.fails
    const moveOf = (act: number) => laid.edges[act] as Edge
    const made = solvedBackwards(laid, {
      ...(allows && { isShut: act => !allows(moveOf(act).move, moveOf(act).there) }),
      ...(marks && { marks: act => marks(moveOf(act).move) }),
      ended: (at, marked) => {
        const side = isFree ? undefined : failing(laid.positions[at] as Position, marked, terms)
        return side ? -signOf(side) * WORST : (worths[at] as number)
      }
    })
    if (key !== undefined) backwards.set(key, made)
    return made
  }

  const isWhole = ({ aim: _, name: __, ...more }: Terms): boolean => Object.keys(more).length === 0

  const scoreOf = (terms: Terms): number => {
    // the advice shows the best play of this line
    if (isWhole(terms)) return bestFrom(start, 0, terms, memoOf(terms)).score
    const { indexOf } = laidOut()
    return scoresUnder(terms)[indexOf[start.id] as number] as number
  }

  return {
    scoreOf,
    lineOf: terms => withoutLastPasses(lineFrom(start, 0, terms, memoOf(terms))),
    turnsOf: terms => {
      const memo = memoOf(terms)
      const found: Turn[] = []
      const before: Move[] = []
      let [here, passes]: [Position | undefined, 0 | 1] = [start, 0]
      while (here) {
        const from: Position = here
        const best: Move = bestFrom(from, passes, terms, memo).move ?? PASS.attacker
        const rows: MoveRow[] = []
        for (const edge of actsFrom(from)) {
          const next = under(terms, edge)
          if (next)
            rows.push({ move: edge.move, score: bestFrom(next, 0, terms, memo).score, rest: lineFrom(next, 0, terms, memo) })
        }
        const waits = nextOf(from, passes, PASS.attacker, terms)
        const rest = waits ? lineFrom(waits, 1, terms, memo) : []
        const pass = best.deed ? PASS[SIDES[from.turn] as Side] : best
        rows.push({ move: pass, score: afterPass(from, passes, terms, memo).score, rest })
        // the one that is made is shown first
        if (rows.length > 1)
          found.push({
            by: SIDES[from.turn] as Side,
            before: [...before],
            rows: [...rows.filter(({ move }) => move === best), ...rows.filter(({ move }) => move !== best)]
          })
        before.push(best)
        here = nextOf(from, passes, best, terms)
        passes = best.deed ? 0 : 1
      }
      return found
    },
    without,
    gainOf: (side, box) => {
      const { positions: all } = laidOut()
      const [used, left] = [scoresUnder({}), scoresUnder(without(side, box))]
      const at = SIDES.indexOf(side) as 0 | 1
      // it has not been used where the game without it may come
      return all.reduce(
        (gain, { places }, i) =>
          placeIn(side, places[at], box) === 0
            ? Math.max(gain, signOf(side) * ((used[i] as number) - (left[i] as number)))
            : gain,
        Number.NEGATIVE_INFINITY
      )
    },
    usesAt: (side, places) => inTurn[side].map(({ ways }, box) => ways[placeIn(side, places, box)]),
    isUsedAt,
    diceAt,
    mostDice: {
      attacker: inTurn.attacker.reduce((sum, { dice }) => sum + Math.max(...dice), 0),
      defender: inTurn.defender.reduce((sum, { dice }) => sum + Math.max(...dice), 0)
    }
  }
}
