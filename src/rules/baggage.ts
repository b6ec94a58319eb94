import { type ArmedTroop, resistance } from './troops'

/** A piece of baggage in the Escort is a unit of its own and fights like a poor warlord (R8.3). Kills of it are no victory points. */
export const baggage = {
  baggage: {
    name: 'baggage',
    spanish: 'bagaje',
    names: ['baggage', 'baggage train', 'baggage cart', 'bagaje', 'bagajes'],
    class: 'hearthguard',
    profile: { armour: 5, armourShot: 6, dice: { dice: 3, models: 1 }, diceShot: { dice: 0, models: 1 }, points: 0 },
    weapons: [],
    mounted: 'never',
    models: { least: 1, most: 1 },
    // a scenario gives it
    mostUnits: 0,
    effects: resistance,
    boards: [],
    untouched: true,
    rule: 'R8.3',
    source: 'S1 p.56',
    certainty: 'stated'
  }
} as const satisfies Record<string, ArmedTroop>
