// `npm run bench` builds the app and measures every line of the performance budget. `npm run bench -- reading` measures
// how well texts are understood, without build or browser. `npm run bench -- day` measures a large salon's day. See
// docs/bench.md.
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const [first, ...rest] = process.argv.slice(2)
const measure = (script, words, env) => run(process.execPath, ['--import', 'tsx', script, ...words], env)
if (first === 'reading') process.exitCode = await measure('tests/bench/reading/run.ts', rest, {})
else {
  const browser = ensureBrowser()
  if ((await ensureBuilt()) !== 0) process.exit(1)
  process.exitCode = await measure(
    first === 'day' ? 'tests/bench/day/run.ts' : 'tests/bench/run.ts',
    first === 'day' ? rest : process.argv.slice(2),
    browser ? { CHROMIUM: browser } : {},
  )
}
