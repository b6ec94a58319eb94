import type { Engagement } from '../../battle/combatant'
import { acting, canSpend } from '../../battle/prepare'
import { RequestError } from '../../model/errors'
import { msg, t } from '../../model/language'
import { grouped } from '../../model/quoted'
import type { Side } from '../../model/what-if-report'
import { remembers, worked } from '../../model/work'
import {
  type BoxInTurn,
  BUYS,
  boxInTurn,
  FORCED,
  type Move,
  numbering,
  PASS,
  type Step,
  saidInTurn,
  spendingOn,
  withoutLastPasses
} from './acts'
import type { Box } from './box'
import type { Evaluator } from './evaluator'
import type { Aim } from './goal'
import type { Opening, Uses } from './opening'

/**
 * Step 3 of the second edition as the game it is (T3.8): the sides make one act or pass in turn, two passes in a row end it, and all is
 * seen by both. It is solved backwards from its ends. Fights that stand alike are one, whatever acts led to them.
 */

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

/** Who may act, and what has been done; 0 is the attacker, 1 the defender. */
interface Position {
  readonly fray: number
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
  /** What each side spends from here: a SAGA die counts more than any fatigue. */
  readonly costs: readonly [number, number]
  /** Nothing at the end. */
  readonly move: Move | undefined
}

export interface MoveRow {
  readonly move: Move
  readonly score: number
  /** Best play after it. */
  readonly rest: readonly Move[]
}

/** Every position on a line of play at which there was a choice, with every move there, the one that is made first. */
export interface Turn {
  readonly by: Side
  readonly before: readonly Move[]
  readonly rows: readonly MoveRow[]
}

export interface Game {
  /** Best play of both; beyond all bounds where a side cannot do what is asked of it. */
  scoreOf(terms: Terms): number
  /** Passes that end it are left out. */
  lineOf(terms: Terms): readonly Move[]
  turnsOf(terms: Terms): readonly Turn[]
  /** The game in which a box is left alone. */
  without(side: Side, box: number): Terms
  /** The most that a box gains over leaving it alone, wherever the game may come. */
  gainOf(side: Side, box: number): number
  /** How the boxes of a side were used, where they stand so. */
  usesAt(side: Side, places: number): Uses
  diceAt(side: Side, places: number): number
  readonly mostDice: Readonly<Record<Side, number>>
}

/** Nothing that a fight is worth comes near it. */
const WORST = 1e9

/** A score, without end where a side could not do what was asked of it. */
export const bounded = (score: number): number => (Math.abs(score) > WORST / 2 ? score * Number.POSITIVE_INFINITY : score)

/** Dice are shown before fatigue. */
const DIE = 1000
const EVEN = 1e-9
const NO_COSTS = [0, 0] as const

const SIDES = ['attacker', 'defender'] as const
const signOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1)
const costOf = ({ told: { dice }, spend }: Move): number => DIE * dice + (spend ? 1 : 0)

/** Work of an act, and bytes of a position. */
const UNITS_OF_ACT = 60
const BYTES_OF_POSITION = 200

const MANY = msg('settle a choice (++ullr plays an ability, leaving it out forbids it, "spends nothing")')

const refuse = (most: number): never => {
  throw new RequestError([
    {
      message: t(
        'There are more than {most} positions in which somebody may act: {cure}, or allow more with --max-nodes {more}',
        { most: grouped(most), cure: t(MANY), more: 4 * most }
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
  const { readings } = opening.fray
  const { frays, numberOf } = numbering(opening.fray)
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

  /** Each act is played once from each fray. */
  const numbers = new Map<Move, number>()
  for (const side of SIDES)
    for (const move of [...inTurn[side].flatMap(({ steps }) => steps.flat().map(step => step.move)), ...spends[side]])
      numbers.set(move, numbers.size)
  const reached: Int32Array[] = []
  let isLegal = true
  let isIdle = false
  const act = acting((_side, _sentence, changesNothing) => {
    if (changesNothing) isIdle = true
    else isLegal = false
  })
  /** Moves that have changed something somewhere; one that does not is a way to wait all the same. */
  const telling = new Set<Move>()

  const UNKNOWN = -2
  const NEVER = -1
  /** The fray after a move; NEVER where it cannot be made. */
  const after = (from: number, move: Move): number => {
    reached[from] ??= new Int32Array(numbers.size).fill(UNKNOWN)
    const row = reached[from] as Int32Array
    const number = numbers.get(move) as number
    const known = row[number] as number
    if (known !== UNKNOWN) return known
    const fray = frays[from] as Engagement
    isLegal = fray.attacker.models > 0 && fray.defender.models > 0 && (!move.spend || canSpend(fray, move.by, move.spend))
    let made = NEVER
    if (isLegal && move.deed) {
      worked(UNITS_OF_ACT)
      isIdle = false
      const next = act(fray, move.by, move.deed)
      if (isLegal) made = numberOf(next)
      if (isLegal && !isIdle) telling.add(move)
    }
    row[number] = made
    return made
  }

  const scores: (readonly number[] | undefined)[] = []
  const scoresAt = (fray: number): readonly number[] => {
    const known = scores[fray] ?? Array.from(reckoner.worthsOf(frays[fray] as Engagement).scores)
    scores[fray] = known
    return known
  }

  const unmet = (side: Side, places: number): boolean =>
    inTurn[side].some(({ target }, box) => target !== undefined && placeIn(side, places, box) !== target)
  const hasTargets = SIDES.some(side => inTurn[side].some(({ target }) => target !== undefined))

  const isFinal = readings['pass-final'] === 'yes'
  const positions = new Map<number, Position>()
  const positionOf = (fray: number, mine: number, his: number, turn: 0 | 1, done: number, marked: boolean): Position => {
    const key = ((fray * sizes.attacker + mine) * sizes.defender + his) * 16 + turn * 8 + done * 2 + (marked ? 1 : 0)
    const known = positions.get(key)
    if (known) return known
    const made: Position = { fray, places: [mine, his], turn, done, marked, id: positions.size }
    positions.set(key, made)
    remembers(BYTES_OF_POSITION)
    return made
  }
  const start = positionOf(numberOf(opening.fray), 0, 0, readings['first-act'] === 'defender' ? 1 : 0, 0, false)

  const diceOf = ([mine, his]: Position['places'], die: number): number =>
    die === 0 ? 0 : die * (opening.dice.attacker + diceAt('attacker', mine) - opening.dice.defender - diceAt('defender', his))

  const ended = ({ fray, places, marked }: Position, { aim = 0, fails }: Terms): number => {
    const [attacker, defender] = places
    const lacking = hasTargets ? SIDES.find((side, at) => unmet(side, places[at as 0 | 1])) : undefined
    const failing = lacking ?? fails?.({ attacker, defender }, marked)
    if (failing) return -signOf(failing) * WORST
    return (scoresAt(fray)[aim] as number) - diceOf(places, (aims[aim] as Aim).die)
  }

  const edgesOf = (from: Position): readonly Edge[] => {
    const { turn, places, done, fray, marked } = from
    if (done & (1 << turn)) return []
    const { boxes: own, spends: spending } = turns[turn] as (typeof turns)[number]
    const here = places[turn]
    const edge = (move: Move, there: number): readonly Edge[] => {
      const next = after(fray, move)
      if (next === NEVER) return []
      const [mine, his] = turn === 0 ? [there, places[1]] : [places[0], there]
      return [{ move, there, to: positionOf(next, mine, his, turn === 0 ? 1 : 0, done, marked) }]
    }
    const ofBoxes = own.flatMap(({ steps, radix }, box) => {
      const place = Math.floor(here / radix) % steps.length
      return (steps[place] as readonly Step[]).flatMap(({ to, move }) => {
        const found = edge(move, here + (to - place) * radix)
        if (found.length > 0 && telling.has(move)) legal(turn, box)
        return found
      })
    })
    return [...ofBoxes, ...spending.flatMap(move => edge(move, here))]
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
    return isMarked ? positionOf(to.fray, to.places[0], to.places[1], to.turn, to.done, true) : to
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
  const memoOf = ({ aim = 0, name, ...more }: Terms): Memo => {
    if (name === undefined && Object.keys(more).length > 0) return newMemo()
    const key = `${aim} ${name ?? ''}`
    const known = memos.get(key) ?? newMemo()
    memos.set(key, known)
    return known
  }

  const leads = (score: number, cost: number, than: Value, turn: 0 | 1): boolean => {
    const lead = turn === 0 ? score - than.score : than.score - score
    return lead > EVEN || (lead > -EVEN && cost < than.costs[turn])
  }

  /** The best act that can be made; undefined where there is none. */
  const bestAct = (from: Position, terms: Terms, memo: Memo): Value | null => {
    const known = memo.acts[from.id]
    if (known !== undefined) return known
    const { turn } = from
    let best: { score: number; costs: readonly [number, number]; move: Move } | null = null
    for (const edge of actsFrom(from)) {
      const next = under(terms, edge)
      if (!next) continue
      const { score, costs } = bestFrom(next, 0, terms, memo)
      tally.lines++
      const cost = costs[turn] + costOf(edge.move)
      if (best && !leads(score, cost, best, turn)) continue
      best = { score, costs: turn === 0 ? [cost, costs[1]] : [costs[0], cost], move: edge.move }
    }
    keep(memo.acts, from.id, best)
    memo.met.push(from)
    if (memo.met.length > most) refuse(most)
    return best
  }

  const passed = (from: Position): Position => {
    if (from.passed) return from.passed
    const { fray, places, turn, done, marked } = from
    from.passed = positionOf(fray, places[0], places[1], turn === 0 ? 1 : 0, isFinal ? done | (1 << turn) : done, marked)
    return from.passed
  }

  /** What passing leads to: the end, or the other side's turn. */
  const afterPass = (from: Position, passes: 0 | 1, terms: Terms, memo: Memo): Value =>
    passes === 1 ? { score: ended(from, terms), costs: NO_COSTS, move: undefined } : bestFrom(passed(from), 1, terms, memo)

  /** Best play of both where so many have just passed. */
  const bestFrom = (from: Position, passes: 0 | 1, terms: Terms, memo: Memo): Value => {
    const known = memo.best[passes][from.id]
    if (known) return known
    const acts = bestAct(from, terms, memo)
    const after = afterPass(from, passes, terms, memo)
    const side = SIDES[from.turn] as Side
    const best =
      acts && !leads(after.score, after.costs[from.turn], acts, from.turn)
        ? acts
        : { score: after.score, costs: after.costs, move: acts ? PASS[side] : FORCED[side] }
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

  const without = (side: Side, box: number): Terms => ({
    name: `without ${side} ${box}`,
    allows: (move, places) => move.by !== side || placeIn(side, places, box) === 0
  })

  const scoreOf = (terms: Terms): number => bestFrom(start, 0, terms, memoOf(terms)).score

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
      const [whole, memo] = [memoOf({}), memoOf(without(side, box))]
      scoreOf({})
      scoreOf(without(side, box))
      let gain = Number.NEGATIVE_INFINITY
      for (const from of memo.met) {
        const used = bestFrom(from, 0, {}, whole).score
        gain = Math.max(gain, signOf(side) * (used - bestFrom(from, 0, without(side, box), memo).score))
      }
      return gain
    },
    usesAt: (side, places) => inTurn[side].map(({ ways }, box) => ways[placeIn(side, places, box)]),
    diceAt,
    mostDice: {
      attacker: inTurn.attacker.reduce((sum, { dice }) => sum + Math.max(...dice), 0),
      defender: inTurn.defender.reduce((sum, { dice }) => sum + Math.max(...dice), 0)
    }
  }
}
