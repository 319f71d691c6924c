import { amongIds, type Db, insertRows, into, run } from './statements'

/** A record to be sent out: its fields are still the stored text. */
export type Row = { id: string; kind: string; version: number; fields: string; erased: number }
/** A stored record that a change is applied to. */
export type StoredRow = Row & { stamps: string; about: string | null; last_change: string | null }

export async function recordsByIds(
  db: Db,
  account: string,
  ids: readonly string[],
): Promise<readonly StoredRow[]> {
  return amongIds<StoredRow>(
    db,
    'select id, kind, version, fields, erased, stamps, about, last_change from records where account = ? and id in (ids)',
    account,
    ids,
  )
}

/** Every client that isn't erased, including deleted ones. */
export async function clientCards(
  db: Db,
  account: string,
): Promise<readonly { id: string; kind: string; fields: string }[]> {
  return run(
    db,
    "select id, kind, fields from records where account = ? and kind = 'client' and erased = 0 order by id",
    [account],
  )
}

/** The next rows, in version order. */
export async function recordsAfter(
  db: Db,
  account: string,
  version: number,
  limit: number,
): Promise<readonly Row[]> {
  return run<Row>(
    db,
    `select id, kind, version, fields, erased from records where account = ? and version > ?
     order by version limit ?`,
    [account, version, limit],
  )
}

/** Whether anything has been erased since. */
export async function isErasedAfter(db: Db, account: string, version: number): Promise<boolean> {
  const [found] = await run<{ id: string }>(
    db,
    'select id from records where account = ? and version > ? and erased = 1 limit 1',
    [account, version],
  )
  return found !== undefined
}

/** The records with these ids and all records about them. */
export async function recordsAbout(
  db: Db,
  account: string,
  ids: readonly string[],
): Promise<readonly { id: string; kind: string }[]> {
  type Found = { id: string; kind: string }
  const named = await amongIds<Found>(
    db,
    'select id, kind from records where account = ? and id in (ids)',
    account,
    ids,
  )
  const about = await amongIds<Found>(
    db,
    'select id, kind from records where account = ? and about in (ids)',
    account,
    ids,
  )
  return [...new Map([...named, ...about].map(found => [found.id, found])).values()]
}

export type RowToPut = StoredRow & { deletedAt: number | null }

const COLUMNS = [
  'account',
  'id',
  'kind',
  'about',
  'version',
  'fields',
  'stamps',
  'last_change',
  'deleted_at',
  'erased',
]
const UPSERT = `on conflict (account, id) do update set about = excluded.about, version = excluded.version,
  fields = excluded.fields, stamps = excluded.stamps, last_change = excluded.last_change, deleted_at = excluded.deleted_at, erased = excluded.erased`
const RECORDS = into('records', COLUMNS, UPSERT)

/** Call with the counter locked; each row has a version reserved there. */
export async function putRecords(db: Db, account: string, rows: readonly RowToPut[]): Promise<void> {
  await insertRows(
    db,
    RECORDS,
    rows.map(row => [
      account,
      row.id,
      row.kind,
      row.about,
      row.version,
      row.fields,
      row.stamps,
      row.last_change,
      row.deletedAt,
      row.erased,
    ]),
  )
}

/** Every record's version, for a device to compare with its own (shared/sync/digest.ts). */
export async function versionsOf(
  db: Db,
  account: string,
): Promise<readonly { kind: string; id: string; version: number; erased: number }[]> {
  return run<{ kind: string; id: string; version: number; erased: number }>(
    db,
    'select kind, id, version, erased from records where account = ?',
    [account],
  )
}
