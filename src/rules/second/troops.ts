import type { TroopClass } from '../../model/effect'
import { angloDanes } from '../anglo-danes'
import { classes as first, per } from '../classes'
import { calledAs } from '../named'
import { normans } from '../normans'
import type { ClassRow, FactionTables, Profile, Troop } from '../types'
import { vikings } from '../vikings'
import { welsh } from '../welsh'
import { mounts, type weapons } from './weapons'

const profile = { rule: 'V9', source: 'public', certainty: 'public' } as const

/** The profiles of the second edition. Those of levies are without missiles; `plainTroops` has what missiles change. */
export const classes = {
  levies: {
    ...profile,
    ...calledAs(first.levies),
    armour: 4,
    armourShot: 4,
    dice: per(1, 2),
    diceShot: per(1, 2),
    fatigueLimit: 3,
    points: 1 / 3,
    sagaDice: 1,
    sagaDiceFrom: 6
  },
  warriors: {
    ...profile,
    ...calledAs(first.warriors),
    armour: 4,
    armourShot: 4,
    dice: per(1, 1),
    diceShot: per(1, 2),
    fatigueLimit: 3,
    points: 1 / 2,
    sagaDice: 1,
    sagaDiceFrom: 4
  },
  hearthguard: {
    ...profile,
    ...calledAs(first.hearthguard),
    armour: 5,
    armourShot: 5,
    dice: per(2, 1),
    diceShot: per(1, 1),
    fatigueLimit: 3,
    points: 1,
    sagaDice: 1
  },
  warlord: {
    ...profile,
    ...calledAs(first.warlord),
    armour: 5,
    armourShot: 5,
    dice: per(8, 1),
    diceShot: per(4, 1),
    fatigueLimit: 3,
    points: 4,
    sagaDice: 1,
    presence: true,
    resilience: 1,
    bearing: { dice: per(5, 1), diceShot: per(1, 1) }
  }
} as const satisfies Record<TroopClass, ClassRow>

type ArmedTroop = Troop & { readonly weapons: readonly (keyof typeof weapons)[] }

const cited = { mounted: 'may', mounts: Object.keys(mounts), rule: 'V9', source: 'public', certainty: 'public' } as const

/** The first is what a levy unit shoots with if no weapon is named. */
const missiles = ['bow', 'sling', 'javelins', 'crossbow', 'composite-bow', 'firearm'] as const
const shooters = [...missiles, 'sarissa'] as const
const any = [...shooters, 'heavy-weapon'] as const

/** On foot, hearthguard and warlords are only shown with javelins (T1.1, T5.19, T10.1). */
const unsourced = ['bow', 'sling', 'crossbow', 'firearm'] as const

/** Levies with missiles have one die for three models in melee; the weapon itself lowers their armour. */
const withMissiles: Partial<Profile> = { dice: { dice: 1, models: 3 } }

/** The four classes without a faction, which may have any weapon. */
const plainTroops = {
  levies: {
    ...cited,
    ...calledAs(classes.levies),
    class: 'levies',
    weapons: shooters,
    armed: Object.fromEntries(missiles.map(weapon => [weapon, withMissiles]))
  },
  warriors: {
    ...cited,
    ...calledAs(classes.warriors),
    class: 'warriors',
    weapons: any
  },
  hearthguard: {
    ...cited,
    ...calledAs(classes.hearthguard),
    class: 'hearthguard',
    weapons: any,
    unsourced
  },
  warlord: {
    ...cited,
    ...calledAs(classes.warlord),
    class: 'warlord',
    weapons: any,
    unsourced,
    models: { least: 1, most: 1 }
  }
} as const satisfies Record<Troop['class'], ArmedTroop>

const tables: Readonly<Record<string, FactionTables>> = { vikings, 'anglo-danes': angloDanes, normans, welsh }

/** Troops of the first edition that are merely a faction's name for a class. */
const CLASS_NAMES: ReadonlySet<string> = new Set([
  ...['hirdmen', 'bondi', 'thralls', 'vikings-warlord'],
  ...['huscarls', 'ceorls', 'geburs', 'anglo-danes-warlord'],
  ...['knights', 'sergeants', 'peasants', 'normans-warlord'],
  ...['teulu', 'priodaur', 'bonnedig', 'welsh-warlord']
])

/** A plain troop under a faction's name for its class (V9.12). */
const renamed = ({ name, spanish = name, names, class: troopClass, faction }: Troop): Troop => ({
  ...plainTroops[troopClass],
  name,
  spanish,
  names,
  ...(faction !== undefined && { faction }),
  rule: 'V9.12'
})

const factionTroops = Object.fromEntries(
  Object.values(tables).flatMap(({ troops }) =>
    Object.entries(troops).flatMap(([id, troop]) => (CLASS_NAMES.has(id) ? [[id, renamed(troop)] as const] : []))
  )
)

export const troops: Readonly<Record<string, Troop>> = { ...plainTroops, ...factionTroops }
