import { describe, expect, test } from 'vitest'
import { campaign } from './campaign'
import { isPolluted, unkind, unprintable, unsound, unsoundAnywhere } from './fate'

/** A short campaign with a fixed seed; `npm run trust` has seven times as many, and `npm run fuzz` as many as are asked for. */

describe('whatever a user writes', () => {
  test('is answered with chances that add up, or refused in sentences', { timeout: 240_000 }, async () => {
    const { tallies, bad } = await campaign(1_000, 'short')
    expect(bad.map(({ target, number, wrong }) => `${target} ${number}: ${wrong}`)).toEqual([])
    for (const { target, answered, refused } of tallies) {
      expect(answered, `${target} answered`).toBeGreaterThan(0)
      if (!/line|batch|prefer/.test(target)) expect(refused, `${target} refused`).toBeGreaterThan(0)
    }
  })

  test('is judged: what is wrong would be seen', () => {
    expect(unkind(new TypeError('x is not a function'))).toMatch(/^a bug: TypeError/)
    expect(unprintable('a\u001b[31m name')).toMatch(/raw control letter/)
    expect(unprintable('Error: x\n    at f (/a/b.ts:1:2)')).toMatch(/stack/)
    expect(unprintable('two\nlines')).toBeUndefined()
    expect(isPolluted()).toBe(false)
    expect(unsoundAnywhere({ units: [{ models: { p: [0.5, 0.4] } }] })).toMatch(/^report.units.0.models.p is no distribution/)
    expect(unsoundAnywhere({ points: { p: [{ points: 3, chance: 0.9 }] } })).toMatch(/is no distribution: 0.9/)
    expect(unsoundAnywhere({ goals: [{ chance: 1.2 }], worth: 4 })).toMatch(/^report.goals.0.chance is no chance/)
    expect(unsoundAnywhere({ worth: Number.NaN })).toBe('report.worth is no number')
    const side = { losses: { p: [0.5, 0.4] }, units: [] }
    expect(unsound({ attacker: side, defender: side, joint: { p: [[1]] } } as never)).toMatch(/^a distribution that is none/)
  })
})
