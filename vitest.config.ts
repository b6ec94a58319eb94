import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// It slows every start of Node by tens of milliseconds, and the tests start hundreds.
delete process.env['NODE_EXTRA_CA_CERTS']

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
    // one for each processor: by default one is left idle
    maxWorkers: '100%',
    // For a machine that counts: TEST_REPORT=file.json npm test
    ...(report ? { reporters: ['default', ['json', { outputFile: report }]] } : {})
  }
})
