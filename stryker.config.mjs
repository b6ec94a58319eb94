import { readdirSync, readFileSync } from 'node:fs'

/**
 * Mutants of one module (a folder of src) at a time; MUTANTS names it, and MUTANTS_PART one folder of it where it is large. Each keeps a report of its own,
 * which `npm run trust` reads. MUTANTS_SHARE=0.03 takes that share of the module's blocks of six lines, drawn at random from MUTANTS_SEED.
 */
const module = process.env.MUTANTS ?? 'battle'
const part = process.env.MUTANTS_PART
const share = Number(process.env.MUTANTS_SHARE ?? 1)
const seed = Number(process.env.MUTANTS_SEED ?? 1)
const isSample = share < 1
const report = `.trust/mutants/${isSample ? 'samples/' : ''}${part ? `${module}-${part}` : module}`
const folder = part ? `src/${module}/${part}` : `src/${module}`

const BLOCK = 6

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
const seeded = start => {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const blocksOf = file => {
  const lines = readFileSync(file, 'utf8').split('\n').length
  return Array.from(
    { length: Math.ceil(lines / BLOCK) },
    (_, i) => `${file}:${i * BLOCK + 1}-${Math.min(lines, (i + 1) * BLOCK)}`
  )
}

const drawn = () => {
  const random = seeded(seed)
  return readdirSync(folder, { recursive: true })
    .filter(name => name.endsWith('.ts'))
    .sort()
    .flatMap(name => blocksOf(`${folder}/${name}`))
    .filter(() => random() < share)
}

// biome-ignore lint/style/noDefaultExport: it is what Stryker reads
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/trust/stryker.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: isSample ? drawn() : [`${folder}/**/*.ts`],
  // texts told to people are held by the tests of the command line, which are too slow to be run for every mutant
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/dist', '/.trust', '/.bench', '/reports'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // a busy machine is no endless loop
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 30,
  timeoutFactor: 3,
  ignoreStatic: true,
  incremental: !isSample,
  incrementalFile: `${report}.incremental.json`,
  tempDirName: '.trust/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 }
}
