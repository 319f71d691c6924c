// What was erased on the server loses its content here too: row, outbox, refused text, and what was kept to be sent again.
import type { SalonDb } from '../data/db'
import { aboutOf } from '../data/row'

/** Within a transaction over all tables. */
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
  const spoken = (await db.rows.bulkGet(all)).flatMap(row =>
    row?.kind === 'memo' && typeof row.fields.hash === 'string' ? [row.fields.hash] : [],
  )
  await db.sounds.bulkDelete(spoken)
  await db.rows.bulkDelete(all)
  await db.outbox.where('recordId').anyOf(all).delete()
  for (const batch of await db.sent.toArray()) {
    const changes = batch.changes.filter(
      ({ recordId, patch }) => !gone.has(recordId) && !gone.has(aboutOf(patch) ?? ''),
    )
    if (changes.length < batch.changes.length) await db.sent.put({ ...batch, changes })
  }
}
