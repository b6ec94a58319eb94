import type { Die } from '../chance/dice'
import { numbering } from '../model/once'
import { isSpecial, NO_STRIKE_RULES, type StrikeRules } from '../model/unit-state'
import { type Combatant, type Engagement, enemiesOf, type UnitRole, unitAt } from './combatant'
import { fightersOf, type ReadyFight, type StepFighter } from './fight-state'
import { attackDice, attackRollOf, firstDie, firstGuard, savesAt } from './fighter'
import { type LossRules, lossRulesOf } from './loss-rules'
import type { Guard } from './strike'
import { NO_LOSSES_BEFORE_DICE } from './test-results'

/**
 * Cache keys of fights: fights of the same units with the same key have the same odds, so that each of thousands is played only
 * once, and each of two independent strikes on its own. A key holds all that the steps of a fight can see (`StepSides`), not a
 * selection.
 */

/** The strike at one unit in the first round: attack dice, their die, how the unit defends, its lives, and how hits become losses. */
export interface FirstStrike {
  readonly dice: number
  /** If dice do more than hit or cancel, the roll takes the place of the die, and the saves that of the guard. */
  readonly die: object
  readonly guard: object
  readonly lives: number
  readonly lossRules: LossRules
}

interface PlainStrike extends FirstStrike {
  readonly die: Die
  readonly guard: Guard
}

/** Whether no attack die can cause a hit on the side that rolled it. */
export const strikesForward = (strikeRules: StrikeRules): boolean =>
  strikeRules === NO_STRIKE_RULES || (strikeRules.hitsBack === 0 && strikeRules.hitsOn.every(({ of, strikes }) => of !== strikes))

/** Whether a unit fights one melee, its hits cost nobody else models, and its dice hit only the enemy. */
const isSimple = ({
  models,
  strikeRules,
  terms,
  unit,
  lossesBeforeDice,
  ignoresLast,
  doublesHits,
  pushes,
  fightsAgain
}: Combatant): boolean =>
  models > 0 &&
  strikesForward(strikeRules) &&
  terms.after.length === 0 &&
  !unit.guards &&
  lossesBeforeDice === NO_LOSSES_BEFORE_DICE &&
  ignoresLast === 0 &&
  !doublesHits &&
  !pushes &&
  fightsAgain === 0

/**
 * Whether a fight is one exchange of two strikes that do not affect each other, so that the losses of both sides are independent.
 */
export const hasIndependentStrikes = ({ attacker, companion, defender, readings }: Engagement, rounds = 1): boolean =>
  companion === undefined && rounds === 1 && readings['overkill-counts'] !== 'yes' && isSimple(attacker) && isSimple(defender)

/** The strike at a unit, provided that dice only hit and cancel. */
export const plainStrikeAt = (engagement: Engagement, role: UnitRole): PlainStrike => {
  const own = unitAt(engagement, role)
  const from = enemiesOf(engagement, role)[0] ?? 'defender'
  return {
    dice: attackDice(unitAt(engagement, from)).dice,
    die: firstDie(engagement, from, role),
    guard: firstGuard(engagement, role),
    lives: own.unit.lives - own.removed,
    lossRules: lossRulesOf(engagement, role)
  }
}

/** The strike at a unit in a fight for which `isApart` is true. */
export const firstStrikeAt = (engagement: Engagement, role: UnitRole): FirstStrike => {
  const plain = plainStrikeAt(engagement, role)
  const from = enemiesOf(engagement, role)[0] ?? 'defender'
  if (!isSpecial(unitAt(engagement, role).strikeRules, unitAt(engagement, from).strikeRules)) return plain
  return { ...plain, die: attackRollOf(engagement, from), guard: savesAt(engagement, role) }
}

/** Whether a charge Side by Side is one exchange in which the defender's losses are independent of those of the two attackers. */
export const hasIndependentStrikesSideBySide = ({ attacker, companion, defender, readings }: Engagement, rounds = 1): boolean =>
  companion !== undefined &&
  rounds === 1 &&
  readings['overkill-counts'] !== 'yes' &&
  [attacker, companion, defender].every(each => each.strikeRules === NO_STRIKE_RULES && isSimple(each))

/** A number for each shared object: equal dice, guards and rules are one object. */
const numberOf = numbering()

const partKey = (part: unknown): unknown => (typeof part === 'object' && part !== null ? numberOf(part) : part)

/** A key of all values of an object: numbers and words, shared objects, and lists and records of these. */
const keyOfParts = (parts: object): string =>
  Object.values(parts)
    .map(part => (typeof part === 'object' && part !== null ? Object.values(part).map(partKey).join() : part))
    .join(';')

/** A key of how a unit takes a strike in the first round. */
const targetKey = (engagement: Engagement, role: UnitRole): string => {
  const own = unitAt(engagement, role)
  return [firstGuard(engagement, role), own.unit.lives - own.removed, lossRulesOf(engagement, role)].map(partKey).join()
}

/** A key of the defender's losses to two attackers, in a fight for which `isApartTogether` is true. */
export const strikeOfTwoKey = (engagement: Engagement): StrikeKey => {
  const diceKey = (role: UnitRole) => [
    attackDice(unitAt(engagement, role)).dice,
    numberOf(firstDie(engagement, role, 'defender'))
  ]
  return [...diceKey('attacker'), ...diceKey('companion'), targetKey(engagement, 'defender')].join()
}

/** A key of the losses of the two attackers, which also depend on how the defender's dice are split. */
export const strikeAtTwoKey = (engagement: Engagement): StrikeKey =>
  (['attacker', 'companion'] as const)
    .flatMap(side => [numberOf(firstDie(engagement, 'defender', side)), targetKey(engagement, side)])
    .join()

/** A text for a fight: two fights of the same units with the same text have the same odds, fatigue aside. */
export type StrikeKey = string

/** A key of everything in a fight but its units and how its end states are counted. */
const frameOf = ({ battle, attacker, companion, defender, engagement, further, tallies, ...frame }: ReadyFight): string =>
  `${keyOfParts(frame)};${battle.steps.length};${JSON.stringify(battle.most)}`

const unitKey = ({ lossRules, rounds }: StepFighter, from: number): string =>
  [numberOf(lossRules), ...rounds.slice(from).map(keyOfParts)].join('|')

/** A key of the first step of a fight: everything that the first melee begins with. */
export const firstStrikeKey = (ready: ReadyFight): StrikeKey =>
  [frameOf(ready), JSON.stringify(ready.battle.start), ...fightersOf(ready).map(fighter => unitKey(fighter, 0))].join('/')

/**
 * A key of all later steps of a fight: the further melees, and how the units defend if hits are a step of their own (Crush).
 * Otherwise the first step is the whole first melee.
 */
export const laterStrikeKey = (ready: ReadyFight): StrikeKey => {
  const later = fightersOf(ready).map(fighter => {
    const [first] = fighter.rounds
    const defence = ready.stepsOfMelee > 1 ? [first?.guard.at(-1), first?.special?.saves].map(partKey).join() : ''
    return `${unitKey(fighter, 1)}|${defence}`
  })
  return [frameOf(ready), ...later].join('/')
}
