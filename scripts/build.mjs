// Builds the app and its server if the sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { run } from './run.mjs'
import { buildSite } from './site.mjs'

const SOURCES = [
  'web',
  'shared',
  'sync-server',
  'public',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.site.config.ts',
  'package-lock.json',
  'tsconfig.json',
]
const builtServer = join(root, 'dist', 'server', 'main.js')
/**
 * Arguments for the built server. By default Node lets its heap grow to several times what is in use before
 * collecting. With a smaller heap, and 8 MB for short-lived objects, it collects sooner at the same speed.
 * NODE_OPTIONS=--max-old-space-size=… (and --max-semi-space-size=…) overrides this.
 */
export const serverArgs = [
  ...['--max-old-space-size=768', '--max-semi-space-size=8'].filter(
    option => !process.env.NODE_OPTIONS?.includes(option.replace(/=.*/, '')),
  ),
  builtServer,
]
const MARK = join(root, 'dist', 'built-from')

function* filesIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  const entries = readdirSync(full, { withFileTypes: true, recursive: true })
  const names = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  yield* names.sort()
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const single = existsSync(join(root, source)) && source.includes('.')
    for (const file of single ? [join(root, source)] : filesIn(source)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === sourcesHash()
}

/** Returns the exit code; 0 if there was nothing to do. */
export async function ensureBuilt() {
  if (isBuilt()) return 0
  console.log('Building the app (first run, or its sources changed): about half a minute …')
  const app = await run('vite', ['build', '--logLevel', 'warn'])
  const code =
    app ||
    (await buildSite()) ||
    (await run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']))
  if (code === 0) writeFileSync(MARK, sourcesHash())
  else console.error('Building failed; the lines above say where. Then run `npm start` again.')
  return code
}
