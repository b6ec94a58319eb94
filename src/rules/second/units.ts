import type { Effect } from '../../model/effect'
import type { Ability, Troop } from '../types'
import { secondBoard } from './board'

/**
 * Units whose rules verbs can express in full (T6.11). None has a faction, so that it is not taken for the faction's troop of its class:
 * hearthguard of the Poles are not their wagon. Printed armour includes what they always carry and ride (T1.2).
 */

const cited = { rule: 'V9.17', source: 'BS', certainty: 'public' } as const

const row = { ...cited, weapons: [], mounted: 'never' } as const

const per = (dice: number) => ({ dice, models: 1 }) as const

const closed = { closedRanks: true } as const

/** Solid cover when shot at and charged, and defence dice re-rolled in closed ranks. */
const shielded = (only: { readonly mounted?: false }): readonly Effect[] => [
  { verb: 'cover', kind: 'heavy', in: ['shot-at'], ...(only.mounted === undefined ? {} : { if: only }) },
  { verb: 'cover', kind: 'heavy', in: ['melee'], if: { ...only, charging: false } },
  { verb: 'reroll', of: 'defence', in: ['melee'], if: { ...only, ...closed } }
]

/** Half of its own fighting models, rounded up. */
const half = { follows: 'own-engaged', per: 2 } as const

const better = { armourAgainstEnemy: 'lower' } as const
const worse = { armourAgainstEnemy: 'higher' } as const

const hero = { ...row, class: 'warlord', models: { least: 1, most: 1 } } as const

/** Mercenaries trigger no advanced ability (T6.5), and a warband has each at most once (T9.2). */
const hired = { mercenary: true, mostUnits: 1 } as const

export const units: Readonly<Record<string, Troop>> = {
  'flemish-mercenaries': {
    ...row,
    name: 'Flemish mercenaries',
    spanish: 'mercenarios flamencos',
    ...hired,
    names: ['flemish-mercenaries', 'flemish mercenaries', 'flemish spearmen', 'mercenarios flamencos'],
    class: 'warriors',
    models: { least: 8, most: 8 },
    profile: { armour: 5, armourShot: 5 },
    moves: 'S',
    effects: shielded({})
  },
  'gall-gaedhil': {
    ...row,
    name: 'Gall-Gaedhil',
    spanish: 'gall-gaedhil',
    names: ['gall-gaedhil', 'gall gaedhil', 'gallgaedhil'],
    class: 'warriors',
    profile: { diceCharging: per(2) },
    openRanks: true,
    effects: [{ verb: 'hits-back', per: 2, in: ['melee'] }]
  },
  'vagrant-warriors': {
    ...row,
    name: 'vagrant warriors',
    spanish: 'guerreros errantes',
    names: ['vagrant-warriors', 'vagrant warriors', 'vagrants', 'guerreros errantes'],
    class: 'warriors',
    effects: [
      { verb: 'attack-dice', count: { follows: 'own-fatigue', times: 2 }, into: 'pool' },
      { verb: 'defence-dice', count: { follows: 'own-fatigue', times: 2 } },
      { verb: 'buys-both' }
    ]
  },
  shieldmaidens: {
    ...row,
    name: 'shieldmaidens',
    spanish: 'doncellas escuderas',
    names: ['shieldmaidens', 'shieldmaiden', 'shield maidens', 'doncellas escuderas'],
    class: 'warriors',
    effects: [
      { verb: 'reroll', of: 'attack', if: better },
      { verb: 'reroll', of: 'defence', if: better },
      { verb: 'attack-roll', count: 1, if: worse },
      { verb: 'defence-roll', count: 1, if: worse },
      { verb: 'cover', kind: 'light', in: ['shot-at'] }
    ]
  },
  'steppe-nomads': {
    ...row,
    name: 'steppe nomads',
    spanish: 'nómadas de las estepas',
    names: [
      'steppe-nomads',
      'steppe nomads',
      'nomads',
      'eastern horsemen',
      'nomadas',
      'nomadas de las estepas',
      'jinetes orientales'
    ],
    class: 'warriors',
    weapon: 'composite-bow',
    weapons: ['composite-bow'],
    mounted: 'always',
    profile: { dice: { dice: 1, models: 2 } },
    boards: ['steppe-nomads'],
    effects: [{ verb: 'reroll', of: 'attack', most: 1, in: ['shooting'] }]
  },
  borderers: {
    ...row,
    name: 'borderers',
    spanish: 'fronterizos',
    names: ['borderers', 'borderer', 'fronterizos'],
    class: 'warriors',
    profile: { diceCharging: per(2) },
    effects: [{ verb: 'armour', of: 'own', count: 1, in: ['melee', 'shot-at'], if: { ground: 'uneven', cover: 'heavy' } }]
  },
  sailors: {
    ...row,
    name: 'sailors',
    spanish: 'marineros',
    names: ['sailors', 'sailor', 'marineros'],
    class: 'warriors',
    boards: ['sailors']
  },
  'sea-wolves': {
    ...row,
    name: 'sea wolves',
    spanish: 'lobos de mar',
    names: ['sea-wolves', 'sea wolves', 'lobos de mar'],
    class: 'warriors',
    boards: ['sea-wolves']
  },
  'western-knights': {
    ...row,
    name: 'western knights',
    spanish: 'caballeros occidentales',
    names: ['western-knights', 'western knights', 'caballeros occidentales'],
    class: 'warriors',
    models: { least: 8, most: 8 },
    mounted: 'may',
    profile: { armour: 5, armourShot: 5, dice: per(2) },
    effects: [
      ...shielded({ mounted: false }),
      { verb: 'attack-dice', count: 4, in: ['melee'], if: { mounted: true, charging: true } }
    ]
  },
  turcopoles: {
    ...row,
    name: 'turcopoles',
    spanish: 'turcópolos',
    names: ['turcopoles', 'turcopole', 'turcopolos'],
    class: 'warriors',
    mounted: 'always',
    effects: [{ verb: 'defence-dice', count: 2, if: { friendsNear: 1 } }]
  },
  'mercenary-hoplites': {
    ...row,
    name: 'mercenary hoplites',
    spanish: 'hoplitas mercenarios',
    ...hired,
    names: ['mercenary-hoplites', 'mercenary hoplites', 'hoplitas mercenarios', 'hoplitas'],
    class: 'hearthguard',
    profile: { armour: 5, armourShot: 6, diceCharging: per(1) },
    effects: [
      { verb: 'defence-roll', count: 1, in: ['melee'], if: closed },
      { verb: 'defence-dice', count: 2, if: { friendsNear: 1 } }
    ]
  },
  galatians: {
    ...row,
    name: 'Galatians',
    spanish: 'gálatas',
    names: ['galatians', 'galatian', 'galatas'],
    class: 'warriors',
    openRanks: true,
    effects: [
      { verb: 'attack-dice', count: 4, into: 'pool', in: ['melee'] },
      { verb: 'reroll', of: 'attack', most: { follows: 'enemy-armour' }, in: ['melee'] },
      { verb: 'dice-per-hit', count: 0 },
      { verb: 'hits-on', of: 'own', on: 1, or: 'only', count: 1, strikes: 'own', in: ['melee'] }
    ]
  },
  attacotti: {
    ...row,
    name: 'Attacotti',
    spanish: 'atacotos',
    names: ['attacotti', 'atacotos'],
    class: 'warriors',
    profile: { armour: 3, armourShot: 3, diceCharging: per(3) },
    effects: [{ verb: 'cancels-on', on: 6, count: 3 }]
  },
  ligurians: {
    ...row,
    name: 'Ligurians',
    spanish: 'ligures',
    names: ['ligurians', 'ligurian', 'ligures'],
    class: 'warriors',
    weapons: ['heavy-weapon'],
    effects: [
      { verb: 'attack-dice', count: half, in: ['melee'], if: { closedRanks: false } },
      { verb: 'defence-dice', count: half, in: ['melee'], if: closed }
    ]
  },
  illyrians: {
    ...row,
    name: 'Illyrians',
    spanish: 'ilirios',
    names: ['illyrians', 'illyrian', 'ilirios'],
    class: 'warriors',
    weapon: 'javelins',
    weapons: ['javelins'],
    effects: [
      { verb: 'reroll', of: 'attack', in: ['shooting'], if: { enemyArmourAtMost: 3 } },
      { verb: 'hits-on', of: 'own', on: 5, count: 1, in: ['shooting'], if: { enemyArmourAtMost: 3 } }
    ]
  },
  gunnar: {
    ...hero,
    ...hired,
    name: 'Gunnar',
    // one mercenary unit with Njall, 2 points together (T9.2)
    cost: 1,
    names: ['gunnar'],
    weapon: 'heavy-weapon',
    weapons: ['heavy-weapon'],
    // none is listed for the two (T6.11)
    resilience: 0,
    profile: { dice: per(6) },
    effects: [
      { verb: 'hits-on', of: 'own', on: 6, count: 1 },
      { verb: 'cancels-on', on: 6, count: 2 }
    ]
  },
  njall: { ...hero, ...hired, name: 'Njall', names: ['njall', 'njal'], cost: 1, resilience: 0, profile: { dice: per(4) } },
  'personal-champion': {
    ...hero,
    name: 'personal champion',
    spanish: 'campeón personal',
    names: ['personal-champion', 'personal champion', 'champion', 'campeon', 'campeon personal'],
    weapons: ['bow', 'crossbow', 'javelins', 'composite-bow', 'heavy-weapon'],
    mounted: 'may',
    profile: { dice: per(6), diceShot: per(3) }
  },
  priest: {
    ...hero,
    name: 'priest',
    spanish: 'sacerdote',
    // F24, of the Crusades (T7.2)
    sagaDice: 0,
    names: ['priest', 'sacerdote'],
    besides: ['unarmed'],
    profile: { armour: 4, armourShot: 4, dice: per(1) }
  },
  bard: {
    ...hero,
    name: 'bard',
    spanish: 'bardo',
    cost: 0,
    names: ['bard', 'bardo'],
    besides: ['unarmed'],
    profile: { armour: 3, armourShot: 4, dice: per(1) },
    effects: [{ verb: 'note', text: 'a warlord near the bard has Resilience (2): say resilience 2 of him' }]
  },
  elephant: {
    ...row,
    name: 'elephant',
    spanish: 'elefante',
    names: ['elephant', 'elephants', 'war elephant', 'war elephants', 'elefante', 'elefantes', 'elefante de guerra'],
    class: 'hearthguard',
    models: { least: 1, most: 1 },
    mounted: 'always',
    mounts: ['elephant'],
    profile: { armour: 5, armourShot: 4, dice: per(5), diceShot: per(2), points: 4 }
  },
  wagon: {
    ...row,
    name: 'wagon',
    spanish: 'carromato',
    names: ['wagon', 'war wagon', 'carromato'],
    class: 'hearthguard',
    models: { least: 1, most: 1 },
    weapon: 'improvised-projectiles',
    weapons: ['improvised-projectiles'],
    besides: ['unarmed'],
    profile: { armour: 5, armourShot: 4, dice: per(4), diceShot: per(4), points: 4 },
    cost: 0.5,
    effects: [{ verb: 'resilience', count: 2 }]
  },
  'polish-wagon': {
    ...row,
    name: 'Polish wagon',
    spanish: 'carromato polaco',
    names: ['polish-wagon', 'polish wagon', 'tabor', 'carromato polaco'],
    class: 'hearthguard',
    models: { least: 1, most: 1 },
    weapon: 'improvised-projectiles',
    weapons: ['improvised-projectiles'],
    besides: ['unarmed'],
    profile: { armour: 6, armourShot: 4, dice: per(4), diceShot: per(4), points: 4 },
    cost: 0.5,
    effects: [{ verb: 'resilience', count: 2 }],
    source: 'F24'
  },
  'gallic-chariots': {
    ...row,
    name: 'Gallic chariots',
    spanish: 'carros galos',
    names: ['gallic-chariots', 'gallic chariots', 'carros galos'],
    class: 'hearthguard',
    models: { least: 2, most: 6 },
    mounted: 'always',
    mounts: ['chariot'],
    profile: { armourShot: 4, dice: per(4), points: 2 }
  },
  lifeguards: {
    ...row,
    name: 'lifeguards',
    spanish: 'guardias de corps',
    names: ['lifeguards', 'lifeguard', 'guardia de corps', 'guardias de corps'],
    class: 'hearthguard',
    models: { least: 2, most: 2 },
    mounted: 'may',
    weapons: ['javelins', 'heavy-weapon'],
    profile: { points: 2 },
    sagaDice: 0
  },
  curaidh: {
    ...hero,
    name: 'curaidh',
    names: ['curaidh', 'curadh'],
    profile: { dice: per(4) },
    source: 'F19'
  }
}

const rule = (unit: string, name: string, box: Parameters<typeof secondBoard>[3][string]): Readonly<Record<string, Ability>> =>
  Object.fromEntries(
    Object.entries(secondBoard(unit, 'BS', 'V9.17', { [name]: { ...box, cost: 'none', certainty: 'public' } })).map(
      ([id, ability]) => [`${unit}/${id}`, ability]
    )
  )

/** Special rules that a unit uses once, in place of an ability; nothing forbids such an act (T3.8). */
export const rulesOfUnits: Readonly<Record<string, Ability>> = {
  ...rule('steppe-nomads', 'evasion', {
    name: 'Evasion',
    when: ['Melee'],
    cost: 'none',
    text: 'All attack dice become defence dice.',
    effects: [{ verb: 'turn-dice' }]
  }),
  ...rule('sailors', 'boarding', {
    name: 'Boarding',
    when: ['Melee'],
    cost: 'none',
    text: 'Armour 1 lower, for 2 attack dice and attack dice 1 higher; the armour of the enemy cannot be raised.',
    effects: [
      { verb: 'pay', armour: 1 },
      { verb: 'attack-dice', count: 2 },
      { verb: 'attack-roll', count: 1 },
      { verb: 'armour-limit', of: 'enemy', raise: 'no' }
    ]
  }),
  ...rule('sea-wolves', 'wolf-pack', {
    name: 'Wolf Pack',
    when: ['Melee'],
    cost: 'none',
    text: 'If its armour is higher than that of the enemy: 4 attack dice or 4 defence dice.',
    choice: { take: 'option', least: 1, most: 2, options: [{ text: '4 attack dice' }, { text: '4 defence dice' }] },
    effects: [
      { verb: 'attack-dice', count: 4, option: 1, if: worse },
      { verb: 'defence-dice', count: 4, option: 2, if: worse }
    ]
  })
}
