import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The book of the built program, and the checker written from the rules alone. */

const CHECKER = 'test/oracle/check_book.py'

let folder = ''
let fights = ''
const at = (name: string): string => join(folder, name)

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['bin/saga-odds.cjs', 'book', ...words], { encoding: 'utf8' })
const proved = (name: string) => spawnSync('python3', [CHECKER, at(name)], { encoding: 'utf8' })

/** A copy of the book with one of its files changed. */
const spoilt = (name: string, file: string, change: (text: string) => string): string => {
  cpSync(at('book'), at(name), { recursive: true })
  const path = join(at(name), file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  return at(name)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saga-odds-book-'))
  const made = run('-o', at('book'), '--every', '2003', '--jobs', '2')
  expect(made.stderr).toBe('')
  fights = /^([\d ]+) fights in 34 chapters: /.exec(made.stdout)?.[1] ?? ''
  expect(fights).not.toBe('')
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the book', () => {
  it('is right to the last fraction, says a checker that knows the rules alone', () => {
    const { stdout, status } = proved('book')
    const rows = fights.replace(' ', '')
    expect(stdout).toBe(`${rows} of ${rows} rows checked, ${rows} right, 0 faults\n`)
    expect(status).toBe(0)
  })

  it('is the same bytes for any number of threads', { timeout: 60_000 }, () => {
    run('-o', at('again'), '--every', '2003', '--jobs', '1')
    const files = readdirSync(at('book'))
    expect(files).toHaveLength(35)
    for (const file of files)
      expect(readFileSync(join(at('again'), file)).equals(readFileSync(join(at('book'), file)))).toBe(true)
  })

  it('is found right by --check', { timeout: 60_000 }, () => {
    const { stdout, status } = run('--check', at('book'))
    expect(stdout).toBe(`${fights} fights in 34 chapters: every fraction is right\n`)
    expect(status).toBe(0)
  })

  it('with one wrong digit is rejected by both', { timeout: 60_000 }, () => {
    const wrong = spoilt('wrong', 'shoot-geburs.ndjson', text =>
      text.replace(/"defenderLosses":\["(\d+)"/, (_, n) => `"defenderLosses":["${BigInt(n) + 1n}"`)
    )
    const { stderr, status } = run('--check', wrong)
    expect(stderr).toMatch(/shoot-geburs\.ndjson:1: defenderLosses of "/)
    expect(stderr).toContain('its SHA-256 differs from the manifest')
    expect(status).toBe(1)
    expect(proved('wrong').stdout).toMatch(/2 faults\n$/)
  })

  it('with a row left out is rejected by both', { timeout: 60_000 }, () => {
    const short = spoilt('short', 'melee-berserkers.ndjson', text => text.slice(text.indexOf('\n') + 1))
    expect(run('--check', short).stderr).toMatch(/melee-berserkers\.ndjson: \d+ rows instead of the \d+ in the manifest/)
    expect(proved('short').status).toBe(1)
  })
})

describe('a question about a book that cannot be answered is one sentence', () => {
  it.each<readonly [string, readonly string[], string]>([
    ['nothing', [], 'book: name a folder to write, as in saga-odds book -o DIR, or to check, as in saga-odds book --check DIR'],
    ['a sentence', ['8w', 'vs', '4hg'], 'book "8w": it takes no words, as in saga-odds book -o DIR'],
    ['both', ['-o', 'x', '--check', 'x'], '--output and --check: a book is either written or checked: leave one out'],
    ['an edition', ['-o', 'x', '--edition', '3'], '--edition "3": the editions are 1 and 2'],
    ['a number', ['-o', 'x', '--every', '0'], '--every "0": expected a whole number from 1 to 1000000'],
    ['a folder with other things', ['-o', 'src'], '--output "src": it holds other files and no book: name a new folder'],
    ['no book', ['--check', 'src'], '--check "src": manifest.json: there is no such file']
  ])('%s', (_, words, sentence) => {
    const { stderr, status } = run(...words)
    expect(stderr).toBe(`saga-odds: ${sentence}\n`)
    expect(status).toBe(2)
  })

  it('a folder where none can be made, and a file', () => {
    const into = (place: string) => run('-o', place).stderr
    expect(into('/proc/bk/deep')).toMatch(/^saga-odds: --output "\/proc\/bk\/deep": /)
    expect(into('README.md')).toBe('saga-odds: --output "README.md": it is a file, not a folder: name a new folder\n')
  })

  it('a manifest that leads elsewhere', () => {
    const wrong = spoilt('elsewhere', 'manifest.json', text => text.replace('"melee-levies.ndjson"', '"../../etc/passwd"'))
    const { stderr, status } = run('--check', wrong)
    expect(stderr).toContain('manifest.json is not the manifest of a book')
    expect(status).toBe(2)
  })
})

it('python3 is there to check with', () =>
  expect(execFileSync('python3', ['--version'], { encoding: 'utf8' })).toMatch(/^Python 3/))
