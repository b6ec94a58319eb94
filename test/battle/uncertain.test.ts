import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { quantityAt } from '../../src/model/quantities'
import type { Scenario } from '../../src/model/scenario'
import { replay } from '../../src/request/replay'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'
import { allReadings } from '../../src/study/all-readings'
import { outcomesOf } from '../../src/study/outcomes'
import { refused } from '../tools/refused'

/** A fight of which not all is known is the mean of the fights that it may be. */

const PATHS = [
  'result.attackerWins',
  'result.tie',
  'defender.wipedOut',
  'victoryPoints.swing',
  'attacker.losses.mean',
  'defender.losses.p.2'
]

const fightOf = (sentence: string): Scenario => requested({ words: [sentence] }).scenario

const valuesOf = (sentence: string): readonly number[] => {
  const report = odds(fightOf(sentence), rulebook(1))
  return PATHS.map(path => quantityAt(path)?.of(report) ?? Number.NaN)
}

const expectMixture = (sentence: string, parts: readonly (readonly [chance: number, sentence: string])[]): void => {
  const all = parts.map(([chance, part]) => [chance, valuesOf(part)] as const)
  valuesOf(sentence).forEach((value, i) => {
    expect(value).toBeCloseTo(
      all.reduce((sum, [chance, values]) => sum + chance * (values[i] as number), 0),
      12
    )
  })
}

const mistakesIn = (sentence: string): readonly string[] => refused(() => requested({ words: [sentence] }))

describe('a fight of which not all is known', () => {
  it('is by hand what one die of a bow comes to', () => {
    // R2.3, R2.4, R2.6: a hit on 4+ (1/2), saved on 4+ in the open (1/2 * 1/2 = 1/4 falls), on 3+ in light cover (1/2 * 1/3 = 1/6)
    const report = odds(fightOf('2 levies bow shoot 4 bondi light cover 40 %'), rulebook(1))
    expect(report.defender.losses.mean).toBeCloseTo(0.6 * (1 / 4) + 0.4 * (1 / 6), 12)
  })

  it('weighs a weapon, wherever its chance stands', () => {
    const parts = [
      [0.6, '12 bondi charge 4 huscarls axe'],
      [0.4, '12 bondi charge 4 huscarls']
    ] as const
    expectMixture('12 bondi charge 4 huscarls (axe 60 %)', parts)
    expectMixture('12 bondi charge 4 huscarls axe 60%', parts)
    expectMixture('12 bondi charge 4 huscarls, 60 % axe', parts)
    expectMixture('12 bondi cargan contra 4 huscarls con hacha 60,0 por ciento', parts)
  })

  it('weighs what falls of guards', () => {
    const guards = (sentence: string) => odds(fightOf(sentence), rulebook(1)).defender.guards?.p ?? []
    const [fresh, tired] = [guards('8 bondi charge warlord guarded 2'), guards('8 bondi fatigue 3 charge warlord guarded 2')]
    expect(fresh).not.toEqual(tired)
    expect(guards('8 bondi (fatigue 3 25 %) charge warlord guarded 2')).toEqual(
      [0, 1, 2].map(fallen => expect.closeTo(0.75 * (fresh[fallen] ?? 0) + 0.25 * (tired[fallen] ?? 0), 12))
    )
    // where the Wrath leaves nothing to fight no guard falls, and all that may happen weighs 1
    const wrath = guards('4 jomsvikings wrath 2d6 charge warlord guarded 2')
    expect(wrath).toHaveLength(3)
    expect(wrath.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('weighs several unknowns of both sides, each by itself', () =>
    expectMixture('8 bondi (fatigue 1 25 %) charge 4 huscarls (axe 60 %, +shieldwall 50 %)', [
      ...[0, 1].flatMap(tired =>
        [0, 1].flatMap(axe =>
          [0, 1].map(
            wall =>
              [
                (tired ? 0.25 : 0.75) * (axe ? 0.6 : 0.4) * 0.5,
                `8 bondi ${tired ? 'fatigue 1' : ''} charge 4 huscarls ${axe ? 'axe' : ''} ${wall ? '+shieldwall' : ''}`
              ] as const
          )
        )
      )
    ]))

  it('has weapons that exclude each other, and neither where chances are left', () =>
    expectMixture('8 bondi charge 4 huscarls axe 50 % bow 20 %', [
      [0.5, '8 bondi charge 4 huscarls axe'],
      [0.2, '8 bondi charge 4 huscarls bow'],
      [0.3, '8 bondi charge 4 huscarls']
    ]))

  // of three dice of the Wrath that come to 17 or 18, four throws in 216, nothing is fought (R6.6)
  it.each(['8 bondi charge 4 huscarls axe 60 %', '4 jomsvikings wrath 3d6 charge 4 huscarls axe 60 %'])(
    'has the chance of every outcome of the fights that it may be: %s',
    sentence => {
      const outcomes = outcomesOf(fightOf(sentence), rulebook(1))
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    }
  )

  it('is the fight itself where the chance is 100 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), models => {
        expectMixture(`${models} bondi charge 4 huscarls axe 100 %`, [[1, `${models} bondi charge 4 huscarls axe`]])
      }),
      { seed: 5, numRuns: 12 }
    )
  })

  it('tells each case with its chance', () => {
    const { cases = [] } = odds(fightOf('12 bondi charge 4 huscarls axe 60 % +shieldwall 40 %'), rulebook(1))
    expect(cases.map(({ text, chance }) => [text, Number(chance.toFixed(9))])).toEqual([
      ['danish axe, Shieldwall', 0.24],
      ['danish axe, without Shieldwall', 0.36],
      ['without danish axe, Shieldwall', 0.16],
      ['without danish axe, without Shieldwall', 0.24]
    ])
  })

  it('is thrown as often as each case is likely, within five standard errors of the mixture', () => {
    const scenario = fightOf('12 bondi charge 4 huscarls axe 60 %')
    const exact = odds(scenario, rulebook(1)).result?.attackerWins ?? 0
    const thrown = odds({ ...scenario, method: 'monte-carlo', trials: 40_000, seed: 'one' }, rulebook(1))
    const error = Math.sqrt((exact * (1 - exact)) / 40_000)
    expect(Math.abs((thrown.result?.attackerWins ?? 0) - exact)).toBeLessThan(5 * error)
    expect(thrown.method).toMatchObject({ name: 'monte-carlo', trials: 40_000 })
    const [low, high] = thrown.intervals?.['result.attackerWins'] ?? [0, 0]
    // thrown apart it is no wider than thrown together
    expect((high - low) / 2).toBeLessThan(1.96 * error * 1.001)
    expect((high - low) / 2).toBeGreaterThan(1.96 * error * 0.9)
    const both = odds({ ...scenario, method: 'both', trials: 10_000, seed: 'one' }, rulebook(1))
    expect(both.result?.attackerWins).toBeCloseTo(exact, 12)
    expect(both.method).toMatchObject({ name: 'both', trials: 10_000 })
  })

  it('is thrown to a precision, each case by itself, and as near as its widest chance', () => {
    const scenario: Scenario = { ...fightOf('12 bondi charge 4 huscarls axe 60 %'), method: 'monte-carlo' }
    const { method, intervals = {} } = odds({ ...scenario, precision: 0.02, seed: 'one' }, rulebook(1))
    const widths = Object.entries(intervals).map(([path, [low, high]]) =>
      quantityAt(path)?.measure === 'chance' ? (high - low) / 2 : 0
    )
    expect(method).toMatchObject({ name: 'monte-carlo', precision: 0.02, within: Math.max(...widths) })
    // two cases of 0.02 each, by 0.6 and 0.4: 0.02 times the root of 0.36 + 0.16
    expect(Math.max(...widths)).toBeLessThan(0.02 * 0.722)

    const thrown = odds({ ...scenario, trials: 1000 }, rulebook(1)).method
    expect(thrown).not.toHaveProperty('within')
    expect(thrown).not.toHaveProperty('sampled')
  })

  it('is thrown beside what it comes to, and says how far they are apart', () => {
    const scenario = fightOf('12 bondi charge 4 huscarls axe 60 %')
    const { method, result, intervals } = odds({ ...scenario, method: 'both', trials: 10_000, seed: 'one' }, rulebook(1))
    if (method.name !== 'both') throw new Error(method.name)
    const [exact, thrown] = [result?.attackerWins ?? 0, method.sampled['result.attackerWins'] ?? 0]
    expect(Math.abs(thrown - exact)).toBeLessThan(5 * Math.sqrt((exact * (1 - exact)) / 10_000))
    const [low = 0, high = 0] = intervals?.['result.attackerWins'] ?? []
    expect((low + high) / 2).toBeCloseTo(thrown, 3)
    expect(method.deviation.standardErrors).toBeGreaterThan(0)
  })

  it('is told in fractions, its chances as they are written', () => {
    // 0.6 * 3/4 + 0.4 * 5/6, as above
    const shot = odds({ ...fightOf('2 levies bow shoot 4 bondi light cover 40 %'), method: 'fractions' }, rulebook(1))
    expect(shot.fractions?.['defender.losses.p.0']?.fraction).toBe('47/60')
    expect(shot.fractions?.['defender.losses.p.1']?.fraction).toBe('13/60')
  })

  it('is told in fractions of three cases too', () => {
    // heavy cover raises armour to 5 and cancels on 3 or more (R2.6): 0.4 * 1/4 + 0.4 * 1/6 + 0.2 * 1/9 are lost
    const words = '2 levies bow shoot 4 bondi (light cover 40 %, heavy cover 20 %)'
    const shot = odds({ ...fightOf(words), method: 'fractions' }, rulebook(1))
    expect(shot.fractions?.['defender.losses.p.1']?.fraction).toBe('17/90')
    expect(shot.fractions?.['defender.losses.p.0']?.fraction).toBe('73/90')
  })

  it('is played under every interpretation that changes one of its cases', () => {
    const { of: names, rows } = allReadings(fightOf('12 bondi charge 4 huscarls axe 60 %'), rulebook(1))
    expect(names).toContain('overkill-counts')
    const yes = rows.find(({ readings }) => readings['overkill-counts'] === 'yes')
    const part = (sentence: string) =>
      odds({ ...fightOf(sentence), readings: { 'overkill-counts': 'yes' } }, rulebook(1)).result?.attackerWins ?? 0
    const mixture = 0.6 * part('12 bondi charge 4 huscarls axe') + 0.4 * part('12 bondi charge 4 huscarls')
    expect(yes?.result?.attackerWins).toBeCloseTo(mixture, 12)
  })

  it('is certain of what the unit has anyway', () => {
    expect(fightOf('8 bondi charge 4 huscarls axe (axe 60 %)').defender).not.toHaveProperty('maybe')
    expect(fightOf('8 bondi charge 4 huscarls fatigue 1 (fatigue 1 60 %, fatigue 2 20 %)').defender).toHaveProperty('maybe', [
      { chance: 0.2, fatigue: 2 }
    ])
  })

  it('takes scenery as one place, its cover and its ground together', () => {
    const wins = (sentence: string) => odds(fightOf(sentence), rulebook(1)).result?.attackerWins ?? -1
    for (const place of ['woods', 'a building', 'behind a hedge', 'uneven ground', 'heavy cover']) {
      const mixture = 0.4 * wins(`8 bondi charge 4 huscarls in ${place}`) + 0.6 * wins('8 bondi charge 4 huscarls')
      expect(wins(`8 bondi charge 4 huscarls in ${place} 40 %`)).toBeCloseTo(mixture, 12)
    }
    const shot = (sentence: string) => odds(fightOf(sentence), rulebook(1)).defender.losses.mean
    const [open, woods] = [shot('8 crossbows shoot 6 bondi'), shot('8 crossbows shoot 6 bondi in woods')]
    expect(woods).toBeLessThan(open)
    expect(shot('8 crossbows shoot 6 bondi in woods 40 %')).toBeCloseTo(0.4 * woods + 0.6 * open, 12)
    expect(fightOf('8 bondi charge 4 huscarls in woods 40 %').defender).toHaveProperty('maybe', [
      { chance: 0.4, cover: 'light', ground: 'uneven' }
    ])
    // a unit stands in one place
    expect(mistakesIn('8 bondi charge 4 huscarls woods 60 % heavy cover 60 %').join()).toContain('add up to 120%')
  })

  it('says scenery again as it was said', () => {
    for (const sentence of ['8 bondi charge 4 huscarls in woods 40 %', '8 bondi charge 4 huscarls in a building 30 % axe 60 %']) {
      const scenario = fightOf(sentence)
      const { headline } = odds(scenario, rulebook(1))
      expect(fightOf(headline).defender).toEqual(scenario.defender)
      expect(fightOf(replay(scenario, rulebook(1)).replace(/^saga-odds melee /u, '')).defender).toEqual(scenario.defender)
    }
  })

  it('refuses chances of nothing, beyond 100 %, and of what no unit may have', () => {
    expect(mistakesIn('8 bondi charge 4 huscarls 60 %').join()).toMatch(/^60%: a chance goes with a weapon/)
    expect(mistakesIn('8 bondi charge 4 huscarls axe 130 %').join()).toContain('130%: a chance is above 0 % and at most 100 %')
    expect(mistakesIn('8 bondi charge 4 huscarls axe 60 % bow 60 %').join()).toContain('(weapon) add up to 120%')
    expect(mistakesIn('8 bondi charge 4 huscarls +ullr 40 %').join()).toContain('Ullr is on the board of the Vikings')
  })
})
