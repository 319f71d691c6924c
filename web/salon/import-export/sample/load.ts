// Loads and removes the sample salon, one tap each.
import type { Kind } from '../../../../shared/sync/kinds'
import { deviceId } from '../../../platform/data/db'
import { list } from '../../../platform/data/queries/queries'
import { type Edit, saveAll } from '../../../platform/data/saving/save'
import { changedByHand, SAMPLE, sampleSalon } from './salon'

const KINDS = [
  'client',
  'product',
  'allergy',
  'note',
  'patch_test',
  'consent',
  'consultation',
  'formula',
  'ask',
  'appointment',
  'reminder',
  'stock_move',
] as const satisfies readonly Kind[]
const isSample = (id: string): boolean => id.startsWith(SAMPLE)

/** Idempotent: loading it again restores what was removed and duplicates nothing. */
export async function loadSample(now: number): Promise<void> {
  await saveAll(
    sampleSalon(now, deviceId()).map(
      ({ kind, id, fields }): Edit => ({ op: 'create', kind, id, patch: { ...fields } }),
    ),
  )
}

export type SampleStanding = {
  /** The sample's records that still exist. */
  records: { kind: Kind; id: string }[]
  /** Sample clients with something added to them, or whose card was changed. */
  used: { id: string; name: string; added: number; changed: boolean }[]
  /** The records added to them. */
  mine: { kind: Kind; id: string; client: string }[]
}

export async function sampleStanding(): Promise<SampleStanding> {
  const standing: SampleStanding = { records: [], used: [], mine: [] }
  const names = new Map<string, string>()
  const changed = new Set<string>()
  for (const kind of KINDS)
    for (const { id, fields } of await list(kind)) {
      if (isSample(id)) {
        standing.records.push({ kind, id })
        if (kind === 'client' && 'name' in fields) {
          names.set(id, fields.name)
          if (changedByHand(id, fields).length > 0) changed.add(id)
        }
        continue
      }
      const client = 'client_id' in fields ? fields.client_id : null
      if (client !== null && isSample(client)) standing.mine.push({ kind, id, client })
    }
  for (const [id, name] of names) {
    const added = standing.mine.filter(({ client }) => client === id).length
    if (added > 0 || changed.has(id)) standing.used.push({ id, name, added, changed: changed.has(id) })
  }
  return standing
}

/**
 * Deletes the sample. Clients in `keep` stay with all their records; anything added to the others goes with them.
 * Returns the undo.
 */
export async function removeSample(
  standing: SampleStanding,
  keep: ReadonlySet<string>,
  now: number,
): Promise<() => Promise<void>> {
  const about = new Map<string, string>()
  for (const kind of KINDS)
    for (const { id, fields } of await list(kind))
      if ('client_id' in fields && fields.client_id !== null) about.set(id, fields.client_id)
  const goes = ({ id }: { id: string }) => !keep.has(id) && !keep.has(about.get(id) ?? '')
  const gone = [...standing.records, ...standing.mine].filter(goes)
  const all = (deletedAt: number | null) =>
    gone.map(({ kind, id }): Edit => ({ op: 'edit', kind, id, patch: { deletedAt } }))
  await saveAll(all(now))
  return () => saveAll(all(null))
}
