// Erasure is not a delete: content goes for good, and what arrives later about it is refused.

import { ProblemError } from '../../shared/problems'
import { outsideOf, rememberedOf, rememberedOfLoss } from '../../shared/salon/calendar/source-ids'
import type { Person } from '../../shared/salon/privacy/unnamed'
import { lockCounter, recountBytes } from '../db/accounts'
import { announced, announceWithin, type Commit } from '../db/commits'
import {
  addErased,
  callsNaming,
  dropSignIn,
  type ErasedClient,
  emptyAccount,
  emptyBeside,
} from '../db/erased'
import type { Database } from '../db/open'
import { putRecords, type RowToPut, recordsAbout, recordsByIds, type StoredRow } from '../db/records'
import type { Db } from '../db/statements'
import { inTransaction } from '../db/transaction'
import { closed, opened } from './batch'
import { type Reading, readingOnce } from './read-once'
import { forgetNames, forgetPast, type Left, NOWHERE, whoGoes, whoWas } from './unname'

/** Fixed ids, the same in every account: once on the erased list, they could never be created again. */
const FIXED_IDS: readonly string[] = ['salon', 'owner']

/** The client, every record about it, their history, asks and facts. Returns how many records lost their content. */
export async function eraseClient(
  database: Database,
  { account, clientId, now }: { account: string; clientId: string; now: number },
): Promise<number> {
  if (FIXED_IDS.includes(clientId)) throw new ProblemError('not-found')
  return eraseIds(database, { account, ids: [clientId], now }, found => {
    if (found.some(({ id, kind }) => id === clientId && kind !== 'client'))
      throw new ProblemError('not-found')
  })
}

/** Erases these records and everything about them. `check` sees what would lose its content, and may throw. */
export async function eraseIds(
  database: Database,
  { account, ids, now }: { account: string; ids: readonly string[]; now: number },
  check: (found: readonly { id: string; kind: string }[]) => void = () => undefined,
  reading: Reading = readingOnce(),
): Promise<number> {
  await readAhead(database, account, ids, reading)
  const done = await inTransaction(database, async db => {
    if ((await lockCounter(db, account, 0)) === null) throw new ProblemError('account-gone')
    // Read this before the records are blanked.
    const { found, gone, clients, people, who } = await theirs(db, account, ids)
    check(found)
    const left: Left = new Map()
    await forgetPast(db, { account, ids: gone }, clients, left)
    await forgetNames(db, { account, ids: gone }, who, reading, left)
    const rows = await recordsByIds(db, account, [...left.keys()])
    const sources = await sourcesOf(db, account, found, { rows, left })
    const counter = await lockCounter(db, account, found.length + rows.length)
    const before = counter?.before ?? 0
    // An erased row stays, empty and with a new version, so that devices hear about it.
    await putRecords(db, account, [
      ...found.map(({ id, kind }, index) => blank(id, kind, before + index + 1)),
      ...rows.map((row, index) => saying(row, left, before + found.length + index + 1)),
    ])
    await emptyBeside(db, account, [...gone], namesOf(people), reading.naming)
    await addErased(db, account, [...new Set([...gone, ...sources])], now)
    await recountBytes(db, account)
    const highest = before + found.length + rows.length
    const commit: Commit = { account, version: highest, news: null }
    if (found.length > 0) await announceWithin(db, commit)
    return { count: found.length, commit }
  })
  if (done.count > 0) await announced(database, done.commit)
  return done.count
}

/** Everyone and everything that this erasure covers. */
async function theirs(db: Db, account: string, ids: readonly string[]) {
  const found = await recordsAbout(db, account, ids)
  const gone = new Set([...ids, ...found.map(({ id }) => id)])
  const clients = found.flatMap(({ id, kind }) => (kind === 'client' ? id : []))
  const people = await whoWas(db, account, clients)
  const who = await whoGoes(db, { account, ids: gone }, [...people.values()])
  return { found, gone, clients, people, who }
}

/** Ids to remember, so that no calendar, list or series brings back erased appointments or names. */
async function sourcesOf(
  db: Db,
  account: string,
  found: readonly { id: string; kind: string }[],
  { rows, left }: { rows: readonly StoredRow[]; left: Left },
): Promise<string[]> {
  const theirs = await recordsByIds(
    db,
    account,
    found.flatMap(({ id, kind }) => (kind === 'appointment' ? id : [])),
  )
  const named = rows.flatMap(row => {
    if (row.kind !== 'appointment') return []
    const { fields } = opened(row).stored
    return rememberedOfLoss(row.id, fields, left.get(row.id) ?? fields)
  })
  const gone = theirs.flatMap(row => [...rememberedOf(opened(row).stored.fields), ...outsideOf(row.id)])
  return [...gone, ...named]
}

const namesOf = (people: ReadonlyMap<string, Person>): ErasedClient[] =>
  [...people].flatMap(([id, { names }]) => ['', ...names].map(name => ({ id, name })))

async function readAhead(db: Db, account: string, ids: readonly string[], reading: Reading): Promise<void> {
  const { gone, people, who } = await theirs(db, account, ids)
  await forgetNames(db, { account, ids: gone }, who, reading, new Map(), NOWHERE)
  for (const client of namesOf(people)) await callsNaming(db, account, client, reading.naming)
}

/** A row that stays, with the erased people taken out of it. */
function saying(row: StoredRow, left: Left, version: number): RowToPut {
  const { stored, lastChange } = opened(row)
  const fields = left.get(row.id) ?? stored.fields
  return closed(row.id, { stored: { ...stored, fields }, version, lastChange })
}

function blank(id: string, kind: string, version: number): RowToPut {
  return {
    id,
    kind,
    version,
    fields: '{}',
    stamps: '{}',
    about: null,
    last_change: null,
    deletedAt: null,
    erased: 1,
  }
}

/** All records, what stands beside them, and the sign-in. */
export async function deleteAccount(database: Database, account: string, now: number): Promise<void> {
  await inTransaction(database, async db => {
    await lockCounter(db, account, 0)
    await emptyAccount(db, account, now)
    await dropSignIn(db, account)
  })
}
