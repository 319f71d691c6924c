// `npm run screens`: a picture of each screen into screens/, those of the README, and the two that the install dialog shows.
// With words (`npm run screens -- comfort`) only the specs whose path holds them.
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const browser = ensureBrowser()
if ((await ensureBuilt()) !== 0) process.exit(1)
process.exitCode = await run(
  'playwright',
  ['test', '--config', 'tests/screens/playwright.config.ts', ...process.argv.slice(2)],
  browser ? { CHROMIUM: browser } : {},
)
