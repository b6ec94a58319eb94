import type { FightReport } from '../../../src/model/report'
import { side, unit } from './unit'

const crossbows = unit({
  unit: 'crossbows',
  name: 'crossbows',
  attackDice: 4,
  rerolls: true,
  ledger: [
    { what: 'attack dice', value: 4, change: 4, rule: 'R2.1', source: '8 crossbows' },
    { what: 'hits on', value: 4, rule: 'R2.3', source: "the bondi's armour" }
  ],
  strike: {
    attackDice: 4,
    hits: 3,
    defenceDice: 3,
    saves: 2,
    uncancelled: 1,
    losses: 1,
    hitsP: [0.003906, 0.046875, 0.210938, 0.421875, 0.316406],
    uncancelledP: [0.31640625, 0.421875, 0.2109375, 0.046875, 0.00390625]
  }
})

const bondi = unit({
  unit: 'bondi',
  name: 'bondi',
  models: 6,
  savesOn: 3,
  ledger: [
    { what: 'armour', value: 4, rule: 'R1.0', source: 'warriors' },
    { what: 'armour', value: 5, change: 1, rule: 'R7.3', source: 'Asgard' },
    { what: 'armour', value: 4, change: -1, rule: 'R2.8', source: 'crossbows' },
    { what: 'saves on', value: 3, rule: 'R2.6', source: 'light cover' }
  ]
})

/** The example of S1 p.19: four re-rolled dice on 4+, saved on 3+, so each die kills one time in four. */
export const shot: FightReport = {
  schema: 'saga-odds/1',
  kind: 'shoot',
  headline: '8 crossbows, Aimed Volley, shoot 6 bondi, light cover, Asgard',
  edition: 1,
  scenario: { kind: 'shoot', attacker: { unit: 'crossbows' }, defender: { unit: 'bondi', models: 6, cover: 'light' } },
  rules: '1.0.0',
  method: { name: 'exact' },
  attacker: side({
    losses: { mean: 0, sd: 0, p: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
    wipedOut: 0,
    fatigueAfter: 0,
    units: [crossbows]
  }),
  defender: side({
    losses: { mean: 1, sd: 0.866025, p: [0.31640625, 0.421875, 0.2109375, 0.046875, 0.00390625, 0, 0] },
    wipedOut: 0,
    fatigueAfter: 0,
    units: [bondi]
  }),
  joint: { of: ['attacker.losses', 'defender.losses'], p: [[0.31640625, 0.421875, 0.2109375, 0.046875, 0.00390625, 0, 0]] },
  victoryPoints: { killed: 0.5, lost: 0, swing: 0.5 },
  readings: [],
  notes: ['the cost of Asgard is unknown'],
  replay: 'saga-odds shoot 8 crossbows +aimed-volley shoot 6 bondi light cover +asgard'
}
