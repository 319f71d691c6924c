// `npm run check`: types, lint, and the tests that need no browser or database server, all within a minute. Tests of
// very many inputs only try a sample, and tests that wait are left out (vitest.config.ts lists what only `npm test`
// runs).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { close, countStep, countVitest, step } from './tally.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'chairside-check-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

// Incremental: only checks what has changed.
const known = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/types.json']
await step('types', async () => countStep('types', await run('tsc', known)))
await step('lint', async () => countStep('lint', await run('biome', ['check', '--max-diagnostics=50'])))
await step('quick tests', async () => {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--project', 'quick*', '--reporter=dot', '--reporter=json']
  const code = await run('vitest', [...args, `--outputFile.json=${report}`], { QUICK: '1' })
  countVitest('vitest', code, report)
})
process.exitCode = close() ? 0 : 1
