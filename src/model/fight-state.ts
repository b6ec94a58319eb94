/**
 * What effects see of a fight, and what they can do to it. `battle/` has the whole fight and does what is asked here, so that a verb, a
 * condition or a count stands in one place and needs to know no more.
 */

/** The units of a fight; the companion charges with a warlord, Side by Side (R6.3). */
export type SideName = 'attacker' | 'companion' | 'defender'

/** The numbers of a unit that only effects change. */
export interface Modifiers {
  /** Attack dice that special rules add while the pool is made. */
  readonly poolDice: number
  readonly bonusAttack: number
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
  readonly doublesHits: boolean
  readonly pushes: boolean
  readonly fightsAgain: number
}

/** Modifiers that are numbers. */
export type Amount = { [M in keyof Modifiers]: Modifiers[M] extends number ? M : never }[keyof Modifiers]
/** Modifiers that hold or do not. */
export type Switch = Exclude<keyof Modifiers, Amount>

/** A unit as effects see it. */
export interface UnitState extends Modifiers {
  readonly unit: {
    readonly name: string
    readonly class: string
    readonly weapon: string | undefined
    readonly mounted: boolean
    /** It moved earlier in this turn. */
    readonly moved: boolean
    readonly ground: string
    readonly givesUpDice: boolean
    readonly profile: { readonly fatigueLimit: number }
  }
  /** It charges in a melee. */
  readonly charging: boolean
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
  readonly companion?: UnitState
  readonly defender: UnitState
}

/** One use of an effect: whose it is, whom it changes, and what was chosen with it. */
export interface Use {
  /** The unit that it changes. */
  readonly unit: SideName
  /** Whose effect it is, and all enemies of that unit, as they stood when it was used. */
  readonly own: UnitState
  readonly enemies: readonly UnitState[]
  readonly chosen: Chosen
  readonly rule: string
  readonly source: string
}

/** What a player chose with an ability: dice of each kind that his SAGA dice give, a number, and how many of those dice showed the rare symbol. */
export interface Chosen {
  readonly attack: number
  readonly defence: number
  readonly count: number
  readonly rare: number
}

/** What an effect can do to a fight. Every change leaves its line in the unit's ledger: the number's name, what it is now, and by how much it changed. */
export interface Deeds<Fight extends FightState> {
  /** More (or less) of a number. `value`: what the ledger says it is now, if not the number itself; no line in the ledger if it is not called anything. */
  readonly add: (fight: Fight, use: Use, to: Amount, more: number, called?: string, value?: (unit: UnitState) => number) => Fight
  /** From now on it holds. */
  readonly turnOn: (fight: Fight, use: Use, what: Switch, called: string) => Fight
  /** Saves on `on` or more from here, where that is better. */
  readonly save: (fight: Fight, use: Use, on: number) => Fight
  readonly armour: (fight: Fight, use: Use, change: number) => Fight
  readonly cover: (fight: Fight, use: Use, cover: 'light' | 'heavy') => Fight
  /** Fatigue at once, or when the fight is over. */
  readonly tire: (fight: Fight, use: Use, more: number, when: 'now' | 'after') => Fight
  /** It never gains fatigue, and has none. */
  readonly neverTire: (fight: Fight, use: Use) => Fight
  /** Models taken off; `counts`: the reading by which they may be losses that decide the winner. */
  readonly remove: (fight: Fight, use: Use, models: number, counts?: 'valhalla-counts' | 'stamping-counts') => Fight
  readonly note: (fight: Fight, use: Use, text: string) => Fight
}

/** A unit of a fight by its name. */
export const unitAt = <Unit>(
  fight: { readonly attacker: Unit; readonly companion?: Unit; readonly defender: Unit },
  side: SideName
): Unit => {
  const unit = fight[side]
  if (unit === undefined) throw new RangeError(`there is no ${side} in this fight`)
  return unit
}

export const isExhausted = ({ fatigue, unit }: Pick<UnitState, 'fatigue' | 'unit'>): boolean =>
  fatigue >= unit.profile.fatigueLimit
