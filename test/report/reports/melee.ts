import type { FightReport } from '../../../src/model/report'
import { together } from './together'
import { side, unit } from './unit'

const bondi = unit({
  unit: 'bondi',
  name: 'bondi',
  models: 12,
  engaged: 12,
  attackDice: 12,
  ledger: [
    { what: 'attack dice', value: 12, change: 12, rule: 'R3.1', source: '12 bondi' },
    { what: 'armour', value: 4, rule: 'R1.0', source: 'warriors' },
    { what: 'hits on', value: 4, rule: 'R3.6', source: "the huscarls' armour" },
    { what: 'saves on', value: 5, rule: 'R3.7', source: 'melee' }
  ],
  strike: {
    attackDice: 12,
    hits: 6,
    defenceDice: 7.996582,
    saves: 2.655956,
    uncancelled: 3.344044,
    losses: 2.932645,
    hitsP: [
      0.000244, 0.00293, 0.016113, 0.053711, 0.12085, 0.193359, 0.225586, 0.193359, 0.12085, 0.053711, 0.016113, 0.00293, 0.000244
    ],
    uncancelledP: [
      0.047095, 0.101058, 0.177215, 0.221372, 0.203121, 0.139535, 0.072307, 0.028187, 0.008151, 0.001698, 0.000241, 0.000021,
      0.000001
    ]
  }
})

const huscarls = unit({
  unit: 'huscarls',
  name: 'huscarls',
  models: 4,
  engaged: 4,
  attackDice: 4,
  hitsOn: 3,
  defenceDice: 2,
  fatigueLimit: 4,
  ledger: [
    { what: 'attack dice', value: 8, change: 8, rule: 'R3.1', source: '4 huscarls' },
    { what: 'attack dice', value: 4, change: -4, rule: 'R3.3', source: 'gives up dice' },
    { what: 'defence dice', value: 2, change: 2, rule: 'R3.3', source: 'gives up dice' },
    { what: 'armour', value: 5, rule: 'R1.0', source: 'hearthguard' },
    { what: 'armour', value: 4, change: -1, rule: 'R5.1', source: 'danish axe' },
    { what: 'hits on', value: 4, rule: 'R3.6', source: "the bondi's armour" },
    { what: 'hits on', value: 3, change: -1, rule: 'R5.1', source: 'danish axe' },
    { what: 'saves on', value: 5, rule: 'R3.7', source: 'melee' }
  ],
  strike: {
    attackDice: 4,
    hits: 2.666667,
    defenceDice: 2.666667,
    saves: 0.888889,
    uncancelled: 1.777778,
    losses: 1.777778,
    hitsP: [0.012346, 0.098765, 0.296296, 0.395062, 0.197531],
    uncancelledP: [0.09526, 0.304832, 0.365798, 0.195092, 0.039018]
  }
})

const bondiLose = [0.09526, 0.304832, 0.365798, 0.195092, 0.039018, 0, 0, 0, 0, 0, 0, 0, 0]
const huscarlsLose = [0.047095, 0.101058, 0.177215, 0.221372, 0.45326]

/** The picture of a melee: binomials worked out by hand. */
export const melee: FightReport = {
  schema: 'saga-odds/1',
  kind: 'melee',
  headline: '12 bondi charge 4 huscarls, danish axe, gives up dice',
  edition: 1,
  scenario: {
    kind: 'melee',
    attacker: { unit: 'bondi', models: 12 },
    defender: { unit: 'huscarls', models: 4, weapon: 'danish-axe', givesUpDice: true }
  },
  rules: '1.0.0',
  method: { name: 'exact' },
  attacker: side({
    losses: { mean: 1.777778, sd: 0.993808, p: bondiLose },
    wipedOut: 0,
    fatigueAfter: 1,
    units: [bondi]
  }),
  defender: {
    losses: { mean: 2.932645, sd: 1.205828, p: huscarlsLose },
    wipedOut: 0.45326,
    fatigueAfter: 1,
    units: [huscarls]
  },
  result: { attackerWins: 0.68565, tie: 0.16099, defenderWins: 0.15336 },
  disengages: { attacker: 0.306, defender: 0.24074, nobody: 0.45326 },
  joint: { of: ['attacker.losses', 'defender.losses'], p: together(bondiLose, huscarlsLose) },
  victoryPoints: { killed: 2.932645, lost: 0.888889, swing: 2.043756 },
  otherwise: { givesUpDice: false, result: { attackerWins: 0.35502, tie: 0.236493, defenderWins: 0.408487 }, swing: 1.586366 },
  readings: [],
  notes: [],
  replay: 'saga-odds melee 12 bondi charge 4 huscarls axe gives up dice'
}
