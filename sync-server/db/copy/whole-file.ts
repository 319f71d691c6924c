// A SQLite file copied as it stands at one moment, while its server writes on: SQLite's own backup begins anew with every
// commit of another process and might never end; `vacuum into` reads one state, and leaves out what was erased.
import Sqlite from 'better-sqlite3'
import { CopyError, type Counts, countsOfSqlite } from './tables'

const BUSY_MS = 30_000

/** `to`: an empty file, or none. */
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

/** The rows of each table; throws where the file is not sound. One file afterwards, with no log beside it. */
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
