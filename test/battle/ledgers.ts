import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Ledgers line by line, as they read: the number, what it was changed by, where from, the rule. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
export const warriors: UnitRequest = { unit: 'warriors', models: 6 }
export const bows: UnitRequest = { unit: 'levies', models: 5, weapon: 'bow' }

export const melee = (attacker: Scenario['attacker'], defender: UnitRequest = warriors): Scenario => ({
  kind: 'melee',
  attacker,
  defender
})
export const shot = (attacker: UnitRequest, defender: UnitRequest = warriors): Scenario => ({ kind: 'shoot', attacker, defender })

const signed = (change: number | undefined) => (change === undefined ? '' : change < 0 ? ` ${change}` : ` +${change}`)

export type Who = 'attacker' | 'companion' | 'defender'

export const linesOf = (scenario: Scenario, who: Who) => {
  const report = odds(scenario, books[scenario.edition ?? 1], { asides: false })
  const unit = who === 'companion' ? report.attacker.units[1] : report[who].units[0]
  return unit?.ledger.map(({ what, value, change, rule, source }) => `${what} ${value}${signed(change)}: ${source} (${rule})`)
}
