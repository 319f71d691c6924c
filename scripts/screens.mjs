// `npm run screens` takes pictures of every screen (into screens/), of those in the README, and of the two in the
// install dialog. With words (`npm run screens -- comfort`) it only runs the specs whose path contains them.
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
