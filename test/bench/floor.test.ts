import seedrandom from 'seedrandom'
import { describe, expect, it } from 'vitest'
import { melee, type Strike, sampledMelee } from './floor'
import { distinctMelees, randomMatchups } from './matchups'
import { median, race } from './race'
import { resultTable } from './table'

const mean = (chances: Float64Array) => chances.reduce((sum, chance, count) => sum + chance * count, 0)
const plain = (dice: number, hitsOn: number, models: number, bonus = 0): Strike => ({ dice, hitsOn, bonus, savesOn: 5, models })

/** Section 12 of the rules. */
const worked = [
  ['8 warriors charge 8 warriors', plain(8, 4, 8), plain(8, 4, 8), [0.39541, 0.209181, 2.666667, 2.666667]],
  ['8 warriors charge 8 who give up dice', plain(8, 4, 8, 2), plain(4, 4, 8), [0.536677, undefined, 2.047983, 1.333333]],
  ['12 warriors charge 8 hearthguard', plain(12, 5, 8), plain(16, 4, 12), [0.089686, 0.089941, 2.666505, 5.333205]],
  ['4 hearthguard charge 8 warriors', plain(8, 4, 8), plain(8, 5, 4), [0.590043, undefined, 2.666667, 1.758896]],
  ['4 berserkers charge 8 warriors', plain(16, 4, 8), plain(8, 3, 4), [0.773388, undefined, 5.262465, 3.204062]],
  ['4 huscarls with axes charge 8 warriors', plain(8, 3, 8), plain(8, 4, 4), [0.59857, undefined, 3.555556, 2.556318]]
] as const

describe('the floor of the bench', () => {
  it.each(worked)('fights %s', (_, attack, answer, [wins, tie, defenderLoses, attackerLoses]) => {
    const fought = melee(attack, answer)
    expect(fought.wins).toBeCloseTo(wins, 6)
    if (tie !== undefined) expect(fought.tie).toBeCloseTo(tie, 6)
    expect(mean(fought.defenderLosses)).toBeCloseTo(defenderLoses, 6)
    expect(mean(fought.attackerLosses)).toBeCloseTo(attackerLoses, 6)
    expect(fought.wins + fought.tie + fought.loses).toBeCloseTo(1, 12)
  })

  it('throws dice to the same odds', () => {
    const [attack, answer] = [plain(8, 4, 8, 2), plain(4, 4, 8)]
    const battles = 200_000
    const thrown = sampledMelee(attack, answer, battles, seedrandom.xor4096('floor'))
    const { wins } = melee(attack, answer)
    expect(Math.abs(thrown.wins - wins)).toBeLessThan(5 * Math.sqrt((wins * (1 - wins)) / battles))
  })

  it('keeps the odds of every matchup whole', () => {
    for (const { attack, answer } of randomMatchups(300)) {
      const { wins, tie, loses } = melee(attack, answer)
      expect(wins + tie + loses).toBeCloseTo(1, 12)
    }
  })

  it('draws the same matchups every time, all different', () => {
    const matchups = randomMatchups(300)
    expect(randomMatchups(300)).toEqual(matchups)
    expect(new Set(matchups.map(matchup => JSON.stringify(matchup.scenario))).size).toBe(300)
  })
})

describe('the stopwatch', () => {
  it('takes the median', () => expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]))

  it('lets all run in turn', () => {
    const order: string[] = []
    race({ a: () => order.push('a'), b: () => order.push('b') }, 2, 1)
    expect(order.join('')).toBe('ababab')
  })

  it('prints ratios and says what is too slow', () =>
    expect(
      resultTable([
        { what: 'melee', unit: 'us', floor: 1, product: 12, bar: 15, next: 12 },
        { what: 'shot', unit: 'us', floor: 1, product: 16, bar: 15 }
      ])
    ).toBe(
      [
        '         floor  saga-odds   ratio  bar            next',
        'melee  1.00 us    12.0 us  12.00x  15x      good   12x',
        'shot   1.00 us    16.0 us  16.00x  15x  TOO SLOW'
      ].join('\n')
    ))
})

it('makes melees for a batch that all differ', () => {
  const lines = [...distinctMelees(20_000)].map(scenario => JSON.stringify(scenario))
  expect(new Set(lines).size).toBe(20_000)
})
