import { classes } from './classes'
import type { Mount, Troop } from './types'
import type { WeaponId } from './weapons'

/** The loss of cover belongs to the fight, not to a number of the unit (R2.10). */
export const mount = {
  name: 'mounted',
  spanish: 'a caballo',
  names: [
    ...[
      'mounted',
      'mount',
      'horse',
      'horses',
      'horsemen',
      'horseback',
      'on horse',
      'on horses',
      'on horseback',
      'cavalry',
      'cav',
      'riders',
      'riding',
      'horsed',
      'cavalrymen',
      'mtd'
    ],
    ...['montado', 'montada', 'montados', 'montadas', 'a caballo', 'caballo', 'caballos', 'caballeria', 'jinete', 'jinetes']
  ],
  effects: [{ verb: 'armour', of: 'own', count: -1, in: ['shot-at'] }],
  rule: 'R2.10',
  source: 'S1 p.38, 40',
  certainty: 'stated'
} as const satisfies Mount

/** A troop whose weapons are rows of the weapon table. */
export type ArmedTroop = Troop & { readonly weapon?: WeaponId; readonly weapons: readonly WeaponId[] }

/** Resistance (R6.1): of every warlord. */
export const resistance = [{ verb: 'ignore-hits', count: 1 }] as const satisfies Troop['effects']

/** What every faction's warlord has in common. */
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

/** The four classes without a faction: free to carry what any faction's troops of the class may. */
export const plainTroops = {
  levies: {
    name: 'levies',
    spanish: 'levas',
    names: classes.levies.names,
    class: 'levies',
    weapons: missiles,
    mounted: 'never',
    rule: 'R1.0',
    source: 'S1 p.35',
    certainty: 'stated'
  },
  warriors: {
    name: 'warriors',
    spanish: 'guerreros',
    names: classes.warriors.names,
    class: 'warriors',
    weapons: any,
    mounted: 'may',
    rule: 'R1.0',
    source: 'S1 p.35',
    certainty: 'stated'
  },
  hearthguard: {
    name: 'hearthguard',
    spanish: 'guardias',
    names: classes.hearthguard.names,
    class: 'hearthguard',
    weapons: any,
    mounted: 'may',
    rule: 'R1.0',
    source: 'S1 p.35',
    certainty: 'stated'
  },
  warlord: { ...warlord, names: classes.warlord.names, weapons: any, mounted: 'may' }
} as const satisfies Record<string, ArmedTroop>
