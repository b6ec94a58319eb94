import { activation, activationPool, board, combatPool } from './board'
import { type ArmedTroop, warlord } from './troops'
import type { FactionTables } from './types'

const cited = { faction: 'vikings', mounted: 'never', rule: 'R5.3', source: 'S1 p.37', certainty: 'stated' } as const

const troops = {
  hirdmen: {
    ...cited,
    name: 'hirdmen',
    names: ['hirdmen', 'hirdman', 'hird'],
    class: 'hearthguard',
    weapons: []
  },
  bondi: {
    ...cited,
    name: 'bondi',
    names: ['bondi', 'bonde', 'bonder', 'karls', 'karl'],
    class: 'warriors',
    weapons: []
  },
  thralls: {
    ...cited,
    name: 'thralls',
    spanish: 'siervos',
    names: ['thralls', 'thrall', 'siervos', 'siervo', 'slaves', 'slave', 'esclavos'],
    class: 'levies',
    weapons: ['bow', 'sling']
  },
  berserkers: {
    ...cited,
    name: 'berserkers',
    names: ['berserkers', 'berserker', 'berserk', 'berserks', 'bezerkers', 'zerkers', 'zerks'],
    class: 'hearthguard',
    profile: { armour: 3, armourShot: 3, dice: { dice: 4, models: 1 } },
    weapons: [],
    models: { least: 4, most: 4 },
    mostUnits: 1
  },
  'vikings-warlord': {
    ...cited,
    ...warlord,
    names: ['vikings-warlord', 'vikings warlord', 'viking warlord', 'jarl', 'hersir', 'senor de la guerra vikingo'],
    weapons: []
  }
} as const satisfies Record<string, ArmedTroop>

/** Symbols: Fehu common, Berkano uncommon, Sowilo rare. */
const boxes = board('vikings', 'S1 p.59', {
  hirdmen: activation('Hirdmen', 'a hearthguard unit or the warlord', ['hearthguard', 'warlord'], 'any', 'stated'),
  bondi: activation('Bondi', 'a warrior unit', ['warriors'], 'C or R', 'inferred'),
  thralls: activation('Thralls', 'a levy unit', ['levies'], 'U or R', 'inferred', ['siervos'], 'Siervos'),
  'activation-pool': activationPool('stated'),
  'combat-pool': combatPool(['Melee'], 'inferred'),
  njord: {
    name: 'Njord',
    when: ['Activation'],
    cost: '?',
    text: 'The warlord and every unit of yours within M of him lose 1 fatigue.',
    effects: [{ verb: 'fatigue', of: 'side', count: -1, when: 'before' }]
  },
  frigg: {
    name: 'Frigg',
    when: ['Melee'],
    cost: '?',
    text: 'One of your units in the melee loses 1 fatigue at once and gains an attack die.',
    effects: [
      { verb: 'fatigue', of: 'one-own', count: -1, when: 'now' },
      { verb: 'attack-dice', count: 1 }
    ]
  },
  heimdall: {
    name: 'Heimdall',
    when: ['Melee'],
    cost: '?',
    rareMatters: true,
    text: 'Gain 3 attack dice, 4 if a special symbol was spent (inferred: the rare one); your own armour is 1 lower.',
    effects: [
      { verb: 'attack-dice', count: 3, rare: 4 },
      { verb: 'armour', of: 'own', count: -1 }
    ]
  },
  odin: {
    name: 'Odin',
    when: ['Activation/Reaction'],
    cost: '? + ?',
    text: 'An enemy activation for shooting becomes one for moving.',
    noFight: 'Odin turns a shot into a move before it is made and leaves no fight to play.'
  },
  asgard: {
    name: 'Asgard',
    when: ['Shooting/Reaction'],
    cost: '?',
    text: 'Your armour is 1 higher against this shot.',
    effects: [{ verb: 'armour', of: 'own', count: 1 }]
  },
  thor: {
    name: 'Thor',
    when: ['Melee'],
    cost: '?',
    text: 'After the melee, before fatigue and disengaging, the survivors fight one more melee, new from its first step.',
    effects: [{ verb: 'fight-again' }]
  },
  ullr: {
    name: 'Ullr',
    names: ['ull'],
    when: ['Melee'],
    cost: '?',
    text: 'Re-roll the attack dice that missed.',
    effects: [{ verb: 'reroll', of: 'attack' }]
  },
  loki: {
    name: 'Loki',
    when: ['Orders'],
    cost: '? + ?',
    text: 'Remove an enemy unit of three models or fewer from the game.',
    removesUnitOf: 3,
    noFight: 'Loki removes a whole unit in the Orders phase and leaves no fight to play.'
  },
  valhalla: {
    name: 'Valhalla',
    names: ['valhala'],
    when: ['Melee'],
    cost: '?',
    choice: { take: 'models', least: 1, most: 3, class: ['warriors', 'hearthguard'] },
    rareMatters: true,
    if: { class: ['warriors', 'hearthguard'] },
    text:
      'Remove up to three of your engaged warriors or hearthguard: 3 attack dice for each, ' +
      '4 if a special symbol was spent (inferred: the rare one).',
    effects: [
      { verb: 'sacrifice' },
      { verb: 'attack-dice', count: { follows: 'sacrificed', times: 3 }, rare: { follows: 'sacrificed', times: 4 } }
    ]
  },
  ragnarok: {
    name: 'Ragnarok',
    names: ['ragnarock'],
    when: ['Orders'],
    cost: '? + ?',
    text: 'Every enemy armour is 1 lower until the end of the turn.',
    until: 'turn',
    effects: [{ verb: 'armour', of: 'enemy', count: -1 }]
  }
})

export const vikings: FactionTables = {
  faction: {
    name: 'Vikings',
    spanish: 'vikingos',
    names: ['vikings', 'viking', 'norse', 'norsemen', 'northmen', 'vikingos', 'vikingas', 'vikingo', 'vikinga'],
    symbols: { C: 'Fehu', U: 'Berkano', R: 'Sowilo' },
    rule: 'R5.3',
    source: 'S1 p.37',
    certainty: 'stated'
  },
  troops,
  board: boxes
}
