import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { summaryFor } from '../../src/battle/summary'
import { numbersOf } from '../../src/model/cell-numbers'
import { quantityAt } from '../../src/model/quantities'
import { axisBy, axisOf, cellsOf } from '../../src/request/axis'
import { conditionOf } from '../../src/request/condition'
import { sweep } from '../../src/study/sweep'
import { until } from '../../src/study/until'
import { book, fight } from './asking'

const swept = (sentence: string, vary: readonly string[], show = 'result.attackerWins') => {
  const axes = vary.map(text => axisOf(text, '--vary'))
  const of = quantityAt(show)
  if (!of) throw new Error(show)
  const { book: its, ...cells } = cellsOf({ words: [sentence] }, axes, '--vary')
  return sweep({ ...cells, axes, of }, its)
}

describe('a sweep', () => {
  it('is each of its fights, the last axis turning fastest', () => {
    const { cells } = swept('bondi charge 4 huscarls', ['attacker.models=4..6', 'defender.cover=none,heavy'])
    expect(cells.map(({ at }) => at.join())).toEqual(['4,none', '4,heavy', '5,none', '5,heavy', '6,none', '6,heavy'])
    const one = odds(fight('5 bondi charge 4 huscarls heavy cover'), book, { asides: false })
    expect(cells[3]?.value).toBeCloseTo(one.result?.attackerWins ?? Number.NaN, 12)
    expect(cells[3]?.numbers?.swing).toBeCloseTo(one.victoryPoints.swing, 12)
  })

  it('marks the highest, and none where all are alike', () => {
    expect(swept('bondi charge 4 huscarls', ['attacker.models=4..6']).best).toBe(2)
    expect(swept('8 bondi charge 4 huscarls', ['defender.cover=none,light']).best).toBeUndefined()
  })

  it('varies units, abilities, spending, dice and readings', () => {
    const headline = (vary: string, cell: number) =>
      swept('8 bondi fatigue 1 charge 4 huscarls fatigue 1', [vary]).cells[cell]?.value
    const wins = (sentence: string) => odds(fight(sentence), book, { asides: false }).result?.attackerWins
    expect(headline('defender.unit=huscarls,bondi', 1)).toBeCloseTo(wins('8 bondi fatigue 1 charge 4 bondi fatigue 1') ?? 0, 12)
    expect(headline('attacker.abilities=none,ullr,ullr+frigg', 2)).toBeCloseTo(
      wins('8 bondi fatigue 1 +ullr +frigg charge 4 huscarls fatigue 1') ?? 0,
      12
    )
    expect(headline('attacker.spend=none,both', 1)).toBeCloseTo(
      wins('8 bondi fatigue 1 spends both charge 4 huscarls fatigue 1') ?? 0,
      12
    )
    expect(headline('attacker.attackDice=0..2', 2)).toBeCloseTo(
      wins('8 bondi fatigue 1 +2a charge 4 huscarls fatigue 1') ?? 0,
      12
    )
    expect(headline('defender.givesUpDice=no,yes', 1)).toBeCloseTo(
      wins('8 bondi fatigue 1 charge 4 huscarls fatigue 1 gives up dice') ?? 0,
      12
    )
    expect(swept('6 bondi charge 1 huscarls', ['readings.overkill-counts=no,yes']).best).toBeDefined()
  })

  it('leaves blank what cannot be fought, and says so', () => {
    const { cells, notes } = swept('8 bondi charge 8 warriors', ['attacker.models=4,8', 'attacker.engaged=3,6'])
    expect(cells[1]).toEqual({ at: ['4', '6'], refused: '--vary attacker.engaged: 6 is not at most the 4 models of the unit' })
    expect(notes).toEqual([
      '1 fight is impossible, such as 4, 6: --vary attacker.engaged: 6 is not at most the 4 models of the unit'
    ])
  })

  it('refuses a value with which nothing can be fought', () =>
    expect(() => swept('8 bondi charge 8 warriors', ['attacker.models=11..13'])).toThrow(
      '--vary attacker.models: 13 is not a whole number from 1 to 12'
    ))
})

describe('the brief of a fight', () => {
  it.each([
    '8 bondi charge 4 huscarls axe gives up dice',
    '6 hirdmen +thor charge 4 huscarls',
    'warlord guarded 2 hirdmen charges 8 warriors',
    '8 crossbows shoot 6 bondi in woods',
    '4 mounted hearthguard of the normans +crush charge 8 warriors'
  ])('has the numbers of the whole report: %s', sentence => {
    const scenario = fight(sentence)
    const [short, long] = [summaryFor(scenario, book), odds(scenario, book, { asides: false })]
    const close = (a: object, b: object) =>
      Object.entries(a).forEach(([key, value]) =>
        expect(value, key).toBeCloseTo((b as Record<string, number>)[key] ?? Number.NaN, 12)
      )
    close(numbersOf(short), numbersOf(long))
    close(short.disengages ?? {}, long.disengages ?? {})
    expect(short.attacker.fatigueAfter).toBe(long.attacker.fatigueAfter)
    short.defender.losses.p.forEach((chance, k) => expect(chance).toBeCloseTo(long.defender.losses.p[k] ?? 0, 12))
    expect(short.defender.losses.sd).toBeCloseTo(long.defender.losses.sd, 9)
  })

  it('samples where it is asked to', () => {
    const scenario = { ...fight('8 bondi charge 8 warriors'), method: 'monte-carlo', trials: 1000, seed: 'york' } as const
    expect(numbersOf(summaryFor(scenario, book))).toEqual(numbersOf(odds(scenario, book, { asides: false })))
  })
})

const reached = (sentence: string, condition: string, by: string) => {
  const axis = axisBy(by, '--by')
  const { base, at, book: its } = cellsOf({ words: [sentence] }, [axis], '--by')
  return until({ base, at, by: axis.path, labels: axis.labels, condition: conditionOf(condition, '--until') }, its)
}

const wipedOut = (models: number) =>
  odds(fight(`${models} warriors charge 4 hearthguard`), book, { asides: false }).defender.wipedOut

describe('the least that reaches a condition', () => {
  it('is the first number of models with which it holds', () => {
    const report = reached('8w charge 4hg', 'defender wiped out >= 10%', 'attacker.models')
    const least = Array.from({ length: 12 }, (_, i) => i + 1).find(models => wipedOut(models) >= 0.1)
    expect([report.reached, report.condition, report.by]).toEqual([String(least), 'defender wiped out >= 10%', 'attacker.models'])
    expect(report.steps.map(({ holds }) => holds)).toEqual(Array.from({ length: 12 }, (_, i) => wipedOut(i + 1) >= 0.1))
  })

  it('may be dice, fatigue, or values in an order of their own', () => {
    expect(reached('8w charge 4hg', 'attacker wins >= 30%', 'attacker.dice').by).toBe('attacker.attackDice')
    expect(reached('8w charge 4hg', 'attacker wins > 40%', 'defender.fatigue').reached).toBe('4')
    expect(reached('8w charge 8w', 'attacker wins < 30%', 'defender.cover=none,light,heavy').reached).toBe('heavy')
  })

  it('is nothing where nothing does, and then how near it came', () => {
    const { reached: none, notes } = reached('8w charge 4hg', 'defender wiped out >= 90%', 'attacker.models')
    expect(none).toBeNull()
    expect(notes).toEqual([`nearest at 12: ${(100 * wipedOut(12)).toFixed(1)} %`])
  })

  it('says where it holds no longer', () =>
    expect(reached('8w charge 8w', 'tie > 20% and attacker wins < 50%', 'attacker.models=8..12').notes).toEqual([
      'it stops holding at 10'
    ]))

  it('may leave out of the sentence what grows', () =>
    expect(reached('w charge 4hg', 'attacker wins > 10%', 'attacker.models').reached).toBe('6'))
})
