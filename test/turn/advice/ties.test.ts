import { describe, expect, it } from 'vitest'
import type { ChoiceReport } from '../../../src/model/report'
import { advised, choices } from './asking'
import { ARMOUR, advisedWith } from './own-boxes'

/** Of choices as good as each other the one that takes fewer SAGA dice is advised, then the one that takes less fatigue. */

const ids = ({ uses }: ChoiceReport): string =>
  uses
    .flat()
    .map(({ id }) => id)
    .join(' ') || '-'
const fatigue = ({ spend }: ChoiceReport): number => spend.flat().length

const SIDES = [
  ['attacker', (boxes: string) => `2 bondi ${boxes} charge 2 ceorls fatigue 1 keeps dice`],
  ['defender', (boxes: string) => `2 hirdmen fatigue 1 charge 2 ceorls ${boxes} keeps dice`]
] as const

describe('of choices as good as each other', () => {
  it.each(SIDES)('the %s is advised the one with fewer SAGA dice, wherever it stands', (side, fight) => {
    // armour 4 becomes 6 by either box, and is 6 at most (R1.2)
    const boxes = { wall: ARMOUR(2), 'great-wall': { ...ARMOUR(2), cost: 'C + C' } }
    const goal = { goal: `${side} losses` }
    for (const said of ['+wall +great-wall', '+great-wall +wall']) {
      const rows = choices(advisedWith(boxes, fight(said).replace(/fatigue 1/, ''), goal), 'fight', side)
      expect(rows.map(row => [ids(row), row.dice])).toEqual([
        ['wall', 1],
        ['great-wall', 2],
        [said.replaceAll('+', ''), 3],
        ['-', 0]
      ])
    }
  })

  it.each(SIDES)('the %s is advised the one with fewer SAGA dice before the fight, too', (side, fight) => {
    const when = side === 'attacker' ? (['Activation'] as const) : (['Activation/Reaction'] as const)
    const boxes = { wall: { ...ARMOUR(2), when }, 'great-wall': { ...ARMOUR(2), when, cost: 'C + C' } }
    for (const said of ['+wall +great-wall', '+great-wall +wall']) {
      const report = advisedWith(boxes, `${fight(said)} spends nothing`, { goal: `${side} losses` })
      expect(report.best.steps[0]).toMatchObject({ by: side, what: 'before', choice: { text: 'wall', dice: 1 } })
      expect(choices(report, 'before', side).map(row => [ids(row), row.dice])).toEqual([
        ['wall', 1],
        ['great-wall', 2],
        [said.replaceAll('+', ''), 3],
        ['-', 0]
      ])
    }
  })

  it.each(SIDES)('the %s is then advised the one with less fatigue, wherever it stands', (side, fight) => {
    // armour 4 becomes 6 by the wall, or by the fence and a fatigue
    const boxes = { wall: ARMOUR(2), fence: ARMOUR(1) }
    const goal = { goal: `${side} losses` }
    for (const said of ['+wall +fence', '+fence +wall']) {
      const report = advisedWith(boxes, fight(said), goal)
      expect(report.best.steps.find(({ by, what }) => by === side && what === 'fight')?.choice.text).toBe('wall')
      const [best, ...others] = choices(report, 'fight', side)
      expect(best && [ids(best), fatigue(best)]).toEqual(['wall', 0])
      const asGood = others.filter(({ regret }) => regret < 1e-9).map(row => [row.dice, fatigue(row)])
      expect(asGood).toEqual([
        [1, 1],
        [1, 1],
        [1, 1],
        [2, 0],
        [2, 1],
        [2, 1]
      ])
    }
  })

  it('all are listed in this order where nothing matters', () => {
    // never is nobody left, nor less than nobody lost
    const always = { goal: 'defender losses >= 0' }
    const pair = advised(
      'vikings warlord fatigue 1 and 1 hirdmen fatigue 1 +ullr charge 1 huscarls fatigue 2 +shieldwall',
      always
    )
    expect(pair.worth).toBeCloseTo(1, 12)
    expect(choices(pair, 'dice', 'defender').map(({ text }) => text)).toEqual(['keep their dice', 'give up dice'])
    for (const side of ['attacker', 'defender']) {
      const rows = choices(pair, 'fight', side).map(row => [row.dice, fatigue(row)] as const)
      const shown = rows.map(([dice, spent]) => 10 * dice + spent)
      expect(shown[0]).toBe(0)
      expect(shown.at(-1)).toBe(12)
      expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    }
    expect(pair.best.scenario.split).toBe(0)
    expect(pair.best.steps.map(({ choice }) => choice.text)).toEqual([
      'keep their dice',
      'no ability, no fatigue',
      'aims 0 dice at the warlord'
    ])
  })
})
