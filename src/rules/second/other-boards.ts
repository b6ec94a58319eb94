import { NO_FIGHT } from '../board'
import type { Ability, Box } from '../types'
import { ancientBoards } from './ancient-boards'
import { activated, armour, defence, melee, more, orders, secondBoard, tires, type UncostedBox } from './board'

/**
 * Boxes of other boards whose effect is certain but whose cost is not public (section 8.4): players who own the board give it (`--cost`,
 * or a board file). Conditions that only players can see, such as friends near or ground, are in the text of a box.
 */

/** Black Crosses: for each of one to four models two dice, attack or defence. */
const crosses = [1, 2, 3, 4].flatMap(models =>
  Array.from({ length: models + 1 }, (_, forDefence) => [2 * (models - forDefence), 2 * forDefence] as const)
)

/** By faction and name. A box that no verb can express has no effects, and a note says so. */
const boards: Readonly<Record<string, Readonly<Record<string, UncostedBox>>>> = {
  saracens: {
    'Piercing Arrows': {
      when: ['Shooting'],
      text: 'Attack dice are 1 higher if the target is within S.',
      effects: [{ verb: 'attack-roll', count: 1, if: { within: 's' } }]
    },
    'Multiple Shots': {
      ...activated,
      if: { ownModelsAtLeast: 4 },
      activates: { for: ['shoot'] },
      text: 'Four models or more: a die for each enemy unit within M, which loses a model if it shows more than its armour when shot at.',
      effects: [
        { verb: 'discard-dice', of: 'own', count: 'all', in: ['shooting'] },
        { verb: 'test', dice: 1, above: 'enemy-armour-shot', then: 'enemy-loss', in: ['shooting'] }
      ]
    }
  },
  moors: {
    'Total Devotion': {
      ...melee,
      text: 'Gain 2 attack dice for each fatigue of the enemy and 2 defence dice for each of your own.',
      effects: [
        { verb: 'attack-dice', count: { follows: 'enemy-fatigue', times: 2 } },
        { verb: 'defence-dice', count: { follows: 'own-fatigue', times: 2 } }
      ]
    },
    'Forest of Spears': {
      ...melee,
      if: { mounted: false },
      text: 'A unit on foot gains 3 defence dice.',
      effects: [defence(3)]
    },
    'Torrent of Iron': {
      ...activated,
      if: { mounted: true, class: ['hearthguard'], charging: true },
      text: 'Up to two units of mounted hearthguard lose 1 fatigue each and charge; their armour is 1 higher.',
      activates: { class: ['hearthguard'], mounted: true, for: ['charge'] },
      effects: [
        { ...tires('own', -1, 'before'), in: ['melee'] },
        { ...armour(1), in: ['melee'] }
      ]
    },
    Inspiration: {
      ...melee,
      rareMatters: true,
      if: { friendsNear: 1 },
      text: 'Near unhurt friends: re-roll attack and defence dice of 1, or of 3 or less if the die spent showed the rare symbol.',
      effects: [
        { verb: 'reroll', of: 'attack', results: 1, rare: 3 },
        { verb: 'reroll', of: 'defence', results: 1, rare: 3 }
      ]
    },
    Discord: {
      ...orders,
      text: 'A friendly and an enemy unit without fatigue, no heroes, take 1 fatigue each.',
      if: { enemyClass: ['levies', 'warriors', 'hearthguard'], enemyFatigued: false },
      effects: [tires('enemy', 1, 'before')]
    }
  },
  byzantines: {
    "Our Comrades' Shields": {
      when: ['Melee', 'Shooting/Reaction'],
      rareMatters: true,
      if: { mounted: true, friendsNear: 1 },
      text: 'A mounted unit near friends without missiles: defence dice are 1 higher; 2 defence dice besides if the die spent showed the rare symbol.',
      effects: [{ verb: 'defence-roll', count: 1 }, defence(0, 2)]
    },
    'Face the Barbarians': {
      ...melee,
      rareMatters: true,
      text:
        'For each friendly unit within S, itself too, three at most: an attack die and a defence die; the enemy takes 1 fatigue if the ' +
        'die spent showed the rare symbol.',
      effects: [
        { ...tires('enemy', 1, 'now'), ifRare: true },
        more(1),
        { verb: 'attack-dice', count: { follows: 'friends-near', most: 2 } },
        defence(1),
        { verb: 'defence-dice', count: { follows: 'friends-near', most: 2 } }
      ]
    }
  },
  'milites-christi': {
    'Shed Blood': {
      ...melee,
      text: 'The armour of the enemy cannot be raised.',
      effects: [{ verb: 'armour-limit', of: 'enemy', raise: 'no' }]
    },
    'Deus Vult': {
      ...melee,
      if: { class: ['hearthguard', 'warlord'] },
      text: 'Against levies 3 automatic hits, 6 with six models or more.',
      effects: [
        { verb: 'hits', count: 3, if: { enemyClass: ['levies'] } },
        { verb: 'hits', count: 3, if: { enemyClass: ['levies'], ownModelsAtLeast: 6 } }
      ]
    },
    'Divine Help': {
      ...melee,
      choice: { take: 'number', least: 1, most: 8, of: 'SAGA dice on Orison' },
      text: 'An automatic hit for each die on Orison, 3 at most.',
      effects: [{ verb: 'hits', count: { follows: 'dice-on-box', most: 3 } }]
    }
  },
  crusaders: {
    'Gaps in their Armour': {
      ...melee,
      rareMatters: true,
      text: 'Gain 4 attack dice, 6 if the die spent showed the rare symbol. What it says of dice of 6 is doubtful and left out.',
      effects: [more(4, 6)]
    },
    Jericho: {
      ...melee,
      text: 'Gain 2 attack dice, and 2 more against an armour above 4.',
      effects: [more(2), { ...more(2), if: { enemyArmourAtLeast: 5 } }]
    },
    "Peasants' Crusade": {
      ...activated,
      if: { class: ['hearthguard', 'warlord'], charging: true },
      text: 'Without pilgrims: a hero or a hearthguard unit charges, its armour 1 higher.',
      activates: { class: ['hearthguard', 'warlord'], for: ['charge'] },
      effects: [{ ...armour(1), in: ['melee'] }]
    }
  },
  poles: {
    'Hold the Line': {
      when: ['Orders/Reaction'],
      if: { mounted: false },
      rareMatters: true,
      until: 'turn',
      text:
        'Until the end of the turn a unit on foot has no attack dice in melee and two defence dice for each hit; when it is shot at too ' +
        'if the die spent showed the rare symbol.',
      effects: [
        { verb: 'discard-dice', of: 'own', count: 'all', in: ['melee'] },
        { verb: 'dice-per-hit', count: 2, in: ['melee'] },
        { verb: 'dice-per-hit', count: 2, in: ['shot-at'], ifRare: true }
      ]
    },
    Szlachta: {
      ...melee,
      if: { class: ['hearthguard'] },
      text: 'If your armour is higher: your attack dice are 1 higher, those of the enemy 1 lower.',
      effects: [
        { verb: 'attack-roll', count: 1, if: { armourAgainstEnemy: 'higher' } },
        { verb: 'attack-roll', of: 'enemy', count: -1, if: { armourAgainstEnemy: 'higher' } }
      ]
    },
    Voivode: {
      ...activated,
      if: { mounted: false },
      text: 'Foot near the warlord loses 1 fatigue; units without fatigue charge with 2 bonus attack dice instead.',
      activates: { mounted: false },
      choice: {
        take: 'option',
        least: 1,
        most: 2,
        options: [{ text: '1 fatigue less' }, { text: 'charge with 2 bonus attack dice, without fatigue' }]
      },
      effects: [
        { ...tires('own', -1, 'before'), option: 1 },
        { verb: 'attack-dice', count: 2, into: 'pool', in: ['melee'], if: { charging: true, fatigued: false }, option: 2 }
      ]
    },
    'The Clash': {
      ...melee,
      text: 'The enemy triggers no ability in this melee; gain an attack die and a defence die.',
      effects: [{ verb: 'silence' }, more(1), defence(1)]
    },
    'Terror of the East': {
      when: ['Activation/Reaction'],
      if: { mounted: true, charging: true },
      activates: { mounted: true, for: ['charge'] },
      choice: { take: 'option', least: 1, most: 2, options: [{ text: 'from beyond M' }, { text: 'from within M' }] },
      text: 'A mounted unit charges; an enemy charged from within M has 2 defence dice.',
      effects: [{ verb: 'defence-dice', of: 'enemy', count: 2, in: ['melee'], option: 2 }]
    }
  },
  ordenstaat: {
    'Battle Cry': {
      ...melee,
      if: { charging: true },
      text: 'The unit that charges gives 1 fatigue to the enemy unit and 1 to another within M of it.',
      effects: [tires('enemy', 1, 'now')]
    },
    'Black Crosses': {
      ...melee,
      if: { class: ['hearthguard', 'warlord'] },
      text: 'Up to four friendly models near are removed, for 2 attack dice or 2 defence dice each.',
      choice: {
        take: 'option',
        least: 1,
        most: crosses.length,
        options: crosses.map(([attack, defence]) => ({ text: `${attack} attack dice, ${defence} defence dice` }))
      },
      effects: crosses.flatMap(([attack, defence_], i) => [
        ...(attack > 0 ? [{ ...more(attack), option: i + 1 }] : []),
        ...(defence_ > 0 ? [{ ...defence(defence_), option: i + 1 }] : [])
      ])
    }
  },
  princes: {
    'Ad Nauseam': {
      ...melee,
      rareMatters: true,
      text:
        'Re-roll an attack die that missed for each attack die of 1 or 6, or for each of 4 or more if the die spent showed the rare ' +
        'symbol.',
      effects: [
        { verb: 'reroll', of: 'attack', forEach: [1, 6], ifRare: false },
        { verb: 'reroll', of: 'attack', forEach: [4, 5, 6], ifRare: true }
      ]
    },
    Druzhina: {
      ...melee,
      if: { class: ['hearthguard', 'warlord'] },
      text: 'Another unit near takes 1 fatigue: as many dice as its armour, of attack and defence in any mix.'
    },
    'Reckless Advance': {
      when: ['Orders', 'Orders/Reaction'],
      text: 'An enemy unit counts as mercenaries and takes 1 fatigue at the start of each of its melees.',
      effects: [{ ...tires('enemy', 1, 'before'), in: ['melee'] }]
    }
  },
  pagans: {
    'Taara Avita': {
      when: ['Orders', 'Orders/Reaction'],
      choice: { take: 'option', least: 1, most: 2, options: [{ text: 'in melees' }, { text: 'in shots' }] },
      until: 'turn',
      text: 'To the end of the turn 2 bonus attack dice in melees, or in shots.',
      effects: [
        { verb: 'attack-dice', count: 2, into: 'pool', in: ['melee'], option: 1 },
        { verb: 'attack-dice', count: 2, into: 'pool', in: ['shooting'], option: 2 }
      ]
    },
    Vaenulik: {
      when: ['Orders/Reaction'],
      text: 'A unit of yours in uneven ground takes 1 fatigue, an enemy unit near it 1.',
      effects: [tires('enemy', 1, 'before')]
    }
  },
  mongols: {
    'Close Volley': {
      when: ['Melee', 'Shooting'],
      text: 'The enemy re-rolls the defence dice that cancelled a hit.',
      effects: [{ verb: 'reroll', of: 'enemy-defence' }]
    },
    'Armed Hordes': {
      ...melee,
      if: { class: ['hearthguard', 'warlord'] },
      rareMatters: true,
      text: 'Attack dice are 1 higher; those that miss are re-rolled if the die spent showed the rare symbol.',
      effects: [
        { verb: 'attack-roll', count: 1 },
        { verb: 'reroll', of: 'attack', ifRare: true }
      ]
    }
  },
  ...ancientBoards,
  flemish: {
    'Advance!': {
      ...melee,
      text: 'After the melee every unit in it takes 1 fatigue more.',
      effects: [tires('own', 1, 'after'), tires('enemy', 1, 'after')]
    }
  },
  'scots-of-chivalry': {
    'Shield Bearers': {
      ...melee,
      if: { class: ['hearthguard', 'warlord'] },
      text: 'Gain 2 defence dice for each friendly unit of warriors within M, 6 at most.',
      effects: [{ verb: 'defence-dice', count: { follows: 'friends-near', times: 2, most: 6 } }]
    }
  },
  swiss: {
    Gewalthut: {
      when: ['Melee', 'Shooting/Reaction'],
      text: 'Armour is 1 higher if it is below 5.',
      effects: [{ ...armour(1), if: { ownArmourAtMost: 4 } }]
    }
  },
  'anglo-danes': {
    'Crush the Weak': {
      ...melee,
      text: 'Gain 4 dice of attack or defence against an armour of 3 or less.',
      choice: { take: 'split', total: 4 },
      effects: [
        { verb: 'attack-dice', count: { follows: 'chosen-attack' }, if: { enemyArmourAtMost: 3 } },
        { verb: 'defence-dice', count: { follows: 'chosen-defence' }, if: { enemyArmourAtMost: 3 } }
      ]
    },
    Determination: {
      ...melee,
      choice: { take: 'split', total: 3 },
      text: 'Gain 3 dice of attack or defence, and an attack die for each fatigue of the enemy.',
      effects: [
        { verb: 'attack-dice', count: { follows: 'chosen-attack' } },
        { verb: 'defence-dice', count: { follows: 'chosen-defence' } },
        { verb: 'attack-dice', count: { follows: 'enemy-fatigue' } }
      ]
    },
    Exhaustion: { ...orders, text: 'Three enemy units take 1 fatigue each.', effects: [tires('enemy', 1, 'before')] },
    Shieldwall: {
      when: ['Melee', 'Shooting/Reaction'],
      text: 'Your armour is 1 higher.',
      effects: [armour(1)]
    },
    'Noble Lineage': { ...orders, text: 'Turn a SAGA die, or re-roll any.', saga: 'reroll-or-turn' }
  },
  irish: {
    'Hour of Truth': {
      when: ['Melee', 'Shooting/Reaction'],
      text: 'Nobody uses an ability for melee or shooting in this fight.',
      effects: [{ verb: 'silence', both: true }]
    },
    'Blood of Kings': { when: ['Orders', 'Melee'], text: "A hero's Resilience rises; by how much is not known." },
    'Spirits of the Land': {
      when: ['Melee', 'Shooting/Reaction'],
      text: 'Defence in uneven ground; how much is not known.'
    },
    'The Old Way': { ...activated, text: 'As many units of warriors or levies as you have heroes are activated.' }
  },
  scots: {
    'Counter-attack': {
      ...melee,
      text: 'Gain 2 attack dice for each bonus defence die that the unit has.',
      effects: [{ verb: 'attack-dice', count: { follows: 'own-defence-dice', times: 2 } }]
    },
    Tireless: {
      ...activated,
      text: 'A unit that closed ranks in the last melee loses 1 fatigue.',
      effects: [tires('own', -1, 'before')]
    }
  },
  rus: {
    Blizzard: { when: ['Orders/Reaction'], text: 'The ground near a unit is uneven; ranges and moves are shorter.' }
  },
  welsh: {
    'Sons of the Land': { ...orders, text: 'Ground does not slow your foot.' }
  }
}

/** The costs of these are public (LL, FP). */
const costs: Readonly<Record<string, string>> = { 'Noble Lineage': 'any', 'The Old Way': 'C' }

/** The sources of boards whose effects are in articles; those of the others are in official texts of 2024 and 2025. */
const articles: Readonly<Record<string, string>> = {
  'anglo-danes': 'GR, LL',
  irish: 'GR, FP',
  scots: 'SG',
  rus: 'GR',
  welsh: 'GR'
}

const idOf = (name: string): string => name.toLowerCase().replace(/['!]/g, '').replaceAll(' ', '-')

const boxOf = (name: string, row: UncostedBox): readonly [string, Box] => [
  idOf(name),
  {
    ...row,
    name,
    cost: costs[name] ?? '?',
    certainty: 'public',
    ...(!row.effects && { noFight: NO_FIGHT.unknown(name) })
  }
]

/** Without the basic boxes: the names of their classes are not public (T7.5). */
export const otherBoards: Readonly<Record<string, Readonly<Record<string, Ability>>>> = Object.fromEntries(
  Object.entries(boards).map(([faction, rows]) => [
    faction,
    secondBoard(
      faction,
      articles[faction] ?? 'F24',
      'V9.12',
      Object.fromEntries(Object.entries(rows).map(([name, row]) => boxOf(name, row)))
    )
  ])
)
