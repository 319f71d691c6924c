import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
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
/** Who meets neither a page's globals nor what is kept on a tablet, by helpers of its own neither, leaves nothing behind. */
const leavesThings =
  /indexedDB|\b(?:local|session)Storage\b|globalThis|window|document|navigator|\bvi\.|process\.env|setTimeout|openSalon|(?:data|sync|account)\/|from '\.\//i
const pure = filesIn('tests/web').filter(file => !leavesThings.test(readFileSync(file, 'utf8')))
const alone = filesIn('tests/server').filter(file => changesAll.test(readFileSync(file, 'utf8')))

/** What takes minutes begins first, so that none of it is left over when all else is done. */
const LONG = [
  'tests/faults/kill.test.ts',
  'tests/web/sync/histories.test.ts',
  'tests/faults/',
  'tests/drill/',
]
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(path => moduleId.includes(path))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // What passed needs no log: losing the server is what many of these tests are about.
    silent: 'passed-only',
    projects: [
      // Files of one process share what they import: loading the server anew for each costs more than most test it for.
      {
        test: {
          name: 'quick',
          include: ['tests/*.test.ts', 'tests/{shared,server}/**/*.test.{ts,tsx}', ...pure],
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
          exclude: pure,
          ...patience,
        },
      },
      // Processes are killed and started again here, or the whole tree is copied: waiting for them fills one worker,
      // while the other one works.
      {
        test: {
          name: 'faults',
          include: ['tests/{faults,drill}/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
})
