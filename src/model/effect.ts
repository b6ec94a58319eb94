/** The verbs by which abilities, weapons, troops and users bend a fight. Plain data: no step asks for an ability by name. */

export type TroopClass = 'levies' | 'warriors' | 'hearthguard' | 'warlord'

/** What a count may follow instead of being a plain number. `chosen-*` are the choices made with the ability. */
export type Followed =
  | 'chosen-attack'
  | 'chosen-defence'
  | 'chosen'
  | 'enemy-fatigue'
  | 'model-advantage'
  | 'sacrificed'
  | 'own-engaged'
  | 'enemy-engaged'

/** A number, or `times` (1 unless said) the number of what it follows. */
export type Count = number | { readonly follows: Followed; readonly times?: number }

/** All that is named must hold, or the effect (or ability) does nothing here. */
export interface Conditions {
  readonly mounted?: boolean
  /** The unit has moved earlier in this turn. */
  readonly moved?: boolean
  /** Attacker of a melee: true; the unit charged: false. */
  readonly charging?: boolean
  readonly class?: readonly TroopClass[]
  readonly weapon?: readonly string[]
  readonly ground?: 'open' | 'uneven'
  readonly enemyMounted?: boolean
  readonly enemyClass?: readonly TroopClass[]
  readonly enemyExhausted?: boolean
  /** saga2: the enemy has closed ranks. */
  readonly enemyClosedRanks?: boolean
}

/** Where an effect counts: in a melee, when its unit shoots, when its unit is shot at. */
export type Place = 'melee' | 'shooting' | 'shot-at'

/** before: Orders and Activation boxes, weapons, troops; now: melee step 3, shooting step 2; after: when losses are removed. */
export type Moment = 'before' | 'now' | 'after'

interface Common {
  /** Everywhere its ability or weapon counts, unless said. */
  readonly in?: readonly Place[]
  readonly if?: Conditions
}

/** Models removed by an enemy's effect, by class of the unit that loses them. */
export type ByClass = Readonly<Partial<Record<TroopClass, number>>>

export type Effect = Common &
  /** `into: 'pool'`: generated in step 1 (so it raises the cap); else added in step 3 inside the cap. */
  (
    | { readonly verb: 'attack-dice'; readonly count: Count; readonly rare?: Count; readonly into?: 'pool' }
    | { readonly verb: 'defence-dice'; readonly count: Count; readonly rare?: Count }
    /** Change of armour, of the unit itself or of the enemy it fights. */
    | { readonly verb: 'armour'; readonly of: 'own' | 'enemy'; readonly count: number }
    /** Added to each attack die rolled. */
    | { readonly verb: 'attack-roll'; readonly count: number }
    /** Saves on `on` or more instead of the edition's roll, where that is better. */
    | { readonly verb: 'save'; readonly on: number }
    | { readonly verb: 'reroll'; readonly of: 'attack' | 'defence' }
    /** The first `count` uncancelled hits are ignored; `of: 'last'`: the first of those that reach the last model. */
    | { readonly verb: 'ignore-hits'; readonly count: number; readonly of?: 'last' }
    /** The unit counts as in cover where this holds. */
    | { readonly verb: 'cover'; readonly kind: 'light' | 'heavy' }
    /** The first `count` fatigue that would come are ignored; `all`: the unit never gains any. */
    | { readonly verb: 'ignore-fatigue'; readonly count: number | 'all' }
    /** saga2: 1 fatigue cancels `count` losses (V9.8). */
    | { readonly verb: 'resilience'; readonly count: number }
    /** Crush: if one's hits are at least twice those suffered, each counts as two. */
    | { readonly verb: 'double-hits' }
    /** The Push: after the melee a die for each disengaging enemy, lost above its armour. */
    | { readonly verb: 'push' }
    /** Thor: one more melee with the survivors. */
    | { readonly verb: 'fight-again' }
    /** Valhalla: own engaged models removed, as many as chosen. */
    | { readonly verb: 'sacrifice' }
    /** Enemy models removed without a save. */
    | { readonly verb: 'remove'; readonly count: number | ByClass; readonly when: Moment }
    /** Of the unit itself, of its whole side (two units that charge Side by Side), or of the enemy it fights. */
    | { readonly verb: 'fatigue'; readonly of: 'own' | 'side' | 'enemy'; readonly count: Count; readonly when: Moment }
    /** Told in the notes; changes no die of this fight. */
    | { readonly verb: 'note'; readonly text: string }
  )

export type Verb = Effect['verb']
