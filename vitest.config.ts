import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import './scripts/scratch.mjs'

/** LONG=10 multiplies the number of random cases, and the time a test may take. */
const long = Math.max(1, Number(process.env.LONG ?? 1) || 1)
const patience = { testTimeout: 60_000 * long, hookTimeout: 120_000 }

/** Files that replace something shared by all files in their process. */
const changesAll = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\(/
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))
/** Tests that use no page globals, no storage and no local helpers leave nothing behind. */
const leavesThings =
  /indexedDB|\b(?:local|session)Storage\b|globalThis|window|document|navigator|\bvi\.|process\.env|setTimeout|openSalon|(?:data|sync|account)\/|from '\.\//i
const pure = filesIn('tests/web').filter(file => !leavesThings.test(readFileSync(file, 'utf8')))
const alone = filesIn('tests/server').filter(file => changesAll.test(readFileSync(file, 'utf8')))

/** `npm run check` during work: a sample for tests of very many inputs, and nothing that waits for time to pass. */
const QUICK = Boolean(process.env.QUICK)
/**
 * What `npm run check` leaves to `npm test`: tests that speak, wait half a minute, or go through everything there is.
 * Also those that need their own process because they replace modules or leave something behind.
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

/** Tests that take minutes start first, so that we don't wait for them at the end. */
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
    // Logs of passing tests are dropped: many of these tests are about losing the server.
    silent: 'passed-only',
    // A line logged while the worker was closing doesn't mean that a test failed.
    onUnhandledError: error =>
      error.message?.includes('"onUserConsoleLog" was pending') ? false : undefined,
    ...(QUICK ? { experimental: { fsModuleCache: true } } : {}),
    projects: [
      // Files in one process share their imports: loading the server for each file would take longer than most tests.
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
      // A tab of the app has its globals and its one open account to itself, so each file gets its own process. With
      // `npm run check` they share one, as loading the whole app takes longer than most tests.
      {
        test: {
          name: 'quick-alone',
          include: ['tests/web/**/*.test.{ts,tsx}', ...alone],
          exclude: [...pure, ...leftOut],
          ...(QUICK ? { isolate: false, restoreMocks: true, unstubGlobals: true } : {}),
          ...patience,
        },
      },
      // These tests kill and restart processes or copy the whole tree. They mostly wait, so they fill one worker while
      // the other gets on with the rest.
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
