import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { comparisonOf } from '../../src/request/compare'
import { compare, dominanceOf, duelOf } from '../../src/study/compare'
import type { ValueDistribution } from '../../src/study/outcomes'
import { attackerWins, type Fight, joint, referee, toNumber } from '../oracle'
import { book, fight } from './asking'

const compared = (words: string, charged = false) => {
  const { book: its, ...comparison } = comparisonOf({ words: [words] }, charged)
  return compare({ ...comparison, charged }, its)
}

describe('several subjects against several opponents', () => {
  const { cells, subjects, opponents, duels } = compared(
    '8 warriors or 4 hearthguard or 4 berserkers vs 12 levies or 6 hearthguard in rocks'
  )

  it('are each fight by itself', () => {
    const one = odds(fight('4 hearthguard charge 6 hearthguard in rocks'), book, { asides: false })
    expect(cells[1]?.[1]?.numbers).toEqual({
      win: one.result?.attackerWins,
      tie: one.result?.tie,
      lose: one.result?.defenderWins,
      lost: one.attacker.losses.mean,
      killed: one.defender.losses.mean,
      wipesOut: one.defender.wipedOut,
      wipedOut: one.attacker.wipedOut,
      swing: one.victoryPoints.swing
    })
  })

  it('cost what they muster for', () => {
    expect(subjects).toEqual([
      { name: '8 warriors', musterPoints: 1 },
      { name: '4 hearthguard', musterPoints: 1 },
      { name: '4 berserkers', musterPoints: 1 }
    ])
    expect(opponents.map(({ musterPoints }) => musterPoints)).toEqual([1, 1.5])
    expect(compared('12 warriors vs 8 levies').cells[0]?.[0]?.perPoint).toBeCloseTo(
      odds(fight('12 warriors charge 8 levies'), book, { asides: false }).victoryPoints.swing / 1.5,
      12
    )
    expect(compared('warlord vs 8 levies').subjects).toEqual([{ name: 'warlord', musterPoints: null }])
  })

  it('are described by what they have more than the first', () => {
    expect(cells[0]?.every(({ more }) => more === undefined)).toBe(true)
    const [first, third] = [cells[0]?.[0]?.numbers, cells[2]?.[0]?.numbers]
    expect(cells[2]?.[0]?.more?.win).toBeCloseTo((third?.win ?? 0) - (first?.win ?? 0), 12)
  })

  it('have nothing more where they are the same', () => {
    const [, second] = compared('8 warriors or 8 warriors vs 12 levies').cells
    expect(Object.values(second?.[0]?.more ?? { no: 1 })).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('meet in pairs on each opponent', () => {
    expect(duels.map(({ opponent, subject, other }) => [opponent, subject, other])).toEqual([
      [0, 0, 1],
      [0, 0, 2],
      [0, 1, 2],
      [1, 0, 1],
      [1, 0, 2],
      [1, 1, 2]
    ])
    for (const { better, same, worse } of duels) expect(better + same + worse).toBeCloseTo(1, 12)
  })

  it('turn round when the opponents charge', () => {
    const [[cell] = []] = compared('4 hirdmen vs 8 warriors', true).cells
    const one = odds(fight('8 warriors charge 4 hirdmen'), book, { asides: false })
    expect([cell?.headline, cell?.numbers.win, cell?.numbers.swing]).toEqual([
      '8 warriors charge 4 hirdmen',
      one.result?.defenderWins,
      -one.victoryPoints.swing
    ])
  })
})

describe('which does better against the same target', () => {
  const subject = (models: number): Fight => ({
    kind: 'melee',
    attacker: { class: 'warriors', models },
    defender: { class: 'warriors', models: 2 }
  })

  /** Victory points of warriors are halves, so whole differences of losses tell the order. */
  const leads = (of: Fight) =>
    [...joint(referee(of))].map(([key, chance]) => {
      const [attacker = 0, defender = 0] = key.split(',').map(Number)
      return { lead: defender - attacker, chance: toNumber(chance) }
    })

  it('agrees with every pair of outcomes of the referee', () => {
    const [one, other] = [leads(subject(3)), leads(subject(2))]
    const chance = (holds: (a: number, b: number) => boolean) =>
      one.flatMap(a => other.map(b => (holds(a.lead, b.lead) ? a.chance * b.chance : 0))).reduce((sum, each) => sum + each, 0)
    const [duel] = compared('3 warriors or 2 warriors vs 2 warriors').duels
    expect(duel?.better).toBeCloseTo(
      chance((a, b) => a > b),
      12
    )
    expect(duel?.same).toBeCloseTo(
      chance((a, b) => a === b),
      12
    )
    expect(duel?.worse).toBeCloseTo(
      chance((a, b) => a < b),
      12
    )
    expect(compared('3 warriors vs 2 warriors').cells[0]?.[0]?.numbers.win).toBeCloseTo(
      toNumber(attackerWins(referee(subject(3)))),
      12
    )
  })

  it('names dominance where it holds: one more attack die against levies who never hurt', () => {
    const { duels } = compared('8 warriors +1a or 8 warriors vs 8 levies armour 2')
    expect(duels[0]?.dominates).toBe('subject')
    expect(compared('8 warriors or 8 warriors vs 8 levies').duels[0]?.dominates).toBeUndefined()
  })
})

const spread = (...pairs: readonly (readonly [worth: number, chance: number])[]): ValueDistribution => ({
  values: pairs.map(([worth]) => worth),
  chances: pairs.map(([, chance]) => chance)
})

const coin = spread([0, 0.5], [1, 0.5])
const luckier = spread([0, 0.25], [1, 0.75])
const safe = spread([0.5, 1])

describe('which of two is larger', () => {
  it('of two coins: one in four, a tie in two, one in four', () =>
    expect(duelOf(coin, coin)).toEqual({ better: 0.25, same: 0.5, worse: 0.25 }))
  it('of a lucky coin and a coin', () => expect(duelOf(luckier, coin)).toEqual({ better: 0.375, same: 0.5, worse: 0.125 }))
  it('of a sure half and a coin', () => expect(duelOf(safe, coin)).toEqual({ better: 0.5, same: 0, worse: 0.5 }))
})

describe('first-order dominance', () => {
  it('holds where every number is reached at least as likely', () => expect(dominanceOf(luckier, coin)).toBe('subject'))
  it('is given from the other side as well', () => expect(dominanceOf(coin, luckier)).toBe('other'))
  it('does not hold where each reaches something likelier', () => expect(dominanceOf(safe, coin)).toBeUndefined())
  it('does not hold between equals', () => expect(dominanceOf(coin, coin)).toBeUndefined())
})
