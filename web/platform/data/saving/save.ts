// The only way to save what people do: one transaction writes the record and puts its change into the outbox.

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

/** Returns the record's id. Pass `id` when it is fixed, or when the same record may be created twice. */
export async function create<K extends Kind>(
  kind: K,
  fields: Partial<FieldsOf<K>>,
  id: string = newId(),
): Promise<string> {
  await saveAll([creation(kind, fields, id)])
  return id
}

/**
 * `seen`: what the form showed for the fields in `patch` when typing began. If another tablet's edit came in since,
 * both are kept, as if that edit had come in a moment later.
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

/** For `saveAll`: a new record, with `created_at` filled in if its kind has one. */
export function creation<K extends Kind>(kind: K, fields: Partial<FieldsOf<K>>, id: string = newId()): Edit {
  const made = 'created_at' in blanks[kind] ? { created_at: new Date().toISOString() } : {}
  return { op: 'create', kind, id, patch: { ...made, ...fields } }
}

/** Saves all of these edits or none. When it throws a SaveError, nothing was saved. */
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

/** Loaded on demand, to keep it out of the first screen's script. If that fails, the server merges. */
const loadMerging = (): Promise<Merging | null> => import('../../../../shared/sync/merge').catch(() => null)

/**
 * Like saveAll, but into any database, and it throws the database's own errors. `hand`: if nothing else is waiting, the
 * change is frozen as it is saved and handed on, so that sending it needs no database read.
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
    // Changes in outbox order, and for each record the index of the one that its next edit may join.
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
    // The outbox first: it is small, and the row can be rebuilt from it. All puts run at once.
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
 * The database's meta row, or null when this save can't go out first. `hasRow`: an edit needs its row to be here, so
 * the storage can't have been emptied; for anything else, check that.
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

/** Each record's last waiting change, if it was never in a request and the same person made it. */
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

/** A later edit gets a change of its own unless it covers the same fields: joined, the older ones would look newer. */
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
