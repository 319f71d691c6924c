// The edits for one line of a plan, and the previous values.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { stockNow } from '../../../../shared/salon/stock/shelf'
import { list } from '../../../platform/data/queries/queries'
import { creation, type Edit } from '../../../platform/data/saving/save'
import { birthdayOf } from '../plan/beside'
import type { ImportKind } from '../plan/columns'
import type { Outcome } from '../plan/dry-run'
import type { ClientRow, ProductRow } from '../plan/rows'
import { foldName } from '../plan/same'
import { fieldsOf, HANGING, type HangingKind, keyOf, keysOf } from '../read/hanging'
import { gramsOf, withAside } from '../read/tube'
import type { Before } from './import-journal'

type PresentRows<K extends ImportKind> = ReadonlyMap<string, FieldsOf<K>>
/** By client, what is already attached to the card: allergies by normalised substance, the rest by their keys. */
export type HangingOf = ReadonlyMap<string, ReadonlySet<string>>
export type LineEdits = { edits: Edit[]; before: Before | null }

const allergyKey = (substance: string): string => `allergy ${foldName(substance)}`

export async function hangingByClient(): Promise<HangingOf> {
  const found = new Map<string, Set<string>>()
  const add = (client: string | null, keys: readonly string[]): void => {
    if (client === null) return
    const known = found.get(client) ?? new Set()
    for (const key of keys) known.add(key)
    found.set(client, known)
  }
  for (const { fields } of await list('allergy')) add(fields.client_id, [allergyKey(fields.substance)])
  const all = await Promise.all(HANGING.map(async (kind: HangingKind) => ({ kind, rows: await list(kind) })))
  for (const { kind, rows } of all) for (const { fields } of rows) add(fields.client_id, keysOf(kind, fields))
  return found
}

/** The parts of a line that aren't on the card yet. */
export function newsOf(
  { allergies, hanging }: Pick<Outcome<ClientRow>, 'allergies' | 'hanging'>,
  known: ReadonlySet<string> | undefined,
) {
  return {
    allergies: allergies.filter(({ substance }) => !known?.has(allergyKey(substance))),
    hanging: hanging.filter(each => !known?.has(keyOf(each))),
  }
}

/** The birthday as the list wrote it stays in the notes: with its year, it identifies the person in a later import. */
const birthdayIn = (notes: string | null): string | null => birthdayOf(notes)?.slice(5, 10) ?? null

/** What an update may change: filled cells win, new concerns are added, and new notes go below the existing ones. */
export function clientUpdate(before: FieldsOf<'client'>, row: ClientRow): Partial<FieldsOf<'client'>> {
  const patch: Partial<FieldsOf<'client'>> = {}
  for (const field of ['phone', 'email', 'hair_type'] as const)
    if (row[field] !== null && row[field] !== before[field]) patch[field] = row[field]
  const birthday = birthdayIn(row.notes)
  if (birthday !== null && before.birthday === null) patch.birthday = birthday
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
  const description = withAside(row.description ?? before.description, row.aside)
  if (description !== before.description) patch.description = description
  for (const [field, value] of Object.entries(row.tube ?? {}))
    if (value !== Reflect.get(before, field)) Object.assign(patch, { [field]: value })
  if (row.category !== 'Other' && row.category !== before.category) patch.category = row.category
  return patch
}

/** Grams of each product in stock, from counts and deliveries. */
export const stockHere = async (): Promise<ReadonlyMap<string, number>> =>
  stockNow((await list('stock_move')).map(({ id, fields }) => ({ id, ...fields })))

/** The stock that a line gives, in grams; null if it gives none or we already have that figure. */
export function countedIn(
  row: ProductRow,
  before: FieldsOf<'product'> | null,
  there: number | undefined,
): number | null {
  const grams = row.stock ? gramsOf(row.stock, row.tube?.pack ?? before?.pack ?? null) : null
  return grams === null || (there !== undefined && Math.abs(grams - Math.max(0, there)) < 0.01) ? null : grams
}

export type Context = {
  importId: string
  now: string
  who: string
  newId: () => string
  /** The salon's setting: new cards start with 'no AI'. */
  withoutAi?: boolean
  /** Grams in stock, by product. */
  stock?: ReadonlyMap<string, number>
}

/** The edits for one line of a plan of clients, and the previous values. */
export function clientEdits(
  outcome: Outcome<ClientRow>,
  present: PresentRows<'client'>,
  hangingOf: HangingOf,
  { importId, now, who, newId, withoutAi = false }: Context,
): LineEdits {
  const { row } = outcome
  const updates = outcome.does === 'update'
  const id = updates ? outcome.id : newId()
  const { allergies, hanging } = newsOf(outcome, hangingOf.get(id))
  const adding = [
    ...allergies.map(({ substance, reaction }) =>
      creation(
        'allergy',
        { client_id: id, substance, reaction, noted_at: now, who },
        `${importId}-${newId()}`,
      ),
    ),
    ...hanging.map(each =>
      creation(
        each.kind,
        {
          ...fieldsOf(each, id, now),
          ...(each.kind === 'formula' ? { client_name: updates ? outcome.name : row.name } : {}),
        },
        `${importId}-${newId()}`,
      ),
    ),
  ]
  if (!updates) {
    const made = {
      ...row,
      ...(withoutAi ? { no_ai: true } : {}),
      birthday: birthdayIn(row.notes),
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
    before: { id, fields: was, wrote: { ...patch }, added: adding.map(each => each.id) },
  }
}

export function productEdits(
  outcome: Outcome<ProductRow>,
  present: PresentRows<'product'>,
  { importId, now, who, newId, stock }: Context,
): LineEdits {
  const { row } = outcome
  const counted = (id: string, before: FieldsOf<'product'> | null) => {
    const grams = countedIn(row, before, stock?.get(id))
    if (grams === null) return []
    const parts = [{ product_id: id, grams, cost: null, bowl: null }]
    const move = { why: 'count' as const, at: now, formula_id: null, parts, who }
    return [creation('stock_move', move, `${importId}-${newId()}`)]
  }
  if (outcome.does === 'add') {
    const id = newId()
    const { tube, stock: _, aside, ...card } = row
    const description = withAside(card.description, aside)
    const made = { ...card, description, ...tube, created_at: now, sample: false, import_id: importId }
    return { edits: [creation('product', made, id), ...counted(id, null)], before: null }
  }
  const { id } = outcome
  const fields = present.get(id)
  if (!fields) return { edits: [], before: null }
  const patch = productUpdate(fields, row)
  const changed = Object.keys(patch)
  const adding = counted(id, fields)
  if (changed.length + adding.length === 0) return { edits: [], before: null }
  const was = Object.fromEntries(changed.map(field => [field, Reflect.get(fields, field)]))
  return {
    edits: [
      ...(changed.length > 0 ? [{ op: 'edit' as const, kind: 'product' as const, id, patch }] : []),
      ...adding,
    ],
    before: { id, fields: was, wrote: { ...patch }, added: adding.map(each => each.id) },
  }
}
