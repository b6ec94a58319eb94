import type { Dice } from '../chance/dice'
import { afterSaves, type DiceRoll, rollAttack, type Saves, unpackHits } from './attack-dice'
import { diceOf, type MeleeRound, mostHitsThatMatter, takeHits } from './exchange'
import { countOf, FIELDS, type FightState, type FightStep, type StepFighter, type StepSides } from './fight-state'
import type { Special } from './fighter'
import { applyHits } from './losses'

/**
 * Steps of melees and shots of the second edition in which dice do more than hit or cancel: both sides roll their hits first,
 * then each defends against those it takes.
 */

const specialOf = ({ rounds }: StepFighter): Special => {
  const special = rounds[0]?.special
  if (!special) throw new RangeError('these dice only hit and cancel')
  return special
}

/** The number of hits with which a unit strikes back: one for every `hitsBack` hits it takes, automatic ones included. */
const hitsStruckBack = (fighter: StepFighter, ofDice: number): number => {
  const { hitsBack, saves } = specialOf(fighter)
  return hitsBack === 0 ? 0 : Math.ceil((ofDice + saves.hits) / hitsBack)
}

/** Steps 5 and 6 for one unit: it rolls its defence dice and takes the losses. */
const defenceStep = (fighter: StepFighter, sides: StepSides): FightStep => {
  const { role, lossRules } = fighter
  return function bearsHits(state: FightState, dice: Dice): FightState {
    const hits = countOf(state, role, 'Hits')
    const uncancelled = dice.play(
      afterSaves,
      mostHitsThatMatter(state, fighter, sides),
      lossRules.ignores,
      hits,
      specialOf(fighter).saves
    )
    return takeHits(state, fighter, uncancelled, sides)
  }
}

/** The step of a melee in which no unit is left to strike: it changes nothing, but each round needs a step. */
const noStrikes: FightStep = state => state

/** The steps of a shot, in which the target rolls no attack dice, or steps 4 to 6 of a melee. */
export const specialSteps = (meleeRound: MeleeRound): readonly FightStep[] => {
  const { sides, round } = meleeRound
  const { attacker, defender } = sides
  const { isShot, isOver } = sides.rules
  if (!isShot && isOver) return [noStrikes]
  const rollHits = function rollHits(state: FightState, dice: Dice): FightState {
    const [onDefender, back] = unpackHits(dice.play(rollAttack, diceOf(state, attacker, round), specialOf(attacker).roll))
    const [onAttacker, own] = isShot
      ? [0, 0]
      : unpackHits(dice.play(rollAttack, diceOf(state, defender, round), specialOf(defender).roll))
    const after: Record<string, number> = { ...state }
    const [taken, takenBack] = [onDefender + own, onAttacker + back]
    after.defenderHits = taken + hitsStruckBack(attacker, takenBack)
    if (!isShot) after.attackerHits = takenBack + hitsStruckBack(defender, taken)
    return after
  }
  const onDefender = defenceStep(defender, sides)
  return isShot ? [rollHits, onDefender] : [rollHits, onDefender, defenceStep(attacker, sides)]
}

/** The uncancelled hits that matter of one strike, as a game of its own, so that its odds are cached. */
const specialStrike = (dice: Dice, most: number, ignores: number, count: number, roll: DiceRoll, saves: Saves): number =>
  dice.play(afterSaves, most, ignores, unpackHits(dice.play(rollAttack, count, roll))[0], saves)

/** Steps 4 to 6 of a melee as one step, if neither side's strike changes the other's. */
export const specialExchange = ({ sides, round }: MeleeRound): FightStep => {
  const { attacker, defender, overkill } = sides
  const struck = (state: FightState, dice: Dice, at: StepFighter, from: StepFighter): number =>
    dice.play(
      specialStrike,
      mostHitsThatMatter(state, at, sides),
      at.lossRules.ignores,
      diceOf(state, from, round),
      specialOf(from).roll,
      specialOf(at).saves
    )
  const afterHits = (state: FightState, at: StepFighter, uncancelled: number): FightState =>
    applyHits(state, at, uncancelled, 0, overkill[at.role])
  const strikeAt =
    (at: StepFighter, from: StepFighter): FightStep =>
    (state, dice) =>
      afterHits(state, at, struck(state, dice, at, from))
  const each = [strikeAt(defender, attacker), strikeAt(attacker, defender)]
  const exchangeSpecial: FightStep = (state, dice) => {
    const onDefender = struck(state, dice, defender, attacker)
    const onAttacker = struck(state, dice, attacker, defender)
    return afterHits(afterHits(state, defender, onDefender), attacker, onAttacker)
  }
  return Object.assign(exchangeSpecial, { parts: () => each })
}

/** The steps of the strike at one unit alone, if it changes nothing for the other; none for the strike at a shooter. */
export const specialStrikeAtSide = (sides: StepSides, side: 'attacker' | 'defender'): readonly FightStep[] => {
  const [from, at] = side === 'defender' ? [sides.attacker, sides.defender] : [sides.defender, sides.attacker]
  const rollHits = (state: FightState, dice: Dice): FightState => {
    const [hits] = unpackHits(dice.play(rollAttack, diceOf(state, from, 0), specialOf(from).roll))
    return { ...state, [FIELDS[side].Hits]: hits }
  }
  return sides.rules.isShot && side === 'attacker' ? [] : [rollHits, defenceStep(at, sides)]
}
