import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { buildSync } from 'esbuild'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// It slows every start of Node by tens of milliseconds, and the tests start hundreds.
delete process.env['NODE_EXTRA_CA_CERTS']

// Whatever a test leaves in the temporary folder goes with this one. The file is read once for each project.
if (process.env['TEST_ROOM'] === undefined) {
  const room = mkdtempSync(join(tmpdir(), 'saga-'))
  process.env['TEST_ROOM'] = room
  process.env['TMPDIR'] = room
  process.once('exit', () => rmSync(room, { recursive: true, force: true, maxRetries: 10 }))
}

const report = process.env['TEST_REPORT']

/** They put something else in the place of a module, or load it anew. */
const REPLACING = ['test/cli/light.test.ts', 'test/report/formats.test.ts', 'test/saga-dice/paying.test.ts']

/** They speak Spanish, which names that are remembered keep, or take long: each in a process of its own. */
const ALONE = [
  'test/docs.test.ts',
  'test/request/headline.test.ts',
  'test/browser/phone.test.ts',
  'test/cli/edition-hint.test.ts',
  'test/cli/fight.test.ts',
  'test/language.test.ts',
  'test/request/elsewhere.test.ts',
  'test/rules/spanish.test.ts',
  'test/spanish.test.ts'
]

/** What `npm run test:fast` leaves out: many fights against the referee, every verb at its limits, thousands of phrases. */
const SLOW = [
  'test/**/*.referee.test.ts',
  'test/battle/second-random.test.ts',
  'test/battle/limits.test.ts',
  'test/request/phrases.test.ts'
]

/** The files that take longest, first: one that is begun last leaves the other processors idle. */
const LONGEST = ['test/request/phrases.test.ts', 'test/browser/phone.test.ts', 'test/docs.test.ts', 'test/browser/page.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex(name => moduleId.endsWith(name))
      return place < 0 ? LONGEST.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

/** Where the tests of this run find the sources, made JavaScript; the processes that run them are told by the environment. */
const FOLDER = 'TEST_SOURCES'

/** Below node_modules, where packages are found and vitest leaves the loading to Node. */
const CACHE = 'node_modules/.cache'

const build = (): string => {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(resolve(CACHE, 'saga-odds-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  buildSync({
    entryPoints: readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .map(file => `src/${file}`),
    outbase: '.',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // where the package has them: the workers, the page and the examples are found
    define: { __dirname: JSON.stringify(resolve('dist')) },
    logLevel: 'warning'
  })
  return folder
}

/**
 * Lets tests load the sources as JavaScript made once, by Node itself: as vitest loads modules, each use of what another exports is a call.
 * Not for tests that put something else in the place of a module.
 */
const builtSources = (): Plugin => {
  process.env[FOLDER] ??= build()
  const folder = process.env[FOLDER]
  const [tests, sources] = [resolve('test'), resolve('src')]
  return {
    name: 'built sources',
    enforce: 'pre',
    resolveId(asked, importer) {
      if (!asked.startsWith('.') || !importer?.startsWith(tests)) return
      const file = resolve(dirname(importer), asked)
      if (!file.startsWith(`${sources}/`)) return
      const source = existsSync(`${file}.ts`) ? file : join(file, 'index')
      return resolve(folder, `${relative('.', source)}.mjs`)
    }
  }
}

/** Watched, and where mutants are put into them, the sources are loaded as they are. */
const isRunOnce = process.argv.includes('run')

const project = (name: string, include: string[], exclude: string[], isolate: boolean): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: isRunOnce && include !== REPLACING ? [builtSources()] : [],
  test: { name, include, exclude: ['**/node_modules/**', ...exclude], isolate, setupFiles: ['test/tools/fresh.ts'] }
})

export default defineConfig({
  test: {
    // The code is loaded once for all the files that a process runs: a third less to do.
    projects: [
      project('quick', ['test/**/*.test.ts'], [...ALONE, ...REPLACING, ...SLOW], false),
      project('slow', SLOW, [], false),
      project('alone', ALONE, [], true),
      project('replacing', REPLACING, [], true)
    ],
    // two cores, and all of them at work
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // one for each processor: by default one is left idle
    maxWorkers: '100%',
    // For a machine that counts: TEST_REPORT=file.json npm test
    ...(report ? { reporters: ['default', ['json', { outputFile: report }]] } : {})
  }
})
