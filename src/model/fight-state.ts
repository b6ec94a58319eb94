import type { Text } from './language'

/**
 * What effects see of a fight, and what they can do to it. `battle/` has the whole fight and does what is asked here, so that a verb, a
 * condition or a count stands in one place and needs to know no more.
 */

/** VS, S, M and L, as they are typed. */
export const DISTANCES = ['vs', 's', 'm', 'l'] as const
export type Distance = (typeof DISTANCES)[number]

/** The units of a fight; the companion charges with a warlord, Side by Side (R6.3). */
export type UnitRole = 'attacker' | 'companion' | 'defender'

/** The numbers of a unit that only effects change. */
export interface Modifiers {
  /** Attack dice that special rules add while the pool is made. */
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
  /** saga2: losses one fatigue cancels (V9.8); 0: none. */
  readonly resilience: number
  /** Of the fatigue taken for it so much vanishes, once a turn (T6.12). */
  readonly vanishing: number
  readonly doublesHits: boolean
  readonly pushes: boolean
  readonly fightsAgain: number
  /** What verbs of the second edition do to dice and hits; `NO_STRIKE_RULES` where none does. */
  readonly feats: StrikeRules
  /** What they set for the unit beside its dice; `NO_TERMS` where nothing is set. */
  readonly terms: Terms
}

/** Dice that are rolled again (N3). */
export interface Reroll {
  /** The enemy asks for it: dice that succeeded. Else the roller, of dice that failed. */
  readonly forced: boolean
  /** Modified results of so much or less alone. */
  readonly results?: number
  /** At most so many dice, the lowest first. */
  readonly most?: number
  /** At most as many dice as show one of these modified results. */
  readonly forEach?: readonly number[]
}

/** Added to the results of the best placed dice, after rolling (N4). */
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

/** All that a strike of the second edition depends on beside dice, die and save: one object, so that no part of it is forgotten in a key. */
export interface StrikeRules {
  /** Automatic hits (N1). */
  readonly hits: number
  /** Of so many hits that it takes one strikes the enemy; 0: none does. */
  readonly hitsBack: number
  readonly hitsOn: readonly HitsOn[]
  readonly attackRerolls: readonly Reroll[]
  readonly attackRaises: readonly Raise[]
  readonly defenceRoll: number
  readonly defenceRerolls: readonly Reroll[]
  readonly defenceRaises: readonly Raise[]
  /** Hits cancelled before the defence roll (N5). */
  readonly cancelHits: number
  /** Hits that a defence die of this result cancels in all (N6). */
  readonly cancelsOn: readonly { readonly on: number; readonly count: number }[]
  /** Defence dice for each hit (N11). */
  readonly dicePerHit: number
}

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

/** Fatigue that comes after the fight where the unit took or dealt so many casualties (N9, N15). */
interface FatigueAfter {
  readonly count: number | 'to-limit'
  /** Casualties of the enemy of who gives it. */
  readonly casualties: number
  /** The unit itself gave it, not its enemy. */
  readonly isOwn: boolean
}

/** How far a loser leaves (N16). */
export const WITHDRAWALS = ['none', 'S', 'M', 'L'] as const

interface Terms {
  /** Other bounds of armour, applied last (N8). */
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
  /** Each fatigue spent has both effects. */
  readonly buysBoth: boolean
  /** The enemy's closed ranks and cover give nothing (T3.2). */
  readonly deniesCover: boolean
  readonly closeRanks: readonly ('may' | 'may-not')[]
  /** Boxes that it may use any number of times (N13). */
  readonly basic: readonly string[]
  readonly withdraw: (typeof WITHDRAWALS)[number]
  readonly after: readonly FatigueAfter[]
  /** The price of what follows was not paid (T6.6). */
  readonly isUnpaid: boolean
}

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

/** Modifiers that are numbers. */
type NumericModifier = { [M in keyof Modifiers]: Modifiers[M] extends number ? M : never }[keyof Modifiers]
/** Modifiers that hold or do not. */
type BooleanModifier = { [M in keyof Modifiers]: Modifiers[M] extends boolean ? M : never }[keyof Modifiers]

export const REROLLED = {
  attack: 're-rolls missed attack dice',
  defence: 're-rolls failed defence dice',
  'enemy-attack': 'the enemy re-rolls attack dice that hit',
  'enemy-defence': 'the enemy re-rolls defence dice that cancel'
} as const

/** What a unit does or does not, as its ledger calls it: no number stands beside it. */
const MANNERS = [...Object.values(REROLLED), 'hits count double', 'pushes', 'hits back'] as const satisfies readonly Text[]
type Manner = (typeof MANNERS)[number]

export const isManner = (what: string): what is Manner => MANNERS.some(manner => manner === what)

/** A unit as effects see it. */
export interface UnitState extends Modifiers {
  readonly unit: {
    readonly name: string
    readonly class: string
    readonly weapon: string | undefined
    readonly mounted: boolean
    /** What it rides; an elephant's riders are on foot (T5.13). */
    readonly mount: string | undefined
    /** How far its missiles reach; undefined: it has none. */
    readonly range: string | undefined
    /** Of its models one bears a war banner and has no dice (T6.8). */
    readonly hasBearer: boolean
    /** Models that are alike, those lost first in front, and what they shoot with. */
    readonly parts: readonly { readonly models: number; readonly diceShot: { readonly dice: number; readonly models: number } }[]
    /** It moved earlier in this turn. */
    readonly moved: boolean
    readonly ground: string
    readonly givesUpDice: boolean
    readonly profile: { readonly fatigueLimit: number }
    /** What a model counts as where models are counted (T1.8); less than 0: its one hero alone; 0: models count where they are engaged. */
    readonly presence: number
    /** Units of its side near it. */
    readonly friendsNear: number
  }
  readonly cover: 'none' | 'light' | 'heavy'
  /** How far the target of a shot is. */
  readonly within: Distance | undefined
  /** Its armour as it stands, the sum of all changes. */
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
  /** How it stood when its dice were counted; null before that. */
  readonly lasting: object | null
}

/** The units of a fight as effects see them. */
export interface FightState {
  readonly attacker: UnitState
  readonly companion?: UnitState | undefined
  readonly defender: UnitState
}

/** One use of an effect: whose it is, whom it changes, and what was chosen with it. */
export interface Use {
  /** The unit that it changes. */
  readonly unit: UnitRole
  /** Whose effect it is, and all enemies of that unit, as they stood when it was used. */
  readonly own: UnitState
  readonly enemies: readonly UnitState[]
  /** Armour of the two as it stood then, within its bounds; of several enemies the first. */
  readonly armour: { readonly own: number; readonly enemy: number }
  readonly chosen: Chosen
  readonly rule: string
  readonly source: string
}

/** What a player chose with an ability: dice of each kind that the SAGA dice give, a number, and how many of those dice showed the rare symbol. */
export interface Chosen {
  readonly attack: number
  readonly defence: number
  readonly count: number
  readonly rare: number
}

/** Enemy fatigue taken, own fatigue taken off, own armour lost (T6.6). */
export interface Price {
  readonly enemyFatigue?: number
  readonly ownFatigue?: number
  readonly armour?: number
}

/** Dice thrown while acts are made (N14): of their six faces so many are successes, and so many cost the unit a model. */
export interface ThrowTest {
  readonly dice: number
  readonly good: number
  readonly bad: number
}

/** What a success is: the enemy loses a model without a save, or an attack die, or the unit has a lost model back. */
export const TEST_SUCCESSES = ['enemy-loss', 'enemy-attack-die', 'model-back'] as const
export type TestSuccess = (typeof TEST_SUCCESSES)[number]

/** What the dice of one test came to. */
export interface TestResult {
  readonly successes: number
  /** Dice that cost the unit itself a model. */
  readonly own: number
}

/** The tests of a fight: results by turns as they are met, how many have been met, and the first that has no result. */
export interface Tests {
  readonly results: readonly TestResult[]
  readonly met: number
  readonly asked?: ThrowTest
}

/** What an effect can do to a fight. Every change leaves its line in the unit's ledger: the number's name, what it is now, and by how much it changed. */
export interface EffectActions<Fight extends FightState> {
  /** More (or less) of a number. `value`: what the ledger says it is now, if not the number itself; no line in the ledger if it is not called anything. */
  readonly add: (
    fight: Fight,
    use: Use,
    to: NumericModifier,
    more: number,
    called?: Text,
    value?: (unit: UnitState) => number
  ) => Fight
  /** From now on it holds. */
  readonly turnOn: (fight: Fight, use: Use, what: BooleanModifier, called: Manner) => Fight
  /** Saves on `on` or more from here, where that is better. */
  readonly save: (fight: Fight, use: Use, on: number) => Fight
  /** Attack dice more or fewer; those taken away in step 3 by reading after the cap (discarded-dice). */
  readonly attackDice: (fight: Fight, use: Use, more: number) => Fight
  readonly armour: (fight: Fight, use: Use, change: number) => Fight
  readonly cover: (fight: Fight, use: Use, cover: 'light' | 'heavy') => Fight
  /** Fatigue at once, or when the fight is over. */
  readonly tire: (fight: Fight, use: Use, more: number, when: 'now' | 'after') => Fight
  /** It never gains fatigue, and has none. */
  readonly neverTire: (fight: Fight, use: Use) => Fight
  /** Models taken off; `counts`: the reading by which they may be losses that decide the winner. */
  readonly remove: (fight: Fight, use: Use, models: number, counts?: 'valhalla-counts' | 'stamping-counts') => Fight
  readonly note: (fight: Fight, use: Use, text: string) => Fight
  /** Another part of what verbs of the second edition have set: something that is counted, or that a unit does. */
  readonly feat: (
    fight: Fight,
    use: Use,
    change: (before: StrikeRules) => Partial<StrikeRules>,
    ...told: readonly [called: Manner] | readonly [called: Text, more: number]
  ) => Fight
  readonly term: (fight: Fight, use: Use, change: (before: Terms) => Partial<Terms>) => Fight
  /** Attack dice that are not rolled become defence dice (T3.7). */
  readonly turnDice: (fight: Fight, use: Use) => Fight
  /** Fatigue until the unit is exhausted. */
  readonly exhaust: (fight: Fight, use: Use) => Fight
  /** A test: what each success does, and from how many on the enemy takes 1 fatigue. */
  readonly test: (fight: Fight, use: Use, test: ThrowTest, then: TestSuccess, fatigueFrom: number | undefined) => Fight
  /** The armour of a unit when it is shot at, whatever fight this is (N14). */
  readonly armourShotAt: (fight: Fight, use: Use) => number
  /** From now on the unit has no attack dice (N11). */
  readonly dropAttackDice: (fight: Fight, use: Use) => Fight
  /** The price of what follows in the same ability; where it cannot be paid, that is left undone (T6.6). */
  readonly pay: (fight: Fight, use: Use, price: Price) => Fight
}

/** A unit of a fight by its name; which of three is asked for by a look at each, several times faster than by a looked-up one. */
export const unitAt = <Unit>(
  fight: { readonly attacker: Unit; readonly companion?: Unit | undefined; readonly defender: Unit },
  side: UnitRole
): Unit => {
  const unit = side === 'attacker' ? fight.attacker : side === 'defender' ? fight.defender : fight.companion
  if (unit === undefined) throw new RangeError(`there is no ${side} in this fight`)
  return unit
}

export const isExhausted = ({ fatigue, unit }: Pick<UnitState, 'fatigue' | 'unit'>): boolean =>
  fatigue >= unit.profile.fatigueLimit
