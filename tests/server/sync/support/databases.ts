// The same suite on both databases. PostgreSQL is there in the full run (scripts/test.mjs starts one, and the run fails
// where it can't); without it its half of the suite is reported as skipped.
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Database, migrate, openDatabase } from '../../../../sync-server/db/open'

export const postgresUrl = process.env.QUICK ? undefined : process.env.TEST_POSTGRES_URL

/** A fresh, migrated PostgreSQL database; its address serves several connections and processes. */
export async function freshPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  if (postgresUrl === undefined) throw new Error('TEST_POSTGRES_URL is not set')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: postgresUrl })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const database = await openDatabase({ databaseUrl: url.href })
  await migrate(database)
  await database.close()
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) }
}

/** `database()` is open and empty but for what the suite's other tests wrote into accounts of their own. */
export function onBothDatabases(name: string, suite: (database: () => Database) => void): void {
  describe(`${name} (SQLite)`, () => {
    let open: Database
    beforeAll(async () => {
      open = await openDatabase({ file: ':memory:' })
      await migrate(open)
    })
    afterAll(() => open.close())
    suite(() => open)
  })

  describe.skipIf(postgresUrl === undefined)(`${name} (PostgreSQL)`, () => {
    let open: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      const fresh = await freshPostgres()
      drop = fresh.drop
      open = await openDatabase({ databaseUrl: fresh.url })
    })
    afterAll(async () => {
      await open?.close()
      await drop?.()
    })
    suite(() => open)
  })
}
