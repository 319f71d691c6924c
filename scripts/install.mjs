// Brings node_modules in line with the lock file after a clone, a pull or a change of branch.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const lockOf = path => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).packages

/** Whether each package of the lock file is installed in its version; optional ones for other platforms don't count. */
function isInstalled() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return false
  const there = lockOf('node_modules/.package-lock.json')
  return Object.entries(lockOf('package-lock.json')).every(
    ([path, entry]) => path === '' || entry.optional || there[path]?.version === entry.version,
  )
}

export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing what package-lock.json names (first run, or the lock changed) …')
  try {
    execFileSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: root, stdio: 'inherit' })
  } catch {
    console.error(
      'Installing failed. Is the network up, and is Node 20.19 or newer? Then run `npm ci` and try again.',
    )
    process.exit(1)
  }
}
