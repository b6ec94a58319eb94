import fc from 'fast-check'
import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { FightReport } from '../../src/model/report'
import { rulebook } from '../../src/rules/rulebook'
import { fewer } from '../fewer'
import {
  attackerWins,
  disengages,
  type Fight,
  fatigueAfter,
  joint,
  mean,
  referee,
  tie,
  toNumber,
  wipedOut,
  zero
} from '../oracle'
import { fights, scenarioOf } from './fights'
import { fitting } from './fitting'

const book = rulebook(1)
const CLOSE = 1e-12

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
    const carries = toNumber(mean(answer, ({ [side]: unit }) => (unit.left > 0 ? unit.fatigue : 0)))
    expect(report[side].units[0]?.fatigueAfter, `${side} fatigue where any of it is left`).toBeCloseTo(carries, 10)
  }
  if (!report.result || !report.disengages) return
  expect(Math.abs(report.result.attackerWins - toNumber(attackerWins(answer))), 'attacker wins').toBeLessThan(CLOSE)
  expect(Math.abs(report.result.tie - toNumber(tie(answer))), 'tie').toBeLessThan(CLOSE)
  for (const side of ['attacker', 'defender', 'nobody'] as const)
    expect(Math.abs(report.disengages[side] - toNumber(disengages(answer, side))), `${side} disengages`).toBeLessThan(CLOSE)
}

const FIGHTS = fewer(600, 150)

test(`the product and the brute-force referee agree on ${FIGHTS} random fights`, { timeout: 240_000 }, () => {
  let played = 0
  fc.assert(
    fc.property(fights, fight => {
      const fit = fitting(fight)
      fc.pre(fit !== undefined)
      if (!fit) return
      played++
      compare(fit)
    }),
    { numRuns: FIGHTS, seed: 20_111_201 }
  )
  expect(played).toBeGreaterThan((5 * FIGHTS) / 6)
})
