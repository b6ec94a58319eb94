import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { version } from '../../package.json'
import { EXAMPLES } from '../../src/cli/examples'
import { failureOf } from '../../src/cli/failure'
import { main } from '../../src/cli/main'
import { run, type } from './running'

describe('pages', () => {
  it.each(['--help', '-h', 'help'])('%s begins with examples', async flag => {
    const { code, stdout, stderr } = await type(flag)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Examples:\n {2}\$ saga-odds melee 12 bondi charge 4 huscarls/)
  })

  it.each(['melee', 'shoot', 'sweep', 'compare', 'dice', 'explore', 'completion'])(
    '%s --help begins with examples',
    async command => {
      const { code, stdout } = await type(`${command} --help`)
      expect(code).toBe(0)
      expect(stdout).toMatch(new RegExp(`^Examples:\n {2}\\$ saga-odds ${command}`))
      expect(await type(`help ${command}`)).toEqual(await type(`${command} --help`))
    }
  )

  it('fit their terminal', async () => {
    const { stdout } = await type('melee --help', { terminal: 80 })
    const options = stdout.slice(stdout.indexOf('Usage'))
    expect(Math.max(...options.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })

  it.each(['--version', '-V'])('%s', async flag =>
    expect(await type(flag)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  )

  it('list a flag for each side of what players change most', async () => {
    const { stdout } = await type('melee --help')
    const flags = ['unit', 'models', 'weapon', 'armour', 'cover', 'ability', 'fatigue']
    for (const flag of flags) for (const side of ['attacker', 'defender']) expect(stdout).toContain(`--${side}-${flag} <`)
    expect(stdout).toContain('--gives-up-dice')
    expect(stdout).not.toContain('armor')
  })
})

describe('the examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-examples-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))

  /** What they write goes into a folder of its own. */
  const words = (line: string) =>
    (line.match(/"[^"]*"|\S+/g) ?? []).map((word, index, all) =>
      all[index - 1] === '-o' ? join(folder, word) : word.replaceAll('"', '')
    )

  // those of explore are tried in a terminal
  const all = [...new Set(Object.values(EXAMPLES).flat())].filter(line => !line.startsWith('explore'))

  it.each(all)('%s', async line => {
    const { code, stderr } = await run(words(line))
    // what could not be imported is said beside the answer
    expect([code, line.startsWith('import') ? '' : stderr]).toEqual([0, ''])
  })
})

it('nothing behind -- is what nothing is', async () => expect(await run(['--'])).toEqual(await run([])))

describe('rules', () => {
  it('shows one entry', async () => expect((await type('rules ullr')).stdout).toContain('Ullr'))

  it('shows an overview', async () => expect((await type('rules')).code).toBe(0))

  it('takes formats', async () => expect(JSON.parse((await type('rules ullr -f json')).stdout)).toMatchObject({ kind: 'rules' }))

  it.each([
    ['rules --sead', 'unknown option --sead; saga-odds rules --help lists them'],
    ['rules -- --edition', 'unknown option --edition; saga-odds rules --help lists them'],
    ['rules -f md', '--format: "md" is not table, line, json, ndjson, csv, markdown, svg or html; did you mean "markdown"?'],
    ['rules -f text', '--format: "text" is not table, line, json, ndjson, csv, markdown, svg or html; did you mean "table"?'],
    ['rules -f tabel', '--format: "tabel" is not table, line, json, ndjson, csv, markdown, svg or html; did you mean "table"?'],
    ['rules --edition 3', '--edition: "3" is not 1 or 2']
  ])('%s', async (line, sentence) =>
    expect(await type(line)).toEqual({ code: 2, stdout: '', stderr: `saga-odds: ${sentence}\n` })
  )

  it('what it does not have is a sentence', async () =>
    expect(await type('rules qqqqqq')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^saga-odds: .*qqqqqq.*\n$/)
    }))
})

/** A stream whose reader has gone, or that fails otherwise. */
const broken = (code: string) =>
  new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(`write ${code}`), { code }))
  })

const written = (): Writable & { text: string } => {
  const stream = Object.assign(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        stream.text += chunk.toString()
        done()
      }
    }),
    { text: '' }
  )
  return stream
}

const into = async (args: readonly string[], stdout: Writable) => {
  const stderr = written()
  const code = await main(args, { stdin: Readable.from([]), stdout, stderr, env: {} })
  return { code, stderr: stderr.text }
}

describe('a closed pipe', () => {
  it('ends an answer quietly', async () =>
    expect(await into(['melee', '8w charge 4hg'], broken('EPIPE'))).toEqual({ code: 0, stderr: '' }))

  it('ends a page quietly', async () => expect(await into(['--help'], broken('EPIPE'))).toEqual({ code: 0, stderr: '' }))

  it('on stderr leaves the exit code', async () =>
    expect(await main(['mele'], { stdin: Readable.from([]), stdout: written(), stderr: broken('EPIPE'), env: {} })).toBe(2))

  it('is not a full disk', async () =>
    expect(await into(['melee', '8w charge 4hg'], broken('ENOSPC'))).toEqual({
      code: 2,
      stderr: 'saga-odds: stdout: there is no room left on the disk\n'
    }))

  it.each([
    ['melee', '8w charge 4hg'],
    ['rules', 'vikings'],
    ['batch', 'examples/evening.ndjson', '--jobs', '1'],
    ['completion', 'bash'],
    ['help', 'units'],
    ['--help'],
    ['--version'],
    []
  ])('is not a disk that fails: %s %s', async (...args) =>
    expect(await into(args, broken('EIO'))).toEqual({ code: 2, stderr: 'saga-odds: stdout: the disk or the device failed\n' })
  )
})

describe('what goes wrong', () => {
  it('by us shows a stack and exits 70', () => {
    const { code, text } = failureOf(new TypeError('x is not a function'))
    expect(code).toBe(70)
    expect(text).toMatch(
      /^saga-odds: this is a bug in saga-odds, not a mistake of yours; please report it .*\nTypeError: x is not a function\n {4}at /
    )
  })

  it('by an interrupt exits 130 without a word', () =>
    expect(failureOf(Object.assign(new Error('aborted'), { name: 'AbortError' }))).toEqual({ code: 130, text: '' }))
})

describe('the program', () => {
  it('gives the same bytes for the same request', async () => {
    const line = 'melee 8 bondi charge 4 huscarls --method both --trials 5000 --seed york -f json'
    expect(await type(line)).toEqual(await type(line))
  })

  it.each(['5000 trials seed york', '5000 samples seed york'])('takes its trials from the sentence: %s', async said => {
    const fight = 'melee 8 bondi charge 4 huscarls'
    expect(await type(`${fight} ${said} -f json`)).toEqual(
      await type(`${fight} --method monte-carlo --trials 5000 --seed york -f json`)
    )
  })

  it.each(['2nd ed', 'second edition', 'edition 2'])('takes its edition from the sentence: %s', async said => {
    const fight = 'melee 8 hearthguard charge 8 warriors'
    expect(await type(`${fight} ${said} -f json`)).toEqual(await type(`${fight} --edition 2 -f json`))
  })

  it("names Egil's men without an article", async () =>
    expect((await type('melee 4 egils men charge 8 bondi')).stdout).toContain("after a tie Egil's men fall back"))

  it('samples where trials are said and no seed is', async () =>
    expect((await type('melee 8 bondi charge 4 huscarls 5000 trials')).stdout).toMatch(/sampled 5\s000 times/))

  it('writes nothing but to its streams', async () => {
    const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    await type('melee --help')
    await type('mele')
    await type('melee 8w charge 4hg')
    const calls = spies.flatMap(spy => spy.mock.calls)
    for (const spy of spies) spy.mockRestore()
    expect(calls).toEqual([])
  })
})

describe('a sentence of 60 000 letters', () => {
  it.each([
    ['blanks', ['8 bondi charge', ' '.repeat(60_000), '4 huscarls']],
    ['blanks before an edition', [`8 bondi charge${' '.repeat(60_000)}ed 2`]],
    ['blanks after how many', [`how many ${' '.repeat(60_000)}x`]],
    ['commas', ['melee', `8 bondi${','.repeat(60_000)}`]],
    ['units', '8 bondi, '.repeat(6700).split(' ')],
    ['alternatives', ['compare', `8 bondi ${'or '.repeat(20_000)}`]],
    ['which the reader takes 4900, question marks', ['¿'.repeat(4900)]],
    ['which the reader takes 4900, commas', [','.repeat(4900)]],
    ['which the reader takes 4900, semicolons', ['; '.repeat(2450)]]
  ])('of %s is refused at once', { timeout: 5000 }, async (_, argv) => {
    expect((await run(argv)).code).toBe(2)
  })
})
