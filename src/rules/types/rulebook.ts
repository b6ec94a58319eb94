import type { Effect, TroopClass } from '../../model/effect'
import type { Cover, Edition } from '../../model/scenario'
import type { Outfit } from '../../model/warband'
import type { Ability, Cited, Named, SagaVerb } from './ability'
import type { ClassRow, Mount, Terrain, Troop, Weapon } from './troop'

/** How a warband is put together. */

/** A size of battle, by the points of a warband. */
export interface BattleSize extends Cited {
  /** SAGA dice rolled at the start of a turn, at most; what a hero says of himself is beside it. */
  readonly sagaDice: number
  /** Warlords, the first of them free. */
  readonly warlords: number
  /** Times a turn that a warlord has Determination and We Obey (R6.2). */
  readonly commands: number
  /** Of these, those whose friends obey them (We Obey). */
  readonly commanders: number
  /** What no box does in such a battle. */
  readonly forbids?: SagaVerb
}

/** How many SAGA dice are rolled at the start of a turn. */
export interface Rolling {
  /** At most, where neither the size of the battle nor a hero says otherwise. */
  readonly most: number
  /** A die left on the board is a die less (R7.2); else only no more than eight exist (T7.2). */
  readonly lessLeft: boolean
  /** At most by the player who goes first, in all his first turn. */
  readonly firstTurn?: number
  /** A box that rolls two dice needs two that are available (T7.3). */
  readonly exactly?: true
  readonly rule: string
}

export interface MusterRules extends Cited {
  /** By points. */
  readonly battles: Readonly<Record<number, BattleSize>>
  /** Models of a unit whose own row says nothing (R1.3). */
  readonly models: { readonly least: number; readonly most: number; readonly rule: string }
  readonly rolling: Rolling
  /** Models for a point; free where there is none. */
  readonly perPoint: Readonly<Partial<Record<TroopClass, number>>>
  /** A warlord beside the first: the points he costs and those that his death is worth. */
  readonly further: { readonly cost: number; readonly points: number; readonly rule: string }
  /** What dies and is counted for points alone: no fight knows its numbers (T9.5). */
  readonly prizes?: Readonly<Record<string, Troop>>
  /** Once, so many models of a class may be had for as many of another as stand here (V9.11). */
  readonly swap?: { readonly models: Readonly<Partial<Record<TroopClass, number>>>; readonly rule: string }
}

/** A people, by name. */
export interface Faction extends Cited, Named {
  /** Words that name it in a sentence: "vikings", "viking", "vikingos". */
  readonly names: readonly string[]
  readonly symbols: { readonly C: string; readonly U: string; readonly R: string } | null
}

/** One row of the Wrath table: in force when the dice add up to `least` or more (R6.6). */
export interface WrathRow {
  readonly least: number
  readonly text: string
  readonly effects: readonly Effect[]
  /** From this total on they leave: no activation and none of the rows. */
  readonly deserts?: true
}

/** A doubt in the rules: its values with their meanings. */
export interface Reading {
  readonly edition: Edition | 'both'
  readonly values: Readonly<Record<string, string>>
  /** An older name, which is still read, and what its values are called now. */
  readonly was?: { readonly name: string; readonly values: Readonly<Record<string, string>> }
  readonly default: string
  readonly matters: string
  readonly rule: string
}

/** A rule in our own words, with its id. */
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
  /** Who plays abilities and spends fatigue does so in turn (T3.8), and fatigue stops at its limit (T4.3). */
  readonly inTurn?: true
  readonly limitsFatigue?: true
  /** Friends who die for a warlord are hearthguard and never losses (V9.8). */
  readonly bodyguards?: true
}

/** All that one faction brings to the rulebook. Abilities are keyed by their id within the faction. */
export interface FactionTables {
  readonly faction: Faction
  readonly troops: Readonly<Record<string, Troop>>
  readonly board: Readonly<Record<string, Ability>>
}

/** A unit of a warband, as its roster has it. */
export interface CalledUnit extends Outfit {
  readonly unit: string
  readonly models: number
  readonly faction: string
  readonly resilience?: number
}

/** Whose unit is called so: of --warband or of --against; both may have one of the name. */
export interface Called {
  readonly own?: CalledUnit
  readonly enemy?: CalledUnit
}

/** A rulebook is a value that is passed in: the edition's tables with the user's boards laid over them. */
export interface Rulebook {
  readonly edition: Edition
  readonly version: string
  readonly numbers: Numbers
  /** What there is to ride; horses are meant where nothing else is said. */
  readonly mounts: { readonly horse: Mount } & Readonly<Record<string, Mount>>
  readonly classes: Readonly<Record<TroopClass, ClassRow>>
  readonly factions: Readonly<Record<string, Faction>>
  readonly troops: Readonly<Record<string, Troop>>
  readonly weapons: Readonly<Record<string, Weapon>>
  readonly terrain: Readonly<Record<string, Terrain>>
  /** Keyed by `faction/ability`: four boards have an activation pool. */
  readonly abilities: Readonly<Record<string, Ability>>
  readonly readings: Readonly<Record<string, Reading>>
  /** The values that the project takes, by the names of the readings. */
  readonly defaults: Readonly<Record<string, string>>
  readonly wrath: readonly WrathRow[]
  readonly muster: MusterRules
  /** Units of the user's warbands, by the names that sentences call them. */
  readonly called?: Readonly<Record<string, Called>>
  /** What of their rosters was read as something else. */
  readonly interpreted?: readonly string[]
  /** The user's own board files laid over it, by the names he gave. */
  readonly boards?: readonly string[]
}
