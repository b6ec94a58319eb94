import type { Readings } from './readings'
import type { Act, Clause, Effect, Fight, Side, Unit } from './types'

/** Short words for units, acts and fights of the tests. */

export type Extras = Partial<Omit<Unit, 'class' | 'models'>>
const unitOf =
  (name: Unit['class']) =>
  (models: number, extras: Extras = {}): Unit => ({ class: name, models, ...extras })
export const levies = unitOf('levies')
export const warriors = unitOf('warriors')
export const hearthguard = unitOf('hearthguard')
export const warlord = (extras: Extras = {}): Unit => ({ class: 'warlord', models: 1, ...extras })

export const ability = (by: Side, effects: readonly Effect[], price?: Clause['price']): Act => ({
  by,
  kind: 'ability',
  clauses: [{ ...(price && { price }), effects }]
})
export const spend = (by: Side, buys: 'armour' | 'enemy-armour'): Act => ({ by, kind: 'fatigue', buys })

type Terms = Partial<Omit<Fight, 'kind' | 'attacker' | 'defender' | 'readings'>>

export const charge = (attacker: Unit, defender: Unit, terms: Terms = {}, readings: Partial<Readings> = {}): Fight => ({
  kind: 'melee',
  attacker,
  defender,
  ...terms,
  readings
})
export const shoot = (attacker: Unit, defender: Unit, terms: Terms = {}, readings: Partial<Readings> = {}): Fight => ({
  ...charge(attacker, defender, terms, readings),
  kind: 'shoot'
})

/** Boxes of the Vikings and Normans whose effects need no choice (8.2, 8.3). */
export const boxes = {
  frigg: [{ effects: [{ verb: 'attack-dice', count: 3 }] }],
  heimdall: [{ price: { armour: 1 }, effects: [{ verb: 'attack-dice', count: 5 }] }],
  odin: [{ effects: [{ verb: 'fatigue', of: 'enemy', count: 'to-limit', when: 'now' }] }],
  thor: [{ effects: [{ verb: 'hits-on', of: 'own', on: 6, count: 1 }] }],
  ullr: [{ effects: [{ verb: 'reroll', of: 'attack' }] }],
  loki: [{ effects: [{ verb: 'attack-dice', count: { follows: 'enemy-acts', times: 2 } }] }],
  superiority: [{ price: { enemyFatigue: 1 }, effects: [{ verb: 'hits', count: 2 }] }],
  retreat: [
    {
      effects: [
        { verb: 'defence-dice', count: 2 },
        { verb: 'defence-dice', count: 2, if: { mounted: true, enemyMounted: false } }
      ]
    }
  ]
} as const satisfies Readonly<Record<string, readonly Clause[]>>

export const box = (by: Side, name: keyof typeof boxes): Act => ({ by, name, kind: 'ability', clauses: boxes[name] })

/** Orders and Activation boxes: no acts. */
export const ragnarok: readonly Effect[] = [
  { verb: 'armour', of: 'own', count: -1, in: ['melee'] },
  { verb: 'armour', of: 'enemy', count: -1, in: ['melee'] }
]
export const impact: readonly Effect[] = [{ verb: 'reroll', of: 'attack', results: 3 }]
