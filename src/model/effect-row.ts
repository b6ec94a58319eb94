import type { Taken } from './effect-counts'
import { type Fields, oneOf, optional, type ValuesOf } from './fields'
import type { EffectActions, FightState, Use } from './fight-state'
import { t } from './language'
import { once } from './once'

/** What a row of a verb is made of. */

/**
 * Whom an effect changes: its own unit, one of its own side by reading (frigg-fatigue), all units of its own side, each enemy unit it
 * fights, or (Side by Side) one of two.
 */
export type Whose = 'own' | 'one-own' | 'side' | 'enemy' | 'one-enemy'

/** The sides a verb allows, and the field by which an effect names one of several. */
export interface Sides<F extends Fields> {
  readonly allowed: readonly Whose[]
  readonly fields: F
}

export const only = (side: Whose): Sides<{ readonly [none in never]: never }> => ({ allowed: [side], fields: {} })

export const oneOfSides = <const S extends readonly Whose[]>(...allowed: S) => ({ allowed, fields: { of: oneOf(...allowed) } })

export const ownUnlessSaid = <const S extends readonly Whose[]>(...allowed: S) => ({
  allowed,
  fields: { of: optional(oneOf(...allowed)) }
})

export interface Row<S extends Fields, F extends Fields> {
  readonly sides: Sides<S>
  /** What it needs beside its name and its side. */
  readonly fields: F
  /** It belongs to the unit before step 3: dice of the pool (V9.1), cover, fatigue it never takes, what happened before the fight. */
  readonly isBefore?: (effect: ValuesOf<S & F>) => boolean
  /** It is the unit's own, and yet it looks at the enemy, or changes what the enemy's rules do. */
  readonly isFacing?: (effect: ValuesOf<S & F>) => boolean
  /** The ability that has it needs a choice that takes this. */
  readonly takes?: Taken
  /** By this reading a unit that is shot at may use it from a box for shooting. */
  readonly shotAtBy?: 'combat-pool-shot-at'
  /** "+2 attack dice" */
  readonly describe: (effect: ValuesOf<S & F>) => string
  /** The fight after it, for one unit that it reaches. */
  readonly apply: <Fight extends FightState>(fight: Fight, use: Use, effect: ValuesOf<S & F>, does: EffectActions<Fight>) => Fight
}

export interface VerbRow<F extends Fields> extends Omit<Row<F, F>, 'sides'> {
  readonly sides: Sides<Fields>
}

/** A row that is made when a fight first has such an effect: most have two or three of the verbs. */
export const verb = <S extends Fields, F extends Fields>(make: () => Row<S, F>) =>
  once(() => {
    const { sides, fields, ...row } = make()
    return { sides: sides as Sides<Fields>, fields: { ...sides.fields, ...fields }, ...row }
  })

export const enemys = (whose: Whose | undefined): string => (whose === 'enemy' ? t('enemy unit ') : '')
