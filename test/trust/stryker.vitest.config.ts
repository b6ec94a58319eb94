import { defineConfig } from 'vitest/config'

/** The tests that look at rules and dice, for mutants to be tried on: nothing that builds, opens a browser or fuzzes. */
export default defineConfig({
  test: {
    root: '.',
    include: [
      'test/chance/**/*.test.ts',
      'test/rules/**/*.test.ts',
      'test/battle/**/*.test.ts',
      'test/turn/**/*.test.ts',
      'test/trust/*.test.ts'
    ],
    exclude: ['test/trust/package.test.ts', 'test/trust/terminal.test.ts', 'test/trust/honesty.test.ts'],
    testTimeout: 60_000
  }
})
