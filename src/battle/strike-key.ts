import type { Die } from '../chance/dice'
import { NO_STRIKE_RULES, type StrikeRules } from '../model/fight-state'
import { numbering } from '../model/once'
import { isSpecial } from './attack-dice'
import { type Combatant, type Engagement, enemiesOf, type UnitRole, unitAt } from './combatant'
import { fightersOf, type Ready, type StepFighter } from './fight-state'
import { attackDice, firstDie, firstGuard, savesAt, throwOf } from './fighter'
import { type LossRules, lossRulesOf } from './loss-rules'
import type { Guard } from './strike'
import { NO_LOSSES_BORNE } from './test-results'

/**
 * What a fight depends on: fights of the same units that agree in it end alike. Who plays thousands of them plays each but once, and of
 * two strikes that know nothing of each other each by itself. It is all that their steps can see (`StepSides`): nothing is chosen here.
 */

/** What falls on one unit in the first round: attack dice, their die, how the unit defends, its lives, and how it bears what is left. */
export interface FirstStrike {
  readonly dice: number
  /** Where dice do more than hit or cancel, the throw and the ward take the place of the die and the guard. */
  readonly die: object
  readonly guard: object
  readonly lives: number
  readonly lossRules: LossRules
}

interface PlainStrike extends FirstStrike {
  readonly die: Die
  readonly guard: Guard
}

/** Whatever dice show, none of them strikes the side that threw it. */
export const strikesForward = (feats: StrikeRules): boolean =>
  feats === NO_STRIKE_RULES || (feats.hitsBack === 0 && feats.hitsOn.every(({ of, strikes }) => of !== strikes))

/** There is one exchange of blows, in which the unit bears what it is dealt by itself. */
const isSimple = ({ models, feats, terms, unit, borne, ignoresLast, doublesHits, pushes, fightsAgain }: Combatant): boolean =>
  models > 0 &&
  strikesForward(feats) &&
  terms.after.length === 0 &&
  !unit.guards &&
  borne === NO_LOSSES_BORNE &&
  ignoresLast === 0 &&
  !doublesHits &&
  !pushes &&
  fightsAgain === 0

/** One exchange of two strikes, in which neither changes what the other does: the losses of both sides are independent. */
export const isApart = ({ attacker, companion, defender, readings }: Engagement, rounds = 1): boolean =>
  companion === undefined && rounds === 1 && readings['overkill-counts'] !== 'yes' && isSimple(attacker) && isSimple(defender)

/** The strike that falls on a unit, where dice only hit and cancel. */
export const plainStrikeAt = (engagement: Engagement, role: UnitRole): PlainStrike => {
  const own = unitAt(engagement, role)
  const from = enemiesOf(engagement, role)[0] ?? 'defender'
  return {
    dice: attackDice(unitAt(engagement, from)).dice,
    die: firstDie(engagement, from, role),
    guard: firstGuard(engagement, own),
    lives: own.unit.lives - own.removed,
    lossRules: lossRulesOf(engagement, role)
  }
}

/** The strike that falls on a unit of a fight that is `isApart`. */
export const firstStrikeAt = (engagement: Engagement, role: UnitRole): FirstStrike => {
  const plain = plainStrikeAt(engagement, role)
  const from = enemiesOf(engagement, role)[0] ?? 'defender'
  if (!isSpecial(unitAt(engagement, role).feats, unitAt(engagement, from).feats)) return plain
  return { ...plain, die: throwOf(engagement, from), guard: savesAt(engagement, role) }
}

/** The same of a charge Side by Side: what the defender suffers and what those suffer who charge him are independent. */
export const isApartTogether = ({ attacker, companion, defender, readings }: Engagement, rounds = 1): boolean =>
  companion !== undefined &&
  rounds === 1 &&
  readings['overkill-counts'] !== 'yes' &&
  [attacker, companion, defender].every(each => each.feats === NO_STRIKE_RULES && isSimple(each))

/** Equal dice, guards and rules are one object, which has one number. */
const numberOf = numbering()

const partKey = (part: unknown): unknown => (typeof part === 'object' && part !== null ? numberOf(part) : part)

/** Everything in it: numbers and words, shared objects, and lists and records of these. */
const keyOfParts = (parts: object): string =>
  Object.values(parts)
    .map(part => (typeof part === 'object' && part !== null ? Object.values(part).map(partKey).join() : part))
    .join(';')

/** How a unit takes a strike in the first round. */
const taking = (engagement: Engagement, role: UnitRole): string => {
  const own = unitAt(engagement, role)
  return [firstGuard(engagement, own), own.unit.lives - own.removed, lossRulesOf(engagement, role)].map(partKey).join()
}

/** Of two units at once, in a fight that is `isApartTogether`: what the defender suffers depends on this. */
export const strikeOfTwoKey = (engagement: Engagement): StrikeKey => {
  const thrown = (role: UnitRole) => [attackDice(unitAt(engagement, role)).dice, numberOf(firstDie(engagement, role, 'defender'))]
  return [...thrown('attacker'), ...thrown('companion'), taking(engagement, 'defender')].join()
}

/** What the two units suffer depends on this, and on how the defender's dice are split. */
export const strikeAtTwoKey = (engagement: Engagement): StrikeKey =>
  (['attacker', 'companion'] as const)
    .flatMap(side => [numberOf(firstDie(engagement, 'defender', side)), taking(engagement, side)])
    .join()

/** A text for each fight; two fights of the same units that have the same text go the same way, fatigue aside. */
export type StrikeKey = string

type Split = Ready & { readonly split?: number }

/** All of a fight but its units and what its end is counted by. */
const frameOf = ({ battle, attacker, companion, defender, engagement, further, tallies, ...frame }: Split): string =>
  `${keyOfParts(frame)};${battle.steps.length};${JSON.stringify(battle.most)}`

const unitKey = ({ lossRules, rounds }: StepFighter, from: number): string =>
  [numberOf(lossRules), ...rounds.slice(from).map(keyOfParts)].join('|')

/** Of the first step: everything the first melee begins with. */
export const firstStrikeKey = (ready: Split): StrikeKey =>
  [frameOf(ready), JSON.stringify(ready.battle.start), ...fightersOf(ready).map(fighter => unitKey(fighter, 0))].join('/')

/**
 * Of all later steps: where hits come first (Crush) how the units defend is still to come, else the whole first melee is over; then
 * the further melees.
 */
export const laterStrikeKey = (ready: Split): StrikeKey => {
  const later = fightersOf(ready).map(fighter => {
    const [first] = fighter.rounds
    const defence = ready.stepsOfMelee > 1 ? [first?.guard.at(-1), first?.special?.ward].map(partKey).join() : ''
    return `${unitKey(fighter, 1)}|${defence}`
  })
  return [frameOf(ready), ...later].join('/')
}
