import type { Box } from '../types'
import { basics, secondBoard } from './board'

/** Symbols: shield common, tower uncommon, banner rare. All boxes but the basic ones and Envelopment have one source. */
const boxes: Readonly<Record<string, Box>> = {
  ...basics(
    { id: 'knights', name: 'Knights' },
    { id: 'sergeants', name: 'Sergeants' },
    { id: 'footmen', name: 'Footmen', names: ['peasants'] }
  ),
  charge: {
    name: 'Charge',
    names: ['carga'],
    when: ['Melee'],
    cost: 'any',
    rareMatters: true,
    text:
      'Gain 2 attack dice, 4 if the die spent showed the rare symbol; you may add 3 attack dice for 1 fatigue more on your unit after ' +
      'the melee.',
    choice: {
      take: 'option',
      least: 1,
      most: 3,
      options: [
        { text: '2 attack dice' },
        { text: '3 attack dice besides, for 1 fatigue after the melee' },
        { text: '2 defence dice', by: { reading: 'charge-dice', value: 'any' } }
      ]
    },
    effects: [
      { verb: 'attack-dice', count: 2, rare: 4, option: 1 },
      { verb: 'attack-dice', count: 2, rare: 4, option: 2 },
      { verb: 'attack-dice', count: 3, option: 2 },
      { verb: 'fatigue', of: 'own', count: 1, when: 'after', option: 2 },
      { verb: 'defence-dice', count: 2, rare: 4, option: 3 }
    ],
    certainty: 'one source'
  },
  wounded: {
    name: 'Wounded',
    when: ['Shooting'],
    cost: 'U',
    text: 'If the target loses a model it takes 1 fatigue after the shot.',
    effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'after', if: { casualtiesAtLeast: 1 } }],
    certainty: 'one source'
  },
  envelopment: {
    name: 'Envelopment',
    when: ['Activation/Reaction'],
    cost: 'R',
    text: 'Before an enemy activation happens all your mounted units move.',
    noFight: 'Envelopment moves units and changes no die of a fight.',
    certainty: 'public'
  },
  superiority: {
    name: 'Superiority',
    when: ['Melee', 'Shooting'],
    cost: 'C',
    text: 'Remove 1 fatigue from the enemy unit, to inflict 2 automatic hits on it.',
    effects: [
      { verb: 'pay', enemyFatigue: 1 },
      { verb: 'hits', count: 2 }
    ],
    certainty: 'one source'
  },
  gallop: {
    name: 'Gallop',
    names: ['galope'],
    when: ['Activation/Reaction'],
    cost: 'C',
    text: 'When enemies on foot move or charge within M of a mounted unit of yours, that unit moves first.',
    noFight: 'Gallop moves a unit and changes no die of a fight.',
    certainty: 'one source'
  },
  impact: {
    name: 'Impact',
    when: ['Activation'],
    cost: 'C + C',
    text: 'A mounted unit charges or shoots; in that fight it re-rolls attack dice of 3 or less.',
    activates: { mounted: true, for: ['charge', 'shoot'] },
    if: { mounted: true },
    effects: [
      { verb: 'reroll', of: 'attack', results: 3, in: ['melee'], if: { charging: true } },
      { verb: 'reroll', of: 'attack', results: 3, in: ['shooting'] }
    ],
    certainty: 'one source'
  },
  'volley-fire': {
    name: 'Volley Fire',
    when: ['Activation'],
    cost: 'U',
    text: 'A unit with bows shoots as far as twice L.',
    activates: { for: ['shoot'] },
    noFight: 'Volley Fire lengthens the reach of bows and changes no die of a fight.',
    certainty: 'one source'
  },
  pursuit: {
    name: 'Pursuit',
    names: ['persecucion'],
    when: ['Activation'],
    cost: 'R',
    if: { charging: true },
    text: 'A unit charges without fatigue and has 3 bonus attack dice.',
    activates: { for: ['charge'], tireless: true },
    effects: [{ verb: 'attack-dice', count: 3, into: 'pool', in: ['melee'] }],
    certainty: 'one source'
  },
  retreat: {
    name: 'Retreat',
    when: ['Melee'],
    cost: 'U',
    text: 'Gain 2 defence dice, and 2 more if your unit is mounted and the enemy is on foot.',
    effects: [
      { verb: 'defence-dice', count: 2 },
      { verb: 'defence-dice', count: 2, if: { mounted: true, enemyMounted: false } }
    ],
    certainty: 'one source'
  },
  'dex-aie': {
    name: 'Dex Aïe',
    when: ['Activation'],
    cost: 'U + R',
    if: { class: ['warlord'], charging: true },
    text: 'The warlord charges without fatigue: he has 4 bonus attack dice and Resilience (2).',
    activates: { class: ['warlord'], for: ['charge'], tireless: true },
    effects: [
      { verb: 'attack-dice', count: 4, into: 'pool', in: ['melee'] },
      { verb: 'resilience', count: 2, in: ['melee'] }
    ],
    certainty: 'one source'
  }
}

export const normans = secondBoard('normans', 'SD', 'V9.12', boxes)
