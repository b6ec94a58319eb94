import type { Dice } from '../chance/dice'
import { afterSaves, hitsOf, rollAttack, type Saves, type Throw } from './attack-dice'
import { diceOf, type MeleeRound, mostHitsThatMatter, sufferHits } from './exchange'
import { countOf, FIELDS, type FightState, type FightStep, fightersOf, type StepFighter, type StepSides } from './fight-state'
import type { Special } from './fighter'
import { applyHits } from './losses'

/** Melees and shots of the second edition in which dice do more than hit or cancel: the hits of both sides first, then each bears its own. */

/** Such a strike is fought in this round. */
export const isSpecialIn = (sides: Pick<StepSides, 'attacker' | 'companion' | 'defender'>, round = 0): boolean =>
  fightersOf(sides).some(({ rounds }) => rounds[round]?.special !== undefined)

const specialOf = ({ rounds }: StepFighter): Special => {
  const special = rounds[0]?.special
  if (!special) throw new RangeError('these dice only hit and cancel')
  return special
}

/** Hits that a unit gives back of those that it takes, automatic ones among them. */
const hitsStruckBack = (fighter: StepFighter, ofDice: number): number => {
  const { hitsBack, ward } = specialOf(fighter)
  return hitsBack === 0 ? 0 : Math.ceil((ofDice + ward.hits) / hitsBack)
}

/** Step 5, and 6: hits on a unit are saved or borne. */
const sufferStep = (fighter: StepFighter, sides: StepSides): FightStep => {
  const { role, lossRules } = fighter
  return function bearsHits(state: FightState, dice: Dice): FightState {
    const hits = countOf(state, role, 'Hits')
    const hurts = dice.play(
      afterSaves,
      mostHitsThatMatter(state, fighter, sides),
      lossRules.ignores,
      hits,
      specialOf(fighter).ward
    )
    return sufferHits(state, fighter, hurts, sides)
  }
}

/** A melee in which nobody is left to strike is a step all the same: further rounds are counted by it. */
const noStrikes: FightStep = state => state

/** Steps 4 to 6 of a melee; of a shot the target throws no attack dice. */
export const specialSteps = (meeting: MeleeRound): readonly FightStep[] => {
  const { sides, round } = meeting
  const { attacker, defender } = sides
  const { isShot, isOver } = sides.rules
  if (!isShot && isOver) return [noStrikes]
  const rollHits = function rollHits(state: FightState, dice: Dice): FightState {
    const [onDefender = 0, back = 0] = hitsOf(dice.play(rollAttack, diceOf(state, attacker, round), specialOf(attacker).thrown))
    const [onAttacker = 0, own = 0] = isShot
      ? []
      : hitsOf(dice.play(rollAttack, diceOf(state, defender, round), specialOf(defender).thrown))
    const after: Record<string, number> = { ...state }
    const [taken, suffered] = [onDefender + own, onAttacker + back]
    after.defenderHits = taken + hitsStruckBack(attacker, suffered)
    if (!isShot) after.attackerHits = suffered + hitsStruckBack(defender, taken)
    return after
  }
  const onDefender = sufferStep(defender, sides)
  return isShot ? [rollHits, onDefender] : [rollHits, onDefender, sufferStep(attacker, sides)]
}

/** A strike as it is felt, as a game of its own. */
const specialStrike = (dice: Dice, most: number, ignores: number, count: number, thrown: Throw, ward: Saves): number =>
  dice.play(afterSaves, most, ignores, hitsOf(dice.play(rollAttack, count, thrown))[0] ?? 0, ward)

/** Steps 4 to 6 of a melee in which neither side's strike changes the other's, at once. */
export const specialExchange = ({ sides, round }: MeleeRound): FightStep => {
  const { attacker, defender, overkill } = sides
  const struck = (state: FightState, dice: Dice, at: StepFighter, from: StepFighter): number =>
    dice.play(
      specialStrike,
      mostHitsThatMatter(state, at, sides),
      at.lossRules.ignores,
      diceOf(state, from, round),
      specialOf(from).thrown,
      specialOf(at).ward
    )
  const borne = (state: FightState, at: StepFighter, hurts: number): FightState =>
    applyHits(state, at, hurts, 0, overkill[at.role])
  const suffers =
    (at: StepFighter, from: StepFighter): FightStep =>
    (state, dice) =>
      borne(state, at, struck(state, dice, at, from))
  const each = [suffers(defender, attacker), suffers(attacker, defender)]
  const exchangeSpecial: FightStep = (state, dice) => {
    const onDefender = struck(state, dice, defender, attacker)
    const onAttacker = struck(state, dice, attacker, defender)
    return borne(borne(state, defender, onDefender), attacker, onAttacker)
  }
  return Object.assign(exchangeSpecial, { parts: () => each })
}

/** The strike at one unit alone, where it changes nothing of the other. */
export const specialStrikeAtSide = (sides: StepSides, side: 'attacker' | 'defender'): readonly FightStep[] => {
  const [from, at] = side === 'defender' ? [sides.attacker, sides.defender] : [sides.defender, sides.attacker]
  const rollHits = (state: FightState, dice: Dice): FightState => {
    const [hits = 0] = hitsOf(dice.play(rollAttack, diceOf(state, from, 0), specialOf(from).thrown))
    return { ...state, [FIELDS[side].Hits]: hits }
  }
  return sides.rules.isShot && side === 'attacker' ? [] : [rollHits, sufferStep(at, sides)]
}
