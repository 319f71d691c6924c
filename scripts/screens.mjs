// `npm run screens`: a picture of each screen into docs/screens/, and the two that the install dialog shows.
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const browser = ensureBrowser()
if ((await ensureBuilt()) !== 0) process.exit(1)
process.exitCode = await run(
  'playwright',
  ['test', '--config', 'tests/screens/playwright.config.ts'],
  browser ? { CHROMIUM: browser } : {},
)
