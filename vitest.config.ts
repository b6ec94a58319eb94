import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
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

/** They put something else in the place of a module, load it anew, or speak Spanish, which names that are remembered keep: each in a process of its own. */
const ALONE = [
  'test/docs.test.ts',
  'test/cli/light.test.ts',
  'test/report/formats.test.ts',
  'test/saga-dice/paying.test.ts',
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

const project = (name: string, include: string[], exclude: string[], isolate: boolean): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, exclude: ['**/node_modules/**', ...exclude], isolate, setupFiles: ['test/tools/fresh.ts'] }
})

export default defineConfig({
  test: {
    // The code is loaded once for all the files that a process runs: a third less to do.
    projects: [
      project('quick', ['test/**/*.test.ts'], [...ALONE, ...SLOW], false),
      project('slow', SLOW, [], false),
      project('alone', ALONE, [], true)
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
