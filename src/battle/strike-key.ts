import { NO_STRIKE_RULES, type StrikeRules } from '../model/fight-state'
import { isSpecial } from './attack-dice'
import { type Combatant, type Engagement, enemiesOf, type SideName, unitAt } from './combatant'
import { fightersOf, type Ready } from './fight-state'
import { attackDice, type Fighter, firstDie, firstGuard, type Round, savesAt, throwOf } from './fighter'
import { NO_LOSSES_BORNE } from './test-results'

/**
 * What a fight depends on: fights of the same units that agree in it end alike. Who plays thousands of them plays each but once, and of
 * two strikes that know nothing of each other each by itself.
 */

/** How a number of a unit bears on its strikes, beside what is thrown. */
interface Bearing {
  /** How uncancelled hits are borne depends on it: in every step, in the first alone, or where there is Resilience. */
  readonly felt?: 'always' | 'first' | 'resilient'
  /** Where it is not 0, one strike depends on how the other falls. */
  readonly ties?: true
}

/** It is in the attack dice, their die and the guard, which are compared themselves. */
const THROWN: Bearing = {}

/** It comes before the dice or after them, or is only shown. */
const ASIDE: Bearing = {}

/** Every number of a unit: a new one does not compile before it is decided which fights it tells apart. */
const BEARING: { readonly [K in keyof Combatant]-?: Bearing } = {
  // objects, and what of its lives is lost before the dice: looked at by themselves
  ...{ unit: ASIDE, removed: ASIDE, borne: ASIDE, feats: ASIDE, terms: ASIDE, lasting: ASIDE },
  ...{ place: THROWN, models: THROWN, engaged: THROWN, weakened: THROWN, generated: THROWN, held: THROWN, capBase: THROWN },
  ...{ gained: THROWN, poolDice: THROWN, bonusAttack: THROWN, discarded: THROWN, bonusDefence: THROWN, armour: THROWN },
  ...{ armourAgainst: THROWN, attackRoll: THROWN, savesOn: THROWN, rerollsAttack: THROWN, rerollsDefence: THROWN },
  ...{
    vanished: ASIDE,
    charging: ASIDE,
    hasTurn: ASIDE,
    removedCounted: ASIDE,
    fatigueAfter: ASIDE,
    exhausted: ASIDE,
    ignoresFatigue: ASIDE
  },
  ...{ cover: ASIDE, covered: ASIDE, within: ASIDE, ledger: ASIDE, notes: ASIDE },
  ignores: { felt: 'always' },
  ignoresLast: { felt: 'always', ties: true },
  resilience: { felt: 'always' },
  fatigue: { felt: 'resilient' },
  vanishing: { felt: 'resilient' },
  pushes: { felt: 'always', ties: true },
  doublesHits: { felt: 'first', ties: true },
  fightsAgain: { ties: true }
}

const where = (holds: (bearing: Bearing) => boolean): readonly (keyof Combatant)[] =>
  (Object.keys(BEARING) as (keyof Combatant)[]).filter(key => holds(BEARING[key]))

const ALWAYS = where(({ felt }) => felt === 'always')
const RESILIENT = where(({ felt }) => felt === 'resilient')
const FIRST = where(({ felt }) => felt === 'first')
const TYING = where(({ ties }) => ties === true)

/** What a unit's losses depend on beside the hits, in every step. */
export const lossFactors = (standing: Combatant): readonly number[] => {
  const felt: number[] = []
  for (const key of ALWAYS) felt.push(Number(standing[key]))
  for (const key of RESILIENT) felt.push(standing.resilience > 0 ? Number(standing[key]) : 0)
  return felt
}

/** The same of the first step alone. */
export const firstLossFactors = (standing: Combatant): readonly number[] => FIRST.map(key => Number(standing[key]))

/** A strike at one unit: attack dice, their die, how the unit defends, its lives, and what else its losses depend on. */
export interface Strike {
  readonly dice: number
  /** Where dice do more than hit or cancel, the throw and the ward take the place of the die and the guard. */
  readonly die: object
  readonly guard: object
  readonly lives: number
  readonly felt: readonly number[]
}

/** Whatever dice show, none of them strikes the side that threw it. */
const strikesForward = (feats: StrikeRules): boolean =>
  feats === NO_STRIKE_RULES || (feats.hitsBack === 0 && feats.hitsOn.every(({ of, strikes }) => of !== strikes))

const isTied = (standing: Combatant): boolean => {
  for (const key of TYING) if (standing[key]) return true
  return false
}

const isSimple = (standing: Combatant): boolean =>
  strikesForward(standing.feats) &&
  standing.terms.after.length === 0 &&
  !standing.unit.guards &&
  standing.borne === NO_LOSSES_BORNE &&
  !isTied(standing)

/** One exchange of two strikes, in which neither changes what the other does: the losses of both sides are independent. */
export const isApart = ({ attacker, companion, defender, readings }: Engagement, rounds = 1): boolean =>
  companion === undefined &&
  rounds === 1 &&
  attacker.models > 0 &&
  defender.models > 0 &&
  readings['overkill-counts'] !== 'yes' &&
  isSimple(attacker) &&
  isSimple(defender)

/** The strike that falls on a unit of a fight that is `isApart`. */
export const strikeAt = (engagement: Engagement, side: SideName): Strike => {
  const own = unitAt(engagement, side)
  const from = enemiesOf(engagement, side)[0] ?? 'defender'
  const enemy = unitAt(engagement, from)
  const special = isSpecial(own.feats, enemy.feats)
  return {
    dice: attackDice(enemy).dice,
    die: special ? throwOf(engagement, from) : firstDie(engagement, from, side),
    guard: special ? savesAt(engagement, side) : firstGuard(engagement, own),
    lives: own.unit.lives - own.removed,
    felt: lossFactors(own)
  }
}

/** The same of a charge Side by Side: what the defender suffers and what those suffer who charge him are independent. */
export const isApartTogether = ({ attacker, companion, defender, readings }: Engagement, rounds = 1): boolean =>
  companion !== undefined &&
  rounds === 1 &&
  readings['overkill-counts'] !== 'yes' &&
  [attacker, companion, defender].every(each => each.models > 0 && each.feats === NO_STRIKE_RULES && isSimple(each))

const numbers = new WeakMap<object, number>()
let next = 0

/** Equal dice and equal guards are one object, which has one number. */
const numberOf = (shared: object): number => {
  const known = numbers.get(shared)
  if (known !== undefined) return known
  numbers.set(shared, ++next)
  return next
}

type KeyPart = readonly (number | string | boolean)[]

const ofRound = ({ count, attack, guard, special }: Round): KeyPart => [
  ...(special ? [numberOf(special.thrown), numberOf(special.ward)] : []),
  ...count,
  ...[numberOf(attack.attacker), numberOf(attack.companion), numberOf(attack.defender)],
  ...guard.map(numberOf)
]

/** How a unit takes a strike in the first round. */
const taking = (engagement: Engagement, own: Combatant): KeyPart => [
  numberOf(firstGuard(engagement, own)),
  own.unit.lives - own.removed,
  ...lossFactors(own)
]

/** Of two units at once, in a fight that is `isApartTogether`: what the defender suffers depends on this. */
export const strikeOfTwoKey = (engagement: Engagement): StrikeKey => {
  const thrown = ([side, own]: readonly [SideName, Combatant]) => [
    attackDice(own).dice,
    numberOf(firstDie(engagement, side, 'defender'))
  ]
  const both = (['attacker', 'companion'] as const).map(side => [side, unitAt(engagement, side)] as const)
  return [...both.flatMap(thrown), ...taking(engagement, engagement.defender)].join()
}

/** What the two units suffer depends on this, and on how the defender's dice are split. */
export const strikeAtTwoKey = (engagement: Engagement): StrikeKey =>
  (['attacker', 'companion'] as const)
    .flatMap(side => [numberOf(firstDie(engagement, 'defender', side)), ...taking(engagement, unitAt(engagement, side))])
    .join()

/** What holds in every step. */
const ofUnit = ({ standing, guarded }: Fighter): KeyPart => [
  guarded ?? '',
  ...lossFactors(standing),
  standing.lasting?.armour ?? standing.armour
]

/** A text for each fight; two fights of the same units that have the same text go the same way, fatigue aside. */
export type StrikeKey = string

type Split = Ready & { readonly split?: number }

const frameOf = ({ battle, melees, isDuel, overkill, split }: Split): KeyPart => [
  ...[melees, isDuel, split ?? -1],
  ...Object.values(overkill),
  JSON.stringify(battle.most)
]

/** Of the first step: everything the first melee begins with. */
export const firstStrikeKey = (ready: Split): StrikeKey => {
  const first = fightersOf(ready).flatMap(fighter => [
    ...firstLossFactors(fighter.standing),
    ...ofUnit(fighter),
    ...(fighter.rounds[0] ? ofRound(fighter.rounds[0]) : [])
  ])
  return [...frameOf(ready), JSON.stringify(ready.battle.start), ...first].join()
}

/**
 * Of all later steps: where hits come first (Crush) how the units defend is still to come, else the whole first melee is over; then
 * the further melees.
 */
export const laterStrikeKey = (ready: Split): StrikeKey => {
  const later = fightersOf(ready).flatMap(fighter => {
    const [first, ...others] = fighter.rounds
    const guards = ready.stepsOfMelee > 1 ? (first?.guard ?? []).slice(-1) : []
    const wards = ready.stepsOfMelee > 1 && first?.special ? [first.special.ward] : []
    return [...ofUnit(fighter), ...[...guards, ...wards].map(numberOf), ...others.flatMap(ofRound)]
  })
  return [...frameOf(ready), ready.stepsOfMelee, ...later].join()
}
