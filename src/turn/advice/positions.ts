import type { Engagement } from '../../battle/combatant'
import { SIDES, type Side } from '../../model/scenario'
import type { TestResult } from '../../model/unit-state'
import { reserveMemory } from '../../model/work'
import { type BoxStep, boxActs, type Move, PURCHASES, requestedActs, spendMove } from './acts'
import type { Box } from './box'
import { NO_POSITION, type Transitions, transitionsOf } from './engagement-transitions'
import { bySide, type Constraints } from './game'
import type { Opening } from './opening'
import { type SideBoxes, sideBoxesOf } from './side-boxes'

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

/** A result of dice, with its chance and the position after it. */
export interface Outcome {
  readonly results: readonly TestResult[]
  readonly chance: number
  readonly to: Position
}

/** The positions of a game, each made when it is first reached. */
export interface Positions {
  readonly start: Position
  readonly sideBoxes: Readonly<Record<Side, SideBoxes>>
  count(): number
  engagementAt(at: number): Engagement
  /** Acts that can be made. */
  actsFrom(from: Position): readonly Edge[]
  /** The results of the dice, where they decide. */
  outcomesOf(from: Position): readonly Outcome[]
  /** The position after a pass. */
  passed(from: Position): Position
  /** The side that has not done what the request or these constraints ask of it, if any. */
  violator(at: Position, isMarked: boolean, constraints: Constraints): Side | undefined
}

/** The position after an act under these constraints; undefined where they forbid it. */
export const follow = ({ allows }: Constraints, { move, boxStatesAfter, to }: Edge): Position | undefined =>
  allows?.(move, boxStatesAfter) === false ? undefined : to

/** Memory of a position. */
const BYTES_OF_POSITION = 200

type PositionOf = (engagement: number, attackerBoxes: number, defenderBoxes: number, turn: 0 | 1, done: number) => Position

/** Makes each position once. */
const positionTable = (sideBoxes: Positions['sideBoxes'], isThrown: (engagement: number) => boolean) => {
  const { attacker, defender } = sideBoxes
  const positions = new Map<number, Position>()
  const positionOf: PositionOf = (engagement, attackerBoxes, defenderBoxes, turn, done) => {
    const key = ((engagement * attacker.size + attackerBoxes) * defender.size + defenderBoxes) * 8 + turn * 4 + done
    const known = positions.get(key)
    if (known) return known
    const boxStates = [attackerBoxes, defenderBoxes] as const
    const made: Position = { engagement, boxStates, turn, done, id: positions.size, isThrown: isThrown(engagement) }
    positions.set(key, made)
    reserveMemory(BYTES_OF_POSITION)
    return made
  }
  return { positionOf, count: () => positions.size }
}

/** What a side may do at its turns. */
interface SideMoves extends Pick<SideBoxes, 'boxes'> {
  readonly spends: readonly Move[]
}

/** The acts that can be made from a position. `markLegal` is called with each box that changes something by one of them. */
const edgesOf = (
  { turn, boxStates, done, engagement }: Position,
  { boxes, spends }: SideMoves,
  { after, changesSomething }: Transitions,
  positionOf: PositionOf,
  markLegal: (turn: 0 | 1, box: number) => void
): readonly Edge[] => {
  if (done & (1 << turn)) return []
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
  boxes.forEach(({ actsByState, radix }, box) => {
    const state = Math.floor(here / radix) % actsByState.length
    for (const { to, move } of actsByState[state] as readonly BoxStep[])
      if (add(move, here + (to - state) * radix) && changesSomething(move)) markLegal(turn, box)
  })
  for (const move of spends) add(move, here)
  return found
}

/** Finds the side that has not done what is asked of it. */
const violatorFinder = (
  sideBoxes: Positions['sideBoxes'],
  isEndedByDice: Transitions['isEndedByDice']
): Positions['violator'] => {
  const hasRequired = SIDES.some(side => sideBoxes[side].hasRequired)
  return ({ engagement, boxStates }, isMarked, { violatedBy }) => {
    if (!hasRequired && !violatedBy) return undefined
    // dice ended the fight before the side could do what is asked
    if (isEndedByDice(engagement)) return undefined
    const [attacker, defender] = boxStates
    const lacking = hasRequired ? SIDES.find((side, at) => !sideBoxes[side].isComplete(boxStates[at as 0 | 1])) : undefined
    return lacking ?? violatedBy?.({ attacker, defender }, isMarked)
  }
}

/** The positions of an opening. `isFree`: whether a side may spend fatigue as it likes. Records in `findings` which boxes change something. */
export const positionsOf = (
  opening: Opening,
  boxes: Readonly<Record<Side, readonly Box[]>>,
  isFree: Readonly<Record<Side, boolean>>,
  findings: { readonly legal: Readonly<Record<Side, boolean[]>> }
): Positions => {
  const { readings } = opening.engagement
  const sideBoxes = bySide(side =>
    sideBoxesOf([...boxes[side].map((box, at) => boxActs(side, box, at)), ...requestedActs(opening, side)])
  )
  const movesByTurn = SIDES.map((side): SideMoves => {
    return { boxes: sideBoxes[side].boxes, spends: isFree[side] ? PURCHASES.map(buys => spendMove(side, buys)) : [] }
  })
  const moves = movesByTurn.flatMap(side => [
    ...side.boxes.flatMap(({ actsByState }) => actsByState.flat().map(step => step.move)),
    ...side.spends
  ])
  const transitions = transitionsOf(opening, moves)
  const { engagements, afterTests } = transitions
  const { positionOf, count } = positionTable(sideBoxes, engagement => afterTests(engagement) !== undefined)

  const markLegal = (turn: 0 | 1, box: number): void => {
    const legal = findings.legal[SIDES[turn] as Side]
    if (box < legal.length) legal[box] = true
  }
  const outcomesOf = ({ engagement, boxStates, turn, done }: Position): readonly Outcome[] =>
    (afterTests(engagement) ?? []).map(({ results, chance, to }) => ({
      results,
      chance,
      to: positionOf(to, boxStates[0], boxStates[1], turn, done)
    }))
  const isFinal = readings['pass-final'] === 'yes'
  const afterPass = ({ engagement, boxStates, turn, done }: Position): Position =>
    positionOf(engagement, boxStates[0], boxStates[1], turn === 0 ? 1 : 0, isFinal ? done | (1 << turn) : done)

  return {
    start: positionOf(transitions.start, 0, 0, readings['first-act'] === 'defender' ? 1 : 0, 0),
    sideBoxes,
    count,
    engagementAt: at => engagements[at] as Engagement,
    actsFrom: from => {
      from.edges ??= edgesOf(from, movesByTurn[from.turn] as SideMoves, transitions, positionOf, markLegal)
      return from.edges
    },
    outcomesOf: from => {
      from.outcomes ??= outcomesOf(from)
      return from.outcomes
    },
    passed: from => {
      from.passed ??= afterPass(from)
      return from.passed
    },
    violator: violatorFinder(sideBoxes, transitions.isEndedByDice)
  }
}
