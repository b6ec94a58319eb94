import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import { rulebook } from '../../src/rules/rulebook'
import { attackerWins, disengages, mean, type SideBySide, sideBySide, splitsOf, tie, toNumber } from '../oracle'
import { charges, scenarioOfCharge } from './together'

const book = rulebook(1)
const CLOSE = 1e-12

const compare = (fight: SideBySide) => {
  const answer = sideBySide(fight)
  const report = odds(scenarioOfCharge(fight), book, { asides: false })
  const lost = new Map<string, number>()
  for (const { value, chance } of answer) {
    const key = [value.warlord.losses, value.companion.losses, value.enemy.losses].join()
    lost.set(key, (lost.get(key) ?? 0) + toNumber(chance))
  }
  report.jointOfUnits?.p.forEach((plane, a) =>
    plane.forEach((row, c) =>
      row.forEach((p, d) => expect(Math.abs(p - (lost.get([a, c, d].join()) ?? 0)), `${a}:${c}:${d}`).toBeLessThan(CLOSE))
    )
  )
  const units = { warlord: report.attacker.units[0], companion: report.attacker.units[1], enemy: report.defender.units[0] }
  for (const name of ['warlord', 'companion', 'enemy'] as const) {
    const carries = toNumber(mean(answer, ({ [name]: { left, fatigue } }) => (left > 0 ? fatigue : 0)))
    expect(units[name]?.fatigueAfter, `fatigue of the ${name}`).toBeCloseTo(carries, 10)
  }
  expect(Math.abs((report.result?.attackerWins ?? 0) - toNumber(attackerWins(answer as never))), 'attackers win').toBeLessThan(
    CLOSE
  )
  expect(Math.abs((report.result?.tie ?? 0) - toNumber(tie(answer as never))), 'tie').toBeLessThan(CLOSE)
  for (const side of ['attacker', 'defender', 'nobody'] as const)
    expect(
      Math.abs((report.disengages?.[side] ?? 0) - toNumber(disengages(answer as never, side))),
      `${side} disengages`
    ).toBeLessThan(CLOSE)
}

test('the product and the referee agree on 60 random charges Side by Side', { timeout: 240_000 }, () => {
  let played = 0
  fc.assert(
    fc.property(charges, fight => {
      fc.pre(splitsOf(fight).includes(fight.split))
      const scenario = scenarioOfCharge(fight)
      fc.pre(faults(scenario, book).length === 0)
      played++
      compare(fight)
    }),
    { numRuns: 60, seed: 6_3, maxSkipsPerRun: 1000 }
  )
  expect(played).toBe(60)
})

test('what takes fatigue from the warlord and those near him does so from both, for whichever of them it is named', () => {
  let played = 0
  fc.assert(
    fc.property(charges, fc.constantFrom('warlord' as const, 'companion' as const), (fight, name) => {
      const viking = { faction: 'vikings' as const, abilities: [] }
      const tired = {
        ...fight,
        warlord: { ...fight.warlord, ...viking, fatigue: 4 },
        companion: { ...fight.companion, ...viking, fatigue: 3 }
      }
      const trio = { ...tired, [name]: { ...tired[name], abilities: [{ id: 'njord' }] } } as SideBySide
      fc.pre(splitsOf(trio).includes(trio.split) && faults(scenarioOfCharge(trio), book).length === 0)
      played++
      compare(trio)
    }),
    { numRuns: 30, seed: 6_3, maxSkipsPerRun: 1000 }
  )
  expect(played).toBe(30)
}, 240_000)
