import { describe, expect, test } from 'vitest'
import { readyFight } from '../../../src/battle/fight'
import { measuresOf } from '../../../src/battle/measures'
import { exactAnswer } from '../../../src/battle/methods'
import { odds } from '../../../src/battle/odds'
import type { FightReport, UnitReport } from '../../../src/model/report'
import { disagreements } from '../fractions'
import { bookOf, fights } from './fights'
import type { Recorded } from './record'

/** What holds of the report of every fight, whatever its dice: tried on those that are written down. */

const CLOSE = 1e-9

type Shown = Omit<FightReport, 'replay'>

/** Worked out in each test: what is worked out before them does not count for the mutants that a test is tried on. */
const reports = (): readonly (readonly [Recorded, Shown])[] =>
  fights.filter((_, i) => i % 4 === 0).map(fight => [fight, odds(fight.scenario, bookOf(fight), { asides: false })] as const)

const unitsOf = ({ attacker, defender }: Shown): readonly UnitReport[] => [...attacker.units, ...defender.units]

const sum = (p: readonly number[]): number => p.reduce((all, chance) => all + chance, 0)
const meanOf = (p: readonly number[]): number => p.reduce((sum, chance, k) => sum + k * chance, 0)

/** The last value a ledger leaves of a number. */
const last = ({ ledger }: UnitReport, what: string): number | undefined => ledger.findLast(line => line.what === what)?.value

describe('a ledger', () => {
  test('adds up: each line changes what the line before it left of the same number', () => {
    for (const [{ scenario }, report] of reports())
      for (const { ledger } of unitsOf(report)) {
        const values = new Map<string, number>()
        for (const { what, value, change } of ledger) {
          const before = values.get(what)
          // what fatigue buys against one of two units is a sum of its own, and armour may be held within its bounds (R1.2)
          const isHeld = what === 'armour' && (scenario.readings?.['armour-clamp'] === 'each' || 'together' in scenario.attacker)
          if (before !== undefined && change !== undefined && !isHeld)
            expect(value - before, JSON.stringify([what, ledger])).toBe(change)
          values.set(what, value)
        }
      }
  })
  test('ends with the numbers the unit fights with', () => {
    for (const [{ scenario }, report] of reports())
      for (const unit of unitsOf(report)) {
        const said = JSON.stringify([scenario, unit.ledger])
        const saves = last(unit, 'saves on')
        if (saves !== undefined) expect(saves, said).toBe(unit.savesOn)
        expect(last(unit, 'defence dice') ?? 0, said).toBe(unit.defenceDice)
        const fatigue = last(unit, 'fatigue')
        if (fatigue !== undefined) expect(fatigue, said).toBe(unit.fatigue)
        const dice = last(unit, 'attack dice')
        // the rest was lost to the cap (R2.2, R3.5)
        expect(dice ?? 0, said).toBeGreaterThanOrEqual(unit.attackDice)
        if (unit.attackDice > 0) expect(last(unit, 'hits on'), said).toBe(unit.hitsOn)
        if (!('together' in scenario.attacker))
          expect(Math.min(6, Math.max(2, last(unit, 'armour') ?? 0)), said).toBe(unit.armour)
      }
  })
})

/** Effects of the second edition by which hits are not those of the dice alone. */
const SPECIAL =
  /"verb":"(?:hits|hits-on|reroll|cancel-hits|cancels-on|attack-roll|defence-roll|dice-per-hit|turn-dice|discard-dice)"/

describe('along a strike', () => {
  test('hits are as many as dice that hit, and those that are not saved are uncancelled', () => {
    for (const [{ scenario }, report] of reports()) {
      const said = JSON.stringify(scenario)
      const same = (a: number, b: number) => expect(Math.abs(a - b), said).toBeLessThan(CLOSE)
      const isOfThree = 'together' in scenario.attacker
      for (const unit of unitsOf(report)) {
        const { strike, hitsOn, rerolls } = unit
        const isEnemyOfTwo = isOfThree && unit === report.defender.units[0]
        const p = (7 - (hitsOn ?? 7)) / 6
        const hit = rerolls ? 1 - (1 - p) ** 2 : p
        expect(strike.attackDice, said).toBe(unit.attackDice)
        // hits may count double (Crush), and the dice at one of two may hit more easily than those at the other
        // and automatic hits and effects that read results are no dice (T2.4, N1 to N4)
        const isPlain = scenario.edition !== 2 || !(SPECIAL.test(said) || /"abilities"|chariot|elephant/.test(said))
        if (!said.includes('crush') && !isEnemyOfTwo && isPlain) same(strike.hits, strike.attackDice * hit)
        same(sum(strike.hitsP), 1)
        same(sum(strike.uncancelledP), 1)
        if (!isOfThree || !said.includes('crush')) same(meanOf(strike.hitsP), strike.hits)
        // two who strike together share what is left of their hits
        if (!isOfThree || (isEnemyOfTwo && !said.includes('crush'))) same(meanOf(strike.uncancelledP), strike.uncancelled)
        if (!said.includes('unsaved')) same(strike.hits - strike.saves, strike.uncancelled)
        expect(strike.losses, said).toBeLessThanOrEqual(strike.uncancelled + CLOSE)
      }
    }
  })
  test('losses are those of the enemy where nothing else takes or keeps models', () => {
    for (const [{ scenario }, report] of reports()) {
      const shown = JSON.stringify(scenario)
      if (
        /together|thor|rounds|"verb":"test"|push|valhalla|old-gods|sacrifice|stamping|exhaustion|guards|resilience|ignore|warlord|chariot|elephant|"unit":"(har|rag|sven|cnut|tail|bag)/.test(
          shown
        )
      )
        continue
      expect(Math.abs((report.attacker.units[0]?.strike.losses ?? 0) - report.defender.losses.mean), shown).toBeLessThan(CLOSE)
      expect(Math.abs((report.defender.units[0]?.strike.losses ?? 0) - report.attacker.losses.mean), shown).toBeLessThan(CLOSE)
    }
  })
})

test('a fight is on average what the ways are in which it can end', () => {
  for (const fight of fights.filter((_, i) => i % 24 === 0)) {
    const ready = readyFight(fight.scenario, bookOf(fight))
    const distribution = exactAnswer(ready)
    const whole = measuresOf(ready, distribution)
    const ends = distribution.states.map(state => measuresOf(ready, { states: [state], weights: [1] }))
    const mean = (of: (end: (typeof ends)[number]) => number) =>
      ends.reduce((sum, end, i) => sum + (distribution.weights[i] ?? 0) * of(end), 0)
    const same = (a: number, b: number) => expect(Math.abs(a - b), JSON.stringify(fight.scenario)).toBeLessThan(CLOSE)
    expect(new Set(ends.map(({ kind }) => kind))).toEqual(new Set([whole.kind]))
    for (const side of ['attacker', 'defender'] as const) {
      same(
        mean(end => end[side].losses.mean),
        whole[side].losses.mean
      )
      same(
        mean(end => meanOf(end[side].losses.p)),
        whole[side].losses.mean
      )
      same(
        mean(end => end[side].wipedOut),
        whole[side].wipedOut
      )
      same(
        mean(end => end[side].fatigueAfter),
        whole[side].fatigueAfter
      )
      expect(ends.every(end => end[side].losses.sd === 0)).toBe(true)
    }
    for (const key of ['killed', 'lost', 'swing'] as const)
      same(
        mean(end => end.victoryPoints[key]),
        whole.victoryPoints[key]
      )
    for (const key of ['attackerWins', 'tie', 'defenderWins'] as const)
      same(
        mean(end => end.result?.[key] ?? 0),
        whole.result?.[key] ?? 0
      )
    for (const key of ['attacker', 'defender', 'nobody'] as const)
      same(
        mean(end => end.disengages?.[key] ?? 0),
        whole.disengages?.[key] ?? 0
      )
  }
})

test('read in fractions a fight is the same, number by number', () => {
  for (const fight of fights.filter((_, i) => i % 83 === 0)) {
    const report = odds({ ...fight.scenario, method: 'fractions' }, bookOf(fight))
    expect(disagreements(report, CLOSE), JSON.stringify(fight.scenario)).toEqual([])
  }
})
