import { CLASSES, conditionFields, describeConditions, type TroopClass } from './effect-conditions'
import {
  count,
  counted,
  describeCount,
  describeDice,
  describeFatigue,
  enemys,
  most,
  oneOfSides,
  only,
  ownByDefault,
  signed,
  type VerbRow,
  verb,
  type Whose
} from './effect-counts'
import { secondVerbs } from './effect-second'
import { either, type Fields, helped, listOf, object, oneOf, optional, text, type ValuesOf, whole, yesNo } from './fields'
import { t, translate } from './language'
import { MOST_COUNT, MOST_OPTIONS } from './limits'
import { OPPONENT, REROLLED, unitAt } from './unit-state'

export type { Conditions, TroopClass } from './effect-conditions'
export type { Count, Followable, Whose } from './effect-counts'

/**
 * The verbs by which abilities, weapons, troops and users change a fight, one row each. From a row follow the type of its effects, the
 * reader of JSON, the schema of board files, its text and what it does; no step of a fight asks for an ability by name.
 */

const dice = { count, rare: helped('instead, if the SAGA die spent showed the rare symbol', optional(count)) }

/** Where an effect counts: in a melee, when its unit shoots, when its unit is shot at. */
export const PLACES = ['melee', 'shooting', 'shot-at'] as const
export type Place = (typeof PLACES)[number]
const place = oneOf(...PLACES)

/** before: Orders and Activation boxes, weapons, troops; now: in melee step 3 or shooting step 2; after: when losses are removed. */
const MOMENTS = ['before', 'now', 'after'] as const
export type Moment = (typeof MOMENTS)[number]
const when = oneOf(...MOMENTS)

const byClass = Object.fromEntries(CLASSES.map(name => [name, optional(whole(0, MOST_COUNT))])) as {
  readonly [C in TroopClass]: ReturnType<typeof optional<number>>
}

const IGNORES = {
  all: { one: 'ignores the first uncancelled hit', many: 'ignores the first {n} uncancelled hits' },
  last: {
    one: 'the last model ignores the first uncancelled hit',
    many: 'the last model ignores the first {n} uncancelled hits'
  }
} as const

const removedText = (models: number | ByClass): string =>
  typeof models === 'number'
    ? t('{n} enemy {n|model|models} removed', { n: models })
    : t('{models} removed', {
        models: Object.entries(models)
          .map(([name, n]) => t('{n} of enemy {class}', { n, class: translate(name) }))
          .join(t(' or '))
      })

const moments = { before: '{effect} before the fight', now: '{effect} at once', after: '{effect} after the fight' } as const

const FATIGUE_OF = {
  own: 'own unit {fatigue}',
  'one-own': 'one own unit {fatigue}',
  side: 'own units {fatigue}',
  enemy: 'enemy unit {fatigue}'
} as const

export const verbs = {
  /** `into: 'pool'`: generated in step 1, which raises the cap; otherwise added in step 3, within the cap (R3.5). */
  'attack-dice': verb(() => ({
    sides: ownByDefault('own', 'enemy'),
    fields: { ...dice, into: helped('made in step 1, so that it raises the cap (R3.5)', optional(oneOf('pool'))) },
    isBefore: ({ into }) => into === 'pool',
    describe: ({ of, count: given, rare, into }) =>
      `${enemys(of)}${describeDice('attack', given, rare)}${into === 'pool' ? t(' in step 1') : ''}`,
    apply: (fight, use, { of, count: given, rare, into }, does) => {
      const { held, bonusAttack, discarded, beforeAbilities } = unitAt(fight, use.unit)
      if (typeof given === 'object' && given.follows === 'enemy-acts') {
        const each = given.times ?? 1
        // reading enemy-acts: the number given by the player, else the enemy's acts from now on
        if (use.chosen.count > 0) return does.attackDice(fight, use, each * use.chosen.count)
        return does.changeTerms(fight, use, ({ perEnemyAct }) => ({ perEnemyAct: perEnemyAct + each }))
      }
      const change = counted(given, rare, use)
      if (into === 'pool' && !beforeAbilities) return does.add(fight, use, 'poolDice', change)
      // an enemy cannot lose more dice than it has
      const more = of === 'enemy' && beforeAbilities ? Math.max(change, -Math.max(0, held + bonusAttack - discarded)) : change
      return does.attackDice(fight, use, more)
    }
  })),
  'defence-dice': verb(() => ({
    sides: ownByDefault('own', 'enemy'),
    fields: dice,
    shotAtBy: 'combat-pool-shot-at',
    describe: ({ of, count: given, rare }) => `${enemys(of)}${describeDice('defence', given, rare)}`,
    apply: (fight, use, { count: given, rare }, does) =>
      does.add(fight, use, 'bonusDefence', counted(given, rare, use), 'defence dice', unit => unit.gained + unit.bonusDefence)
  })),
  armour: verb(() => ({
    sides: oneOfSides('own', 'enemy'),
    fields: { count: whole(-6, 6) },
    describe: ({ of, count: change }) =>
      t(of === 'own' ? 'own armour {change}' : 'enemy armour {change}', { change: signed(change) }),
    apply: (fight, use, { count: change }, does) => does.armour(fight, use, change)
  })),
  /** Added to the result of each attack die; `dice`: only to so many of them, where it helps most, after rolling (N4). */
  'attack-roll': verb(() => ({
    sides: ownByDefault('own', 'enemy'),
    fields: { count: whole(-6, 6), dice: optional(most) },
    describe: ({ of, count: change, dice: some }) =>
      enemys(of) +
      (some === undefined
        ? t('{change} on each attack die', { change: signed(change) })
        : t('{change} on {n} attack {n|die|dice}', { change: signed(change), n: some })),
    apply: (fight, use, { count: change, dice: some }, does) =>
      some === undefined
        ? does.add(fight, use, 'attackRoll', change, 'attack roll')
        : does.changeStrikeRules(
            fight,
            use,
            ({ attackRaises }) => ({ attackRaises: [...attackRaises, { count: change, dice: some }] }),
            'attack dice raised',
            some
          )
  })),
  /** The same for defence dice (N4). */
  'defence-roll': verb(() => ({
    sides: ownByDefault('own', 'enemy'),
    fields: { count: whole(-6, 6), dice: optional(most) },
    describe: ({ of, count: change, dice: some }) =>
      enemys(of) +
      (some === undefined
        ? t('{change} on each defence die', { change: signed(change) })
        : t('{change} on {n} defence {n|die|dice}', { change: signed(change), n: some })),
    apply: (fight, use, { count: change, dice: some }, does) =>
      does.changeStrikeRules(
        fight,
        use,
        ({ defenceRoll, defenceRaises }) =>
          some === undefined
            ? { defenceRoll: defenceRoll + change }
            : { defenceRaises: [...defenceRaises, { count: change, dice: some }] },
        some === undefined ? 'defence roll' : 'defence dice raised',
        some ?? change
      )
  })),
  /** Saves on `on` or more, if that is better than the roll it has. */
  save: verb(() => ({
    sides: only('own'),
    fields: { on: whole(2, 6) },
    describe: ({ on }) => t('saves on {on} or more', { on }),
    apply: (fight, use, { on }, does) => does.save(fight, use, on)
  })),
  /**
   * Dice are rolled again: the own ones that failed, or the enemy's that succeeded (N3). `results`: only modified results of so much or
   * less; `most`: so many dice, the lowest first; `forEach`: as many as there are dice of these results.
   */
  reroll: verb(() => ({
    sides: only('own'),
    fields: {
      of: oneOf('attack', 'defence', 'enemy-attack', 'enemy-defence'),
      results: helped('modified results of so much or less alone', optional(whole(1, 6))),
      most: helped('at most so many dice, the lowest first', optional(count)),
      forEach: helped('at most as many dice as show one of these modified results', optional(listOf(whole(1, 6)))),
      rare: helped('results of so much or less, if the SAGA die spent showed the rare symbol', optional(whole(1, 6)))
    },
    describe: ({ of, results, most: some, forEach, rare }) =>
      t(REROLLED[of]) +
      (results === undefined ? '' : t(' of {results} or less', { results })) +
      (rare === undefined ? '' : t(', or of {rare} or less by a rare symbol', { rare })) +
      (some === undefined ? '' : t(', at most {count}', { count: describeCount(some) })) +
      (forEach === undefined ? '' : t(', at most one for each die of {results}', { results: forEach.join(t(' or ')) })),
    isFacing: ({ of }) => of === 'enemy-attack' || of === 'enemy-defence',
    apply: (fight, use, { of, results: given, most: some, forEach, rare }, does) => {
      const results = rare !== undefined && use.chosen.rare > 0 ? rare : given
      const isAny = results === undefined && some === undefined && forEach === undefined
      if (isAny && of === 'attack') return does.turnOn(fight, use, 'rerollsAttack', REROLLED[of])
      if (isAny && of === 'defence') return does.turnOn(fight, use, 'rerollsDefence', REROLLED[of])
      const forced = of === 'enemy-attack' || of === 'enemy-defence'
      const again = {
        forced,
        ...(results !== undefined && { results }),
        ...(some !== undefined && { most: counted(some, undefined, use) }),
        ...(forEach !== undefined && { forEach })
      }
      const reached = forced ? { ...use, unit: OPPONENT[use.unit] } : use
      return of === 'attack' || of === 'enemy-attack'
        ? does.changeStrikeRules(
            fight,
            reached,
            ({ attackRerolls }) => ({ attackRerolls: [...attackRerolls, again] }),
            REROLLED[of]
          )
        : does.changeStrikeRules(
            fight,
            reached,
            ({ defenceRerolls }) => ({ defenceRerolls: [...defenceRerolls, again] }),
            REROLLED[of]
          )
    }
  })),
  ...secondVerbs,
  /** The first `count` uncancelled hits are ignored; `of: 'last'`: the first that reach the last model. */
  'ignore-hits': verb(() => ({
    sides: only('own'),
    fields: { count: most, of: optional(oneOf('last')) },
    describe: ({ count: some, of }) => t(IGNORES[of === 'last' ? 'last' : 'all'][some === 1 ? 'one' : 'many'], { n: some }),
    apply: (fight, use, { count: some, of }, does) =>
      of === 'last'
        ? does.add(fight, use, 'ignoresLast', some, 'hits on the last model ignored')
        : does.add(fight, use, 'ignores', some, 'hits ignored')
  })),
  /** The unit counts as being in cover. */
  cover: verb(() => ({
    sides: only('own'),
    fields: { kind: oneOf('light', 'heavy') },
    isBefore: () => true,
    describe: ({ kind }) => t('counts as in {kind} cover', { kind: translate(kind) }),
    apply: (fight, use, { kind }, does) => does.cover(fight, use, kind)
  })),
  /** The first `count` fatigue that it would gain are ignored; `all`: the unit never gains any. */
  'ignore-fatigue': verb(() => ({
    sides: only('own'),
    fields: { count: either(`a whole number from 1 to ${MOST_COUNT}, or all`, most, oneOf('all')) },
    isBefore: () => true,
    describe: ({ count: some }) =>
      some === 'all'
        ? t('never gains fatigue')
        : some === 1
          ? t('ignores the first fatigue it would gain')
          : t('ignores the first {n} fatigue it would gain', { n: some }),
    apply: (fight, use, { count: some }, does) =>
      some === 'all' ? does.ignoreFatigue(fight, use) : does.add(fight, use, 'ignoresFatigue', some)
  })),
  /** Second edition: 1 fatigue cancels `count` losses (V9.8). */
  resilience: verb(() => ({
    sides: only('own'),
    fields: { count: most, more: helped('added to what it has; else the better one replaces the other', optional(yesNo)) },
    describe: ({ count: some, more }) =>
      more
        ? t('a fatigue cancels {n} {n|loss|losses} more', { n: some })
        : t('takes 1 fatigue to cancel {n} {n|loss|losses}', { n: some }),
    // the better one replaces the other (T8.8)
    apply: (fight, use, { count: some, more }, does) => {
      const { resilience } = unitAt(fight, use.unit)
      return does.add(fight, use, 'resilience', more ? some : Math.max(0, some - resilience), 'losses one fatigue cancels')
    }
  })),
  /** Crush: if it scores at least twice the hits that it suffers, each of them counts as two. */
  'double-hits': verb(() => ({
    sides: only('own'),
    fields: {},
    describe: () => t('hits count double if at least twice those suffered'),
    apply: (fight, use, _, does) => does.turnOn(fight, use, 'doublesHits', 'hits count double')
  })),
  /** The Push: after the melee a die for each disengaging enemy model, which is lost if the die shows more than its armour. */
  push: verb(() => ({
    sides: only('own'),
    fields: {},
    describe: () => t('a die for each disengaging enemy, lost above its armour'),
    apply: (fight, use, _, does) => does.turnOn(fight, use, 'pushes', 'pushes')
  })),
  /** Thor: the survivors fight one more melee. */
  'fight-again': verb(() => ({
    sides: only('own'),
    fields: {},
    describe: () => t('one more melee with the survivors'),
    apply: (fight, use, _, does) => does.add(fight, use, 'fightsAgain', 1, 'further melees')
  })),
  /** Valhalla: own fighting models are removed, as many as chosen. */
  sacrifice: verb(() => ({
    sides: only('own'),
    fields: { count: helped('so many, where no choice of an ability says it', optional(most)) },
    takes: 'models',
    describe: ({ count: some }) =>
      some === undefined ? t('own fighting models removed as chosen') : t('own fighting models removed: {n}', { n: some }),
    apply: (fight, use, { count: some = use.chosen.count }, does) =>
      does.remove(fight, use, Math.min(some, unitAt(fight, use.unit).engaged), 'valhalla-counts')
  })),
  /** Enemy models are removed without a save; of two units Side by Side the companion's, not the warlord. */
  remove: verb(() => ({
    sides: only('one-enemy'),
    fields: { count: either('a number of models, or { warriors: 1, levies: 2 }', most, object(byClass)), when },
    isBefore: effect => effect.when === 'before',
    describe: ({ count: models, when: moment }) => t(moments[moment], { effect: removedText(models) }),
    apply: (fight, use, { count: given, when: moment }, does) => {
      const { unit, engaged } = unitAt(fight, use.unit)
      const models = typeof given === 'number' ? given : (given[unit.class as TroopClass] ?? 0)
      return moment === 'now'
        ? does.remove(fight, use, Math.min(models, engaged), 'stamping-counts')
        : does.remove(fight, use, models)
    }
  })),
  fatigue: verb(() => ({
    sides: oneOfSides('own', 'one-own', 'side', 'enemy'),
    fields: {
      count: either(
        `a whole number from -${MOST_COUNT} to ${MOST_COUNT}, { follows: enemy-fatigue }, or to-limit`,
        count,
        oneOf('to-limit')
      ),
      when
    },
    isBefore: effect => effect.when === 'before',
    describe: ({ of, count: given, when: moment }) =>
      t(moments[moment], {
        effect: t(FATIGUE_OF[of], {
          fatigue: given === 'to-limit' ? t('fatigue until it is exhausted') : describeFatigue(given)
        })
      }),
    apply: (fight, use, { of, count: given, when: moment, ...rest }, does) => {
      const casualties = (rest as { readonly if?: { readonly casualtiesAtLeast?: number } }).if?.casualtiesAtLeast
      const more = given === 'to-limit' ? given : counted(given, undefined, use)
      if (moment === 'after' && (casualties !== undefined || more === 'to-limit')) {
        const given = { count: more, casualties: casualties ?? 0, isOwn: of !== 'enemy' }
        return does.changeTerms(fight, use, ({ after }) => ({ after: [...after, given] }))
      }
      if (more === 'to-limit') return does.exhaust(fight, use)
      return does.addFatigue(fight, use, more, moment === 'after' ? 'after' : 'now')
    }
  })),
  /** A note on the fight; it changes no die. */
  note: verb(() => ({
    sides: only('own'),
    fields: { text: text(500) },
    describe: effect => translate(effect.text),
    apply: (fight, use, effect, does) => does.note(fight, use, translate(effect.text))
  }))
}

/** The fields that every effect may have. `in`: where it counts, by default wherever its ability or weapon does; `if`: conditions. */
export const common = {
  in: optional(listOf(place)),
  if: optional(helped('all that is named must hold, or it does nothing', object(conditionFields))),
  option: optional(helped('counts where this option of the choice was taken, from 1', whole(1, MOST_OPTIONS))),
  ifRare: optional(helped('counts where the SAGA die spent showed the rare symbol; false: where it did not', yesNo))
}

export type Verb = keyof typeof verbs

type EffectOf<V extends Verb> = { readonly verb: V } & ValuesOf<ReturnType<(typeof verbs)[V]>['fields']> & ValuesOf<typeof common>

/** An effect: a verb with its fields. */
export type Effect = { [V in Verb]: EffectOf<V> }[Verb]

/** Models removed by an enemy's effect, by class of the unit that loses them. */
export type ByClass = Readonly<Partial<Record<TroopClass, number>>>

/** A cast: a union of rows cannot express that each row goes with its own effects. */
export const rowOf = ({ verb: name }: { readonly verb: Verb }): VerbRow<Fields> => verbs[name]() as unknown as VerbRow<Fields>

/** Whom the effect changes. */
export const whoseOf = (effect: Effect): Whose => {
  const { sides } = rowOf(effect)
  return 'of' in sides.fields ? ((effect as { readonly of?: Whose }).of ?? 'own') : (sides.allowed[0] ?? 'own')
}

/** Whether it takes effect before step 3. */
export const isBeforeStepThree = (effect: Effect): boolean => rowOf(effect).isBefore?.(effect as never) ?? false

const PLACE_TEXTS = { melee: 'in melee', shooting: 'when shooting', 'shot-at': 'when shot at' } as const

/** Where and when it counts. */
const tail = (effect: Effect): string =>
  (effect.in ? ` ${effect.in.map(each => t(PLACE_TEXTS[each])).join(t(' or '))}` : '') +
  (effect.if ? t(', if {conditions}', { conditions: describeConditions(effect.if) }) : '') +
  (effect.option === undefined ? '' : t(' (option {n})', { n: effect.option })) +
  (effect.ifRare === undefined ? '' : t(effect.ifRare ? ' (by a rare symbol)' : ' (without a rare symbol)'))

/** "own armour -1 in melee", "own armour +1 in melee, if own unit mounted" */
export const describeEffect = (effect: Effect): string => `${rowOf(effect).describe(effect as never)}${tail(effect)}`
