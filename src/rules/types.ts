import type { Conditions, Effect, TroopClass } from '../model/effect'
import type { Cover, Edition, Ground } from '../model/scenario'

/** The shape of the rulebook: tables of plain rows, so that a user's own board is more of the same. */

export type Certainty = 'stated' | 'inferred' | 'unknown' | 'public'

/** Where a row comes from: a rule id of ours, and the source's page. */
export interface Cited {
  readonly rule: string
  readonly source: string
  readonly certainty: Certainty
}

/** `per` dice for every `models` models, rounded up (R1.1). */
export interface DiceRate {
  readonly dice: number
  readonly models: number
}

export interface Profile {
  readonly armour: number
  readonly armourShot: number
  readonly dice: DiceRate
  readonly diceShot: DiceRate
  readonly fatigueLimit: number
  /** Victory points for a kill (R8.2), unrounded. */
  readonly points: number
}

export interface ClassRow extends Profile, Cited {
  readonly name: string
  readonly names: readonly string[]
  readonly sagaDice: number
  /** Models it needs for its SAGA dice, where it needs some (saga2). */
  readonly sagaDiceFrom?: number
  /** Models for a point; null: free. Absent: unknown. */
  readonly perPoint?: number | null
}

export interface Faction extends Cited {
  readonly name: string
  /** Words that name it in a sentence: "vikings", "viking", "vikingos". */
  readonly names: readonly string[]
  readonly symbols: { readonly C: string; readonly U: string; readonly R: string } | null
}

export interface Troop extends Cited {
  readonly name: string
  readonly names: readonly string[]
  readonly class: TroopClass
  /** Absent: any faction (the four classes, swords for hire), or those of its hero facts. */
  readonly faction?: string
  readonly profile?: Partial<Profile>
  /** What it carries when no weapon is named for a melee (crossbowmen carry crossbows). */
  readonly weapon?: string
  /** Weapons it may have, first the usual one when it shoots. */
  readonly weapons: readonly string[]
  /** Of these, weapons it may have on foot only. */
  readonly onFoot?: readonly string[]
  readonly mounted: 'never' | 'may'
  /** The size it musters; in play a unit may be smaller than `least` (R1.3). Its usual size where both are one number. */
  readonly models?: { readonly least: number; readonly most: number }
  /** Always in force: Welsh troops' lower armour when shot at and the like. */
  readonly effects?: readonly Effect[]
  /** A mixed unit: see Part. */
  readonly parts?: readonly Part[]
  /** What changes of the profile with a weapon in hand (saga2: levies with missiles roll fewer melee dice). */
  readonly armed?: Readonly<Record<string, Partial<Profile>>>
  /** Boards it may use, in the order in which they are searched; its faction's unless said. The Flemish have none, Cnut has two. */
  readonly boards?: readonly string[]
  readonly hero?: Hero
  /** The hero under whom alone it serves. */
  readonly under?: string
  readonly hire?: Hire
  /** Points it costs in a warband where that is not its class's (swords for hire). */
  readonly cost?: number
  /** SAGA dice it brings where that is not its class's. */
  readonly sagaDice?: number
  /** The only sizes it musters, where its price hangs on them. */
  readonly musters?: readonly Muster[]
  /** saga2: what it is forbids it to close ranks, whatever it carries (V9.4). */
  readonly openRanks?: true
  /** saga2: it has Resilience, of a strength that is not in the sources: who uses it must say it (V9.8). */
  readonly resilience?: 'unknown'
  /** Never Side by Side (R6.3). */
  readonly alone?: true
  /** It may throw for the Wrath of the Jomsvikings (R6.6). */
  readonly wrath?: true
}

/**
 * Models of a mixed unit that are alike. The parts stand in the order in which their models are lost, the leader last; together
 * they are the unit's usual size. In a smaller unit models are missing from the front, in a larger one the front part is larger:
 * the leader is always there (`partsOf`).
 */
export interface Part {
  readonly name: string
  readonly models: number
  readonly dice: DiceRate
  readonly diceShot: DiceRate
  /** Victory points of one. */
  readonly points: number
}

/** A hero replaces the warlord (R6.4). */
export interface Hero {
  readonly factions: readonly string[]
  readonly cost: number
  readonly sagaDice: number
  /** What he does beyond a single fight, a sentence each. */
  readonly facts: readonly string[]
  /** Friends near him may use his own abilities too. */
  readonly lends?: true
}

/** Swords for hire serve whoever pays (R6.5). */
export interface Hire {
  /** A warband that uses one of these boards may not hire them. */
  readonly never: readonly string[]
  readonly underHero: boolean
  readonly besideOthers: boolean
  /** What they do beyond a single fight, a sentence each. */
  readonly facts: readonly string[]
}

/** A size that may be mustered, its price in points and its SAGA dice. */
export interface Muster {
  readonly models: number
  readonly cost: number
  readonly sagaDice: number
}

/** One row of the Wrath table: in force when the dice add up to `least` or more (R6.6). */
export interface WrathRow {
  readonly least: number
  readonly text: string
  readonly effects: readonly Effect[]
  /** From this total on they leave: no activation and none of the rows. */
  readonly deserts?: true
}

export interface Weapon extends Cited {
  readonly name: string
  readonly names: readonly string[]
  /** Range of its shots; absent: not a missile weapon. */
  readonly range?: 'M' | 'L'
  /** The range is the first edition's: that of the second is not in the sources. */
  readonly rangeInferred?: true
  readonly effects: readonly Effect[]
  /** Who carries it cannot close ranks (V9.4). */
  readonly openRanks?: true
}

export interface Terrain extends Cited {
  readonly name: string
  readonly names: readonly string[]
  readonly cover: Cover
  readonly ground: Ground
  readonly building?: true
}

export type Timing =
  | 'Orders'
  | 'Orders/Reaction'
  | 'Activation'
  | 'Activation/Reaction'
  | 'Shooting'
  | 'Shooting/Reaction'
  | 'Melee'

/** What a player must say when he uses the ability. */
export type Choice =
  /** Each SAGA die is one die of a kind, two if it showed the rare symbol; several may be spent. */
  | { readonly take: 'pool'; readonly kinds: readonly ('attack' | 'defence')[]; readonly each: number; readonly rare: number }
  /** `total` dice split freely. */
  | { readonly take: 'split'; readonly total: number }
  | { readonly take: 'models'; readonly least: number; readonly most: number; readonly class: readonly TroopClass[] }
  | { readonly take: 'fatigue'; readonly least: number; readonly most: number }

export interface Ability extends Cited {
  readonly name: string
  readonly names: readonly string[]
  /** The faction of its board, or the hero whose own it is. */
  readonly faction: string
  readonly when: readonly Timing[]
  /** "any", "C or R", "C + R", "?", "? + ?", "? + ? same": one SAGA die for each term (R7.3); "none": no SAGA dice. */
  readonly cost: string
  /** The left column: any number of dice a turn. */
  readonly multi: boolean
  readonly choice?: Choice
  /** A rare die changes the effect (Effect.rare). */
  readonly rareMatters?: boolean
  readonly if?: Conditions
  /** In our own words. */
  readonly text: string
  readonly effects: readonly Effect[]
  /** Why it has no place in a single fight; absent for abilities that count in one. */
  readonly noFight?: string
}

/** A box of a battleboard as its faction's file writes it; the board adds what all its boxes share. */
export interface Box extends Pick<Ability, 'name' | 'when' | 'cost' | 'text'> {
  /** Further words for it, beside its id. */
  readonly names?: readonly string[]
  readonly multi?: true
  readonly choice?: Choice
  readonly rareMatters?: true
  readonly if?: Conditions
  readonly effects?: readonly Effect[]
  readonly noFight?: string
  /** Stated unless said; unknown wherever the cost is. */
  readonly certainty?: Certainty
}

/** Heroes with the units they bring, and the abilities that are a hero's own, by hero and id. */
export interface HeroTables {
  readonly troops: Readonly<Record<string, Troop>>
  readonly own?: Readonly<Record<string, Readonly<Record<string, Ability>>>>
}

/** All that one faction brings to the rulebook. Abilities are keyed by their id within the faction. */
export interface FactionTables {
  readonly faction: Faction
  readonly troops: Readonly<Record<string, Troop>>
  readonly board: Readonly<Record<string, Ability>>
}

export interface Reading {
  readonly edition: Edition | 'both'
  readonly values: Readonly<Record<string, string>>
  readonly default: string
  readonly matters: string
  readonly rule: string
}

/** A rule told in our own words, with its id. */
export interface RuleText extends Cited {
  readonly title: string
  readonly text: string
}

/** The edition's plain numbers that belong to no troop. */
export interface Numbers {
  readonly saveMelee: number
  readonly saveShot: number
  /** Heavy cover, the defender of a melee only (R3.7). */
  readonly saveMeleeHeavyCover: number
  readonly saveShotCover: Readonly<Record<Cover, number>>
  readonly armourShotCover: Readonly<Record<Cover, number>>
  readonly leastArmour: number
  readonly mostArmour: number
  readonly mostModels: number
  readonly mostInBuilding: number
  /** A natural 6 always hits and a natural 1 never. */
  readonly natural: boolean
  /** The most dice of a pool before abilities (saga2: 16 and 8, V9.1). */
  readonly mostDice?: { readonly melee: number; readonly shooting: number }
  /** What a defender trades half of his attack dice for: dice (R3.3), or a better save (V9.4). */
  readonly saveClosedRanks?: number
  /** The same effect of spent fatigue may be bought more than once (V9.7). */
  readonly spendsRepeat: boolean
  /** Exhaustion halves attack dice in melee (R3.2); saga2 by reading exhausted-melee. */
  readonly exhaustionHalves: boolean
  /** A warlord and a unit may engage one enemy together (R6.3, V9.10). */
  readonly sideBySide: boolean
  /** Points for a unit wiped out, beside those of its models (V9.9). */
  readonly unitPoints: number
  /** Friends who die for a warlord are hearthguard and never losses (V9.8). */
  readonly bodyguards?: true
}

/** What being mounted does (R2.10). */
export interface Mount extends Cited {
  readonly names: readonly string[]
  readonly effects: readonly Effect[]
  /** Mounted units cannot close ranks (V9.4). */
  readonly openRanks?: true
}

/** A rulebook is a value that is passed in: the edition's tables with the user's boards laid over them. */
export interface Rulebook {
  readonly edition: Edition
  readonly version: string
  readonly numbers: Numbers
  readonly mount: Mount
  readonly classes: Readonly<Record<TroopClass, ClassRow>>
  readonly factions: Readonly<Record<string, Faction>>
  readonly troops: Readonly<Record<string, Troop>>
  readonly weapons: Readonly<Record<string, Weapon>>
  readonly terrain: Readonly<Record<string, Terrain>>
  /** Keyed by `faction/ability`: four boards have an activation pool. */
  readonly abilities: Readonly<Record<string, Ability>>
  readonly readings: Readonly<Record<string, Reading>>
  readonly wrath: readonly WrathRow[]
  readonly rules: Readonly<Record<string, RuleText>>
}
