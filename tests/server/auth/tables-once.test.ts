// Several processes that start at once on a new PostgreSQL: as the units in docs/deploy start them.
import { expect, test } from 'vitest'
import { openAuth } from '../../../sync-server/auth/auth'
import { readConfig } from '../../../sync-server/config'
import { migrate, openDatabase } from '../../../sync-server/db/open'
import { tablesOf } from '../../support/traces'
import { freshPostgres, postgresUrl } from '../sync/support/databases'

test.skipIf(postgresUrl === undefined)(
  'make the tables of accounts once, and all of them start',
  async () => {
    for (let round = 0; round < 3; round++) {
      const { url, drop } = await freshPostgres()
      const starting = Array.from({ length: 4 }, async () => {
        const database = await openDatabase({ databaseUrl: url })
        await migrate(database)
        await openAuth({ database, config: readConfig({}), secrets: ['x'.repeat(40)], now: Date.now })
        return database
      })
      const started = await Promise.all(starting)
      const [first] = started
      expect(first && (await tablesOf(first))).toContain('twoFactor')
      for (const database of started) await database.close()
      await drop()
    }
  },
)
