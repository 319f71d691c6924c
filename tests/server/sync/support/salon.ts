// A salon on the server and tablets in front of it, as plain as tests want them.
import type { Fields } from '../../../../shared/sync/merge'
import type { Change, SyncReply, SyncRequest } from '../../../../shared/sync/wire'
import { createAccount } from '../../../../sync-server/db/accounts'
import type { Database } from '../../../../sync-server/db/open'
import { syncOnce } from '../../../../sync-server/sync/store'

export const NOON = Date.UTC(2026, 10, 21, 12)

type Ask = Partial<SyncRequest> & { now?: number; room?: number }

export type Salon = {
  database: Database
  account: string
  /** One request, exactly as given; the rest is filled in. */
  sync: (request?: Ask) => Promise<SyncReply>
  /** Everything from version 0, over as many pages as it takes. */
  everything: () => Promise<SyncReply['records']>
  /** The cursor of a device that has heard everything. */
  heard: () => Promise<SyncRequest['cursor']>
  /** One record's fields as a new device gets them. */
  fieldsOf: (id: string) => Promise<Fields | undefined>
}

export async function aSalon(database: Database): Promise<Salon> {
  const account = `salon-${crypto.randomUUID()}`
  await createAccount(database, account, NOON)
  const sync: Salon['sync'] = ({ now = NOON, room, ...request } = {}) =>
    syncOnce(database, {
      account,
      now,
      ...(room === undefined ? {} : { room }),
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
  const everything: Salon['everything'] = async () => {
    const records: SyncReply['records'] = []
    for (let cursor = { epoch: '', version: 0 }; ; ) {
      const page = await sync({ cursor, device: 'fresh' })
      records.push(...page.records)
      cursor = { epoch: page.cursor.epoch, version: page.cursor.version }
      if (!page.more) return records
    }
  }
  const fieldsOf: Salon['fieldsOf'] = async id =>
    (await everything()).find(record => record.id === id)?.fields
  const heard: Salon['heard'] = async () => {
    for (let cursor = { epoch: '', version: 0 }; ; ) {
      const page = await sync({ cursor, device: 'fresh' })
      cursor = { epoch: page.cursor.epoch, version: page.cursor.version }
      if (!page.more) return cursor
    }
  }
  return { database, account, sync, everything, heard, fieldsOf }
}

let counted = 0
const next = (name: string): string => `${name}-${++counted}`

export function aChange(change: Partial<Change> = {}): Change {
  return {
    id: next('change'),
    op: 'create',
    kind: 'client',
    recordId: next('record'),
    person: 'owner',
    at: NOON,
    patch: { name: 'Siobhan' },
    base: {},
    ...change,
  }
}

export const anEdit = (recordId: string, patch: Fields, more: Partial<Change> = {}): Change =>
  aChange({ op: 'edit', recordId, patch, ...more })
