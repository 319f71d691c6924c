// `npm test`: everything that proves the product works, from a fresh clone on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import './scratch.mjs'
import { close, countPlaywright, countStep, countVitest, step } from './tally.mjs'

// Run everything, even if someone has set QUICK for a faster look.
delete process.env.QUICK
ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'chairside-test-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

await step('types', async () => countStep('types', await run('tsc', [])))
await step('lint', async () => countStep('lint', await run('biome', ['check', '--max-diagnostics=50'])))

// Build before the tests: one server is killed a hundred times, and starts four times faster when built.
let built = false
await step('build', async () => {
  const code = await ensureBuilt()
  countStep('build', code)
  built = code === 0
})

let postgres = null
await step('PostgreSQL for the tests', async () => {
  try {
    const { startPostgres } = await import('./postgres.mjs')
    postgres = await startPostgres()
  } catch (error) {
    console.error(error)
    countStep('PostgreSQL for the tests', 1)
  }
})

try {
  await step('unit, contract, server and fault tests', async () => {
    const report = join(reports, 'vitest.json')
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await run('vitest', args, postgres ? { TEST_POSTGRES_URL: postgres.url } : {})
    countVitest('vitest', code, report)
  })
} finally {
  await postgres?.stop()
}

await step('in a real browser', async () => {
  if (!built) return countStep('browser tests (not run: the build failed)', 1)
  const report = join(reports, 'playwright.json')
  const code = await run('playwright', ['test'], {
    CHROMIUM: ensureBrowser() ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  countPlaywright('browser', code, report)
})

process.exitCode = close() ? 0 : 1
