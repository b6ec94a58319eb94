import { describe, expect, test } from 'vitest'
import { report, type } from './running'

/** The SAGA dice of rules section 12 and the Wrath of R6.6, as a player asks for them. */

interface Asked {
  readonly wants: readonly { readonly alone: { readonly asRolled: { readonly least: number } | number } }[]
}

interface Wrath {
  readonly effects: readonly { readonly least: number; readonly reached: number; readonly inForce: number }[]
  readonly changesSides: number
}

const alone = async (line: string): Promise<string> => {
  const { wants } = (await report(line)) as Asked
  return JSON.stringify(wants[0]?.alone.asRolled)
}

describe('the chance that a roll of six pays', () => {
  // 1 - (5/6)^6; one C and one U or more of six: 1 - (1/2)^6 - (2/3)^6 + (1/6)^6
  test('one rare symbol: 0.6651', async () => expect(await alone('dice 6 vikings --want activation-pool')).toMatch(/0\.66510/))
  test('a common and a rare: 0.6508', async () => expect(await alone('dice 6 normans --want aimed-volley')).toMatch(/0\.65[01]/))
  test('symbols in words, in either language', async () => {
    expect(await alone('dice 6 --want rara')).toMatch(/0\.66510/)
  })
  test('two rare symbols: 0.2632', async () => expect(await alone('dice 6 anglo-danes --want trapped')).toMatch(/0\.2632/))
})

describe('the Wrath of the Jomsvikings', () => {
  test('three dice reach 12, 14, 16 and 17 as R6.6 says', async () => {
    const { effects, changesSides } = (await report('dice wrath 3')) as Wrath
    const reached = (sum: number) => effects.find(({ least }) => least === sum)?.reached ?? Number.NaN
    expect([12, 14, 16, 17].map(sum => (100 * reached(sum)).toFixed(2))).toEqual(['37.50', '16.20', '4.63', '1.85'])
    expect(changesSides).toBeCloseTo(4 / 216, 12)
  })
  test('four dice are too many', async () => {
    const { code, stderr } = await type('dice wrath 4')
    expect(code).toBe(2)
    expect(stderr).toMatch(/^saga-odds: .*1 to 3/)
  })
})
