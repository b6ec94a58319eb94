import { CLASSES, conditionFields, describeConditions, type TroopClass } from './effect-conditions'
import { count, counted, describeCount, describeDice, describeFatigue, most, plural, signed, type Taken } from './effect-counts'
import { either, type Fields, helped, listOf, object, oneOf, optional, text, type ValuesOf, whole, yesNo } from './fields'
import { type Deeds, type FightState, type Use, unitAt, WITHDRAWALS } from './fight-state'
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

/** More than any fight has. */
const MOST_HITS = 99

const OTHER = { attacker: 'defender', companion: 'defender', defender: 'attacker' } as const

const REROLLED = {
  attack: 're-rolls missed attack dice',
  defence: 're-rolls failed defence dice',
  'enemy-attack': 'the enemy re-rolls attack dice that hit',
  'enemy-defence': 'the enemy re-rolls defence dice that cancel'
} as const

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
      if (typeof said === 'object' && said.follows === 'enemy-acts') {
        const each = said.times ?? 1
        // reading enemy-acts: the number that was given, else what the enemy does from now on
        if (use.chosen.count > 0) return does.add(fight, use, 'bonusAttack', each * use.chosen.count, 'attack dice')
        return does.term(fight, use, ({ perEnemyAct }) => ({ perEnemyAct: perEnemyAct + each }))
      }
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
  /** Added to each attack die rolled; `dice`: to so many of them, the best placed, after rolling (N4). */
  'attack-roll': verb({
    sides: ownUnlessSaid('own', 'enemy'),
    fields: { count: whole(-6, 6), dice: optional(most) },
    describe: ({ of, count: change, dice: some }) =>
      `${enemys(of)}${signed(change)} on ${some === undefined ? 'each attack die' : plural(some, 'attack die', 'attack dice')}`,
    apply: (fight, use, { count: change, dice: some }, does) =>
      some === undefined
        ? does.add(fight, use, 'attackRoll', change, 'attack roll')
        : does.feat(
            fight,
            use,
            ({ attackRaises }) => ({ attackRaises: [...attackRaises, { count: change, dice: some }] }),
            'attack dice raised',
            some
          )
  }),
  /** The same of defence dice (N4). */
  'defence-roll': verb({
    sides: ownUnlessSaid('own', 'enemy'),
    fields: { count: whole(-6, 6), dice: optional(most) },
    describe: ({ of, count: change, dice: some }) =>
      `${enemys(of)}${signed(change)} on ${some === undefined ? 'each defence die' : plural(some, 'defence die', 'defence dice')}`,
    apply: (fight, use, { count: change, dice: some }, does) =>
      does.feat(
        fight,
        use,
        ({ defenceRoll, defenceRaises }) =>
          some === undefined
            ? { defenceRoll: defenceRoll + change }
            : { defenceRaises: [...defenceRaises, { count: change, dice: some }] },
        some === undefined ? 'defence roll' : 'defence dice raised',
        some ?? change
      )
  }),
  /** Saves on `on` or more instead of the edition's roll, where that is better. */
  save: verb({
    sides: only('own'),
    fields: { on: whole(2, 6) },
    describe: ({ on }) => `saves on ${on} or more`,
    apply: (fight, use, { on }, does) => does.save(fight, use, on)
  }),
  /** `results`: those of so much or less alone; `most`: so many dice, the lowest first; of the enemy: what succeeded (N3). */
  reroll: verb({
    sides: only('own'),
    fields: {
      of: oneOf('attack', 'defence', 'enemy-attack', 'enemy-defence'),
      results: helped('modified results of so much or less alone', optional(whole(1, 6))),
      most: helped('at most so many dice, the lowest first', optional(count)),
      rare: helped('results of so much or less, if the SAGA die spent showed the rare symbol', optional(whole(1, 6)))
    },
    describe: ({ of, results, most: some, rare }) =>
      `${REROLLED[of]}${results === undefined ? '' : ` of ${results} or less`}${
        rare === undefined ? '' : `, or of ${rare} or less by a rare symbol`
      }${some === undefined ? '' : `, at most ${describeCount(some)}`}`,
    apply: (fight, use, { of, results: said, most: some, rare }, does) => {
      const results = rare !== undefined && use.chosen.rare > 0 ? rare : said
      if (results === undefined && some === undefined && of === 'attack') {
        return does.turnOn(fight, use, 'rerollsAttack', REROLLED[of])
      }
      if (results === undefined && some === undefined && of === 'defence') {
        return does.turnOn(fight, use, 'rerollsDefence', REROLLED[of])
      }
      const forced = of === 'enemy-attack' || of === 'enemy-defence'
      const again = {
        forced,
        ...(results !== undefined && { results }),
        ...(some !== undefined && { most: counted(some, undefined, use) })
      }
      const reached = forced ? { ...use, unit: OTHER[use.unit] } : use
      return of === 'attack' || of === 'enemy-attack'
        ? does.feat(fight, reached, ({ attackRerolls }) => ({ attackRerolls: [...attackRerolls, again] }), REROLLED[of])
        : does.feat(fight, reached, ({ defenceRerolls }) => ({ defenceRerolls: [...defenceRerolls, again] }), REROLLED[of])
    }
  }),
  /** Automatic hits, added to those of the dice (N1). */
  hits: verb({
    sides: only('own'),
    fields: { count, rare: optional(count) },
    describe: ({ count: said, rare }) =>
      `automatic hits: ${describeCount(said)}${rare === undefined ? '' : `, or ${describeCount(rare)} by a rare symbol`}`,
    apply: (fight, use, { count: said, rare }, does) => {
      const more = counted(said, rare, use)
      return does.feat(fight, use, ({ hits }) => ({ hits: hits + more }), 'automatic hits', more)
    }
  }),
  /** Hits for each attack die of a result, the roller's own or the enemy's (N2). */
  'hits-on': verb({
    sides: only('own'),
    fields: {
      of: oneOf('own', 'enemy'),
      on: whole(1, 6),
      count: whole(1, 6),
      or: helped('that result or more, or less, or only it; more unless said', optional(oneOf('more', 'less', 'only'))),
      most: helped('so many hits in all', optional(most)),
      strikes: helped('they strike the unit itself', optional(oneOf('own')))
    },
    describe: ({ of, on, count: some, or = 'more', most: bound, strikes }) =>
      `${plural(some, 'hit')} more ${strikes === 'own' ? 'on itself ' : ''}for each ${of === 'enemy' ? 'enemy ' : ''}attack die of ${on}${
        or === 'only' || (on === 6 && or === 'more') ? '' : ` or ${or}`
      }${bound === undefined ? '' : `, ${bound} at most`}`,
    apply: (fight, use, { of, on, count: some, or = 'more', most: bound = MOST_HITS, strikes = 'enemy' as const }, does) =>
      does.feat(
        fight,
        use,
        ({ hitsOn }) => ({ hitsOn: [...hitsOn, { of, on, count: some, or, most: bound, strikes }] }),
        `hits on ${on}`,
        some
      )
  }),
  /** Hits cancelled before the defence roll, automatic ones too (N5). */
  'cancel-hits': verb({
    sides: only('own'),
    fields: { count: most },
    describe: ({ count: some }) => `cancels ${plural(some, 'enemy hit')} before the defence roll`,
    apply: (fight, use, { count: some }, does) =>
      does.feat(fight, use, ({ cancelHits }) => ({ cancelHits: cancelHits + some }), 'hits cancelled', some)
  }),
  /** A defence die of that result cancels so many hits in all (N6). */
  'cancels-on': verb({
    sides: only('own'),
    fields: { on: whole(1, 6), count: most },
    describe: ({ on, count: some }) => `a defence die of ${on} cancels ${plural(some, 'hit')}`,
    apply: (fight, use, { on, count: some }, does) =>
      does.feat(fight, use, ({ cancelsOn }) => ({ cancelsOn: [...cancelsOn, { on, count: some }] }), `cancelled on ${on}`, some)
  }),
  /** Defence dice for each hit in place of one (N11). */
  'dice-per-hit': verb({
    sides: only('own'),
    fields: { count: whole(2, 6) },
    describe: ({ count: some }) => `${some} defence dice for each hit`,
    apply: (fight, use, { count: some }, does) =>
      does.feat(fight, use, ({ dicePerHit }) => ({ dicePerHit: Math.max(dicePerHit, some) }), 'defence dice for each hit', some)
  }),
  /** All attack dice become defence dice (N11, T3.7). */
  'turn-dice': verb({
    sides: only('own'),
    fields: {},
    describe: () => 'all attack dice become defence dice',
    apply: (fight, use, _, does) => does.turnDice(fight, use)
  }),
  /** Attack dice discarded, not below none (N11). */
  'discard-dice': verb({
    sides: oneOfSides('own', 'enemy'),
    fields: { count },
    describe: ({ of, count: said }) => `${enemys(of)}discards attack dice: ${describeCount(said)}`,
    apply: (fight, use, { count: said }, does) => {
      const { held, bonusAttack } = unitAt(fight, use.unit)
      const fewer = Math.min(counted(said, undefined, use), Math.max(0, held + bonusAttack))
      return does.add(fight, use, 'bonusAttack', -fewer, 'attack dice', unit => unit.held + unit.bonusAttack)
    }
  }),
  /** Other bounds of armour (N8). */
  'armour-limit': verb({
    sides: oneOfSides('own', 'enemy'),
    fields: {
      least: optional(whole(2, 6)),
      most: optional(whole(2, 6)),
      raise: helped('from now on nothing raises it', optional(oneOf('no'))),
      lower: helped('from now on nothing lowers it', optional(oneOf('no')))
    },
    describe: ({ of, least, most: highest, raise, lower }) =>
      `${of === 'own' ? 'own' : 'enemy'} armour ${[
        ...(least === undefined ? [] : [`never below ${least}`]),
        ...(highest === undefined ? [] : [`never above ${highest}`]),
        ...(raise ? ['cannot be raised'] : []),
        ...(lower ? ['cannot be lowered'] : [])
      ].join(', ')}`,
    apply: (fight, use, { least = 0, most: highest = MOST_HITS, raise, lower }, does) =>
      does.term(fight, use, ({ leastArmour, mostArmour, noRaise, noLower }) => ({
        leastArmour: Math.max(leastArmour, least),
        mostArmour: Math.min(mostArmour, highest),
        noRaise: noRaise || raise === 'no',
        noLower: noLower || lower === 'no'
      }))
  }),
  /** The enemy triggers no ability from now on; `fatigue: no`: nor does he spend any (N12). */
  silence: verb({
    sides: only('enemy'),
    fields: { fatigue: optional(oneOf('no')) },
    describe: ({ fatigue: none }) => `the enemy triggers no ability from then on${none ? ' and spends no fatigue' : ''}`,
    apply: (fight, use, { fatigue: none }, does) =>
      does.term(fight, use, ({ silenced }) => ({ silenced: none || silenced === 'all' ? 'all' : 'abilities' }))
  }),
  /** What must be paid for all that follows in the same ability (T6.6); with nothing named, what follows is free again. */
  pay: verb({
    sides: only('own'),
    fields: {
      enemyFatigue: optional(most),
      ownFatigue: helped('taken off the own unit', optional(most)),
      armour: helped('own armour lost', optional(most))
    },
    describe: ({ enemyFatigue, ownFatigue, armour }) => {
      const price = [
        ...(enemyFatigue === undefined ? [] : [`${enemyFatigue} fatigue of the enemy`]),
        ...(ownFatigue === undefined ? [] : [`${ownFatigue} fatigue of its own`]),
        ...(armour === undefined ? [] : [`${armour} of its armour`])
      ]
      return price.length === 0 ? 'without a price' : `for ${price.join(' and ')}`
    },
    apply: (fight, use, price, does) => does.pay(fight, use, price)
  }),
  /** Each fatigue that the unit spends raises its own armour and lowers the enemy's. */
  'buys-both': verb({
    sides: only('own'),
    fields: {},
    describe: () => 'each fatigue spent raises own armour and lowers that of the enemy',
    apply: (fight, use, _, does) => does.term(fight, use, () => ({ buysBoth: true }))
  }),
  /** The enemy's closed ranks and cover give no better save (T3.2). */
  'deny-cover': verb({
    sides: only('own'),
    fields: {},
    isBefore: () => true,
    describe: () => 'cover and closed ranks give the enemy no better save',
    apply: (fight, use, _, does) => does.term(fight, use, () => ({ deniesCover: true }))
  }),
  /** Who may close ranks whatever it carries, and who never; may-not wins (N16). */
  'close-ranks': verb({
    sides: oneOfSides('own', 'enemy'),
    fields: { may: yesNo },
    isBefore: () => true,
    describe: ({ of, may }) => `${of === 'own' ? 'the unit' : 'the enemy'} ${may ? 'may' : 'may not'} close ranks`,
    apply: (fight, use, { may }, does) =>
      does.term(fight, use, ({ closeRanks }) => ({ closeRanks: [...closeRanks, may ? 'may' : 'may-not'] }))
  }),
  /** How far the unit withdraws when it loses (N16). */
  withdraw: verb({
    sides: only('own'),
    fields: { to: oneOf(...WITHDRAWALS) },
    isBefore: () => true,
    describe: ({ to }) => (to === 'none' ? 'does not withdraw when it loses' : `withdraws ${to} when it loses`),
    apply: (fight, use, { to }, does) => does.term(fight, use, () => ({ withdraw: to }))
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
    // the better one replaces the other (T8.8)
    apply: (fight, use, { count: some }, does) => {
      const { resilience } = unitAt(fight, use.unit)
      return does.add(fight, use, 'resilience', Math.max(0, some - resilience), 'losses one fatigue cancels')
    }
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
    fields: { count: helped('so many, where no choice of an ability says it', optional(most)) },
    takes: 'models',
    describe: ({ count: some }) => `own engaged models removed${some === undefined ? ' as chosen' : `: ${some}`}`,
    apply: (fight, use, { count: some = use.chosen.count }, does) =>
      does.remove(fight, use, Math.min(some, unitAt(fight, use.unit).engaged), 'valhalla-counts')
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
    fields: {
      count: either(
        `a whole number from -${MOST_COUNT} to ${MOST_COUNT}, { follows: enemy-fatigue }, or to-limit`,
        count,
        oneOf('to-limit')
      ),
      when
    },
    isBefore: effect => effect.when === 'before',
    describe: ({ of, count: said, when: moment }) =>
      `${{ own: 'own unit', side: 'own units', enemy: 'enemy unit' }[of]} ${
        said === 'to-limit' ? 'fatigue until it is exhausted' : describeFatigue(said)
      }${moments[moment]}`,
    apply: (fight, use, { of, count: said, when: moment, ...rest }, does) => {
      const casualties = (rest as { readonly if?: { readonly casualtiesAtLeast?: number } }).if?.casualtiesAtLeast
      const more = said === 'to-limit' ? said : counted(said, undefined, use)
      if (moment === 'after' && (casualties !== undefined || more === 'to-limit')) {
        const given = { count: more, casualties: casualties ?? 0, isOwn: of !== 'enemy' }
        return does.term(fight, use, ({ after }) => ({ after: [...after, given] }))
      }
      if (more === 'to-limit') return does.exhaust(fight, use)
      return does.tire(fight, use, more, moment === 'after' ? 'after' : 'now')
    }
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
