import type { FightReport } from '../../../src/model/report'
import { melee } from './melee'

/** The melee sampled, as it might come out, with its 95 % intervals. */
export const sampled: FightReport = {
  ...melee,
  method: { name: 'monte-carlo', trials: 100_000, seed: 'hastings' },
  result: { attackerWins: 0.6859, tie: 0.1605, defenderWins: 0.1536 },
  intervals: {
    'result.attackerWins': [0.683, 0.6888],
    'result.tie': [0.1582, 0.1628],
    'result.defenderWins': [0.1514, 0.1558],
    'attacker.losses.mean': [1.7716, 1.7839],
    'defender.losses.mean': [2.9252, 2.9401],
    'attacker.wipedOut': [0, 0.00004],
    'defender.losses.p.3': [0.2188, 0.224],
    'defender.losses.p.4': [0.4502, 0.4563],
    'defender.wipedOut': [0.4502, 0.4563],
    'victoryPoints.swing': [2.0351, 2.0524]
  }
}

/** The same beside the exact figures. */
export const both: FightReport = {
  ...melee,
  method: {
    name: 'both',
    trials: 100_000,
    seed: 'hastings',
    sampled: {
      'result.attackerWins': 0.6859,
      'result.tie': 0.1605,
      'result.defenderWins': 0.1536,
      'defender.losses.mean': 2.93264
    },
    deviation: { standardErrors: 0.42, quantity: 'result.tie' }
  },
  ...(sampled.intervals ? { intervals: sampled.intervals } : {})
}
