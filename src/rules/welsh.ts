import { activation, activationPool, board, combatPool } from './board'
import { type ArmedTroop, warlord } from './troops'
import type { FactionTables } from './types'

const cited = { faction: 'welsh', rule: 'R5.6', source: 'S1 p.40', certainty: 'stated' } as const

const troops = {
  teulu: {
    ...cited,
    name: 'teulu',
    names: ['teulu'],
    class: 'hearthguard',
    profile: { armourShot: 4 },
    weapon: 'javelins',
    weapons: ['javelins'],
    mounted: 'may'
  },
  priodaur: {
    ...cited,
    name: 'priodaur',
    names: ['priodaur', 'priodawr'],
    class: 'warriors',
    profile: { armourShot: 3 },
    weapon: 'javelins',
    weapons: ['javelins'],
    mounted: 'may'
  },
  bonnedig: {
    ...cited,
    name: 'bonnedig',
    names: ['bonnedig', 'bonheddig', 'boneddig'],
    class: 'levies',
    weapons: ['bow', 'sling', 'javelins'],
    mounted: 'never'
  },
  'welsh-warlord': {
    ...cited,
    ...warlord,
    names: ['welsh-warlord', 'welsh warlord', 'senor de la guerra gales'],
    weapon: 'javelins',
    weapons: ['javelins'],
    mounted: 'may'
  }
} as const satisfies Record<string, ArmedTroop>

/** The pictures of the symbols are unknown. */
const boxes = board('welsh', 'S1 p.62', {
  teulu: activation('Teulu', 'a hearthguard unit or the warlord', ['hearthguard', 'warlord'], 'any', 'inferred'),
  priodaur: activation('Priodaur', 'a warrior unit', ['warriors'], 'C or R', 'inferred'),
  bonnedig: activation('Bonnedig', 'a levy unit', ['levies'], 'U or R', 'inferred'),
  'activation-pool': activationPool('inferred'),
  'combat-pool': combatPool(['Melee', 'Shooting'], 'inferred'),
  'hit-and-run': {
    name: 'Hit and Run',
    spanish: 'Golpea y Corre',
    names: ['golpea y corre'],
    when: ['Activation/Reaction'],
    cost: '?',
    text: 'Before an enemy activation is resolved, activate one of your units within M of that enemy; it may not engage.',
    activates: { for: ['move', 'rest', 'shoot'] },
    noFight: 'Hit and Run activates a unit in the enemy turn and changes no die of a fight.'
  },
  'sons-of-the-land': {
    name: 'Sons of the Land',
    spanish: 'Hijos de la Tierra',
    names: ['hijos de la tierra'],
    when: ['Orders'],
    cost: '?',
    text: 'Nothing shortens the moves of your models on foot this turn.',
    until: 'turn',
    reach: { unshortened: 'foot' },
    noFight: 'Sons of the Land frees moves from hindrance and changes no die of a fight.'
  },
  ambush: {
    name: 'Ambush',
    spanish: 'Emboscada',
    names: ['emboscada'],
    when: ['Melee'],
    cost: '? + ?',
    if: { mounted: false, ground: 'uneven' },
    text: 'A unit on foot wholly in uneven ground gains 3 attack dice and 3 defence dice.',
    effects: [
      { verb: 'attack-dice', count: 3 },
      { verb: 'defence-dice', count: 3 }
    ]
  },
  'sacred-ground': {
    name: 'Sacred Ground',
    spanish: 'Terreno Sagrado',
    names: ['terreno sagrado'],
    when: ['Activation/Reaction'],
    cost: '?',
    text: 'An enemy unit on foot moves one band less (L to M, M to S, S to VS), never less than VS.',
    noFight: 'Sacred Ground shortens an enemy move and changes no die of a fight.'
  },
  taunt: {
    name: 'Taunt',
    spanish: 'Burlas',
    names: ['taunts', 'burlas'],
    when: ['Activation'],
    cost: '?',
    text: 'An enemy unit, not a warlord, must move as near as it can to your nearest unit, engaging it if it can.',
    activates: { of: 'enemy', class: ['levies', 'warriors', 'hearthguard'], for: ['move', 'charge'] },
    noFight: 'Taunt moves an enemy unit and changes no die of the melee that may follow.'
  },
  'strength-in-numbers': {
    name: 'Strength in Numbers',
    spanish: 'La Fuerza Reside en el Número',
    names: ['la fuerza reside en el numero', 'fuerza en el numero'],
    when: ['Melee'],
    cost: '?',
    text: 'Gain a die (inferred: an attack die) for each engaged model you have more than the enemy.',
    effects: [{ verb: 'attack-dice', count: { follows: 'model-advantage' } }]
  },
  'deadly-strike': {
    name: 'Deadly Strike',
    spanish: 'Ataque Mortal',
    names: ['ataque mortal', 'golpe mortal'],
    when: ['Shooting'],
    cost: '?',
    if: { weapon: ['javelins'] },
    text:
      'Javelins only, after a move too: the armour of the target is 1 lower and missed attack dice are re-rolled; ' +
      'your unit gains 1 fatigue after the shot.',
    effects: [
      { verb: 'armour', of: 'enemy', count: -1 },
      { verb: 'reroll', of: 'attack' },
      { verb: 'fatigue', of: 'own', count: 1, when: 'after' }
    ]
  },
  'the-rising': {
    name: 'The Rising',
    spanish: 'El Alzamiento',
    names: ['rising', 'el alzamiento', 'alzamiento'],
    when: ['Activation'],
    cost: '? + ?',
    text: 'Activate all your warriors and levies; none of them may engage.',
    activates: { class: ['warriors', 'levies'], for: ['move', 'rest', 'shoot'], all: true },
    noFight: 'The Rising activates units that may not engage and changes no die of a fight.'
  },
  'war-dance': {
    name: 'War Dance',
    spanish: 'Danza Guerrera',
    names: ['danza guerrera', 'danza de guerra'],
    when: ['Melee'],
    cost: '? + ?',
    choice: { take: 'fatigue', least: 1, most: 3 },
    text: 'One of your units in the melee takes 1 to 3 fatigue and gains an attack die and a defence die for each.',
    effects: [
      { verb: 'fatigue', of: 'own', count: { follows: 'chosen' }, when: 'now' },
      { verb: 'attack-dice', count: { follows: 'chosen' } },
      { verb: 'defence-dice', count: { follows: 'chosen' } }
    ]
  },
  'answer-the-call': {
    name: 'Answer the Call',
    spanish: 'Respondiendo la Llamada',
    names: ['respondiendo la llamada', 'respondiendo a la llamada'],
    when: ['Activation'],
    cost: '?',
    text: 'Activate the warlord and all units within L of him, without fatigue; none of them may engage.',
    activates: { for: ['move', 'rest', 'shoot'], all: true, tireless: true },
    noFight: 'Answer the Call activates units that may not engage and changes no die of a fight.'
  }
})

export const welsh: FactionTables = {
  faction: {
    name: 'Welsh',
    spanish: 'galeses',
    names: ['welsh', 'welshmen', 'welshman', 'gales', 'galesa', 'galeses', 'galesas'],
    symbols: null,
    rule: 'R5.6',
    source: 'S1 p.40',
    certainty: 'stated'
  },
  troops,
  board: boxes
}
