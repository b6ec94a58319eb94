import { CLASSES, conditionFields, describeConditions, type TroopClass } from './effect-conditions'
import { count, counted, describeDice, describeFatigue, most, plural, signed, type Taken } from './effect-counts'
import { either, type Fields, helped, listOf, object, oneOf, optional, text, type ValuesOf, whole } from './fields'
import { type Deeds, type FightState, type Use, unitAt } from './fight-state'
import { MOST_COUNT } from './limits'

export type { Conditions, TroopClass } from './effect-conditions'
export type { Count, Followable } from './effect-counts'

/**
 * The verbs by which abilities, weapons, troops and users change a fight: one row each. From a row come its type, the reader of JSON, the
 * schema of board files, its text and what it does; no step of a fight asks for an ability by name.
 */

/** Whom an effect changes: its own unit, all units of its own side, each enemy unit it fights, or (Side by Side) one of two. */
export type Whose = 'own' | 'side' | 'enemy' | 'one-enemy'

/** The sides a verb allows, and the field by which an effect names one of several. */
interface Sides<F extends Fields> {
  readonly allowed: readonly Whose[]
  readonly fields: F
}

const only = (side: Whose): Sides<{ readonly [none in never]: never }> => ({ allowed: [side], fields: {} })

const oneOfSides = <const S extends readonly Whose[]>(...allowed: S) => ({ allowed, fields: { of: oneOf(...allowed) } })

const ownUnlessSaid = <const S extends readonly Whose[]>(...allowed: S) => ({
  allowed,
  fields: { of: optional(oneOf(...allowed)) }
})

interface Row<S extends Fields, F extends Fields> {
  readonly sides: Sides<S>
  /** What it needs beside its name and its side. */
  readonly fields: F
  /** It belongs to the unit before step 3: dice of the pool (V9.1), cover, fatigue it never takes, what happened before the fight. */
  readonly isBefore?: (effect: ValuesOf<S & F>) => boolean
  /** The ability that has it needs a choice that takes this. */
  readonly takes?: Taken
  /** By this reading a unit that is shot at may use it from a box for shooting. */
  readonly shotAtBy?: 'combat-pool-shot-at'
  /** "+2 attack dice" */
  readonly describe: (effect: ValuesOf<S & F>) => string
  /** The fight after it, for one unit that it reaches. */
  readonly apply: <Fight extends FightState>(fight: Fight, use: Use, effect: ValuesOf<S & F>, does: Deeds<Fight>) => Fight
}

interface VerbRow<F extends Fields> extends Omit<Row<F, F>, 'sides'> {
  readonly sides: Sides<Fields>
}

const verb = <S extends Fields, F extends Fields>({ sides, fields, ...row }: Row<S, F>) => ({
  sides: sides as Sides<Fields>,
  fields: { ...sides.fields, ...fields },
  ...row
})

const enemys = (whose: Whose | undefined): string => (whose === 'enemy' ? 'enemy unit ' : '')

const dice = { count, rare: helped('instead, if the SAGA die spent showed the rare symbol', optional(count)) }

/** Where an effect counts: in a melee, when its unit shoots, when its unit is shot at. */
const place = oneOf('melee', 'shooting', 'shot-at')

/** before: Orders and Activation boxes, weapons, troops; now: melee step 3, shooting step 2; after: when losses are removed. */
const when = oneOf('before', 'now', 'after')

const byClass = Object.fromEntries(CLASSES.map(name => [name, optional(whole(0, MOST_COUNT))])) as {
  readonly [C in TroopClass]: ReturnType<typeof optional<number>>
}

const removed = (models: number | ByClass): string =>
  typeof models === 'number'
    ? `${plural(models, 'enemy model')} removed`
    : `${Object.entries(models)
        .map(([name, some]) => `${some} of enemy ${name}`)
        .join(' or ')} removed`

const first = (some: number, one: string): string => (some === 1 ? `the first ${one}` : `the first ${some} ${one}s`)

const moments = { before: ' before the fight', now: ' at once', after: ' after the fight' } as const

export const verbs = {
  /** `into: 'pool'`: made in step 1, so that it raises the cap; else added in step 3 inside the cap. */
  'attack-dice': verb({
    sides: ownUnlessSaid('own', 'enemy'),
    fields: { ...dice, into: helped('made in step 1, so that it raises the cap (R3.5)', optional(oneOf('pool'))) },
    isBefore: ({ into }) => into === 'pool',
    describe: ({ of, count: said, rare, into }) =>
      `${enemys(of)}${describeDice('attack', said, rare)}${into === 'pool' ? ' in step 1' : ''}`,
    apply: (fight, use, { of, count: said, rare, into }, does) => {
      const { held, bonusAttack, lasting } = unitAt(fight, use.unit)
      const asked = counted(said, rare, use)
      if (into === 'pool' && !lasting) return does.add(fight, use, 'poolDice', asked)
      // an enemy loses no dice that it does not have
      const more = of === 'enemy' && lasting ? Math.max(asked, -Math.max(0, held + bonusAttack)) : asked
      return does.add(fight, use, 'bonusAttack', more, 'attack dice', unit => unit.held + unit.bonusAttack)
    }
  }),
  'defence-dice': verb({
    sides: ownUnlessSaid('own', 'enemy'),
    fields: dice,
    shotAtBy: 'combat-pool-shot-at',
    describe: ({ of, count: said, rare }) => `${enemys(of)}${describeDice('defence', said, rare)}`,
    apply: (fight, use, { count: said, rare }, does) =>
      does.add(fight, use, 'bonusDefence', counted(said, rare, use), 'defence dice', unit => unit.gained + unit.bonusDefence)
  }),
  armour: verb({
    sides: oneOfSides('own', 'enemy'),
    fields: { count: whole(-6, 6) },
    describe: ({ of, count: change }) => `${of === 'own' ? 'own' : 'enemy'} armour ${signed(change)}`,
    apply: (fight, use, { count: change }, does) => does.armour(fight, use, change)
  }),
  /** Added to each attack die rolled. */
  'attack-roll': verb({
    sides: only('own'),
    fields: { count: whole(-6, 6) },
    describe: ({ count: change }) => `${signed(change)} on each attack die`,
    apply: (fight, use, { count: change }, does) => does.add(fight, use, 'attackRoll', change, 'attack roll')
  }),
  /** Saves on `on` or more instead of the edition's roll, where that is better. */
  save: verb({
    sides: only('own'),
    fields: { on: whole(2, 6) },
    describe: ({ on }) => `saves on ${on} or more`,
    apply: (fight, use, { on }, does) => does.save(fight, use, on)
  }),
  reroll: verb({
    sides: only('own'),
    fields: { of: oneOf('attack', 'defence') },
    describe: ({ of }) => (of === 'attack' ? 're-rolls missed attack dice' : 're-rolls failed defence dice'),
    apply: (fight, use, { of }, does) =>
      of === 'attack'
        ? does.turnOn(fight, use, 'rerollsAttack', 're-rolls missed attack dice')
        : does.turnOn(fight, use, 'rerollsDefence', 're-rolls failed defence dice')
  }),
  /** The first `count` uncancelled hits are ignored; `of: 'last'`: the first of those that reach the last model. */
  'ignore-hits': verb({
    sides: only('own'),
    fields: { count: most, of: optional(oneOf('last')) },
    describe: ({ count: some, of }) => `${of === 'last' ? 'the last model ' : ''}ignores ${first(some, 'uncancelled hit')}`,
    apply: (fight, use, { count: some, of }, does) =>
      of === 'last'
        ? does.add(fight, use, 'ignoresLast', some, 'hits on the last model ignored')
        : does.add(fight, use, 'ignores', some, 'hits ignored')
  }),
  /** The unit counts as in cover where this holds. */
  cover: verb({
    sides: only('own'),
    fields: { kind: oneOf('light', 'heavy') },
    isBefore: () => true,
    describe: ({ kind }) => `counts as in ${kind} cover`,
    apply: (fight, use, { kind }, does) => does.cover(fight, use, kind)
  }),
  /** The first `count` fatigue that would come are ignored; `all`: the unit never gains any. */
  'ignore-fatigue': verb({
    sides: only('own'),
    fields: { count: either(`a whole number from 1 to ${MOST_COUNT}, or all`, most, oneOf('all')) },
    isBefore: () => true,
    describe: ({ count: some }) =>
      some === 'all' ? 'never gains fatigue' : `ignores the first ${some === 1 ? '' : `${some} `}fatigue it would gain`,
    apply: (fight, use, { count: some }, does) =>
      some === 'all' ? does.neverTire(fight, use) : does.add(fight, use, 'ignoresFatigue', some)
  }),
  /** saga2: 1 fatigue cancels `count` losses (V9.8). */
  resilience: verb({
    sides: only('own'),
    fields: { count: most },
    describe: ({ count: some }) => `takes 1 fatigue to cancel ${plural(some, 'loss', 'losses')}`,
    apply: (fight, use, { count: some }, does) => does.add(fight, use, 'resilience', some, 'losses one fatigue cancels')
  }),
  /** Crush: if one's hits are at least twice those suffered, each counts as two. */
  'double-hits': verb({
    sides: only('own'),
    fields: {},
    describe: () => 'hits count double if at least twice those suffered',
    apply: (fight, use, _, does) => does.turnOn(fight, use, 'doublesHits', 'hits count double')
  }),
  /** The Push: after the melee a die for each disengaging enemy, lost above its armour. */
  push: verb({
    sides: only('own'),
    fields: {},
    describe: () => 'a die for each disengaging enemy, lost above its armour',
    apply: (fight, use, _, does) => does.turnOn(fight, use, 'pushes', 'pushes')
  }),
  /** Thor: one more melee with the survivors. */
  'fight-again': verb({
    sides: only('own'),
    fields: {},
    describe: () => 'one more melee with the survivors',
    apply: (fight, use, _, does) => does.add(fight, use, 'fightsAgain', 1, 'further melees')
  }),
  /** Valhalla: own engaged models removed, as many as chosen. */
  sacrifice: verb({
    sides: only('own'),
    fields: {},
    takes: 'models',
    describe: () => 'own engaged models removed as chosen',
    apply: (fight, use, _, does) =>
      does.remove(fight, use, Math.min(use.chosen.count, unitAt(fight, use.unit).engaged), 'valhalla-counts')
  }),
  /** Enemy models removed without a save; of two units Side by Side the companion's, not the warlord. */
  remove: verb({
    sides: only('one-enemy'),
    fields: { count: either('a number of models, or { warriors: 1, levies: 2 }', most, object(byClass)), when },
    isBefore: effect => effect.when === 'before',
    describe: ({ count: models, when: moment }) => `${removed(models)}${moments[moment]}`,
    apply: (fight, use, { count: said, when: moment }, does) => {
      const { unit, engaged } = unitAt(fight, use.unit)
      const models = typeof said === 'number' ? said : (said[unit.class as TroopClass] ?? 0)
      return moment === 'now'
        ? does.remove(fight, use, Math.min(models, engaged), 'stamping-counts')
        : does.remove(fight, use, models)
    }
  }),
  fatigue: verb({
    sides: oneOfSides('own', 'side', 'enemy'),
    fields: { count, when },
    isBefore: effect => effect.when === 'before',
    describe: ({ of, count: said, when: moment }) =>
      `${{ own: 'own unit', side: 'own units', enemy: 'enemy unit' }[of]} ${describeFatigue(said)}${moments[moment]}`,
    apply: (fight, use, { count: said, when: moment }, does) =>
      does.tire(fight, use, counted(said, undefined, use), moment === 'after' ? 'after' : 'now')
  }),
  /** Told in the notes; changes no die of this fight. */
  note: verb({
    sides: only('own'),
    fields: { text: text(500) },
    describe: effect => effect.text,
    apply: (fight, use, effect, does) => does.note(fight, use, effect.text)
  })
}

/** What every effect may say beside what its verb needs: `in`, everywhere its ability or weapon counts unless said; `if`, when. */
export const common = {
  in: optional(listOf(place)),
  if: optional(helped('all that is named must hold, or it does nothing', object(conditionFields)))
}

export type Verb = keyof typeof verbs

type EffectOf<V extends Verb> = { readonly verb: V } & ValuesOf<(typeof verbs)[V]['fields']> & ValuesOf<typeof common>

/** One effect: a verb with its fields. */
export type Effect = { [V in Verb]: EffectOf<V> }[Verb]

export type Place = 'melee' | 'shooting' | 'shot-at'

export type Moment = 'before' | 'now' | 'after'

/** Models removed by an enemy's effect, by class of the unit that loses them. */
export type ByClass = Readonly<Partial<Record<TroopClass, number>>>

/** A row and its own effect belong together, which a union of rows cannot say: the one cast. */
export const rowOf = ({ verb: name }: { readonly verb: Verb }): VerbRow<Fields> => verbs[name] as unknown as VerbRow<Fields>

/** Whom the effect changes. */
export const whoseOf = (effect: Effect): Whose => {
  const { sides } = rowOf(effect)
  return 'of' in sides.fields ? ((effect as { readonly of?: Whose }).of ?? 'own') : (sides.allowed[0] ?? 'own')
}

/** It belongs to the unit before step 3. */
export const isBeforeStepThree = (effect: Effect): boolean => rowOf(effect).isBefore?.(effect as never) ?? false

const places: Readonly<Record<Place, string>> = { melee: 'in melee', shooting: 'when shooting', 'shot-at': 'when shot at' }

const tail = (effect: Effect): string =>
  (effect.in ? ` ${effect.in.map(each => places[each]).join(' or ')}` : '') +
  (effect.if ? `, if ${describeConditions(effect.if)}` : '')

/** "own armour -1 in melee", "own armour +1 in melee, if own unit mounted" */
export const describeEffect = (effect: Effect): string => `${rowOf(effect).describe(effect as never)}${tail(effect)}`
