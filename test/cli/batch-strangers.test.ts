import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './running'

/** What lines of unknown origin may read, and how a batch goes on where another ended. */

const home = mkdtempSync(join(tmpdir(), 'saga-odds-strangers-'))
const folder = join(home, 'input')
mkdirSync(folder)
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

const SECRET = 'password: mead-hall\n'
writeFileSync(join(home, 'secret.yaml'), SECRET)
cpSync('examples/reedfolk.yaml', join(home, 'reedfolk.yaml'))
cpSync('examples/reedfolk.yaml', join(folder, 'reedfolk.yaml'))
writeFileSync(join(folder, 'secret.yaml'), SECRET)
writeFileSync(join(folder, 'broken.yaml'), 'edition: [1\nfactions: }\n')
symlinkSync(join(home, 'reedfolk.yaml'), join(folder, 'link.yaml'))
execFileSync('mkfifo', [join(folder, 'pipe.yaml')])

interface Record {
  readonly line?: number
  readonly error?: string
  readonly code?: string
  readonly result?: object
}

const parsed = (text: string): readonly Record[] =>
  text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record)

/** The answer to one line of a file in the folder. */
const asked = async (boards: readonly string[], ...options: readonly string[]): Promise<Record | undefined> => {
  const file = join(folder, 'lines.ndjson')
  writeFileSync(file, `${JSON.stringify({ boards, fight: '8 eelers charge 8 bondi' })}\n`)
  return parsed((await run(['batch', file, '--jobs', '1', ...options])).stdout)[0]
}

describe('boards that a line names', () => {
  it('are read under the folder of the input', async () => expect(await asked(['reedfolk.yaml'])).toHaveProperty('result'))

  it.each([
    ['above it', ['../reedfolk.yaml']],
    ['elsewhere', [join(home, 'reedfolk.yaml')]],
    ['at the end of a link', ['link.yaml']],
    ['of the system', ['/etc/passwd']]
  ])('are not read %s', async (_, boards) =>
    expect(await asked(boards)).toMatchObject({ code: 'board', error: expect.stringContaining(`is not in "${folder}"`) })
  )

  it('are read under the given folder', async () =>
    expect(await asked(['input/reedfolk.yaml'], '--boards-from', home)).toHaveProperty('result'))

  it('are not read at all with --no-files', async () =>
    expect(await asked(['reedfolk.yaml'], '--no-files')).toMatchObject({
      code: 'board',
      error: expect.stringContaining('--no-files')
    }))

  it('are never quoted where they are no boards', async () => {
    const { error } = (await asked(['secret.yaml'])) ?? {}
    expect(error).toContain('this is not a board file')
    expect(error).not.toMatch(/mead|password/)
  })

  it('are no pipes and no devices', async () => {
    expect(await asked(['pipe.yaml'])).toMatchObject({
      code: 'file',
      error: `${join(folder, 'pipe.yaml')}: it is a pipe or a device, and a board must be an ordinary file: save it to one first`
    })
    expect((await run(['melee', '8w charge 8w', '--board', '/dev/zero'])).stderr).toContain('it is a pipe or a device')
  })

  it('have no zero byte in their names', async () => {
    const { error, code } = (await asked(['a\0b.yaml'])) ?? {}
    expect({ error, code }).toEqual({ code: 'file', error: expect.stringContaining('its name holds a zero byte (NUL)') })
  })

  it('of a scenario from stdin are those under this folder', async () => {
    const stdin = JSON.stringify({ boards: [join(home, 'reedfolk.yaml')], fight: '8 eelers charge 8 bondi' })
    expect((await run(['melee', '--scenario', '-'], { stdin })).stderr).toContain('is not in "."')
    expect((await run(['melee', '--scenario', '-', '--boards-from', home], { stdin })).code).toBe(0)
  })
})

const FIGHT = '8w charge 4hg'

describe('a batch that goes on', () => {
  it('numbers its lines from the first', async () => {
    const { stdout, stderr } = await run(['batch', '--first-line', '42'], { stdin: `${FIGHT}\nnonsense\n` })
    expect(parsed(stdout)[1]).toMatchObject({ line: 43 })
    expect(stderr).toContain('it is line 43')
  })

  it('has the header of its CSV from another file, and writes none', async () => {
    const whole = join(home, 'whole.csv')
    writeFileSync(whole, `id,fight\na,${FIGHT}\nb,${FIGHT}\nc,nonsense\n`)
    const select = ['--select', 'result.tie', '--jobs', '1']
    const all = await run(['batch', whole, ...select])
    const rest = await run(['batch', '--first-line', '3', '--header', whole, ...select], { stdin: `b,${FIGHT}\nc,nonsense\n` })
    expect(rest.stdout).toBe(all.stdout.split('\n').slice(2).join('\n'))
  })

  it.each([
    [['--first-line', '0'], '--first-line: "0" is not the number of a line, from 1'],
    [['--first-line', 'x'], '--first-line: "x" is not the number of a line, from 1'],
    [['--header', 'gone.csv'], 'gone.csv: there is no such file'],
    [['--header', 'x.csv', '--in', 'ndjson'], '--header is for csv: leave it out, or add --in csv']
  ])('%s is refused', async (options, sentence) =>
    expect(await run(['batch', ...options], { stdin: FIGHT })).toEqual({
      code: 2,
      stdout: '',
      stderr: `saga-odds: ${sentence}\n`
    })
  )
})

describe('a record of an error', () => {
  const many = '['.repeat(40) + ']'.repeat(40)

  it.each([
    ['{"fight":', 'json'],
    ['[1]', 'json'],
    [`{"fight":"${FIGHT}","a":${many}}`, 'too-deep'],
    [`{"fight":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'too-deep'],
    ['{"kind":"mele"}', 'kind'],
    [`{"id":{},"fight":"${FIGHT}"}`, 'id'],
    ['nonsense', 'request']
  ])('has a code: %.40s', async (stdin, code) =>
    expect(parsed((await run(['batch', '--jobs', '1', '--in', 'ndjson'], { stdin })).stdout)[0]).toMatchObject({ code })
  )

  it('has one in a CSV too', async () => {
    const { stdout } = await run(['batch', '--in', 'csv', '--select', 'result.tie'], {
      stdin: `id,fight\na,"${FIGHT}\nb,nonsense\n`
    })
    expect(stdout.split('\n').map(line => line.split(',').at(-1))).toEqual(['code', 'csv', 'request', ''])
  })
})

describe('a line break in quotes', () => {
  const rows = (count: number, more = ''): string =>
    `id,fight\n${Array.from({ length: count }, (_, i) => `row ${i}${more},"8w\ncharge\n4hg"\n`).join('')}`

  it('stays in its record, wherever blocks and chunks are cut', async () => {
    const file = join(home, 'breaks.csv')
    // long enough for several blocks with few fights
    const more = ` ${'x'.repeat(97)}`
    writeFileSync(file, rows(2400, more))
    const { code, stdout, stderr } = await run(['batch', file, '--jobs', '1', '--select', 'result.tie', '-f', 'ndjson'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(parsed(stdout).map(record => (record as { id?: string }).id)).toEqual(
      Array.from({ length: 2400 }, (_, i) => `row ${i}${more}`)
    )
    expect(readFileSync(file).length).toBeGreaterThan(1 << 18)
  })

  it('is one line of what is written, and lines are counted as they lie', async () => {
    const args = ['batch', '--in', 'csv', '--select', 'result.tie', '--jobs', '1']
    const { stdout } = await run(args, { stdin: `${rows(1)}x,nonsense\n` })
    expect(stdout).toMatch(/^id,fight,tie,line,error,code\nrow 0,8w charge 4hg,0\.\d+,,,\nx,nonsense,,5,/)
  })

  it('that is a slip spoils its own row only', async () => {
    const stdin = `id,fight\n"a,${FIGHT}\n${`b,${FIGHT}\n`.repeat(200)}`
    const { stdout } = await run(['batch', '--in', 'csv', '--select', 'result.tie', '--jobs', '1', '-f', 'ndjson'], { stdin })
    const records = parsed(stdout)
    expect(records).toHaveLength(201)
    expect(records.filter(({ error }) => error !== undefined)).toMatchObject([{ line: 2, code: 'csv' }])
  })
})
