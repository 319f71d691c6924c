// An import is one act: everything it makes bears its id, and what it changed is remembered as it was.
import { list } from '../data/queries'
import { type Edit, saveAll } from '../data/save'
import type { Outcome } from './dry-run'
import { type Context, clientEdits, productEdits } from './import-edits'
import { rememberImport } from './import-journal'
import type { ClientRow, ProductRow } from './rows'
import { foldName } from './same'

const AT_ONCE = 250
export type Progress = (done: number, of: number) => void

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
