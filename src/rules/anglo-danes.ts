import { activation, activationPool, board, combatPool } from './board'
import { words } from './named'
import { type ArmedTroop, warlord } from './troops'
import type { FactionTables } from './types'

const cited = { faction: 'anglo-danes', mounted: 'never', rule: 'R5.4', source: 'S1 p.39', certainty: 'stated' } as const

const troops = {
  huscarls: {
    ...cited,
    name: 'huscarls',
    names: words(
      'huscarls, huscarl, housecarls, housecarl, house carls, house carl, huskarls, huskarl, thegns, thegn, thanes, thane'
    ),
    class: 'hearthguard',
    weapons: ['danish-axe']
  },
  ceorls: {
    ...cited,
    name: 'ceorls',
    names: ['ceorls', 'ceorl', 'churls', 'churl', 'fyrd', 'fyrdmen'],
    class: 'warriors',
    weapons: []
  },
  geburs: {
    ...cited,
    name: 'geburs',
    names: ['geburs', 'gebur'],
    class: 'levies',
    weapons: ['bow', 'sling']
  },
  'anglo-danes-warlord': {
    ...cited,
    ...warlord,
    names: words(
      'anglo-danes-warlord, anglo danes warlord, anglo danish warlord, earl, ealdorman, senor de la guerra anglodanes'
    ),
    weapon: 'danish-axe',
    weapons: ['danish-axe']
  }
} as const satisfies Record<string, ArmedTroop>

/** Symbols: axe common, white horse uncommon, helmet rare. */
const boxes = board('anglo-danes', 'S1 p.60', {
  huscarls: activation('Huscarls', 'a hearthguard unit or the warlord', ['hearthguard', 'warlord'], 'any', 'stated'),
  ceorls: activation('Ceorls', 'a warrior unit', ['warriors'], 'C or R', 'stated'),
  geburs: activation('Geburs', 'a levy unit', ['levies'], 'U or R', 'stated'),
  'activation-pool': activationPool('inferred'),
  'combat-pool': combatPool(['Melee', 'Shooting'], 'stated'),
  'noble-lineage': {
    name: 'Noble Lineage',
    spanish: 'Noble Linaje',
    names: ['noble linaje'],
    when: ['Orders'],
    cost: 'any',
    certainty: 'public',
    text: 'Re-roll any of your SAGA dice, or turn one of them to the face you want.',
    saga: 'reroll-or-turn',
    noFight: 'Noble Lineage changes SAGA dice in the Orders phase and no die of a fight.'
  },
  trapped: {
    name: 'Trapped',
    spanish: 'Atrapados',
    names: ['atrapados'],
    when: ['Orders'],
    cost: 'R + R',
    text: 'Three different enemy units gain 1 fatigue each.',
    effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'before' }]
  },
  intimidation: {
    name: 'Intimidation',
    spanish: 'Intimidación',
    names: ['intimidacion'],
    when: ['Activation/Reaction'],
    cost: '?',
    text: 'Cancel the activation of one enemy unit.',
    noFight: 'Intimidation cancels an activation before anything comes of it and leaves no fight to play.'
  },
  'hard-as-iron': {
    name: 'Hard as Iron',
    spanish: 'Duro como el Hierro',
    names: ['duro como el hierro'],
    when: ['Melee'],
    cost: '? + ? same',
    text: 'Re-roll the defence dice that cancelled nothing.',
    effects: [{ verb: 'reroll', of: 'defence' }]
  },
  'the-push': {
    name: 'The Push',
    spanish: 'El Empuje',
    names: ['push', 'el empuje', 'empuje', 'el empujon', 'empujon'],
    when: ['Melee'],
    cost: '?',
    text:
      'After the melee, if the enemy must disengage, roll a die for each of his disengaging models but a warlord: ' +
      'it is lost on more than its own armour (inferred: armour in melee without the modifiers of this one).',
    effects: [{ verb: 'push' }]
  },
  shieldwall: {
    name: 'Shieldwall',
    spanish: 'Muro de Escudos',
    names: ['shield wall', 'shield-wall', 'muro de escudos'],
    when: ['Melee', 'Shooting/Reaction'],
    cost: '?',
    text: 'Your armour is 1 higher in this melee or against this shot.',
    effects: [{ verb: 'armour', of: 'own', count: 1 }]
  },
  unforgiving: {
    name: 'Unforgiving',
    spanish: 'Implacable',
    names: ['implacable'],
    when: ['Melee'],
    cost: '?',
    text: 'After the melee each enemy unit in it gains 1 fatigue more.',
    effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'after' }]
  },
  stubbornness: {
    name: 'Stubbornness',
    spanish: 'Tozudez',
    names: ['tozudez', 'terquedad', 'obstinacion'],
    when: ['Melee'],
    cost: '?',
    text: 'Gain an attack die, and one more for each fatigue of the enemy units engaged. Any of several symbols pays for it.',
    effects: [
      { verb: 'attack-dice', count: 1 },
      { verb: 'attack-dice', count: { follows: 'enemy-fatigue' } }
    ]
  },
  exhaustion: {
    name: 'Exhaustion',
    spanish: 'Agotamiento',
    names: ['agotamiento'],
    when: ['Orders'],
    cost: 'U',
    if: { enemyExhausted: true, enemyClass: ['levies', 'warriors', 'hearthguard'] },
    text: 'An exhausted enemy unit, not a warlord, loses two models and then 1 fatigue.',
    effects: [
      { verb: 'remove', count: 2, when: 'before' },
      { verb: 'fatigue', of: 'enemy', count: -1, when: 'before' }
    ]
  },
  'lords-of-battle': {
    name: 'Lords of Battle',
    spanish: 'Señores de la Batalla',
    names: ['senores de la batalla', 'lord of battle', 'lord of battles', 'lords of battles'],
    when: ['Melee'],
    cost: '?',
    choice: { take: 'split', total: 3 },
    text: 'Gain three dice, attack and defence in any mix; after the melee each enemy unit in it gains 2 fatigue more.',
    effects: [
      { verb: 'attack-dice', count: { follows: 'chosen-attack' } },
      { verb: 'defence-dice', count: { follows: 'chosen-defence' } },
      { verb: 'fatigue', of: 'enemy', count: 2, when: 'after' }
    ]
  }
})

export const angloDanes: FactionTables = {
  faction: {
    name: 'Anglo-Danes',
    spanish: 'anglodaneses',
    names: words(
      'anglo-danes, anglo danes, anglo-dane, anglo dane, anglo-danish, anglo danish, anglodanish, saxon, saxons, english, anglo saxon, ' +
        'anglo saxons, danish, dane, danes, sajon, sajones, daneses, anglodanes, anglodanesa, anglodaneses, anglodanesas'
    ),
    symbols: { C: 'axe', U: 'white horse', R: 'helmet' },
    rule: 'R5.4',
    source: 'S1 p.39',
    certainty: 'stated'
  },
  troops,
  board: boxes
}
