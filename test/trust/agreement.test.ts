import { describe, expect, test } from 'vitest'
import { type KindName, kinds } from './kinds'
import { everything, metBy } from './met'
import { type Round, round } from './rounds'
import type { Trial } from './trial'

/** The product against the referee, kind of fight by kind of fight; `npm run trust` and `npm run nightly` play thousands more. */

const FIGHTS = 420
const SEED = 27_11_20_11

describe('the product and the referee', () => {
  const trials: Trial[] = []

  test.each(Object.keys(kinds) as KindName[])('agree on random fights: %s', { timeout: 120_000 }, kind => {
    const { fought, broken, trials: played }: Round = round(kind, Math.ceil((FIGHTS * kinds[kind][1]) / 100), SEED)
    expect(broken).toBeUndefined()
    expect(fought).toBeGreaterThan(0)
    trials.push(...played)
  })

  // two units meet more of each other's rules than one: abilities of both before the fatigue of both, boxes that reach one or the other
  test('agree on 120 charges Side by Side in which everybody plays what he has', { timeout: 240_000 }, () => {
    const { fought, broken } = round('side by side, with abilities', 120, 1)
    expect(broken).toBeUndefined()
    expect(fought).toBe(120)
  })

  test('have met on more than 300 fights', () => expect(trials.length).toBeGreaterThan(300))

  test('have met over every verb, weapon, cover, ability and reading of both editions', () => {
    const met = metBy(trials.map(({ scenario }) => scenario))
    expect(everything.filter(name => !met.has(name))).toEqual([])
  })
})
