import { ownAbilities } from '../board'
import type { ArmedTroop } from '../troops'
import type { HeroTables } from '../types'
import { hero, leading } from './hero'

const cited = { faction: 'normans', mounted: 'may', rule: 'R6.4', certainty: 'stated' } as const

/** Archers of William: their armour is 1 lower on foot, so their profile is that of archers on foot. */
const archers = {
  ...cited,
  weapon: 'bow',
  weapons: ['bow'],
  effects: [{ verb: 'armour', of: 'own', count: 1, in: ['melee', 'shot-at'], if: { mounted: true } }],
  under: 'william',
  source: 'S1 p.42-43'
} as const

const troops = {
  william: {
    ...hero,
    ...cited,
    name: 'William',
    spanish: 'Guillermo',
    names: [
      ...['william', 'william the bastard', 'william the conqueror', 'william of normandy', 'duke william'],
      ...['guillermo', 'guillermo el bastardo', 'guillermo el conquistador']
    ],
    weapons: [],
    hero: leading(
      ['normans'],
      [
        'We Obey may activate two units within S of him; then neither of them may engage.',
        'A unit activated by We Obey may shoot instead of moving.',
        'His hearthguard and warriors may have bows.'
      ],
      { obey: { units: 2, for: ['move', 'charge', 'shoot'] } }
    ),
    source: 'S1 p.42-43'
  },
  'william-knight-archers': {
    ...archers,
    name: 'knight archers',
    spanish: 'caballeros arqueros',
    names: [
      ...[
        'william-knight-archers',
        'knight archers',
        'knight archer',
        'archer knights',
        'knights archers',
        'hearthguard archers'
      ],
      ...['knights with bows', 'caballeros arqueros', 'caballeros con arcos']
    ],
    class: 'hearthguard',
    profile: { armour: 4, armourShot: 4 }
  },
  'william-archers': {
    ...archers,
    name: 'Norman archers',
    spanish: 'arqueros normandos',
    names: [
      ...['william-archers', 'william archers', 'archers of william', 'norman archers', 'norman archer', 'sergeant archers'],
      ...['sergeants with bows', 'arqueros de guillermo', 'arqueros normandos', 'sargentos con arcos']
    ],
    class: 'warriors',
    profile: { armour: 3, armourShot: 3 }
  },
  taillefer: {
    ...hero,
    ...cited,
    name: 'Taillefer',
    names: ['taillefer', 'ivo taillefer'],
    weapons: [],
    effects: [...hero.effects, { verb: 'ignore-fatigue', count: 'all' }],
    boards: ['taillefer', 'normans'],
    alone: true,
    hero: leading(
      ['normans'],
      ['At the start of his turn, before the SAGA dice are rolled, every friendly unit within M of him loses 1 fatigue.']
    ),
    source: 'S1 p.43'
  }
} as const satisfies Record<string, ArmedTroop>

const taillefer = ownAbilities('taillefer', 'S1 p.43', {
  'song-of-roland': {
    name: 'Song of Roland',
    spanish: 'Cantar de Roldán',
    names: ['cantar de roldan'],
    when: ['Orders'],
    cost: 'none',
    text: 'Before the SAGA dice of his turn are rolled, every friendly unit within M of him loses 1 fatigue.',
    noFight: 'Song of Roland takes fatigue off his friends before the turn and changes no die of a fight.',
    effects: [{ verb: 'fatigue', of: 'own', count: -1, when: 'before' }]
  },
  'activation-dice': {
    name: 'Activation Dice',
    names: ['expert rider', 'jinete experto'],
    when: ['Melee'],
    cost: 'any',
    multi: true,
    choice: { take: 'pool', kinds: ['attack'], each: 1, rare: 1 },
    if: { mounted: true },
    diceFrom: ['normans/peasants', 'normans/sergeants', 'normans/knights'],
    text:
      'Mounted, he spends SAGA dice that lie on Knights, Sergeants or Peasants: each gains him an attack die and a defence die, ' +
      'under the usual caps.',
    effects: [
      { verb: 'attack-dice', count: { follows: 'chosen-attack' } },
      { verb: 'defence-dice', count: { follows: 'chosen-attack' } }
    ]
  }
})

export const normanHeroes: HeroTables = { troops, own: { taillefer } }
