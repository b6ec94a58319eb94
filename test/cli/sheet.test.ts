import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FightReport, SheetReport } from '../../src/model/report'
import { type Browser, missing, started } from '../browser/chromium'
import { openFolder } from '../tools/folder'
import { report, run } from './running'

const MINE = 'examples/rosters/ragnars-forty.yaml'
const THEIRS = 'examples/rosters/normans.yaml'

const { folder } = openFolder()

const melee = async (fight: string) => (await report(`melee ${fight}`)) as FightReport

describe('sheet', () => {
  let sheet: SheetReport
  beforeAll(async () => {
    sheet = (await report(`sheet ${MINE} --against ${THEIRS}`)) as SheetReport
  })

  const meeting = (mine: string, theirs: string) => {
    const [row, column] = [mine, theirs].map((name, side) => sheet.warbands[side]?.units.findIndex(unit => unit.name === name))
    return sheet.meetings[row ?? -1]?.[column ?? -1]
  }

  it('has every unit against every unit, as the command line fights them', async () => {
    const { result, attacker, defender } = await melee('12 bondi charge 8 crossbowmen')
    expect(meeting('12 bondi', '8 crossbowmen')?.charging).toMatchObject({
      win: result?.attackerWins,
      ownLosses: attacker.losses.mean,
      enemyLosses: defender.losses.mean,
      wipesOut: defender.wipedOut
    })
    const shot = (await report('shoot 8 crossbowmen shoot 12 bondi')) as FightReport
    expect(meeting('12 bondi', '8 crossbowmen')?.shotAt).toMatchObject({
      ownLosses: shot.defender.losses.mean,
      wipedOut: shot.defender.wipedOut
    })
    expect(meeting('12 bondi', '8 crossbowmen')?.shooting).toBeUndefined()
  })

  it('lets whoever is charged give up dice where that is best for it, and says so', async () => {
    const fights = ['4 berserkers charge 8 mounted knights', '4 berserkers charge 8 mounted knights gives up dice']
    const [kept, given] = await Promise.all(fights.map(melee))
    expect(given?.victoryPoints.swing).toBeLessThan(kept?.victoryPoints.swing ?? Number.NaN)
    expect(meeting('4 berserkers', '8 mounted knights')?.charging).toMatchObject({
      win: given?.result?.attackerWins,
      swing: given?.victoryPoints.swing,
      givesUpDice: true
    })
    expect(meeting('4 berserkers', '12 peasants')?.charging?.givesUpDice).toBeUndefined()
  })

  it('turns what the enemy does round to its own side', async () => {
    const { result, attacker, defender } = await melee('8 mounted knights charge 12 bondi')
    expect(meeting('12 bondi', '8 mounted knights')?.charged).toMatchObject({
      win: result?.defenderWins,
      lose: result?.attackerWins,
      ownLosses: defender.losses.mean,
      enemyLosses: attacker.losses.mean
    })
  })

  it('is against one unit of each class where the enemy is unknown, and against units in words', async () => {
    const classes = (await report(`sheet ${MINE}`)) as SheetReport
    expect(classes.warbands[1].units.map(({ name }) => name)).toEqual([
      'warlord',
      '4 hearthguard',
      '8 warriors',
      '12 levies, bow'
    ])
    const { stdout } = await run(['sheet', MINE, '--against', '8 warriors, 2x4 hearthguard', '-f', 'csv'])
    expect(stdout.split('\n').find(line => line.startsWith('12 bondi,4 hearthguard,charging,'))).toMatch(/,(?:true|false)$/)
  })

  it('takes a warband in words as well, and plays its report again', async () => {
    const asked = ['sheet', 'vikings:', '12', 'bondi,', '4', 'hirdmen', '--against', '4 huscarls axe']
    const { code, stdout, stderr } = await run([...asked, '-f', 'csv'])
    expect([code, stderr]).toEqual([0, ''])
    const { result } = await melee('12 bondi charge 4 huscarls axe')
    expect(stdout).toContain(`\n12 bondi,"4 huscarls, danish axe",charging,${result?.attackerWins},`)
    const file = join(folder, 'said.json')
    writeFileSync(file, (await run([...asked, '-f', 'json'])).stdout)
    expect((await run(['sheet', '--scenario', file])).stdout).toBe((await run(asked)).stdout)
    expect((await run(['sheet', '8 gold, 4 hirdmen'])).stderr).toContain('unknown word "gold"')
  })

  it('plays the second edition, where ranks are closed', async () => {
    const file = join(folder, 'second.yaml')
    writeFileSync(file, 'name: Second\nedition: 2\nfaction: vikings\npoints: 4\nunits:\n  - 8 warriors\n  - 4 hearthguard\n')
    const second = (await report(`sheet ${file}`)) as SheetReport
    expect(second.edition).toBe(2)
    const row = second.warbands[0].units.findIndex(({ name }) => name.startsWith('8 '))
    const column = second.warbands[1].units.findIndex(({ name }) => name === '4 hearthguard')
    const answers = await Promise.all(
      ['', ' closes ranks'].map(answer => melee(`8 viking warriors charge 4 hearthguard${answer} --edition 2`))
    )
    const best = Math.min(...answers.map(({ victoryPoints }) => victoryPoints.swing))
    expect(second.meetings[row]?.[column]?.charging?.swing).toBe(best)
  })

  it.each([
    [['sheet'], 'sheet: name your roster'],
    [['sheet', MINE, THEIRS], 'it takes one roster, not 2'],
    [['sheet', MINE, '--against', '4 xyzzy'], 'unknown word "xyzzy"'],
    [['sheet', MINE, '--against', 'nobody.yaml'], 'nobody.yaml'],
    [['sheet', MINE, '--against', THEIRS, '--against', MINE], 'one enemy warband']
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, stderr } = await run(args)
    expect(stderr).toContain(sentence)
    expect(code).toBe(2)
  })

  const reason = missing()

  describe.skipIf(reason !== undefined)(`on paper${reason === undefined ? '' : ` (${reason})`}`, () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await started()
    })
    afterAll(() => browser?.close())

    it('is one page of A4, front and back, even of nine units against nine', async () => {
      const units = [
        '4 berserkers',
        '4 hirdmen',
        '8 hirdmen',
        '5 hirdmen',
        '8 bondi',
        '12 bondi',
        '6 bondi',
        '12 thralls bow',
        '6 thralls bow'
      ]
      const file = join(folder, 'nine.yaml')
      writeFileSync(file, `name: Nine\nfaction: vikings\npoints: 8\nunits:\n${units.map(unit => `  - ${unit}\n`).join('')}`)
      for (const args of [
        [MINE, '--against', THEIRS],
        [file, '--against', file]
      ]) {
        const { stdout } = await run(['sheet', ...args, '-f', 'html'])
        const { page, complaints } = await browser.open(stdout)
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2)
        // A4 in points
        expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/)
        expect(complaints).toEqual([])
      }
    })
  })
})
