import { count, counted, describeCount, most, plural } from './effect-counts'
import { enemys, oneOfSides, only, verb } from './effect-row'
import { helped, oneOf, optional, whole, yesNo } from './fields'
import { unitAt, WITHDRAWALS } from './fight-state'

/** Verbs that the second edition alone has (N1, N2, N5, N6, N8, N11, N12, N16 and prices). */

/** More than any fight has. */
const MOST_HITS = 99

export const secondVerbs = {
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
      or: helped('that result or more, or less, or only it; more by default', optional(oneOf('more', 'less', 'only'))),
      most: helped('so many hits in all', optional(count)),
      strikes: helped('they strike the unit itself', optional(oneOf('own')))
    },
    describe: ({ of, on, count: some, or = 'more', most: bound, strikes }) =>
      `${plural(some, 'hit')} more ${strikes === 'own' ? 'on itself ' : ''}for each ${of === 'enemy' ? 'enemy ' : ''}attack die of ${on}${
        or === 'only' || (on === 6 && or === 'more') ? '' : ` or ${or}`
      }${bound === undefined ? '' : `, at most ${describeCount(bound)}`}`,
    apply: (fight, use, { of, on, count: some, or = 'more', most: bound = MOST_HITS, strikes = 'enemy' as const }, does) =>
      does.feat(
        fight,
        use,
        ({ hitsOn }) => ({
          hitsOn: [...hitsOn, { of, on, count: some, or, most: Math.max(0, counted(bound, undefined, use)), strikes }]
        }),
        `hits on ${on}`,
        some
      )
  }),
  /** Of the hits that the unit takes, one for each `per` strikes the enemy as well, rounded up. */
  'hits-back': verb({
    sides: only('own'),
    fields: { per: whole(1, 6) },
    describe: ({ per }) => `the enemy takes a hit for each ${per === 1 ? 'hit' : `${per} hits`} on the unit, rounded up`,
    apply: (fight, use, { per }, does) => does.feat(fight, use, () => ({ hitsBack: per }), 'hits back', 1)
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
    fields: { count: helped('0: none at all', whole(0, 6)) },
    describe: ({ count: some }) => (some === 0 ? 'no defence dice' : `${some} defence dice for each hit`),
    apply: (fight, use, { count: some }, does) =>
      does.feat(
        fight,
        use,
        ({ dicePerHit }) => ({ dicePerHit: some === 0 || dicePerHit === 0 ? 0 : Math.max(dicePerHit, some) }),
        'defence dice for each hit',
        some
      )
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
  })
}
