import type { FightReport } from '../../../src/model/report'
import { melee } from './melee'
import { together } from './together'
import { side, unit } from './unit'

const warlord = unit({
  unit: 'warlord',
  name: 'warlord',
  models: 1,
  engaged: 1,
  attackDice: 5,
  armour: 5,
  fatigue: 1,
  fatigueLimit: 4,
  fatigueAfter: 2,
  ledger: [
    { what: 'armour', value: 5, rule: 'R1.0', source: 'warlord' },
    { what: 'attack dice', value: 5, change: 5, rule: 'R3.1', source: '1 warlord' },
    { what: 'hits ignored', value: 1, change: 1, rule: 'R6.1', source: 'Resistance' }
  ]
})
const huscarls = unit({
  unit: 'huscarls',
  name: 'huscarls',
  models: 4,
  engaged: 4,
  rerollsDefence: true,
  armour: 5,
  fatigueLimit: 4
})

const { otherwise: _, ...fight } = melee

const lost = [0.25, 0.5, 0.25, 0, 0, 0]
const killed = [0.0001, 0.0199, 0.14, 0.18, 0.32, 0.18, 0.14, 0.0197, 0.0003, 0, 0, 0, 0]

/** A warlord and his huscarls, Side by Side, with guards, against twelve warriors: round figures. */
export const pair: FightReport = {
  ...fight,
  headline: '1 warlord and 4 huscarls charge 12 warriors',
  scenario: {
    kind: 'melee',
    attacker: { together: [{ unit: 'warlord' }, { unit: 'huscarls', models: 4 }] },
    defender: { unit: 'warriors', models: 12 }
  },
  attacker: side({
    losses: { mean: 1, sd: Math.SQRT1_2, p: lost },
    wipedOut: 0,
    fatigueAfter: 2,
    guards: { mean: 0.1, sd: 0.3, p: [0.9, 0.1] },
    units: [warlord, huscarls]
  }),
  defender: {
    losses: { mean: 4, sd: 1.41, p: killed },
    wipedOut: 0,
    fatigueAfter: 3,
    units: [unit({ models: 12, engaged: 12, attackDice: 12, hitsOn: 5, fatigue: 2, fatigueAfter: 3 })]
  },
  result: { attackerWins: 0.9996, tie: 0.0004, defenderWins: 0 },
  disengages: { attacker: 0.0004, defender: 0.9996, nobody: 0 },
  joint: { of: melee.joint.of, p: together(lost, killed) },
  victoryPoints: { killed: 2, lost: 1.5, swing: 0.5 },
  readings: [
    {
      name: 'side-by-side-defence',
      value: 'one',
      others: ['each'],
      meaning: 'one defence roll against both enemies, and one cap'
    },
    { name: 'exhausted-melee', value: 'none', others: ['halved', 'minus-one'], meaning: 'an exhausted unit fights on as before' }
  ],
  notes: ['2 of 5 bonus attack dice lost to the cap (R3.5)']
}
