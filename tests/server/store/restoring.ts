// `npm run restore` as an operator runs it, and a salon to run it on.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Change } from '../../../shared/sync/wire'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { syncOnce } from '../../../sync-server/sync/store'
import { root } from '../../support/imports'
import { aChange, aSalon, NOON, type Salon } from '../sync/support/salon'

/** `file`: null for none. */
export function runRestore(
  folder: string,
  file: string | null,
  env: Record<string, string> = {},
): SpawnSyncReturns<string> {
  const args = ['--import', 'tsx', 'scripts/restore.ts', ...(file === null ? [] : [file])]
  return spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
    encoding: 'utf8',
  })
}

/** `back-up.sqlite` has one client; `chairside.sqlite` a second one since, who lies in the log alone. */
export async function aSalonWithALog(folder: string): Promise<{ salon: Salon; ann: Change }> {
  const file = join(folder, 'chairside.sqlite')
  const database = await openDatabase({ file })
  await migrate(database)
  const salon = await aSalon(database)
  const ann = aChange({ patch: { name: 'Ann' } })
  await salon.sync({ changes: [ann] })
  await sql.raw(`vacuum into '${join(folder, 'back-up.sqlite')}'`).execute(database.kysely)
  await sql.raw('pragma wal_checkpoint(truncate)').execute(database.kysely)
  await salon.sync({ changes: [aChange()] })
  // As a plug that is pulled leaves them: closing would fold the log in.
  for (const end of ['', '-wal', '-shm']) copyFileSync(file + end, join(folder, `pulled${end}`))
  await database.close()
  for (const end of ['', '-wal', '-shm']) renameSync(join(folder, `pulled${end}`), file + end)
  return { salon, ann }
}

export async function reopened(database: Database, { account }: Salon): Promise<Salon> {
  const sync: Salon['sync'] = ({ now = NOON, ...request } = {}) =>
    syncOnce(database, {
      account,
      now,
      request: {
        account,
        device: 'tablet-1',
        schema: 1,
        clock: now,
        cursor: { epoch: '', version: 0 },
        changes: [],
        ...request,
      },
    })
  const fieldsOf: Salon['fieldsOf'] = async id =>
    (await sync()).records.find(record => record.id === id)?.fields
  const heard: Salon['heard'] = async () => {
    const { epoch, version } = (await sync()).cursor
    return { epoch, version }
  }
  return { database, account, sync, heard, fieldsOf, everything: async () => (await sync()).records }
}

export async function clientsIn(where: { file: string } | { databaseUrl: string }): Promise<number> {
  const database = await openDatabase(where)
  const rows = await database.kysely.selectFrom('records').select('id').execute()
  await database.close()
  return rows.length
}
