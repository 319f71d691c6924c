// Replaces a SQLite file with another. The old one is moved aside with its log, in whatever state. Nothing is deleted.
import { constants, copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { flush } from '../../folder'
import { type Gone, goneSince, NOTHING_GONE } from '../erased'
import { type Database, openDatabase } from '../open'
import { run } from '../statements'
import { moveTogether } from './moves'
import { CopyError, shapeOfSqlite } from './tables'

/** These belong together: the file, its log and the log's index. They are useless apart. */
const PARTS = ['', '-wal', '-shm']

/** Deletes one of our scratch files and everything made beside it. */
export function discard(scratch: string): void {
  for (const end of [...PARTS, '-journal', '-lock']) rmSync(scratch + end, { force: true })
}

/** Throws CopyError if `backup` is damaged or isn't one of Chairside's. The copy is a single file. */
export async function soundCopy(backup: string, to: string): Promise<void> {
  try {
    const source = new Sqlite(backup, { readonly: true })
    try {
      const sound = source.pragma('integrity_check', { simple: true })
      if (sound !== 'ok') throw new CopyError(`The back-up is damaged: ${String(sound)}`)
      const tables = shapeOfSqlite(source)
      if (!tables.has('meta') || !tables.has('records'))
        throw new CopyError(`${backup} is a database, but none of Chairside’s.`)
      await source.backup(to)
    } finally {
      source.close()
    }
  } catch (error) {
    if (error instanceof CopyError) throw error
    throw new CopyError(`${backup} is not a database that can be read.`)
  }
}

/**
 * What has been erased so far. `unread`: the file is too damaged to tell all of it. Reads a copy, as opening a
 * damaged file may destroy its log.
 */
export async function goneIn(file: string): Promise<{ gone: Gone; unread: boolean }> {
  const scratch = `${file}.reading`
  discard(scratch)
  try {
    for (const end of ['', '-wal'])
      if (existsSync(file + end)) copyFileSync(file + end, scratch + end, constants.COPYFILE_FICLONE)
    const database = await openDatabase({ file: scratch })
    try {
      const found = await goneSince(database)
      return {
        gone: found.gone,
        unread: found.unread || statSync(file).size === 0 || !(await isSound(database)),
      }
    } finally {
      await database.close()
    }
  } catch {
    // Truncated, or not a database at all: the person restoring is told.
    return { gone: NOTHING_GONE, unread: true }
  } finally {
    discard(scratch)
  }
}

const isSound = async (database: Database): Promise<boolean> => {
  const [row] = await run<{ integrity_check: string }>(database, 'pragma integrity_check', [])
  return row?.integrity_check === 'ok'
}

/** Returns the name that the old file is kept under; null if there was none. If it fails, see moves.ts. */
export function putInPlace(fresh: string, file: string, now: number): string | null {
  const there = PARTS.filter(end => existsSync(file + end))
  const aside = freeName(file, now)
  flush(fresh)
  moveTogether(file, [...there.map(end => [file + end, aside + end] as const), [fresh, file]])
  return there.length > 0 ? aside : null
}

function freeName(file: string, now: number): string {
  for (let n = 0; ; n++) {
    const name = file.replace(/(\.sqlite)?$/, `-before-restore-${now}${n > 0 ? `-${n}` : ''}.sqlite`)
    if (PARTS.every(end => !existsSync(name + end))) return name
  }
}
