// An import undone: what it made is deleted, what it changed says again what it said.
import { list } from '../data/queries'
import type { Edit } from '../data/save'
import { type Progress, saveInPortions } from './apply-import'
import type { ImportKind } from './columns'
import { readImportId } from './import-id'
import { fieldsToRestore, forgetImport, rememberedImport } from './import-journal'

export type PastImport = {
  id: string
  kind: ImportKind
  at: string
  /** Still here of what it added. */
  made: number
  /** How many it changed, and of how many this device remembers what they said. */
  updated: number
  remembered: number
}

/** Imports that can be undone: their records say so themselves, on every device. Newest first. */
export async function pastImports(): Promise<PastImport[]> {
  const found = new Map<string, PastImport>()
  const rows = [...(await list('client')), ...(await list('product'))]
  const imported = rows.flatMap(({ fields }) => (fields.import_id === null ? [] : [fields.import_id]))
  for (const id of [...imported, ...rememberedImport.ids()]) {
    const about = readImportId(id)
    if (!about) continue
    if (found.has(id)) continue
    const remembered = rememberedImport.get(id).length
    found.set(id, { id, ...about, made: 0, updated: Math.max(about.updated, remembered), remembered })
  }
  for (const id of imported) {
    const entry = found.get(id)
    if (entry) entry.made += 1
  }
  return [...found.values()].sort((a, b) => b.at.localeCompare(a.at))
}

/** Clients of an import to whom something was added since: notes, allergies, tests, formulas, answers. */
export async function workedOn(importId: string): Promise<Set<string>> {
  const mine = new Set(
    (await list('client')).filter(({ fields }) => fields.import_id === importId).map(({ id }) => id),
  )
  const [notes, allergies, tests, formulas, asks, consents] = await Promise.all([
    list('note'),
    list('allergy'),
    list('patch_test'),
    list('formula'),
    list('ask'),
    list('consent'),
  ])
  const added = [
    ...notes,
    ...allergies.filter(({ id }) => !id.startsWith(importId)),
    ...tests,
    ...formulas,
    ...asks,
    ...consents,
  ]
  return new Set(
    added.flatMap(({ fields }) => (fields.client_id && mine.has(fields.client_id) ? fields.client_id : [])),
  )
}

/**
 * Deletes what the import made, except `keep`, and puts back what it changed where nobody changed it since. What is
 * kept is the salon's own from then on: the import is over on every device.
 */
export async function undoImport(
  past: PastImport,
  keep: ReadonlySet<string>,
  now: number,
  progress: Progress,
): Promise<void> {
  const present = new Map((await list(past.kind)).map(({ id, fields }) => [id, fields]))
  // What was deleted or erased since is not touched.
  const allergies = new Set(past.kind === 'client' ? (await list('allergy')).map(({ id }) => id) : [])
  const made = [...present].filter(([, fields]) => fields.import_id === past.id)
  const gone = made.map(([id]): Edit[] => [
    { op: 'edit', kind: past.kind, id, patch: keep.has(id) ? { import_id: null } : { deletedAt: now } },
  ])
  const back = rememberedImport.get(past.id).map((before): Edit[] => {
    const fields = present.get(before.id)
    const patch = fields ? fieldsToRestore(before, { ...fields }) : {}
    return [
      ...(Object.keys(patch).length > 0
        ? [{ op: 'edit' as const, kind: past.kind, id: before.id, patch }]
        : []),
      ...before.added
        .filter(id => allergies.has(id))
        .map((id): Edit => ({ op: 'edit', kind: 'allergy', id, patch: { deletedAt: now } })),
    ]
  })
  await saveInPortions([...gone, ...back], progress)
  forgetImport(past.id)
}
