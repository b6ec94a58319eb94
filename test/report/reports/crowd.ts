import type { FightReport } from '../../../src/model/report'
import { melee } from './melee'
import { together } from './together'
import { side, unit } from './unit'

const even = (length: number): readonly number[] => Array.from({ length }, () => 1 / length)

const crowd = (name: string, models: number): FightReport['attacker'] =>
  side({
    losses: { mean: models / 2, sd: models / 4, p: even(models + 1) },
    wipedOut: 1 / (models + 1),
    fatigueAfter: 1,
    units: [name, `${name} of the northern marches`].map(each =>
      unit({
        name: each,
        models,
        ledger: [{ what: 'armour', value: 4, rule: 'R1.0', source: each }],
        strike: { ...unit({}).strike, attackDice: 24, hitsP: even(25), uncancelledP: even(25) }
      })
    )
  })

/** As many as ever meet, and anything may happen. */
export const crowded: FightReport = {
  ...melee,
  attacker: crowd('unconquerable shieldbearers', 24),
  defender: crowd('levies', 24),
  joint: { of: melee.joint.of, p: together(even(25), even(25)) }
}
