// What one line of a plan writes, and what stood there before.
import type { FieldsOf } from '../../shared/records'
import { creation, type Edit } from '../data/save'
import type { ImportKind } from './columns'
import type { Outcome } from './dry-run'
import type { Before } from './import-journal'
import type { ClientRow, ProductRow } from './rows'
import { foldName } from './same'

type Present<K extends ImportKind> = ReadonlyMap<string, FieldsOf<K>>
/** Folded substances by client. */
export type AllergiesOf = ReadonlyMap<string, ReadonlySet<string>>
export type LineEdits = { edits: Edit[]; before: Before | null }

export function allergiesByClient(rows: readonly { fields: FieldsOf<'allergy'> }[]): AllergiesOf {
  const found = new Map<string, Set<string>>()
  for (const { fields } of rows) {
    const known = found.get(fields.client_id) ?? new Set()
    found.set(fields.client_id, known.add(foldName(fields.substance)))
  }
  return found
}

/** What an update may change: filled cells win, concerns are added, notes are added below what is there. */
export function clientUpdate(before: FieldsOf<'client'>, row: ClientRow): Partial<FieldsOf<'client'>> {
  const patch: Partial<FieldsOf<'client'>> = {}
  for (const field of ['phone', 'email', 'hair_type'] as const)
    if (row[field] !== null && row[field] !== before[field]) patch[field] = row[field]
  const known = new Set(before.concerns.map(foldName))
  const more = row.concerns.filter(concern => !known.has(foldName(concern)))
  if (more.length > 0) patch.concerns = [...before.concerns, ...more]
  if (row.notes !== null && !(before.notes ?? '').includes(row.notes))
    patch.notes = [before.notes, row.notes].filter(Boolean).join('\n')
  return patch
}

export function productUpdate(before: FieldsOf<'product'>, row: ProductRow): Partial<FieldsOf<'product'>> {
  const patch: Partial<FieldsOf<'product'>> = {}
  if (row.price !== null && row.price !== before.price) patch.price = row.price
  if (row.description !== null && row.description !== before.description) patch.description = row.description
  if (row.category !== 'Other' && row.category !== before.category) patch.category = row.category
  return patch
}

export type Context = {
  importId: string
  now: string
  who: string
  newId: () => string
  /** The salon's settings: new cards begin with 'no AI'. */
  withoutAi?: boolean
}

/** The edits of one line of a plan of clients, and what stood there before. */
export function clientEdits(
  outcome: Outcome<ClientRow>,
  present: Present<'client'>,
  allergiesOf: AllergiesOf,
  { importId, now, who, newId, withoutAi = false }: Context,
): LineEdits {
  const { row } = outcome
  const updates = outcome.does === 'update'
  const id = updates ? outcome.id : newId()
  const known = allergiesOf.get(id)
  const allergies = outcome.allergies
    .filter(({ substance }) => !known?.has(foldName(substance)))
    .map(allergy => ({ ...allergy, id: `${importId}-${newId()}` }))
  const adding = allergies.map(allergy =>
    creation(
      'allergy',
      { client_id: id, substance: allergy.substance, reaction: allergy.reaction, noted_at: now, who },
      allergy.id,
    ),
  )
  if (!updates) {
    const made = {
      ...row,
      ...(withoutAi ? { no_ai: true } : {}),
      created_at: outcome.created_at ?? now,
      sample: false,
      import_id: importId,
    }
    return { edits: [creation('client', made, id), ...adding], before: null }
  }
  const fields = present.get(id)
  const patch = fields ? clientUpdate(fields, row) : {}
  const changed = Object.keys(patch)
  if (!fields || (changed.length === 0 && adding.length === 0)) return { edits: [], before: null }
  const was = Object.fromEntries(changed.map(field => [field, Reflect.get(fields, field)]))
  return {
    edits: [
      ...(changed.length > 0 ? [{ op: 'edit' as const, kind: 'client' as const, id, patch }] : []),
      ...adding,
    ],
    before: { id, fields: was, wrote: { ...patch }, added: allergies.map(allergy => allergy.id) },
  }
}

export function productEdits(
  outcome: Outcome<ProductRow>,
  present: Present<'product'>,
  { importId, now, newId }: Context,
): LineEdits {
  if (outcome.does === 'add') {
    const made = { ...outcome.row, created_at: now, sample: false, import_id: importId }
    return { edits: [creation('product', made, newId())], before: null }
  }
  const fields = present.get(outcome.id)
  const patch = fields ? productUpdate(fields, outcome.row) : {}
  const changed = Object.keys(patch)
  if (!fields || changed.length === 0) return { edits: [], before: null }
  const was = Object.fromEntries(changed.map(field => [field, Reflect.get(fields, field)]))
  return {
    edits: [{ op: 'edit', kind: 'product', id: outcome.id, patch }],
    before: { id: outcome.id, fields: was, wrote: { ...patch }, added: [] },
  }
}
