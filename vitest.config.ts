import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import './scripts/scratch.mjs'

/** LONG=10 multiplies what is made up at random, and with it the time a test may take. */
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

/** `npm run check`, while one works: a sample of what tries very many inputs, and nothing that waits for time to pass. */
const QUICK = Boolean(process.env.QUICK)
/**
 * What `npm run check` leaves to `npm test`: what speaks, waits for half a minute to turn, walks through all there is,
 * or needs a process of its own, because it puts other modules in place of ours or leaves something behind.
 */
const LEFT_OUT = [
  ...filesIn('tests').filter(file => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))),
  'tests/server/asks/pictures.test.ts',
  'tests/server/auth/{attacks,elsewhere,elsewhere-attacks,identity}.test.ts',
  'tests/server/backup/**',
  'tests/server/billing/stripe.test.ts',
  'tests/server/functions/**',
  'tests/server/privacy/{leaving,no-ai}.test.ts',
  'tests/server/store/{cut-short,restore}.test.ts',
  'tests/server/support/support-chat.test.ts',
  'tests/server/voice/{built-in,built,memos,providers,text-to-speech}.test.ts',
  'tests/shared/hostile/**',
  'tests/shared/tools/{engine-cli,practice-client,practice-ranking,marketing-many,retail-long-notes}.test.ts',
  'tests/shared/tools/*-reviewed*.test.ts',
  'tests/shared/tools/schedule-{long,search}.test.ts',
  'tests/shared/voice/understand.test.ts',
  'tests/web/chair/service/used-form.test.tsx',
  'tests/web/platform/data/{account,forget-salon}.test.ts',
  'tests/web/no-eval.test.ts',
  'tests/web/account/people/owner-name.test.ts',
  'tests/web/ui/forms/once.test.ts',
  'tests/web/ui/sheet/sheet.test.tsx',
  'tests/web/site/pages/at-work.test.ts',
  'tests/web/platform/sync/histories.test.ts',
  'tests/web/tools/screens/{start-gate.test.tsx,use-kept.test.ts}',
  'tests/web/voice/memo-here.test.tsx',
  'tests/web/voice/speak/{clips,keep-steps,queue}.test.ts',
  'tests/web/shell/waiting/give-up.test.ts',
]
const leftOut = QUICK ? LEFT_OUT : []

/** What takes minutes begins first, so that none of it is left over when all else is done. */
const LONG = [
  'tests/faults/kill.test.ts',
  'tests/web/platform/sync/histories.test.ts',
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
    // A line that was logged while the worker closed is no fault of what was tested: it only comes too late to be told.
    onUnhandledError: error =>
      error.message?.includes('"onUserConsoleLog" was pending') ? false : undefined,
    ...(QUICK ? { experimental: { fsModuleCache: true } } : {}),
    projects: [
      // Files of one process share what they import: loading the server anew for each costs more than most test it for.
      {
        test: {
          name: 'quick',
          include: ['tests/*.test.ts', 'tests/{shared,server}/**/*.test.{ts,tsx}', ...pure],
          exclude: [...alone, ...leftOut],
          isolate: false,
          restoreMocks: true,
          ...patience,
        },
      },
      // A tab of the app is alone with its globals and its one open account: each file has a process of its own. While
      // one works they share one: loading all that the app is made of takes longer than most tests.
      {
        test: {
          name: 'quick-alone',
          include: ['tests/web/**/*.test.{ts,tsx}', ...alone],
          exclude: [...pure, ...leftOut],
          ...(QUICK ? { isolate: false, restoreMocks: true, unstubGlobals: true } : {}),
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
