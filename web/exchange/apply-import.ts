// An import is one act: everything it makes bears its id, and what it changed is remembered as it was.
import type { FieldsOf } from '../../shared/records'
import { list } from '../data/queries'
import { creation, type Edit, saveAll } from '../data/save'
import type { ImportKind } from './columns'
import type { Outcome } from './dry-run'
import {
  type Before,
  fieldsToRestore,
  forgetImport,
  rememberedImport,
  rememberImport,
} from './import-journal'
import type { ClientRow, ProductRow } from './rows'
import { foldName } from './same'

const AT_ONCE = 250
export type Progress = (done: number, of: number) => void

/** "import-client-20261121T093000-4f2a": when it was stands in the id, so that any device can say it. */
export function newImportId(kind: ImportKind, now: number, chance: string): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+Z$/g, '')
  return `import-${kind}-${stamp}-${chance}`
}

export function readImportId(id: string): { kind: ImportKind; at: string } | null {
  const parts = /^import-(client|product)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)-/.exec(id)
  if (!parts) return null
  const [, kind, year, month, day, hours, minutes, seconds] = parts
  return {
    kind: kind === 'product' ? 'product' : 'client',
    at: `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`,
  }
}

type Present<K extends ImportKind> = ReadonlyMap<string, FieldsOf<K>>

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

type Context = { importId: string; now: string; who: string; newId: () => string }

/** The edits of one line of a plan of clients, and what stood there before. */
export function clientEdits(
  outcome: Outcome<ClientRow>,
  present: Present<'client'>,
  allergiesOf: ReadonlyMap<string, ReadonlySet<string>>,
  { importId, now, who, newId }: Context,
): { edits: Edit[]; before: Before | null } {
  const { row } = outcome
  const updates = outcome.does === 'update'
  const id = updates ? outcome.id : newId()
  const known = allergiesOf.get(id)
  const allergies = outcome.allergies
    .filter(substance => !known?.has(foldName(substance)))
    .map(substance => ({ id: `${importId}-${newId()}`, substance }))
  const adding = allergies.map(allergy =>
    creation(
      'allergy',
      { client_id: id, substance: allergy.substance, reaction: null, noted_at: now, who },
      allergy.id,
    ),
  )
  if (!updates) {
    const made = { ...row, created_at: outcome.created_at ?? now, sample: false, import_id: importId }
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
): { edits: Edit[]; before: Before | null } {
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

/** Saves in portions, each whole. Stopped half-way, a second run of the same file skips what is there. */
export async function saveInPortions(edits: readonly Edit[][], progress: Progress): Promise<void> {
  let done = 0
  let portion: Edit[] = []
  for (const [index, line] of edits.entries()) {
    portion.push(...line)
    if (portion.length < AT_ONCE && index < edits.length - 1) continue
    await saveAll(portion)
    done = index + 1
    portion = []
    progress(done, edits.length)
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** False where this browser had no room to remember what the updated cards said before. */
export async function applyClients(
  outcomes: readonly Outcome<ClientRow>[],
  context: Context,
  progress: Progress,
): Promise<boolean> {
  const updates = outcomes.some(outcome => outcome.does === 'update')
  const present = new Map(updates ? (await list('client')).map(({ id, fields }) => [id, fields]) : [])
  const allergiesOf = new Map<string, Set<string>>()
  if (updates)
    for (const { fields } of await list('allergy')) {
      const known = allergiesOf.get(fields.client_id) ?? new Set()
      allergiesOf.set(fields.client_id, known.add(foldName(fields.substance)))
    }
  const lines = outcomes.map(outcome => clientEdits(outcome, present, allergiesOf, context))
  const remembered = rememberImport(
    context.importId,
    lines.flatMap(line => line.before ?? []),
  )
  await saveInPortions(
    lines.map(line => line.edits),
    progress,
  )
  return remembered
}

export async function applyProducts(
  outcomes: readonly Outcome<ProductRow>[],
  context: Context,
  progress: Progress,
): Promise<boolean> {
  const present = new Map((await list('product')).map(({ id, fields }) => [id, fields]))
  const lines = outcomes.map(outcome => productEdits(outcome, present, context))
  const remembered = rememberImport(
    context.importId,
    lines.flatMap(line => line.before ?? []),
  )
  await saveInPortions(
    lines.map(line => line.edits),
    progress,
  )
  return remembered
}

export type PastImport = { id: string; kind: ImportKind; at: string; made: number; updated: number }

/** Imports that can be undone: their records say so themselves, on every device. Newest first. */
export async function pastImports(): Promise<PastImport[]> {
  const found = new Map<string, PastImport>()
  const rows = [...(await list('client')), ...(await list('product'))]
  const imported = rows.flatMap(({ fields }) => (fields.import_id === null ? [] : [fields.import_id]))
  for (const id of [...imported, ...rememberedImport.ids()]) {
    const about = readImportId(id)
    if (!about) continue
    const entry = found.get(id) ?? { id, ...about, made: 0, updated: rememberedImport.get(id).length }
    found.set(id, entry)
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
  const [notes, allergies, tests, formulas, asks] = await Promise.all([
    list('note'),
    list('allergy'),
    list('patch_test'),
    list('formula'),
    list('ask'),
  ])
  const added = [
    ...notes,
    ...allergies.filter(({ id }) => !id.startsWith(importId)),
    ...tests,
    ...formulas,
    ...asks,
  ]
  return new Set(
    added.flatMap(({ fields }) => (fields.client_id && mine.has(fields.client_id) ? fields.client_id : [])),
  )
}

/** Deletes what the import made, except `keep`, and puts back what it changed where nobody changed it since. */
export async function undoImport(
  past: PastImport,
  keep: ReadonlySet<string>,
  now: number,
  progress: Progress,
): Promise<void> {
  const present = new Map((await list(past.kind)).map(({ id, fields }) => [id, fields]))
  const made = [...present].filter(([id, fields]) => fields.import_id === past.id && !keep.has(id))
  const gone = made.map(([id]): Edit[] => [{ op: 'edit', kind: past.kind, id, patch: { deletedAt: now } }])
  const back = rememberedImport.get(past.id).map((before): Edit[] => {
    const fields = present.get(before.id)
    const patch = fields ? fieldsToRestore(before, { ...fields }) : {}
    return [
      ...(Object.keys(patch).length > 0
        ? [{ op: 'edit' as const, kind: past.kind, id: before.id, patch }]
        : []),
      ...before.added.map((id): Edit => ({ op: 'edit', kind: 'allergy', id, patch: { deletedAt: now } })),
    ]
  })
  await saveInPortions([...gone, ...back], progress)
  forgetImport(past.id)
}
