import type { Engagement } from '../../battle/combatant'
import type { TestResult } from '../../model/fight-state'
import { SIDES, type Side } from '../../model/scenario'
import { remembers } from '../../model/work'
import { type BoxActs, type BoxStep, boxActs, type Move, requestedActs, SPENDS, spendMove } from './acts'
import type { Box } from './box'
import { NO_POSITION, transitionsOf } from './engagement-transitions'
import { bySide, type Constraints } from './game'
import type { Opening, Uses } from './opening'

/**
 * The positions of step 3 of the second edition (T3.8): the state of both units, what each side has used, and whose turn it is.
 */

/** A position; equal positions are one object. In `turn` and `boxStates` 0 is the attacker, 1 the defender. */
export interface Position {
  /** The number of the engagement. */
  readonly engagement: number
  /** By side, the states of all its boxes as one number, in mixed radix. */
  readonly boxStates: readonly [number, number]
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

/** An act, the states of the side's boxes after it, and the position that it leads to. */
export interface Edge {
  readonly move: Move
  readonly boxStatesAfter: number
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
  /** The position after an act under these constraints; undefined where they forbid it. */
  follow(constraints: Constraints, edge: Edge): Position | undefined
  /** The side that has not done what the request or these constraints ask of it, if any. */
  violator(at: Position, marked: boolean, constraints: Constraints): Side | undefined
  /** The state of a box of a side. */
  boxStateIn(side: Side, boxStates: number, box: number): number
  usesAt(side: Side, boxStates: number): Uses
  isUsedAt(side: Side, boxStates: number, box: number): boolean
  diceAt(side: Side, boxStates: number): number
  readonly mostDice: Readonly<Record<Side, number>>
}

/** Memory of a position. */
const BYTES_OF_POSITION = 200

export const positionsOf = (
  opening: Opening,
  boxes: Readonly<Record<Side, readonly Box[]>>,
  isFree: Readonly<Record<Side, boolean>>,
  findings: { readonly legal: Readonly<Record<Side, boolean[]>> }
): Positions => {
  const { readings } = opening.engagement
  const inTurn = bySide(side => [...boxes[side].map((box, at) => boxActs(side, box, at)), ...requestedActs(opening, side)])
  const countBoxStates = (all: readonly BoxActs[]): number => all.reduce((size, { actsByState }) => size * actsByState.length, 1)
  const sizes = bySide(side => countBoxStates(inTurn[side]))
  const radices = bySide(side => inTurn[side].map((_, box) => countBoxStates(inTurn[side].slice(0, box))))
  const boxStateIn = (side: Side, boxStates: number, box: number): number =>
    Math.floor(boxStates / (radices[side][box] as number)) % (inTurn[side][box] as BoxActs).actsByState.length

  const spends = bySide(side => (isFree[side] ? SPENDS.map(buys => spendMove(side, buys)) : []))
  const turns = SIDES.map(side => ({
    boxes: inTurn[side].map(({ actsByState }, box) => ({ actsByState, radix: radices[side][box] as number })),
    spends: spends[side]
  }))
  const moves = SIDES.flatMap(side => [
    ...inTurn[side].flatMap(({ actsByState }) => actsByState.flat().map(step => step.move)),
    ...spends[side]
  ])
  const { engagements, start, afterTests, isEndedByDice, after, changesSomething } = transitionsOf(opening, moves)

  const isFinal = readings['pass-final'] === 'yes'
  const positions = new Map<number, Position>()
  const positionOf = (engagement: number, attackerBoxes: number, defenderBoxes: number, turn: 0 | 1, done: number): Position => {
    const key = ((engagement * sizes.attacker + attackerBoxes) * sizes.defender + defenderBoxes) * 8 + turn * 4 + done
    const known = positions.get(key)
    if (known) return known
    const isThrown = afterTests(engagement) !== undefined
    const made: Position = { engagement, boxStates: [attackerBoxes, defenderBoxes], turn, done, id: positions.size, isThrown }
    positions.set(key, made)
    remembers(BYTES_OF_POSITION)
    return made
  }

  const legal = (turn: 0 | 1, box: number): void => {
    const known = findings.legal[SIDES[turn] as Side]
    if (box < known.length) known[box] = true
  }

  const edgesOf = (from: Position): readonly Edge[] => {
    const { turn, boxStates, done, engagement } = from
    if (done & (1 << turn)) return []
    const { boxes: own, spends: spending } = turns[turn] as (typeof turns)[number]
    const here = boxStates[turn]
    const found: Edge[] = []
    const add = (move: Move, boxStatesAfter: number): boolean => {
      const next = after(engagement, move)
      if (next === NO_POSITION) return false
      const to =
        turn === 0
          ? positionOf(next, boxStatesAfter, boxStates[1], 1, done)
          : positionOf(next, boxStates[0], boxStatesAfter, 0, done)
      found.push({ move, boxStatesAfter, to })
      return true
    }
    own.forEach(({ actsByState, radix }, box) => {
      const state = Math.floor(here / radix) % actsByState.length
      for (const { to, move } of actsByState[state] as readonly BoxStep[])
        if (add(move, here + (to - state) * radix) && changesSomething(move)) legal(turn, box)
    })
    for (const move of spending) add(move, here)
    return found
  }

  const outcomes = ({ engagement, boxStates, turn, done }: Position): readonly Outcome[] =>
    (afterTests(engagement) ?? []).map(({ results, chance, to }) => ({
      results,
      chance,
      to: positionOf(to, boxStates[0], boxStates[1], turn, done)
    }))

  const unmet = (side: Side, boxStates: number): boolean =>
    inTurn[side].some(
      ({ requiredState }, box) => requiredState !== undefined && boxStateIn(side, boxStates, box) !== requiredState
    )
  const hasTargets = SIDES.some(side => inTurn[side].some(({ requiredState }) => requiredState !== undefined))

  /** By side and box, then by boxStates: 1 where the box has been used. */
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
      const { engagement, boxStates, turn, done } = from
      from.passed = positionOf(engagement, boxStates[0], boxStates[1], turn === 0 ? 1 : 0, isFinal ? done | (1 << turn) : done)
      return from.passed
    },
    follow: ({ allows }, { move, boxStatesAfter, to }) => (allows?.(move, boxStatesAfter) === false ? undefined : to),
    violator: ({ engagement, boxStates }, marked, { violatedBy }) => {
      if (!hasTargets && !violatedBy) return undefined
      // where dice ended the fight, nobody could do any more
      if (isEndedByDice(engagement)) return undefined
      const [attacker, defender] = boxStates
      const lacking = hasTargets ? SIDES.find((side, at) => unmet(side, boxStates[at as 0 | 1])) : undefined
      return lacking ?? violatedBy?.({ attacker, defender }, marked)
    },
    boxStateIn,
    usesAt: (side, boxStates) => inTurn[side].map(({ optionByState }, box) => optionByState[boxStateIn(side, boxStates, box)]),
    isUsedAt: (side, boxStates, box) => {
      const key = `${side}${box}`
      const known = used.get(key)
      if (known) return known[boxStates] === 1
      const { optionByState = [] } = inTurn[side][box] ?? {}
      const made = Uint8Array.from({ length: sizes[side] }, (_, at) =>
        optionByState[boxStateIn(side, at, box)] === undefined ? 0 : 1
      )
      used.set(key, made)
      return made[boxStates] === 1
    },
    diceAt: (side, boxStates) =>
      inTurn[side].reduce((sum, { diceByState }, box) => sum + (diceByState[boxStateIn(side, boxStates, box)] ?? 0), 0),
    mostDice: bySide(side => inTurn[side].reduce((sum, { diceByState }) => sum + Math.max(...diceByState), 0))
  }
}
