import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { summaryFor } from '../../src/battle/summary'
import { quantityAt } from '../../src/model/quantities'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { bookOf, fights } from './recorded/fights'

/** Stages of a fight as measures: what each side's dice come to on the way. */

const at = (scenario: Scenario, path: string): number =>
  quantityAt(path)?.of(summaryFor(scenario, rulebook(1), true)) ?? Number.NaN

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const binomial = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k)

const WARRIORS: Scenario = { kind: 'melee', attacker: { unit: 'warriors', models: 8 }, defender: { unit: 'warriors', models: 8 } }

describe('8 warriors against 8 warriors, hits on 4+, saves on 5+', () => {
  it('hit as binomial dice do', () => {
    expect(at(WARRIORS, 'attacker.hits.mean')).toBeCloseTo(4, 12)
    for (const hits of [0, 3, 8]) expect(at(WARRIORS, `attacker.hits.p.${hits}`)).toBeCloseTo(binomial(8, hits, 1 / 2), 12)
  })
  it('get through what is not saved: each die with 1/2 of 2/3', () => {
    expect(at(WARRIORS, 'defender.hitsThrough.p.2')).toBeCloseTo(binomial(8, 2, 1 / 3), 12)
    expect(at(WARRIORS, 'defender.saves.p.2')).toBeCloseTo(binomial(8, 2, 1 / 6), 12)
  })
  it('roll a defence die for each hit', () => {
    expect(at(WARRIORS, 'attacker.defenceDiceRolled.atLeast.8')).toBeCloseTo(binomial(8, 8, 1 / 2), 12)
    expect(at(WARRIORS, 'attacker.attackDiceRolled.mean')).toBe(8)
    expect(at(WARRIORS, 'attacker.diceRolled')).toBeCloseTo(12, 12)
  })
})

// one die hits armour 4 by 1/2 (T2.5): then a defence die for it and three more, or twice the hits (T3.11); no hit, no dice
it.each([
  ['none', 4],
  ['twice', 2]
] as const)('nobody defends against nothing, and else with bonus dice: defence-cap=%s', (cap, dice) => {
  const special = { verb: 'cancels-on', on: 6, count: 2 } as const
  for (const effects of [[], [special]]) {
    const defender = { unit: 'warriors', models: 1, effects: [...effects, { verb: 'defence-dice', count: 3 } as const] }
    const readings = { 'defence-cap': cap }
    const scenario: Scenario = { kind: 'melee', edition: 2, readings, attacker: { unit: 'warriors', models: 1 }, defender }
    const rolled = odds(scenario, rulebook(2), { asides: false, stages: true }).defender.defenceDiceRolled
    expect([rolled?.p[0], rolled?.p[dice]]).toEqual([0.5, 0.5])
  }
})

it('nothing is counted that was not asked for', () =>
  expect([
    Object.keys(summaryFor(WARRIORS, rulebook(1)).attacker),
    Object.keys(odds(WARRIORS, rulebook(1), { asides: false }).attacker)
  ]).toEqual([
    ['losses', 'wipedOut', 'fatigueAfter'],
    ['losses', 'wipedOut', 'fatigueAfter', 'units']
  ]))

it('their means are those along the strikes of the report, of either edition and Side by Side', () => {
  for (const fight of fights.filter((_, i) => i % 12 === 0)) {
    const said = JSON.stringify(fight.scenario)
    // where dice are thrown beforehand, the units of the report are those of the likeliest case
    if (said.includes('"verb":"test"')) continue
    const report = odds(fight.scenario, bookOf(fight), { asides: false, stages: true })
    for (const [side, enemy] of [
      ['attacker', 'defender'],
      ['defender', 'attacker']
    ] as const) {
      const sum = (key: 'attackDice' | 'hits' | 'uncancelled' | 'saves') =>
        report[side].units.reduce((total, { strike }) => total + strike[key], 0)
      // hits that count as two are not in the expected numbers of two units
      if ('together' in fight.scenario.attacker && said.includes('crush')) continue
      expect(report[side].attackDiceRolled?.mean, said).toBeCloseTo(sum('attackDice'), 9)
      expect(report[side].hits?.mean, said).toBeCloseTo(sum('hits'), 9)
      expect(report[side].hitsThrough?.mean, said).toBeCloseTo(sum('uncancelled'), 9)
      // hits that count as two are saved once
      if (!said.includes('unsaved')) expect(report[enemy].saves?.mean, said).toBeCloseTo(sum('saves'), 9)
      if (!('together' in fight.scenario.attacker))
        expect(report[enemy].defenceDiceRolled?.mean, said).toBeCloseTo(report[side].units[0]?.strike.defenceDice ?? 0, 9)
    }
  }
})

it('a throw of the Wrath averages them too', () => {
  const scenario: Scenario = {
    kind: 'melee',
    attacker: { unit: 'jomsvikings', models: 4, wrath: '2d6' },
    defender: { unit: 'warriors', models: 8 }
  }
  const p = odds(scenario, rulebook(1), { stages: true }).attacker.hits?.p ?? []
  expect(p.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
})
