import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import type { FightReport } from '../../src/model/report'
import { rulebook } from '../../src/rules/rulebook'
import { attackerWins, disengages, type Fight, fatigueAfter, joint, referee, tie, toNumber, wipedOut, zero } from '../oracle'
import { fights, scenarioOf } from './fights'

const book = rulebook(1)
const CLOSE = 1e-12

/** What the product refuses is left out one thing at a time: first what each side plays that does not fit. */
const fitting = (fight: Fight): Fight | undefined => {
  const isFit = (one: Fight) => faults(scenarioOf(one), book).length === 0
  if (isFit(fight)) return fight
  for (const side of ['attacker', 'defender'] as const) {
    const { abilities = [] } = fight[side]
    for (let i = 0; i < abilities.length; i++) {
      const less = { ...fight, [side]: { ...fight[side], abilities: abilities.filter((_, k) => k !== i) } }
      if (faults(scenarioOf(less), book).length < faults(scenarioOf(fight), book).length) return fitting(less)
    }
  }
  const bare = (side: 'attacker' | 'defender') => ({ ...fight[side], spend: [], givesUpDice: false })
  const plain = { ...fight, attacker: bare('attacker'), defender: { ...bare('defender') } }
  return isFit(plain) ? plain : undefined
}

const compare = (fight: Fight) => {
  const answer = referee(fight)
  const report = odds(scenarioOf(fight), book, { asides: false }) as FightReport
  const said = joint(answer)
  report.joint.p.forEach((row, a) =>
    row.forEach((p, d) => expect(Math.abs(p - toNumber(said.get(`${a},${d}`) ?? zero)), `lost ${a}:${d}`).toBeLessThan(CLOSE))
  )
  for (const side of ['attacker', 'defender'] as const) {
    expect(Math.abs(report[side].wipedOut - toNumber(wipedOut(answer, side))), `${side} wiped out`).toBeLessThan(CLOSE)
    const fatigue = fatigueAfter(answer, side)
    if (fatigue !== undefined) expect(report[side].fatigueAfter, `${side} fatigue`).toBe(fatigue)
  }
  if (!report.result || !report.disengages) return
  expect(Math.abs(report.result.attackerWins - toNumber(attackerWins(answer))), 'attacker wins').toBeLessThan(CLOSE)
  expect(Math.abs(report.result.tie - toNumber(tie(answer))), 'tie').toBeLessThan(CLOSE)
  for (const side of ['attacker', 'defender', 'nobody'] as const)
    expect(Math.abs(report.disengages[side] - toNumber(disengages(answer, side))), `${side} disengages`).toBeLessThan(CLOSE)
}

test('the product and the brute-force referee agree on 600 random fights', { timeout: 240_000 }, () => {
  let played = 0
  fc.assert(
    fc.property(fights, fight => {
      const fit = fitting(fight)
      fc.pre(fit !== undefined)
      if (!fit) return
      played++
      compare(fit)
    }),
    { numRuns: 600, seed: 20_111_201 }
  )
  expect(played).toBeGreaterThan(500)
})
