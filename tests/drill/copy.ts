// A copy of this very tree, with a seventh tool put in as the README says: one folder, one line. The tree itself is
// never touched.
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../support/imports'

/** All that the app is built and tested from; packages are linked, not copied. */
const COPIED = ['shared', 'web', 'sync-server', 'public', 'scripts', 'tests']
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.site.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
]
const seventh = join(root, 'tests/drill/towel-count')

export type Copy = { path: string; remove: () => void }

export function copyWithSeventhTool(): Copy {
  // The real path: a build that meets one file under two names would hold it twice.
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'chairside-seventh-')))
  for (const name of COPIED) cpSync(join(root, name), join(path, name), { recursive: true })
  for (const name of FILES) cpSync(join(root, name), join(path, name))
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'))
  const folder = join(path, 'shared/tools/towel-count')
  mkdirSync(folder)
  for (const name of readdirSync(seventh).filter(each => each.endsWith('.ts.txt')))
    cpSync(join(seventh, name), join(folder, name.replace(/\.txt$/, '')))
  appendFileSync(join(path, 'shared/tools/index.ts'), `\n${readFileSync(join(seventh, 'line.txt'), 'utf8')}`)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
