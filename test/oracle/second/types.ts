/** A fight of the second edition as the referee takes it: rules-second-edition.md, sections 1 to 7 and 11. Every choice is already made. */

import type { Readings } from './readings'

export type Side = 'attacker' | 'defender'
export type Kind = 'melee' | 'shoot'
export type UnitClass = 'levies' | 'warriors' | 'hearthguard' | 'warlord'
export type Cover = 'none' | 'light' | 'solid'
export type Distance = 'VS' | 'S' | 'M' | 'L'

/** T5.1 to T5.7, T5.14, T5.15. */
export type Weapon =
  | 'bow'
  | 'sling'
  | 'crossbow'
  | 'composite-bow'
  | 'javelins'
  | 'heavy-weapon'
  | 'improvised'
  | 'unarmed'
  | 'sarissa'
  | 'firearm'

/** T5.8 to T5.13; scythed chariots T3.6. An elephant is foot. */
export type Mount = 'horse' | 'camel' | 'cataphract' | 'chariot' | 'heavy-chariot' | 'scythed-chariot' | 'elephant'

/** Dice a model: a number, or a share of one. */
export type Rate = number | `1/${number}`

/** What a count may follow (N10); read when the effect is used. `per` divides and rounds up, then `times` and `most`. */
export type Followed =
  | 'own-fatigue'
  | 'enemy-fatigue'
  | 'own-models'
  | 'enemy-models'
  | 'model-advantage'
  | 'model-disadvantage'
  | 'friends-near'
  | 'own-armour'
  | 'enemy-armour'
  /** Bonus defence dice that it has so far. */
  | 'own-defence-dice'
  /** Dice a shot of its own would have, cut to 8 (T2.1). */
  | 'own-shooting-dice'
  | 'sacrificed'
  | 'dice-on-box'

export type Count =
  | number
  | { readonly follows: Followed; readonly times?: number; readonly per?: number; readonly most?: number }
  /** Loki: so many each time the enemy triggers an ability or spends fatigue from now on. */
  | { readonly follows: 'enemy-acts'; readonly times?: number }

/** All that is named must hold (N9). Armour is that of the fight: of the melee, or against shots. */
export interface Conditions {
  readonly charging?: boolean
  readonly mounted?: boolean
  readonly enemyMounted?: boolean
  readonly class?: readonly UnitClass[]
  readonly enemyClass?: readonly UnitClass[]
  readonly ground?: 'open' | 'uneven'
  readonly closedRanks?: boolean
  readonly enemyClosedRanks?: boolean
  readonly enemyExhausted?: boolean
  readonly armourAgainstEnemy?: 'higher' | 'lower' | 'equal'
  readonly ownArmourAtMost?: number
  readonly fatigued?: boolean
  readonly missiles?: boolean
  readonly enemyArmourAtLeast?: number
  readonly enemyArmourAtMost?: number
  readonly ownModelsAtLeast?: number
  readonly outnumbered?: boolean
  readonly friendsNear?: number
  readonly within?: Distance
  /** Casualties of the enemy in this shot: for effects after it. */
  readonly casualtiesAtLeast?: number
}

export type Place = 'melee' | 'shooting' | 'shot-at'

export type Effect = { readonly if?: Conditions; readonly in?: readonly Place[] } & (
  | { readonly verb: 'attack-dice'; readonly count: Count; readonly into?: 'pool' }
  | { readonly verb: 'defence-dice'; readonly count: Count; readonly of?: 'own' | 'enemy' }
  | { readonly verb: 'armour'; readonly of: 'own' | 'enemy'; readonly count: number }
  | { readonly verb: 'attack-roll'; readonly count: number; readonly of?: 'own' | 'enemy'; readonly dice?: number }
  | { readonly verb: 'defence-roll'; readonly count: number; readonly of?: 'own' | 'enemy'; readonly dice?: number }
  | {
      readonly verb: 'reroll'
      readonly of: 'attack' | 'defence' | 'enemy-attack' | 'enemy-defence'
      readonly results?: number
      readonly most?: Count
      /** At most one for each die that shows one of these modified results. */
      readonly forEach?: readonly number[]
    }
  | { readonly verb: 'hits'; readonly count: Count }
  | {
      readonly verb: 'hits-on'
      readonly of: 'own' | 'enemy'
      readonly on: number
      readonly count: number
      readonly or?: 'more' | 'less' | 'only'
      readonly most?: Count
      readonly strikes?: 'own'
    }
  /** Of the hits it takes one for each so many strikes the enemy too, rounded up (Gall-Gaedhil, T6.11). */
  | { readonly verb: 'hits-back'; readonly per: number }
  | { readonly verb: 'cancel-hits'; readonly count: number }
  | { readonly verb: 'ignore-hits'; readonly count: number }
  | { readonly verb: 'cancels-on'; readonly on: number; readonly count: number }
  | {
      readonly verb: 'armour-limit'
      readonly of: 'own' | 'enemy'
      readonly least?: number
      readonly most?: number
      readonly raise?: 'no'
      readonly lower?: 'no'
    }
  | { readonly verb: 'turn-dice' }
  | { readonly verb: 'discard-dice'; readonly of: 'own' | 'enemy'; readonly count: Count | 'all' }
  | { readonly verb: 'dice-per-hit'; readonly count: number }
  /** `both`: the unit that uses it too. */
  | { readonly verb: 'silence'; readonly fatigue?: 'no'; readonly both?: true }
  | {
      readonly verb: 'test'
      readonly dice: Count
      readonly atLeast?: number | 'enemy-armour' | 'enemy-armour-shot'
      readonly above?: number | 'enemy-armour' | 'enemy-armour-shot'
      readonly then: 'enemy-loss' | 'enemy-attack-die' | 'model-back'
      /** A die of exactly this: a loss of one's own. */
      readonly ownLossOn?: number
      /** So many successes give the enemy 1 fatigue. */
      readonly fatigueFrom?: number
    }
  | {
      readonly verb: 'fatigue'
      readonly of: 'own' | 'enemy'
      readonly count: number | 'to-limit'
      readonly when: 'before' | 'now' | 'after'
    }
  | { readonly verb: 'ignore-fatigue'; readonly count: number }
  /** `more`: added to what it has. */
  | { readonly verb: 'resilience'; readonly count: number; readonly more?: true }
  /** Own models removed, as many as chosen. */
  | { readonly verb: 'sacrifice'; readonly count: number }
  | { readonly verb: 'cover'; readonly kind: 'light' | 'solid' }
)

/** What must be paid or the effects that depend on it do not happen (T6.6). */
export interface Price {
  /** Fatigue taken from the enemy unit. */
  readonly enemyFatigue?: number
  readonly ownFatigue?: number
  /** Own armour lost. */
  readonly armour?: number
}

export interface Clause {
  readonly price?: Price
  readonly effects: readonly Effect[]
}

/** T3.8: one act. Dice of basic abilities are acts of their own. */
export type Act = { readonly by: Side; readonly name?: string } & (
  | { readonly kind: 'ability'; readonly clauses: readonly Clause[]; readonly enemyActs?: number; readonly onBox?: number }
  /** A rule used instead of an ability: no silence stops it. */
  | { readonly kind: 'rule'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'fatigue'; readonly buys: 'armour' | 'enemy-armour' }
)

/** Models that are alike in a unit of several kinds, in the order they are lost. */
export interface Part {
  readonly models: number
  readonly class?: UnitClass
  readonly melee?: Rate
  readonly shooting?: Rate
}

export interface Unit {
  readonly class: UnitClass
  readonly models: number
  /** A heroic unit (T6.4) or another of several kinds; `models` is their sum, the hero last. */
  readonly parts?: readonly Part[]
  readonly weapons?: readonly Weapon[]
  readonly mount?: Mount
  /** T6.8: its bearer has no dice. */
  readonly banner?: boolean
  /** Instead of those of the class; equipment and mounts still change them. */
  readonly armour?: number
  readonly armourShot?: number
  readonly melee?: Rate
  /** Dice a model where it charges (T6.11). */
  readonly meleeCharging?: Rate
  readonly shooting?: Rate
  /** As the fight begins, that of the charge included. */
  readonly fatigue?: number
  readonly fatigueLimit?: number
  /** Casualties a fatigue cancels; 1 for a plain warlord and chariots, 2 for an elephant by default. */
  readonly resilience?: number
  /** So much of the fatigue that it takes for Resilience vanishes, once a turn (T6.12). */
  readonly vanishing?: number
  /** Hearthguard models near that may die instead (T6.2). */
  readonly bodyguards?: number
  /** Counts as four where models are counted (T1.8). */
  readonly presence?: boolean
  /** Models that may shoot: in range with a line of sight (T2.1); all of them by default. */
  readonly inRange?: number
  readonly cover?: Cover
  readonly ground?: 'open' | 'uneven' | 'dangerous'
  /** The unit charged closes ranks (T3.1). */
  readonly closed?: boolean
  /** N16; may-not wins over may. */
  readonly closeRanks?: readonly ('may' | 'may-not')[]
  /** The enemy's closed ranks and cover give him nothing (T3.2). */
  readonly deniesCover?: boolean
  /** How far it leaves when it loses: S by default (N16). */
  readonly withdraw?: 'none' | 'M' | 'L'
  readonly friendsNear?: number
  /** Each fatigue spent has both effects on armour (vagrant warriors). */
  readonly buysBoth?: boolean
  /** Friends who may obey a hero in a turn, 1 by default (T6.3, T6.12). */
  readonly orders?: number
  /** Friends within S have Determination (T6.12). */
  readonly lendsDetermination?: boolean
  /** Rules of the unit, Orders and Activation abilities: no acts (T3.8). */
  readonly effects?: readonly Effect[]
}

export interface Fight {
  readonly kind: Kind
  readonly attacker: Unit
  readonly defender: Unit
  /** In the order they are made. */
  readonly acts?: readonly Act[]
  /** Shots: how far the target is. */
  readonly within?: Distance
  /** T3.14: after step 6 a second melee begins with the survivors, with acts of its own; the first gives no fatigue. */
  readonly again?: { readonly acts?: readonly Act[] }
  /** T2.8: a shot that activates no unit has these dice alone; the attacker's unit stands for nothing but its effects. */
  readonly diceOfNobody?: number
  readonly readings?: Partial<Readings>
}

export interface SideResult {
  readonly left: number
  /** Models removed by the enemy, guards apart. */
  readonly losses: number
  /** Own models removed by one's own abilities. */
  readonly sacrificed: number
  readonly guardsLost: number
  /** Fatigue of Resilience that vanished. */
  readonly vanished: number
  /** What decides the winner. */
  readonly counted: number
  /** 0 where nobody is left. */
  readonly fatigue: number
}

export interface Result {
  readonly attacker: SideResult
  readonly defender: SideResult
  readonly winner: Side | 'tie' | 'none'
  readonly withdraws: Side | 'nobody'
}
