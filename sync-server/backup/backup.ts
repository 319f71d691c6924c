// A copy of all that the server holds, as one SQLite file, whichever database it has: taken while it runs, as everything
// stood at one moment, and looked through before it gets its name.
import { chmodSync, closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config'
import { copyFromPostgres } from '../db/copy/from-postgres'
import { mustNotBeCutShort } from '../db/copy/moves'
import { mustNotBeRestoring } from '../db/copy/schema-aside'
import { CopyError, type Counts } from '../db/copy/tables'
import { intoNewFile, soundCounts } from '../db/copy/whole-file'
import { isUpToDate, openDatabase } from '../db/open'
import { flush } from '../folder'
import { tablesIn } from './put-in-postgres'

export { CopyError } from '../db/copy/tables'
/** Where the secret of this server is kept beside its back-up; null: it is set as a variable, and not here. */
export type Backup = { file: string; secret: string | null; counts: Counts }

/** Throws CopyError, and leaves nothing, where it can't be made whole. `file` must not be there yet. */
export async function backUp(config: Config, folder: string, file: string): Promise<Backup> {
  if (existsSync(file)) throw new CopyError(`${file} is there already.`)
  const part = `${file}.part`
  forget(part)
  // Before anything is written into it: all that salons hold goes in.
  closeSync(openSync(part, 'wx', 0o600))
  try {
    const expected = config.DATABASE_URL
      ? await fromPostgres(config, config.DATABASE_URL, part)
      : fromSqlite(join(folder, 'chairside.sqlite'), part)
    const counts = soundCounts(part)
    for (const [table, count] of expected ?? [])
      if (counts.get(table) !== count) throw new CopyError(`Not every row of ${table} arrived.`)
    flush(part)
    renameSync(part, file)
    flush(dirname(file))
    return { file, secret: secretBeside(folder, file), counts }
  } finally {
    forget(part)
  }
}

function fromSqlite(source: string, part: string): null {
  mustNotBeCutShort(source)
  if (!existsSync(source)) throw new CopyError(`There is no database ${source}.`)
  intoNewFile(source, part)
  return null
}

async function fromPostgres(config: Config, databaseUrl: string, part: string): Promise<Counts> {
  const empty = await openDatabase({ file: part })
  await tablesIn(empty, config)
  await empty.close()
  const from = await openDatabase({ databaseUrl })
  try {
    await mustNotBeRestoring(from)
    if (!(await isUpToDate(from)))
      throw new CopyError(
        'The database is of another version. Start the server of this version once, then try again.',
      )
    return await copyFromPostgres(from, part)
  } finally {
    await from.close()
  }
}

/** Without it the second step of every sign-in is lost. */
function secretBeside(folder: string, file: string): string | null {
  const secret = join(folder, 'auth-secret')
  if (!existsSync(secret)) return null
  const beside = `${file.replace(/\.sqlite$/, '')}.auth-secret`
  copyFileSync(secret, beside)
  chmodSync(beside, 0o600)
  flush(beside)
  return beside
}

const forget = (part: string): void => {
  for (const end of ['', '-wal', '-shm', '-journal', '-lock']) rmSync(part + end, { force: true })
}
