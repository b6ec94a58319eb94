import { classes } from './classes'
import { calledAs, words } from './named'
import type { Mount, Troop } from './types'
import type { WeaponId } from './weapons'

/** Horses (R2.10). That mounted units have no cover is not an effect but part of the fight. */
export const mount = {
  name: 'mounted',
  spanish: 'a caballo',
  names: words(
    'mounted, mount, horse, horses, horsemen, horseback, on horse, on horses, on horseback, pony, ponies, cavalry, cav, riders, riding, ' +
      'horsed, cavalrymen, mtd, montado, montada, montados, montadas, a caballo, caballo, caballos, caballeria, jinete, jinetes'
  ),
  effects: [{ verb: 'armour', of: 'own', count: -1, in: ['shot-at'] }],
  rule: 'R2.10',
  source: 'S1 p.38, 40',
  certainty: 'stated'
} as const satisfies Mount

/** A troop whose weapons are rows of the weapon table. */
export type ArmedTroop = Troop & { readonly weapon?: WeaponId; readonly weapons: readonly WeaponId[] }

/** Resistance (R6.1), which every warlord has. */
export const resistance = [{ verb: 'ignore-hits', count: 1 }] as const satisfies Troop['effects']

/** Shared by the warlords of all factions. */
export const warlord = {
  name: 'warlord',
  spanish: 'señor de la guerra',
  class: 'warlord',
  models: { least: 1, most: 1 },
  effects: resistance,
  rule: 'R6.1',
  source: 'S1 p.33',
  certainty: 'stated'
} as const satisfies Partial<Troop>

const missiles = ['bow', 'sling', 'crossbow', 'javelins', 'composite-bow'] as const
const any = [...missiles, 'danish-axe'] as const

/** The four classes without a faction, which may have what any faction's troops of the class may have. */
export const plainTroops = {
  levies: {
    ...calledAs(classes.levies),
    class: 'levies',
    weapons: missiles,
    mounted: 'never',
    rule: 'R1.0',
    source: 'S1 p.35',
    certainty: 'stated'
  },
  warriors: {
    ...calledAs(classes.warriors),
    class: 'warriors',
    weapons: any,
    mounted: 'may',
    rule: 'R1.0',
    source: 'S1 p.35',
    certainty: 'stated'
  },
  hearthguard: {
    ...calledAs(classes.hearthguard),
    class: 'hearthguard',
    weapons: any,
    mounted: 'may',
    rule: 'R1.0',
    source: 'S1 p.35',
    certainty: 'stated'
  },
  warlord: { ...warlord, names: classes.warlord.names, weapons: any, mounted: 'may' }
} as const satisfies Record<string, ArmedTroop>

const cited = { weapons: [], mounted: 'never', rule: 'R6.5', certainty: 'stated' } as const

/** Swords for hire: any faction may pay for them (R6.5). */
export const swords = {
  jomsvikings: {
    ...cited,
    name: 'Jomsvikings',
    names: ['jomsvikings', 'jomsviking', 'jomsvikingos', 'jomsvikingo', 'sigvald', 'jarl sigvald'],
    class: 'hearthguard',
    profile: { armour: 4, armourShot: 4 },
    models: { least: 4, most: 4 },
    parts: [
      { name: 'Jomsvikings', models: 3, dice: { dice: 1, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 1 },
      { name: 'Sigvald', models: 1, dice: { dice: 3, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 1 }
    ],
    boards: [],
    cost: 2,
    sagaDice: 2,
    alone: true,
    wrath: true,
    mostUnits: 1,
    hire: {
      never: [],
      underHero: false,
      besideOthers: true,
      facts: ['They are activated by their Wrath alone (R6.6), not by We Obey.']
    },
    source: 'S1 p.44'
  },
  egil: {
    ...cited,
    name: "Egil's men",
    spanish: 'hombres de Egil',
    names: ['egil', 'egils men', 'egil skalagrimsson', 'egil skallagrimsson', 'hombres de egil'],
    class: 'hearthguard',
    models: { least: 4, most: 8 },
    parts: [
      { name: 'hirdmen', models: 3, dice: { dice: 2, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 1 },
      { name: 'Egil', models: 1, dice: { dice: 4, models: 1 }, diceShot: { dice: 1, models: 1 }, points: 3 }
    ],
    boards: ['vikings'],
    cost: 2,
    sagaDice: 2,
    musters: [
      { models: 4, cost: 2, sagaDice: 2 },
      { models: 8, cost: 3, sagaDice: 4 }
    ],
    // only the Viking board activates them, and We Obey is not on it
    alone: true,
    mostUnits: 1,
    hire: {
      never: ['vikings'],
      underHero: true,
      besideOthers: true,
      facts: [
        'Half of their models, rounded up, are Viking SAGA dice beside the six of the warband, for the Viking board alone.',
        'Nothing but the Viking board activates or helps them.'
      ]
    },
    source: 'S1 p.45'
  },
  flemish: {
    ...cited,
    name: 'Flemish spearmen',
    spanish: 'mercenarios flamencos',
    names: words('flemish, flemings, flemish spearmen, flemish mercenaries, flemish mercs, flamencos, mercenarios flamencos'),
    class: 'warriors',
    profile: { armour: 5, armourShot: 5, points: 1 },
    models: { least: 8, most: 8 },
    // their shield wall, which does not count when they charge
    effects: [
      { verb: 'cover', kind: 'heavy', in: ['melee'], if: { charging: false } },
      { verb: 'cover', kind: 'heavy', in: ['shot-at'] }
    ],
    boards: [],
    cost: 1,
    sagaDice: 0,
    mostUnits: 1,
    hire: {
      never: [],
      underHero: false,
      besideOthers: false,
      facts: ['They move S.', 'They have one free activation a turn; no ability of a friend touches them.']
    },
    source: 'S1 p.46'
  }
} as const satisfies Record<string, ArmedTroop>
