import { expect, test } from 'vitest'
import { SCHEMA } from '../../../../shared/salon/records/records'
import { createAccount } from '../../../../sync-server/db/accounts'
import { migrate, openDatabase } from '../../../../sync-server/db/open'
import { syncOnce } from '../../../../sync-server/sync/store'
import { sampleSalon } from '../../../../web/salon/import-export/sample/salon'

test('the server takes every record of the sample salon', async () => {
  const now = Date.UTC(2026, 10, 21)
  const database = await openDatabase({ file: ':memory:' })
  await migrate(database)
  await createAccount(database, 'a', now)
  const changes = sampleSalon(now, 'tablet').map(({ kind, id, fields }, index) => ({
    id: `c${index}`,
    op: 'create',
    kind,
    recordId: id,
    person: null,
    at: now,
    patch: fields,
    base: {},
  }))
  const request = {
    account: 'a',
    device: 'tablet',
    schema: SCHEMA,
    clock: now,
    cursor: { epoch: '', version: 0 },
    changes,
  }
  const reply = await syncOnce(database, { account: 'a', request, now })
  expect(reply.refused).toEqual([])
  expect(reply.accepted).toHaveLength(changes.length)
  await database.close()
})
