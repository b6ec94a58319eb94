import { readings as first } from '../readings'
import type { Reading } from '../types'

/** Disputed rules of the second edition; the first value is this project's default. */
export const readings = {
  'armour-clamp': first['armour-clamp'],
  // Bodyguards (V9.8) are not losses, unlike friends removed by Resistance
  'sacrifice-counts': { ...first['sacrifice-counts'], default: 'no', rule: 'V9.8' },
  'removed-dice': { ...first['removed-dice'], matters: 'Valhalla' },
  'valhalla-counts': first['valhalla-counts'],
  'overkill-counts': first['overkill-counts'],
  'close-ranks-order': {
    edition: 2,
    values: {
      'halve-first': 'closing ranks halves the dice of the unit, then bonus dice join and the pool is cut to 16',
      'cut-first': 'the pool is cut to 16 dice, then halved by closing ranks'
    },
    default: 'halve-first',
    matters: '12 hearthguard who close ranks: 12 or 8 dice',
    rule: 'V9.4'
  },
  'close-ranks-rounding': {
    edition: 2,
    values: {
      up: 'a unit in closed ranks keeps half of an odd pool, rounded up',
      down: 'a unit in closed ranks keeps half of an odd pool, rounded down'
    },
    default: 'up',
    matters: 'odd pools in closed ranks',
    rule: 'V9.4'
  },
  'bonus-model-cap': {
    edition: 2,
    values: {
      yes: 'bonus attack dice of the pool are at most the models of the unit too (from 2022)',
      no: 'bonus attack dice of the pool are at most the dice the unit generated (2021)'
    },
    default: 'yes',
    matters: 'bonus attack dice of heroes and monsters',
    rule: 'V9.1'
  },
  'exhausted-melee': {
    edition: 2,
    values: {
      none: 'exhaustion changes no attack dice in melee: a penalty exists, but its size is unknown',
      halved: 'an exhausted unit loses half of its attack dice in melee',
      'minus-one': 'each attack die of an exhausted unit is 1 lower in melee'
    },
    default: 'none',
    matters: 'exhausted units',
    rule: 'V9.0'
  },
  'fatigue-above-limit': {
    edition: 2,
    values: {
      lost: 'a unit takes no more fatigue than its limit',
      kept: 'fatigue beyond the limit is kept'
    },
    default: 'lost',
    matters: 'fatigue of exhausted units',
    rule: 'V9.0'
  },
  'cover-solid-shot': {
    edition: 2,
    values: {
      'save-3': 'solid cover saves on 3 or more against shots, as light cover does',
      'save-3-armour': 'solid cover saves on 3 or more against shots and raises armour by 1, as in the first edition',
      'save-2': 'solid cover saves on 2 or more against shots',
      none: 'solid cover changes nothing against shots'
    },
    was: { name: 'cover-shooting', values: { 'edition-1': 'save-3-armour', none: 'none' } },
    default: 'save-3',
    matters: 'shots at units in solid cover',
    rule: 'V9.0'
  },
  'cover-light-melee': {
    edition: 2,
    values: {
      none: 'light cover does not help in melee',
      'save-4': 'the unit charged saves on 4 or more in light cover'
    },
    default: 'none',
    matters: 'charges at units in light cover',
    rule: 'V9.0'
  },
  'resilience-use': {
    edition: 2,
    values: {
      all: 'a unit with Resilience cancels all losses that it can, if that leaves anybody alive',
      'save-life': 'a unit with Resilience cancels only the losses that would leave nobody',
      none: 'nobody uses Resilience'
    },
    default: 'all',
    matters: 'units of several models with Resilience',
    rule: 'V9.8'
  },
  'resilience-counts': {
    edition: 2,
    values: {
      no: 'losses cancelled by Resilience do not count for who wins',
      yes: 'losses cancelled by Resilience count for who wins'
    },
    default: 'no',
    matters: 'units with Resilience in melee',
    rule: 'V9.8'
  },
  'heimdall-floor': {
    edition: 2,
    values: {
      needs: 'armour paid as a price must be able to go down',
      free: 'armour at its minimum may be paid all the same'
    },
    default: 'needs',
    matters: 'armour 2 paid for attack dice',
    rule: 'V9.0'
  },
  'reroll-hits': {
    edition: 2,
    values: {
      misses: 're-rolls of stated results affect only failed dice',
      all: 're-rolls of stated results also affect successful dice'
    },
    default: 'misses',
    matters: 're-rolls of stated results against low armour',
    rule: 'V9.0'
  },
  'six-after-reroll': {
    edition: 2,
    values: {
      last: 'effects that count dice by result use the last result of a die',
      both: 'effects that count dice by result also use the first result of a re-rolled die'
    },
    default: 'last',
    matters: 'hits on a result together with re-rolls',
    rule: 'V9.0'
  },
  'tie-withdraws': {
    edition: 2,
    values: {
      attacker: 'after a tie the attacker withdraws',
      none: 'after a tie nobody withdraws'
    },
    default: 'attacker',
    matters: 'ties',
    rule: 'R3.10'
  },
  'javelin-shot': {
    edition: 2,
    values: {
      'not-shot': 'javelins are thrown for free if the unit has not shot this turn, and it does not shoot again (2024)',
      'after-move': 'javelins are thrown for free after a move (2021)'
    },
    default: 'not-shot',
    matters: 'plans in which javelins are thrown for free',
    rule: 'V9.5'
  },
  'points-rounding': {
    edition: 2,
    values: {
      class: 'slaughter points are rounded up once a class, over the whole game',
      unit: 'slaughter points are rounded up for each unit'
    },
    default: 'class',
    matters: 'points of warriors and levies',
    rule: 'V9.9'
  },
  'first-act': {
    edition: 2,
    values: {
      attacker: 'the attacker acts first in step 3',
      defender: 'the defender acts first in step 3'
    },
    default: 'attacker',
    matters: 'acts that answer each other',
    rule: 'V9.0'
  },
  'pass-final': {
    edition: 2,
    values: {
      no: 'a side that passes in step 3 may act again after the other has acted',
      yes: 'a side that passes in step 3 does not act again'
    },
    default: 'no',
    matters: 'acts that answer each other',
    rule: 'V9.0'
  },
  'charge-dice': {
    edition: 2,
    values: {
      attack: 'the 2 dice of the Norman Charge are attack dice',
      any: 'the 2 dice of the Norman Charge are attack dice or defence dice, as the player chooses'
    },
    default: 'attack',
    matters: 'Charge of the Normans',
    rule: 'V9.12'
  },
  'enemy-acts': {
    edition: 2,
    values: {
      'as-told': 'effects that count enemy acts use the number given, or else the acts the enemy takes from then on'
    },
    default: 'as-told',
    matters: 'Loki',
    rule: 'V9.12'
  },
  'defence-cap': {
    edition: 2,
    values: {
      twice: 'defence dice are at most twice the hits, as in the first edition',
      none: 'nothing limits bonus defence dice'
    },
    default: 'twice',
    matters: 'bonus defence dice',
    rule: 'V9.0'
  }
} as const satisfies Record<string, Reading>
