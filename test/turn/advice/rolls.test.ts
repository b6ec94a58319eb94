import { describe, expect, it } from 'vitest'
import { advised } from './asking'

/** Advice before the SAGA dice are rolled: a die shows C in 1/2, U in 1/3, R in 1/6 (R7.1). */

const rolls = (words: string, roll: number, more: object = {}) => {
  const report = advised(words, { roll: String(roll), ...more }).rolls
  if (!report) throw new Error('dice are rolled')
  return report
}

const worth = (words: string, more: object = {}): number => advised(words, more).worth

const KNIGHTS = (boxes: string) => `2 knights mounted ${boxes} charge 2 ceorls keeps dice`

describe('each roll', () => {
  it('is listed with its chance, where its dice go and what is done then', () => {
    const report = rolls(KNIGHTS('+charge'), 1)
    expect(report.dice).toBe(1)
    expect(report.rolls.map(({ roll, chance, places, text }) => [roll, chance.toFixed(4), places, text])).toEqual([
      ['C', '0.5000', 'Charge!', 'Charge!'],
      ['U', '0.3333', 'Charge!', 'Charge!'],
      ['R', '0.1667', 'Charge! (rare)', 'Charge! rare']
    ])
    const [plain, rare] = [worth(KNIGHTS('++charge')), worth(KNIGHTS('++charge=r'))]
    expect(report.rolls.map(each => each.worth)).toEqual([plain, plain, rare].map(value => expect.closeTo(value, 10)))
    expect(report.worth).toBeCloseTo((5 * plain + rare) / 6, 10)
    expect(report.most).toBe(report.worth)
    expect(report.nothing).toBeCloseTo(worth(KNIGHTS('')), 10)
    expect(report.everything).toBeCloseTo(Math.max(plain, rare), 10)
    expect(report).not.toHaveProperty('taken')
  })

  it('counts the dice of a pool, and those of them that are rare', () => {
    const pool = '4 sergeants +attack-pool=2 charge 4 ceorls keeps dice'
    const report = rolls(pool, 2)
    expect(report.rolls.map(({ roll, places }) => [roll, places])).toEqual([
      ['CC', 'Attack Pool x2'],
      ['CU', 'Attack Pool x2'],
      ['UU', 'Attack Pool x2'],
      ['CR', 'Attack Pool x2 (rare)'],
      ['UR', 'Attack Pool x2 (rare)'],
      ['RR', 'Attack Pool x2 (2 rare)']
    ])
    const played = (uses: string) => worth(`4 sergeants ${uses} charge 4 ceorls keeps dice`)
    expect(report.rolls[0]?.worth).toBeCloseTo(played('+attack-pool=2'), 10)
    expect(report.nothing).toBeCloseTo(played(''), 10)
    expect(report.everything).toBeCloseTo(report.rolls.at(-1)?.worth ?? 0, 10)
  })

  it('pays for what is done in turn in the second edition: Thor costs a C (T8.1)', () => {
    const inSecond = { patches: [{ path: ['edition'], value: 2, called: '--edition' }] }
    const fight = (box: string) => `2 hirdmen ${box} charge 2 warriors keeps dice`
    const report = rolls(fight('+thor'), 1, inSecond)
    const [none, thor] = [worth(fight(''), inSecond), worth(fight('+thor'), inSecond)]
    expect(thor).toBeGreaterThan(none)
    expect(report.rolls.map(({ roll, places, text }) => [roll, places, text])).toEqual([
      ['C', 'Thor', 'Thor'],
      ['U', '-', 'no ability, no fatigue'],
      ['R', '-', 'no ability, no fatigue']
    ])
    expect(report.rolls.map(each => each.worth)).toEqual([thor, none, none].map(value => expect.closeTo(value, 10)))
    expect(report.worth).toBeCloseTo((thor + none) / 2, 10)
    expect(report.everything).toBeCloseTo(thor, 10)
  })

  it('leaves dice that pay for nothing, and says so', () => {
    const report = rolls(KNIGHTS('+stamping'), 1)
    expect(report.rolls.map(({ places, text }) => [places, text])).toEqual([
      ['-', 'no ability, no fatigue'],
      ['-', 'no ability, no fatigue'],
      ['-', 'no ability, no fatigue']
    ])
    expect(report.worth).toBeCloseTo(report.nothing, 12)
    expect(report.everything).toBeCloseTo(worth(KNIGHTS('++stamping')), 10)
  })

  it('lists boxes used before the fight first', () => {
    const report = rolls('4 hirdmen +ragnarok +ullr charge 3 huscarls keeps dice', 3, {
      patches: [
        { path: ['costs', 'ragnarok'], value: 'C+C', called: '--cost' },
        { path: ['costs', 'ullr'], value: 'U', called: '--cost' }
      ]
    })
    const texts = Object.fromEntries(report.rolls.map(({ roll, places, text }) => [roll, [places, text]]))
    expect(texts['CCU']).toEqual(['Ragnarok, Ullr', 'Ragnarok; Ullr'])
    expect(texts['CCC']).toEqual(['Ragnarok', 'Ragnarok; no ability, no fatigue'])
    expect(texts['UUR']).toEqual(['Ullr', 'no ability, no fatigue; Ullr'])
    expect(texts['RRR']).toEqual(['-', 'no ability, no fatigue; no ability, no fatigue'])
    const [none, ragnarok, ullr, both] = ['', '++ragnarok', '++ullr', '++ragnarok ++ullr'].map(boxes =>
      worth(`4 hirdmen ${boxes} charge 3 huscarls keeps dice`)
    ) as [number, number, number, number]
    // of three dice: two C and a U 3/2 * 1/2 * 1/3; two C or three without a U; a U without two C; neither
    const [cc, u, ccu] = [1 / 2, 1 - (2 / 3) ** 3, 1 / 4]
    expect(report.worth).toBeCloseTo(ccu * both + (cc - ccu) * ragnarok + (u - ccu) * ullr + (1 - cc - u + ccu) * none, 10)
    expect(report.everything).toBeCloseTo(both, 10)
    expect(report.nothing).toBeCloseTo(none, 10)
  })

  it('works for the defender, who wants the score low, after every choice of the attacker', () => {
    const fight = (boxes: string) => `2 hirdmen +ullr charge 2 ceorls ${boxes} keeps dice`
    const shown = { asks: 'defender', patches: [{ path: ['costs', 'shieldwall'], value: 'C', called: '--cost' }] }
    const report = rolls(fight('+shieldwall'), 1, shown)
    const [none, all] = [worth(fight(''), { asks: 'defender' }), worth(fight('+shieldwall'), { asks: 'defender' })]
    expect(report.nothing).toBeCloseTo(none, 10)
    expect(report.everything).toBeCloseTo(all, 10)
    expect(report.worth).toBeCloseTo((none + all) / 2, 10)
    expect(report.rolls.map(({ roll, text }) => [roll, text])).toEqual([
      ['C', 'Shieldwall'],
      ['U', 'no ability, no fatigue'],
      ['R', 'no ability, no fatigue']
    ])
  })

  it('counts what is played anyway as there', () => {
    const report = rolls('2 knights mounted ++stamping +charge charge 2 ceorls keeps dice', 1)
    expect(report.nothing).toBeCloseTo(worth(KNIGHTS('++stamping')), 10)
    expect(report.rolls[0]?.text).toBe('Stamping, Charge!')
    expect(report.rolls[0]?.places).toBe('Charge!')
  })

  it('takes unknown costs at their highest, and says so', () => {
    const report = rolls('2 hirdmen +ullr +frigg charge 2 ceorls keeps dice', 1)
    expect(Object.keys(report.taken ?? {})).toEqual(['vikings/ullr', 'vikings/frigg'])
    const [none, ullr, frigg] = ['', '+ullr', '+frigg'].map(box => worth(`2 hirdmen ${box} charge 2 ceorls keeps dice`)) as [
      number,
      number,
      number
    ]
    // each is C, U or R by itself: a die pays for both where they are alike, and then the better is played
    const shares = { C: 1 / 2, U: 1 / 3, R: 1 / 6 }
    const faces = Object.entries(shares)
    const means = faces.flatMap(([one]) =>
      faces.map(([other]) =>
        faces.reduce((sum, [face, share]) => {
          const paid = [none, ...(face === one ? [ullr] : []), ...(face === other ? [frigg] : [])]
          return sum + share * Math.max(...paid)
        }, 0)
      )
    )
    expect(report.worth).toBeCloseTo(Math.min(...means), 10)
    expect(report.most).toBeCloseTo(Math.max(...means), 10)
  })
})
