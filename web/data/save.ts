// THE write: one transaction puts a record and its change into the outbox. There is no other way in for what people do.
import { fold } from '../../shared/fold'
import type { Kind } from '../../shared/kinds'
import type { FieldsOf } from '../../shared/records'
import { blanks } from './blank'
import { type By, changeOf, type Edit, fits, type Merging } from './change'
import { currentSalon, databaseState, readMeta, type SalonDb, type Waiting } from './db'
import { newId } from './ids'
import { currentPerson } from './people'
import { askToPersist } from './persist'
import { placed, type StoredRow } from './row'
import { asSaveError, SaveError } from './save-error'
import { tellSaved } from './saved'
import { watched } from './watchdog'

export type { Edit } from './change'
export { SaveError, type SaveProblem } from './save-error'

/** Returns the record's id. Give `id` for records whose id is fixed, and for one that may be said twice. */
export async function create<K extends Kind>(
  kind: K,
  fields: Partial<FieldsOf<K>>,
  id: string = newId(),
): Promise<string> {
  await saveAll([creation(kind, fields, id)])
  return id
}

/**
 * `seen`: what a form showed when its typing began, of the fields in `patch`. Another tablet's edit may have come in
 * since: both stand then, as if it had come in a moment later.
 */
export async function edit<K extends Kind>(
  kind: K,
  id: string,
  patch: Partial<FieldsOf<K>>,
  seen?: Partial<FieldsOf<K>>,
): Promise<void> {
  await saveAll([{ op: 'edit', kind, id, patch: { ...patch }, ...(seen ? { seen: { ...seen } } : {}) }])
}

export const remove = (kind: Kind, id: string): Promise<void> => edit(kind, id, { deletedAt: Date.now() })
export const restore = (kind: Kind, id: string): Promise<void> => edit(kind, id, { deletedAt: null })

/** For `saveAll`: a record with its moment of making filled in where its kind has one. */
export function creation<K extends Kind>(kind: K, fields: Partial<FieldsOf<K>>, id: string = newId()): Edit {
  const made = 'created_at' in blanks[kind] ? { created_at: new Date().toISOString() } : {}
  return { op: 'create', kind, id, patch: { ...made, ...fields } }
}

/** Many edits, all of them or none. Throws SaveError; nothing was saved then. */
export async function saveAll(edits: readonly Edit[]): Promise<void> {
  const salon = currentSalon()
  if (salon === null) throw new SaveError('no-salon')
  if (databaseState() === 'old-app') throw new SaveError('old-app')
  try {
    const merging = edits.some(({ seen }) => seen) ? await loadMerging() : null
    await watched(saveInto(salon.db, edits, { at: Date.now(), person: currentPerson().id }, merging))
  } catch (error) {
    throw asSaveError(error)
  }
  tellSaved()
  askToPersist()
}

/** Not part of the first screen's script; where it can't be had, the server merges. */
const loadMerging = (): Promise<Merging | null> => import('../../shared/merge').catch(() => null)

/** As saveAll, into any database; errors as the database throws them. */
export async function saveInto(
  db: SalonDb,
  edits: readonly Edit[],
  by: By,
  merging: Merging | null = null,
): Promise<void> {
  await db.transaction('rw', db.outbox, db.rows, db.meta, async () => {
    const ids = [...new Set(edits.map(each => each.id))]
    const rows = await rowsById(db, ids)
    // Changes in the order in which they go into the outbox, and which of them the next edit of a record may join.
    const outgoing: Waiting[] = []
    const open = new Map<string, number>()
    const pending = [...rows.values()].filter(row => row.server !== undefined).map(row => row.id)
    // Never an await within a transaction that may wait for nothing: Dexie can take that for the end of it, and commit.
    const unsent = pending.length > 0 ? await unsentOf(db, pending, by) : []
    for (const waiting of unsent) open.set(waiting.recordId, outgoing.push(waiting) - 1)
    for (const each of edits) {
      const row = rows.get(each.id)
      const made = changeOf(each, row, by, merging)
      if (made === null) continue
      const { change, alone } = made
      const at = open.get(each.id)
      const joined = at === undefined || alone ? null : joinedWith(outgoing[at], change)
      if (at !== undefined && joined !== null) outgoing[at] = joined
      else open.set(each.id, outgoing.push(change) - 1)
      rows.set(each.id, changed(row, change))
    }
    // The outbox first: it is small, and what it holds can make the row again. Both are under way at once.
    const touched = ids.flatMap(id => rows.get(id) ?? [])
    const [waiting] = outgoing
    const [row] = touched
    await Promise.all([
      outgoing.length === 1 && waiting ? db.outbox.put(waiting) : db.outbox.bulkPut(outgoing),
      touched.length === 1 && row ? db.rows.put(row) : db.rows.bulkPut(touched),
    ])
  })
}

async function rowsById(db: SalonDb, ids: readonly string[]): Promise<Map<string, StoredRow>> {
  const [only] = ids
  const found = ids.length === 1 && only ? [await db.rows.get(only)] : await db.rows.bulkGet([...ids])
  return new Map(found.flatMap(row => (row ? [[row.id, row]] : [])))
}

/** The last waiting change of each record, where it never was in a request and the same person made it. */
async function unsentOf(db: SalonDb, pending: readonly string[], by: By): Promise<Waiting[]> {
  const [only] = pending
  const [{ frozenTo }, waiting] = await Promise.all([
    readMeta(db),
    pending.length === 1 && only !== undefined
      ? db.outbox.where({ recordId: only }).toArray()
      : db.outbox.where('recordId').anyOf(pending).sortBy('seq'),
  ])
  const last = new Map(waiting.map(each => [each.recordId, each]))
  return [...last.values()].filter(
    ({ seq = 0, problem, person }) => seq > frozenTo && problem === undefined && person === by.person,
  )
}

function joinedWith(first: Waiting | undefined, second: Waiting): Waiting | null {
  if (first === undefined) return null
  const joined = fold(first, second)
  return fits(joined) ? joined : null
}

function changed(row: StoredRow | undefined, { kind, recordId, patch }: Waiting): StoredRow {
  if (row === undefined) return placed({ id: recordId, kind, version: 0, fields: patch, server: null })
  // Every edit says that the record is wanted; only a patch with `deletedAt` says otherwise.
  const wanted = (row.fields.deletedAt ?? null) === null ? {} : { deletedAt: null }
  const server = row.server === undefined ? row.fields : row.server
  return placed({ ...row, fields: { ...row.fields, ...wanted, ...patch }, server })
}
