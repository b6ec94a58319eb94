import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolder } from './tools/folder'
import { plainEnvironment } from './tools/shell'

/** What an installed program, which brings nothing that was compiled, keeps in the user's cache folder. */

const { folder: home } = openFolder()

const MELEE = ['melee', '8', 'warriors', 'charge', '4', 'hearthguard', '-f', 'json']

/** The program as the package ships it. */
const install = (to: string): string => {
  for (const part of ['bin', 'dist', 'package.json'])
    cpSync(part, join(to, part), { recursive: true, filter: from => !/compiled-.*\.bin$|\.meta\.json$/.test(from) })
  return to
}

const environment = (cache: string, more: NodeJS.ProcessEnv = {}) => ({
  ...plainEnvironment(home),
  XDG_CACHE_HOME: cache,
  ...more
})

const answerOf = (program: string, cache: string, more: NodeJS.ProcessEnv = {}, args = MELEE) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(program, 'bin/saga-odds.cjs'), ...args], {
    env: environment(cache, more),
    encoding: 'utf8',
    timeout: 30_000
  })
  return { status, stdout, stderr }
}

let program = ''
let expected: ReturnType<typeof answerOf>
beforeAll(() => {
  program = install(join(home, 'program'))
  expected = answerOf(program, join(home, 'none'), { NODE_DISABLE_COMPILE_CACHE: '1' })
})

let cache = ''
let count = 0
beforeEach(() => {
  cache = join(home, `cache-${count++}`)
})

const kept = (): readonly string[] => readdirSync(join(cache, 'saga-odds'))
const keptFile = (): string => join(cache, 'saga-odds', kept()[0] ?? 'nothing')

/** A program that answers only from what was kept: the chunks that a melee reads are gone. */
const gutted = (): string => {
  const hollow = install(join(home, `hollow-${count}`))
  for (const file of readdirSync(join(hollow, 'dist')))
    if (file.endsWith('.cjs') && file !== 'cli.cjs') rmSync(join(hollow, 'dist', file))
  return hollow
}

describe('the code cache of an installed program', () => {
  it('is made by the first start, used by the next, and written no more', () => {
    expect(expected).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(join(home, 'none'))).toBe(false)
    expect(answerOf(program, cache)).toEqual(expected)
    expect(kept()).toHaveLength(1)
    const { mode, mtimeMs, size } = statSync(keptFile())
    expect(mode & 0o777).toBe(0o600)
    expect(size).toBeGreaterThan(500_000)
    expect(answerOf(gutted(), cache)).toEqual(expected)
    expect(statSync(keptFile()).mtimeMs).toBe(mtimeMs)
  })

  it('takes in what another command is the first to need', () => {
    answerOf(program, cache)
    const { size } = statSync(keptFile())
    const rules = ['rules', 'vikings']
    const first = answerOf(program, cache, {}, rules)
    expect(statSync(keptFile()).size).toBeGreaterThan(size)
    expect(answerOf(gutted(), cache, {}, rules)).toEqual(first)
  })

  it('is not made where Node is run with its cache off', () => {
    answerOf(program, cache, { NODE_DISABLE_COMPILE_CACHE: '1' })
    expect(existsSync(cache)).toBe(false)
  })

  it.each(['/proc', '/proc/self/fd', '/dev/null', '/dev/full/deeper', 'not/absolute'])('is no error in %s', folder =>
    expect(answerOf(program, folder)).toEqual(expected)
  )

  it('is no error where a file stands in the place of its folder, or a folder in its own', () => {
    mkdirSync(cache)
    writeFileSync(join(cache, 'saga-odds'), 'a file')
    expect(answerOf(program, cache)).toEqual(expected)
    expect(readFileSync(join(cache, 'saga-odds'), 'utf8')).toBe('a file')
    rmSync(join(cache, 'saga-odds'))
    answerOf(program, cache)
    const file = keptFile()
    rmSync(file)
    mkdirSync(file)
    expect(answerOf(program, cache)).toEqual(expected)
    expect(kept()).toHaveLength(1)
  })

  it('is no error where nothing may be written', () => {
    mkdirSync(join(cache, 'saga-odds'), { recursive: true })
    chmodSync(join(cache, 'saga-odds'), 0o500)
    expect(answerOf(program, cache)).toEqual(expected)
    chmodSync(join(cache, 'saga-odds'), 0o700)
  })
})

describe('a code cache that is not whole', () => {
  it('is passed over where it is cut, garbage or empty, and made anew', () => {
    answerOf(program, cache)
    const whole = readFileSync(keptFile())
    const cut = (length: number) => () => truncateSync(keptFile(), length)
    const bytes = (data: Uint8Array) => () => writeFileSync(keptFile(), data)
    const spoilt = [
      ...[0, 3, 8, 100, whole.length >> 1, whole.length - 1].map(cut),
      bytes(Buffer.alloc(100_000, 0xff)),
      bytes(Buffer.from('{"this": "is another program’s"}')),
      bytes(Buffer.concat([whole, whole]))
    ]
    for (const spoil of spoilt) {
      spoil()
      expect(answerOf(program, cache)).toEqual(expected)
      expect(answerOf(gutted(), cache)).toEqual(expected)
    }
  })

  it('is passed over whichever of its bytes is wrong', () => {
    answerOf(program, cache)
    const whole = readFileSync(keptFile())
    for (let part = 0; part < 8; part++) {
      const bytes = Buffer.from(whole)
      const at = Math.floor(((part + 0.5) / 8) * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ 0xff
      writeFileSync(keptFile(), bytes)
      expect(answerOf(program, cache), `byte ${at}`).toEqual(expected)
    }
  })
})

describe('a code cache of another', () => {
  it('program is never used: what is installed runs', () => {
    const newer = install(join(home, 'newer'))
    answerOf(newer, cache)
    appendFileSync(join(newer, 'dist/cli.cjs'), '\n;process.on("exit", () => console.log("newer"))')
    const { stdout } = answerOf(newer, cache)
    expect(stdout).toBe(`${expected.stdout}newer\n`)
    expect(answerOf(program, cache)).toEqual(expected)
  })

  it('version or another Node has a file of its own, and few of them are kept', () => {
    const version = install(join(home, 'version'))
    const stated = JSON.parse(readFileSync(join(version, 'package.json'), 'utf8')) as object
    answerOf(version, cache)
    for (let minor = 1; minor < 9; minor++) {
      writeFileSync(join(version, 'package.json'), JSON.stringify({ ...stated, version: `9.${minor}.0` }))
      answerOf(version, cache)
      for (const file of kept().filter(file => file.startsWith(`9.${minor}.`)))
        utimesSync(join(cache, 'saga-odds', file), minor, minor)
    }
    const versions = kept().map(file => /^[\d.]+\d/.exec(file)?.[0])
    expect(versions.sort()).toHaveLength(6)
    expect(versions).toContain('9.8.0')
    expect(kept().every(file => file.includes(process.versions.v8))).toBe(true)
  })

  it('user, or that others may write, is never used', () => {
    answerOf(program, cache)
    const hollow = gutted()
    expect(answerOf(hollow, cache).status).toBe(0)
    chmodSync(keptFile(), 0o666)
    expect(answerOf(hollow, cache).status).not.toBe(0)
    expect(answerOf(program, cache)).toEqual(expected)
  })

  it('set of V8’s flags is refused, and the answer is the same', () => {
    answerOf(program, cache)
    expect(answerOf(program, cache, { NODE_OPTIONS: '--disallow-code-generation-from-strings' })).toEqual(expected)
    expect(answerOf(program, cache)).toEqual(expected)
  })
})

describe('first starts at once', () => {
  it('all answer, and leave one whole file', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const child = spawn(process.execPath, [join(program, 'bin/saga-odds.cjs'), ...MELEE], { env: environment(cache) })
        let stdout = ''
        child.stdout.on('data', data => {
          stdout += data
        })
        return new Promise(resolve => child.on('close', status => resolve({ status, stdout })))
      })
    )
    expect(answers).toEqual(Array(6).fill({ status: 0, stdout: expected.stdout }))
    expect(kept()).toHaveLength(1)
    expect(answerOf(gutted(), cache)).toEqual(expected)
  })
})
