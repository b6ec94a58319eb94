import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import { rulebook } from '../../src/rules/rulebook'
import { attackerWins, disengages, joint, type SecondFight, secondEdition, tie, toNumber } from '../oracle'
import { scenarioOfSecond, secondFights } from './second'

/** The second edition (section 9) against the referee, which knows it from the rules alone. */

const book = rulebook(2)
const CLOSE = 1e-12

const compare = (fight: SecondFight) => {
  const answer = secondEdition(fight)
  const report = odds(scenarioOfSecond(fight), book, { asides: false })
  const said = joint(answer)
  report.joint.p.forEach((row, a) =>
    row.forEach((p, d) => {
      const chance = said.get(`${a},${d}`)
      expect(Math.abs(p - (chance ? toNumber(chance) : 0)), `lost ${a}:${d}`).toBeLessThan(CLOSE)
    })
  )
  if (!report.result) return
  expect(Math.abs(report.result.attackerWins - toNumber(attackerWins(answer))), 'attacker wins').toBeLessThan(CLOSE)
  expect(Math.abs(report.result.tie - toNumber(tie(answer))), 'tie').toBeLessThan(CLOSE)
  for (const side of ['attacker', 'defender', 'nobody'] as const)
    expect(Math.abs((report.disengages?.[side] ?? 0) - toNumber(disengages(answer, side))), `${side} disengages`).toBeLessThan(
      CLOSE
    )
}

test('the product and the referee agree on 400 random fights of the second edition', { timeout: 240_000 }, () => {
  let played = 0
  fc.assert(
    fc.property(secondFights, fight => {
      fc.pre(faults(scenarioOfSecond(fight), book).length === 0)
      played++
      compare(fight)
    }),
    { numRuns: 400, seed: 2_018, maxSkipsPerRun: 1000 }
  )
  expect(played).toBeGreaterThan(200)
})
