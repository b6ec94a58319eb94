import type { Engagement } from '../../battle/combatant'
import type { TestResult } from '../../model/fight-state'
import { SIDES, type Side } from '../../model/scenario'
import { remembers } from '../../model/work'
import { type BoxActs, boxActs, type Move, requestedActs, SPENDS, type Step, spendMove } from './acts'
import type { Box } from './box'
import { bySide, type Terms } from './game'
import type { Opening, Uses } from './opening'
import { NOWHERE, transitionsOf } from './transitions'

/**
 * The positions of step 3 of the second edition (T3.8): the state of both units, what each side has used, and whose turn it is.
 */

/** A position; each is one object. In `turn` and `places` 0 is the attacker, 1 the defender. */
export interface Position {
  /** The number of the engagement. */
  readonly engagement: number
  /** By side, the places of all its boxes in one number, in mixed radix. */
  readonly places: readonly [number, number]
  readonly turn: 0 | 1
  /** Bits of the sides that may act no more (reading pass-final): 1 the attacker, 2 the defender. */
  readonly done: number
  /** A number of its own, from 0. */
  readonly id: number
  /** Dice decide what follows (N14). */
  readonly isThrown: boolean
  /** What follows it, worked out once. */
  edges?: readonly Edge[]
  passed?: Position
  outcomes?: readonly Outcome[]
}

/** An act, the places of the side's boxes after it, and the position that it leads to. */
export interface Edge {
  readonly move: Move
  readonly there: number
  readonly to: Position
}

export interface Outcome {
  readonly results: readonly TestResult[]
  readonly chance: number
  readonly to: Position
}

export interface Positions {
  readonly start: Position
  count(): number
  engagementAt(at: number): Engagement
  /** Acts that can be made. */
  actsFrom(from: Position): readonly Edge[]
  /** The results of the dice, where they decide. */
  outcomesOf(from: Position): readonly Outcome[]
  /** The position after a pass. */
  passed(from: Position): Position
  /** The position after an act under these terms; undefined where they forbid it. */
  under(terms: Terms, edge: Edge): Position | undefined
  /** The side that has not done what the request or these terms ask of it, if any. */
  failing(at: Position, marked: boolean, terms: Terms): Side | undefined
  /** The place of a box of a side. */
  placeIn(side: Side, places: number, box: number): number
  usesAt(side: Side, places: number): Uses
  isUsedAt(side: Side, places: number, box: number): boolean
  diceAt(side: Side, places: number): number
  readonly mostDice: Readonly<Record<Side, number>>
}

/** Memory of a position. */
const BYTES_OF_POSITION = 200

export const positionsOf = (
  opening: Opening,
  boxes: Readonly<Record<Side, readonly Box[]>>,
  isFree: Readonly<Record<Side, boolean>>,
  learnt: { readonly legal: Readonly<Record<Side, boolean[]>> }
): Positions => {
  const { readings } = opening.engagement
  const inTurn = bySide(side => [...boxes[side].map((box, at) => boxActs(side, box, at)), ...requestedActs(opening, side)])
  const placesOf = (all: readonly BoxActs[]): number => all.reduce((size, { steps }) => size * steps.length, 1)
  const sizes = bySide(side => placesOf(inTurn[side]))
  const radices = bySide(side => inTurn[side].map((_, box) => placesOf(inTurn[side].slice(0, box))))
  const placeIn = (side: Side, places: number, box: number): number =>
    Math.floor(places / (radices[side][box] as number)) % (inTurn[side][box] as BoxActs).steps.length

  const spends = bySide(side => (isFree[side] ? SPENDS.map(buys => spendMove(side, buys)) : []))
  const turns = SIDES.map(side => ({
    boxes: inTurn[side].map(({ steps }, box) => ({ steps, radix: radices[side][box] as number })),
    spends: spends[side]
  }))
  const moves = SIDES.flatMap(side => [
    ...inTurn[side].flatMap(({ steps }) => steps.flat().map(step => step.move)),
    ...spends[side]
  ])
  const { engagements, start, landingsOf, isEndedByDice, after, changesSomething } = transitionsOf(opening, moves)

  const isFinal = readings['pass-final'] === 'yes'
  const positions = new Map<number, Position>()
  const positionOf = (engagement: number, mine: number, his: number, turn: 0 | 1, done: number): Position => {
    const key = ((engagement * sizes.attacker + mine) * sizes.defender + his) * 8 + turn * 4 + done
    const known = positions.get(key)
    if (known) return known
    const isThrown = landingsOf(engagement) !== undefined
    const made: Position = { engagement, places: [mine, his], turn, done, id: positions.size, isThrown }
    positions.set(key, made)
    remembers(BYTES_OF_POSITION)
    return made
  }

  const legal = (turn: 0 | 1, box: number): void => {
    const known = learnt.legal[SIDES[turn] as Side]
    if (box < known.length) known[box] = true
  }

  const edgesOf = (from: Position): readonly Edge[] => {
    const { turn, places, done, engagement } = from
    if (done & (1 << turn)) return []
    const { boxes: own, spends: spending } = turns[turn] as (typeof turns)[number]
    const here = places[turn]
    const found: Edge[] = []
    const add = (move: Move, there: number): boolean => {
      const next = after(engagement, move)
      if (next === NOWHERE) return false
      const to = turn === 0 ? positionOf(next, there, places[1], 1, done) : positionOf(next, places[0], there, 0, done)
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

  const outcomes = ({ engagement, places, turn, done }: Position): readonly Outcome[] =>
    (landingsOf(engagement) ?? []).map(({ results, chance, to }) => ({
      results,
      chance,
      to: positionOf(to, places[0], places[1], turn, done)
    }))

  const unmet = (side: Side, places: number): boolean =>
    inTurn[side].some(({ target }, box) => target !== undefined && placeIn(side, places, box) !== target)
  const hasTargets = SIDES.some(side => inTurn[side].some(({ target }) => target !== undefined))

  /** By side and box, then by places: 1 where the box has been used. */
  const used = new Map<string, Uint8Array>()

  return {
    start: positionOf(start, 0, 0, readings['first-act'] === 'defender' ? 1 : 0, 0),
    count: () => positions.size,
    engagementAt: at => engagements[at] as Engagement,
    actsFrom: from => {
      from.edges ??= edgesOf(from)
      return from.edges
    },
    outcomesOf: from => {
      from.outcomes ??= outcomes(from)
      return from.outcomes
    },
    passed: from => {
      if (from.passed) return from.passed
      const { engagement, places, turn, done } = from
      from.passed = positionOf(engagement, places[0], places[1], turn === 0 ? 1 : 0, isFinal ? done | (1 << turn) : done)
      return from.passed
    },
    under: ({ allows }, { move, there, to }) => (allows?.(move, there) === false ? undefined : to),
    failing: ({ engagement, places }, marked, { fails }) => {
      if (!hasTargets && !fails) return undefined
      // where dice ended the fight, nobody could do any more
      if (isEndedByDice(engagement)) return undefined
      const [attacker, defender] = places
      const lacking = hasTargets ? SIDES.find((side, at) => unmet(side, places[at as 0 | 1])) : undefined
      return lacking ?? fails?.({ attacker, defender }, marked)
    },
    placeIn,
    usesAt: (side, places) => inTurn[side].map(({ ways }, box) => ways[placeIn(side, places, box)]),
    isUsedAt: (side, places, box) => {
      const key = `${side}${box}`
      const known = used.get(key)
      if (known) return known[places] === 1
      const { ways = [] } = inTurn[side][box] ?? {}
      const made = Uint8Array.from({ length: sizes[side] }, (_, at) => (ways[placeIn(side, at, box)] === undefined ? 0 : 1))
      used.set(key, made)
      return made[places] === 1
    },
    diceAt: (side, places) => inTurn[side].reduce((sum, { dice }, box) => sum + (dice[placeIn(side, places, box)] ?? 0), 0),
    mostDice: bySide(side => inTurn[side].reduce((sum, { dice }) => sum + Math.max(...dice), 0))
  }
}
