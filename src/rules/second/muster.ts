import { muster as first } from '../muster'
import type { BattleSize, MusterRules, Troop } from '../types'

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
export const muster = {
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
