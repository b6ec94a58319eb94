import { describe, expect, it } from 'vitest'
import { describeEffect } from '../../src/model/effect'
import { describeConditions } from '../../src/model/effect-conditions'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(2)

/** Sections 7 and 8 of the second edition, typed again: id, when, cost, certainty; then what it does to a fight, nothing for none. */
const basics = (hearthguard: string, warriors: string, levies: string) =>
  [
    [hearthguard, 'Activation', 'any', 'public', ''],
    [warriors, 'Activation', 'C or R', 'public', ''],
    [levies, 'Activation', 'U or R', 'public', ''],
    ['activation-pool', 'Orders', 'R', 'public', ''],
    [
      'combat-bonus',
      'Melee, Shooting, Shooting/Reaction',
      'any',
      'public',
      'attack dice as chosen in melee or when shooting; defence dice as chosen in melee or when shot at'
    ]
  ] as const

const vikings = [
  ...basics('hirdmen', 'bondi', 'thralls'),
  ['njord', 'Activation', 'R', 'public', 'own units -1 fatigue before the fight'],
  ['frigg', 'Melee', 'U or R', 'public', '+3 attack dice (option 1); own unit -1 fatigue at once (option 2)'],
  ['heimdall', 'Melee', 'U', 'one source', 'for 1 of its armour; +5 attack dice'],
  ['odin', 'Shooting/Reaction', 'U + U', 'public', 'enemy unit fatigue until it is exhausted at once'],
  ['asgard', 'Activation/Reaction', 'C', 'one source', 'own unit -1 fatigue before the fight in melee'],
  ['thor', 'Melee', 'C', 'one source', '1 more hit for each attack die of 6'],
  ['ullr', 'Melee', 'U + C', 'public', 're-rolls missed attack dice'],
  ['loki', 'Melee', 'U', 'one source', '+2 attack dice for each ability triggered or fatigue spent by the enemy from then on'],
  [
    'valhalla',
    'Melee',
    'any',
    'public',
    'if own unit warriors or hearthguard: own fighting models removed as chosen; ' +
      '+3 attack dice for each model removed, or +4 attack dice for each model removed by a rare symbol'
  ],
  [
    'ragnarok',
    'Orders',
    'R + R',
    'public',
    'own armour -1 in melee; enemy armour -1 in melee; own units charge for no SAGA die; valhalla may be used any number of times'
  ]
] as const

const normans = [
  ...basics('knights', 'sergeants', 'footmen'),
  [
    'charge',
    'Melee',
    'any',
    'one source',
    '+2 attack dice, or +4 attack dice by a rare symbol (option 1); +2 attack dice, or +4 attack dice by a rare symbol (option 2); ' +
      '+3 attack dice (option 2); own unit +1 fatigue after the fight (option 2); ' +
      '+2 defence dice, or +4 defence dice by a rare symbol (option 3)'
  ],
  ['wounded', 'Shooting', 'U', 'one source', 'enemy unit +1 fatigue after the fight, if 1 or more enemy models lost'],
  ['envelopment', 'Activation/Reaction', 'R', 'public', ''],
  ['superiority', 'Melee, Shooting', 'C', 'one source', 'for 1 fatigue of the enemy; automatic hits: 2'],
  ['gallop', 'Activation/Reaction', 'C', 'one source', ''],
  [
    'impact',
    'Activation',
    'C + C',
    'one source',
    'if own unit mounted: re-rolls missed attack dice of 3 or less in melee, if own unit charges; re-rolls missed attack dice of 3 or less when shooting'
  ],
  ['volley-fire', 'Activation', 'U', 'one source', ''],
  ['pursuit', 'Activation', 'R', 'one source', 'if own unit charges: +3 attack dice in step 1 in melee'],
  ['retreat', 'Melee', 'U', 'one source', '+2 defence dice; +2 defence dice, if own unit mounted, enemy on foot'],
  [
    'dex-aie',
    'Activation',
    'U + R',
    'one source',
    'if own unit charges, own unit warlord: +4 attack dice in step 1 in melee; takes 1 fatigue to cancel 2 losses in melee'
  ]
] as const

const whole = [...vikings.map(row => ['vikings', ...row] as const), ...normans.map(row => ['normans', ...row] as const)]

/** Section 8.4: boxes of other boards, with when they are used. */
const others = {
  'anglo-danes': {
    'crush-the-weak': 'Melee',
    determination: 'Melee',
    exhaustion: 'Orders',
    shieldwall: 'Melee, Shooting/Reaction',
    'noble-lineage': 'Orders'
  },
  welsh: { 'sons-of-the-land': 'Orders' },
  irish: {
    'hour-of-truth': 'Melee, Shooting/Reaction',
    'blood-of-kings': 'Orders, Melee',
    'spirits-of-the-land': 'Melee, Shooting/Reaction',
    'the-old-way': 'Activation'
  },
  scots: { 'counter-attack': 'Melee', tireless: 'Activation' },
  'scots-of-chivalry': { 'shield-bearers': 'Melee' },
  rus: { blizzard: 'Orders/Reaction' },
  saracens: { 'piercing-arrows': 'Shooting', 'multiple-shots': 'Activation' },
  moors: {
    'total-devotion': 'Melee',
    'forest-of-spears': 'Melee',
    'torrent-of-iron': 'Activation',
    inspiration: 'Melee',
    discord: 'Orders'
  },
  byzantines: { 'our-comrades-shields': 'Melee, Shooting/Reaction', 'face-the-barbarians': 'Melee' },
  'milites-christi': { 'shed-blood': 'Melee', 'deus-vult': 'Melee', 'divine-help': 'Melee' },
  crusaders: { 'gaps-in-their-armour': 'Melee', jericho: 'Melee', 'peasants-crusade': 'Activation' },
  poles: {
    'hold-the-line': 'Orders/Reaction',
    szlachta: 'Melee',
    voivode: 'Activation',
    'the-clash': 'Melee',
    'terror-of-the-east': 'Activation/Reaction'
  },
  ordenstaat: { 'battle-cry': 'Melee', 'black-crosses': 'Melee' },
  princes: { 'ad-nauseam': 'Melee', druzhina: 'Melee', 'reckless-advance': 'Orders, Orders/Reaction' },
  pagans: { 'taara-avita': 'Orders, Orders/Reaction', vaenulik: 'Orders/Reaction' },
  mongols: { 'close-volley': 'Melee, Shooting', 'armed-hordes': 'Melee' },
  carthage: { 'disciple-of-xanthippus': 'Orders', coordination: 'Melee' },
  gauls: { 'ritual-challenge': 'Melee', 'before-the-wave': 'Activation', 'power-of-the-old-gods': 'Melee' },
  numidians: { 'rain-of-missiles': 'Shooting', 'crippling-shot': 'Shooting' },
  rome: { tenaces: 'Melee', scuta: 'Orders, Orders/Reaction' },
  graeculi: { polemos: 'Melee', 'wall-of-pikes': 'Melee, Shooting/Reaction' },
  persians: { 'flame-of-ahura-mazda': 'Melee', sagaris: 'Melee', 'shield-bearers': 'Melee' },
  indians: { 'reinforced-armour': 'Melee', 'dynasties-of-the-raja': 'Melee' },
  macedonians: { 'intensive-training': 'Orders' },
  thracians: { wedge: 'Activation' },
  greeks: { inspiration: 'Orders, Orders/Reaction' },
  flemish: { advance: 'Melee' },
  swiss: { gewalthut: 'Melee, Shooting/Reaction' }
} as const

/** Of these, what is played, typed again. */
const played: Readonly<Record<string, string>> = {
  'saracens/piercing-arrows': '+1 on each attack die, if target within S',
  'moors/total-devotion': '+2 attack dice for each fatigue of the enemy; +2 defence dice for each fatigue of its own',
  'milites-christi/shed-blood': 'enemy armour cannot be raised',
  'milites-christi/deus-vult':
    'if own unit hearthguard or warlord: automatic hits: 3, if enemy levies; automatic hits: 3, if enemy levies, own unit of 6 models or more',
  'crusaders/jericho': '+2 attack dice; +2 attack dice, if enemy armour 5 or more',
  'poles/szlachta':
    "if own unit hearthguard: +1 on each attack die, if own armour higher than the enemy's; " +
    "enemy unit -1 on each attack die, if own armour higher than the enemy's",
  'saracens/multiple-shots':
    'if own unit of 4 models or more: has no attack dice from then on when shooting; ' +
    "dice thrown: 1; the enemy loses a model for each result above the enemy's armour when shot at when shooting",
  'poles/hold-the-line':
    'if own unit on foot: has no attack dice from then on in melee; 2 defence dice for each hit in melee; ' +
    '2 defence dice for each hit when shot at (by a rare symbol)',
  'poles/terror-of-the-east': 'if own unit mounted, own unit charges: enemy unit +2 defence dice in melee (option 2)',
  'princes/ad-nauseam':
    're-rolls missed attack dice, at most one for each die of 1 or 6 (without a rare symbol); ' +
    're-rolls missed attack dice, at most one for each die of 4 or 5 or 6 (by a rare symbol)',
  'persians/shield-bearers':
    'if own unit on foot: dice thrown: 1 for each die that it would shoot with, 8 at most; ' +
    "the enemy loses an attack die for each result of the enemy's armour or more, 3 successes or more give the enemy 1 fatigue",
  'irish/hour-of-truth': 'nobody triggers an ability from then on',
  'scots/counter-attack': '+2 attack dice for each bonus defence die that it has',
  'poles/the-clash': 'the enemy triggers no ability from then on; +1 attack die; +1 defence die',
  'mongols/close-volley': 'the enemy re-rolls defence dice that cancel',
  'numidians/crippling-shot':
    're-rolls missed attack dice of 2 or less; enemy unit +1 fatigue after the fight, if 2 or more enemy models lost',
  'rome/tenaces': '+1 attack die for each fighting model fewer than the enemy has, 4 at most',
  'scots-of-chivalry/shield-bearers':
    'if own unit hearthguard or warlord: +2 defence dice for each friendly unit near, 6 at most',
  'anglo-danes/crush-the-weak':
    'attack dice as chosen, if enemy armour 3 or less; defence dice as chosen, if enemy armour 3 or less',
  'anglo-danes/determination': 'attack dice as chosen; defence dice as chosen; +1 attack die for each fatigue of the enemy',
  'anglo-danes/exhaustion': 'enemy unit +1 fatigue before the fight',
  'anglo-danes/shieldwall': 'own armour +1',
  'scots/tireless': 'own unit -1 fatigue before the fight',
  'moors/forest-of-spears': 'if own unit on foot: +3 defence dice',
  'moors/torrent-of-iron':
    'if own unit mounted, own unit charges, own unit hearthguard: own unit -1 fatigue before the fight in melee; own armour +1 in melee',
  'moors/discord': 'if enemy levies or warriors or hearthguard, enemy without fatigue: enemy unit +1 fatigue before the fight',
  'crusaders/gaps-in-their-armour': '+4 attack dice, or +6 attack dice by a rare symbol',
  'crusaders/peasants-crusade': 'if own unit charges, own unit hearthguard or warlord: own armour +1 in melee',
  'ordenstaat/battle-cry': 'if own unit charges: enemy unit +1 fatigue at once',
  'princes/reckless-advance': 'enemy unit +1 fatigue before the fight in melee',
  'pagans/vaenulik': 'enemy unit +1 fatigue before the fight',
  'mongols/armed-hordes':
    'if own unit hearthguard or warlord: +1 on each attack die; re-rolls missed attack dice (by a rare symbol)',
  'numidians/rain-of-missiles':
    'if own unit mounted: +2 attack dice, or +4 attack dice by a rare symbol; ' +
    'for 1 fatigue of the enemy (option 2); enemy armour -1 (option 2)',
  'moors/inspiration':
    'if 1 or more friendly units near: re-rolls missed attack dice of 1 or less, or of 3 or less by a rare symbol; ' +
    're-rolls failed defence dice of 1 or less, or of 3 or less by a rare symbol',
  'byzantines/our-comrades-shields':
    'if own unit mounted, 1 or more friendly units near: +1 on each defence die; ' +
    '+0 defence dice, or +2 defence dice by a rare symbol',
  'byzantines/face-the-barbarians':
    'enemy unit +1 fatigue at once (by a rare symbol); +1 attack die; +1 attack die for each friendly unit near, 2 at most; ' +
    '+1 defence die; +1 defence die for each friendly unit near, 2 at most',
  'milites-christi/divine-help': 'automatic hits: 1 for each die on the box, 3 at most',
  'poles/voivode':
    'if own unit on foot: own unit -1 fatigue before the fight (option 1); ' +
    '+2 attack dice in step 1 in melee, if own unit charges, own unit without fatigue (option 2)',
  'pagans/taara-avita': '+2 attack dice in step 1 in melee (option 1); +2 attack dice in step 1 when shooting (option 2)',
  'gauls/before-the-wave': 'if own unit on foot: automatic hits: 1 when shooting',
  'gauls/power-of-the-old-gods':
    '+2 attack dice; +2 attack dice, if own unit hearthguard; takes 1 fatigue to cancel 1 loss; ' +
    're-rolls missed attack dice, at most 2 (option 1); re-rolls failed defence dice, at most 2 (option 2)',
  'graeculi/polemos':
    '1 more hit for each enemy attack die of 1, at most 1 for each fighting model of its own, 3 at most (without a rare symbol); ' +
    '1 more hit for each enemy attack die of 2 or less, at most 1 for each fighting model of its own, 3 at most (by a rare symbol)',
  'persians/sagaris':
    'if own unit charges: +2 attack dice; +2 attack dice, if own unit without missiles; ' +
    're-rolls missed attack dice of 2 or less (by a rare symbol)',
  'indians/reinforced-armour':
    'if own unit hearthguard: cancels 2 enemy hits before the defence roll; ' +
    'a fatigue cancels 1 loss more (by a rare symbol)',
  'thracians/wedge':
    'if own unit mounted, own unit charges: the enemy re-rolls defence dice that cancel, ' +
    'at most 1 for each 2 of: fighting model of its own in melee',
  'greeks/inspiration': 're-rolls failed defence dice, at most 2 in melee',
  'swiss/gewalthut': 'own armour +1, if own armour 4 or less',
  'carthage/disciple-of-xanthippus':
    '+1 on 1 attack die (option 1); +1 on 1 attack die (option 1); +1 on 1 defence die (option 2); +1 on 1 defence die (option 2)',
  'carthage/coordination': '1 more hit for each attack die of 6 (option 1); a defence die of 6 cancels 2 hits (option 2)',
  'gauls/ritual-challenge':
    'dice thrown: 1; the enemy loses a model for each 3 or more, 2 or more by a rare symbol, the unit itself loses a model for each 1',
  'graeculi/wall-of-pikes': `if 1 or more friendly units near: ${[1, 2, 3, 4, 5, 6]
    .map(near => `ignores the first uncancelled hit, if ${near} or more friendly units near`)
    .join('; ')}`,
  // models by twos: for each of them two dice of either kind
  'ordenstaat/black-crosses': `if own unit hearthguard or warlord: ${[
    ['+2 attack dice'],
    ['+2 defence dice'],
    ['+4 attack dice'],
    ['+2 attack dice', '+2 defence dice'],
    ['+4 defence dice'],
    ['+6 attack dice'],
    ['+4 attack dice', '+2 defence dice'],
    ['+2 attack dice', '+4 defence dice'],
    ['+6 defence dice'],
    ['+8 attack dice'],
    ['+6 attack dice', '+2 defence dice'],
    ['+4 attack dice', '+4 defence dice'],
    ['+2 attack dice', '+6 defence dice'],
    ['+8 defence dice']
  ]
    .flatMap((dice, i) => dice.map(each => `${each} (option ${i + 1})`))
    .join('; ')}`,
  'rome/scuta': 'ignores the first uncancelled hit when shot at',
  'persians/flame-of-ahura-mazda': '+2 defence dice; +1 on each defence die, if own unit mounted (by a rare symbol)',
  'indians/dynasties-of-the-raja':
    'ignores the first fatigue it would gain; +0 defence dice, or +2 defence dice by a rare symbol',
  'macedonians/intensive-training': '+2 attack dice when shooting',
  'flemish/advance': 'own unit +1 fatigue after the fight; enemy unit +1 fatigue after the fight'
}

const abilityAt = (key: string) => {
  const ability = book.abilities[key]
  if (!ability) throw new Error(`no ability ${key}`)
  return ability
}

const does = (key: string): string => {
  const { effects, if: wanted } = abilityAt(key)
  const said = effects.map(describeEffect).join('; ')
  return wanted && said !== '' ? `if ${describeConditions(wanted)}: ${said}` : said
}

const keysOf = (table: Readonly<Record<string, object>>) =>
  Object.entries(table).flatMap(([faction, rows]) => Object.keys(rows).map(id => `${faction}/${id}`))

describe('the boards of the second edition', () => {
  it('are fifteen boxes of two peoples, and the boxes of others that are known', () => {
    const keys = [...whole.map(([faction, id]) => `${faction}/${id}`), ...keysOf(others)]
    const ofUnits = ['sailors/boarding', 'sea-wolves/wolf-pack', 'steppe-nomads/evasion']
    expect(Object.keys(book.abilities).toSorted()).toEqual([...keys, ...ofUnits].toSorted())
    expect([vikings.length, normans.length]).toEqual([15, 15])
    expect(Object.keys(book.factions).toSorted()).toEqual(['vikings', 'normans', ...Object.keys(others)].toSorted())
  })

  it.each(whole)('of the %s has %s, used in %s for %s (%s)', (faction, id, when, cost, certainty, effects) => {
    const ability = abilityAt(`${faction}/${id}`)
    expect([ability.when.join(', '), ability.cost, ability.certainty]).toEqual([when, cost, certainty])
    expect(does(`${faction}/${id}`)).toBe(effects)
  })

  it('have five boxes that take any number of dice, where they are known whole', () => {
    const multi = Object.entries(book.abilities).flatMap(([key, { multi }]) => (multi ? [key] : []))
    expect(multi).toEqual(whole.flatMap(([faction, id], at) => (at % 15 < 5 ? [`${faction}/${id}`] : [])))
  })

  it.each(Object.entries(others))('of the %s: the boxes that are known, by when they are used', (faction, rows) => {
    for (const [id, when] of Object.entries<string>(rows)) {
      const ability = abilityAt(`${faction}/${id}`)
      expect(ability.when.join(', '), id).toBe(when)
      expect(does(`${faction}/${id}`), id).toBe(played[`${faction}/${id}`] ?? '')
    }
  })

  it('cost what is not public, but for a die that is', () => {
    const shown = keysOf(others).filter(key => abilityAt(key).cost !== '?')
    expect(shown.map(key => [key, abilityAt(key).cost])).toEqual([
      ['anglo-danes/noble-lineage', 'any'],
      ['irish/the-old-way', 'C']
    ])
    for (const key of keysOf(others)) expect(abilityAt(key).certainty, key).toBe(shown.includes(key) ? 'public' : 'unknown')
  })

  it('last until the turn ends where they say so', () =>
    expect(Object.entries(book.abilities).flatMap(([key, { until }]) => (until ? [key] : []))).toEqual([
      'vikings/ragnarok',
      'poles/hold-the-line',
      'pagans/taara-avita',
      'rome/scuta',
      'macedonians/intensive-training',
      'greeks/inspiration'
    ]))

  it('activate whom they say', () => {
    const activating = Object.entries(book.abilities).flatMap(([key, { activates }]) => (activates ? [[key, activates]] : []))
    const classed = (faction: string, ...ids: readonly string[]) =>
      [['hearthguard', 'warlord'], ['warriors'], ['levies']].map((of, at) => [`${faction}/${ids[at]}`, { class: of }])
    expect(activating).toEqual([
      ...classed('vikings', 'hirdmen', 'bondi', 'thralls'),
      ...classed('normans', 'knights', 'sergeants', 'footmen'),
      ['normans/impact', { mounted: true, for: ['charge', 'shoot'] }],
      ['normans/volley-fire', { for: ['shoot'] }],
      ['normans/pursuit', { for: ['charge'], tireless: true }],
      ['normans/dex-aie', { class: ['warlord'], for: ['charge'], tireless: true }],
      ['saracens/multiple-shots', { for: ['shoot'] }],
      ['moors/torrent-of-iron', { class: ['hearthguard'], mounted: true, for: ['charge'] }],
      ['crusaders/peasants-crusade', { class: ['hearthguard', 'warlord'], for: ['charge'] }],
      ['poles/voivode', { mounted: false }],
      ['poles/terror-of-the-east', { mounted: true, for: ['charge'] }],
      ['thracians/wedge', { mounted: true, for: ['charge'] }]
    ])
  })

  it('ask for a choice just where something is chosen', () => {
    const pool = { take: 'pool', kinds: ['attack', 'defence'], each: 1, rare: 2 }
    const option = (...texts: readonly string[]) => ({
      take: 'option',
      least: 1,
      most: texts.length,
      options: texts.map(text => ({ text }))
    })
    const choices = Object.entries(book.abilities).flatMap(([key, { choice }]) => (choice ? [[key, choice]] : []))
    expect(Object.fromEntries(choices)).toEqual({
      'vikings/combat-bonus': pool,
      'vikings/frigg': option('3 attack dice', '1 fatigue less'),
      'vikings/loki': { take: 'number', least: 0, most: 12, of: 'acts of the enemy after it' },
      'normans/charge': {
        take: 'option',
        least: 1,
        most: 3,
        options: [
          { text: '2 attack dice' },
          { text: '3 attack dice besides, for 1 fatigue after the melee' },
          { text: '2 defence dice', by: { reading: 'charge-dice', value: 'any' } }
        ]
      },
      'milites-christi/divine-help': { take: 'number', least: 1, most: 8, of: 'SAGA dice on Orison' },
      'poles/voivode': option('1 fatigue less', 'charge with 2 bonus attack dice, without fatigue'),
      'poles/terror-of-the-east': option('from beyond M', 'from within M'),
      'pagans/taara-avita': option('in melees', 'in shots'),
      'gauls/power-of-the-old-gods': option('re-roll attack dice', 're-roll defence dice'),
      'carthage/disciple-of-xanthippus': option('attack dice', 'defence dice'),
      'carthage/coordination': option('citizens', 'contingents'),
      'ordenstaat/black-crosses': option(
        ...['2 0', '0 2', '4 0', '2 2', '0 4', '6 0', '4 2', '2 4', '0 6', '8 0', '6 2', '4 4', '2 6', '0 8'].map(dice =>
          dice.replace(/(\d) (\d)/, '$1 attack dice, $2 defence dice')
        )
      ),
      'numidians/rain-of-missiles': option('2 attack dice', 'armour of the target 1 lower besides, for 1 of its fatigue'),
      'sea-wolves/wolf-pack': option('4 attack dice', '4 defence dice'),
      'vikings/valhalla': { take: 'models', least: 1, most: 3, class: ['warriors', 'hearthguard'] },
      'normans/combat-bonus': pool,
      'anglo-danes/determination': { take: 'split', total: 3 },
      'anglo-danes/crush-the-weak': { take: 'split', total: 4 }
    })
  })

  it('roll two more by the Activation Pool, and re-roll or turn by Noble Lineage', () =>
    expect(Object.entries(book.abilities).flatMap(([key, { saga }]) => (saga ? [[key, saga]] : []))).toEqual([
      ['vikings/activation-pool', 'roll-two-more'],
      ['normans/activation-pool', 'roll-two-more'],
      ['anglo-danes/noble-lineage', 'reroll-or-turn']
    ]))

  it('mind the rare symbol just where it changes something', () => {
    for (const [key, { choice, effects, rareMatters = false }] of Object.entries(book.abilities))
      expect(rareMatters, key).toBe(choice?.take === 'pool' || effects.some(effect => 'rare' in effect || 'ifRare' in effect))
  })

  it('say in a sentence why a box has no place in a fight, just where it does nothing to one', () => {
    for (const [key, { name, effects, noFight, text }] of Object.entries(book.abilities)) {
      expect(noFight === undefined, key).toBe(effects.length > 0)
      if (noFight !== undefined) expect(noFight.startsWith(`${name} `) && noFight.endsWith('.'), key).toBe(true)
      expect(text, key).toMatch(/^[A-Z].{12,}\.$/)
    }
  })

  it('show the symbols of two peoples', () =>
    expect(Object.entries(book.factions).flatMap(([id, { symbols }]) => (symbols ? [[id, symbols]] : []))).toEqual([
      ['vikings', { C: 'Fehu', U: 'Berkano', R: 'Sowilo' }],
      ['normans', { C: 'shield', U: 'tower', R: 'banner' }]
    ]))
})
