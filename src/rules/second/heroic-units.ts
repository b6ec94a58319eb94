import type { Part, Troop } from '../types'

/** Heroes among companions of one class (T6.4): a unit of that class with its armour and arms, in which the hero dies last. */

const cited = { rule: 'V9.12', source: 'BS', certainty: 'public' } as const

/** A plain warlord: 8 dice, 4 when shooting (T1.1). */
const warlord: Part = {
  name: 'warlord',
  models: 1,
  dice: { dice: 8, models: 1 },
  diceShot: { dice: 4, models: 1 },
  points: 4
}

/** He alone counts as four (T1.8), gives the SAGA dice, and his Resilience, Determination and We Obey are the whole unit's. */
const heroic = {
  ...cited,
  mounted: 'may',
  mounts: ['horse', 'camel', 'cataphract'],
  presence: true,
  heroic: true,
  effects: [
    { verb: 'resilience', count: 1 },
    { verb: 'note', text: 'the warlord is one of them and falls last' }
  ],
  sagaDice: 1
} as const satisfies Partial<Troop>

export const heroicUnits: Readonly<Record<string, Troop>> = {
  'heroic-hearthguard': {
    ...heroic,
    name: 'heroic hearthguard',
    spanish: 'guardias heroicos',
    names: ['heroic-hearthguard', 'heroic hearthguard', 'heroic hearthguards', 'guardias heroicos'],
    class: 'hearthguard',
    weapons: ['javelins', 'composite-bow', 'heavy-weapon'],
    parts: [
      { name: 'hearthguard', models: 4, dice: { dice: 2, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 1 },
      warlord
    ]
  },
  'heroic-warriors': {
    ...heroic,
    name: 'heroic warriors',
    spanish: 'guerreros heroicos',
    names: ['heroic-warriors', 'heroic warriors', 'heroic warrior', 'guerreros heroicos'],
    class: 'warriors',
    weapons: ['bow', 'sling', 'javelins', 'crossbow', 'composite-bow', 'heavy-weapon'],
    parts: [
      { name: 'warriors', models: 8, dice: { dice: 1, models: 1 }, diceShot: { dice: 1, models: 2 }, points: 1 / 2 },
      warlord
    ]
  },
  // a warlord with his two lifeguards, who are worth 2 each (T9.5)
  'heroic-lifeguards': {
    ...heroic,
    name: 'heroic lifeguards',
    spanish: 'guardia de corps heroica',
    names: ['heroic-lifeguards', 'heroic lifeguards', 'heroic lifeguard', 'guardia de corps heroica'],
    class: 'hearthguard',
    weapons: ['javelins', 'heavy-weapon'],
    models: { least: 3, most: 3 },
    parts: [{ name: 'lifeguards', models: 2, dice: { dice: 2, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 2 }, warlord]
  }
}
