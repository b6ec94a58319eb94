import { type Counted, counting } from '../chance/battle'
import type { Dice, Die } from '../chance/dice'
import { callOf } from '../chance/game-odds'
import type { UnitRole } from './combatant'
import {
  countOf,
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
import { applyHits, guardsLeft, isPlain, matesOf, matters } from './losses'
import { countedStrike, type Guard, hitting, struckTogether, suffered, sufferedTogether } from './strike'

/** A melee's fighters in one round of it. */
export interface Meeting {
  readonly sides: StepSides
  readonly round: number
  /** Attack dice the defender aims at the first of two units (R6.3). */
  readonly split: number
}

const roundOf = ({ rounds }: StepFighter, round: number): Round => rounds[round] as Round

/** A side is gone: no more blows. Models removed before the dice keep their side in the first round (R3.8; not in the second edition, T3.14). */
export const isPast = ({ sides, round }: Meeting, state: FightState): boolean =>
  (round > 0 || sides.rules.isOver) && !(isStanding(sides, state, 'attacker') && isStanding(sides, state, 'defender'))

/** More uncancelled hits than this change nothing for the unit. */
export const mostFelt = (state: FightState, fighter: StepFighter, { companion, overkill }: StepSides): number => {
  const friends = guardsLeft(state, fighter) + (fighter.role === 'attacker' && companion ? leftOf(state, companion) : 0)
  return Math.max(0, matters(state, fighter, friends, overkill[fighter.role]))
}

const WAITING = ['Hits', 'Second', 'Doubled'] as const

/** A unit bears what its dice have left of the hits that waited for it. */
export const bearHits = (state: FightState, fighter: StepFighter, uncancelled: number, sides: StepSides): FightState => {
  const { role } = fighter
  const borne: Record<string, number> = { ...state }
  for (const count of WAITING) if (borne[FIELDS[role][count]]) borne[FIELDS[role][count]] = 0
  return applyHits(borne, fighter, uncancelled, matesOf(borne, sides, fighter), sides.overkill[role])
}

export const diceOf = (state: FightState, fighter: StepFighter, round: number): number =>
  Math.max(0, roundOf(fighter, round).count[Math.max(0, leftOf(state, fighter))] ?? 0)

export const guardAt = (state: FightState, fighter: StepFighter, round: number): Guard =>
  roundOf(fighter, round).guard[Math.max(0, leftOf(state, fighter))] as Guard

/** The defender's dice against each of the units he faces. */
type Aim = Readonly<Record<'attacker' | 'companion', number>>

/** Of the defender's dice so many may be aimed at the first of two units: half at a warlord, all if he is one (R6.3). */
export const mostAimed = (dice: number, isWarlord: boolean): number => (isWarlord ? dice : Math.ceil(dice / 2))

/** How the defender's dice fall to the units he faces: all at one, or split. */
const aimed = (state: FightState, { sides, round, split }: Meeting): Aim => {
  const { attacker, companion, defender } = sides
  const dice = diceOf(state, defender, round)
  if (!companion || leftOf(state, companion) <= 0) return { attacker: dice, companion: 0 }
  if (leftOf(state, attacker) <= 0) return { attacker: 0, companion: dice }
  const first = Math.min(mostAimed(dice, sides.rules.isOnWarlord), split)
  return { attacker: first, companion: dice - first }
}

/** What a strike depends on: the most that matters, hits ignored, dice, their die, the guard. */
interface Strike {
  readonly most: number
  readonly ignores: number
  readonly count: number
  readonly attack: Die
  readonly guard: Guard
}

const strikeAt = (state: FightState, target: StepFighter, count: number, attack: Die, { sides, round }: Meeting): Strike => ({
  most: mostFelt(state, target, sides),
  ignores: target.lossRules.ignores,
  count,
  attack,
  guard: guardAt(state, target, round)
})

/** All strikes of one round, as they stand before a die is thrown. */
interface Blows {
  readonly onDefender: Strike
  readonly byCompanion: { readonly count: number; readonly attack: Die } | undefined
  readonly onCompanion: Strike | undefined
  readonly onAttacker: Strike
}

/** Who is gone throws no dice in a further round. */
const thrownBy = (fighter: StepFighter, state: FightState, round: number): number =>
  round > 0 && leftOf(state, fighter) <= 0 ? 0 : diceOf(state, fighter, round)

const onDefenderIn = (state: FightState, meeting: Meeting): Strike => {
  const { attacker, defender } = meeting.sides
  const { attack } = roundOf(attacker, meeting.round)
  return strikeAt(state, defender, thrownBy(attacker, state, meeting.round), attack.defender, meeting)
}

const byCompanionIn = (state: FightState, { sides: { companion }, round }: Meeting): Blows['byCompanion'] =>
  companion && { count: thrownBy(companion, state, round), attack: roundOf(companion, round).attack.defender }

const onCompanionIn = (state: FightState, dice: number, meeting: Meeting): Strike | undefined => {
  const { companion, defender } = meeting.sides
  return companion && strikeAt(state, companion, dice, roundOf(defender, meeting.round).attack.companion, meeting)
}

const onAttackerIn = (state: FightState, dice: number, meeting: Meeting): Strike => {
  const { attacker, defender } = meeting.sides
  return strikeAt(state, attacker, dice, roundOf(defender, meeting.round).attack.attacker, meeting)
}

const blowsIn = (state: FightState, meeting: Meeting): Blows => {
  const aim = aimed(state, meeting)
  return {
    onDefender: onDefenderIn(state, meeting),
    byCompanion: byCompanionIn(state, meeting),
    onCompanion: onCompanionIn(state, aim.companion, meeting),
    onAttacker: onAttackerIn(state, aim.attacker, meeting)
  }
}

/** The same state is played once for every fall of its dice: what holds for all of them is prepared once. */
const onceAState = <T>(layOut: (state: FightState) => T): ((state: FightState) => T) => {
  let met: { readonly state: FightState; readonly laid: T } | undefined
  return state => {
    if (met?.state !== state) met = { state, laid: layOut(state) }
    return met.laid
  }
}

const strikeOf = (dice: Dice, { most, ignores, count, attack, guard }: Strike): number =>
  dice.play(countedStrike, most, ignores, count, attack, guard)

/** The same as a game that is counted. */
const countedIn = (field: Field, { most, ignores, count, attack, guard }: Strike): Counted => ({
  field,
  call: callOf(countedStrike, most, ignores, count, attack, guard)
})

const strikeOfTwo = (
  dice: Dice,
  { most, ignores, count, attack, guard }: Strike,
  second: { readonly count: number; readonly attack: Die },
  apart: number
): number => dice.play(struckTogether, most, ignores, count, attack, second.count, second.attack, guard, apart)

/** Of one round: what the defender suffers, and what those suffer who face him, by the dice he aims at each of them. */
interface Halves {
  readonly onDefender: FightStep
  readonly onAttackers: FightStep[][]
}

/** What is suffered does not depend on the split itself: the steps of a round are the same ones for every split. */
const halvesOf = new WeakMap<StepSides, Halves[]>()

const suffersAt = (meeting: Meeting): FightStep => {
  const { defender, overkill, rules } = meeting.sides
  const laidOut = onceAState(state => ({ strike: onDefenderIn(state, meeting), second: byCompanionIn(state, meeting) }))
  return (state, dice) => {
    const { strike, second } = laidOut(state)
    const hurts = second ? strikeOfTwo(dice, strike, second, rules.apart) : strikeOf(dice, strike)
    return applyHits(state, defender, hurts, 0, overkill.defender)
  }
}

const sufferFacing = (aim: Aim, meeting: Meeting): FightStep => {
  const { sides } = meeting
  const { attacker, companion, overkill } = sides
  const laidOut = onceAState(state => ({
    first: onAttackerIn(state, aim.attacker, meeting),
    second: onCompanionIn(state, aim.companion, meeting)
  }))
  return (state, dice) => {
    const { first, second } = laidOut(state)
    const after = companion && second ? applyHits(state, companion, strikeOf(dice, second), 0, overkill.companion) : state
    return applyHits(after, attacker, strikeOf(dice, first), matesOf(after, sides, attacker), overkill.attacker)
  }
}

const NOTHING: readonly FightStep[] = []

/** Each side's losses by themselves. */
export const partsIn = (meeting: Meeting): ((state: FightState) => readonly FightStep[]) => {
  const { sides, round } = meeting
  const rounds = halvesOf.get(sides) ?? []
  halvesOf.set(sides, rounds)
  rounds[round] ??= { onDefender: suffersAt(meeting), onAttackers: [] }
  const { onDefender, onAttackers } = rounds[round]
  return state => {
    if (isPast(meeting, state)) return NOTHING
    const aim = aimed(state, meeting)
    const byRest = onAttackers[aim.attacker] ?? []
    onAttackers[aim.attacker] = byRest
    const onThem = byRest[aim.companion] ?? sufferFacing(aim, meeting)
    byRest[aim.companion] = onThem
    return [onDefender, onThem]
  }
}

/** Of the first round what one side alone suffers, where that changes nothing of the other. */
export const exchangeAlone = (
  sides: StepSides,
  split: number,
  start: FightState,
  side: 'attacker' | 'defender'
): readonly FightStep[] => {
  const [onDefender, onAttackers] = partsIn({ sides, round: 0, split })(start)
  const step = side === 'defender' ? onDefender : onAttackers
  return step ? [step] : NOTHING
}

/** A further round begins with many states: there each side's losses are worked out by themselves. */
const withParts = (step: FightStep, meeting: Meeting): FightStep =>
  meeting.round > 0 ? Object.assign(step, { parts: partsIn(meeting) }) : step

/** Of two units from whose strikes nothing comes but losses: two games that know nothing of each other. */
const plainExchange = (meeting: Meeting): FightStep => {
  const laidOut = onceAState(state => {
    if (isPast(meeting, state)) return undefined
    const onDefender = onDefenderIn(state, meeting)
    const onAttacker = onAttackerIn(state, diceOf(state, meeting.sides.defender, meeting.round), meeting)
    const fields = Object.keys(state).length
    // who fights on has not ended
    const isSeries = fields === 3 && state.attackerEnded === 0
    return { onDefender, onAttacker, isAlone: fields === 2, isSeries }
  })
  const exchangeBlows: FightStep = function exchangeBlows(state: FightState, dice: Dice): FightState {
    const laid = laidOut(state)
    if (!laid) return state
    const defenderLost = lostOf(state, 'defender') + strikeOf(dice, laid.onDefender)
    const attackerLost = lostOf(state, 'attacker') + strikeOf(dice, laid.onAttacker)
    if (laid.isAlone) return { attackerLost, defenderLost }
    return laid.isSeries ? { attackerLost, defenderLost, attackerEnded: 0 } : { ...state, attackerLost, defenderLost }
  }
  if (meeting.round > 0) return withParts(exchangeBlows, meeting)
  const counts = (state: FightState): readonly Counted[] => {
    const laid = laidOut(state)
    return laid ? [countedIn('defenderLost', laid.onDefender), countedIn('attackerLost', laid.onAttacker)] : []
  }
  return Object.assign(exchangeBlows, { counts })
}

/** R3.6 to R3.8 where neither side's hits change the other's: all strikes at once. */
export const exchange = (meeting: Meeting): FightStep => {
  const { attacker, companion, defender, overkill, rules } = meeting.sides
  if (!companion && !overkill.attacker && !overkill.defender && isPlain(attacker) && isPlain(defender))
    return plainExchange(meeting)
  const laidOut = onceAState(state => (isPast(meeting, state) ? undefined : blowsIn(state, meeting)))
  // The strike at the first attacker is thrown last: what the others suffer stands for all its falls.
  let last:
    | { readonly state: FightState; readonly hurtsD: number; readonly hurtsC: number; readonly after: FightState }
    | undefined
  const othersSuffer = (state: FightState, hurtsD: number, hurtsC: number): FightState => {
    if (last && state === last.state && hurtsD === last.hurtsD && hurtsC === last.hurtsC) return last.after
    const struckBack = applyHits(state, defender, hurtsD, 0, overkill.defender)
    const after = companion ? applyHits(struckBack, companion, hurtsC, 0, overkill.companion) : struckBack
    last = { state, hurtsD, hurtsC, after }
    return after
  }
  const exchangeBlows: FightStep = function exchangeBlows(state: FightState, dice: Dice): FightState {
    const laid = laidOut(state)
    if (!laid) return state
    const { onDefender, byCompanion, onCompanion, onAttacker } = laid
    const hurtsD = byCompanion ? strikeOfTwo(dice, onDefender, byCompanion, rules.apart) : strikeOf(dice, onDefender)
    const hurtsC = onCompanion ? strikeOf(dice, onCompanion) : 0
    const hurtsA = strikeOf(dice, onAttacker)
    const after = othersSuffer(state, hurtsD, hurtsC)
    return applyHits(after, attacker, hurtsA, matesOf(after, meeting.sides, attacker), overkill.attacker)
  }
  return withParts(exchangeBlows, meeting)
}

const isDoubled = (hits: number, suffers: number, { rounds: [first] }: StepFighter): boolean =>
  first?.doublesHits === true && hits > 0 && hits >= 2 * suffers

/** Hits on each unit, before anybody defends. */
const hitsOf = (
  state: FightState,
  dice: Dice,
  meeting: Meeting
): Readonly<Record<UnitRole, number>> & { readonly byCompanion: number } => {
  const { sides, round } = meeting
  const { attacker, companion, defender } = sides
  const byAttacker = dice.play(hitting, diceOf(state, attacker, round), roundOf(attacker, round).attack.defender)
  const byCompanion = companion
    ? dice.play(hitting, diceOf(state, companion, round), roundOf(companion, round).attack.defender)
    : 0
  const aim = aimed(state, meeting)
  const onAttacker = dice.play(hitting, aim.attacker, roundOf(defender, round).attack.attacker)
  const onCompanion = companion ? dice.play(hitting, aim.companion, roundOf(defender, round).attack.companion) : 0
  return { attacker: onAttacker, companion: onCompanion, defender: byAttacker, byCompanion }
}

/** Crush looks at both sides' hits before either defends: hits first, then each unit bears its own, the defender before the others. */
export const crushing = (meeting: Meeting): readonly FightStep[] => {
  const { sides, round } = meeting
  const { attacker, companion, defender, overkill } = sides
  const { apart, doublesUnsaved: isLate } = sides.rules
  const times = (crushes: boolean) => (crushes && !isLate ? 2 : 1)
  /** Under one roll against both units nothing depends on whose hits they are, unless those of one count twice after it (R6.3). */
  const isOneSum = apart === 0 && !isLate
  const rollHits = function rollHits(state: FightState, dice: Dice): FightState {
    const hits = hitsOf(state, dice, meeting)
    const byA = isDoubled(hits.defender, hits.attacker, attacker)
    const byC = companion !== undefined && isDoubled(hits.byCompanion, hits.companion, companion)
    const byD = isDoubled(hits.attacker + hits.companion, hits.defender + hits.byCompanion, defender)
    const after: Record<string, number> = { ...state }
    after.attackerHits = hits.attacker * times(byD)
    after.defenderHits = hits.defender * times(byA) + hits.byCompanion * times(byC)
    if (companion) {
      after.companionHits = hits.companion * times(byD)
      if (!isOneSum) after.defenderSecond = hits.byCompanion * times(byC)
    }
    if (!isLate) return after
    after.defenderDoubled = (byA ? 1 : 0) + (byC ? 2 : 0)
    after.attackerDoubled = byD ? 1 : 0
    if (companion) after.companionDoubled = byD ? 1 : 0
    return after
  }
  /** Nothing but losses comes of the hits, and nobody else's. */
  const losing = (fighter: StepFighter): FightStep => {
    const { role, lossRules } = fighter
    return counting<FightState>(function losesToHits(state) {
      const hits = countOf(state, role, 'Hits')
      if (hits === 0) return []
      const doubled = countOf(state, role, 'Doubled')
      const args = [
        mostFelt(state, fighter, sides),
        lossRules.ignores,
        hits,
        1 + doubled,
        guardAt(state, fighter, round)
      ] as const
      return [
        { field: FIELDS[role].Hits, more: -hits },
        ...(doubled > 0 ? [{ field: FIELDS[role].Doubled, more: -doubled }] : []),
        { field: FIELDS[role].Lost, call: callOf(suffered, ...args) }
      ]
    })
  }
  const bearing = (fighter: StepFighter): FightStep => {
    const { role, lossRules } = fighter
    if (!companion && !overkill[role] && isPlain(fighter)) return losing(fighter)
    return function bearsHits(state: FightState, dice: Dice): FightState {
      const hits = countOf(state, role, 'Hits')
      if (hits === 0) return state
      const [most, guard] = [mostFelt(state, fighter, sides), guardAt(state, fighter, round)]
      const doubled = countOf(state, role, 'Doubled')
      const second = countOf(state, role, 'Second')
      const uncancelled =
        companion && role === 'defender'
          ? dice.play(sufferedTogether, most, lossRules.ignores, hits - second, second, doubled, guard, apart)
          : dice.play(suffered, most, lossRules.ignores, hits, 1 + doubled, guard)
      return bearHits(state, fighter, uncancelled, sides)
    }
  }
  return [rollHits, bearing(defender), ...(companion ? [bearing(companion)] : []), bearing(attacker)]
}
