import type { Place } from '../model/effect'
import { isExhausted, NO_TERMS, type Tests, type UnitRole, type UnitState, unitAt } from '../model/fight-state'
import { type Text, t } from '../model/language'
import type { Cover } from '../model/scenario'
import type { Readings } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import type { Ledger, Origin } from './ledger'
import type { Unit } from './unit'

export { isExhausted, type UnitRole, unitAt } from '../model/fight-state'

/** What an answer says of a unit beside its numbers. */
export interface Note {
  readonly text: string
  /** Nobody may miss it who reads the figures alone. */
  readonly isCaution: boolean
}

/** One unit as it stands at a step of the fight, before a die is thrown. Immutable; each step makes the next. */
export interface Combatant extends UnitState {
  readonly unit: Unit
  readonly place: Place
  readonly charging: boolean
  readonly models: number
  readonly engaged: number
  /** Lives removed by abilities so far, models or the wounds of one, and how many of them count for deciding the winner. */
  readonly removed: number
  readonly removedCounted: number
  /** What losses before the blows did beside that (N14): friends who died for it, losses beyond its last model, losses cancelled. */
  /** Of the fatigue it took for them so much vanished. */
  readonly vanished: number
  readonly borne: { readonly guards: number; readonly overkill: number; readonly cancelled: number }
  readonly fatigue: number
  /** Fatigue that comes after the fight. */
  readonly fatigueAfter: number
  readonly exhausted: boolean
  /** Exhaustion costs it dice (R3.2); settled at the end of step 1. */
  readonly weakened: boolean
  /** Attack dice generated (R2.1, R3.1), and held before abilities (after R3.2 and R3.3). */
  readonly generated: number
  readonly held: number
  /** The dice whose double is the most it may roll (R2.2, R3.5). */
  readonly capBase: number
  /** Defence dice gained for attack dice given up (R3.3). */
  readonly gained: number
  /** The running sum of armour; clamped at the end, or after each change (reading armour-clamp). */
  readonly armour: number
  /** Armour bought with fatigue of one enemy unit, which counts against that unit only (R6.3). */
  readonly armourAgainst: { readonly attacker: number; readonly companion: number; readonly defender: number }
  readonly cover: Cover
  /** What its cover is worth has been counted. */
  readonly covered: boolean
  /** How it stood when step 1 began: what holds in a second melee too. */
  readonly lasting: Lasting | null
  readonly ledger: Ledger
  readonly notes: readonly Note[]
}

/** The standing before abilities: armour, rolls and saves of a further melee are read off it, and who is left to fight one. */
export type Lasting = Pick<
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
  | 'feats'
  | 'terms'
>

/** Whom a unit faces, first the one it is compared with. */
export const enemiesOf = (engagement: Engagement, role: UnitRole): readonly UnitRole[] =>
  role !== 'defender' ? DEFENDER : engagement.companion ? TOGETHER : ATTACKER

/** The units of one's own side, oneself among them. */
export const alliesOf = (engagement: Engagement, role: UnitRole): readonly UnitRole[] =>
  role === 'defender' ? DEFENDER : enemiesOf(engagement, 'defender')

const DEFENDER = ['defender'] as const
const ATTACKER = ['attacker'] as const
const TOGETHER = ['attacker', 'companion'] as const

/** Every unit, the attackers first: the order in which they choose (R2.2, R3.4). */
export const rolesOf = (engagement: Engagement): readonly UnitRole[] => (engagement.companion ? ALL : BOTH)

const BOTH = ['attacker', 'defender'] as const
const ALL = ['attacker', 'companion', 'defender'] as const

/** Both units, the rulebook and the readings they meet under. */
export interface Engagement {
  readonly book: Rulebook
  readonly readings: Readings
  readonly attacker: Combatant
  readonly companion: Combatant | undefined
  readonly defender: Combatant
  /** Dice thrown while acts are made (N14). */
  readonly tests: Tests | undefined
}

/** A melee of the second edition that a unit did not live to fight has no later step (T3.14). */
export const isOver = ({ book, attacker, defender }: Pick<Engagement, 'book' | 'attacker' | 'defender'>): boolean =>
  book.numbers.inTurn === true && attacker.place === 'melee' && (attacker.models === 0 || defender.models === 0)

/** The engagement with one side as it now stands. */
export const put = (engagement: Engagement, role: UnitRole, standing: Combatant): Engagement => ({
  book: engagement.book,
  readings: engagement.readings,
  attacker: role === 'attacker' ? standing : engagement.attacker,
  companion: role === 'companion' ? standing : engagement.companion,
  defender: role === 'defender' ? standing : engagement.defender,
  tests: engagement.tests
})

type Changing = { -readonly [K in keyof Combatant]: Combatant[K] }

/** A copy to be changed. Key by key: each place that spreads an object makes objects of another shape, which are ten times slower to read. */
export const copied = (own: Combatant): Changing => ({
  unit: own.unit,
  place: own.place,
  charging: own.charging,
  hasTurn: own.hasTurn,
  models: own.models,
  engaged: own.engaged,
  removed: own.removed,
  removedCounted: own.removedCounted,
  borne: own.borne,
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
  feats: own.feats,
  terms: own.terms,
  within: own.within,
  lasting: own.lasting,
  ledger: own.ledger,
  notes: own.notes
})

/** The unit with this about it changed. */
export const changed = (own: Combatant, change: Partial<Combatant>): Combatant => Object.assign(copied(own), change)

/** One more line in a ledger: the value it leaves, and the change it made. */
export const entry = (before: Ledger, what: Text, value: number, change: number, { rule, source }: Origin): Ledger => ({
  line: { what, value, change, rule, source },
  before
})

export const clampedArmour = (armour: number, { numbers }: Rulebook): number =>
  Math.min(numbers.mostArmour, Math.max(numbers.leastArmour, armour))

/** The armour of a unit within its bounds: the edition's, then those that its rules or the enemy's set (T1.4, N8). */
export const boundedArmour = ({ armour, terms }: Pick<Combatant, 'armour' | 'terms'>, book: Rulebook): number =>
  Math.min(terms.mostArmour, Math.max(terms.leastArmour, clampedArmour(armour, book)))

/** By reading armour-clamp every modifier is held within the bounds where it stands in their order, else only their sum (R1.2). */
const held = (armour: number, { readings, book }: Engagement): number =>
  readings['armour-clamp'] === 'each' ? clampedArmour(armour, book) : armour

const ENEMIES: readonly UnitRole[] = ['attacker', 'companion', 'defender']

/** A change of a unit's armour, against each enemy where they differ (R1.2). */
export const armoured = (engagement: Engagement, role: UnitRole, change: number, origin: Origin): Engagement => {
  const own = unitAt(engagement, role)
  if ((change > 0 && own.terms.noRaise) || (change < 0 && own.terms.noLower)) return engagement
  const armour = held(own.armour + change, engagement)
  const ledger = entry(own.ledger, 'armour', armour, change, origin)
  if (!engagement.companion) return put(engagement, role, changed(own, { armour, ledger }))
  const armourAgainst = { ...own.armourAgainst }
  for (const enemy of ENEMIES) armourAgainst[enemy] = held(own.armour + own.armourAgainst[enemy] + change, engagement) - armour
  return put(engagement, role, changed(own, { armour, armourAgainst, ledger }))
}

/** Armour bought with the fatigue of one enemy unit (R3.4); Side by Side it counts against that unit only (R6.3). */
export const armouredAgainst = (engagement: Engagement, role: UnitRole, enemy: UnitRole, origin: Origin): Engagement => {
  if (!engagement.companion) return armoured(engagement, role, 1, origin)
  const own = unitAt(engagement, role)
  const value = held(own.armour + own.armourAgainst[enemy] + 1, engagement)
  const armourAgainst = { ...own.armourAgainst, [enemy]: value - own.armour }
  const against = { ...origin, source: t('{source}, against them', { source: origin.source }) }
  return put(engagement, role, changed(own, { armourAgainst, ledger: entry(own.ledger, 'armour', value, 1, against) }))
}

/** The armour an enemy unit has to beat (R1.2). */
export const armourFacing = ({ book }: Engagement, standing: Combatant, enemy: UnitRole): number =>
  standing.terms === NO_TERMS
    ? clampedArmour(standing.armour + unitAt(standing.armourAgainst, enemy), book)
    : boundedArmour(standing, book)

/** Fatigue stops at the unit's limit (T4.3, reading fatigue-above-limit). */
export const withinLimit = (
  before: number,
  after: number,
  { unit }: Pick<Combatant, 'unit'>,
  { book, readings }: Engagement
): number =>
  book.numbers.limitsFatigue && readings['fatigue-above-limit'] !== 'kept'
    ? Math.max(before, Math.min(unit.profile.fatigueLimit, after))
    : after

/** Fatigue put on or taken off now; never below none, and what is ignored does not come (R6.4). */
export const gainFatigue = (engagement: Engagement, role: UnitRole, change: number, origin: Origin): Engagement => {
  const own = unitAt(engagement, role)
  const isLimited = engagement.book.numbers.limitsFatigue === true
  // in the second edition it ignores what the fight brings at its end
  const ignored = change > 0 && !isLimited ? Math.min(change, own.ignoresFatigue) : 0
  const sum = Math.max(0, own.fatigue + change - ignored)
  const fatigue = isLimited && change > 0 ? withinLimit(own.fatigue, sum, own, engagement) : sum
  if (fatigue === own.fatigue && ignored === 0) return engagement
  const ledger = entry(own.ledger, 'fatigue', fatigue, fatigue - own.fatigue, origin)
  return put(engagement, role, changed(own, { fatigue, ignoresFatigue: own.ignoresFatigue - ignored, ledger }))
}

/** Fatigue that a move may have brought: that of a second activation, and by reading of horses in uneven ground (R4.1). */
const ofMove = ({ unit }: Pick<Combatant, 'unit'>, { readings }: Engagement): number =>
  readings['horses-uneven'] === 'yes' && unit.mounted && unit.ground !== 'open' ? 2 : 1

/**
 * It may only rest, and so it does not shoot (R4.3, T4.4). In the first edition javelins are thrown after the move that exhausted the unit
 * (R2.9), but not by one that was exhausted before it moved.
 */
export const isGrounded = (own: Pick<Combatant, 'place' | 'unit' | 'fatigue'>, engagement: Engagement): boolean => {
  if (own.place !== 'shooting' || !isExhausted(own)) return false
  if (!own.unit.throwsAfterMove || engagement.book.numbers.inTurn) return true
  return isExhausted({ unit: own.unit, fatigue: own.fatigue - ofMove(own, engagement) })
}

/** The same of how it stood when its dice were counted: fatigue that comes or is spent later changes nothing. */
export const wasGrounded = (own: Combatant, engagement: Engagement): boolean =>
  own.place === 'shooting' &&
  isGrounded({ place: own.place, unit: own.unit, fatigue: own.lasting?.fatigue ?? own.fatigue }, engagement)

/** A sentence the report tells beside the numbers. */
export const withNote = (engagement: Engagement, role: UnitRole, text: string, isCaution = false): Engagement => {
  const own = unitAt(engagement, role)
  return put(engagement, role, changed(own, { notes: [...own.notes, { text, isCaution }] }))
}
