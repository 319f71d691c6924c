// Undoes an import: deletes what it created and restores what it changed.
import { list } from '../../../platform/data/queries/queries'
import type { Edit } from '../../../platform/data/saving/save'
import type { ImportKind } from '../plan/columns'
import { HANGING } from '../read/hanging'
import { type Progress, saveInPortions } from './apply-import'
import { readImportId } from './import-id'
import { fieldsToRestore, forgetImport, rememberedImport } from './import-journal'

export type PastImport = {
  id: string
  kind: ImportKind
  at: string
  /** How many of its records still exist. */
  made: number
  /** How many records it changed, and for how many of those this device remembers the old values. */
  updated: number
  remembered: number
}

/** Imports that can be undone, newest first. Every device finds them by the import ids on the records. */
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

/** Records that a line can add; their ids start with the import's id. */
const WITH_A_LINE = ['allergy', ...HANGING] as const

/** Clients of an import who have had something added since: notes, allergies, tests, formulas, answers. */
export async function workedOn(importId: string): Promise<Set<string>> {
  const mine = new Set(
    (await list('client')).filter(({ fields }) => fields.import_id === importId).map(({ id }) => id),
  )
  const all = await Promise.all([...WITH_A_LINE, 'ask' as const].map(kind => list(kind)))
  const added = all.flat().filter(({ id }) => !id.startsWith(importId))
  return new Set(
    added.flatMap(({ fields }) => (fields.client_id && mine.has(fields.client_id) ? fields.client_id : [])),
  )
}

/** `of`: the client, or the product counted. */
type CameAlong = { kind: (typeof WITH_A_LINE)[number] | 'stock_move'; of: string | null }
async function cameAlong(kind: ImportKind): Promise<Map<string, CameAlong>> {
  if (kind === 'product')
    return new Map(
      (await list('stock_move')).map(({ id, fields }) => [
        id,
        { kind: 'stock_move', of: fields.parts[0]?.product_id ?? null },
      ]),
    )
  const all = await Promise.all(
    WITH_A_LINE.map(async kind =>
      (await list(kind)).map(({ id, fields }): [string, CameAlong] => [id, { kind, of: fields.client_id }]),
    ),
  )
  return new Map(all.flat())
}

/**
 * Deletes what the import created, except `keep`, and restores what nobody has changed since. The salon owns what it
 * keeps: the import then no longer counts as one on any device.
 */
export async function undoImport(
  past: PastImport,
  keep: ReadonlySet<string>,
  now: number,
  progress: Progress,
): Promise<void> {
  const present = new Map((await list(past.kind)).map(({ id, fields }) => [id, fields]))
  // Leaves anything that was deleted or erased since.
  const hanging = await cameAlong(past.kind)
  const take = (ids: readonly string[]): Edit[] =>
    ids.flatMap((id): Edit[] => {
      const kind = hanging.get(id)?.kind
      return kind ? [{ op: 'edit', kind, id, patch: { deletedAt: now } }] : []
    })
  const made = [...present].filter(([, fields]) => fields.import_id === past.id)
  const alongWith = new Map<string | null, string[]>()
  for (const [id, { of }] of hanging)
    if (id.startsWith(past.id)) alongWith.set(of, [...(alongWith.get(of) ?? []), id])
  const gone = made.map(([id]): Edit[] => [
    { op: 'edit', kind: past.kind, id, patch: keep.has(id) ? { import_id: null } : { deletedAt: now } },
    ...(keep.has(id) ? [] : take(alongWith.get(id) ?? [])),
  ])
  const back = rememberedImport.get(past.id).map((before): Edit[] => {
    const fields = present.get(before.id)
    const patch = fields ? fieldsToRestore(before, { ...fields }) : {}
    return [
      ...(Object.keys(patch).length > 0
        ? [{ op: 'edit' as const, kind: past.kind, id: before.id, patch }]
        : []),
      ...take(before.added),
    ]
  })
  await saveInPortions([...gone, ...back], progress)
  forgetImport(past.id)
}
