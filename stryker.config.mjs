/**
 * Mutants of one room at a time; MUTANTS names it, and MUTANTS_PART one folder of it where it is large. Each keeps a report of its own,
 * which `npm run trust` reads.
 */
const room = process.env.MUTANTS ?? 'battle'
const part = process.env.MUTANTS_PART
const report = `.trust/mutants/${part ? `${room}-${part}` : room}`

// biome-ignore lint/style/noDefaultExport: it is what Stryker reads
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/trust/stryker.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [part ? `src/${room}/${part}/**/*.ts` : `src/${room}/**/*.ts`],
  // texts told to people are held by the tests of the command line, which are too slow to be run for every mutant
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/dist', '/.trust', '/.bench', '/reports'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 5000,
  timeoutFactor: 3,
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  tempDirName: '.trust/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 }
}
