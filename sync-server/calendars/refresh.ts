// Brings one calendar up to date: fetches it, reads it in a thread, compares it with our records and writes the
// differences as the server's own changes. If it can't be fetched, nothing is removed.
import { createHash } from 'node:crypto'
import { ProblemError } from '../../shared/problems'
import { addDays } from '../../shared/salon/appointments/wall'
import type { Trouble } from '../../shared/salon/calendar/followed'
import type { CalendarPlan } from '../../shared/salon/calendar/plan'
import { idOfKey } from '../../shared/salon/calendar/source-ids'
import { isZone, wallIn } from '../../shared/salon/calendar/zones'
import { blanks } from '../../shared/salon/records/blank'
import type { Fields } from '../../shared/sync/merge'
import { erasedSources } from '../db/erased'
import type { Database } from '../db/open'
import type { CalendarRow } from '../db/tables'
import { type Fetched, fetchOutward, OutwardError } from '../http/outward'
import { log } from '../log/log'
import { read } from '../reading/read'
import { NoRoom, type ServerEdit, writeByServer } from '../sync/by-server'
import { appointmentsFor, calendarOf, calendarsOf, noteReached, noteTrouble, recordsOfKind } from './store'

const LIMIT_MS = 15_000
const MAX_BYTES = 10 * 1024 * 1024
/** Repeating entries are expanded from today, so we read the calendar once a day even if nothing changed. */
const READ_EVERY_MS = 20 * 3_600_000
const AHEAD_DAYS = 366
const REPEAT_DAYS = 91
const AT_ONCE = 400
/** Compares with appointments this far back too, so that an entry moved out of these days is recognised. */
const BEHIND_DAYS = 31

/** What was last read in full here, and when. Many programs send no ETag, and the same text but for its time stamp. */
const lastRead = new Map<string, { digest: string; at: number }>()
const digestOf = (text: string, { zone, person }: CalendarRow): string =>
  createHash('sha256')
    .update(JSON.stringify([zone, person, text.replace(/^DTSTAMP[;:].*$/gim, '')]))
    .digest('base64url')

/** `room`: bytes that an account's records may take. */
export type Following = { database: Database; hosts: readonly string[]; room: number; now: () => number }

/** Null when it worked. */
export async function refresh(following: Following, calendar: CalendarRow): Promise<Trouble | null> {
  const { database, now } = following
  try {
    await bringUpToDate(following, calendar)
    return null
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === null) throw error
    log.info(`A calendar could not be read: ${trouble}.`)
    await noteTrouble(database, calendar, trouble, now())
    return trouble
  }
}

function troubleOf(error: unknown): Trouble | null {
  if (error instanceof OutwardError) return error.code
  if (error instanceof NoRoom) return 'too-large'
  if (error instanceof NoCalendar) return 'no-calendar'
  return error instanceof ProblemError && error.code === 'not-readable' ? 'not-readable' : null
}
class NoCalendar extends Error {}

const headerOf = ({ headers }: Fetched, name: 'etag' | 'last-modified'): string | null =>
  headers[name]?.slice(0, 500) ?? null

async function bringUpToDate(following: Following, calendar: CalendarRow): Promise<void> {
  const { database, hosts, room, now } = following
  const { account, etag, modified, read_at } = calendar
  const isFresh = read_at !== null && now() - read_at < READ_EVERY_MS
  const reply = await fetchOutward(calendar.address, {
    hosts,
    headers: {
      accept: 'text/calendar, text/plain;q=0.5',
      'user-agent': 'Chairside',
      ...(isFresh && etag !== null ? { 'if-none-match': etag } : {}),
      ...(isFresh && modified !== null ? { 'if-modified-since': modified } : {}),
    },
    limitMs: LIMIT_MS,
    maxBytes: MAX_BYTES,
  })
  if (reply.status === 304) return noteReached(database, calendar, calendar, now())
  const text = reply.body.toString('utf8')
  const heads = { etag: headerOf(reply, 'etag'), modified: headerOf(reply, 'last-modified') }
  const [digest, key] = [digestOf(text, calendar), `${account} ${calendar.id}`]
  const last = lastRead.get(key)
  // Another process may have read it since.
  if (isFresh && last?.digest === digest && last.at === read_at)
    return noteReached(database, calendar, { ...calendar, ...heads }, now())
  const at = now()
  const today = wallIn(at, isZone(calendar.zone) ? calendar.zone : 'UTC').slice(0, 10)
  const told = { from: today, to: addDays(today, REPEAT_DAYS) }
  const { name, entries, leftOut, plan } = await read('calendar', {
    text,
    zone: calendar.zone,
    window: { from: today, to: addDays(today, AHEAD_DAYS), repeatTo: told.to },
    told,
    source: { source: 'calendar', source_id: calendar.id, person_id: calendar.person },
    alive: (await calendarsOf(database, account)).map(({ id }) => id),
    erased: await erasedSources(database, account),
    appointments: (await appointmentsFor(database, calendar, addDays(today, -BEHIND_DAYS))).map(
      ({ id, fields }) => ({ id, fields }),
    ),
    clients: cardsIn(await recordsOfKind(database, account, 'client')),
    people: cardsIn(await recordsOfKind(database, account, 'person')),
    now: new Date(at).toISOString(),
  })
  if (plan === null) throw new NoCalendar()
  // Someone may have removed the calendar meanwhile.
  for (const edits of portions(editsOf(plan)))
    await writeByServer(
      database,
      account,
      at,
      edits,
      async db => (await calendarOf(db, account, calendar.id)) !== null,
      room,
    )
  await noteReached(
    database,
    calendar,
    {
      name,
      entries,
      read_at: at,
      left_out: JSON.stringify({ ...leftOut, erased: plan.erased }),
      ...heads,
    },
    at,
  )
  lastRead.set(key, { digest, at })
}

type Card = { id: string; name: string }
/** An entry can't mean a deleted card. */
const cardsIn = (rows: readonly { id: string; fields: string }[]): Card[] =>
  rows.flatMap(({ id, fields }) => {
    const { name, deletedAt }: Fields = { ...blanks.client, ...JSON.parse(fields) }
    return typeof name === 'string' && name !== '' && deletedAt === null ? { id, name } : []
  })

const editsOf = ({ add, change, gone, back, noted }: CalendarPlan): ServerEdit[] => [
  ...add.map(
    ({ id, fields }): ServerEdit => ({ id, kind: 'appointment', op: 'create', patch: { ...fields } }),
  ),
  ...[...change, ...gone, ...back, ...noted].map(
    ({ id, before, patch }): ServerEdit => ({
      id,
      kind: 'appointment',
      op: 'edit',
      patch: { ...patch },
      base: before,
    }),
  ),
]

function* portions(edits: readonly ServerEdit[]): Generator<readonly ServerEdit[]> {
  for (let at = 0; at < edits.length; at += AT_ONCE) yield edits.slice(at, at + AT_ONCE)
}

/** The same address always gets the same id, even if it is followed again later. */
export const calendarId = (address: string): string =>
  idOfKey(`calendar|${address}`).replace(/^from-/, 'cal-')
