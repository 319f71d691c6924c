// A copy of everything the server holds, as one SQLite file whichever database it uses. It is taken while the server
// runs, shows one moment, and is checked before it gets its name.
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
/** `secret`: where the server's secret is saved beside the back-up; null if it is set as a variable instead. */
export type Backup = { file: string; secret: string | null; counts: Counts }

/** Throws CopyError, leaving nothing behind, if it can't be complete. `file` must not exist yet. */
export async function backUp(config: Config, folder: string, file: string): Promise<Backup> {
  if (existsSync(file)) throw new CopyError(`${file} is there already.`)
  const part = `${file}.part`
  forget(part)
  // Restrict its permissions before writing: the file will hold everything salons have.
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
