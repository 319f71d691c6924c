// Copies a SQLite file as of one moment while its server keeps writing. SQLite's own backup starts over with every
// commit by another process and might never end. `vacuum into` reads one state, and leaves out erased data.
import Sqlite from 'better-sqlite3'
import { CopyError, type Counts, countsOfSqlite } from './tables'

const BUSY_MS = 30_000

/** `to`: an empty file, or one that doesn't exist. */
export function intoNewFile(source: string, to: string): void {
  try {
    const database = new Sqlite(source, { readonly: true, timeout: BUSY_MS })
    try {
      database.prepare('vacuum into ?').run(to)
    } finally {
      database.close()
    }
  } catch (error) {
    throw new CopyError(
      `${source} could not be copied: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

/** The row count of each table; throws if the file isn't sound. Leaves a single file, without a log. */
export function soundCounts(file: string): Counts {
  const copy = new Sqlite(file)
  try {
    copy.pragma('journal_mode = DELETE')
    const sound = copy.pragma('integrity_check', { simple: true })
    if (sound !== 'ok') throw new CopyError(`The copy is damaged: ${String(sound)}.`)
    const counts = countsOfSqlite(copy)
    if (!counts.has('records') || !counts.has('user')) throw new CopyError('The database holds no salon yet.')
    return counts
  } finally {
    copy.close()
  }
}
