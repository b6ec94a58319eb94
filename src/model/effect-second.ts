import { count, counted, describeCount, enemys, most, oneOfSides, only, verb } from './effect-counts'
import { either, helped, oneOf, optional, text, whole, yesNo } from './fields'
import { msg, t, translate } from './language'
import { FACES, MOST_COUNT } from './limits'
import { OPPONENT, TEST_SUCCESSES, type TestSuccess, unitAt, WITHDRAWALS } from './unit-state'

/** Verbs that only the second edition has (N1, N2, N5, N6, N8, N11 to N14, N16, and prices). */

const faceOf = (on: number): (typeof FACES)[number] => FACES[on - 1] ?? 6

/** More than any fight has. */
const MOST_HITS = 99

/** Armour with which the dice of a test may be compared. */
const ARMOURS = ['enemy-armour', 'enemy-armour-shot'] as const

const ABOVE = {
  'enemy-armour': "result above the enemy's armour",
  'enemy-armour-shot': "result above the enemy's armour when shot at"
} as const
const AT_LEAST = {
  'enemy-armour': "result of the enemy's armour or more",
  'enemy-armour-shot': "result of the enemy's armour when shot at or more"
} as const

const SUCCESS = {
  'enemy-loss': 'dice thrown: {count}; the enemy loses a model for each {sort}',
  'enemy-attack-die': 'dice thrown: {count}; the enemy loses an attack die for each {sort}',
  'model-back': 'dice thrown: {count}; the unit has a lost model back for each {sort}'
} as const satisfies Record<TestSuccess, string>

const SILENT = {
  enemy: {
    abilities: 'the enemy triggers no ability from then on',
    all: 'the enemy triggers no ability from then on and spends no fatigue'
  },
  both: {
    abilities: 'nobody triggers an ability from then on',
    all: 'nobody triggers an ability from then on or spends fatigue'
  }
} as const

const UNPAID = {
  move: msg('own units move for no SAGA die'),
  charge: msg('own units charge for no SAGA die'),
  shoot: msg('own units shoot for no SAGA die')
} as const

export const secondVerbs = {
  /** Automatic hits, in addition to those of the dice (N1). */
  hits: verb(() => ({
    sides: only('own'),
    fields: { count, rare: optional(count) },
    describe: ({ count: given, rare }) =>
      rare === undefined
        ? t('automatic hits: {count}', { count: describeCount(given) })
        : t('automatic hits: {count}, or {more} by a rare symbol', { count: describeCount(given), more: describeCount(rare) }),
    apply: (fight, use, { count: given, rare }, does) => {
      const more = counted(given, rare, use)
      return does.changeStrikeRules(fight, use, ({ hits }) => ({ hits: hits + more }), 'automatic hits', more)
    }
  })),
  /** Hits for each attack die of a result, the roller's own or the enemy's (N2). */
  'hits-on': verb(() => ({
    sides: only('own'),
    fields: {
      of: oneOf('own', 'enemy'),
      on: whole(1, 6),
      count: whole(1, 6),
      or: helped('that result or more, or less, or only it; more by default', optional(oneOf('more', 'less', 'only'))),
      most: helped('so many hits in all', optional(count)),
      strikes: helped('they strike the unit itself', optional(oneOf('own')))
    },
    describe: ({ of, on, count: some, or = 'more', most: bound, strikes }) =>
      t('{n} more {n|hit|hits} {self}for each {enemy}attack die of {on}{or}{most}', {
        n: some,
        self: strikes === 'own' ? t('on itself ') : '',
        enemy: of === 'enemy' ? t('enemy ') : '',
        on,
        or: or === 'only' || (on === 6 && or === 'more') ? '' : t(or === 'more' ? ' or more' : ' or less'),
        most: bound === undefined ? '' : t(', at most {count}', { count: describeCount(bound) })
      }),
    apply: (fight, use, { of, on, count: some, or = 'more', most: bound = MOST_HITS, strikes = 'enemy' as const }, does) =>
      does.changeStrikeRules(
        fight,
        use,
        ({ hitsOn }) => ({
          hitsOn: [...hitsOn, { of, on, count: some, or, most: Math.max(0, counted(bound, undefined, use)), strikes }]
        }),
        `hits on ${faceOf(on)}`,
        some
      )
  })),
  /** For each `per` hits that the unit takes, the enemy takes one as well, rounded up. */
  'hits-back': verb(() => ({
    sides: only('own'),
    fields: { per: whole(1, 6) },
    describe: ({ per }) =>
      per === 1
        ? t('the enemy takes a hit for each hit on the unit, rounded up')
        : t('the enemy takes a hit for each {per} hits on the unit, rounded up', { per }),
    apply: (fight, use, { per }, does) => does.changeStrikeRules(fight, use, () => ({ hitsBack: per }), 'hits back')
  })),
  /** Enemy hits cancelled before the defence roll, automatic ones too (N5). */
  'cancel-hits': verb(() => ({
    sides: only('own'),
    fields: { count: most },
    describe: ({ count: some }) => t('cancels {n} enemy {n|hit|hits} before the defence roll', { n: some }),
    apply: (fight, use, { count: some }, does) =>
      does.changeStrikeRules(fight, use, ({ cancelHits }) => ({ cancelHits: cancelHits + some }), 'hits cancelled', some)
  })),
  /** A defence die of that result cancels so many hits instead of one (N6). */
  'cancels-on': verb(() => ({
    sides: only('own'),
    fields: { on: whole(1, 6), count: most },
    describe: ({ on, count: some }) => t('a defence die of {on} cancels {n} {n|hit|hits}', { on, n: some }),
    apply: (fight, use, { on, count: some }, does) =>
      does.changeStrikeRules(
        fight,
        use,
        ({ cancelsOn }) => ({ cancelsOn: [...cancelsOn, { on, count: some }] }),
        `cancelled on ${faceOf(on)}`,
        some
      )
  })),
  /** So many defence dice for each hit instead of one (N11). */
  'dice-per-hit': verb(() => ({
    sides: only('own'),
    fields: { count: helped('0: none at all', whole(0, 6)) },
    describe: ({ count: some }) => (some === 0 ? t('no defence dice') : t('{n} defence dice for each hit', { n: some })),
    apply: (fight, use, { count: some }, does) =>
      does.changeStrikeRules(
        fight,
        use,
        ({ dicePerHit }) => ({ dicePerHit: some === 0 || dicePerHit === 0 ? 0 : Math.max(dicePerHit, some) }),
        'defence dice for each hit',
        some
      )
  })),
  /** All attack dice become defence dice (N11, T3.7). */
  'turn-dice': verb(() => ({
    sides: only('own'),
    fields: {},
    describe: () => t('all attack dice become defence dice'),
    apply: (fight, use, _, does) => does.turnDice(fight, use)
  })),
  /** Attack dice discarded, as far as there are any (N11). */
  'discard-dice': verb(() => ({
    sides: oneOfSides('own', 'enemy'),
    fields: {
      count: either(
        `a whole number from -${MOST_COUNT} to ${MOST_COUNT}, { follows: enemy-fatigue }, or all`,
        count,
        oneOf('all')
      )
    },
    describe: ({ of, count: given }) =>
      enemys(of) +
      (given === 'all'
        ? t('has no attack dice from then on')
        : t('discards attack dice: {count}', { count: describeCount(given) })),
    apply: (fight, use, { count: given }, does) => {
      if (given === 'all') return does.dropAttackDice(fight, use)
      const { held, bonusAttack } = unitAt(fight, use.unit)
      const fewer = Math.min(counted(given, undefined, use), Math.max(0, held + bonusAttack))
      return does.add(fight, use, 'bonusAttack', -fewer, 'attack dice', unit => unit.held + unit.bonusAttack)
    }
  })),
  /** Other bounds of armour (N8). */
  'armour-limit': verb(() => ({
    sides: oneOfSides('own', 'enemy'),
    fields: {
      least: optional(whole(2, 6)),
      most: optional(whole(2, 6)),
      raise: helped('from now on nothing raises it', optional(oneOf('no'))),
      lower: helped('from now on nothing lowers it', optional(oneOf('no')))
    },
    describe: ({ of, least, most: highest, raise, lower }) =>
      t(of === 'own' ? 'own armour {change}' : 'enemy armour {change}', {
        change: [
          ...(least === undefined ? [] : [t('never below {least}', { least })]),
          ...(highest === undefined ? [] : [t('never above {most}', { most: highest })]),
          ...(raise ? [t('cannot be raised')] : []),
          ...(lower ? [t('cannot be lowered')] : [])
        ].join(', ')
      }),
    apply: (fight, use, { least = 0, most: highest = MOST_HITS, raise, lower }, does) =>
      does.changeTerms(fight, use, ({ leastArmour, mostArmour, noRaise, noLower }) => ({
        leastArmour: Math.max(leastArmour, least),
        mostArmour: Math.min(mostArmour, highest),
        noRaise: noRaise || raise === 'no',
        noLower: noLower || lower === 'no'
      }))
  })),
  /** The enemy triggers no ability from now on; `fatigue: no`: nor does it spend fatigue; `both`: the same for the unit itself (N12). */
  silence: verb(() => ({
    sides: only('enemy'),
    fields: { fatigue: optional(oneOf('no')), both: helped('the unit itself neither', optional(yesNo)) },
    describe: ({ fatigue: none, both }) => t(SILENT[both ? 'both' : 'enemy'][none ? 'all' : 'abilities']),
    apply: (fight, use, { fatigue: none, both }, does) =>
      [use.unit, ...(both ? [OPPONENT[use.unit]] : [])].reduce(
        (now, unit) =>
          does.changeTerms(now, { ...use, unit }, ({ silenced }) => ({
            silenced: none || silenced === 'all' ? 'all' : 'abilities'
          })),
        fight
      )
  })),
  /** The price of all effects that follow in the same ability (T6.6); without a price what follows is free again. */
  pay: verb(() => ({
    sides: only('own'),
    fields: {
      enemyFatigue: optional(most),
      ownFatigue: helped('taken off the own unit', optional(most)),
      armour: helped('own armour lost', optional(most))
    },
    describe: ({ enemyFatigue, ownFatigue, armour }) => {
      const price = [
        ...(enemyFatigue === undefined ? [] : [t('{n} fatigue of the enemy', { n: enemyFatigue })]),
        ...(ownFatigue === undefined ? [] : [t('{n} fatigue of its own', { n: ownFatigue })]),
        ...(armour === undefined ? [] : [t('{n} of its armour', { n: armour })])
      ]
      return price.length === 0 ? t('without a price') : t('for {price}', { price: price.join(t(' and ')) })
    },
    isFacing: () => true,
    apply: (fight, use, price, does) => does.pay(fight, use, price)
  })),
  /** Dice thrown at once: for each success the enemy loses a model without a save, or an attack die, or the unit has a model back (N14). */
  test: verb(() => ({
    sides: only('enemy'),
    fields: {
      dice: count,
      atLeast: optional(either('a number, or enemy-armour', whole(1, 6), oneOf(...ARMOURS))),
      rare: helped('at least so much where a rare die was spent', optional(whole(1, 6))),
      above: optional(either('a number, or enemy-armour', whole(0, 6), oneOf(...ARMOURS))),
      then: oneOf(...TEST_SUCCESSES),
      ownLossOn: helped('a die of exactly this costs the unit itself a model', optional(whole(1, 6))),
      fatigueFrom: helped('so many successes or more give the enemy 1 fatigue', optional(most))
    },
    describe: ({ dice, atLeast = 1, rare, above, then, ownLossOn, fatigueFrom }) =>
      [
        t(SUCCESS[then], {
          count: describeCount(dice),
          sort:
            above !== undefined
              ? typeof above === 'number'
                ? t('result above {least}', { least: above })
                : t(ABOVE[above])
              : typeof atLeast === 'number'
                ? t('{least} or more', { least: atLeast })
                : t(AT_LEAST[atLeast])
        }),
        ...(rare === undefined ? [] : [t('{least} or more by a rare symbol', { least: rare })]),
        ...(ownLossOn === undefined ? [] : [t('the unit itself loses a model for each {least}', { least: ownLossOn })]),
        ...(fatigueFrom === undefined
          ? []
          : [t('{n} {n|success|successes} or more give the enemy 1 fatigue', { n: fatigueFrom })])
      ].join(', '),
    apply: (fight, use, { dice, atLeast = 1, rare, above = 0, then, ownLossOn, fatigueFrom }, does) => {
      const number = (said: number | (typeof ARMOURS)[number]): number =>
        typeof said === 'number' ? said : said === 'enemy-armour' ? use.armour.enemy : does.armourShotAt(fight, use)
      const least = rare !== undefined && use.chosen.rare > 0 ? rare : number(atLeast)
      const from = Math.max(least, number(above) + 1)
      const thrown = Math.max(0, counted(dice, undefined, use))
      // a die that is a success costs the unit nothing
      const bad = ownLossOn !== undefined && ownLossOn < from ? 1 : 0
      return does.test(fight, use, { dice: thrown, good: Math.max(0, 7 - from), bad }, then, fatigueFrom)
    }
  })),
  /** The named box of its board may be used any number of times (N13). */
  basic: verb(() => ({
    sides: only('own'),
    fields: { box: text(60) },
    isBefore: () => true,
    describe: ({ box }) => t('{box} may be used any number of times', { box }),
    apply: (fight, use, { box }, does) => does.changeTerms(fight, use, ({ basic }) => ({ basic: [...basic, box] }))
  })),
  /** Units of its side do this without a SAGA die (N13). */
  'free-activation': verb(() => ({
    sides: only('own'),
    fields: { for: oneOf('move', 'charge', 'shoot') },
    isBefore: () => true,
    describe: ({ for: activity }) => translate(UNPAID[activity]),
    apply: fight => fight
  })),
  /** Once a turn so much of the fatigue that it takes for Resilience vanishes (T6.12). */
  'vanishing-fatigue': verb(() => ({
    sides: only('own'),
    fields: { count: most },
    describe: ({ count: some }) =>
      t(
        some === 1
          ? 'the first fatigue of its Resilience vanishes each turn'
          : 'the first {n} fatigue of its Resilience vanish each turn',
        {
          n: some
        }
      ),
    apply: (fight, use, { count: some }, does) => does.add(fight, use, 'vanishing', some)
  })),
  /** Each fatigue that the unit spends both raises its armour and lowers the enemy's. */
  'buys-both': verb(() => ({
    sides: only('own'),
    fields: {},
    describe: () => t('each fatigue spent raises own armour and lowers that of the enemy'),
    apply: (fight, use, _, does) => does.changeTerms(fight, use, () => ({ buysBoth: true }))
  })),
  /** The enemy's closed ranks and cover give no better save (T3.2). */
  'deny-cover': verb(() => ({
    sides: only('own'),
    fields: {},
    isBefore: () => true,
    isFacing: () => true,
    describe: () => t('cover and closed ranks give the enemy no better save'),
    apply: (fight, use, _, does) => does.changeTerms(fight, use, () => ({ deniesCover: true }))
  })),
  /** Whether a unit may close ranks, whatever its weapon; if effects disagree it may not (N16). */
  'close-ranks': verb(() => ({
    sides: oneOfSides('own', 'enemy'),
    fields: { may: yesNo },
    isBefore: () => true,
    describe: ({ of, may }) =>
      t(
        of === 'own'
          ? may
            ? 'the unit may close ranks'
            : 'the unit may not close ranks'
          : may
            ? 'the enemy may close ranks'
            : 'the enemy may not close ranks'
      ),
    apply: (fight, use, { may }, does) =>
      does.changeTerms(fight, use, ({ closeRanks }) => ({ closeRanks: [...closeRanks, may ? 'may' : 'may-not'] }))
  })),
  /** How far the unit withdraws when it loses (N16). */
  withdraw: verb(() => ({
    sides: only('own'),
    fields: { to: oneOf(...WITHDRAWALS) },
    isBefore: () => true,
    describe: ({ to }) => (to === 'none' ? t('does not withdraw when it loses') : t('withdraws {to} when it loses', { to })),
    apply: (fight, use, { to }, does) => does.changeTerms(fight, use, () => ({ withdraw: to }))
  }))
}
