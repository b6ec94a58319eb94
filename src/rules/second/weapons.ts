import { mount as firstMount } from '../mount'
import type { Mount, Weapon } from '../types'
import { weapons as first } from '../weapons'

const cited = { rule: 'V9.7', source: 'public', certainty: 'public' } as const

/** No missile weapon closes ranks (V9.4), and no range of one is known. */
const missile = { ...cited, rangeInferred: true, openRanks: true } as const

const weaker = { verb: 'armour', of: 'own', count: -1 } as const

/** Equipment of the second edition. The names are those of the first. */
export const weapons = {
  bow: { ...missile, name: 'bow', names: first.bow.names, range: 'L', effects: [{ ...weaker, in: ['melee', 'shot-at'] }] },
  sling: { ...missile, name: 'sling', names: first.sling.names, range: 'L', effects: [{ ...weaker, in: ['melee', 'shot-at'] }] },
  crossbow: {
    ...missile,
    name: 'crossbow',
    names: first.crossbow.names,
    range: 'L',
    effects: [
      { ...weaker, in: ['melee', 'shot-at'] },
      { verb: 'attack-roll', count: 1, in: ['shooting'] }
    ]
  },
  javelins: {
    ...missile,
    name: 'javelins',
    names: first.javelins.names,
    range: 'M',
    effects: [
      { ...weaker, in: ['melee'] },
      // V9.5
      { verb: 'attack-roll', count: 1, in: ['melee'], if: { charging: true, enemyClosedRanks: false } }
    ],
    afterMove: true
  },
  'composite-bow': {
    ...missile,
    name: 'composite bow',
    names: first['composite-bow'].names,
    range: 'M',
    effects: [{ ...weaker, in: ['melee'] }],
    tireless: true
  },
  'heavy-weapon': {
    ...cited,
    name: 'heavy weapon',
    names: ['heavy-weapon', ...first['danish-axe'].names],
    effects: [
      { ...weaker, in: ['melee'] },
      { verb: 'attack-roll', count: 1, in: ['melee'] }
    ],
    openRanks: true
  }
} as const satisfies Record<string, Weapon>

/** Horses never have cover; that belongs to the fight. */
export const mount = {
  ...cited,
  names: firstMount.names,
  effects: [{ ...weaker, in: ['shot-at'] }],
  openRanks: true
} as const satisfies Mount
