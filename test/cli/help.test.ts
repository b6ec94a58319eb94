import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../../src/cli/examples'
import { EXIT } from '../../src/cli/exit-code'
import { COMMANDS } from '../../src/cli/program'
import { TOPIC_NAMES } from '../../src/cli/topics'
import { formats } from '../../src/report'
import { rulebook } from '../../src/rules/rulebook'
import { helpExamples } from '../tools/pages'
import { openShell, plainEnvironment } from '../tools/shell'
import { openTerminal } from '../tools/terminal'
import { run, type } from './running'

const shell = openShell()
afterAll(() => shell.close())

/** A page of a file shows one to begin with, which is saved as it says. */
const saved = (text: string): readonly string[] => {
  const [, file, lines] = /^Save this as (\S+):\n\n((?: {2}.*\n)+)/m.exec(text) ?? []
  if (file === undefined || lines === undefined) return []
  writeFileSync(join(shell.folder, file), lines.replace(/^ {2}/gm, ''))
  return lines.split('\n')
}

const page = async (line: string): Promise<string> => {
  const { code, stdout, stderr } = await type(line)
  expect([code, stderr]).toEqual([0, ''])
  return stdout
}

describe('saga-odds alone', () => {
  it('shows three examples to paste, the commands, and where to go next, on one screen', async () => {
    const { stdout } = await run([])
    const lines = stdout.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(30)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
    for (const example of EXAMPLES['saga-odds']) expect(stdout).toContain(`\n  saga-odds ${example}\n`)
    expect(EXAMPLES['saga-odds']).toHaveLength(3)
    for (const [name, { summary }] of Object.entries(COMMANDS))
      expect(stdout).toMatch(new RegExp(`  ${name} +${summary.slice(0, 20)}`))
    expect(stdout).toContain('Where to go next:')
  })

  it('names only commands that work', async () => {
    const { stdout } = await run([])
    const next = stdout.slice(stdout.indexOf('Where to go next:')).match(/saga-odds \S+(?: \S+)?(?= {2})/g) ?? []
    expect(next.length).toBeGreaterThan(2)
    for (const command of next) expect((await type(command.replace('saga-odds ', ''))).code, command).toBe(0)
  })
})

describe('the pages printed when the program was built', () => {
  it.each([
    ['start.txt', []],
    ['help.txt', ['--help']]
  ])('dist/%s is what the program says itself', async (file, args) =>
    expect(readFileSync(`dist/${file}`, 'utf8')).toBe((await run(args)).stdout)
  )

  it.each(['', '--help', '-h', 'help'])('are shown without loading the program: saga-odds %s', async args =>
    expect(shell.run(`saga-odds ${args}`)).toEqual({ exit: 0, output: (await run(args === '' ? [] : ['--help'])).stdout })
  )

  it('are wrapped again for a narrower terminal', async () => {
    const terminal = openTerminal(['--help'], { folder: shell.folder, columns: 64 })
    expect(await terminal.ended()).toBe(0)
    const lines = terminal
      .written()
      .split('\n')
      .filter(line => !line.includes('$ saga-odds'))
    expect(Math.max(...lines.map(line => line.trimEnd().length))).toBeLessThanOrEqual(64)
  })
})

describe('a page of help', () => {
  it.each(TOPIC_NAMES)('of %s fits 80 columns and has examples', async topic => {
    const text = await page(`help ${topic}`)
    expect(text.split('\n').filter(line => line.length > 80)).toEqual([])
    expect(helpExamples(text).length).toBeGreaterThan(0)
  })

  it.each(['scenarios', 'plans', 'rosters', 'boards'])('of %s shows a file of about ten lines', async topic => {
    const lines = saved(await page(`help ${topic}`))
    expect(lines.length).toBeGreaterThan(8)
    expect(lines.length).toBeLessThan(16)
  })

  const examples = TOPIC_NAMES.flatMap(topic => {
    const text = shell.run(`saga-odds help ${topic}`).output
    saved(text)
    return helpExamples(text).map(line => [topic, line] as const)
  })

  it.each(examples)('of %s shows what works: %s', (_, line) => {
    const { exit, output } = shell.run(line)
    expect(exit, output).toBeLessThanOrEqual(line.includes('--assert') || line.includes('--until') ? 1 : 0)
  })

  it('of readings names every reading of both editions with its values', async () => {
    const text = (await page('help readings')).replace(/\s+/g, ' ')
    for (const edition of [1, 2] as const)
      for (const [name, { values }] of Object.entries(rulebook(edition).readings)) {
        expect(text).toContain(name)
        for (const value of Object.keys(values)) expect(text, `${name}=${value}`).toContain(value)
      }
  })

  it('of exit codes names each of them', async () => {
    const text = await page('help exit-codes')
    for (const code of Object.values(EXIT)) expect(text).toMatch(new RegExp(`^ {2}${code} `, 'm'))
  })

  it('of formats names each of them', async () => {
    const text = await page('help formats')
    for (const format of Object.keys(formats)) expect(text).toMatch(new RegExp(`^ {2}${format} `, 'm'))
  })

  it('of units has the profiles of the rulebook (R1.0)', async () => {
    const text = await page('help units')
    expect(text).toMatch(/levies +3 +1 for 3 models +1 for 2 models +2\n/)
    expect(text).toMatch(/hearthguard +5 +2 for each model +1 for each model +4\n/)
  })

  it('of rules leads to the command and its options', async () => {
    const text = await page('help rules')
    expect(text).toContain('saga-odds rules --help')
    expect(text).toContain('saga-odds rules R3.5')
  })

  it('an unknown one is reported', async () =>
    expect(await type('help unit')).toMatchObject({ code: 2, stderr: expect.stringContaining('unit') }))
})

describe('an example of a page of help', () => {
  const empty = mkdtempSync(join(tmpdir(), 'saga-odds-empty-'))
  afterAll(() => rmSync(empty, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  // whatever the command, its words are looked at in one place: the first of each says whether that is done
  const all = Object.values<readonly string[]>(EXAMPLES).flatMap(lines => lines.find(line => line.includes('examples/')) ?? [])

  it.each([...new Set(all)])('works in an empty folder: saga-odds %s', line => {
    const command = `"${process.execPath}" "${resolve('bin/saga-odds.cjs')}" ${line}`
    const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: empty, env: plainEnvironment(empty), encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  })
})
