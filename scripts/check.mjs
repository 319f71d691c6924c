// `npm run check`: types, lint and the tests without browser or database server, within a minute: of what tries very many
// inputs a sample, and nothing that waits (vitest.config.ts says what is left to `npm test`).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { close, countStep, countVitest, step } from './tally.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'chairside-check-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

// What was found before is taken from there where nothing that it depends on has changed.
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
