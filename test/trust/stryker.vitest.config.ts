import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The tests that mutants are tried on: those of the module alone for `chance`, which owes nothing to the others, else all that look at
 * rules and dice; nothing that builds, opens a browser or fuzzes. MUTANTS names the module.
 */
const module = process.env['MUTANTS'] ?? 'battle'

const tests: Readonly<Record<string, readonly string[]>> = {
  chance: ['test/chance/**/*.test.ts'],
  rules: ['test/rules/**/*.test.ts'],
  'saga-dice': ['test/saga-dice/**/*.test.ts'],
  // goals in tournament points are the command line's alone to ask for, what a side chose is advice for reviews alone, and headlines of
  // plans are read again by the reader of sentences
  turn: [
    ...['test/turn/**/*.test.ts', 'test/saga-dice/**/*.test.ts', 'test/cli/tournament.test.ts', 'test/study/review*.test.ts'],
    'test/request/headlines-of-answers.test.ts',
    '!test/turn/plan/large.test.ts'
  ],
  // quick ones first; of what the referee says `recorded` has hundreds, and random fights come last
  battle: [
    ...[
      'outcome',
      'melees',
      'steps',
      'resilience',
      'recorded/recorded',
      'pool',
      'effects',
      'unit',
      'ledger',
      'ledger.special',
      'shot',
      'means',
      'strike',
      'points',
      'moving',
      'split'
    ],
    ...[
      'headline',
      'notes',
      'faults',
      'playable',
      'blows',
      'played',
      'asides',
      'recorded/laws',
      'wrath',
      'carried',
      'report',
      'apart',
      'fractions',
      'stages',
      'over-before-blows',
      'interpretations',
      'uncertain',
      'split.readings',
      'second-random',
      'laws',
      'neighbours',
      'cover',
      'removed',
      // what plans, advice and tables alone ask of a fight
      '../cli/cautions',
      '../turn/plan/stages',
      '../turn/advice/as-fought',
      '../turn/advice/goals',
      '../turn/advice',
      // melees after the first, heroes, and what is gone before the dice, which have referees of their own
      'rebuilt-melees.referee',
      'removed-before',
      'heroes.referee',
      // tests that are thrown with the dice of a plan
      '../turn/plan/thrown',
      // dear, and so only for what all the others let live
      'limits',
      'random.referee'
    ]
  ].map(name => join('test/battle', `${name}.test.ts`))
}

const include = [...(tests[module] ?? [])]

/** The slow ones of a module, the slowest last; those of `battle` are all listed in order. */
const last =
  module === 'turn'
    ? ['plan/blocks', 'plan/replies', 'advice/limits', 'advice/goals', 'saga-dice/best-play', 'turn/advice'].map(
        name => `${name}.test.ts`
      )
    : include

/** Files that are not listed run first, then the listed ones in order: a mutant that the first test kills costs no other. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => last.findIndex(name => moduleId.endsWith(name))
    return [...files].sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    root: '.',
    include,
    setupFiles: ['test/trust/load-module.ts'],
    testTimeout: 60_000,
    // one load of the code for all the tests of a mutant
    isolate: false,
    sequence: { sequencer: QuickFirst }
  }
})
