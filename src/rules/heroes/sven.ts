import { ownAbilities } from '../board'
import type { ArmedTroop } from '../troops'
import type { HeroTables } from '../types'
import { hero, leading } from './hero'

/** He leads either of two factions, so he belongs to none: who asks for him may say which. */
const troops = {
  'sven-forkbeard': {
    ...hero,
    name: 'Sven Forkbeard',
    names: ['sven-forkbeard', 'sven forkbeard', 'sven', 'svein', 'svein forkbeard', 'sweyn', 'sweyn forkbeard', 'forkbeard'],
    weapon: 'danish-axe',
    weapons: ['danish-axe'],
    mounted: 'never',
    // won in step 3, so it is a bonus inside the cap of R3.5
    effects: [...hero.effects, { verb: 'attack-dice', count: { follows: 'enemy-engaged' }, in: ['melee'] }],
    boards: ['sven-forkbeard', 'vikings', 'anglo-danes'],
    hero: leading(
      ['vikings', 'anglo-danes'],
      ['A Christian, he leads Anglo-Danes, his hirdmen being their huscarls; a pagan, he leads Vikings without berserkers.'],
      { sagaDice: 2, lends: true, without: ['berserkers'] }
    ),
    source: 'S1 p.45'
  }
} as const satisfies Record<string, ArmedTroop>

const conqueror = ownAbilities('sven-forkbeard', 'S1 p.45', {
  'conqueror-of-england': {
    name: 'Conqueror of England',
    spanish: 'Conquistador de Inglaterra',
    names: ['conqueror', 'conquistador de inglaterra'],
    when: ['Melee'],
    cost: 'none',
    text: 'He, or a friendly unit within S of him, discards three attack dice and has armour 1 higher, once.',
    effects: [
      { verb: 'attack-dice', count: -3 },
      { verb: 'armour', of: 'own', count: 1 }
    ]
  }
})

export const sven: HeroTables = { troops, own: { 'sven-forkbeard': conqueror } }
