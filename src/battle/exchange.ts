import type { Counted } from '../chance/battle'
import type { Dice } from '../chance/dice'
import { callOf } from '../chance/game-odds'
import { type UnitRole, unitAt } from './combatant'
import {
  FIELDS,
  type Field,
  type FightState,
  type FightStep,
  isStanding,
  leftOf,
  lostOf,
  type StepFighter,
  type StepSides
} from './fight-state'
import type { Round } from './fighter'
import { applyHits, guardsLeft, hitsThatMatter, isPlain, matesOf } from './losses'
import { type Attack, attackOf, countedStrike, countedStrikeTogether, type Guard } from './strike'

/** One round of a melee: its units, its number from 0, and the split of the defender's dice. */
export interface MeleeRound {
  readonly sides: StepSides
  readonly round: number
  /** The number of attack dice that the defender aims at the first of two units (R6.3). */
  readonly split: number
}

/** What a unit rolls and saves with in a round. */
export const roundOf = ({ rounds }: StepFighter, round: number): Round => rounds[round] as Round

/**
 * True if a side has no models left, so that there are no more blows. Never so in the first round of the first edition: a side
 * whose models were removed before the dice still strikes (R3.8; not in the second edition, T3.14).
 */
export const isMeleeOver = ({ sides, round }: MeleeRound, state: FightState): boolean =>
  (round > 0 || sides.rules.isOver) && !(isStanding(sides, state, 'attacker') && isStanding(sides, state, 'defender'))

/** The number of uncancelled hits beyond which more change nothing for the unit. */
export const mostHitsThatMatter = (state: FightState, fighter: StepFighter, { companion, overkill }: StepSides): number => {
  const friends = guardsLeft(state, fighter) + (fighter.role === 'attacker' && companion ? leftOf(state, companion) : 0)
  return Math.max(0, hitsThatMatter(state, fighter, friends, overkill[fighter.role]))
}

const PENDING_HITS = ['Hits', 'Second', 'Doubled'] as const

/** The state after a unit takes the `uncancelled` ones of its pending hits; none are pending any more. */
export const takeHits = (state: FightState, fighter: StepFighter, uncancelled: number, sides: StepSides): FightState => {
  const { role } = fighter
  const cleared: Record<string, number> = { ...state }
  for (const count of PENDING_HITS) if (cleared[FIELDS[role][count]]) cleared[FIELDS[role][count]] = 0
  return applyHits(cleared, fighter, uncancelled, matesOf(cleared, sides, fighter), sides.overkill[role])
}

/** The number of attack dice of a unit in a round, by its lives left. */
export const diceOf = (state: FightState, fighter: StepFighter, round: number): number =>
  Math.max(0, roundOf(fighter, round).count[Math.max(0, leftOf(state, fighter))] ?? 0)

/** How a unit saves in a round, by its lives left. */
export const guardAt = (state: FightState, fighter: StepFighter, round: number): Guard =>
  roundOf(fighter, round).guard[Math.max(0, leftOf(state, fighter))] as Guard

/** The number of the defender's dice aimed at each of the units it faces. */
type Aim = Readonly<Record<'attacker' | 'companion', number>>

/**
 * The maximum number of the defender's dice aimed at the first of two units: half if only that one is a warlord, all if the
 * defender is one too (R6.3).
 */
export const mostAimed = (dice: number, isWarlord: boolean): number => (isWarlord ? dice : Math.ceil(dice / 2))

/** The defender's dice divided between the units it faces: all at one, or split. */
export const aimOf = (state: FightState, { sides, round, split }: MeleeRound): Aim => {
  const { attacker, companion, defender } = sides
  const dice = diceOf(state, defender, round)
  if (!companion || leftOf(state, companion) <= 0) return { attacker: dice, companion: 0 }
  if (leftOf(state, attacker) <= 0) return { attacker: 0, companion: dice }
  const first = Math.min(mostAimed(dice, sides.rules.isOnWarlord), split)
  return { attacker: first, companion: dice - first }
}

/** `count` attack dice of a unit at one of its enemies in a round. */
export const attackAt = (fighter: StepFighter, enemy: UnitRole, count: number, round: number): Attack =>
  attackOf(count, unitAt(roundOf(fighter, round).die, enemy))

/**
 * What a strike depends on: the most hits that matter, hits ignored, the attack dice, those of a second unit that charges Side by Side
 * (R6.3), and the target's guard.
 */
interface Strike {
  readonly most: number
  readonly ignores: number
  readonly attack: Attack
  readonly second: Attack | undefined
  readonly guard: Guard
}

const strikeAt = (
  state: FightState,
  target: StepFighter,
  { sides, round }: MeleeRound,
  attack: Attack,
  second?: Attack
): Strike => ({
  most: mostHitsThatMatter(state, target, sides),
  ignores: target.lossRules.ignores,
  attack,
  second,
  guard: guardAt(state, target, round)
})

/** All strikes of one round before any die is rolled. */
interface Strikes {
  readonly onDefender: Strike
  readonly onCompanion: Strike | undefined
  readonly onAttacker: Strike
}

/** The number of attack dice of a unit; 0 in a further round if it has no lives left. */
const diceThrownBy = (fighter: StepFighter, state: FightState, round: number): number =>
  round > 0 && leftOf(state, fighter) <= 0 ? 0 : diceOf(state, fighter, round)

const strikeAtDefender = (state: FightState, meleeRound: MeleeRound): Strike => {
  const { sides, round } = meleeRound
  const { attacker, companion, defender } = sides
  const attackBy = (unit: StepFighter) => attackAt(unit, 'defender', diceThrownBy(unit, state, round), round)
  return strikeAt(state, defender, meleeRound, attackBy(attacker), companion && attackBy(companion))
}

/** The strike of `count` of the defender's dice at one of the units it faces. */
const strikeByDefender = (state: FightState, target: StepFighter, count: number, meleeRound: MeleeRound): Strike =>
  strikeAt(state, target, meleeRound, attackAt(meleeRound.sides.defender, target.role, count, meleeRound.round))

const strikesOf = (state: FightState, meleeRound: MeleeRound): Strikes => {
  const { attacker, companion } = meleeRound.sides
  const aim = aimOf(state, meleeRound)
  return {
    onDefender: strikeAtDefender(state, meleeRound),
    onCompanion: companion && strikeByDefender(state, companion, aim.companion, meleeRound),
    onAttacker: strikeByDefender(state, attacker, aim.attacker, meleeRound)
  }
}

/**
 * Caches what `prepare` returned for the last state. A step is played from the same state once for each outcome of its dice,
 * so that what holds for all of them is prepared once.
 */
const oncePerState = <T>(prepare: (state: FightState) => T): ((state: FightState) => T) => {
  let met: { readonly state: FightState; readonly prepared: T } | undefined
  return state => {
    if (met?.state !== state) met = { state, prepared: prepare(state) }
    return met.prepared
  }
}

const rollStrike = (dice: Dice, { most, ignores, attack, second, guard }: Strike): number =>
  second
    ? dice.play(countedStrikeTogether, most, ignores, attack, second, guard)
    : dice.play(countedStrike, most, ignores, attack, guard)

/** The strike of one unit as a game whose result is added to `field`. */
const countedStrikeIn = (field: Field, { most, ignores, attack, guard }: Strike): Counted => ({
  field,
  call: callOf(countedStrike, most, ignores, attack, guard)
})

/**
 * The steps of one round by the side that takes the losses. `onAttackers[i][j]`: the defender aims i dice at the attacker and j
 * at its companion.
 */
interface StepsBySide {
  readonly onDefender: FightStep
  readonly onAttackers: FightStep[][]
}

/** The steps by round. Losses depend on the dice aimed, not on the split itself, so that all splits share these steps. */
const knownSteps = new WeakMap<StepSides, StepsBySide[]>()

/** The step of the strike at the defender alone; that of a shot is no more. */
export const stepOnDefender = (meleeRound: MeleeRound): FightStep => {
  const { defender, overkill } = meleeRound.sides
  const strikeFrom = oncePerState(state => strikeAtDefender(state, meleeRound))
  return (state, dice) => applyHits(state, defender, rollStrike(dice, strikeFrom(state)), 0, overkill.defender)
}

const stepOnAttackers = (aim: Aim, meleeRound: MeleeRound): FightStep => {
  const { sides } = meleeRound
  const { attacker, companion, overkill } = sides
  const preparedFor = oncePerState(state => ({
    onAttacker: strikeByDefender(state, attacker, aim.attacker, meleeRound),
    onCompanion: companion && strikeByDefender(state, companion, aim.companion, meleeRound)
  }))
  return (state, dice) => {
    const { onAttacker, onCompanion } = preparedFor(state)
    const after =
      companion && onCompanion ? applyHits(state, companion, rollStrike(dice, onCompanion), 0, overkill.companion) : state
    return applyHits(after, attacker, rollStrike(dice, onAttacker), matesOf(after, sides, attacker), overkill.attacker)
  }
}

/** The steps of a melee that is over. */
export const NO_STEPS: readonly FightStep[] = []

/** Steps that work out each side's losses separately, for each state in which the round begins; none if the melee is over. */
export const stepsBySide = (meleeRound: MeleeRound): ((state: FightState) => readonly FightStep[]) => {
  const { sides, round } = meleeRound
  const rounds = knownSteps.get(sides) ?? []
  knownSteps.set(sides, rounds)
  rounds[round] ??= { onDefender: stepOnDefender(meleeRound), onAttackers: [] }
  const { onDefender, onAttackers } = rounds[round]
  return state => {
    if (isMeleeOver(meleeRound, state)) return NO_STEPS
    const aim = aimOf(state, meleeRound)
    const byRest = onAttackers[aim.attacker] ?? []
    onAttackers[aim.attacker] = byRest
    const onEither = byRest[aim.companion] ?? stepOnAttackers(aim, meleeRound)
    byRest[aim.companion] = onEither
    return [onDefender, onEither]
  }
}

/** The steps for one side's losses alone in the first round, if they change nothing for the other side. */
export const strikesAtSide = (
  sides: StepSides,
  split: number,
  start: FightState,
  side: 'attacker' | 'defender'
): readonly FightStep[] => {
  const [onDefender, onAttackers] = stepsBySide({ sides, round: 0, split })(start)
  const step = side === 'defender' ? onDefender : onAttackers
  return step ? [step] : NO_STEPS
}

/** A further round begins in many states: there each side's losses are worked out separately. */
const withParts = (step: FightStep, meleeRound: MeleeRound): FightStep =>
  meleeRound.round > 0 ? Object.assign(step, { parts: stepsBySide(meleeRound) }) : step

/** The exchange of two units whose strikes cause nothing but losses: two independent games. */
const plainExchange = (meleeRound: MeleeRound): FightStep => {
  const { attacker, defender } = meleeRound.sides
  const preparedFor = oncePerState(state => {
    if (isMeleeOver(meleeRound, state)) return undefined
    const onDefender = strikeAtDefender(state, meleeRound)
    const onAttacker = strikeByDefender(state, attacker, diceOf(state, defender, meleeRound.round), meleeRound)
    const fields = Object.keys(state).length
    // a melee that goes on has not ended yet
    const isSeries = fields === 3 && state.attackerEnded === 0
    return { onDefender, onAttacker, isAlone: fields === 2, isSeries }
  })
  const exchangeBlows: FightStep = function exchangeBlows(state: FightState, dice: Dice): FightState {
    const prepared = preparedFor(state)
    if (!prepared) return state
    const defenderLost = lostOf(state, 'defender') + rollStrike(dice, prepared.onDefender)
    const attackerLost = lostOf(state, 'attacker') + rollStrike(dice, prepared.onAttacker)
    if (prepared.isAlone) return { attackerLost, defenderLost }
    return prepared.isSeries ? { attackerLost, defenderLost, attackerEnded: 0 } : { ...state, attackerLost, defenderLost }
  }
  if (meleeRound.round > 0) return withParts(exchangeBlows, meleeRound)
  const counts = (state: FightState): readonly Counted[] => {
    const prepared = preparedFor(state)
    return prepared
      ? [countedStrikeIn('defenderLost', prepared.onDefender), countedStrikeIn('attackerLost', prepared.onAttacker)]
      : []
  }
  return Object.assign(exchangeBlows, { counts })
}

/** R3.6 to R3.8 as one step, if neither side's hits change the other's: all strikes at once. */
export const exchange = (meleeRound: MeleeRound): FightStep => {
  const { attacker, companion, defender, overkill } = meleeRound.sides
  if (!companion && !overkill.attacker && !overkill.defender && isPlain(attacker) && isPlain(defender))
    return plainExchange(meleeRound)
  const preparedFor = oncePerState(state => (isMeleeOver(meleeRound, state) ? undefined : strikesOf(state, meleeRound)))
  // The strike at the first attacker is rolled last: what the others lose is the same for all its outcomes.
  let last:
    | { readonly state: FightState; readonly uncancelledD: number; readonly uncancelledC: number; readonly after: FightState }
    | undefined
  const afterOthers = (state: FightState, uncancelledD: number, uncancelledC: number): FightState => {
    if (last && state === last.state && uncancelledD === last.uncancelledD && uncancelledC === last.uncancelledC)
      return last.after
    const struckBack = applyHits(state, defender, uncancelledD, 0, overkill.defender)
    const after = companion ? applyHits(struckBack, companion, uncancelledC, 0, overkill.companion) : struckBack
    last = { state, uncancelledD, uncancelledC, after }
    return after
  }
  const exchangeBlows: FightStep = function exchangeBlows(state: FightState, dice: Dice): FightState {
    const prepared = preparedFor(state)
    if (!prepared) return state
    const { onDefender, onCompanion, onAttacker } = prepared
    const uncancelledD = rollStrike(dice, onDefender)
    const uncancelledC = onCompanion ? rollStrike(dice, onCompanion) : 0
    const uncancelledA = rollStrike(dice, onAttacker)
    const after = afterOthers(state, uncancelledD, uncancelledC)
    return applyHits(after, attacker, uncancelledA, matesOf(after, meleeRound.sides, attacker), overkill.attacker)
  }
  return withParts(exchangeBlows, meleeRound)
}
