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
import { applyHits, guardsLeft, hitsThatMatter, isPlain, matesOf } from './losses'
import { countedStrike, type Guard, hitting, struckTogether, suffered, sufferedTogether } from './strike'

/** A melee's fighters in one round of it. */
export interface MeleeRound {
  readonly sides: StepSides
  readonly round: number
  /** Attack dice the defender aims at the first of two units (R6.3). */
  readonly split: number
}

const roundOf = ({ rounds }: StepFighter, round: number): Round => rounds[round] as Round

/** A side is gone: no more blows. Models removed before the dice keep their side in the first round (R3.8; not in the second edition, T3.14). */
export const isMeleeOver = ({ sides, round }: MeleeRound, state: FightState): boolean =>
  (round > 0 || sides.rules.isOver) && !(isStanding(sides, state, 'attacker') && isStanding(sides, state, 'defender'))

/** More uncancelled hits than this change nothing for the unit. */
export const mostHitsThatMatter = (state: FightState, fighter: StepFighter, { companion, overkill }: StepSides): number => {
  const friends = guardsLeft(state, fighter) + (fighter.role === 'attacker' && companion ? leftOf(state, companion) : 0)
  return Math.max(0, hitsThatMatter(state, fighter, friends, overkill[fighter.role]))
}

const PENDING_HITS = ['Hits', 'Second', 'Doubled'] as const

/** A unit bears what its dice have left of the hits that waited for it. */
export const sufferHits = (state: FightState, fighter: StepFighter, uncancelled: number, sides: StepSides): FightState => {
  const { role } = fighter
  const borne: Record<string, number> = { ...state }
  for (const count of PENDING_HITS) if (borne[FIELDS[role][count]]) borne[FIELDS[role][count]] = 0
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
const aimOf = (state: FightState, { sides, round, split }: MeleeRound): Aim => {
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

const strikeAt = (state: FightState, target: StepFighter, count: number, attack: Die, { sides, round }: MeleeRound): Strike => ({
  most: mostHitsThatMatter(state, target, sides),
  ignores: target.lossRules.ignores,
  count,
  attack,
  guard: guardAt(state, target, round)
})

/** All strikes of one round, as they stand before a die is thrown. */
interface Strikes {
  readonly onDefender: Strike
  readonly byCompanion: { readonly count: number; readonly attack: Die } | undefined
  readonly onCompanion: Strike | undefined
  readonly onAttacker: Strike
}

/** Who is gone throws no dice in a further round. */
const diceThrownBy = (fighter: StepFighter, state: FightState, round: number): number =>
  round > 0 && leftOf(state, fighter) <= 0 ? 0 : diceOf(state, fighter, round)

const strikeAtDefender = (state: FightState, meeting: MeleeRound): Strike => {
  const { attacker, defender } = meeting.sides
  const { attack } = roundOf(attacker, meeting.round)
  return strikeAt(state, defender, diceThrownBy(attacker, state, meeting.round), attack.defender, meeting)
}

const diceOfCompanion = (state: FightState, { sides: { companion }, round }: MeleeRound): Strikes['byCompanion'] =>
  companion && { count: diceThrownBy(companion, state, round), attack: roundOf(companion, round).attack.defender }

const strikeAtCompanion = (state: FightState, dice: number, meeting: MeleeRound): Strike | undefined => {
  const { companion, defender } = meeting.sides
  return companion && strikeAt(state, companion, dice, roundOf(defender, meeting.round).attack.companion, meeting)
}

const strikeAtAttacker = (state: FightState, dice: number, meeting: MeleeRound): Strike => {
  const { attacker, defender } = meeting.sides
  return strikeAt(state, attacker, dice, roundOf(defender, meeting.round).attack.attacker, meeting)
}

const strikesOf = (state: FightState, meeting: MeleeRound): Strikes => {
  const aim = aimOf(state, meeting)
  return {
    onDefender: strikeAtDefender(state, meeting),
    byCompanion: diceOfCompanion(state, meeting),
    onCompanion: strikeAtCompanion(state, aim.companion, meeting),
    onAttacker: strikeAtAttacker(state, aim.attacker, meeting)
  }
}

/** The same state is played once for every fall of its dice: what holds for all of them is prepared once. */
const oncePerState = <T>(layOut: (state: FightState) => T): ((state: FightState) => T) => {
  let met: { readonly state: FightState; readonly laid: T } | undefined
  return state => {
    if (met?.state !== state) met = { state, laid: layOut(state) }
    return met.laid
  }
}

const rollStrike = (dice: Dice, { most, ignores, count, attack, guard }: Strike): number =>
  dice.play(countedStrike, most, ignores, count, attack, guard)

/** The same as a game that is counted. */
const countedStrikeIn = (field: Field, { most, ignores, count, attack, guard }: Strike): Counted => ({
  field,
  call: callOf(countedStrike, most, ignores, count, attack, guard)
})

const rollStrikeOfTwo = (
  dice: Dice,
  { most, ignores, count, attack, guard }: Strike,
  second: { readonly count: number; readonly attack: Die },
  apart: number
): number => dice.play(struckTogether, most, ignores, count, attack, second.count, second.attack, guard, apart)

/** Of one round: what the defender suffers, and what those suffer who face him, by the dice he aims at each of them. */
interface StepsBySide {
  readonly onDefender: FightStep
  readonly onAttackers: FightStep[][]
}

/** What is suffered does not depend on the split itself: the steps of a round are the same ones for every split. */
const knownSteps = new WeakMap<StepSides, StepsBySide[]>()

const defenderSuffers = (meeting: MeleeRound): FightStep => {
  const { defender, overkill, rules } = meeting.sides
  const laidOut = oncePerState(state => ({ strike: strikeAtDefender(state, meeting), second: diceOfCompanion(state, meeting) }))
  return (state, dice) => {
    const { strike, second } = laidOut(state)
    const hurts = second ? rollStrikeOfTwo(dice, strike, second, rules.apart) : rollStrike(dice, strike)
    return applyHits(state, defender, hurts, 0, overkill.defender)
  }
}

const attackersSuffer = (aim: Aim, meeting: MeleeRound): FightStep => {
  const { sides } = meeting
  const { attacker, companion, overkill } = sides
  const laidOut = oncePerState(state => ({
    first: strikeAtAttacker(state, aim.attacker, meeting),
    second: strikeAtCompanion(state, aim.companion, meeting)
  }))
  return (state, dice) => {
    const { first, second } = laidOut(state)
    const after = companion && second ? applyHits(state, companion, rollStrike(dice, second), 0, overkill.companion) : state
    return applyHits(after, attacker, rollStrike(dice, first), matesOf(after, sides, attacker), overkill.attacker)
  }
}

const NO_STEPS: readonly FightStep[] = []

/** Each side's losses by themselves. */
export const stepsBySide = (meeting: MeleeRound): ((state: FightState) => readonly FightStep[]) => {
  const { sides, round } = meeting
  const rounds = knownSteps.get(sides) ?? []
  knownSteps.set(sides, rounds)
  rounds[round] ??= { onDefender: defenderSuffers(meeting), onAttackers: [] }
  const { onDefender, onAttackers } = rounds[round]
  return state => {
    if (isMeleeOver(meeting, state)) return NO_STEPS
    const aim = aimOf(state, meeting)
    const byRest = onAttackers[aim.attacker] ?? []
    onAttackers[aim.attacker] = byRest
    const onThem = byRest[aim.companion] ?? attackersSuffer(aim, meeting)
    byRest[aim.companion] = onThem
    return [onDefender, onThem]
  }
}

/** Of the first round what one side alone suffers, where that changes nothing of the other. */
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

/** A further round begins with many states: there each side's losses are worked out by themselves. */
const withParts = (step: FightStep, meeting: MeleeRound): FightStep =>
  meeting.round > 0 ? Object.assign(step, { parts: stepsBySide(meeting) }) : step

/** Of two units from whose strikes nothing comes but losses: two games that know nothing of each other. */
const plainExchange = (meeting: MeleeRound): FightStep => {
  const laidOut = oncePerState(state => {
    if (isMeleeOver(meeting, state)) return undefined
    const onDefender = strikeAtDefender(state, meeting)
    const onAttacker = strikeAtAttacker(state, diceOf(state, meeting.sides.defender, meeting.round), meeting)
    const fields = Object.keys(state).length
    // who fights on has not ended
    const isSeries = fields === 3 && state.attackerEnded === 0
    return { onDefender, onAttacker, isAlone: fields === 2, isSeries }
  })
  const exchangeBlows: FightStep = function exchangeBlows(state: FightState, dice: Dice): FightState {
    const laid = laidOut(state)
    if (!laid) return state
    const defenderLost = lostOf(state, 'defender') + rollStrike(dice, laid.onDefender)
    const attackerLost = lostOf(state, 'attacker') + rollStrike(dice, laid.onAttacker)
    if (laid.isAlone) return { attackerLost, defenderLost }
    return laid.isSeries ? { attackerLost, defenderLost, attackerEnded: 0 } : { ...state, attackerLost, defenderLost }
  }
  if (meeting.round > 0) return withParts(exchangeBlows, meeting)
  const counts = (state: FightState): readonly Counted[] => {
    const laid = laidOut(state)
    return laid ? [countedStrikeIn('defenderLost', laid.onDefender), countedStrikeIn('attackerLost', laid.onAttacker)] : []
  }
  return Object.assign(exchangeBlows, { counts })
}

/** R3.6 to R3.8 where neither side's hits change the other's: all strikes at once. */
export const exchange = (meeting: MeleeRound): FightStep => {
  const { attacker, companion, defender, overkill, rules } = meeting.sides
  if (!companion && !overkill.attacker && !overkill.defender && isPlain(attacker) && isPlain(defender))
    return plainExchange(meeting)
  const laidOut = oncePerState(state => (isMeleeOver(meeting, state) ? undefined : strikesOf(state, meeting)))
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
    const hurtsD = byCompanion ? rollStrikeOfTwo(dice, onDefender, byCompanion, rules.apart) : rollStrike(dice, onDefender)
    const hurtsC = onCompanion ? rollStrike(dice, onCompanion) : 0
    const hurtsA = rollStrike(dice, onAttacker)
    const after = othersSuffer(state, hurtsD, hurtsC)
    return applyHits(after, attacker, hurtsA, matesOf(after, meeting.sides, attacker), overkill.attacker)
  }
  return withParts(exchangeBlows, meeting)
}

const isCrush = (hits: number, suffers: number, { rounds: [first] }: StepFighter): boolean =>
  first?.doublesHits === true && hits > 0 && hits >= 2 * suffers

/** Hits on each unit, before anybody defends. */
const hitsOf = (
  state: FightState,
  dice: Dice,
  meeting: MeleeRound
): Readonly<Record<UnitRole, number>> & { readonly byCompanion: number } => {
  const { sides, round } = meeting
  const { attacker, companion, defender } = sides
  const byAttacker = dice.play(hitting, diceOf(state, attacker, round), roundOf(attacker, round).attack.defender)
  const byCompanion = companion
    ? dice.play(hitting, diceOf(state, companion, round), roundOf(companion, round).attack.defender)
    : 0
  const aim = aimOf(state, meeting)
  const onAttacker = dice.play(hitting, aim.attacker, roundOf(defender, round).attack.attacker)
  const onCompanion = companion ? dice.play(hitting, aim.companion, roundOf(defender, round).attack.companion) : 0
  return { attacker: onAttacker, companion: onCompanion, defender: byAttacker, byCompanion }
}

/** Crush looks at both sides' hits before either defends: hits first, then each unit bears its own, the defender before the others. */
export const crushSteps = (meeting: MeleeRound): readonly FightStep[] => {
  const { sides, round } = meeting
  const { attacker, companion, defender, overkill } = sides
  const { apart, doublesUnsaved: isLate } = sides.rules
  const times = (crushes: boolean) => (crushes && !isLate ? 2 : 1)
  /** Under one roll against both units nothing depends on whose hits they are, unless those of one count twice after it (R6.3). */
  const isOneSum = apart === 0 && !isLate
  const rollHits = function rollHits(state: FightState, dice: Dice): FightState {
    const hits = hitsOf(state, dice, meeting)
    const byA = isCrush(hits.defender, hits.attacker, attacker)
    const byC = companion !== undefined && isCrush(hits.byCompanion, hits.companion, companion)
    const byD = isCrush(hits.attacker + hits.companion, hits.defender + hits.byCompanion, defender)
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
        mostHitsThatMatter(state, fighter, sides),
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
      const [most, guard] = [mostHitsThatMatter(state, fighter, sides), guardAt(state, fighter, round)]
      const doubled = countOf(state, role, 'Doubled')
      const second = countOf(state, role, 'Second')
      const uncancelled =
        companion && role === 'defender'
          ? dice.play(sufferedTogether, most, lossRules.ignores, hits - second, second, doubled, guard, apart)
          : dice.play(suffered, most, lossRules.ignores, hits, 1 + doubled, guard)
      return sufferHits(state, fighter, uncancelled, sides)
    }
  }
  return [rollHits, bearing(defender), ...(companion ? [bearing(companion)] : []), bearing(attacker)]
}
