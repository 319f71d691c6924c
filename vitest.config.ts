import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import './scripts/scratch.mjs'

/** LONG=10 multiplies the random histories, and with them the time a test may take. */
const long = Math.max(1, Number(process.env.LONG ?? 1) || 1)
const patience = { testTimeout: 60_000 * long, hookTimeout: 120_000 }

/** A file that puts a stand-in where all files of its process would meet it. */
const changesAll = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\(/
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))
const alone = filesIn('tests/server').filter(file => changesAll.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What passed needs no log: losing the server is what many of these tests are about.
    silent: 'passed-only',
    projects: [
      // Files of one process share what they import: loading the server anew for each costs more than most test it for.
      {
        test: {
          name: 'quick',
          include: ['tests/*.test.ts', 'tests/{shared,server}/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
          restoreMocks: true,
          ...patience,
        },
      },
      // A tab of the app is alone with its globals and its one open account: each file has a process of its own.
      {
        test: {
          name: 'quick-alone',
          include: ['tests/web/**/*.test.{ts,tsx}', ...alone],
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
