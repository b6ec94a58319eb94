import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pool } from '../../src/cli/batch/pool'
import type { Chunk, Settings } from '../../src/cli/batch/settings'
import { plainEnvironment } from '../tools/shell'

/** The built program, with threads, signals and pipes. */

const folder = mkdtempSync(join(tmpdir(), 'saga-odds-threads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

const BIN = resolve('bin/saga-odds.cjs')

const lines = (count: number, of: (i: number) => object | string): string =>
  Array.from({ length: count }, (_, i) => {
    const line = of(i)
    return `${typeof line === 'string' ? line : JSON.stringify(line)}\n`
  }).join('')

const exact = (i: number) => ({
  id: i,
  attacker: { unit: 'warriors', models: 1 + (i % 12) },
  defender: { unit: 'levies', models: 1 + (Math.floor(i / 12) % 12) }
})

const sampled = (i: number) => ({ ...exact(i), id: `s${i}`, method: 'monte-carlo', trials: 50 })

const MIXED = lines(1200, i =>
  i % 97 === 5 ? `nonsense ${i}` : i % 3 === 0 ? sampled(i) : i % 5 === 0 ? '8w charge 4hg' : exact(i)
)

const saved = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const run = (args: readonly string[], input?: string, node: readonly string[] = []) =>
  spawnSync(process.execPath, [...node, BIN, 'batch', ...args], {
    cwd: folder,
    env: plainEnvironment(folder),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...(input === undefined ? {} : { input })
  })

describe('threads', () => {
  const mixed = (jobs: string, input?: string) =>
    run([...(input === undefined ? [saved('mixed.ndjson', MIXED)] : []), '--jobs', jobs], input)
  let alone: ReturnType<typeof run>
  beforeAll(() => {
    alone = mixed('1')
  })

  it('answer every line', () => {
    expect(alone.status).toBe(1)
    expect(alone.stdout.split('\n')).toHaveLength(1201)
  })

  it.each(['2', '5'])('give the same bytes, however many there are: %s', jobs => {
    const { stdout, stderr, status } = mixed(jobs)
    expect(stdout).toBe(alone.stdout)
    expect([status, stderr]).toEqual([alone.status, alone.stderr])
  })

  it('give the same bytes for a file as for what is piped in', () => {
    expect(mixed('3', MIXED).stdout).toBe(alone.stdout)
  })

  it('give a sampled line the same dice wherever it stands', () => {
    const shown = run(
      ['--jobs', '2'],
      lines(400, i => sampled(399 - i))
    ).stdout.split('\n')
    const turned = run(['--jobs', '1'], lines(400, sampled)).stdout.split('\n')
    expect(shown.slice(0, 400).reverse()).toEqual(turned.slice(0, 400))
  })

  it('throw other dice for another seed, another id and another request', () => {
    const line = { ...sampled(40), id: 'a' }
    const others = [line, { ...line, seed: 'b' }, { ...line, id: 'b' }, { ...line, defender: { unit: 'levies', models: 5 } }]
    const shown = run(
      ['--select', 'defender.losses.mean,attacker.losses.mean'],
      lines(4, i => others[i] ?? '')
    ).stdout
    const figures = shown
      .split('\n')
      .slice(0, 4)
      .map(each => JSON.stringify({ ...JSON.parse(each), id: '' }))
    expect(new Set(figures).size).toBe(4)
  })

  it('stop together at the first fault with --strict', () => {
    const text = lines(2000, i => (i === 1500 || i === 700 ? 'nonsense' : exact(i)))
    const [one, three] = ['1', '3'].map(jobs => run(['--strict', '--jobs', jobs, '--select', 'result.tie'], text))
    expect(one?.stdout.split('\n')).toHaveLength(701)
    expect(three?.stdout).toBe(one?.stdout)
    expect(three?.stderr).toBe(one?.stderr)
    expect([one?.status, three?.status]).toEqual([1, 1])
  })
})

/** Kills a thread that reads a certain name; `when` may let it live the second time. */
const deadly = (when: string) =>
  saved(
    `deadly-${when.length}.cjs`,
    `const { isMainThread } = require('node:worker_threads')
     const { existsSync, writeFileSync } = require('node:fs')
     const parse = JSON.parse
     if (!isMainThread) JSON.parse = text => {
       if (String(text).includes('"deadly"') && ${when}) process.exit(9)
       return parse(text)
     }`
  )

describe('a thread that dies', () => {
  const of = (i: number) => {
    // what takes long leaves the rest to the other threads
    if (i === 0) return { ...sampled(i), trials: 100_000 }
    // a line with a blank at its end is parsed as a whole
    return i === 600 ? `${JSON.stringify({ ...exact(i), id: 'deadly' })} ` : exact(i)
  }
  const text = lines(1000, of)
  const good = () => run(['--jobs', '2'], text)

  it('is reported with its line, and its chunk is done again', () => {
    const mark = join(folder, 'died-once')
    const once = deadly(`!existsSync('${mark}') && (writeFileSync('${mark}', ''), true)`)
    const shown = run(['--jobs', '2'], text, ['--require', once])
    expect(shown.stdout).toBe(good().stdout)
    expect(shown.status).toBe(0)
    expect(shown.stderr).toMatch(
      /^saga-odds: a thread died at line 601: it ended with 9; its lines, from \d+ on, are run again\n$/
    )
  })

  it('and another that dies of the same line leave a record of it, and the rest goes on', () => {
    const shown = run(['--jobs', '2'], text, ['--require', deadly('true')])
    const [records, others] = [shown.stdout.split('\n'), good().stdout.split('\n')]
    expect(JSON.parse(records[600] ?? '')).toMatchObject({
      id: 'deadly',
      line: 601,
      error: 'it crashed two threads'
    })
    expect(records.filter((_, i) => i !== 600)).toEqual(others.filter((_, i) => i !== 600))
    expect(shown.status).toBe(1)
  })
})

describe('a bug of ours', () => {
  it('is a record in its place and a stack at the end, and loses no other line', () => {
    const hook = saved(
      'bug.cjs',
      `const { trim } = String.prototype
       String.prototype.trim = function () {
         if (this.includes('"bug"')) throw new TypeError('x is not y')
         return trim.call(this)
       }`
    )
    const shown = run(
      ['--jobs', '1', '--select', 'result.tie'],
      lines(3, i => (i === 1 ? { ...exact(i), id: 'bug' } : exact(i))),
      ['--require', hook]
    )
    const records = shown.stdout.split('\n')
    expect(records).toHaveLength(4)
    expect(JSON.parse(records[1] ?? '')).toMatchObject({ id: 'bug', line: 2, code: 'bug' })
    expect(shown.stderr).toContain('TypeError: x is not y')
    expect(shown.status).not.toBe(0)
  })
})

const ended = (child: ReturnType<typeof spawn>): Promise<number | null> => new Promise(resolve => child.on('close', resolve))

describe('an interruption', () => {
  it.each(['1', '2'])('leaves whole records, and says where to go on: --jobs %s', async jobs => {
    const file = saved('many.ndjson', lines(60_000, exact))
    const out = join(folder, `half-${jobs}.ndjson`)
    const stdout = openSync(out, 'w')
    const child = spawn(process.execPath, [BIN, 'batch', file, '--jobs', jobs], {
      cwd: folder,
      env: plainEnvironment(folder),
      stdio: ['ignore', stdout, 'pipe']
    })
    let stderr = ''
    child.stderr?.on('data', chunk => {
      stderr += String(chunk)
    })
    const wait = setInterval(() => {
      if (readFileSync(out).length < 100_000) return
      clearInterval(wait)
      child.kill('SIGINT')
    }, 10)
    expect(await ended(child)).toBe(130)
    clearInterval(wait)
    closeSync(stdout)
    const done = readFileSync(out, 'utf8')
    const count = done.split('\n').length - 1
    expect(done.endsWith('}\n')).toBe(true)
    expect(count).toBeLessThan(60_000)
    expect(stderr).toBe(
      `saga-odds: interrupted after line ${count}: to finish, run tail -n +${count + 1} ${file} | saga-odds batch --first-line ${count + 1} --boards-from ${dirname(file)} with the same options\n`
    )
    expect(JSON.parse(done.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ id: count - 1 })
  })

  it('while it waits for lines ends it as well', async () => {
    const child = spawn(process.execPath, [BIN, 'batch'], { cwd: folder, env: plainEnvironment(folder), stdio: 'pipe' })
    let stdout = ''
    child.stdout.on('data', chunk => {
      stdout += String(chunk)
      child.kill('SIGINT')
    })
    child.stdin.write('8w charge 8w\n8w cha')
    expect(await ended(child)).toBe(130)
    expect(stdout.split('\n')).toHaveLength(2)
  })
})

describe('a stream', () => {
  it('is answered line by line, as the lines come', async () => {
    const child = spawn(process.execPath, [BIN, 'batch'], { cwd: folder, env: plainEnvironment(folder), stdio: 'pipe' })
    let shown = 0
    child.stdout.on('data', () => {
      shown++
      if (shown < 3) child.stdin.write('8w charge 8w\n')
      else child.stdin.end()
    })
    child.stdin.write('8w charge 8w\n')
    expect(await ended(child)).toBe(0)
    expect(shown).toBe(3)
  })

  it('ends quietly when its reader has gone, though there is no end of lines', () => {
    const { status, stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        `set -o pipefail; (yes '8w charge 8w' || true) | "${process.execPath}" "${BIN}" batch --select result.tie | head -n 2`
      ],
      { cwd: folder, env: plainEnvironment(folder), encoding: 'utf8', timeout: 60_000 }
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\n')).toHaveLength(3)
  })
})

describe('threads that cannot begin', () => {
  it('fail every chunk that waits for them, not only the first', async () => {
    const chunk = (first: number): Chunk => ({ first, bytes: new Uint8Array() })
    const { answer, close } = pool({
      file: join(folder, 'missing.cjs'),
      settings: {} as Settings,
      jobs: 1,
      answerNow: () => Promise.resolve(undefined),
      died: () => {}
    })
    const answers = await Promise.allSettled([1, 2, 3, 4].map(first => answer(chunk(first))))
    await close()
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  })
})
