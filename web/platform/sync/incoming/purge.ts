// Erases here what was erased on the server: the row, its waiting and refused changes, and what was kept for resending.

import { mayName, personOf, unnamedFields, unnaming } from '../../../../shared/salon/privacy/unnamed'
import type { Change } from '../../../../shared/sync/wire'
import type { SalonDb } from '../../data/db'
import { dropBytes, SEEN_OR_HEARD } from '../../data/media/photos'
import { aboutOf } from '../../data/row'
import { redraw } from '../outgoing/set-aside'

const HEARD_OR_SEEN: ReadonlySet<string> = new Set(SEEN_OR_HEARD)

/** Call within a transaction over all tables. */
export async function purge(db: SalonDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = new Set(ids)
  for (const id of ids) {
    for (const child of await db.rows.where('about').startsWith(`${id} `).primaryKeys()) gone.add(child)
  }
  for (const { recordId, patch } of await db.outbox.toArray()) {
    const client = aboutOf(patch)
    if (client !== null && gone.has(client)) gone.add(recordId)
  }
  const all = [...gone]
  const unname = await nameless(db, gone)
  const spoken = (await db.rows.bulkGet(all)).flatMap(row =>
    row !== undefined && HEARD_OR_SEEN.has(row.kind) && typeof row.fields.hash === 'string'
      ? [row.fields.hash]
      : [],
  )
  await db.rows.bulkDelete(all)
  await dropBytes(db, spoken)
  await db.outbox.where('recordId').anyOf(all).delete()
  await forgetSent(db, gone)
  if (unname) await forgetNames(db, unname)
}

/** Also forgets changes of records that used to belong to an erased client and now belong to another. */
async function forgetSent(db: SalonDb, gone: ReadonlySet<string>): Promise<void> {
  const batches = await db.sent.toArray()
  const once = new Set(
    batches.flatMap(({ changes }) =>
      changes.flatMap(({ recordId, patch, base }) =>
        [patch, base].some(each => gone.has(aboutOf(each) ?? '')) ? recordId : [],
      ),
    ),
  )
  for (const batch of batches) {
    const changes = batch.changes.filter(({ recordId }) => !gone.has(recordId) && !once.has(recordId))
    if (changes.length < batch.changes.length) await db.sent.put({ ...batch, changes })
  }
}

/**
 * What takes their names out of a text, made while their cards are still here; null when there is no name to look for.
 */
async function nameless(db: SalonDb, gone: ReadonlySet<string>): Promise<((text: string) => string) | null> {
  const cards = (await db.rows.bulkGet([...gone])).flatMap(row =>
    row?.kind === 'client' ? [row.fields, row.server ?? {}] : [],
  )
  if (cards.length === 0 || (await db.outbox.count()) + (await db.sent.count()) === 0) return null
  const onFile = await db.rows.where('place').startsWithAnyOf('client ', 'person ').toArray()
  const others = onFile.flatMap(({ id, fields }) => (gone.has(id) ? [] : [fields]))
  return unnaming(personOf(cards), personOf(others))
}

/**
 * Takes their names out of all waiting and sent changes, whoever those are about. The rows come again from the server.
 */
async function forgetNames(db: SalonDb, unname: (text: string) => string): Promise<void> {
  const left = <C extends Change>(change: C): C => {
    if (!mayName(change.kind)) return change
    const patch = unnamedFields(change.kind, change.patch, unname)
    const base = unnamedFields(change.kind, change.base, unname)
    return patch === change.patch && base === change.base ? change : { ...change, patch, base }
  }
  for (const waiting of await db.outbox.toArray()) {
    const next = left(waiting)
    if (next === waiting) continue
    await db.outbox.put(next)
    await redraw(db, next.recordId)
  }
  for (const batch of await db.sent.toArray()) {
    const changes = batch.changes.map(left)
    if (changes.some((each, at) => each !== batch.changes[at])) await db.sent.put({ ...batch, changes })
  }
}
