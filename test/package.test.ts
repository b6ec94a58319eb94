import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, resolve } from 'node:path'
import { build, type Metafile, transform } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { printedPhrases } from '../src/request/words/vocabulary'
import { editions } from '../src/rules/editions'
import { rulebook } from '../src/rules/rulebook'
import { askedFor, builtFiles } from './tools/bundle'
import { openFolder } from './tools/folder'
import { plainEnvironment } from './tools/shell'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

const { folder } = openFolder()

const run = (program: string, args: readonly string[], cwd = '.'): SpawnSyncReturns<string> =>
  spawnSync(program, args, { cwd, env: plainEnvironment(folder), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const shown = (answer: SpawnSyncReturns<string>): string => {
  if (answer.status !== 0) throw new Error(`it exits ${answer.status}:\n${answer.stdout}${answer.stderr}`)
  return answer.stdout
}

describe('the bundle', () => {
  it('asks for nothing but Node', () =>
    expect(askedFor().filter(name => !builtinModules.includes(name.replace(/^node:/, '')))).toEqual([]))

  it('answers for its version without being read', () => {
    const { stdout, stderr } = run(process.execPath, ['bin/saga-odds.cjs', '--version'])
    expect({ stdout, stderr }).toEqual({ stdout: `${version}\n`, stderr: '' })
  })
})

describe('bin/saga-odds.cjs', () => {
  const alone = join(folder, 'alone')
  const bin = resolve('bin/saga-odds.cjs')

  it('says what to do when nothing has been built', () => {
    shown(run('sh', ['-c', `mkdir -p "${alone}/bin" && cp package.json "${alone}" && cp "${bin}" "${alone}/bin"`]))
    const { status, stdout, stderr } = run(process.execPath, [join(alone, 'bin/saga-odds.cjs'), 'melee'])
    expect({ status, stdout, stderr }).toEqual({
      status: 70,
      stdout: '',
      stderr: `saga-odds: it has not been built yet; run "npm run build" in ${alone} first.\n`
    })
  })

  it('is plain enough for an old Node to read', async () => {
    const text = readFileSync(bin, 'utf8')
    const [old, latest] = await Promise.all(['es2019', 'esnext'].map(target => transform(text, { target })))
    expect(old?.code).toBe(latest?.code)
  })

  it.each(['18.20.8', '20.16.0'])('says what to do on Node %s', old => {
    const pretend = join(folder, 'pretend.cjs')
    writeFileSync(pretend, `Object.defineProperty(process.versions, 'node', { value: '${old}' })`)
    const { status, stdout, stderr } = run(process.execPath, ['--require', pretend, bin])
    expect({ status, stdout, stderr }).toEqual({
      status: 70,
      stdout: '',
      stderr: `saga-odds: this is Node ${old}, and saga-odds needs Node 20.17 or newer.\n`
    })
  })
})

describe('what was compiled by the build', () => {
  const file = `dist/compiled-${process.versions.v8}-${process.arch}.bin`

  const packs = (): readonly [names: string[], texts: number[], code: number][] => {
    const bytes = readFileSync(file)
    return JSON.parse(bytes.toString('latin1', 12, 12 + bytes.readUInt32LE(8)))
  }

  it.each(['melee 8 warriors charge 4 hearthguard', 'rules vikings', 'dice 6 normans --want charge -f json'])(
    'is the program: %s is answered with it as without',
    command => {
      const args = ['bin/saga-odds.cjs', ...command.split(' ')]
      const shown = () => run(process.execPath, args)
      const withIt = shown()
      const bare = run(process.execPath, [
        '-e',
        `process.argv.splice(1, 0, 'x'); require('./dist/cli.cjs')`,
        ...command.split(' ')
      ])
      expect(existsSync(file)).toBe(true)
      expect(withIt.status, withIt.stderr).toBe(0)
      expect(withIt.stdout).toBe(bare.stdout)
    }
  )

  it('is all that the usual commands read', () => {
    const parts = new Set(packs().flatMap(([names]) => names.map(name => name.replace(/-[0-9A-Z]+\.cjs$/, ''))))
    expect(['cli.cjs', 'fight', 'sweep', 'table', 'json'].filter(name => !parts.has(name))).toEqual([])
    expect(packs().filter(([, , code]) => code === 0)).toEqual([])
  })

  it('has no tables of words, which the build has read already', () => {
    const { outputs } = JSON.parse(readFileSync('dist/cli.meta.json', 'utf8')) as Metafile
    const tables = ['sentence-words', 'choice-words', 'pointing-back'].map(name => `src/request/words/${name}.ts`)
    const chunks = Object.entries(outputs).filter(([, { inputs }]) => tables.some(table => table in inputs))
    expect(chunks).not.toEqual([])
    const names = packs().flatMap(([each]) => each)
    expect(names.filter(name => chunks.some(([path]) => path.endsWith(`/${name}`)))).toEqual([])
  })

  it('is not used where Node is told to compile otherwise', () =>
    expect(shown(run(process.execPath, ['--no-lazy', 'bin/saga-odds.cjs', 'melee', '8w charge 8w', '-f', 'line']))).toContain(
      '8 warriors'
    ))
})

describe('the rulebooks of the command line', () => {
  const textOf = (name: string): string => {
    const files = readdirSync('dist').filter(file => file.startsWith(`${name}-`))
    expect(files).toHaveLength(1)
    return readFileSync(`dist/${files[0]}`, 'latin1')
  }

  const written = (value: unknown): string =>
    JSON.stringify(value).replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

  // test/request/printed.test.ts holds the print to the tables, word by word
  it.each([1, 2] as const)('are the tables one after another, as JSON: edition %d', edition => {
    const tables = Object.values(editions[edition]('')).filter((table): table is object => typeof table === 'object')
    const text = textOf(`rulebook-${edition}`)
    let at = 0
    for (const table of tables) {
      const whole = written(table)
      // of a long table the ids and lengths of its rows, then the rows
      const rows = Object.entries(table).map(([id, row]) => [id, written(row)] as const)
      const listed = rows.map(([id, row]) => `${id}\t${row.length}`).join('\t') + rows.map(([, row]) => row).join('')
      const found = [whole, listed].find(each => text.startsWith(each, at)) ?? ''
      expect(found, `at ${at}`).not.toBe('')
      at += found.length
    }
    expect(at).toBe(text.length)
  })

  it.each([1, 2] as const)('have their phrases beside them, as they are printed: edition %d', edition => {
    const { usual, full } = printedPhrases(rulebook(edition))
    expect(textOf(`phrases-${edition}-usual`)).toBe(usual)
    expect(textOf(`phrases-${edition}-full`)).toBe(full)
  })
})

describe('the package', () => {
  const home = join(folder, 'home')
  const installed = join(home, 'node_modules/.bin/saga-odds')

  it('holds the program, the library, the examples and the papers, and nothing else', () => {
    const [{ files }] = JSON.parse(shown(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']))) as [
      { files: { path: string }[] }
    ]
    const examples = ['docs', 'examples'].flatMap(shipped =>
      readdirSync(shipped, { recursive: true, withFileTypes: true })
        // the schema of reports is in the program: `rules --schema report`
        .filter(entry => entry.isFile() && entry.name !== 'report.schema.json')
        .map(entry => join(entry.parentPath, entry.name))
    )
    expect(files.map(({ path }) => path).sort()).toEqual(
      [
        ...[
          'CHANGELOG.md',
          'LICENSE',
          'README.md',
          'THIRD-PARTY-NOTICES.md',
          'package.json',
          'bin/compiled.cjs',
          'bin/saga-odds.cjs'
        ],
        ...[
          'dist/index.d.ts',
          'dist/index.d.cts',
          'dist/chunks.json',
          'dist/start.txt',
          'dist/help.txt',
          'dist/saga-odds.1',
          ...builtFiles()
        ],
        ...examples
      ].sort()
    )
  })

  describe('installed from its tarball into an empty folder, without a network', () => {
    const tarball = join(folder, `saga-odds-${version}.tgz`)
    const unpacked = join(folder, 'unpacked/package')
    const npm = (...args: readonly string[]) => run('npm', args)
    /** What npm has to say of us. */
    const warnings = ({ stdout, stderr }: SpawnSyncReturns<string>): readonly string[] =>
      `${stdout}${stderr}`.split('\n').filter(line => /saga-odds@|install-scripts|allow-scripts|deprecated|EBADENGINE/.test(line))
    let install: SpawnSyncReturns<string>

    beforeAll(() => {
      shown(npm('pack', '--ignore-scripts', '--pack-destination', folder))
      install = npm('install', '--prefix', home, tarball)
      shown(install)
      shown(run('sh', ['-c', `mkdir "${join(folder, 'unpacked')}" && tar -xzf "${tarball}" -C "${join(folder, 'unpacked')}"`]))
    })

    it('gives no warning', () => expect(warnings(install)).toEqual([]))

    it('is installed from its unpacked folder, which is packed again, without building anything', () => {
      const other = join(folder, 'other')
      const fromFolder = npm('install', '--prefix', other, unpacked)
      shown(fromFolder)
      expect(warnings(fromFolder)).toEqual([])
      expect(shown(run(join(other, 'node_modules/.bin/saga-odds'), ['--version'], other))).toBe(`${version}\n`)
      shown(run('npm', ['pack', '--dry-run'], unpacked))
      shown(run('npm', ['run', 'postprepare'], unpacked))
    })

    it('has the types of what it runs, however it is asked for', () => {
      const wrong = run(process.execPath, [resolve('node_modules/@arethetypeswrong/cli/dist/index.js'), tarball, '-f', 'json'])
      const { analysis } = JSON.parse(shown(wrong)) as { analysis: { problems: readonly unknown[] } }
      expect(analysis.problems).toEqual([])
    })

    it('brings no other package', () =>
      expect(readdirSync(join(home, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['saga-odds']))

    it('prints its version', () => expect(shown(run(installed, ['--version'], home))).toBe(`${version}\n`))

    it('answers a melee, the second time from what it kept of the first', () => {
      const answer = () => shown(run(installed, ['melee', '8 warriors charge 4 hearthguard'], home))
      const cache = join(folder, '.cache/saga-odds')
      const first = answer()
      expect(first).toContain('8 warriors')
      const [file = 'none'] = readdirSync(cache)
      const { mtimeMs } = statSync(join(cache, file))
      expect(answer()).toBe(first)
      expect(readdirSync(cache)).toEqual([file])
      expect(statSync(join(cache, file)).mtimeMs).toBe(mtimeMs)
    })

    it('is a library', () => {
      const script = "import { odds } from 'saga-odds'; console.log(typeof odds)"
      expect(shown(run(process.execPath, ['--input-type=module', '-e', script], home))).toBe('function\n')
    })

    it('is a library for those who require it', () => {
      const script = "const { odds, rulebook } = require('saga-odds'); console.log(odds('8w charge 4hg', rulebook(1)).kind)"
      expect(shown(run(process.execPath, ['--input-type=commonjs', '-e', script], home))).toBe('melee\n')
      const late = "require('saga-odds').plan('8 crossbows shoot 4 huscarls').then(({ kind }) => console.log(kind))"
      expect(shown(run(process.execPath, ['--input-type=commonjs', '-e', late], home))).toBe('plan\n')
    })

    it.each(['mts', 'cts'])('is typed without the types of any other package, in a file.%s', kind => {
      const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2023', '--module', 'nodenext']
      writeFileSync(
        join(home, `reader.${kind}`),
        "import { odds } from 'saga-odds'\nexport const answer: (...request: never[]) => unknown = odds\n"
      )
      shown(run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, `reader.${kind}`], home))
    })

    const bundled = async (contents: string): Promise<string> => {
      const { outputFiles } = await build({
        // names in the output are relative to it: so the length is of code, wherever the folder lies
        absWorkingDir: home,
        stdin: { contents, resolveDir: home },
        bundle: true,
        platform: 'browser',
        format: 'esm',
        write: false,
        logLevel: 'silent'
      })
      return outputFiles.map(({ text }) => text).join('\n')
    }

    it('is bundled for a browser, and asks for nothing of Node’s', async () => {
      const text = await bundled("export * from 'saga-odds'")
      expect(text.length).toBeGreaterThan(500_000)
      expect(text.match(/["'`]node:[a-z_/]+["'`]|\bcreateRequire\b|\brequire\(["'`][^)]*\)/g) ?? []).toEqual([])
    })

    it('costs less than 5 kB where one error is all that is imported', async () => {
      const text = await bundled("import { RequestError } from 'saga-odds'; console.log(RequestError)")
      expect(text).toContain('RequestError')
      expect(text.length).toBeLessThan(5000)
    })
  })
})
