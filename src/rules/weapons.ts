import { words } from './named'
import type { Weapon } from './types'

export const weapons = {
  bow: {
    name: 'bow',
    spanish: 'arco',
    names: words('bow, bows, archers, archer, bowmen, bowman, longbows, longbow, arco, arcos, arqueros, arquero'),
    range: 'L',
    effects: [],
    rule: 'R2.7',
    source: 'S1 p.16',
    certainty: 'stated'
  },
  sling: {
    name: 'sling',
    spanish: 'honda',
    names: ['sling', 'slings', 'slingers', 'slinger', 'slingmen', 'honda', 'hondas', 'honderos', 'hondero'],
    range: 'L',
    effects: [],
    rule: 'R2.7',
    source: 'S1 p.16',
    certainty: 'stated'
  },
  crossbow: {
    name: 'crossbow',
    spanish: 'ballesta',
    names: ['crossbow', 'crossbows', 'xbow', 'xbows', 'xb', 'xbs', 'arbalest', 'arbalests', 'ballesta', 'ballestas'],
    range: 'L',
    effects: [
      { verb: 'armour', of: 'enemy', count: -1, in: ['shooting'] },
      { verb: 'armour', of: 'own', count: -1, in: ['melee', 'shot-at'] }
    ],
    rule: 'R2.8',
    source: 'S1 p.19',
    certainty: 'stated'
  },
  javelins: {
    name: 'javelins',
    spanish: 'jabalinas',
    names: ['javelins', 'javelin', 'jav', 'javs', 'javelinmen', 'javelinman', 'javelineers', 'jabalinas', 'jabalina'],
    range: 'M',
    effects: [],
    afterMove: true,
    rule: 'R2.9',
    source: 'S1 p.16, 19',
    certainty: 'stated'
  },
  'composite-bow': {
    name: 'composite bow',
    spanish: 'arco compuesto',
    names: ['composite-bow', 'composite bow', 'composite bows', 'arco compuesto', 'arcos compuestos'],
    range: 'M',
    effects: [],
    rule: 'R2.7',
    source: 'S3',
    certainty: 'stated'
  },
  'danish-axe': {
    name: 'Danish axe',
    spanish: 'hacha danesa',
    names: words(
      'danish-axe, danish axe, danish axes, dane axe, dane axes, axe, axes, ax, axemen, axeman, big axes, two-handed weapon, ' +
        'two-handed weapons, two handed weapon, two handed weapons, two-handed axe, two-handed axes, two handed axe, ' +
        'two handed axes, double handed axe, double handed axes, long axe, long axes, great axe, great axes, greataxe, greataxes, great weapon, great weapons, heavy weapon, heavy weapons, hacha, hachas, a dos manos, arma a dos manos, armas a dos manos, hacha danesa, hachas danesas, ' +
        'arma pesada, armas pesadas'
    ),
    effects: [
      { verb: 'armour', of: 'own', count: -1, in: ['melee'] },
      { verb: 'attack-roll', count: 1, in: ['melee'] }
    ],
    rule: 'R5.1',
    source: 'S1 p.39, S3',
    certainty: 'stated'
  }
} as const satisfies Record<string, Weapon>

export type WeaponId = keyof typeof weapons
