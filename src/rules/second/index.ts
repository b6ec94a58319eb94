import { MOST_MODELS } from '../../model/limits'
import { muster as first } from '../muster'
import type { Ability, BattleSize, MusterRules, Numbers, Rulebook, Troop } from '../types'
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

/** T9.5: worth so many models of their class. */
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

/** T9.1 and T9.2: usual games, the models for a point, halves of it for one another once; T7.2: the dice that are rolled. */
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

/** T1 to T3: base saves, bounds and pools of the second edition; solid cover against shots is reading cover-solid-shot. */
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

const boards: Readonly<Record<string, Readonly<Record<string, Ability>>>> = { vikings, normans, ...otherBoards }

/** Every box by its key: those of two boards whole, of the others what is certain. */
const abilities: Readonly<Record<string, Ability>> = Object.fromEntries(
  Object.entries(boards).flatMap(([faction, board]) => Object.entries(board).map(([id, box]) => [`${faction}/${id}`, box]))
)

/** The second edition: the boards of Vikings and Normans, and of others what is certain (V9.12). */
export const second: Omit<Rulebook, 'version' | 'defaults'> = {
  edition: 2,
  numbers,
  mounts,
  classes,
  factions,
  troops: { ...troops, ...heroes, ...heroicUnits, ...units },
  weapons,
  terrain,
  abilities: { ...abilities, ...rulesOfUnits },
  readings,
  wrath: [],
  muster
}
