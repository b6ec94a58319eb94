import { defineConfig } from 'vitest/config'

// It slows every start of Node by tens of milliseconds, and the tests start hundreds.
delete process.env['NODE_EXTRA_CA_CERTS']

const report = process.env['TEST_REPORT']

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // two cores, and all of them at work
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // one for each processor: by default one is left idle
    maxWorkers: '100%',
    // For a machine that counts: TEST_REPORT=file.json npm test
    ...(report ? { reporters: ['default', ['json', { outputFile: report }]] } : {})
  }
})
