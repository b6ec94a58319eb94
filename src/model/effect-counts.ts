import { either, type Fields, object, oneOf, optional, type ValuesOf, whole } from './fields'
import { type Text, t, translate } from './language'
import { MOST_COUNT } from './limits'
import { once } from './once'
import type { EffectActions, FightUnits, UnitState, Use } from './unit-state'

/** What the rows of verbs share: the sides they change, and counts. */

/**
 * Whom an effect changes. own: its own unit; one-own: one unit of its own side (reading `frigg-fatigue`); side: all units of its own
 * side; enemy: every enemy unit in the fight; one-enemy: one of two enemies Side by Side.
 */
export type Whose = 'own' | 'one-own' | 'side' | 'enemy' | 'one-enemy'

/** The sides that a verb allows, and the field by which an effect names one of several. Exported for the declarations of the library. */
export interface Sides<F extends Fields> {
  readonly allowed: readonly Whose[]
  readonly fields: F
}

export const only = (side: Whose): Sides<{ readonly [none in never]: never }> => ({ allowed: [side], fields: {} })

/** Sides of which `of` must name one. */
export const oneOfSides = <const S extends readonly Whose[]>(...allowed: S) => ({ allowed, fields: { of: oneOf(...allowed) } })

/** Sides of which `of` may name one; own by default. */
export const ownByDefault = <const S extends readonly Whose[]>(...allowed: S) => ({
  allowed,
  fields: { of: optional(oneOf(...allowed)) }
})

interface Row<S extends Fields, F extends Fields> {
  readonly sides: Sides<S>
  /** Its fields besides its name and side. */
  readonly fields: F
  /** It takes effect before step 3: dice of the pool (V9.1), cover, fatigue that is never gained, what happens before the fight. */
  readonly isBefore?: (effect: ValuesOf<S & F>) => boolean
  /** It changes its own unit, but depends on the enemy or changes what the enemy's rules do. */
  readonly isFacing?: (effect: ValuesOf<S & F>) => boolean
  /** An ability with it must have a choice that takes this. */
  readonly takes?: Taken
  /** With this reading a unit that is shot at may use it from a box for shooting. */
  readonly shotAtBy?: 'combat-pool-shot-at'
  /** "+2 attack dice" */
  readonly describe: (effect: ValuesOf<S & F>) => string
  /** The fight after it; called once for each unit that the effect changes. */
  readonly apply: <Fight extends FightUnits>(fight: Fight, use: Use, effect: ValuesOf<S & F>, does: EffectActions<Fight>) => Fight
}

export interface VerbRow<F extends Fields> extends Omit<Row<F, F>, 'sides'> {
  readonly sides: Sides<Fields>
}

/** A row that is made when first used: most fights need only two or three verbs. */
export const verb = <S extends Fields, F extends Fields>(make: () => Row<S, F>) =>
  once(() => {
    const { sides, fields, ...row } = make()
    return { sides: sides as Sides<Fields>, fields: { ...sides.fields, ...fields }, ...row }
  })

/** "enemy unit ", if the effect changes an enemy. */
export const enemys = (whose: Whose | undefined): string => (whose === 'enemy' ? t('enemy unit ') : '')

/** Counts of effects: plain numbers, or so many for each of something in the fight. */

/** The kinds of choices of an ability that give a number. */
type Taken = 'pool' | 'split' | 'models' | 'fatigue' | 'number'

interface Followed {
  /** The number when the ability is used; enemies Side by Side are counted together. */
  readonly of: (use: Use) => number
  /** One of what is counted: "+1 attack die for each ...". Absent: the number is the player's choice. */
  readonly each?: Text
  /** A player chooses the number, so the ability must have a choice that takes one of these. */
  readonly takes?: readonly Taken[]
  /** With reading `stubbornness-fatigue=after` it is counted after fatigue was spent. */
  readonly mayWait?: true
  /** It changes with the models that fight. */
  readonly countsModels?: true
}

/** The models of a unit where models are counted: some count as four (T1.8). See `presence` of UnitState. */
export const countedModels = ({ engaged, models, unit: { presence } }: UnitState): number => {
  if (presence === 0) return engaged
  // below 0: only the hero of a mixed unit counts so
  return models > 0 && presence < 0 ? models - presence - 1 : models * presence
}

/** The dice if all its models shot, summed and rounded up once (T1.3); 0 without missiles (K8). */
const shootingDice = ({ unit: { range, parts, hasBearer }, models }: UnitState): number => {
  if (range === undefined) return 0
  let [left, dice] = [models - (hasBearer && models > 0 ? 1 : 0), 0]
  for (const { models, diceShot } of parts.toReversed()) {
    const shooting = Math.min(left, models)
    left -= shooting
    dice += (shooting * diceShot.dice) / diceShot.models
  }
  return Math.ceil(dice - 1e-9)
}

const sum = (enemies: readonly UnitState[], of: (enemy: UnitState) => number): number =>
  enemies.reduce((total, enemy) => total + of(enemy), 0)

/** What a count may follow, one row each. */
const followed = {
  'chosen-attack': { of: ({ chosen }) => chosen.attack, takes: ['pool', 'split'] },
  'chosen-defence': { of: ({ chosen }) => chosen.defence, takes: ['pool', 'split'] },
  chosen: { of: ({ chosen }) => chosen.count, each: 'fatigue taken', takes: ['fatigue', 'models'] },
  'enemy-fatigue': { of: ({ enemies }) => sum(enemies, enemy => enemy.fatigue), each: 'fatigue of the enemy', mayWait: true },
  'model-advantage': {
    of: ({ own, enemies }) => Math.max(0, countedModels(own) - sum(enemies, countedModels)),
    each: 'fighting model more than the enemy has'
  },
  'model-disadvantage': {
    of: ({ own, enemies }) => Math.max(0, sum(enemies, countedModels) - countedModels(own)),
    each: 'fighting model fewer than the enemy has'
  },
  sacrificed: { of: ({ chosen }) => chosen.count, each: 'model removed', takes: ['models'] },
  'own-engaged': { of: ({ own }) => countedModels(own), each: 'fighting model of its own', countsModels: true },
  'enemy-engaged': { of: ({ enemies }) => sum(enemies, countedModels), each: 'fighting enemy model', countsModels: true },
  'own-fatigue': { of: ({ own }) => own.fatigue, each: 'fatigue of its own' },
  'friends-near': { of: ({ own }) => own.unit.friendsNear, each: 'friendly unit near' },
  'own-defence-dice': {
    of: ({ own: { gained, bonusDefence } }) => Math.max(0, gained + bonusDefence),
    each: 'bonus defence die that it has'
  },
  'own-shooting-dice': { of: ({ own }) => shootingDice(own), each: 'die that it would shoot with' },
  'own-armour': { of: ({ armour }) => armour.own, each: 'point of its armour' },
  'enemy-armour': { of: ({ armour }) => armour.enemy, each: "point of the enemy's armour" },
  'dice-on-box': { of: ({ chosen }) => chosen.count, each: 'die on the box', takes: ['number'] },
  /** For attack dice only, which come with each act of the enemy (N10). */
  'enemy-acts': { of: () => 0, each: 'ability triggered or fatigue spent by the enemy from then on' }
} as const satisfies Readonly<Record<string, Followed>>

export type Followable = keyof typeof followed

export const followedRow = (name: Followable): Followed => followed[name]

const follows = oneOf(...(Object.keys(followed) as [Followable, ...Followable[]]))

export const most = whole(1, MOST_COUNT)

/** A number; or `times` (1 by default) the number it follows, divided by `per` and rounded up, `most` in all. */
export const count = either(
  `a whole number from -${MOST_COUNT} to ${MOST_COUNT}, or { follows: enemy-fatigue }`,
  whole(-MOST_COUNT, MOST_COUNT),
  object({ follows, times: optional(whole(-MOST_COUNT, MOST_COUNT)), per: optional(most), most: optional(most) })
)

export type Count = ValuesOf<{ readonly count: typeof count }>['count']

/** The value of a count in a fight; `rare` replaces it if a SAGA die with the rare symbol was spent. */
export const counted = (count: Count, rare: Count | undefined, use: Use): number => {
  const effective = rare !== undefined && use.chosen.rare > 0 ? rare : count
  if (typeof effective === 'number') return effective
  const { follows: name, times = 1, per = 1, most: bound = Number.POSITIVE_INFINITY } = effective
  return Math.min(bound, times * Math.ceil(followedRow(name).of(use) / per))
}

/** "+2", "-1" */
export const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`)

const dice = (count: Count, kind: 'attack' | 'defence'): string => {
  if (typeof count === 'number') return t(DICE[kind], { change: signed(count), n: Math.abs(count) })
  const { follows: name, times = 1, per = 1, most: bound } = count
  if (name === `chosen-${kind}`) return t(AS_CHOSEN[kind])
  const { each } = followedRow(name)
  if (each === undefined) return t(AS_MANY[kind])
  return forEach(dice(times, kind), per, each, bound)
}

const DICE = { attack: '{change} attack {n|die|dice}', defence: '{change} defence {n|die|dice}' } as const
const AS_CHOSEN = { attack: 'attack dice as chosen', defence: 'defence dice as chosen' } as const
const AS_MANY = { attack: 'as many attack dice', defence: 'as many defence dice' } as const

const forEach = (what: string, per: number, each: Text, bound: number | undefined): string =>
  (per === 1
    ? t('{what} for each {each}', { what, each: translate(each) })
    : t('{what} for each {per} of: {each}', { what, per, each: translate(each) })) +
  (bound === undefined ? '' : t(', {most} at most', { most: bound }))

/** "2", "1 for each fatigue of the enemy, 3 at most" */
export const describeCount = (count: Count): string => {
  if (typeof count === 'number') return String(count)
  const { follows: name, times = 1, per = 1, most: bound } = count
  return forEach(`${times}`, per, followedRow(name).each ?? 'one chosen', bound)
}

/** "+2 attack dice", "+3 attack dice, or +4 attack dice by a rare symbol" */
export const describeDice = (kind: 'attack' | 'defence', count: Count, rare: Count | undefined): string =>
  rare === undefined
    ? dice(count, kind)
    : t('{dice}, or {more} by a rare symbol', { dice: dice(count, kind), more: dice(rare, kind) })

/** "+1 fatigue", "-1 fatigue each" */
export const describeFatigue = (count: Count): string => {
  if (typeof count === 'number') return t('{change} fatigue', { change: signed(count) })
  return count.follows === 'chosen' ? t('the fatigue chosen') : t('{change} fatigue each', { change: signed(count.times ?? 1) })
}
