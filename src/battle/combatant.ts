import type { Place } from '../model/effect'
import { type Text, t } from '../model/language'
import type { Cover } from '../model/scenario'
import { isExhausted, NO_TERMS, type Tests, type UnitRole, type UnitState, unitAt } from '../model/unit-state'
import type { Readings } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import type { Ledger, Origin } from './ledger'
import type { Unit } from './unit'

export { isExhausted, type UnitRole, unitAt } from '../model/unit-state'

/** A sentence about a unit in the report, beside its numbers. */
export interface Note {
  readonly text: string
  /** Readers who look only at the figures must not miss it. */
  readonly isCaution: boolean
}

/** The state of one unit at a step of the fight, before any attack die is rolled. Immutable: each step makes a new one. */
export interface Combatant extends UnitState {
  readonly unit: Unit
  readonly place: Place
  readonly charging: boolean
  readonly models: number
  readonly engaged: number
  /** Lives removed by abilities so far (models, or the wounds of one), and how many of them count for deciding the winner. */
  readonly removed: number
  readonly removedCounted: number
  /** Of the fatigue taken for Resilience before the dice, the part that vanished (T6.12). */
  readonly vanished: number
  /** Other results of losses before the dice (N14): guards who died for it, losses beyond its last model, losses cancelled. */
  readonly lossesBeforeDice: { readonly guards: number; readonly overkill: number; readonly cancelled: number }
  readonly fatigue: number
  /** Fatigue it gains after the fight. */
  readonly fatigueAfter: number
  readonly exhausted: boolean
  /** Exhaustion costs it attack dice (R3.2); decided at the end of step 1. */
  readonly weakened: boolean
  /** Attack dice generated (R2.1, R3.1), and those it has before abilities (after R3.2 and R3.3). */
  readonly generated: number
  readonly held: number
  /** Twice this number is the most attack dice it may roll (R2.2, R3.5). */
  readonly capBase: number
  /** Defence dice gained for attack dice given up (R3.3). */
  readonly gained: number
  /** The running sum of armour, limited at the end or after each change (armour-clamp). */
  readonly armour: number
  /** Extra armour against each enemy unit: what the fatigue of one unit buys counts against that unit only (R6.3). */
  readonly armourAgainst: { readonly attacker: number; readonly companion: number; readonly defender: number }
  readonly cover: Cover
  /** The effects of its cover have been applied. */
  readonly covered: boolean
  /** Its state when step 1 began, which still holds in a second melee; null until then. */
  readonly beforeAbilities: StateBeforeAbilities | null
  readonly ledger: Ledger
  readonly notes: readonly Note[]
}

/**
 * The state of a unit before abilities. A further melee takes its armour, rolls and saves from here, and whether anyone is left
 * to fight.
 */
export type StateBeforeAbilities = Pick<
  Combatant,
  | 'models'
  | 'removed'
  | 'fatigue'
  | 'armour'
  | 'attackRoll'
  | 'savesOn'
  | 'rerollsAttack'
  | 'rerollsDefence'
  | 'bonusAttack'
  | 'discarded'
  | 'bonusDefence'
  | 'resilience'
  | 'strikeRules'
  | 'terms'
>

/** The enemy units of a unit; where it is compared with only one, that is the first. */
export const enemiesOf = (engagement: Engagement, role: UnitRole): readonly UnitRole[] =>
  role !== 'defender' ? DEFENDER : engagement.companion ? TOGETHER : ATTACKER

/** The units on the same side as `role`, itself included. */
export const alliesOf = (engagement: Engagement, role: UnitRole): readonly UnitRole[] =>
  role === 'defender' ? DEFENDER : enemiesOf(engagement, 'defender')

const DEFENDER = ['defender'] as const
const ATTACKER = ['attacker'] as const
const TOGETHER = ['attacker', 'companion'] as const

/** All units, attackers first: the order in which they make their choices (R2.2, R3.4). */
export const rolesOf = (engagement: Engagement): readonly UnitRole[] => (engagement.companion ? ALL : BOTH)

const BOTH = ['attacker', 'defender'] as const
const ALL = ['attacker', 'companion', 'defender'] as const

/** The units of a fight before its dice, with the rulebook and the interpretations in force. */
export interface Engagement {
  readonly book: Rulebook
  readonly readings: Readings
  readonly attacker: Combatant
  readonly companion: Combatant | undefined
  readonly defender: Combatant
  /** Dice rolled during acts (N14). */
  readonly tests: Tests | undefined
}

/** True if a melee of the second edition ended before its dice because a unit has no models left (T3.14). */
export const isOver = ({ book, attacker, defender }: Pick<Engagement, 'book' | 'attacker' | 'defender'>): boolean =>
  book.numbers.inTurn === true && attacker.place === 'melee' && (attacker.models === 0 || defender.models === 0)

/** The engagement with a new state for one unit. */
export const put = (engagement: Engagement, role: UnitRole, combatant: Combatant): Engagement => ({
  book: engagement.book,
  readings: engagement.readings,
  attacker: role === 'attacker' ? combatant : engagement.attacker,
  companion: role === 'companion' ? combatant : engagement.companion,
  defender: role === 'defender' ? combatant : engagement.defender,
  tests: engagement.tests
})

type Changing = { -readonly [K in keyof Combatant]: Combatant[K] }

/**
 * A mutable copy. Written key by key, because each place that spreads an object makes objects of another shape, which are ten
 * times slower to read.
 */
export const copied = (own: Combatant): Changing => ({
  unit: own.unit,
  place: own.place,
  charging: own.charging,
  hasTurn: own.hasTurn,
  models: own.models,
  engaged: own.engaged,
  removed: own.removed,
  removedCounted: own.removedCounted,
  lossesBeforeDice: own.lossesBeforeDice,
  vanished: own.vanished,
  fatigue: own.fatigue,
  fatigueAfter: own.fatigueAfter,
  exhausted: own.exhausted,
  weakened: own.weakened,
  generated: own.generated,
  held: own.held,
  capBase: own.capBase,
  gained: own.gained,
  poolDice: own.poolDice,
  bonusAttack: own.bonusAttack,
  discarded: own.discarded,
  bonusDefence: own.bonusDefence,
  armour: own.armour,
  armourAgainst: own.armourAgainst,
  cover: own.cover,
  covered: own.covered,
  attackRoll: own.attackRoll,
  savesOn: own.savesOn,
  rerollsAttack: own.rerollsAttack,
  rerollsDefence: own.rerollsDefence,
  ignores: own.ignores,
  ignoresLast: own.ignoresLast,
  ignoresFatigue: own.ignoresFatigue,
  resilience: own.resilience,
  vanishing: own.vanishing,
  doublesHits: own.doublesHits,
  pushes: own.pushes,
  fightsAgain: own.fightsAgain,
  strikeRules: own.strikeRules,
  terms: own.terms,
  within: own.within,
  beforeAbilities: own.beforeAbilities,
  ledger: own.ledger,
  notes: own.notes
})

/** A copy of the unit with some fields changed. */
export const changed = (own: Combatant, change: Partial<Combatant>): Combatant => Object.assign(copied(own), change)

/** The ledger with one more line: the new value, and the change that led to it. */
export const entry = (before: Ledger, what: Text, value: number, change: number, { rule, source }: Origin): Ledger => ({
  line: { what, value, change, rule, source },
  before
})

/** Armour limited to the least and most of the edition (R1.2). */
export const clampedArmour = (armour: number, { numbers }: Rulebook): number =>
  Math.min(numbers.mostArmour, Math.max(numbers.leastArmour, armour))

/** The unit's armour within the bounds of the edition, then within those set by its own and the enemy's rules (T1.4, N8). */
export const boundedArmour = ({ armour, terms }: Pick<Combatant, 'armour' | 'terms'>, book: Rulebook): number =>
  Math.min(terms.mostArmour, Math.max(terms.leastArmour, clampedArmour(armour, book)))

/** Under armour-clamp=each armour is limited after every modifier in turn; otherwise only the final sum is (R1.2). */
const clampedIfEach = (armour: number, { readings, book }: Engagement): number =>
  readings['armour-clamp'] === 'each' ? clampedArmour(armour, book) : armour

const ENEMIES: readonly UnitRole[] = ['attacker', 'companion', 'defender']

/** The engagement after the unit's armour changes by `change`; against two enemies armour is kept separately for each (R1.2). */
export const armoured = (engagement: Engagement, role: UnitRole, change: number, origin: Origin): Engagement => {
  const own = unitAt(engagement, role)
  if ((change > 0 && own.terms.noRaise) || (change < 0 && own.terms.noLower)) return engagement
  const armour = clampedIfEach(own.armour + change, engagement)
  const ledger = entry(own.ledger, 'armour', armour, change, origin)
  if (!engagement.companion) return put(engagement, role, changed(own, { armour, ledger }))
  const armourAgainst = { ...own.armourAgainst }
  for (const enemy of ENEMIES)
    armourAgainst[enemy] = clampedIfEach(own.armour + own.armourAgainst[enemy] + change, engagement) - armour
  return put(engagement, role, changed(own, { armour, armourAgainst, ledger }))
}

/**
 * The engagement after the unit buys 1 armour with the fatigue of one enemy unit (R3.4); Side by Side it counts against that unit
 * only (R6.3).
 */
export const armouredAgainst = (engagement: Engagement, role: UnitRole, enemy: UnitRole, origin: Origin): Engagement => {
  if (!engagement.companion) return armoured(engagement, role, 1, origin)
  const own = unitAt(engagement, role)
  const value = clampedIfEach(own.armour + own.armourAgainst[enemy] + 1, engagement)
  const armourAgainst = { ...own.armourAgainst, [enemy]: value - own.armour }
  const against = { ...origin, source: t('{source}, against them', { source: origin.source }) }
  return put(engagement, role, changed(own, { armourAgainst, ledger: entry(own.ledger, 'armour', value, 1, against) }))
}

/** The armour that `enemy` has to beat to hit the unit `combatant` (R1.2). */
export const armourFacing = ({ book }: Engagement, combatant: Combatant, enemy: UnitRole): number =>
  combatant.terms === NO_TERMS
    ? clampedArmour(combatant.armour + unitAt(combatant.armourAgainst, enemy), book)
    : boundedArmour(combatant, book)

/**
 * The fatigue `after` a gain, limited to the unit's fatigue limit, but never less than `before` (T4.3, interpretation
 * fatigue-above-limit).
 */
export const withinLimit = (
  before: number,
  after: number,
  { unit }: Pick<Combatant, 'unit'>,
  { book, readings }: Engagement
): number =>
  book.numbers.limitsFatigue && readings['fatigue-above-limit'] !== 'kept'
    ? Math.max(before, Math.min(unit.profile.fatigueLimit, after))
    : after

/**
 * The engagement after the unit's fatigue changes by `change` now: not below 0, and without fatigue that the unit ignores (R6.4).
 */
export const gainFatigue = (engagement: Engagement, role: UnitRole, change: number, origin: Origin): Engagement => {
  const own = unitAt(engagement, role)
  const isLimited = engagement.book.numbers.limitsFatigue === true
  // in the second edition a unit ignores only fatigue that comes at the end of the fight
  const ignored = change > 0 && !isLimited ? Math.min(change, own.ignoresFatigue) : 0
  const sum = Math.max(0, own.fatigue + change - ignored)
  const fatigue = isLimited && change > 0 ? withinLimit(own.fatigue, sum, own, engagement) : sum
  if (fatigue === own.fatigue && ignored === 0) return engagement
  const ledger = entry(own.ledger, 'fatigue', fatigue, fatigue - own.fatigue, origin)
  return put(engagement, role, changed(own, { fatigue, ignoresFatigue: own.ignoresFatigue - ignored, ledger }))
}

/**
 * Fatigue that a move may have brought: 1 for a second activation, 1 more for horses in uneven ground (R4.1, horses-uneven=yes).
 */
const ofMove = ({ unit }: Pick<Combatant, 'unit'>, { readings }: Engagement): number =>
  readings['horses-uneven'] === 'yes' && unit.mounted && unit.ground !== 'open' ? 2 : 1

/**
 * True if an exhausted unit may only rest, and so cannot shoot (R4.3, T4.4). In the first edition a unit may throw javelins after
 * the move that exhausted it (R2.9), but not if it was exhausted before the move.
 */
export const mayOnlyRest = (own: Pick<Combatant, 'place' | 'unit' | 'fatigue'>, engagement: Engagement): boolean => {
  if (own.place !== 'shooting' || !isExhausted(own)) return false
  if (!own.unit.throwsAfterMove || engagement.book.numbers.inTurn) return true
  return isExhausted({ unit: own.unit, fatigue: own.fatigue - ofMove(own, engagement) })
}

/** Like `isGrounded`, for the moment when the unit's dice were counted: fatigue gained or spent later changes nothing. */
export const couldOnlyRest = (own: Combatant, engagement: Engagement): boolean =>
  own.place === 'shooting' &&
  mayOnlyRest({ place: own.place, unit: own.unit, fatigue: own.beforeAbilities?.fatigue ?? own.fatigue }, engagement)

/** The engagement with a note on the unit for the report. */
export const withNote = (engagement: Engagement, role: UnitRole, text: string, isCaution = false): Engagement => {
  const own = unitAt(engagement, role)
  return put(engagement, role, changed(own, { notes: [...own.notes, { text, isCaution }] }))
}
