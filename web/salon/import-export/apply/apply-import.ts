// An import is one act: every record it creates has its id, and it remembers the previous values of what it changed.
import { SALON_ID } from '../../../../shared/sync/kinds'
import { knownAccount } from '../../../platform/data/account/account'
import { get, list } from '../../../platform/data/queries/queries'
import { type Edit, saveAll } from '../../../platform/data/saving/save'
import type { Outcome } from '../plan/dry-run'
import type { ClientRow, ProductRow } from '../plan/rows'
import { inSlices } from '../slices'
import {
  type Context,
  clientEdits,
  type HangingOf,
  hangingByClient,
  type LineEdits,
  productEdits,
  stockHere,
} from './import-edits'
import { type Before, rememberImport } from './import-journal'

const AT_ONCE = 200
export type Progress = (done: number, of: number) => void

/**
 * Saves in batches, each all or nothing. If it stops half-way, importing the same file again skips what is already
 * there.
 */
export async function saveInPortions(edits: readonly Edit[][], progress: Progress): Promise<void> {
  const whose = knownAccount()?.id
  let done = 0
  let portion: Edit[] = []
  for (const [index, line] of edits.entries()) {
    portion.push(...line)
    if (portion.length < AT_ONCE && index < edits.length - 1) continue
    // If somebody else signs in meanwhile, the rest must not go into their salon.
    if (knownAccount()?.id !== whose) throw new Error('You signed out meanwhile.')
    await saveAll(portion)
    done = index + 1
    portion = []
    progress(done, edits.length)
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** False if this browser had no room to remember what the updated cards said before. */
export async function applyClients(
  outcomes: readonly Outcome<ClientRow>[],
  context: Context,
  progress: Progress,
): Promise<boolean> {
  const updates = outcomes.some(outcome => outcome.does === 'update')
  const present = new Map(updates ? (await list('client')).map(({ id, fields }) => [id, fields]) : [])
  const hangingOf: HangingOf = updates ? await hangingByClient() : new Map()
  const withoutAi = (await get('salon', SALON_ID))?.fields.new_clients_no_ai === true
  const all = { ...context, withoutAi }
  return apply(outcomes, outcome => clientEdits(outcome, present, hangingOf, all), context, progress)
}

export async function applyProducts(
  outcomes: readonly Outcome<ProductRow>[],
  context: Context,
  progress: Progress,
): Promise<boolean> {
  const present = new Map((await list('product')).map(({ id, fields }) => [id, fields]))
  const all = { ...context, stock: await stockHere() }
  return apply(outcomes, outcome => productEdits(outcome, present, all), context, progress)
}

/** Remembers the previous values before changing anything. */
async function apply<Row>(
  outcomes: readonly Outcome<Row>[],
  editsOf: (outcome: Outcome<Row>) => LineEdits,
  { importId }: Context,
  progress: Progress,
): Promise<boolean> {
  const pause = inSlices()
  const edits: Edit[][] = []
  const before: Before[] = []
  for (const outcome of outcomes) {
    await pause()
    const line = editsOf(outcome)
    edits.push(line.edits)
    if (line.before) before.push(line.before)
  }
  const remembered = rememberImport(importId, before)
  await saveInPortions(edits, progress)
  return remembered
}
