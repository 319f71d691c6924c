// THE write: one transaction puts a record and its change into the outbox. There is no other way in for what people do.

import type { FieldsOf } from '../../../../shared/salon/records/records'
import { fold } from '../../../../shared/sync/fold'
import { isAside, type Kind } from '../../../../shared/sync/kinds'
import { currentPerson } from '../account/people'
import { blanks } from '../blank'
import { pageClock } from '../clock/page-clock'
import { currentSalon, databaseState, type Meta, type SalonDb, type Waiting } from '../db'
import { newId } from '../ids'
import { placed, type StoredRow } from '../row'
import { asSaveError, SaveError } from '../save-error'
import { watched } from '../watchdog'
import { type By, changeOf, type Edit, fits, type Merging } from './change'
import { type Put, type Stores, writeTo } from './native'
import { askToPersist } from './persist'
import { type Handed, tellSaved, wouldSendNow } from './saved'

export { SaveError } from '../save-error'
export type { Edit } from './change'

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
  let handed: Handed | null
  try {
    const merging = edits.some(({ seen }) => seen) ? await loadMerging() : null
    const by = { ...pageClock.stamp(), person: currentPerson().id }
    handed = await watched(saveInto(salon.db, edits, by, merging, wouldSendNow()))
  } catch (error) {
    throw asSaveError(error)
  }
  // Another account may have been opened meanwhile: its sync must not send what was saved here.
  tellSaved(currentSalon() === salon ? handed : null)
  askToPersist()
}

/** Not part of the first screen's script; where it can't be had, the server merges. */
const loadMerging = (): Promise<Merging | null> => import('../../../../shared/sync/merge').catch(() => null)

/**
 * As saveAll, into any database; errors as the database throws them. `hand`: where nothing else waits, the change is
 * frozen with the save and handed on, so that sending it needs no look into the database.
 */
export async function saveInto(
  db: SalonDb,
  edits: readonly Edit[],
  by: By,
  merging: Merging | null = null,
  hand = false,
): Promise<Handed | null> {
  let handed: Handed | null = null
  await writeTo(db, ['outbox', 'rows', 'meta'], async stores => {
    const ids = [...new Set(edits.map(each => each.id))]
    const [before, meta] = await Promise.all([
      rowsById(stores, ids),
      hand && edits.length === 1 ? freeMeta(stores, edits[0]?.op === 'edit') : null,
    ])
    const rows = new Map(before)
    // Changes in the order in which they go into the outbox, and which of them the next edit of a record may join.
    const outgoing: { change: Waiting; before: Waiting | undefined }[] = []
    const open = new Map<string, number>()
    const pending = [...rows.values()].filter(row => row.server !== undefined).map(row => row.id)
    const unsent = pending.length > 0 ? await unsentOf(stores, pending, by) : []
    for (const waiting of unsent)
      open.set(waiting.recordId, outgoing.push({ change: waiting, before: waiting }) - 1)
    for (const each of edits) {
      const row = rows.get(each.id)
      const made = changeOf(each, row, by, merging)
      if (made === null) continue
      const { change, alone } = made
      const at = open.get(each.id)
      const first = at === undefined || alone ? undefined : outgoing[at]
      const joined = first && joinedWith(first.change, change)
      if (first && joined) first.change = joined
      else open.set(each.id, outgoing.push({ change, before: undefined }) - 1)
      rows.set(each.id, changed(row, change))
    }
    const touched = ids.flatMap(id => {
      const after = rows.get(id)
      return after && after !== before.get(id) ? [{ before: before.get(id), after }] : []
    })
    const sent = outgoing.filter(each => each.change !== each.before)
    for (const each of sent) if (meta) each.change = { ...each.change, handed: true }
    // The outbox first: it is small, and what it holds can make the row again. All are under way at once.
    const puts = [
      ...sent.map(({ change }): Put => ['outbox', change]),
      ...touched.map(({ after }): Put => ['rows', after]),
    ]
    const seqs = await stores.putLast(puts, sent.length)
    const outbox = sent.map(({ change, before }, at) => ({ before, after: change, seq: Number(seqs[at]) }))
    const [only] = outbox
    if (meta && only) handed = { meta, change: { ...only.after, seq: only.seq } }
    return { rows: touched, outbox }
  })
  return handed
}

/**
 * The database's row about itself, where what is saved now may be sent before anything else. `hasRow`: what is edited
 * is here, or the edit fails; else it must be looked whether the storage was emptied.
 */
async function freeMeta(stores: Stores, hasRow: boolean): Promise<Meta | null> {
  const [meta, isAlone, isBare] = await Promise.all([
    stores.get<Meta>('meta', 'this'),
    stores.isEmpty('outbox'),
    hasRow ? false : stores.isEmpty('rows'),
  ])
  if (!meta || !isAlone || meta.recovering || meta.standing !== 'ok') return null
  return isBare && meta.version > 0 ? null : meta
}

async function rowsById(stores: Stores, ids: readonly string[]): Promise<Map<string, StoredRow>> {
  const found = await Promise.all(ids.map(id => stores.get<StoredRow>('rows', id)))
  return new Map(found.flatMap(row => (row ? [[row.id, row]] : [])))
}

/** The last waiting change of each record, where it never was in a request and the same person made it. */
async function unsentOf(stores: Stores, pending: readonly string[], by: By): Promise<Waiting[]> {
  const [meta, ...waiting] = await Promise.all([
    stores.get<Meta>('meta', 'this'),
    ...pending.map(id => stores.allOf<Waiting>('outbox', 'recordId', id)),
  ])
  const frozenTo = meta?.frozenTo ?? 0
  return waiting
    .flatMap(each => each.at(-1) ?? [])
    .filter(({ seq = 0, handed, problem, person }) => {
      const isFrozen = handed === true || seq <= frozenTo
      return !isFrozen && problem === undefined && person === by.person
    })
}

/** What is said again a good while later is a change of its own: else a field would pass for younger than it is. */
const AT_ONE_GO_MS = 2_000

function joinedWith(first: Waiting, second: Waiting): Waiting | null {
  const isYounger = second.at - first.at > AT_ONE_GO_MS || first.stamped?.run !== second.stamped?.run
  const isSaidAgain = Object.keys(first.patch).every(field => field in second.patch)
  if (first.op === 'edit' && isYounger && !isSaidAgain) return null
  const { stamped: _stamped, ...joined } = fold(first, second)
  const whole = second.stamped ? { ...joined, stamped: second.stamped } : joined
  return fits(whole) ? whole : null
}

function changed(row: StoredRow | undefined, { kind, recordId, patch }: Waiting): StoredRow {
  if (row === undefined) return placed({ id: recordId, kind, version: 0, fields: patch, server: null })
  // An edit says that the record is wanted; only a patch with `deletedAt` says otherwise.
  const wanted = (row.fields.deletedAt ?? null) === null || isAside(kind, patch) ? {} : { deletedAt: null }
  const server = row.server === undefined ? row.fields : row.server
  return placed({ ...row, fields: { ...row.fields, ...wanted, ...patch }, server })
}
