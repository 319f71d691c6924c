// Push and pull in one call (docs: SYNC rules). Idempotent, in any order, from any number of devices and server
// processes: we lock the counter row before reading anything, and know every change by its id.

import { ProblemError } from '../../shared/problems'
import { askedOf, askedOfStanding } from '../../shared/salon/calendar/source-ids'
import { OLDEST_SCHEMA } from '../../shared/salon/records/records'
import type { SyncReply, SyncRequest } from '../../shared/sync/wire'
import {
  type Counter,
  changeEpoch,
  createAccount,
  lockCounter,
  newEpoch,
  readCounter,
  whyShut,
} from '../db/accounts'
import { addFacts, addRuns, dropOld } from '../db/asks'
import { addChanges, outcomesOf } from '../db/changes'
import { announced, announceWithin } from '../db/commits'
import { noteDevice } from '../db/devices'
import { erasedAmong } from '../db/erased'
import type { Database } from '../db/open'
import { scheduleTimers } from '../db/push'
import { isErasedAfter, putRecords, type Row, recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import { inTransaction } from '../db/transaction'
import * as signals from '../signals'
import { type Arrived, aboutOf, bytesOf, readChange, withoutLost } from './accept'
import { applyBatch, type Batch } from './batch'
import { pageAfter } from './page'
import { commitOf } from './wire'

export { onCommit } from '../db/commits'
export { writeByServer } from './by-server'

/** `room`: how many bytes the account's changes may take; no limit if left out. */
export type Sync = { account: string; request: SyncRequest; now: number; room?: number | undefined }
export type Answer = Pick<
  SyncReply,
  'cursor' | 'more' | 'now' | 'accepted' | 'refused' | 'untaken' | 'full'
> & {
  rows: readonly Row[]
}

/**
 * Throws ProblemError 'wrong-account', 'update-needed' or 'account-gone'; a single change's problem is in the reply.
 */
export async function syncOnce(database: Database, sync: Sync): Promise<SyncReply> {
  const { rows, ...said } = await answer(database, sync)
  return { ...said, records: rows.map(pulled) }
}

/** Like syncOnce, but fields stay JSON text, which the route sends on as it is. */
export async function answer(database: Database, sync: Sync): Promise<Answer> {
  const { account, request, now } = sync
  if (request.account !== account) throw new ProblemError('wrong-account')
  if (request.schema < OLDEST_SCHEMA) throw new ProblemError('update-needed')
  const { device, schema, cursor, clock } = request
  const arrived = request.changes.flatMap(raw => readChange(raw, clock, now) ?? [])

  const done = arrived.length > 0 ? await push(database, sync, arrived) : NOTHING_DONE
  const counter = done.counter ?? (await presentCounter(database, account, cursor, now))
  const noted = await noteDevice(database, { account, device, schema, now })
  // At most once an hour.
  if (noted) await dropOld(database, now)

  const from = seenBy(cursor, counter)
  // If this device was up to date before its own changes, it only needs the rows they touched.
  const page =
    done.counter && from === counter.before
      ? { rows: done.touched.filter(row => row.version > from), more: false }
      : await pageAfter(database, account, from)
  page.rows.sort((a, b) => a.version - b.version)
  signals.pulled.tell({ rows: page.rows.length })
  const paged = new Set(page.rows.map(row => row.id))
  return {
    cursor: { epoch: counter.epoch, version: page.rows.at(-1)?.version ?? from },
    more: page.more,
    now,
    rows: [...page.rows, ...done.touched.filter(row => !paged.has(row.id))],
    accepted: done.accepted,
    refused: done.refused,
    ...(done.untaken ? { untaken: true } : {}),
    ...(done.full ? { full: true } : {}),
  }
}

const seenBy = (cursor: Cursor, counter: Counter): number =>
  cursor.epoch === counter.epoch ? cursor.version : 0

type Done = { counter: Counter | null; touched: readonly Row[]; untaken?: true; full?: boolean } & Pick<
  Batch,
  'accepted' | 'refused'
>
const NOTHING_DONE: Done = { counter: null, touched: [], accepted: [], refused: [] }

async function push(database: Database, sync: Sync, arrived: readonly Arrived[]): Promise<Done> {
  const { account, request, now, room = Number.POSITIVE_INFINITY } = sync
  const bytes = bytesOf(arrived)
  const started = performance.now()
  const done = await inTransaction(database, async db => {
    const counter = await lockOrMake(db, account, { count: arrived.length, bytes, now })
    await notice(db, account, counter, request.cursor)
    const keeping = async (kept: number): Promise<void> => {
      if (kept !== bytes) await lockCounter(db, account, 0, kept - bytes)
    }
    // The device's queued changes may mention someone who has been erased since. It knows the name and the server
    // doesn't, so nothing is taken.
    if (counter.erasures > 0 && (await isErasedAfter(db, account, seenBy(request.cursor, counter)))) {
      await keeping(0)
      return { counter, touched: [], batch: null, commit: null, full: false }
    }
    const { recordIds, named } = idsIn(arrived)
    const outcomes = await outcomesOf(db, account, [...new Set(arrived.map(one => one.id))])
    // When the account is full, new changes are left out without an error and wait on their tablet. Known ones are
    // answered as before.
    const full = counter.bytes >= room
    const taken = full ? arrived.filter(({ id }) => outcomes.has(id)) : arrived
    const present = new Map((await recordsByIds(db, account, recordIds)).map(row => [row.id, row]))
    const erased =
      counter.erasures > 0
        ? await erasedAmong(db, account, [...named, ...sourcesIn(arrived)])
        : new Set<string>()

    const said = taken.map(one => (present.has(one.change?.recordId ?? '') ? withoutLost(one, erased) : one))
    const batch = applyBatch(said, request.device, {
      version: counter.before,
      outcomes,
      records: present,
      erased,
    })
    await keeping(bytesOf(batch.changes))
    await addChanges(db, account, batch.changes)
    await putRecords(db, account, batch.rows)
    await addRuns(db, account, batch.runs, now)
    await addFacts(db, account, batch.facts, now)
    await scheduleTimers(db, account, batch.rows, now)
    const commit = commitOf(account, counter, request.device, batch.rows)
    if (commit) await announceWithin(db, commit)

    const touched = new Map<string, Row>(present)
    for (const row of batch.rows) touched.set(row.id, row)
    return { counter, touched: [...touched.values()], batch, commit, full: taken.length < arrived.length }
  })
  if (!done.batch) return { ...NOTHING_DONE, counter: done.counter, untaken: true }
  if (done.commit) await announced(database, done.commit)
  const { accepted, refused } = done.batch
  signals.pushed.tell({
    accepted: accepted.length,
    refused: refused.map(({ problem }) => problem),
    rows: done.batch.rows.length,
    seconds: (performance.now() - started) / 1000,
  })
  return { counter: done.counter, touched: done.touched, accepted, refused, full: done.full }
}

/** The calendar and list entries that appointments come from. */
const sourcesIn = (arrived: readonly Arrived[]): string[] =>
  arrived.flatMap(({ change }) => {
    if (change?.kind !== 'appointment') return []
    return [...askedOf(change.patch), ...askedOfStanding(change.recordId)]
  })

function idsIn(arrived: readonly Arrived[]): { recordIds: string[]; named: string[] } {
  const recordIds = new Set<string>()
  const named = new Set<string>()
  for (const { change } of arrived) {
    if (change === null) continue
    recordIds.add(change.recordId)
    named.add(change.recordId)
    const about = aboutOf(change.patch)
    if (about !== null) named.add(about)
  }
  return { recordIds: [...recordIds], named: [...named] }
}

/** Sign-up creates an account's counter; if sign-up was cut short, it is created here. Never for a deleted account. */
async function lockOrMake(
  db: Db,
  account: string,
  { count, bytes, now }: { count: number; bytes: number; now: number },
): Promise<Counter> {
  const counter = await lockCounter(db, account, count, bytes)
  if (counter) return counter
  const shut = await whyShut(db, account)
  if (shut) throw new ProblemError(shut)
  await createAccount(db, account, now)
  const made = await lockCounter(db, account, count, bytes)
  if (made === null) throw new ProblemError('account-gone')
  return made
}

type Cursor = SyncRequest['cursor']
const isFromTheFuture = (cursor: Cursor, counter: Counter): boolean =>
  cursor.epoch === counter.epoch && cursor.version > counter.before

/**
 * A cursor above the counter: someone restored an older copy of this database by hand. Devices pull everything again.
 */
async function notice(db: Db, account: string, counter: Counter, cursor: Cursor): Promise<void> {
  if (!isFromTheFuture(cursor, counter)) return
  counter.epoch = newEpoch()
  await changeEpoch(db, account, counter.epoch)
}

async function presentCounter(
  database: Database,
  account: string,
  cursor: Cursor,
  now: number,
): Promise<Counter> {
  const counter = await readCounter(database, account)
  if (counter && !isFromTheFuture(cursor, counter)) return counter
  return inTransaction(database, async db => {
    const locked = await lockOrMake(db, account, { count: 0, bytes: 0, now })
    await notice(db, account, locked, cursor)
    return locked
  })
}

function pulled({ kind, id, version, fields, erased }: Row): SyncReply['records'][number] {
  const record = { kind, id, version, fields: JSON.parse(fields) }
  return erased ? { ...record, erased: true } : record
}
