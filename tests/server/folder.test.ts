// The folder of the records, made for the server's user alone, or refused: never sought for ever.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from '../../sync-server/folder'

const place = mkdtempSync(join(tmpdir(), 'folder-'))
afterAll(() => rmSync(place, { recursive: true }))

test('it is made with those above it, and nobody else may look in', () => {
  const folder = join(place, 'salon', 'data', 'records')
  makeFolder(folder)
  for (const path of [folder, join(place, 'salon')]) expect(statSync(path).mode & 0o777).toBe(0o700)
  makeFolder(folder)
  makeFolder(`${folder}/`)
})

test('a folder that is there is left as it is', () => {
  const folder = join(place, 'shared')
  mkdirSync(folder, { mode: 0o750 })
  makeFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o750)
})

test('a file in its place, or above it, is an error', () => {
  const file = join(place, 'notes.txt')
  writeFileSync(file, '')
  expect(() => makeFolder(file)).toThrow(/EEXIST/)
  expect(() => makeFolder(join(file, 'data'))).toThrow(/ENOTDIR/)
})

test.runIf(process.platform === 'linux')('where nobody may make any, that is said at once', () => {
  expect(() => makeFolder('/proc/salon/data')).toThrow(/ENOENT|EACCES/)
})

test('two processes that make the same folders at once both have them', async () => {
  const source = new URL('../../sync-server/folder.ts', import.meta.url).href
  const code = `import { makeFolder } from '${source}'
    for (let n = 0; n < 300; n++) makeFolder('${join(place, 'race')}/' + n + '/a/b/c')`
  const made = await Promise.all(
    [1, 2].map(
      () =>
        new Promise<string>(resolve =>
          execFile(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], (_, __, told) =>
            resolve(told),
          ),
        ),
    ),
  )
  expect(made.map(told => /E[A-Z]{4,}/.exec(told)?.[0])).toEqual([undefined, undefined])
  expect(statSync(join(place, 'race/299/a/b/c')).isDirectory()).toBe(true)
})
