import { describe, expect, test } from 'vitest'
import type { FightReport } from '../../src/model/report'
import { report } from './running'

/** The worked examples of the rules (section 12), to six digits, as a player types them. */

const odds = async (line: string) => (await report(line)) as FightReport

const six = (value: number | undefined) => Number((value ?? Number.NaN).toFixed(6))

/** P(k or more). */
const least = (p: readonly number[], k: number) => p.slice(k).reduce((sum, chance) => sum + chance, 0)

describe('a shot', () => {
  test('eight crossbows, re-rolling, at six warriors in light cover with Asgard (S1 p.19)', async () => {
    const { attacker, defender } = await odds('shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard')
    const strike = attacker.units[0]?.strike
    expect(attacker.units[0]).toMatchObject({ attackDice: 4, hitsOn: 4, rerolls: true })
    expect(defender.units[0]?.savesOn).toBe(3)
    expect(six(strike?.hitsP[4])).toBe(0.316406)
    expect(six(strike?.hits)).toBe(3)
    expect(six(defender.losses.mean)).toBe(1)
    expect(six(least(defender.losses.p, 1))).toBe(0.683594)
  })
  test('the same without the re-roll', async () =>
    expect(six((await odds('shoot 8 crossbows shoot 6 bondi in woods +asgard')).defender.losses.mean)).toBe(0.666667))
  test('eight levy bows at levies (S1 p.29)', async () => {
    const { attacker, defender } = await odds('shoot 8 levies bows shoot 12 levies')
    expect(six(attacker.units[0]?.strike.hitsP[3])).toBe(0.395062)
    expect(six(defender.losses.mean)).toBe(1.333333)
    expect(six(defender.losses.p[0])).toBe(0.197531)
  })
  test('twelve levy bows at eight warriors', async () => {
    const { defender } = await odds('shoot 12 levies bow shoot 8 warriors')
    expect(six(defender.losses.mean)).toBe(1.5)
    expect(six(defender.losses.p[0])).toBe(0.177979)
  })
  test('twelve levy bows at a warlord', async () => {
    const { attacker } = await odds('shoot 12 levies bow shoot warlord')
    const p = attacker.units[0]?.strike.uncancelledP ?? []
    expect([six(p[0]), six(p[1]), six(least(p, 2))]).toEqual([0.593292, 0.323614, 0.083094])
  })
})

/** Attacker wins and tie, then losses of defender and attacker. */
const figures = ({ result, defender, attacker }: FightReport) =>
  [result?.attackerWins, result?.tie, defender.losses.mean, attacker.losses.mean].map(six)

describe('a melee', () => {
  test.each([
    ['8 warriors charge 8 warriors', [0.39541, 0.209181, 2.666667, 2.666667]],
    ['12 warriors charge 8 hearthguard', [0.089686, 0.089941, 2.666505, 5.333205]]
  ])('%s', async (line, expected) => expect(figures(await odds(`melee ${line}`))).toEqual(expected))

  test('eight warriors charge eight who give up dice', async () => {
    const { result, defender, attacker } = await odds('melee 8 warriors charge 8 warriors gives up dice')
    expect([six(result?.attackerWins), six(defender.losses.mean), six(attacker.losses.mean)]).toEqual([
      0.536677, 2.047983, 1.333333
    ])
  })
  test.each([
    ['4 hearthguard charge 8 warriors', [0.590043, 2.666667, 1.758896]],
    ['4 berserkers charge 8 warriors', [0.773388, 5.262465, 3.204062]],
    ['4 huscarls axe charge 8 warriors', [0.59857, 3.555556, 2.556318]]
  ])('%s', async (line, expected) => {
    const { result, defender, attacker } = await odds(`melee ${line}`)
    expect([six(result?.attackerWins), six(defender.losses.mean), six(attacker.losses.mean)]).toEqual(expected)
  })
  test('six hirdmen charge ten levies with Shieldwall, two levy dice (S1 p.29)', async () => {
    const { result, defender } = await odds('melee 6 hirdmen charge 10 levies engaged 6 +shieldwall')
    expect(defender.units[0]?.attackDice).toBe(2)
    expect([result?.attackerWins, result?.tie, result?.defenderWins].map(six)).toEqual([0.967743, 0.026928, 0.005329])
  })
  test('the whole of S1 p.30', async () => {
    const { attacker, defender, result } = await odds(
      'melee 6 hirdmen +frigg +ullr spends armour charge 4 huscarls engaged 3 fatigue 1 gives up dice +lords-of-battle=3d'
    )
    expect(attacker.units[0]).toMatchObject({ attackDice: 13, hitsOn: 5, rerolls: true, armour: 6 })
    expect(defender.units[0]).toMatchObject({ attackDice: 3, hitsOn: 6, defenceDice: 5 })
    expect([defender.losses.mean, attacker.losses.mean].map(six)).toEqual([2.764995, 0.333333])
    expect([result?.attackerWins, result?.tie, defender.wipedOut].map(six)).toEqual([0.873093, 0.097082, 0.428847])
  })
  test('thirteen dice with Ullr against armour 5 (S1 p.30)', async () => {
    const { attacker } = await odds('melee 6 hirdmen +frigg +ullr charge 12 huscarls')
    const strike = attacker.units[0]?.strike
    expect([six(strike?.attackDice), six(strike?.hits), six(strike?.hitsP[7])]).toEqual([13, 7.222222, 0.21603])
  })
})

test('the mass of every distribution is 1', async () => {
  const { attacker, defender, joint, result } = await odds('melee 6 hirdmen +thor charge 6 huscarls axe gives up dice')
  const sums = [attacker.losses.p, defender.losses.p, joint.p.flat(), Object.values(result ?? {})].map(p =>
    p.reduce((a, b) => a + b, 0)
  )
  for (const sum of sums) expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
})
