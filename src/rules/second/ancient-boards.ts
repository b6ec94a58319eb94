import { activated, defence, melee, more, orders, tires, type UncostedBox } from './board'

/** Boxes of the factions of the ancient world, to be read with `other-boards.ts`. */
export const ancientBoards: Readonly<Record<string, Readonly<Record<string, UncostedBox>>>> = {
  carthage: {
    'Disciple of Xanthippus': {
      ...orders,
      text: 'Near the warlord: after rolling, two dice are 1 higher, or one is 2 higher.',
      choice: { take: 'option', least: 1, most: 2, options: [{ text: 'attack dice' }, { text: 'defence dice' }] },
      // twice 1 more on one die: on two dice, or both on the same
      effects: [
        { verb: 'attack-roll', count: 1, dice: 1, option: 1 },
        { verb: 'attack-roll', count: 1, dice: 1, option: 1 },
        { verb: 'defence-roll', count: 1, dice: 1, option: 2 },
        { verb: 'defence-roll', count: 1, dice: 1, option: 2 }
      ]
    },
    Coordination: {
      ...melee,
      text: 'Citizens: an attack die of 6 hits twice. Contingents: a defence die of 6 cancels two hits.',
      choice: { take: 'option', least: 1, most: 2, options: [{ text: 'citizens' }, { text: 'contingents' }] },
      effects: [
        { verb: 'hits-on', of: 'own', on: 6, count: 1, option: 1 },
        { verb: 'cancels-on', on: 6, count: 2, option: 2 }
      ]
    }
  },
  gauls: {
    'Ritual Challenge': {
      ...melee,
      rareMatters: true,
      text: 'A die: on 3 or more, or 2 or more if the die spent showed the rare symbol, the enemy loses a model; on 1 your unit does.',
      effects: [{ verb: 'test', dice: 1, atLeast: 3, rare: 2, then: 'enemy-loss', ownLossOn: 1 }]
    },
    'Before the Wave': {
      ...activated,
      if: { mounted: false },
      text: 'Foot: its next shot has an automatic hit more.',
      effects: [{ verb: 'hits', count: 1, in: ['shooting'] }]
    },
    'Power of the Old Gods': {
      ...melee,
      choice: { take: 'option', least: 1, most: 2, options: [{ text: 're-roll attack dice' }, { text: 're-roll defence dice' }] },
      text: 'Gain 2 attack dice, a hearthguard 4, and Resilience (1), and re-roll up to two attack dice or two defence dice.',
      effects: [
        more(2),
        { ...more(2), if: { class: ['hearthguard'] } },
        { verb: 'resilience', count: 1 },
        { verb: 'reroll', of: 'attack', most: 2, option: 1 },
        { verb: 'reroll', of: 'defence', most: 2, option: 2 }
      ]
    }
  },
  numidians: {
    'Rain of Missiles': {
      when: ['Shooting'],
      if: { mounted: true },
      rareMatters: true,
      choice: {
        take: 'option',
        least: 1,
        most: 2,
        options: [{ text: '2 attack dice' }, { text: 'armour of the target 1 lower besides, for 1 of its fatigue' }]
      },
      text:
        'A mounted unit gains 2 attack dice, 4 if the die spent showed the rare symbol; it may spend 1 fatigue of the target to lower its ' +
        'armour by 1.',
      effects: [more(2, 4), { verb: 'pay', enemyFatigue: 1, option: 2 }, { verb: 'armour', of: 'enemy', count: -1, option: 2 }]
    },
    'Crippling Shot': {
      when: ['Shooting'],
      text: 'Re-roll attack dice of 1 and 2; two losses or more give the target 1 fatigue.',
      effects: [
        { verb: 'reroll', of: 'attack', results: 2 },
        { ...tires('enemy', 1, 'after'), if: { casualtiesAtLeast: 2 } }
      ]
    }
  },
  rome: {
    Tenaces: {
      ...melee,
      text: 'An outnumbered maniple gains as many attack dice as the enemy has models more, 4 at most.',
      effects: [{ verb: 'attack-dice', count: { follows: 'model-disadvantage', most: 4 } }]
    },
    Scuta: {
      when: ['Orders', 'Orders/Reaction'],
      text: 'To the end of the turn a maniple that is shot at ignores its first loss.',
      until: 'turn',
      effects: [{ verb: 'ignore-hits', count: 1, in: ['shot-at'] }]
    }
  },
  graeculi: {
    Polemos: {
      ...melee,
      rareMatters: true,
      text:
        'An automatic hit for each enemy attack die of exactly 1, or of 1 and 2 if the die spent showed the rare symbol, 3 at most and ' +
        'no more than your models.',
      effects: [
        { verb: 'hits-on', of: 'enemy', on: 1, or: 'only', count: 1, most: { follows: 'own-engaged', most: 3 }, ifRare: false },
        { verb: 'hits-on', of: 'enemy', on: 2, or: 'less', count: 1, most: { follows: 'own-engaged', most: 3 }, ifRare: true }
      ]
    },
    'Wall of Pikes': {
      when: ['Melee', 'Shooting/Reaction'],
      text: 'A loss is ignored for each other phalanx unit within VS, of up to six units near.',
      if: { friendsNear: 1 },
      effects: [1, 2, 3, 4, 5, 6].map(friendsNear => ({ verb: 'ignore-hits', count: 1, if: { friendsNear } }))
    }
  },
  persians: {
    'Flame of Ahura Mazda': {
      ...melee,
      rareMatters: true,
      text: 'Gain 2 defence dice; those of a mounted unit are 1 higher if the die spent showed the rare symbol.',
      effects: [defence(2), { verb: 'defence-roll', count: 1, if: { mounted: true }, ifRare: true }]
    },
    Sagaris: {
      ...melee,
      if: { charging: true },
      rareMatters: true,
      text:
        'The unit that charges gains 2 attack dice, 4 without missile weapons; it re-rolls attack dice of 1 and 2 if the die spent ' +
        'showed the rare symbol.',
      effects: [more(2), { ...more(2), if: { missiles: false } }, { verb: 'reroll', of: 'attack', results: 2, ifRare: true }]
    },
    'Shield Bearers': {
      ...melee,
      if: { mounted: false },
      text: 'Foot rolls its shooting dice against the armour of the enemy: each success takes an attack die; three or more give 1 fatigue.',
      effects: [
        {
          verb: 'test',
          dice: { follows: 'own-shooting-dice', most: 8 },
          atLeast: 'enemy-armour',
          then: 'enemy-attack-die',
          fatigueFrom: 3
        }
      ]
    }
  },
  indians: {
    'Reinforced Armour': {
      ...melee,
      if: { class: ['hearthguard'] },
      rareMatters: true,
      text:
        'Elephants and hearthguard: two hits of the enemy are cancelled after the roll; Resilience is 1 higher if the die spent showed ' +
        'the rare symbol.',
      effects: [
        { verb: 'cancel-hits', count: 2 },
        { verb: 'resilience', count: 1, more: true, ifRare: true }
      ]
    },
    'Dynasties of the Raja': {
      ...melee,
      rareMatters: true,
      text: 'The unit takes no fatigue at the end of the melee; 2 defence dice besides if the die spent showed the rare symbol.',
      effects: [{ verb: 'ignore-fatigue', count: 1 }, defence(0, 2)]
    }
  },
  macedonians: {
    'Intensive Training': {
      ...orders,
      text: 'To the end of the turn shots of phalanx units have 2 attack dice more.',
      until: 'turn',
      effects: [{ ...more(2), in: ['shooting'] }]
    }
  },
  thracians: {
    Wedge: {
      ...activated,
      if: { mounted: true, charging: true },
      activates: { mounted: true, for: ['charge'] },
      text: 'A mounted unit charges; the enemy re-rolls defence dice that cancelled, half of its models at most.',
      effects: [{ verb: 'reroll', of: 'enemy-defence', most: { follows: 'own-engaged', per: 2 }, in: ['melee'] }]
    }
  },
  greeks: {
    Inspiration: {
      when: ['Orders', 'Orders/Reaction'],
      until: 'turn',
      text: 'To the end of the turn phalanx units re-roll two defence dice in each melee.',
      effects: [{ verb: 'reroll', of: 'defence', most: 2, in: ['melee'] }]
    }
  }
}
