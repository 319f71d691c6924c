// A restore that is killed: half of it is never taken for a database, and the next one puts everything right.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp } from '../../../sync-server/backup/backup'
import { readConfig } from '../../../sync-server/config'
import { CutShort, endMoves } from '../../../sync-server/db/copy/moves'
import { holdAlone } from '../../../sync-server/db/in-use'
import { openDatabase } from '../../../sync-server/db/open'
import { root } from '../../support/imports'
import { aSalonWithALog, clientsIn as clientsWhere, runRestore } from './restoring'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-cut-short-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const clientsIn = (file: string): Promise<number> => clientsWhere({ file })
const setAside = (): string[] =>
  readdirSync(folder).filter(name => /before-restore-[\d-]+\.sqlite$/.test(name))

/** Clients in the back-up, and in what it replaces. */
const [RESTORED, BEFORE] = [1, 2]
const KILLED = join(import.meta.dirname, 'put-in-place-killed.ts')
const ours = (): string[] =>
  readdirSync(folder).filter(name => name.startsWith('chairside') && !name.includes('-lock'))

/** Two clients stand there, and a back-up with one is put in their place; the process is killed at the nth step. */
async function killedAt(nth: number): Promise<'killed' | 'done'> {
  await aSalonWithALog(folder)
  const file = join(folder, 'chairside.sqlite')
  const fresh = `${file}.restoring`
  copyFileSync(join(folder, 'back-up.sqlite'), fresh)
  const args = ['--import', 'tsx', KILLED, fresh, file, String(nth)]
  const { signal, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  return signal === 'SIGKILL' ? 'killed' : 'done'
}

// The journal, the file, its log, the log's index, the new file, the journal again.
test.each([
  [1, 'as before'],
  [2, 'put back'],
  [3, 'put back'],
  [4, 'put back'],
  [5, 'put back'],
  [6, 'finished'],
] as const)('killed before it changes the name of file %i: %s', async (nth, expected) => {
  expect(await killedAt(nth)).toBe('killed')
  const file = join(folder, 'chairside.sqlite')
  if (expected !== 'as before') {
    // Neither a server nor a back-up takes it for a database, or makes an empty one in its place.
    const names = ours()
    await expect(openDatabase({ file })).rejects.toThrow(CutShort)
    await expect(backUp(readConfig({}), folder, join(folder, 'another.sqlite'))).rejects.toThrow(CutShort)
    expect(ours()).toEqual(names)
    expect(endMoves(file)).toBe(expected)
  }
  expect(await clientsIn(file)).toBe(expected === 'finished' ? RESTORED : BEFORE)
  expect(setAside()).toHaveLength(expected === 'finished' ? 1 : 0)
  expect(endMoves(file)).toBeNull()
})

test('a restore that isn’t killed leaves no journal', async () => {
  expect(await killedAt(7)).toBe('done')
  expect(ours().filter(name => name.includes('-moves'))).toEqual([])
  expect(await clientsIn(join(folder, 'chairside.sqlite'))).toBe(RESTORED)
})

test('the next restore ends it: alone, and on the way to what it restores', async () => {
  const file = join(folder, 'chairside.sqlite')
  await killedAt(3)
  expect(runRestore(folder, null)).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('What was there before it is back in its place'),
  })
  expect(await clientsIn(file)).toBe(BEFORE)
  expect(runRestore(folder, null)).toMatchObject({
    status: 1,
    stderr: 'Which file? npm run restore -- <file>\n',
  })
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  await killedAt(3)
  expect(runRestore(folder, join(folder, 'back-up.sqlite'))).toMatchObject({ status: 0, stderr: '' })
  expect(await clientsIn(file)).toBe(RESTORED)
  expect(await Promise.all(setAside().map(name => clientsIn(join(folder, name))))).toEqual([BEFORE])
}, 120_000)

test('a journal that says nothing is left for a person to look at', () => {
  const file = join(folder, 'chairside.sqlite')
  writeFileSync(`${file}-moves`, '[')
  expect(() => endMoves(file)).toThrow(/can't be read\. What was there before is kept beside it/)
  expect(readdirSync(folder)).toContain('chairside.sqlite-moves')
})

test('a lock file with something in it is emptied, and still locks', async () => {
  await aSalonWithALog(folder)
  const file = join(folder, 'chairside.sqlite')
  writeFileSync(`${file}-lock`, 'damaged '.repeat(1000))
  const database = await openDatabase({ file })
  const running = runRestore(folder, join(folder, 'back-up.sqlite'))
  expect(running).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop it first') })
  await database.close()
  writeFileSync(`${file}-lock`, '\0'.repeat(5000))
  const letGo = holdAlone(file)
  await expect(openDatabase({ file })).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  letGo()
})
