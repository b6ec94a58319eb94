import type { Effect, TroopClass } from '../../model/effect'
import type { Band } from '../../model/plan'
import type { Cover, Ground } from '../../model/scenario'
import type { Activity, Cited, Named } from './ability'

/** Classes, troops, heroes and swords for hire, weapons, mounts and terrain. */

/** `dice` dice for every `models` models, rounded up (R1.1). */
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
  /** Melee dice when it charges, if they differ (T6.11). */
  readonly diceCharging?: DiceRate
}

export interface ClassRow extends Profile, Cited, Named {
  readonly names: readonly string[]
  /** SAGA dice that a unit brings. */
  readonly sagaDice: number
  /** The fewest models with which it brings them (second edition). */
  readonly sagaDiceFrom?: number
  /** Each model counts as four where models are counted (T1.8). */
  readonly presence?: true
  /** Losses that one fatigue cancels (T6.1). */
  readonly resilience?: number
  /** Dice of a model that bears a war banner; without it the bearer has none (T6.8). */
  readonly bearing?: Pick<Profile, 'dice' | 'diceShot'>
  /** Models for a point of the warband; null: free; absent: unknown. */
  readonly perPoint?: number | null
}

export interface Troop extends Cited, Named {
  readonly names: readonly string[]
  readonly class: TroopClass
  /** The id of its faction. Absent: it serves any faction (the four classes, swords for hire), or those of `hero`. */
  readonly faction?: string
  /** Numbers that differ from its class's. */
  readonly profile?: Partial<Profile>
  /** The weapon it has in a melee if none is named: crossbowmen have crossbows. */
  readonly weapon?: string
  /** The weapons it may have; the first is the one it shoots with by default. */
  readonly weapons: readonly string[]
  /** Weapons it always has besides the one in hand. */
  readonly besides?: readonly string[]
  /** Those of `weapons` that no source shows it with: the notes of a fight with one say so. */
  readonly unsourced?: readonly string[]
  /** Those of `weapons` that it may only have on foot. */
  readonly onFoot?: readonly string[]
  /** always: it has no choice; the effects of its mount are added to its numbers. */
  readonly mounted: 'never' | 'may' | 'always'
  /** What it may ride, the usual first; horses by default. */
  readonly mounts?: readonly string[]
  /** How far it moves and charges on foot, if that differs (T6.11). */
  readonly moves?: Band
  /** The size it musters; in play a unit may be smaller than `least` (R1.3). If both are equal it is the default size. */
  readonly models?: { readonly least: number; readonly most: number }
  /** Always in force, such as the lower armour of Welsh troops when shot at. */
  readonly effects?: readonly Effect[]
  /** Each model counts as four where models are counted (T1.8); as its class by default. */
  readonly presence?: boolean
  /** A hero leads it, so that his free activation and orders are the unit's (T6.4). */
  readonly heroic?: true
  /** Second edition: its number of dice is not in the sources, so a request must give it. */
  readonly diceUnknown?: true
  /** A mixed unit: see Part. */
  readonly parts?: readonly Part[]
  /** Numbers that differ with a weapon in hand (second edition: levies with missiles roll fewer melee dice). */
  readonly armed?: Readonly<Record<string, Partial<Profile>>>
  /** Boards it may use, in the order in which they are searched; its faction's by default. The Flemish have none, Cnut has two. */
  readonly boards?: readonly string[]
  readonly hero?: Hero
  /** The id of the only hero under whom it serves. */
  readonly under?: string
  readonly hire?: Hire
  /** Points it costs in a warband, if that differs from its class's (swords for hire). */
  readonly cost?: number
  /** SAGA dice it brings, if that differs from its class's. */
  readonly sagaDice?: number
  /** The only sizes it musters, if its price depends on its size. */
  readonly musters?: readonly Muster[]
  /** The most units of it in a warband; any number by default. */
  readonly mostUnits?: number
  /** Second edition: it cannot close ranks, whatever it carries (V9.4). */
  readonly openRanks?: true
  /** Second edition: Resilience other than its class's; 'unknown' where its strength is not in the sources, so a request must give it (V9.8). */
  readonly resilience?: number | 'unknown'
  /** No enemy ability works on it: baggage (R8.3). */
  readonly untouched?: true
  /** Second edition: hired, so that it triggers no advanced ability of a board (T6.5). */
  readonly mercenary?: true
  /** Never Side by Side (R6.3). */
  readonly alone?: true
  /** It may throw for the Wrath of the Jomsvikings (R6.6). */
  readonly wrath?: true
}

/**
 * Models of a mixed unit that are alike. The parts are in the order in which their models are lost, the leader last; together they are
 * the unit's usual size. In a smaller unit models are missing from the front, in a larger one the front part is larger (`partsOf`).
 */
export interface Part {
  readonly name: string
  readonly models: number
  readonly dice: DiceRate
  readonly diceShot: DiceRate
  /** Victory points of one model. */
  readonly points: number
  /** saga2: the point of the unit itself comes with the last of these, not with the last model (T9.5). */
  readonly endsUnit?: true
}

/** What a hero does to the SAGA dice of his warband, or of his enemy (R6.4). */
export interface HeroDice {
  /** The most that are rolled at the start of a turn, if not six. */
  readonly most?: number
  /** He may roll only half of them: every unit then has a free activation. */
  readonly half?: true
  /** Dice that may be re-rolled once in the Orders phase. */
  readonly rerolls?: number
  /** Any die activates any class. */
  readonly anyActivates?: true
  /** SAGA dice that a unit of levies brings. */
  readonly levies?: number
  /** The enemy rolls only one die for each so many of his dice: the number for the first turn, the second, and so on. */
  readonly enemyRolls?: readonly number[]
}

/** We Obey: what the friends of a leader who moves may do (R6.2). */
export interface Obedience {
  /** How many friendly units may be activated; if there are several, none of them may engage. */
  readonly units: number
  readonly for: readonly Activity[]
}

/** A hero replaces the warlord (R6.4). */
export interface Hero {
  readonly factions: readonly string[]
  readonly cost: number
  readonly sagaDice: number
  /** What he does beyond a single fight, in sentences. */
  readonly facts: readonly string[]
  /** Friends near him may use his own abilities too. */
  readonly lends?: true
  /** Friends within S of him have Determination (T6.12). */
  readonly lendsDetermination?: true
  readonly dice?: HeroDice
  /** We Obey, if it differs for him. */
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
  /** What they do beyond a single fight, in sentences. */
  readonly facts: readonly string[]
}

/** A size that may be mustered, its price in points and its SAGA dice. */
export interface Muster {
  readonly models: number
  readonly cost: number
  readonly sagaDice: number
}

export interface Weapon extends Cited, Named {
  readonly names: readonly string[]
  /** Range of its shots; absent: not a missile weapon. */
  readonly range?: Range
  readonly effects: readonly Effect[]
  /** Thrown at once after a move, without fatigue of its own, even by a unit that the move has exhausted (R2.9, V9.5). */
  readonly afterMove?: true
  /** Its shots never give fatigue (V9.6). */
  readonly tireless?: true
  /** One shot a turn is free, with its fatigue (T5.14). */
  readonly freeShot?: true
  /** It never shoots twice in a row in a turn (T5.2, T5.3, T5.15). */
  readonly alternates?: true
  /** Its bearers cannot close ranks (V9.4); uneven: not in uneven ground (T5.14). */
  readonly openRanks?: true | 'uneven'
  /** Only on foot, or only mounted (section 5). */
  readonly carried?: 'foot' | 'mounted'
  /** Any unit may have it. */
  readonly anyone?: true
  /** How far its bearers move and charge (T5.14). */
  readonly moves?: Band
}

/** How far a unit moves and charges if nothing slows it (R4.5, T4.10). */
export interface Movement {
  readonly move: Band
  readonly charge: Band
  /** After its first activation of a turn (T5.9). */
  readonly further?: Band
}

/** How far shots reach. */
export type Range = 'S' | 'M' | 'L'

/** What a unit rides, and what that does (R2.10); mounted units have no cover. */
export interface Mount extends Cited, Named {
  readonly names: readonly string[]
  readonly effects: readonly Effect[]
  /** Its riders cannot close ranks (V9.4). */
  readonly openRanks?: true
  /** Its riders count as being on foot (T5.13). */
  readonly foot?: true
  /** The range of shots from it. */
  readonly range?: Range
  /** Its shots are free and never give fatigue (T5.13). */
  readonly tireless?: true
  /** It never shoots twice in a row in a turn. */
  readonly alternates?: true
  /** Each of its models counts as four where models are counted (T1.8). */
  readonly presence?: true
  /** Losses that one fatigue cancels (T6.1). */
  readonly resilience?: number
  /** How it moves, if not as horses do. */
  readonly movement?: Movement
  /** Victory points for a model on it, by class, if they differ from its class's (T9.5). */
  readonly points?: Readonly<Partial<Record<TroopClass, number>>>
  /** Numbers that differ for hearthguard on it. */
  readonly hearthguard?: Partial<Profile>
}

export interface Terrain extends Cited, Named {
  readonly names: readonly string[]
  readonly cover: Cover
  readonly ground: Ground
  readonly building?: true
}
