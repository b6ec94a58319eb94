import { describe, expect, test } from 'vitest'
import { readyFight } from '../../src/battle/fight'
import { quantitiesOf } from '../../src/battle/measures'
import { deviationOf, exactAnswer, intervalsOf, sampledAnswer } from '../../src/battle/methods'
import { odds } from '../../src/battle/odds'
import { summaryFor } from '../../src/battle/summary'
import { distributionOf as lossDistribution } from '../../src/model/quantities'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** How a fight is measured: worked out, thrown, or both; the numbers that are measured are those of the report. */

const book = rulebook(1)
const bondi: UnitRequest = { unit: 'bondi', models: 3 }
const hirdmen: UnitRequest = { unit: 'hirdmen', models: 2 }
const melee: Scenario = { kind: 'melee', attacker: hirdmen, defender: bondi }
const shot: Scenario = {
  kind: 'shoot',
  attacker: { unit: 'thralls', models: 4, weapon: 'bow' },
  defender: { unit: 'bondi', models: 2 }
}
const pair: Scenario = { kind: 'melee', attacker: { together: [{ unit: 'warlord' }, hirdmen] }, defender: bondi, split: 1 }
const shown = (scenario: Scenario) => odds(scenario, book, { asides: false })

/** The number at a path of a report. */
const at = (report: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], report)

describe('thrown dice', () => {
  const thrown = (more: Partial<Scenario>) => shown({ ...melee, method: 'monte-carlo', trials: 400, ...more })
  test('fall the same for the same request and seed, and otherwise not', () => {
    const once = thrown({})
    expect(thrown({}).joint).toEqual(once.joint)
    expect(thrown({ seed: 'saga' }).joint).toEqual(once.joint)
    expect(thrown({ seed: 'other' }).joint).not.toEqual(once.joint)
    expect(thrown({ id: 'another fight' }).joint).not.toEqual(once.joint)
    expect(thrown({ method: 'both' }).method).toMatchObject({ sampled: { 'result.tie': once.result?.tie } })
  })
  test('are as many as asked for, 100 000 where nothing is', () => {
    expect(thrown({}).method).toStrictEqual({ name: 'monte-carlo', trials: 400, seed: 'saga' })
    expect(shown({ ...shot, method: 'monte-carlo' }).method).toMatchObject({ trials: 100_000 })
  })
  test('are thrown until every chance is known as precisely as asked', () => {
    const { method, intervals = {} } = shown({ ...melee, method: 'monte-carlo', precision: 0.006, seed: 'a' })
    expect(method).toMatchObject({ name: 'monte-carlo', precision: 0.006, seed: 'a' })
    // blocks of 16 384: a half-width of 0.0077 after one, 0.0054 after two where a chance is even
    expect(method).toMatchObject({ trials: 32_768 })
    const widths = quantitiesOf(readyFight(melee, book))
      .filter(({ kind }) => kind === 'probability')
      .map(({ name }) => (intervals[name]?.[1] ?? 1) - (intervals[name]?.[0] ?? 0))
    expect(Math.max(...widths) / 2).toBeLessThan(0.006)
    expect(thrown({ precision: 0.006 }).method).toMatchObject({ trials: 400 })
  })
  test('have an interval about every number, the numbers themselves within it', () => {
    const report = thrown({})
    const names = quantitiesOf(readyFight(melee, book)).map(({ name }) => name)
    expect(Object.keys(report.intervals ?? {})).toEqual(names)
    for (const [name, [low, high]] of Object.entries(report.intervals ?? {})) {
      const number = at(report, name) as number
      expect(number, name).toBeGreaterThanOrEqual(low - 1e-12)
      expect(number, name).toBeLessThanOrEqual(high + 1e-12)
      expect(high - low, name).toBeLessThan(0.5)
    }
  })
  test("have Wilson's interval about a chance: of what was never met in ten from 0 to z² / (10 + z²)", () => {
    const quantities = quantitiesOf(readyFight(melee, book))
    const nobodyHurt = { states: [{ attackerLost: 0, defenderLost: 0 }], weights: [1] }
    const { 'attacker.losses.p.2': never, 'attacker.losses.mean': mean } = intervalsOf(quantities, {
      trials: 10,
      distribution: nobodyHurt
    })
    expect(never?.[0]).toBeCloseTo(0, 12)
    expect(never?.[1]).toBeCloseTo(1.96 ** 2 / (10 + 1.96 ** 2), 4)
    // and of the mean from 0 to that chance of all 2
    expect(mean?.[0]).toBe(0)
    expect(mean?.[1]).toBeCloseTo((2 * 1.96 ** 2) / (10 + 1.96 ** 2), 4)
  })
  test('have no rounds to tell, which are worked out', () => {
    expect(thrown({ rounds: 2 }).rounds).toBeUndefined()
    expect(shown({ ...melee, rounds: 2 }).rounds).toHaveLength(2)
    expect(shown(melee).rounds).toBeUndefined()
    expect(shown(shot).rounds).toBeUndefined()
    expect(shown(melee).intervals).toBeUndefined()
  })
})

describe('both at once', () => {
  const report = () => shown({ ...melee, method: 'both', trials: 2_000, seed: 'both' })
  test('are the exact numbers, with the thrown ones beside them', () => {
    const { method, ...rest } = report()
    expect(rest.joint).toEqual(shown(melee).joint)
    if (method.name !== 'both') throw new Error('both')
    expect(Object.keys(method.sampled)).toEqual(quantitiesOf(readyFight(melee, book)).map(({ name }) => name))
    const { standardErrors, quantity } = method.deviation
    // the largest distance of all, by hand
    const exact = exactAnswer(readyFight(melee, book))
    const far = quantitiesOf(readyFight(melee, book)).map(({ name, of }) => {
      const mean = exact.states.reduce((sum, state, i) => sum + (exact.weights[i] ?? 0) * of(state), 0)
      const variance = exact.states.reduce((sum, state, i) => sum + (exact.weights[i] ?? 0) * (of(state) - mean) ** 2, 0)
      return { name, away: Math.abs((method.sampled[name] ?? 0) - mean) / Math.sqrt(variance / 2_000) }
    })
    const worst = far.reduce((a, b) => (b.away > a.away ? b : a))
    expect([quantity, standardErrors.toFixed(6)]).toEqual([worst.name, worst.away.toFixed(6)])
    expect(standardErrors).toBeLessThan(5)
  })
  test('what cannot vary and yet differs is beyond all errors', () => {
    const ready = readyFight(melee, book)
    const sure = { states: [{ attackerLost: 0, defenderLost: 0 }], weights: [1] }
    const other = { states: [{ attackerLost: 1, defenderLost: 0 }], weights: [1] }
    const quantities = quantitiesOf(ready)
    expect(deviationOf(quantities, sure, { trials: 10, distribution: other }).standardErrors).toBe(Number.POSITIVE_INFINITY)
    expect(deviationOf(quantities, sure, { trials: 10, distribution: sure })).toEqual({
      standardErrors: 0,
      quantity: 'result.attackerWins'
    })
    expect(deviationOf([], sure, { trials: 10, distribution: other })).toEqual({ standardErrors: 0, quantity: '' })
    expect(sampledAnswer(ready, melee).trials).toBe(100_000)
  })
})

describe('the numbers that are measured', () => {
  test.each<readonly [string, Scenario]>([
    ['of a charge', melee],
    ['of a shot', shot],
    ['of a charge Side by Side', pair],
    ['of a duel', { ...melee, rounds: 2 }]
  ])('are those of the report: %s', (_, scenario) => {
    const ready = readyFight(scenario, book)
    const { states, weights } = exactAnswer(ready)
    const report = shown(scenario)
    for (const { name, kind, of } of quantitiesOf(ready)) {
      const mean = states.reduce((sum, state, i) => sum + (weights[i] ?? 0) * of(state), 0)
      expect(at(report, name), name).toBeCloseTo(mean, 12)
      if (kind === 'probability') expect(mean, name).toBeLessThanOrEqual(1 + 1e-12)
    }
    expect(quantitiesOf(ready).some(({ name }) => name.startsWith('result'))).toBe(scenario.kind === 'melee')
    expect(report.attacker.losses.p).toHaveLength(
      'together' in scenario.attacker ? 4 : (report.attacker.units[0]?.models ?? 0) + 1
    )
  })
  test('have a spread: losses of 0 to 2 by a shot', () => {
    // two dice, each uncancelled one time in four: a variance of 2 · 1/4 · 3/4
    const { losses } = shown(shot).defender
    expect(losses.mean).toBeCloseTo(1 / 2, 12)
    expect(losses.sd).toBeCloseTo(Math.sqrt(3 / 8), 12)
    expect(shown(shot).attacker.losses.sd).toBe(0)
    // nor does the rounding of a certain loss make one
    expect(lossDistribution([0, 0, 1 - 2 ** -53]).sd).toBe(0)
  })
  test('are the same in brief, and how long a duel lasts', () => {
    for (const scenario of [melee, shot, pair, { ...melee, rounds: 3 }]) {
      const { result, disengages, victoryPoints, lasts, attacker, defender } = shown(scenario)
      const { wipedOut, fatigueAfter, losses } = attacker
      const quick = summaryFor(scenario, book)
      expect(quick).toMatchObject({
        victoryPoints,
        attacker: { wipedOut, fatigueAfter, losses },
        ...(result && { result, disengages })
      })
      expect(quick.defender.losses).toEqual(defender.losses)
      expect(quick.lasts).toBe(lasts)
      expect(quick.kind).toBe(scenario.kind)
    }
    expect(summaryFor({ ...melee, method: 'monte-carlo', trials: 300 }, book).result).toEqual(
      shown({ ...melee, method: 'monte-carlo', trials: 300 }).result
    )
  })
  test('are the chances of every pair of losses, none left out', () => {
    const wounded: Scenario = { ...melee, defender: { unit: 'warlord', wounds: 12 } }
    const sizes = (scenario: Scenario) => {
      const { joint } = shown(scenario)
      expect(joint.of).toEqual(['attacker.losses', 'defender.losses'])
      expect(new Set(joint.p.map(row => row.length)).size).toBe(1)
      return [joint.p.length, joint.p[0]?.length]
    }
    expect([melee, shot, pair, wounded].map(sizes)).toEqual([
      [3, 4],
      [5, 3],
      [4, 4],
      [3, 13]
    ])
  })
  test('Side by Side are told of each unit and of all three', () => {
    const { attacker, jointOfUnits, split, joint } = shown(pair)
    expect(jointOfUnits?.of).toEqual(['attacker.units.0.losses', 'attacker.units.1.losses', 'defender.losses'])
    expect(split).toEqual({ atFirst: 1, of: 3, isBest: false })
    const p = jointOfUnits?.p ?? []
    const sum = (list: readonly number[]) => list.reduce((all, chance) => all + chance, 0)
    expect([p.length, p[0]?.length, p[0]?.[0]?.length]).toEqual([2, 3, 4])
    expect(sum(p.flat(2))).toBeCloseTo(1, 12)
    expect(sum((p[1] ?? []).flat())).toBeCloseTo(attacker.units[0]?.wipedOut ?? -1, 12)
    expect(sum(p.flatMap(plane => plane[2] ?? []))).toBeCloseTo(attacker.units[1]?.wipedOut ?? -1, 12)
    expect(sum(p[0]?.[1] ?? [])).toBeCloseTo(sum(joint.p[1] ?? []) - sum(p[1]?.[0] ?? []), 12)
    expect(shown(melee).jointOfUnits).toBeUndefined()
  })
})

describe('a duel (R8.3)', () => {
  test('goes on or not, melee by melee, and lasts as long as it goes on', () => {
    const { rounds = [], lasts, result, attacker, defender } = shown({ ...melee, rounds: 3 })
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3])
    for (const { attackerFallen, defenderFallen, bothFallen, goesOn } of rounds)
      expect(attackerFallen + defenderFallen + bothFallen + goesOn).toBeCloseTo(1, 12)
    const last = rounds.at(-1)
    expect((last?.attackerFallen ?? 0) + (last?.bothFallen ?? 0)).toBeCloseTo(attacker.wipedOut, 12)
    expect((last?.defenderFallen ?? 0) + (last?.bothFallen ?? 0)).toBeCloseTo(defender.wipedOut, 12)
    expect(lasts).toBeCloseTo(1 + (rounds[0]?.goesOn ?? 0) + (rounds[1]?.goesOn ?? 0), 12)
    expect(result?.attackerWins).toBeGreaterThan(last?.defenderFallen ?? 1)
  })
})
