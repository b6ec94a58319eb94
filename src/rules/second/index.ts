import { MOST_MODELS } from '../../model/limits'
import { abilityTable } from '../board'
import { muster as first } from '../muster'
import type { BattleSize, MusterRules, Numbers, Rulebook, Troop } from '../types'
import { factions, terrain } from './factions'
import { heroes, heroicUnits } from './heroes'
import { normans } from './normans'
import { otherBoards } from './other-boards'
import { readings } from './readings'
import { classes, troops } from './troops'
import { rulesOfUnits, units } from './units'
import { vikings } from './vikings'
import { mounts, weapons } from './weapons'

const usual: BattleSize = {
  sagaDice: 8,
  warlords: 1,
  commanders: 1,
  commands: 1,
  rule: 'V9.11',
  source: 'public',
  certainty: 'public'
}

const prize = {
  weapons: [],
  mounted: 'never',
  rule: 'V9.9',
  source: 'BS, F24',
  certainty: 'public'
} as const

/** Prizes: counted for victory points only, as so many models of their class (T9.5). */
const prizes: Readonly<Record<string, Troop>> = {
  raja: {
    ...prize,
    name: 'raja on an elephant',
    spanish: 'raja en elefante',
    names: ['raja', 'rajas', 'raja on elephant', 'raja on an elephant', 'raja en elefante'],
    class: 'warlord',
    models: { least: 1, most: 1 },
    profile: { points: 8 }
  },
  'fire-throwers': {
    ...prize,
    name: 'fire-throwers',
    spanish: 'lanzafuegos',
    names: ['fire-throwers', 'fire throwers', 'fire thrower', 'lanzafuegos'],
    class: 'hearthguard',
    models: { least: 4, most: 4 }
  },
  'light-chariots': {
    ...prize,
    name: 'light chariots',
    spanish: 'carros ligeros',
    names: ['light-chariots', 'light chariots', 'light chariot', 'carros ligeros'],
    class: 'warriors',
    profile: { points: 1 }
  }
}

/** Sizes of games, models for a point and the muster swap (T9.1, T9.2); dice rolled (T7.2). */
const muster = {
  battles: { 4: usual, 5: usual, 6: usual, 7: usual, 8: usual },
  models: { least: 4, most: 12, rule: 'V9.11' },
  rolling: { most: 8, lessLeft: false, firstTurn: 3, exactly: true, rule: 'V9.10' },
  perPoint: first.perPoint,
  further: { ...first.further, rule: 'V9.11' },
  prizes,
  swap: { models: { levies: 6, warriors: 4, hearthguard: 2 }, rule: 'V9.11' },
  rule: 'V9.11',
  source: 'S2, public',
  certainty: 'public'
} as const satisfies MusterRules

/** Saves, bounds of armour and pools (T1 to T3). Solid cover against shots is reading `cover-solid-shot`. */
const numbers = {
  saveMelee: 5,
  saveShot: 4,
  saveMeleeHeavyCover: 4,
  saveShotCover: { none: 4, light: 3, heavy: 3 },
  armourShotCover: { none: 0, light: 0, heavy: 0 },
  leastArmour: 2,
  mostArmour: 6,
  mostModels: MOST_MODELS,
  mostInBuilding: 12,
  natural: false,
  mostDice: { melee: 16, shooting: 8 },
  saveClosedRanks: 4,
  spendsRepeat: true,
  exhaustionHalves: false,
  sideBySide: false,
  unitPoints: 1,
  bodyguards: true,
  inTurn: true,
  limitsFatigue: true
} as const satisfies Numbers

/** The second edition: the boards of Vikings and Normans, and the boxes of others whose effect is certain (V9.12). */
export const second: Omit<Rulebook, 'version' | 'defaults'> = {
  edition: 2,
  numbers,
  mounts,
  classes,
  factions,
  troops: { ...troops, ...heroes, ...heroicUnits, ...units },
  weapons,
  terrain,
  abilities: { ...abilityTable({ vikings, normans, ...otherBoards }), ...rulesOfUnits },
  readings,
  wrath: [],
  muster
}
