import type { Fight, Unit, UnitClass } from './fight'

/** Short words for the units and fights of the tests. */

export type Extras = Partial<Omit<Unit, 'class' | 'models'>>

const unitOf =
  (name: UnitClass) =>
  (models: number, extras: Extras = {}): Unit => ({ class: name, models, ...extras })

export const levies = unitOf('levies')
export const warriors = unitOf('warriors')
export const hearthguard = unitOf('hearthguard')
export const warlord = (extras: Extras = {}): Unit => ({ class: 'warlord', models: 1, ...extras })

type Terms = Pick<Fight, 'readings' | 'building'>

export const charge = (attacker: Unit, defender: Unit, terms: Terms = {}): Fight => ({
  kind: 'melee',
  attacker,
  defender,
  ...terms
})
export const shoot = (attacker: Unit, defender: Unit, terms: Terms = {}): Fight => ({
  kind: 'shoot',
  attacker,
  defender,
  ...terms
})
