import type { Text } from './language'

/**
 * The interface between effects and fights: what effects see of a fight (UnitState), and what they can do to it (EffectActions). `battle/`
 * implements it, so that verbs, conditions and counts need to know no more of a fight.
 */

/** VS, S, M and L, as they are typed. */
export const DISTANCES = ['vs', 's', 'm', 'l'] as const
export type Distance = (typeof DISTANCES)[number]

/** Covers from worst to best (R2.6, R3.7). */
export const COVERS = ['none', 'light', 'heavy'] as const
export type Cover = (typeof COVERS)[number]

/** The roles of units in a fight; the companion charges Side by Side with a warlord, who is the attacker (R6.3). */
export type UnitRole = 'attacker' | 'companion' | 'defender'

/** The enemy of a unit; of two Side by Side the attacker. */
export const OPPONENT = { attacker: 'defender', companion: 'defender', defender: 'attacker' } as const

/** The numbers of a unit that only effects change. */
export interface Modifiers {
  /** Attack dice that special rules add in step 1, when the pool is generated. */
  readonly poolDice: number
  readonly bonusAttack: number
  /** Attack dice taken away after the cap (reading discarded-dice). */
  readonly discarded: number
  readonly bonusDefence: number
  readonly attackRoll: number
  /** The least face that saves. */
  readonly savesOn: number
  readonly rerollsAttack: boolean
  readonly rerollsDefence: boolean
  /** Uncancelled hits ignored. */
  readonly ignores: number
  /** Ignored of the hits that reach the last model. */
  readonly ignoresLast: number
  /** Fatigue to come that is ignored. */
  readonly ignoresFatigue: number
  /** Second edition: losses that one fatigue cancels (V9.8); 0: none. */
  readonly resilience: number
  /** Once a turn, so much of the fatigue taken for it vanishes (T6.12). */
  readonly vanishing: number
  readonly doublesHits: boolean
  readonly pushes: boolean
  /** Further melees (Thor). */
  readonly fightsAgain: number
  /** What verbs of the second edition do to dice and hits; `NO_STRIKE_RULES` by default. */
  readonly strikeRules: StrikeRules
  /** What they change besides dice; `NO_TERMS` by default. */
  readonly terms: Terms
}

/** Dice that are rolled again (N3). */
export interface Reroll {
  /** True: the enemy has successful dice rolled again; false: the roller, failed ones. */
  readonly forced: boolean
  /** Only modified results of so much or less. */
  readonly results?: number
  /** At most so many dice, the lowest first. */
  readonly most?: number
  /** At most as many dice as show one of these modified results. */
  readonly forEach?: readonly number[]
}

/** `count` is added to the results of so many dice, where it helps most, after rolling (N4). */
export interface Raise {
  readonly count: number
  readonly dice: number
}

/** Hits for each attack die of a result (N2). */
export interface HitsOn {
  readonly of: 'own' | 'enemy'
  readonly on: number
  readonly count: number
  readonly or: 'more' | 'less' | 'only'
  readonly most: number
  readonly strikes: 'own' | 'enemy'
}

/** Everything a strike of the second edition depends on besides dice, die and save: one object, so that a cache key made of it is complete. */
export interface StrikeRules {
  /** Automatic hits (N1). */
  readonly hits: number
  /** The enemy takes a hit for each so many that the unit takes; 0: none. */
  readonly hitsBack: number
  readonly hitsOn: readonly HitsOn[]
  readonly attackRerolls: readonly Reroll[]
  readonly attackRaises: readonly Raise[]
  readonly defenceRoll: number
  readonly defenceRerolls: readonly Reroll[]
  readonly defenceRaises: readonly Raise[]
  /** Hits cancelled before the defence roll (N5). */
  readonly cancelHits: number
  /** A defence die of this result cancels so many hits (N6). */
  readonly cancelsOn: readonly { readonly on: number; readonly count: number }[]
  /** Defence dice for each hit (N11). */
  readonly dicePerHit: number
}

/** A strike without special rules; shared, so that units without any are recognized by identity. */
export const NO_STRIKE_RULES: StrikeRules = Object.freeze({
  hits: 0,
  hitsBack: 0,
  hitsOn: [],
  attackRerolls: [],
  attackRaises: [],
  defenceRoll: 0,
  defenceRerolls: [],
  defenceRaises: [],
  cancelHits: 0,
  cancelsOn: [],
  dicePerHit: 1
})

/** True if dice of either unit do more than hit or cancel. */
export const isSpecial = (one: StrikeRules, other: StrikeRules): boolean => one !== NO_STRIKE_RULES || other !== NO_STRIKE_RULES

/** Fatigue gained after the fight, if there were so many casualties (N9, N15). */
interface FatigueAfter {
  readonly count: number | 'to-limit'
  /** The least casualties among the enemies of the unit whose effect it is. */
  readonly casualties: number
  /** It is an effect of the unit itself, not of its enemy. */
  readonly isOwn: boolean
}

/** How far a loser leaves (N16). */
export const WITHDRAWALS = ['none', 'S', 'M', 'L'] as const

/** What verbs of the second edition set for a unit besides its dice. */
interface Terms {
  /** Additional bounds of armour, applied last (N8). */
  readonly leastArmour: number
  readonly mostArmour: number
  readonly noRaise: boolean
  readonly noLower: boolean
  /** What it may no longer do in this fight (N12). */
  readonly silenced: 'no' | 'abilities' | 'all'
  /** Attack dice for each act of the enemy from now on (N10). */
  readonly perEnemyAct: number
  /** It has no attack dice, whatever gives it some (N11). */
  readonly noAttackDice: boolean
  /** Each fatigue spent both raises own armour and lowers the enemy's. */
  readonly buysBoth: boolean
  /** The enemy's closed ranks and cover give no better save (T3.2). */
  readonly deniesCover: boolean
  readonly closeRanks: readonly ('may' | 'may-not')[]
  /** Boxes that it may use any number of times (N13). */
  readonly basic: readonly string[]
  readonly withdraw: (typeof WITHDRAWALS)[number]
  readonly after: readonly FatigueAfter[]
  /** The price of what follows was not paid (T6.6). */
  readonly isUnpaid: boolean
}

/** The terms of a unit that no rule changes; shared, so that such units are recognized by identity. */
export const NO_TERMS: Terms = Object.freeze({
  leastArmour: 0,
  mostArmour: 99,
  noRaise: false,
  noLower: false,
  silenced: 'no',
  perEnemyAct: 0,
  noAttackDice: false,
  buysBoth: false,
  deniesCover: false,
  closeRanks: [],
  basic: [],
  withdraw: 'S',
  after: [],
  isUnpaid: false
})

type NumericModifier = { [M in keyof Modifiers]: Modifiers[M] extends number ? M : never }[keyof Modifiers]
type BooleanModifier = { [M in keyof Modifiers]: Modifiers[M] extends boolean ? M : never }[keyof Modifiers]

/** Ledger entries of re-rolls, by the dice. */
export const REROLLED = {
  attack: 're-rolls missed attack dice',
  defence: 're-rolls failed defence dice',
  'enemy-attack': 'the enemy re-rolls attack dice that hit',
  'enemy-defence': 'the enemy re-rolls defence dice that cancel'
} as const

/** Ledger entries of what a unit does, which have no number. */
const TRAITS = [...Object.values(REROLLED), 'hits count double', 'pushes', 'hits back'] as const satisfies readonly Text[]
type Trait = (typeof TRAITS)[number]

/** Whether a ledger entry is one that has no number. */
export const isTrait = (what: string): what is Trait => TRAITS.some(trait => trait === what)

/** A unit as effects see it. */
export interface UnitState extends Modifiers {
  readonly unit: {
    readonly name: string
    readonly class: string
    readonly weapon: string | undefined
    readonly mounted: boolean
    /** What it rides; an elephant's riders are on foot (T5.13). */
    readonly mount: string | undefined
    /** The range of its missiles; undefined: it has none. */
    readonly range: string | undefined
    /** One of its models bears a war banner and has no dice (T6.8). */
    readonly hasBearer: boolean
    /** Its kinds of models with their shooting dice, in the order in which they are lost. */
    readonly parts: readonly { readonly models: number; readonly diceShot: { readonly dice: number; readonly models: number } }[]
    /** It moved earlier in this turn. */
    readonly moved: boolean
    readonly ground: string
    readonly givesUpDice: boolean
    readonly profile: { readonly fatigueLimit: number }
    /** What each model counts as where models are counted (T1.8). 0: engaged models count one each; below 0: only its hero counts so. */
    readonly presence: number
    /** Friendly units near it. */
    readonly friendsNear: number
  }
  readonly cover: Cover
  /** How far the target of a shot is. */
  readonly within: Distance | undefined
  /** Its armour, with all changes so far and without bounds. */
  readonly armour: number
  /** It charges in a melee. */
  readonly charging: boolean
  /** It is its side's turn (R7.4). */
  readonly hasTurn: boolean
  readonly models: number
  readonly engaged: number
  readonly fatigue: number
  /** Attack dice before abilities, and defence dice gained for those given up. */
  readonly held: number
  readonly gained: number
  /** Its state when its dice were counted; null before that. */
  readonly beforeAbilities: object | null
}

/** The units of a fight as effects see them. */
export interface FightUnits {
  readonly attacker: UnitState
  readonly companion?: UnitState | undefined
  readonly defender: UnitState
}

/** One use of an effect: whose it is, which unit it changes, and what was chosen with it. */
export interface Use {
  /** The unit that it changes. */
  readonly unit: UnitRole
  /** The unit whose effect it is, and all its enemies, when the effect is used. */
  readonly own: UnitState
  readonly enemies: readonly UnitState[]
  /** Their armour at that time, within its bounds; of several enemies the first. */
  readonly armour: { readonly own: number; readonly enemy: number }
  readonly chosen: Chosen
  readonly rule: string
  readonly source: string
}

/** What a player chose with an ability: dice of each kind, a number, and how many of the SAGA dice spent showed the rare symbol. */
export interface Chosen {
  readonly attack: number
  readonly defence: number
  readonly count: number
  readonly rare: number
}

/** The price of an ability: enemy fatigue, own fatigue, own armour (T6.6). */
export interface Price {
  readonly enemyFatigue?: number
  readonly ownFatigue?: number
  readonly armour?: number
}

/** Dice thrown during step 3 (N14): so many of their six faces are successes, and so many cost the unit itself a model. */
export interface ThrowTest {
  readonly dice: number
  readonly good: number
  readonly bad: number
}

/** What a success does: the enemy loses a model without a save, or an attack die, or the unit gets a lost model back. */
export const TEST_SUCCESSES = ['enemy-loss', 'enemy-attack-die', 'model-back'] as const
export type TestSuccess = (typeof TEST_SUCCESSES)[number]

/** The result of a test. */
export interface TestResult {
  readonly successes: number
  /** Dice that cost the unit itself a model. */
  readonly own: number
}

/** The tests of a fight: their results in order, how many have been carried out (`met`), and the first without a result (`asked`). */
export interface Tests {
  readonly results: readonly TestResult[]
  readonly met: number
  readonly asked?: ThrowTest
}

/**
 * What an effect can do to a fight; each returns the fight after it. Changes are written into the unit's ledger: the name of the number,
 * its new value and the change.
 */
export interface EffectActions<Fight extends FightUnits> {
  /** Adds to a number. `called`: its name in the ledger, without which there is no line; `value`: its new value there, if it differs. */
  readonly add: (
    fight: Fight,
    use: Use,
    to: NumericModifier,
    more: number,
    called?: Text,
    value?: (unit: UnitState) => number
  ) => Fight
  /** Sets a switch. */
  readonly turnOn: (fight: Fight, use: Use, what: BooleanModifier, called: Trait) => Fight
  /** Saves on `on` or more, if that is better. */
  readonly save: (fight: Fight, use: Use, on: number) => Fight
  /** More or fewer attack dice. Reading `discarded-dice`: those taken away in step 3 may come off after the cap. */
  readonly attackDice: (fight: Fight, use: Use, more: number) => Fight
  readonly armour: (fight: Fight, use: Use, change: number) => Fight
  readonly cover: (fight: Fight, use: Use, cover: Exclude<Cover, 'none'>) => Fight
  /** Adds fatigue at once, or after the fight. */
  readonly addFatigue: (fight: Fight, use: Use, more: number, when: 'now' | 'after') => Fight
  /** The unit never gains fatigue, and has none. */
  readonly ignoreFatigue: (fight: Fight, use: Use) => Fight
  /** Removes models; `counts`: the reading that decides whether they count for who wins. */
  readonly remove: (fight: Fight, use: Use, models: number, counts?: 'valhalla-counts' | 'stamping-counts') => Fight
  readonly note: (fight: Fight, use: Use, text: string) => Fight
  /** Changes the strike rules of a unit; in the ledger under a name, with a number or without. */
  readonly changeStrikeRules: (
    fight: Fight,
    use: Use,
    change: (before: StrikeRules) => Partial<StrikeRules>,
    ...ledger: readonly [called: Trait] | readonly [called: Text, more: number]
  ) => Fight
  /** Changes the terms of a unit. */
  readonly changeTerms: (fight: Fight, use: Use, change: (before: Terms) => Partial<Terms>) => Fight
  /** Attack dice that are not rolled become defence dice (T3.7). */
  readonly turnDice: (fight: Fight, use: Use) => Fight
  /** Adds fatigue until the unit is exhausted. */
  readonly exhaust: (fight: Fight, use: Use) => Fight
  /** Carries out a test: what each success does, and from how many successes on the enemy gains 1 fatigue. */
  readonly test: (fight: Fight, use: Use, test: ThrowTest, then: TestSuccess, fatigueFrom: number | undefined) => Fight
  /** The armour of the unit when it is shot at, in a melee too (N14). */
  readonly armourShotAt: (fight: Fight, use: Use) => number
  /** From now on the unit has no attack dice (N11). */
  readonly dropAttackDice: (fight: Fight, use: Use) => Fight
  /** Pays for the effects that follow in the same ability; if the price cannot be paid, they do nothing (T6.6). */
  readonly pay: (fight: Fight, use: Use, price: Price) => Fight
}

/** The unit in a role; throws a RangeError if there is none. Comparisons are several times faster than `fight[role]`. */
export const unitAt = <Unit>(
  fight: { readonly attacker: Unit; readonly companion?: Unit | undefined; readonly defender: Unit },
  role: UnitRole
): Unit => {
  const unit = role === 'attacker' ? fight.attacker : role === 'defender' ? fight.defender : fight.companion
  if (unit === undefined) throw new RangeError(`there is no ${role} in this fight`)
  return unit
}

/** Whether the unit has reached its fatigue limit (R3.2, R4.3). */
export const isExhausted = ({ fatigue, unit }: Pick<UnitState, 'fatigue' | 'unit'>): boolean =>
  fatigue >= unit.profile.fatigueLimit
