import { activation, activationPool, board } from './board'
import { words } from './named'
import { type ArmedTroop, warlord } from './troops'
import type { FactionTables } from './types'

const cited = { faction: 'normans', rule: 'R5.5', source: 'S1 p.38', certainty: 'stated' } as const

const troops = {
  knights: {
    ...cited,
    name: 'knights',
    spanish: 'caballeros',
    names: ['knights', 'knight', 'kn', 'kts', 'milites', 'chevaliers', 'caballeros', 'caballero'],
    class: 'hearthguard',
    weapons: [],
    mounted: 'may'
  },
  sergeants: {
    ...cited,
    name: 'sergeants',
    spanish: 'sargentos',
    names: ['sergeants', 'sergeant', 'sgts', 'sgt', 'serjeants', 'serjeant', 'sargentos', 'sargento'],
    class: 'warriors',
    weapons: [],
    mounted: 'may'
  },
  peasants: {
    ...cited,
    name: 'peasants',
    spanish: 'campesinos',
    names: ['peasants', 'peasant', 'campesinos', 'campesino'],
    class: 'levies',
    weapon: 'bow',
    weapons: ['bow'],
    mounted: 'never'
  },
  crossbowmen: {
    ...cited,
    name: 'crossbowmen',
    spanish: 'ballesteros',
    names: [
      'crossbowmen',
      'crossbowman',
      'crossbows',
      'xbows',
      'xbs',
      'xb',
      'xbowmen',
      'arbalesters',
      'ballesteros',
      'ballestero',
      'ballestas'
    ],
    class: 'warriors',
    weapon: 'crossbow',
    weapons: ['crossbow'],
    mounted: 'never',
    models: { least: 4, most: 8 },
    mostUnits: 1
  },
  'normans-warlord': {
    ...cited,
    ...warlord,
    names: words(
      'normans-warlord, normans warlord, norman warlord, baron, duke, count, duque, conde, senor de la guerra normando'
    ),
    weapons: [],
    mounted: 'may'
  }
} as const satisfies Record<string, ArmedTroop>

/** The pictures of the symbols are unknown; the classes C, U and R are known where given. */
const boxes = board('normans', 'S1 p.61', {
  knights: activation(
    'Knights',
    'a hearthguard unit or the warlord',
    ['hearthguard', 'warlord'],
    'any',
    'stated',
    ['caballeros'],
    'Caballeros'
  ),
  sergeants: activation('Sergeants', 'a warrior unit', ['warriors'], 'C or R', 'stated', ['sargentos'], 'Sargentos'),
  peasants: activation('Peasants', 'a levy unit', ['levies'], 'U or R', 'stated', ['campesinos'], 'Campesinos'),
  'activation-pool': activationPool('inferred'),
  'attack-pool': {
    name: 'Attack Pool',
    spanish: 'Pila de Ataque',
    names: ['pila de ataque', 'reserva de ataque'],
    when: ['Melee', 'Shooting'],
    cost: 'any',
    multi: true,
    choice: { take: 'pool', kinds: ['attack'], each: 1, rare: 2 },
    rareMatters: true,
    text: 'For each SAGA die spent gain an attack die, two if the die spent showed the rare symbol; never a defence die.',
    effects: [{ verb: 'attack-dice', count: { follows: 'chosen-attack' } }]
  },
  charge: {
    name: 'Charge!',
    spanish: '¡Carga!',
    names: ['carga'],
    when: ['Melee'],
    cost: 'any',
    certainty: 'public',
    rareMatters: true,
    if: { mounted: true },
    text: 'A mounted unit gains 3 attack dice, 4 if the die spent showed the rare symbol, and 1 fatigue after the melee.',
    effects: [
      { verb: 'attack-dice', count: 3, rare: 4 },
      { verb: 'fatigue', of: 'own', count: 1, when: 'after' }
    ]
  },
  'aimed-volley': {
    name: 'Aimed Volley',
    spanish: 'Disparo Dirigido',
    names: ['disparo dirigido'],
    when: ['Shooting'],
    cost: 'C + R',
    certainty: 'public',
    text: 'Re-roll the attack dice that missed.',
    effects: [{ verb: 'reroll', of: 'attack' }]
  },
  terrified: {
    name: 'Terrified',
    spanish: 'Aterrorizados',
    names: ['aterrorizados', 'aterrados'],
    when: ['Activation'],
    cost: 'C + U',
    certainty: 'public',
    activates: { mounted: true },
    if: { mounted: true, charging: true },
    text: 'Activate a mounted unit; an enemy it engages gains 1 fatigue at once, before the melee.',
    effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'before', in: ['melee'] }]
  },
  'massed-volley': {
    name: 'Massed Volley',
    spanish: 'Disparo Masivo',
    names: ['disparo masivo'],
    when: ['Orders'],
    cost: 'U',
    certainty: 'public',
    text: 'Your bows reach twice L until the end of the turn.',
    until: 'turn',
    reach: { doubles: 'bow' },
    noFight: 'Massed Volley lengthens the reach of bows and changes no die of a fight.'
  },
  'storm-of-arrows': {
    name: 'Storm of Arrows',
    spanish: 'Tormenta de Flechas',
    names: ['tormenta de flechas'],
    when: ['Activation'],
    cost: 'U + R',
    certainty: 'public',
    text: 'All your units with missile weapons are activated to shoot, without fatigue.',
    activates: { for: ['shoot'], all: true, tireless: true },
    noFight: 'Storm of Arrows activates units to shoot and changes no die of their shots, each of which is a fight of its own.'
  },
  stamping: {
    name: 'Stamping',
    spanish: 'Estamparse',
    names: ['estamparse', 'pisotear', 'pisoton'],
    when: ['Melee'],
    cost: 'C + C',
    certainty: 'public',
    if: { mounted: true, enemyMounted: false, enemyClass: ['levies', 'warriors'] },
    text: 'A mounted unit engaged with a unit on foot removes one enemy warrior or two enemy levies at once, without a save.',
    effects: [{ verb: 'remove', count: { warriors: 1, levies: 2 }, when: 'now' }]
  },
  crush: {
    name: 'Crush',
    spanish: 'Machacar',
    names: ['machacar'],
    when: ['Melee'],
    cost: '? + ?',
    text: 'If your unit scores at least twice the hits it suffers in this melee, each of its hits counts as two.',
    effects: [{ verb: 'double-hits' }]
  },
  pursuit: {
    name: 'Pursuit',
    spanish: 'Persecución',
    names: ['persecucion'],
    when: ['Melee'],
    cost: '?',
    if: { mounted: true },
    text: 'If the enemy must disengage after the melee, one of your mounted units in it moves at once, without fatigue.',
    activates: { mounted: true, for: ['move', 'charge'], tireless: true },
    effects: [{ verb: 'note', text: 'Pursuit: if the enemy must disengage, this mounted unit moves at once, without fatigue' }]
  },
  gallop: {
    name: 'Gallop',
    spanish: 'Galope',
    names: ['galope'],
    when: ['Activation'],
    cost: '? + ?',
    text: 'Activate a mounted unit to move: it moves S further, through friendly models and units if it likes.',
    activates: { mounted: true, for: ['move', 'charge'], further: 'S' },
    noFight: 'Gallop moves a unit and changes no die of a fight.'
  },
  'dex-aie': {
    name: 'Dex Aïe',
    names: ['dios nos ayude'],
    when: ['Melee'],
    cost: '? + ?',
    if: { class: ['warlord'] },
    text: 'Your warlord gains 5 attack dice and re-rolls those that miss; after the melee he gains 3 fatigue.',
    effects: [
      { verb: 'attack-dice', count: 5 },
      { verb: 'reroll', of: 'attack' },
      { verb: 'fatigue', of: 'own', count: 3, when: 'after' }
    ]
  }
})

export const normans: FactionTables = {
  faction: {
    name: 'Normans',
    spanish: 'normandos',
    names: ['normans', 'norman', 'normandos', 'normandas', 'normando', 'normanda'],
    symbols: null,
    rule: 'R5.5',
    source: 'S1 p.38',
    certainty: 'stated'
  },
  troops,
  board: boxes
}
