import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, missing, started } from '../browser/chromium'
import { run } from '../cli/running'
import { openFolder } from '../tools/folder'
import { unprintable } from './fuzz/fate'

/** Names that a stranger chose, in files, of files and on the command line, on their way to a terminal, a spreadsheet and a browser. */

const ESC = '\u001b'
const { folder } = openFolder()

const own = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const board = (name: string): string =>
  JSON.stringify({
    troops: { raiders: { name, class: 'warriors' } },
    weapons: { hook: { name, effects: [{ verb: 'attack-roll', count: 1 }] } }
  })

const FORMATS = ['table', 'line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html'] as const
const EVIL = `${ESC}]0;owned\u0007${ESC}[2J\u009b5A\u202e`
const hostileFile = own(`evil ${EVIL}.json`, board('raiders'))
const FIGHT = ['melee', '8 raiders charge 4 huscarls', '--board', hostileFile]

const printed = async (args: readonly string[], stdin = ''): Promise<string> => {
  const { code, stdout, stderr } = await run(args, { stdin, terminal: 80 })
  expect([0, 1, 2], stderr).toContain(code)
  expect(unprintable(stderr)).toBeUndefined()
  return stdout
}

describe('a hostile name never reaches the terminal as it is', () => {
  test.each(FORMATS)('of a board file, printed as %s', async format =>
    expect(unprintable(await printed([...FIGHT, '--explain', '-f', format]))).toBeUndefined()
  )

  test.each(FORMATS)('in a scenario, printed as %s', async format => {
    const scenario = {
      fight: '8 bondi charge 4 huscarls',
      id: EVIL,
      seed: EVIL,
      method: 'monte-carlo',
      trials: 50,
      attacker: { effects: [{ verb: 'note', text: `a ${EVIL} note` }] }
    }
    const args = ['melee', '--scenario', '-', '--explain', '-f', format]
    expect(unprintable(await printed(args, JSON.stringify(scenario)))).toBeUndefined()
  })

  test.each([
    ['a file that is not there', ['melee', '8w charge 4hg', '--board', join(folder, EVIL)]],
    ['a file to write in no folder', ['melee', '8w charge 4hg', '-o', join(folder, EVIL, 'x.json')]],
    ['a path', ['melee', '8w charge 4hg', '--set', `attacker.${EVIL}=1`]],
    ['a reading', ['melee', '8w charge 4hg', '--reading', `${EVIL}=on`]],
    ['a word', ['melee', `8 ${EVIL} charge 4hg`]],
    ['a command', [EVIL]],
    ['an option', ['melee', '8w charge 4hg', `--${EVIL}`]],
    ['a condition', ['melee', '8w charge 4hg', '--assert', `${EVIL} >= 1`]],
    ['a name to browse', ['rules', EVIL]],
    ['a cost', ['melee', '8w charge 4hg', '--cost', `${EVIL}=U`]]
  ])('as %s that is refused', async (_, args) => {
    const { code, stdout, stderr } = await run(args, { terminal: 80 })
    expect(code).toBe(2)
    expect(stderr).not.toBe('')
    expect(unprintable(stdout + stderr)).toBeUndefined()
  })

  test('in the names of a board, which are refused', async () => {
    const { code, stderr } = await run(['melee', '8 raiders charge 4hg', '--board', own('names.json', board(`a${EVIL}`))])
    expect(code).toBe(2)
    expect(unprintable(stderr)).toBeUndefined()
  })
})

describe('--csv-safe', () => {
  const formula = own('formula.json', board('=HYPERLINK("http://example.org")'))
  const csv = (...more: readonly string[]) => printed(['rules', 'units', '--board', formula, '-f', 'csv', ...more])

  test('makes a text of what a spreadsheet would take for a formula', async () => {
    expect(await csv()).toContain('"=HYPERLINK(""http://example.org"")"')
    const safe = await csv('--csv-safe')
    expect(safe).toContain(`"'=HYPERLINK(""http://example.org"")"`)
    const cells = safe.split(/[,\n]/).map(cell => cell.replace(/^"/, ''))
    expect(cells.filter(cell => /^[=+@]/.test(cell))).toEqual([])
  })

  test('leaves numbers as they are, those below nothing too', async () => {
    const fight = ['melee', '4w charge 8hg', '-f', 'csv']
    expect(await printed([...fight, '--csv-safe'])).toBe(await printed(fight))
    expect(await printed(fight)).toMatch(/,-\d/)
  })

  test('is for csv, and says so', async () => {
    const { code, stderr } = await run(['melee', '8w charge 4hg', '--csv-safe'])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'saga-odds: --csv-safe is for csv: add --format csv, or leave it out\n'
    })
  })
})

describe.skipIf(missing() !== undefined)('a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await started()
  })
  afterAll(() => browser.close())

  test.each([
    '<script>window.ran=1</script>',
    '"><img src=x onerror=window.ran=1>',
    '<svg onload=window.ran=1>',
    "' onmouseover='window.ran=1"
  ])('shows a troop called %j and runs nothing of it', async name => {
    const file = own('page.json', board(name))
    for (const format of ['html', 'svg'] as const) {
      const text = await printed([
        'melee',
        '8 raiders hook charge 4 huscarls',
        '--set',
        'attacker.unit=raiders',
        '--board',
        file,
        '-f',
        format
      ])
      const { page, complaints } = await browser.open(text, {}, format)
      expect(await page.evaluate('window.ran')).toBeUndefined()
      expect(complaints).toEqual([])
      expect(await page.evaluate('document.documentElement.textContent')).toContain(name)
    }
  })
})
