import type { Unit } from './fight'
import { type Extras, hearthguard, warlord, warriors } from './units'

/** Heroes of the Viking age and the units they bring (R6.4): what a fight needs to know of them. */

const hero = (facts: Extras, extras: Extras = {}): Unit => warlord({ points: 4, ...facts, ...extras })

export const harald = (extras?: Extras): Unit => hero({ faction: 'vikings', armour: 6, armourShot: 6 }, extras)
export const varangians = (models: number, extras?: Extras): Unit =>
  hearthguard(models, { faction: 'vikings', armour: 6, armourShot: 6, ...extras })

export const ragnar = (extras?: Extras): Unit => hero({ faction: 'vikings', resistance: 2 }, extras)

/** A unit of hearthguard whose last model is the warlord. */
export const harold = (extras: Extras = {}): Unit => ({
  class: 'hearthguard',
  faction: 'anglo-danes',
  weapon: 'danish-axe',
  armour: 5,
  armourShot: 6,
  models: 3,
  parts: [
    { name: 'brothers', models: 2, melee: 3 },
    { name: 'Harold', models: 1, class: 'warlord', points: 4 }
  ],
  resistance: 1,
  fatigueIgnored: 1,
  alone: true,
  ...extras
})

export const taillefer = (extras?: Extras): Unit =>
  hero({ faction: 'normans', mounted: true, immuneToFatigue: true, alone: true }, extras)

/** His axe and his vengeance are always with him. */
export const sven = ({ abilities = [], ...extras }: Extras = {}): Unit =>
  hero({ weapon: 'danish-axe' }, { ...extras, abilities: [{ id: 'vengeful' }, ...abilities] })

export const cnut = (extras?: Extras): Unit => hero({}, extras)
export const william = (extras?: Extras): Unit => hero({ faction: 'normans' }, extras)
export const maredudd = (extras?: Extras): Unit => hero({ faction: 'welsh' }, extras)
export const gruffydd = (extras?: Extras): Unit => hero({ faction: 'welsh' }, extras)

/** On foot their armour is 4 and 3; riders keep theirs. */
export function williamsArchers(name: 'hearthguard' | 'warriors', models: number, extras: Extras = {}): Unit {
  const armour = name === 'hearthguard' ? 4 : 3
  const onFoot = extras.mounted ? {} : { armour, armourShot: armour }
  return { class: name, models, faction: 'normans', weapon: 'bow', ...onFoot, ...extras }
}

export const gruffyddsArchers = (models: number, extras?: Extras): Unit =>
  warriors(models, { faction: 'welsh', weapon: 'bow', armour: 3, armourShot: 3, ...extras })

/** Without javelins they keep the armour of their class. */
export const gruffyddsSpearmen = (name: 'hearthguard' | 'warriors', models: number, extras: Extras = {}): Unit => ({
  class: name,
  models,
  faction: 'welsh',
  armourShot: name === 'hearthguard' ? 5 : 4,
  ...extras
})
