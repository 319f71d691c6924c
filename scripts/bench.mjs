// `npm run bench`: builds the app, then measures every line of the performance budget; `npm run bench -- reading` says how
// well texts are understood, and needs neither; `npm run bench -- day` measures the day of a large salon. docs/bench.md says how to read them.
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
