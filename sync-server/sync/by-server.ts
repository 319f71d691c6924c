// What the server itself writes into records, such as answers to asks, under the same lock as devices' changes.
import { askedOf, isErased } from '../../shared/salon/calendar/source-ids'
import { applyChange, type Fields, type Stored } from '../../shared/sync/merge'
import { lockCounter } from '../db/accounts'
import { BYTES_BESIDE } from '../db/changes'
import { announced, announceWithin, type Commit } from '../db/commits'
import { addErased, erasedAmong } from '../db/erased'
import type { Database } from '../db/open'
import { scheduleAnswers } from '../db/push'
import { putRecords, recordsByIds, type StoredRow } from '../db/records'
import type { Db } from '../db/statements'
import { inTransaction } from '../db/transaction'
import { aboutOf } from './accept'
import { closed, type OpenRow, opened } from './batch'
import { commitOf } from './wire'

export type ServerEdit = {
  id: string
  kind: string
  patch: Fields
  op?: 'create' | 'edit'
  /** The values the edit was based on. If someone has changed one of its fields since, none of the edit is written. */
  base?: Fields
}
const SERVER = 'server'

/** The account's room for records is full (decision 052). */
export class NoRoom extends Error {}
const sizeOf = ({ fields, stamps }: Pick<StoredRow, 'fields' | 'stamps'>): number =>
  Buffer.byteLength(fields) + Buffer.byteLength(stamps) + BYTES_BESIDE

/**
 * Writes fields that belong to the server, and returns whether it wrote. Skips edits of missing or erased records,
 * edits about a client erased in the meantime, and creations of records that exist. A deleted record stays deleted.
 * `onlyIf` runs inside the transaction, after the lock; false means nothing is written. `room`: the bytes the
 * account's records may take, counting what is written here; throws NoRoom when full.
 */
export async function writeByServer(
  database: Database,
  account: string,
  now: number,
  edits: readonly ServerEdit[],
  onlyIf: (db: Db) => Promise<boolean> = async () => true,
  room: number | null = null,
): Promise<boolean> {
  const commit = await inTransaction<Commit | null>(database, async db => {
    const counter = await lockCounter(db, account, edits.length)
    if (counter === null || !(await onlyIf(db))) return null
    if (room !== null && counter.bytes >= room) throw new NoRoom()
    const ids = [...new Set(edits.map(edit => edit.id))]
    const present = new Map((await recordsByIds(db, account, ids)).map(row => [row.id, row]))
    const named = edits.flatMap(({ id, patch }) => [id, aboutOf(patch) ?? id, ...askedOf(patch)])
    const erased: ReadonlySet<string> =
      counter.erasures > 0 ? await erasedAmong(db, account, [...new Set(named)]) : new Set()
    const open = new Map<string, OpenRow>()
    const late = new Set<string>()
    edits.forEach((edit, index) => {
      if (erased.has(edit.id) || (edit.op === 'create' && isErased(erased, edit.patch))) return
      if (erased.has(aboutOf(edit.patch) ?? '')) {
        if (!present.has(edit.id)) late.add(edit.id)
        return
      }
      const row = present.get(edit.id)
      const before = open.get(edit.id) ?? (row && !row.erased ? opened(row) : null)
      if (
        row?.erased ||
        (before ? before.stored.kind !== edit.kind || edit.op === 'create' : edit.op !== 'create')
      )
        return
      if (before && edit.base && !stands(before.stored, edit.base, edit.patch)) return
      open.set(edit.id, {
        stored: written(before?.stored ?? null, edit, now),
        version: counter.before + index + 1,
        lastChange: before?.lastChange ?? null,
      })
    })
    const rows = [...open].map(([id, record]) => closed(id, record))
    await putRecords(db, account, rows)
    if (room !== null) {
      const before = [...present.values()].filter(({ id }) => open.has(id))
      const sum = (of: readonly Pick<StoredRow, 'fields' | 'stamps'>[]) =>
        of.reduce((all, row) => all + sizeOf(row), 0)
      await lockCounter(db, account, 0, sum(rows) - sum(before))
    }
    // Written a moment earlier, the record would have been erased with its client, so it may never be created now.
    if (late.size > 0) await addErased(db, account, [...late], now)
    await scheduleAnswers(db, account, rows, now)
    const made = commitOf(account, counter, null, rows)
    if (made) await announceWithin(db, made)
    return made
  })
  if (commit === null) return false
  await announced(database, commit)
  return true
}

/** A field that isn't stored at all counts as unchanged. */
const stands = ({ fields }: Stored, base: Fields, patch: Fields): boolean =>
  Object.keys(patch).every(
    field => !(field in fields) || JSON.stringify(fields[field]) === JSON.stringify(base[field]),
  )

function written(before: Stored | null, edit: ServerEdit, now: number): Stored {
  const by = { at: now, device: SERVER }
  if (before === null) {
    return applyChange(null, { ...edit, id: SERVER, op: 'create', person: null, base: {} }, by)
  }
  // No merge: nobody else writes these fields, or the edit carries its base. And it doesn't undelete the record.
  const stamps = { ...before.stamps }
  for (const field of Object.keys(edit.patch)) stamps[field] = by
  return { kind: before.kind, fields: { ...before.fields, ...edit.patch }, stamps }
}
