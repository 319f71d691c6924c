import { defineConfig } from 'vitest/config'

/** LONG=10 multiplies the random histories, and with them the time a test may take. */
const long = Math.max(1, Number(process.env.LONG ?? 1) || 1)
const patience = { testTimeout: 60_000 * long, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What passed needs no log: losing the server is what many of these tests are about.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'quick',
          include: ['tests/*.test.ts', 'tests/{shared,web,server}/**/*.test.{ts,tsx}'],
          ...patience,
        },
      },
      // Processes are killed and started again here, or the whole tree is copied: one file at a time, so that they
      // don't starve one another.
      {
        test: {
          name: 'faults',
          include: ['tests/{faults,drill}/**/*.test.ts'],
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
})
