import { calledAs, words } from '../named'
import { mount as firstMount } from '../troops'
import type { Rulebook, Weapon } from '../types'
import { weapons as first } from '../weapons'

const cited = { rule: 'V9.7', source: 'public', certainty: 'public' } as const

/** Units with missile weapons cannot close ranks (V9.4). */
const missile = { ...cited, openRanks: true } as const

/** The condition of sarissas: in the open and without fatigue (T5.14). */
const ordered = { fatigued: false, ground: 'open' } as const

const weaker = { verb: 'armour', of: 'own', count: -1 } as const

/** Weapons of the second edition, with the names of the first. */
export const weapons = {
  bow: {
    ...missile,
    ...calledAs(first.bow),
    range: 'L',
    effects: [{ ...weaker, in: ['melee', 'shot-at'] }],
    carried: 'foot'
  },
  sling: {
    ...missile,
    ...calledAs(first.sling),
    range: 'L',
    effects: [{ ...weaker, in: ['melee', 'shot-at'] }],
    carried: 'foot'
  },
  crossbow: {
    ...missile,
    name: 'crossbow',
    spanish: first.crossbow.spanish,
    // no unit of this edition has these names
    names: [...first.crossbow.names, 'crossbowmen', 'crossbowman', 'ballesteros', 'ballestero'],
    range: 'L',
    effects: [
      { ...weaker, in: ['melee', 'shot-at'] },
      { verb: 'attack-roll', count: 1, in: ['shooting'] }
    ],
    alternates: true,
    carried: 'foot'
  },
  javelins: {
    ...missile,
    ...calledAs(first.javelins),
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
    ...calledAs(first['composite-bow']),
    range: 'M',
    effects: [{ ...weaker, in: ['melee'] }],
    tireless: true,
    alternates: true,
    carried: 'mounted'
  },
  'heavy-weapon': {
    ...cited,
    name: 'heavy weapon',
    spanish: 'arma pesada',
    names: ['heavy-weapon', ...first['danish-axe'].names],
    effects: [
      { ...weaker, in: ['melee'] },
      { verb: 'attack-roll', count: 1, in: ['melee'] }
    ],
    openRanks: true,
    carried: 'foot'
  },
  'improvised-projectiles': {
    ...cited,
    name: 'improvised projectiles',
    spanish: 'proyectiles improvisados',
    names: ['improvised-projectiles', 'improvised', 'improvised missiles', 'stones', 'proyectiles improvisados', 'piedras'],
    range: 'S',
    effects: [{ verb: 'defence-roll', of: 'enemy', count: 1, in: ['shooting'] }],
    anyone: true
  },
  unarmed: {
    ...cited,
    name: 'unarmed',
    spanish: 'desarmados',
    names: ['unarmed', 'without arms', 'desarmado', 'desarmados', 'desarmada', 'desarmadas'],
    effects: [{ verb: 'defence-roll', of: 'enemy', count: 1, in: ['melee'] }],
    openRanks: true,
    anyone: true
  },
  sarissa: {
    ...cited,
    name: 'sarissa',
    spanish: 'sarisa',
    names: ['sarissa', 'sarissas', 'sarisa', 'sarisas', 'pike', 'pikes', 'pikemen', 'pica', 'picas', 'piqueros'],
    range: 'S',
    effects: [
      { verb: 'attack-roll', count: 1, in: ['melee'], if: { ...ordered, enemyMounted: true } },
      { verb: 'attack-roll', count: 1, in: ['melee'], if: { ...ordered, enemyMount: ['elephant'] } }
    ],
    openRanks: 'uneven',
    carried: 'foot',
    moves: 'S',
    freeShot: true
  },
  firearm: {
    ...missile,
    name: 'firearm',
    spanish: 'arma de fuego',
    names: words('firearm, firearms, handgun, handguns, handgunners, arquebus, arma de fuego, armas de fuego, arcabuz'),
    range: 'L',
    effects: [
      { ...weaker, in: ['melee', 'shot-at'] },
      { verb: 'attack-roll', count: 1, in: ['shooting'], if: { within: 'm' } },
      { verb: 'fatigue', of: 'enemy', count: 1, when: 'after', in: ['shooting'], if: { within: 'm', casualtiesAtLeast: 1 } }
    ],
    alternates: true,
    carried: 'foot'
  }
} as const satisfies Record<string, Weapon>

/** Shared by all mounts. Their armour, dice and hits are those of T5.8 to T5.13; scythed chariots: T3.6. */
const ridden = { ...cited, openRanks: true } as const

const charged = { in: ['melee'], if: { charging: true } } as const

/** Scythed chariots: a hit for each enemy model, or for every two that are mounted. */
const models = { follows: 'enemy-engaged' } as const

export const mounts = {
  horse: {
    ...ridden,
    ...calledAs(firstMount),
    effects: [{ ...weaker, in: ['shot-at'] }]
  },
  camel: {
    ...ridden,
    name: 'camels',
    spanish: 'camellos',
    names: ['camel', 'camels', 'camelry', 'camel riders', 'camello', 'camellos'],
    effects: [
      { ...weaker, in: ['shot-at'] },
      { verb: 'attack-roll', of: 'enemy', count: -1, in: ['melee'], if: { enemyMount: ['horse', 'cataphract'] } }
    ],
    movement: { move: 'L', charge: 'L', further: 'M' }
  },
  cataphract: {
    ...ridden,
    name: 'cataphracts',
    spanish: 'catafractos',
    names: ['cataphract', 'cataphracts', 'barded horses', 'barded', 'catafracto', 'catafractos'],
    effects: [],
    movement: { move: 'M', charge: 'L' }
  },
  chariot: {
    ...ridden,
    name: 'chariots',
    spanish: 'carros',
    names: ['chariot', 'chariots', 'chariotry', 'carro', 'carros'],
    effects: [],
    presence: true,
    resilience: 1,
    hearthguard: { dice: { dice: 4, models: 1 }, diceShot: { dice: 2, models: 1 } },
    points: { hearthguard: 2 }
  },
  'heavy-chariot': {
    ...ridden,
    name: 'heavy chariots',
    spanish: 'carros pesados',
    names: ['heavy-chariot', 'heavy chariot', 'heavy chariots', 'carros pesados'],
    // one for each chariot, which counts as four models
    effects: [{ verb: 'hits', count: { follows: 'own-engaged', per: 4 }, ...charged }],
    presence: true,
    resilience: 1,
    hearthguard: { dice: { dice: 2, models: 1 }, diceCharging: { dice: 6, models: 1 } },
    points: { hearthguard: 2 }
  },
  'scythed-chariot': {
    ...ridden,
    name: 'scythed chariots',
    spanish: 'carros falcados',
    names: ['scythed-chariot', 'scythed chariot', 'scythed chariots', 'carros falcados'],
    effects: [
      { verb: 'hits', count: models, in: ['melee'], if: { charging: true, enemyMounted: false } },
      { verb: 'hits', count: { ...models, per: 2 }, in: ['melee'], if: { charging: true, enemyMounted: true } },
      { verb: 'close-ranks', of: 'enemy', may: false }
    ],
    points: { hearthguard: 2 }
  },
  elephant: {
    ...ridden,
    name: 'elephants',
    spanish: 'elefantes',
    names: ['elephant', 'elephants', 'elefante', 'elefantes'],
    foot: true,
    movement: { move: 'M', charge: 'M' },
    range: 'M',
    tireless: true,
    alternates: true,
    effects: [
      { verb: 'hits', count: 2, in: ['melee'], if: { enemyMounted: false, enemyClosedRanks: false } },
      { verb: 'hits', count: 4, in: ['melee'], if: { enemyMounted: true } },
      { verb: 'hits', count: 4, in: ['melee'], if: { enemyMounted: false, enemyClosedRanks: true } },
      { verb: 'attack-roll', of: 'enemy', count: -1, in: ['melee'], if: { enemyMounted: true } }
    ],
    presence: true,
    resilience: 2,
    // a hero on an elephant is worth two heroes, others as much as twelve levies (T9.5)
    points: { levies: 4, warriors: 4, hearthguard: 4, warlord: 8 }
  }
} as const satisfies Rulebook['mounts']
