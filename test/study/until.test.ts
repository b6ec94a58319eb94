import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { axisBy } from '../../src/request/axis'
import { cellsOf } from '../../src/request/cells'
import { conditionOf } from '../../src/request/condition'
import { until } from '../../src/study/until'
import { book, fight } from './asking'

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
