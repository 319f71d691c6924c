// A server process of its own on the same PostgreSQL: pushes edits to one account, as fast as it can.
// argv: database url, account, name of its device, number of pushes.
import { openDatabase } from '../../../../sync-server/db/open'
import { syncOnce } from '../../../../sync-server/sync/store'

const [databaseUrl = '', account = '', device = '', pushes = '0'] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl })
for (let n = 0; n < Number(pushes); n++) {
  const change = {
    id: `${device}-${n}`,
    op: 'create',
    kind: 'note',
    recordId: `${device}-note-${n}`,
    person: null,
    at: Date.now(),
    patch: { text: String(n) },
  }
  const shared = { ...change, id: `${device}-shared-${n}`, recordId: 'shared', patch: { text: device } }
  const request = {
    account,
    device,
    schema: 1,
    clock: Date.now(),
    cursor: { epoch: '', version: 0 },
    changes: [change, shared],
  }
  // Each is sent twice at once: a resend has to wait for its twin.
  await Promise.all([1, 2].map(() => syncOnce(database, { account, request, now: Date.now() })))
}
await database.close()
