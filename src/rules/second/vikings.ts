import type { Box } from '../types'
import { basics, secondBoard } from './board'

/** Symbols: Fehu common, Berkano uncommon, Sowilo rare (T8.1). Boxes known from a single source are marked so. */
const boxes: Readonly<Record<string, Box>> = {
  ...basics({ id: 'hirdmen', name: 'Hirdmen' }, { id: 'bondi', name: 'Bondi' }, { id: 'thralls', name: 'Thralls' }),
  njord: {
    name: 'Njord',
    when: ['Activation'],
    cost: 'R',
    text: 'Every unit of yours within M of the warlord loses 1 fatigue.',
    effects: [{ verb: 'fatigue', of: 'side', count: -1, when: 'before' }],
    certainty: 'public'
  },
  frigg: {
    name: 'Frigg',
    when: ['Melee'],
    cost: 'U or R',
    text: 'Your unit gains 3 attack dice, or loses 1 fatigue at once.',
    choice: { take: 'option', least: 1, most: 2, options: [{ text: '3 attack dice' }, { text: '1 fatigue less' }] },
    effects: [
      { verb: 'attack-dice', count: 3, option: 1 },
      { verb: 'fatigue', of: 'own', count: -1, when: 'now', option: 2 }
    ],
    certainty: 'public'
  },
  heimdall: {
    name: 'Heimdall',
    when: ['Melee'],
    cost: 'U',
    text: 'Your own armour is 1 lower, to gain 5 attack dice.',
    effects: [
      { verb: 'pay', armour: 1 },
      { verb: 'attack-dice', count: 5 }
    ],
    certainty: 'one source'
  },
  odin: {
    name: 'Odin',
    when: ['Shooting/Reaction'],
    cost: 'U + U',
    text: 'The unit that shoots takes fatigue until it is exhausted, at once: the target may spend it.',
    effects: [{ verb: 'fatigue', of: 'enemy', count: 'to-limit', when: 'now' }],
    certainty: 'public'
  },
  asgard: {
    name: 'Asgard',
    when: ['Activation/Reaction'],
    cost: 'C',
    text: 'After an enemy charge was declared, and before it happens, one of your units loses 1 fatigue.',
    effects: [{ verb: 'fatigue', of: 'own', count: -1, when: 'before', in: ['melee'] }],
    certainty: 'one source'
  },
  thor: {
    name: 'Thor',
    when: ['Melee'],
    cost: 'C',
    text: 'Each attack die that shows 6 is an automatic hit more.',
    effects: [{ verb: 'hits-on', of: 'own', on: 6, count: 1 }],
    certainty: 'one source'
  },
  ullr: {
    name: 'Ullr',
    names: ['ull'],
    when: ['Melee'],
    cost: 'U + C',
    text: 'Re-roll the attack dice that missed.',
    effects: [{ verb: 'reroll', of: 'attack' }],
    certainty: 'public'
  },
  loki: {
    name: 'Loki',
    when: ['Melee'],
    cost: 'U',
    choice: { take: 'number', least: 0, most: 12, of: 'acts of the enemy after it' },
    text: 'For the rest of the melee gain 2 attack dice each time the enemy triggers an ability or spends fatigue of your unit.',
    effects: [{ verb: 'attack-dice', count: { follows: 'enemy-acts', times: 2 } }],
    certainty: 'one source'
  },
  valhalla: {
    name: 'Valhalla',
    names: ['valhala'],
    when: ['Melee'],
    cost: 'any',
    choice: { take: 'models', least: 1, most: 3, class: ['warriors', 'hearthguard'] },
    rareMatters: true,
    if: { class: ['warriors', 'hearthguard'] },
    text: 'Remove one to three of your warriors or hearthguard: 3 attack dice for each, 4 if the die spent showed the rare symbol.',
    effects: [
      { verb: 'sacrifice' },
      { verb: 'attack-dice', count: { follows: 'sacrificed', times: 3 }, rare: { follows: 'sacrificed', times: 4 } }
    ],
    certainty: 'public'
  },
  // T8.4: the armour of both sides
  ragnarok: {
    name: 'Ragnarok',
    names: ['ragnarock'],
    when: ['Orders'],
    cost: 'R + R',
    text:
      'Until the end of the turn the armour of all units, your own too, is 1 lower in melee; your units charge for free, and Valhalla ' +
      'may be used any number of times.',
    until: 'turn',
    effects: [
      { verb: 'armour', of: 'own', count: -1, in: ['melee'] },
      { verb: 'armour', of: 'enemy', count: -1, in: ['melee'] },
      { verb: 'free-activation', for: 'charge' },
      { verb: 'basic', box: 'valhalla' }
    ],
    certainty: 'public'
  }
}

export const vikings = secondBoard('vikings', 'SD', 'V9.12', boxes)
