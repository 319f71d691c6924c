// What lies in the data folder is its owner's alone: what is made, and what was there with wider rights.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'chairside-own-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const modeOf = (...path: string[]): number => statSync(join(place, ...path)).mode & 0o777
/** In a process of its own: the rights of what is made from then on are the process's. */
const opened = (folder: string, then = ''): string =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code(folder, then)], {
    encoding: 'utf8',
  })
const code = (folder: string, then: string): string => `
  import { writeFileSync } from 'node:fs'
  const { openOwnFolder } = await import('${new URL('../../sync-server/own-folder.ts', import.meta.url).href}')
  process.umask(0)
  openOwnFolder('${folder}')
  ${then}`

test('a folder that others could read is shut, with all in it, and that is said', () => {
  const data = join(place, 'data')
  mkdirSync(join(data, 'outbox'), { recursive: true })
  for (const file of ['chairside.sqlite', 'chairside.sqlite-wal', 'auth-secret', 'outbox/mail.eml']) {
    writeFileSync(join(data, file), 'x')
    chmodSync(join(data, file), 0o644)
  }
  for (const folder of [data, join(data, 'outbox')]) chmodSync(folder, 0o755)
  expect(opened(data)).toContain('Others could read the data folder')
  expect([modeOf('data'), modeOf('data', 'outbox')]).toEqual([0o700, 0o700])
  for (const file of ['chairside.sqlite', 'chairside.sqlite-wal', 'auth-secret', 'outbox/mail.eml'])
    expect(modeOf('data', file), file).toBe(0o600)
  expect(opened(data), 'said once').toBe('')
})

test('other things that lie in it keep their rights', () => {
  const data = join(place, 'data')
  for (const folder of ['photos', 'chairside', 'backups']) mkdirSync(join(data, folder), { recursive: true })
  for (const file of ['photos/a.png', 'chairside/main.js', 'index.html', 'backups/copy.sqlite']) {
    writeFileSync(join(data, file), 'x')
    chmodSync(join(data, file), 0o644)
  }
  for (const folder of ['photos', 'chairside', 'backups']) chmodSync(join(data, folder), 0o755)
  opened(data)
  for (const file of ['photos/a.png', 'chairside/main.js', 'index.html'])
    expect(modeOf('data', file), file).toBe(0o644)
  expect([modeOf('data', 'photos'), modeOf('data', 'chairside')]).toEqual([0o755, 0o755])
  expect([modeOf('data'), modeOf('data', 'backups'), modeOf('data', 'backups', 'copy.sqlite')]).toEqual([
    0o700, 0o700, 0o600,
  ])
})

test.skipIf(process.getuid?.() !== 0)('what belongs to another user keeps its rights', () => {
  const data = join(place, 'data')
  mkdirSync(data)
  for (const name of ['chairside.sqlite', 'auth-secret']) {
    writeFileSync(join(data, name), 'x')
    chmodSync(join(data, name), 0o644)
  }
  chownSync(join(data, 'auth-secret'), 12_345, 12_345)
  opened(data)
  expect([modeOf('data', 'auth-secret'), modeOf('data', 'chairside.sqlite')]).toEqual([0o644, 0o600])
})

test('what is made in it afterwards is its owner’s too', () => {
  opened(join(place, 'data'), `writeFileSync('${join(place, 'data', 'new')}', 'x')`)
  expect([modeOf('data'), modeOf('data', 'new')]).toEqual([0o700, 0o600])
})

test('what a link leads to stays as it is; a folder behind a link is shut', () => {
  mkdirSync(join(place, 'real'))
  writeFileSync(join(place, 'elsewhere'), 'x')
  chmodSync(join(place, 'elsewhere'), 0o644)
  chmodSync(join(place, 'real'), 0o755)
  symlinkSync(join(place, 'elsewhere'), join(place, 'real', 'link'))
  symlinkSync(join(place, 'real'), join(place, 'data'))
  opened(join(place, 'data'))
  expect([modeOf('real'), modeOf('elsewhere')]).toEqual([0o700, 0o644])
})
