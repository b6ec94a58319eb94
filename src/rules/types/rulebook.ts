import type { Effect, TroopClass } from '../../model/effect'
import type { Text } from '../../model/language'
import type { Cover, Edition } from '../../model/scenario'
import type { Outfit } from '../../model/warband'
import type { Ability, Cited, Named, SagaVerb } from './ability'
import type { ClassRow, Mount, Terrain, Troop, Weapon } from './troop'

/** A size of battle, by the points of a warband. */
export interface BattleSize extends Cited {
  /** The most SAGA dice rolled at the start of a turn; a hero may have another limit. */
  readonly sagaDice: number
  /** The number of warlords; the first of them is free. */
  readonly warlords: number
  /** How many times a turn a warlord has Determination and We Obey (R6.2). */
  readonly commands: number
  /** How many of the warlords have We Obey. */
  readonly commanders: number
  /** An effect on SAGA dice that no box has in such a battle. */
  readonly forbids?: SagaVerb
}

/** How many SAGA dice are rolled at the start of a turn. */
export interface Rolling {
  /** The limit, unless the size of the battle or a hero has another. */
  readonly most: number
  /** Each die left on the board is one fewer to roll (R7.2); otherwise the only limit is that eight exist (T7.2). */
  readonly lessLeft: boolean
  /** The limit in the first turn of the player who goes first. */
  readonly firstTurn?: number
  /** A box that rolls two dice needs two available ones (T7.3). */
  readonly exactly?: true
  readonly rule: string
}

export interface MusterRules extends Cited {
  /** By points. */
  readonly battles: Readonly<Record<number, BattleSize>>
  /** Models of a unit whose own row has no size (R1.3). */
  readonly models: { readonly least: number; readonly most: number; readonly rule: string }
  readonly rolling: Rolling
  /** Models for a point, by class; a class that is absent is free. */
  readonly perPoint: Readonly<Partial<Record<TroopClass, number>>>
  /** An additional warlord: the points he costs, and the victory points for his death. */
  readonly further: { readonly cost: number; readonly points: number; readonly rule: string }
  /** Rows that are only counted for victory points: their numbers in a fight are unknown (T9.5). */
  readonly prizes?: Readonly<Record<string, Troop>>
  /** The muster swap: once, so many models of one class may be exchanged for so many of another (V9.11). */
  readonly swap?: { readonly models: Readonly<Partial<Record<TroopClass, number>>>; readonly rule: string }
}

export interface Faction extends Cited, Named {
  /** Words for it in a sentence: "vikings", "viking", "vikingos". */
  readonly names: readonly string[]
  /** The symbols of its SAGA dice, common, uncommon and rare; null: unknown. */
  readonly symbols: { readonly C: string; readonly U: string; readonly R: string } | null
}

/** One row of the Wrath table: in force when the dice add up to `least` or more (R6.6). */
export interface WrathRow {
  readonly least: number
  readonly text: string
  readonly effects: readonly Effect[]
  /** They change sides: no activation, and no other row is in force. */
  readonly deserts?: true
}

/** A disputed rule and its interpretations. */
export interface Reading {
  readonly edition: Edition | 'both'
  /** The meaning of each value. */
  readonly values: Readonly<Record<string, Text>>
  /** An older name that is still accepted, with its values mapped to the present ones. */
  readonly was?: { readonly name: string; readonly values: Readonly<Record<string, string>> }
  readonly default: string
  /** For what it makes a difference. */
  readonly matters: string
  readonly rule: string
}

/** A rule in our own words. */
export interface RuleText extends Cited {
  readonly title: string
  readonly text: string
}

/** Numbers and switches of an edition that belong to no troop. */
export interface Numbers {
  /** Rolls that save, in a melee and against a shot. */
  readonly saveMelee: number
  readonly saveShot: number
  /** In heavy cover; only for the unit that is charged (R3.7). */
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
  /** The roll that saves in closed ranks (V9.4). Absent: a defender gives up half of his attack dice for defence dice instead (R3.3). */
  readonly saveClosedRanks?: number
  /** The same effect of spent fatigue may be bought more than once (V9.7). */
  readonly spendsRepeat: boolean
  /** Exhaustion halves attack dice in melee (R3.2); in the second edition that is reading `exhausted-melee`. */
  readonly exhaustionHalves: boolean
  /** A warlord and a unit may engage one enemy together (R6.3, V9.10). */
  readonly sideBySide: boolean
  /** Victory points for a unit wiped out, besides those of its models (V9.9). */
  readonly unitPoints: number
  /** In step 3 the sides act in turn (T3.8). */
  readonly inTurn?: true
  /** Fatigue stops at its limit (T4.3). */
  readonly limitsFatigue?: true
  /** Friends who die for a warlord must be hearthguard, and are not losses (V9.8). */
  readonly bodyguards?: true
}

/** The rows of one faction. Abilities are keyed by their id within the faction. */
export interface FactionTables {
  readonly faction: Faction
  readonly troops: Readonly<Record<string, Troop>>
  readonly board: Readonly<Record<string, Ability>>
}

/** A unit of a warband as written in its roster. */
export interface CalledUnit extends Outfit {
  readonly unit: string
  readonly models: number
  readonly faction: string
  readonly resilience?: number
}

/** The units of one name in the warbands of `--warband` (own) and `--against` (enemy). */
export interface Called {
  readonly own?: CalledUnit
  readonly enemy?: CalledUnit
}

/** The tables of an edition, with the user's boards laid over them. Passed in as a value wherever rules are needed. */
export interface Rulebook {
  readonly edition: Edition
  readonly version: string
  readonly numbers: Numbers
  /** What units ride; horses by default. */
  readonly mounts: { readonly horse: Mount } & Readonly<Record<string, Mount>>
  readonly classes: Readonly<Record<TroopClass, ClassRow>>
  readonly factions: Readonly<Record<string, Faction>>
  readonly troops: Readonly<Record<string, Troop>>
  readonly weapons: Readonly<Record<string, Weapon>>
  readonly terrain: Readonly<Record<string, Terrain>>
  /** Keyed by `faction/ability`: four boards have an activation pool. */
  readonly abilities: Readonly<Record<string, Ability>>
  readonly readings: Readonly<Record<string, Reading>>
  /** The default value of each reading. */
  readonly defaults: Readonly<Record<string, string>>
  readonly wrath: readonly WrathRow[]
  readonly muster: MusterRules
  /** Units of the user's warbands, by the names that sentences use for them. */
  readonly called?: Readonly<Record<string, Called>>
  /** Words of their rosters that were interpreted as something else. */
  readonly interpreted?: readonly string[]
  /** The board files laid over it, by the names that the user gave. */
  readonly boards?: readonly string[]
}
