import type { Effect } from './effect'
import type { Cover, Distance } from './unit-state'

export { COVERS, type Cover } from './unit-state'

/** One fight as a player describes it: the contract for files, scripts, paths of `--set`, and CSV headers. */

export type Edition = 1 | 2
export const FIGHT_KINDS = ['melee', 'shoot'] as const
export type FightKind = (typeof FIGHT_KINDS)[number]

/** Whether it is the kind of a fight; as a command, the kind has the same name. */
export const isFightKind = (value: unknown): value is FightKind => FIGHT_KINDS.some(kind => kind === value)

/** The sides of a fight; of a shot, the shooter is the attacker and its target the defender. */
export const SIDES = ['attacker', 'defender'] as const
export type Side = (typeof SIDES)[number]

/** The other side. */
export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** As a weapon: the unit is without its troop's usual weapon. */
export const UNARMED = 'none'

/** dangerous: second edition only (V9.14). */
export type Ground = 'open' | 'uneven' | 'dangerous'
/**
 * What a fatigue of the enemy is spent on: own armour +1, or (melee only) the armour of that enemy -1 (R2.2, R3.4). Against two units Side
 * by Side, each that has fatigue pays; with a number only the first or the second (R6.3).
 */
export const SPENDS = ['armour', 'enemy-armour', 'armour-1', 'armour-2', 'enemy-armour-1', 'enemy-armour-2'] as const
export type Spend = (typeof SPENDS)[number]

interface Bought {
  readonly what: 'armour' | 'enemy-armour'
  /** Which of two enemies Side by Side pays; absent: each that has fatigue. */
  readonly from?: 0 | 1
}

/** What a spend buys, and which enemy pays. */
export const BOUGHT: Readonly<Record<Spend, Bought>> = {
  armour: { what: 'armour' },
  'armour-1': { what: 'armour', from: 0 },
  'armour-2': { what: 'armour', from: 1 },
  'enemy-armour': { what: 'enemy-armour' },
  'enemy-armour-1': { what: 'enemy-armour', from: 0 },
  'enemy-armour-2': { what: 'enemy-armour', from: 1 }
}

/** An ability in play with its choices. Several uses of a box are counted in `attack` and `defence`. */
export interface AbilityUse {
  readonly id: string
  /** SAGA dice spent for attack dice (pools), or attack dice taken (Lords of Battle). */
  readonly attack?: number
  /** SAGA dice spent for defence dice (pools), or defence dice taken (Lords of Battle). */
  readonly defence?: number
  /** Models sacrificed (Valhalla) or fatigue taken (War Dance). */
  readonly count?: number
  /** How many of the SAGA dice spent showed the rare symbol; of a pool's dice the defence dice first. */
  readonly rare?: number
}

/** A custom act, given by its effects; `rule`: it is a special rule and not an ability, so nothing forbids it (V9.13). */
export interface OwnAct {
  readonly name?: string
  readonly effects: readonly Effect[]
  readonly rule?: boolean
}

/** The acts of step 3: spend fatigue on armour, use the next ability, or pass (V9.13). */
export const ACTS = ['armour', 'enemy-armour', 'ability', 'pass'] as const

/** One act of step 3. */
export type Act = (typeof ACTS)[number] | OwnAct

/** Friends who die instead of a warlord (R6.1): how many, and which troop. */
export interface Guards {
  readonly models: number
  readonly unit: string
}

/** Dice per model: a number, or a fraction as text ("1/3"). */
export type PerModel = number | string

/** What a unit may have for certain, or with a chance only: the keys of `UNCERTAIN`. */
export interface PossiblyUncertain {
  readonly weapon?: string
  readonly mounted?: boolean
  /** What it rides, if not horses (V9.7). */
  readonly mount?: string
  /** One of its models bears a war banner (V9.15). */
  readonly banner?: boolean
  /** Fatigue when the fight begins, including that of the charge. */
  readonly fatigue?: number
  /** It has been activated before in this turn: 1 more fatigue, before contact (charge) or after the shot (R4.1). */
  readonly moved?: boolean
  readonly cover?: Cover
  readonly ground?: Ground
  /** It occupies a building (R3.11): heavy cover, and the attacker always disengages. */
  readonly building?: boolean
  readonly abilities?: readonly (string | AbilityUse)[]
  /** What the unit's side spends the enemy's fatigue on. */
  readonly spend?: readonly Spend[]
  readonly givesUpDice?: boolean
}

export interface UnitRequest extends PossiblyUncertain {
  /** A class, a troop of a faction, a hero, or a custom unit. */
  readonly unit: string
  /** 1 to 12; by default the troop's only size, if it has one (a warlord is 1). */
  readonly models?: number
  readonly faction?: string
  /** Models that fight or shoot (R2.1, R3.1); all of them by default. */
  readonly engaged?: number
  /** Second edition: what the unit does in step 3, in this order and in turn with the enemy (V9.13); other abilities and fatigue follow. */
  readonly acts?: readonly Act[]
  /** The same choices in a further melee by Thor (reading thor-choices); by default dice as in the first melee, and nothing spent. */
  readonly givesUpDiceAgain?: boolean
  readonly spendAgain?: readonly Spend[]
  readonly guards?: Guards
  /** Friendly units near it, for effects that count them. */
  readonly friendsNear?: number
  /** Wounds of a warlord in the Challenge (R8.3): the uncancelled hits that he can take. */
  readonly wounds?: number
  /** Second edition: the losses that one fatigue cancels (V9.8). */
  readonly resilience?: number
  /** The sum of the Wrath dice, or the dice to average over ("3d6") (R6.6). */
  readonly wrath?: number | string
  readonly effects?: readonly Effect[]
  readonly armour?: number
  readonly armourShot?: number
  readonly dicePerModel?: PerModel
  /** Second edition: dice when it charges, if they differ (V9.12). */
  readonly dicePerModelCharging?: PerModel
  readonly dicePerModelShot?: PerModel
  readonly fatigueLimit?: number
  /** What it may have, each with its chance; the fight is averaged over all cases. */
  readonly maybe?: readonly Uncertain[]
}

/** The keys of a unit that may be uncertain. */
export const UNCERTAIN = [
  'weapon',
  'mounted',
  'mount',
  'banner',
  'fatigue',
  'moved',
  'cover',
  'ground',
  'building',
  'abilities',
  'spend',
  'givesUpDice'
] as const satisfies readonly (keyof PossiblyUncertain)[]

/** The keys of where a unit stands: one piece of scenery may set several of them. */
export const PLACE = ['cover', 'ground', 'building'] as const satisfies readonly (typeof UNCERTAIN)[number][]

/**
 * What a unit has with a chance above 0 and up to 1: one of these keys, or several of a place. Abilities are independent of each other;
 * otherwise entries of the same key exclude each other.
 */
export interface Uncertain extends PossiblyUncertain {
  readonly chance: number
}

export type SideRequest = UnitRequest | { readonly together: readonly [UnitRequest, UnitRequest] }

/** The units of a side, one or two. */
export const unitsOfSide = (side: SideRequest): readonly UnitRequest[] => ('together' in side ? side.together : [side])

/** The single unit of a side, or the first of two. */
export const firstUnit = (side: SideRequest): UnitRequest => ('together' in side ? side.together[0] : side)

/** An ability of a request as an object; without choices it may be its id alone. */
export const asAbilityUse = (use: string | AbilityUse): AbilityUse => (typeof use === 'string' ? { id: use } : use)

/** How a question is answered, by kind: fractions are for fights alone, a turn is not answered both ways, advice is exact. */
export const METHODS = {
  fight: ['exact', 'fractions', 'monte-carlo', 'both'],
  study: ['exact', 'monte-carlo', 'both'],
  plan: ['exact', 'monte-carlo'],
  advice: ['exact']
} as const

export type MethodName = (typeof METHODS)['fight'][number]
export type PlanMethodName = (typeof METHODS)['plan'][number]

/** The keys of a scenario that settle the rules it is played by. */
export const RULE_KEYS = ['edition', 'readings', 'boards', 'costs'] as const satisfies readonly (keyof Scenario)[]

export interface Scenario {
  readonly kind: FightKind
  /** Whose turn it is, by default the attacker's. Some abilities let a unit charge (Taunt) or shoot in the enemy's turn (R7.4). */
  readonly turn?: Side
  readonly edition?: Edition
  readonly readings?: Readonly<Record<string, string>>
  readonly attacker: SideRequest
  readonly defender: SideRequest
  readonly boards?: readonly string[]
  /** Side by Side: how many attack dice the enemy aims at the first unit of the two; by default its best split (R6.3). */
  readonly split?: number
  /** Melees fought one after another, until a side is gone (R8.3: up to 7 in the Challenge). */
  readonly rounds?: number
  /** Paths of numbers that the report answers first: `attacker.losses.atLeast.3`. */
  readonly ask?: readonly string[]
  /** How far away the target of a shot is, for effects that depend on it. */
  readonly within?: Distance
  readonly costs?: Readonly<Record<string, string>>
  readonly method?: MethodName
  readonly trials?: number
  readonly precision?: number
  readonly seed?: string
  readonly id?: string
}
