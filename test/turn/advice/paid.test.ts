import { describe, expect, it } from 'vitest'
import { demandReader, isPaid, keysOf, sumDemands } from '../../../src/turn/advice/advice-by-roll'
import type { BoxOption } from '../../../src/turn/advice/box'
import { book, want } from '../../saga-dice/table'
import { advised } from './asking'
import { ARMOUR, advisedWith } from './own-boxes'

/** What choices ask of the SAGA dice, and what is done with no more than those that lie there. */

const ONE = { uses: [2], rares: [1] }

describe('dice that lie on a box', () => {
  it.each([
    // a rare die does more there than an ordinary one, and is none
    [true, 2, 1, true],
    [true, 2, 0, false],
    [true, 2, 2, false],
    [true, 3, 2, true],
    [true, 3, 1, true],
    [true, 3, 0, false],
    [true, 1, 1, false],
    [false, 2, 0, true],
    [false, 3, 0, true],
    [false, 1, 0, false]
  ])(
    'of which the rare symbol matters %s: %i, %i of them rare, serve two of which one is rare %s',
    (rareMatters, uses, rare, serves) =>
      expect(isPaid(ONE, { uses: [uses], rares: [rare] }, [want('C', { rareMatters })])).toBe(serves)
  )

  it('serve where they do for every box', () => {
    const wants = [want('C'), want('C')]
    const demand = { uses: [1, 1], rares: [0, 0] }
    const paid = (...uses: readonly number[]) => isPaid(demand, { uses, rares: [0, 0] }, wants)
    expect([paid(1, 1), paid(1, 0), paid(0, 1), paid(2, 0)]).toEqual([true, false, false, false])
  })

  it('are asked for together by what is used before the fight and in it', () =>
    expect(sumDemands({ uses: [1, 2], rares: [0, 1] }, { uses: [3, 0], rares: [1, 1] })).toEqual({ uses: [4, 2], rares: [1, 2] }))
})

describe('a way to use a box', () => {
  const way = (key: string, dice: number, rare?: number): BoxOption => {
    const ability = book.abilities[key]
    if (!ability) throw new Error(`there is no ${key}`)
    const use = { id: key, ...(rare !== undefined && { rare }) }
    return { unit: 0, uses: [use], played: [{ ability, use, effects: [] }], dice }
  }
  const box = (ways: readonly (BoxOption | undefined)[]) => ({
    id: 'x',
    name: 'X',
    isInRequest: false,
    isBeforehand: false,
    options: ways
  })

  it('asks for one use of its box, or for as many dice as it puts on a pool', () => {
    const wants = [want('C', { box: 'vikings/ragnarok' }), want('C', { box: 'vikings/combat-pool' })]
    const demandOf = demandReader(wants, book)
    expect(demandOf([way('vikings/ragnarok', 2), way('vikings/combat-pool', 3, 1)])).toEqual({ uses: [1, 3], rares: [0, 1] })
    expect(demandOf([undefined, way('vikings/ragnarok', 2)])).toEqual({ uses: [1, 0], rares: [0, 0] })
    // what is played anyway is not wanted
    expect(demandOf([way('vikings/ullr', 1)])).toEqual({ uses: [0, 0], rares: [0, 0] })
  })

  it('shows by its board whose box it is', () => {
    expect(keysOf([box([undefined, way('anglo-danes/combat-pool', 1)]), box([way('vikings/ullr', 1)])], book)).toEqual([
      'anglo-danes/combat-pool',
      'vikings/ullr'
    ])
    expect(keysOf([box([undefined])], book)).toEqual([])
  })
})

describe('dice that are rolled', () => {
  const cost = (id: string, value: string) => ({ path: ['costs', id], value, called: '--cost' })
  const rolled = (report: ReturnType<typeof advised>) => {
    if (!report.rolls) throw new Error('dice are rolled')
    return report.rolls
  }

  it('serve the defender after every choice of the attacker, the bad ones too', () => {
    // the attacker has a box that harms him, and is met after the one that is best
    const harm = { harm: ARMOUR(-2) }
    const fight = (his: string) => `2 hirdmen +harm charge 2 ceorls ${his} keeps dice`
    const shown = { asks: 'defender', patches: [cost('shieldwall', 'C')] }
    const report = rolled(advisedWith(harm, fight('+shieldwall'), { ...shown, roll: '1' }))
    const [none, all] = ['', '+shieldwall'].map(his => advisedWith(harm, fight(his), { asks: 'defender' }).worth) as [
      number,
      number
    ]
    expect(report.nothing).toBeCloseTo(none, 10)
    expect(report.everything).toBeCloseTo(all, 10)
    expect(report.worth).toBeCloseTo((none + all) / 2, 10)
  })

  it('pay for boxes of the defender before the fight, which are listed first', () => {
    const ward = { ward: { ...ARMOUR(1), when: ['Activation/Reaction'] as const } }
    const fight = (his: string) => `2 hirdmen +ragnarok charge 2 ceorls ${his} keeps dice`
    const worth = (his: string) => advisedWith(ward, fight(his), { asks: 'defender' }).worth
    const report = rolled(
      advisedWith(ward, fight('+ward +shieldwall'), { asks: 'defender', roll: '1', patches: [cost('shieldwall', 'U')] })
    )
    const [none, first, second] = [worth(''), worth('+ward'), worth('+shieldwall')]
    expect(report.rolls.map(({ roll, places, text, worth: its }) => [roll, places, text, its])).toEqual([
      ['C', 'ward', 'ward; no ability, no fatigue', expect.closeTo(first, 10)],
      ['U', 'Shieldwall', 'no ability, no fatigue; Shieldwall', expect.closeTo(second, 10)],
      ['R', '-', 'no ability, no fatigue; no ability, no fatigue', expect.closeTo(none, 10)]
    ])
    expect(report.worth).toBeCloseTo(first / 2 + second / 3 + none / 6, 10)
    expect(report.everything).toBeCloseTo(worth('+ward +shieldwall'), 10)
  })

  it('are left where a box they pay for changes nothing that is played for', () => {
    const tire = { tire: { effects: [{ verb: 'fatigue', of: 'own', count: 1, when: 'after' } as const] } }
    const report = rolled(advisedWith(tire, '2 hirdmen +tire charge 2 ceorls keeps dice', { roll: '1' }))
    expect(report.rolls.map(({ text }) => text)).toEqual([
      'no ability, no fatigue',
      'no ability, no fatigue',
      'no ability, no fatigue'
    ])
    expect(report.everything).toBeCloseTo(report.nothing, 12)
  })

  it('are dealt to the board they do most on (R6.4)', () => {
    const fight = (boxes: string) => `cnut ${boxes} charge 2 ceorls keeps dice`
    for (const box of ['ullr', 'shieldwall']) {
      const report = rolled(advised(fight(`+${box}`), { roll: '1', patches: [cost(box, 'C')] }))
      expect(report.worth).toBeCloseTo((advised(fight('')).worth + advised(fight(`++${box}`)).worth) / 2, 10)
    }
  })

  it('are as many on a box as may lie there: of a pool those that were asked for, of another one use', () => {
    const places = (words: string, roll: string, more: object) => rolled(advised(words, { roll, ...more })).rolls[0]?.places
    const pool = { patches: [cost('ullr', 'R')] }
    expect(places('2 hirdmen +ullr +combat-pool=2 charge 2 ceorls keeps dice', '2', pool)).toBe('Combat Pool x2')
    expect(places('2 hirdmen +ullr +combat-pool=1 charge 2 ceorls keeps dice', '2', pool)).toBe('Combat Pool')
    // its three dice are of one use
    const lords = { asks: 'defender', patches: [cost('lords-of-battle', 'C')] }
    expect(places('2 hirdmen charge 2 ceorls +lords-of-battle keeps dice', '2', lords)).toBe('Lords of Battle')
  })

  it('do most as all of a pool, and as the rare symbol where that does more', () => {
    const pool = (uses: string) => `2 hirdmen ${uses} charge 2 ceorls keeps dice`
    const report = rolled(advised(pool('+combat-pool=2'), { roll: '2' }))
    expect(report.rolls[0]?.worth).toBeCloseTo(advised(pool('+combat-pool=2')).worth, 10)
    expect(report.everything).toBeCloseTo(report.rolls.at(-1)?.worth ?? 0, 10)
    expect(report.everything).toBeGreaterThan(report.rolls[0]?.worth ?? 0)
  })

  it('are more than a player owns only where they are not the ones to be rolled (R7.1)', () => {
    const nine = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`shot${i}`, { ...ARMOUR(1), when: ['Shooting'] as const }])
    )
    const words = `1 hirdmen ${Object.keys(nine)
      .map(id => `+${id}`)
      .join(' ')} charge 1 ceorls keeps dice`
    const lying = (more: object) => advisedWith(nine, words, more).notes.filter(note => note.includes('SAGA dice lie'))
    expect(lying({})).toEqual(["9 SAGA dice lie on the attacker's board, and a player owns 8 (R7.1)"])
    expect(lying({ roll: '1' })).toEqual([])
  })
})
