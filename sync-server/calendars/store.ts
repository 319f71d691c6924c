// The calendars that accounts follow. One server process at a time claims each.
import type { Database } from '../db/open'
import { type Db, run } from '../db/statements'
import type { CalendarRow } from '../db/tables'
import { inTransaction } from '../db/transaction'

const MOST_CALENDARS = 20

const COLUMNS =
  'account, id, address, zone, person, name, etag, modified, entries, created_at, checked_at, reached_at, read_at, failing_since, trouble, not_before, left_out'

export const calendarsOf = (db: Db, account: string): Promise<readonly CalendarRow[]> =>
  run<CalendarRow>(db, `select ${COLUMNS} from calendars where account = ? order by created_at, id`, [
    account,
  ])

export async function calendarOf(db: Db, account: string, id: string): Promise<CalendarRow | null> {
  const [row] = await run<CalendarRow>(db, `select ${COLUMNS} from calendars where account = ? and id = ?`, [
    account,
    id,
  ])
  return row ?? null
}

type Added = Pick<CalendarRow, 'account' | 'id' | 'address' | 'zone' | 'person'>
/** False when the account has as many as allowed. */
export async function addCalendar(
  database: Database,
  { account, id, address, zone, person }: Added,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  return inTransaction(database, async db => {
    const others = (await calendarsOf(db, account)).filter(each => each.id !== id)
    if (others.length >= MOST_CALENDARS) return false
    await run(
      db,
      `insert into calendars (account, id, address, zone, person, name, entries, created_at, not_before)
       values (?, ?, ?, ?, ?, '', 0, ?, ?)
       on conflict (account, id) do update set zone = excluded.zone, person = excluded.person,
         etag = null, modified = null, not_before = excluded.not_before`,
      [account, id, address, zone, person, now, until],
    )
    return true
  })
}

export async function dropCalendar(db: Db, account: string, id: string): Promise<void> {
  await run(db, 'delete from calendars where account = ? and id = ?', [account, id])
}

/** Claims the calendar that has been due longest; nobody else gets it until then. */
export async function claimCalendar(
  database: Database,
  { now, until }: { now: number; until: (row: CalendarRow) => number },
): Promise<CalendarRow | null> {
  const skip = database.dialect === 'postgres' ? ' for update skip locked' : ''
  return inTransaction(database, async db => {
    const [next] = await run<CalendarRow>(
      db,
      `select ${COLUMNS} from calendars where not_before <= ?
         and account not in (select account from leaving where gone_at is null) order by not_before limit 1${skip}`,
      [now],
    )
    if (next) await putOff(db, next, until(next))
    return next ?? null
  })
}

export async function putOff(db: Db, { account, id }: CalendarRow, until: number): Promise<void> {
  await run(db, 'update calendars set not_before = ? where account = ? and id = ?', [until, account, id])
}

type Reached = Pick<CalendarRow, 'name' | 'etag' | 'modified' | 'entries' | 'read_at' | 'left_out'>
export async function noteReached(db: Db, of: CalendarRow, found: Reached, now: number): Promise<void> {
  await run(
    db,
    `update calendars set name = ?, etag = ?, modified = ?, entries = ?, left_out = ?, read_at = ?, checked_at = ?, reached_at = ?,
       failing_since = null, trouble = null where account = ? and id = ?`,
    [
      found.name,
      found.etag,
      found.modified,
      found.entries,
      found.left_out,
      found.read_at,
      now,
      now,
      of.account,
      of.id,
    ],
  )
}

export async function noteTrouble(db: Db, of: CalendarRow, trouble: string, now: number): Promise<void> {
  await run(
    db,
    `update calendars set checked_at = ?, trouble = ?, failing_since = coalesce(failing_since, ?)
     where account = ? and id = ?`,
    [now, trouble, now, of.account, of.id],
  )
}

/** All records of a kind that aren't erased, including deleted ones. */
export const recordsOfKind = (db: Db, account: string, kind: string) =>
  run<{ id: string; fields: string }>(
    db,
    'select id, fields from records where account = ? and kind = ? and erased = 0',
    [account, kind],
  )

/** Appointments from a given day on, plus all that came from this calendar. Includes deleted ones. */
export const appointmentsFor = (db: Db, { account, id }: CalendarRow, from: string) => {
  const field = (name: string): string =>
    db.dialect === 'postgres' ? `cast(fields as json) ->> '${name}'` : `json_extract(fields, '$.${name}')`
  return run<{ id: string; fields: string }>(
    db,
    `select id, fields from records where account = ? and kind = 'appointment' and erased = 0
     and (${field('starts_at')} >= ? or ${field('source_id')} = ?)`,
    [account, from, id],
  )
}
