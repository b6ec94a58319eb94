import type { Effect, TroopClass } from '../../model/effect'
import type { Band } from '../../model/plan'
import type { Cover, Ground } from '../../model/scenario'
import type { Activity, Cited, Named } from './ability'

/** Classes, the troops of them, and who leads or is hired. */

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
  /** Where it charges and rolls other dice in melee then (T6.11). */
  readonly diceCharging?: DiceRate
}

export interface ClassRow extends Profile, Cited, Named {
  readonly names: readonly string[]
  readonly sagaDice: number
  /** Models it needs for its SAGA dice, where it needs some (saga2). */
  readonly sagaDiceFrom?: number
  /** Each model counts as four where models are counted (T1.8). */
  readonly presence?: true
  /** Losses that a fatigue cancels (T6.1). */
  readonly resilience?: number
  /** Dice of one that bears a war banner; of others the bearer has none (T6.8). */
  readonly bearing?: Pick<Profile, 'dice' | 'diceShot'>
  /** Models for a point; null: free. Absent: unknown. */
  readonly perPoint?: number | null
}

export interface Troop extends Cited, Named {
  readonly names: readonly string[]
  readonly class: TroopClass
  /** Absent: any faction (the four classes, swords for hire), or those of its hero facts. */
  readonly faction?: string
  readonly profile?: Partial<Profile>
  /** What it carries when no weapon is named for a melee (crossbowmen carry crossbows). */
  readonly weapon?: string
  /** Weapons it may have, first the usual one when it shoots. */
  readonly weapons: readonly string[]
  /** Weapons it always has beside the one in hand. */
  readonly besides?: readonly string[]
  /** Of these, weapons that no source shows it with: a fight with one says so. */
  readonly unsourced?: readonly string[]
  /** Of these, weapons it may have on foot only. */
  readonly onFoot?: readonly string[]
  /** always: it has no choice, and its numbers are those of its row with what the mount brings. */
  readonly mounted: 'never' | 'may' | 'always'
  /** What it rides, first the usual; horses by default. */
  readonly mounts?: readonly string[]
  /** How far it moves and charges where that is neither its weapon's nor its mount's affair (T6.11). */
  readonly moves?: Band
  /** The size it musters; in play a unit may be smaller than `least` (R1.3). Its usual size where both are one number. */
  readonly models?: { readonly least: number; readonly most: number }
  /** Always in force: Welsh troops' lower armour when shot at and the like. */
  readonly effects?: readonly Effect[]
  /** Each model counts as four where models are counted (T1.8); as its class by default. */
  readonly presence?: boolean
  /** A hero leads it, whose own free activation and orders are the unit's (T6.4). */
  readonly heroic?: true
  /** saga2: how many dice it rolls is not in the sources: who uses it must say it. */
  readonly diceUnknown?: true
  /** A mixed unit: see Part. */
  readonly parts?: readonly Part[]
  /** What changes of the profile with a weapon in hand (saga2: levies with missiles roll fewer melee dice). */
  readonly armed?: Readonly<Record<string, Partial<Profile>>>
  /** Boards it may use, in the order in which they are searched; its faction's by default. The Flemish have none, Cnut has two. */
  readonly boards?: readonly string[]
  readonly hero?: Hero
  /** The hero under whom alone it serves. */
  readonly under?: string
  readonly hire?: Hire
  /** Points it costs in a warband where that is not its class's (swords for hire). */
  readonly cost?: number
  /** SAGA dice it brings where that is not its class's. */
  readonly sagaDice?: number
  /** The only sizes it musters, where its price depends on them. */
  readonly musters?: readonly Muster[]
  /** Units of it that a warband may have; any number by default. */
  readonly mostUnits?: number
  /** saga2: what it is forbids it to close ranks, whatever it carries (V9.4). */
  readonly openRanks?: true
  /** saga2: Resilience other than its class's; of a strength that is not in the sources: who uses it must say it (V9.8). */
  readonly resilience?: number | 'unknown'
  /** No ability of an enemy works on it: baggage (R8.3). */
  readonly untouched?: true
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
  /** saga2: the point of the unit itself comes with the last of these, not with the last model (T9.5). */
  readonly endsUnit?: true
}

/** What a hero does to the SAGA dice of his warband, or of his enemy (R6.4). */
export interface HeroDice {
  /** Rolled at the start of a turn at most, where that is not six. */
  readonly most?: number
  /** He may roll half of them: every unit then has a free activation. */
  readonly half?: true
  /** Dice that may be re-rolled once in the Orders phase. */
  readonly rerolls?: number
  /** Any die activates any class. */
  readonly anyActivates?: true
  /** SAGA dice of a unit of levies. */
  readonly levies?: number
  /** The enemy rolls one of so many of his dice, in the first turn, the second, and so on. */
  readonly enemyRolls?: readonly number[]
}

/** What We Obey gives the friends of a leader who moves (R6.2). */
export interface Obedience {
  /** Friends who may be activated at once; where several are, none of them may engage. */
  readonly units: number
  readonly for: readonly Activity[]
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
  /** Friends within S of him have Determination (T6.12). */
  readonly lendsDetermination?: true
  readonly dice?: HeroDice
  /** We Obey, where he bends it. */
  readonly obey?: Obedience
  /** Troops that do not serve him. */
  readonly without?: readonly string[]
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

/** What a unit carries, rides and stands in. */

export interface Weapon extends Cited, Named {
  readonly names: readonly string[]
  /** Range of its shots; absent: not a missile weapon. */
  readonly range?: Range
  readonly effects: readonly Effect[]
  /** Thrown at once after a move, without fatigue of its own, even by a unit that the move has exhausted (R2.9, V9.5). */
  readonly afterMove?: true
  /** Its shots never tire (V9.6). */
  readonly tireless?: true
  /** One shot a turn is free, with its fatigue (T5.14). */
  readonly freeShot?: true
  /** It never shoots twice in a row in a turn (T5.2, T5.3, T5.15). */
  readonly alternates?: true
  /** Who carries it cannot close ranks (V9.4); uneven: nor may they there (T5.14). */
  readonly openRanks?: true | 'uneven'
  /** How it is carried, where that is not as one likes (section 5). */
  readonly carried?: 'foot' | 'mounted'
  /** Nobody needs leave to have it. */
  readonly anyone?: true
  /** Who carries it moves and charges so far (T5.14). */
  readonly moves?: Band
}

/** How far a unit moves and charges where nothing slows it (R4.5, T4.10). */
export interface Movement {
  readonly move: Band
  readonly charge: Band
  /** After its first activation of a turn (T5.9). */
  readonly further?: Band
}

/** How far shots reach. */
export type Range = 'S' | 'M' | 'L'

/** What a unit rides, and what that does (R2.10); nobody who rides has cover. */
export interface Mount extends Cited, Named {
  readonly names: readonly string[]
  readonly effects: readonly Effect[]
  /** Who rides it cannot close ranks (V9.4). */
  readonly openRanks?: true
  /** Its riders count as foot (T5.13). */
  readonly foot?: true
  /** It shoots by itself so far. */
  readonly range?: Range
  /** Its shots are free and never tire (T5.13). */
  readonly tireless?: true
  /** Nor does it shoot twice in a row in a turn. */
  readonly alternates?: true
  /** Each of its models counts as four where models are counted (T1.8). */
  readonly presence?: true
  /** Losses that a fatigue cancels (T6.1). */
  readonly resilience?: number
  /** Where it does not move as horses do. */
  readonly movement?: Movement
  /** What a model on it is worth to the enemy, by class, where that is not its class's (T9.5). */
  readonly points?: Readonly<Partial<Record<TroopClass, number>>>
  /** Numbers of hearthguard on it that are others than their own. */
  readonly hearthguard?: Partial<Profile>
}

export interface Terrain extends Cited, Named {
  readonly names: readonly string[]
  readonly cover: Cover
  readonly ground: Ground
  readonly building?: true
}
