import { readings as first } from '../readings'
import type { Reading } from '../types'

/** Where the second edition is in doubt; first the value the project takes. */
export const readings = {
  'armour-clamp': first['armour-clamp'],
  // Bodyguards settle it the other way than Resistance does
  'sacrifice-counts': { ...first['sacrifice-counts'], default: 'no', rule: 'V9.8' },
  'overkill-counts': first['overkill-counts'],
  'close-ranks-order': {
    edition: 2,
    values: {
      'cut-first': 'the pool is cut to 16 dice, then halved by closing ranks',
      'halve-first': 'the dice of the unit are halved by closing ranks, then bonus dice join and the pool is cut to 16'
    },
    default: 'cut-first',
    matters: '12 hearthguard who close ranks: 8 or 12 dice',
    rule: 'V9.4'
  },
  'close-ranks-rounding': {
    edition: 2,
    values: {
      up: 'of an odd pool a unit in closed ranks keeps half rounded up',
      down: 'of an odd pool a unit in closed ranks keeps half rounded down'
    },
    default: 'up',
    matters: 'odd pools in closed ranks',
    rule: 'V9.4'
  },
  'bonus-model-cap': {
    edition: 2,
    values: {
      no: 'bonus attack dice are at most the dice the unit generated',
      yes: 'bonus attack dice are at most the models of the unit too (from 2022)'
    },
    default: 'no',
    matters: 'bonus attack dice',
    rule: 'V9.1'
  },
  'exhausted-melee': {
    edition: 2,
    values: {
      none: 'exhaustion changes no attack dice in melee: what it does there is unknown',
      halved: 'an exhausted unit loses half of its attack dice in melee',
      'minus-one': 'each attack die of an exhausted unit is 1 lower in melee'
    },
    default: 'none',
    matters: 'exhausted units',
    rule: 'V9.0'
  },
  'cover-shooting': {
    edition: 2,
    values: {
      'edition-1': 'cover helps against shots as in the first edition: saves on 3 or more, heavy cover armour 1 higher besides',
      none: 'cover changes nothing when shot at'
    },
    default: 'edition-1',
    matters: 'shots at units in cover',
    rule: 'V9.0'
  },
  'defence-cap': {
    edition: 2,
    values: {
      twice: 'defence dice are at most twice the hits, as in the first edition',
      none: 'nothing holds bonus defence dice down'
    },
    default: 'twice',
    matters: 'bonus defence dice',
    rule: 'V9.0'
  }
} as const satisfies Record<string, Reading>
