// `npm run bench`: builds the app, then measures every line of the performance budget. README says how to read it.
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const browser = ensureBrowser()
if ((await ensureBuilt()) !== 0) process.exit(1)
process.exitCode = await run(
  process.execPath,
  ['--import', 'tsx', 'tests/bench/run.ts', ...process.argv.slice(2)],
  {
    ...(browser ? { CHROMIUM: browser } : {}),
  },
)
