import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/report'
import { table } from '../../src/report/table'
import { longest, look, visible } from './look'
import { hostile } from './reports/hostile'
import { melee } from './reports/melee'
import { pair } from './reports/pair'
import { axe, weapons } from './reports/rulebook'
import { both, sampled } from './reports/sampled'
import { shot } from './reports/shot'

const reports: readonly (readonly [string, Report])[] = Object.entries({ melee, shot, pair, sampled, both, weapons, axe })

const ESC = String.fromCharCode(27)

describe('the table', () => {
  for (const [name, report] of reports) {
    for (const width of [80, 60, 40]) {
      it(`prints the ${name} in ${width} columns as agreed`, async () => {
        await expect(await table(report, look({ width }))).toMatchFileSnapshot(`golden/${name}.${width}.txt`)
      })
    }
  }

  for (const [name, report] of [
    ['melee', melee],
    ['shot', shot],
    ['pair', pair]
  ] as const) {
    it(`explains the ${name} as agreed`, async () => {
      await expect(await table(report, look({ explain: true }))).toMatchFileSnapshot(`golden/${name}.explained.txt`)
    })
  }

  it('shows every outcome of the dice in full', async () => {
    await expect(await table(melee, look({ explain: true, full: true }))).toMatchFileSnapshot('golden/melee.full.txt')
  })

  it('draws in ASCII where the terminal knows no more', async () => {
    const text = await table(melee, look({ unicode: false, explain: true }))
    expect(text).toMatch(/^[ -~\n]*$/u)
    await expect(text).toMatchFileSnapshot('golden/melee.ascii.txt')
  })

  it.each(reports)('has no escape sequence in the %s without colours', async (_, report) => {
    expect(await table(report, look({ explain: true }))).not.toContain(ESC)
  })

  it.each(reports)('shows the same %s in any colours', async (_, report) => {
    const bare = await table(report, look({ explain: true }))
    for (const color of [1, 2, 3] as const) {
      const coloured = await table(report, look({ explain: true, color }))
      expect(coloured).toContain(ESC)
      expect(visible(coloured)).toBe(bare)
    }
  })

  it('gives each side one hue', async () => {
    const text = await table(melee, look({ color: 1 }))
    expect(text).toContain(`${ESC}[36mbondi${ESC}[39m`)
    expect(text).toContain(`${ESC}[35mhuscarls${ESC}[39m`)
  })

  it.each([...reports, ['hostile', hostile] as const])('never exceeds the width with the %s', async (_, report) => {
    for (let width = 60; width <= 130; width += 1) {
      expect(longest(await table(report, look({ width, explain: true, full: true })))).toBeLessThanOrEqual(width)
    }
  })

  it('keeps within the width whatever the names', async () => {
    const name = 'unconquerable shieldbearers of the northern marches'
    const units = melee.attacker.units.map(unit => ({ ...unit, name }))
    const long = { ...sampled, attacker: { ...melee.attacker, units }, defender: { ...melee.attacker, units } }
    for (const width of [60, 72, 80, 100])
      expect(longest(await table(long, look({ width, explain: true })))).toBeLessThanOrEqual(width)
  })

  it('leaves no blanks at line ends and ends with one line end', async () => {
    const text = await table(melee, look({ explain: true }))
    expect(text).not.toMatch(/ \n/u)
    expect(text).toMatch(/[^\n]\n$/u)
  })

  it('fits one screen', async () => {
    expect((await table(melee, look())).trimEnd().split('\n').length).toBeLessThan(24)
  })
})
