import type { Fight, Unit } from './fight'
import type { Readings } from './readings'

/** Short words for the units and fights of the tests. */

export type Extras = Partial<Omit<Unit, 'class' | 'models'>>
const unitOf =
  (name: Unit['class']) =>
  (models: number, extras: Extras = {}): Unit => ({ class: name, models, ...extras })
export const levies = unitOf('levies')
export const warriors = unitOf('warriors')
export const hearthguard = unitOf('hearthguard')
export const warlord = (extras: Extras = {}): Unit => ({ class: 'warlord', models: 1, ...extras })

export const charge = (attacker: Unit, defender: Unit, readings: Partial<Readings> = {}): Fight => ({
  kind: 'melee',
  attacker,
  defender,
  readings
})
export const shoot = (attacker: Unit, defender: Unit, readings: Partial<Readings> = {}): Fight => ({
  ...charge(attacker, defender, readings),
  kind: 'shoot'
})
