// Applies the changes of one request, one by one, to the records they touch. No SQL here: the store reads before and
// writes after.
import { rulesOf } from '../../shared/sync/kinds'
import { applyChange, type Fields, type Stored } from '../../shared/sync/merge'
import type { ChangeToAdd } from '../db/changes'
import type { RowToPut, StoredRow } from '../db/records'
import { type Arrived, aboutOf, refusalOf } from './accept'

const ACCEPTED = 'accepted'

export type Before = {
  /** The last version before those reserved for this batch. */
  version: number
  /** The outcomes of changes that have been here before. */
  outcomes: ReadonlyMap<string, string>
  records: ReadonlyMap<string, StoredRow>
  erased: ReadonlySet<string>
}

export type Batch = {
  changes: ChangeToAdd[]
  rows: RowToPut[]
  /** New asks, which still need an answer. */
  runs: string[]
  facts: { ask: string; facts: string }[]
  accepted: string[]
  refused: { id: string; problem: string }[]
}

export type OpenRow = { stored: Stored; version: number; lastChange: string | null }

/** A stored row, parsed for the merge. */
export function opened(row: StoredRow): OpenRow {
  const fields: Fields = JSON.parse(row.fields)
  const stamps: Stored['stamps'] = JSON.parse(row.stamps)
  const stored = { kind: row.kind, fields, stamps }
  return { stored, version: row.version, lastChange: row.last_change }
}

export function closed(id: string, { stored, version, lastChange }: OpenRow): RowToPut {
  const { kind, fields, stamps } = stored
  return {
    id,
    kind,
    version,
    fields: JSON.stringify(fields),
    stamps: JSON.stringify(stamps),
    last_change: lastChange,
    about: aboutOf(fields),
    deletedAt: typeof fields.deletedAt === 'number' ? fields.deletedAt : null,
    erased: 0,
  }
}

export function applyBatch(arrived: readonly Arrived[], device: string, before: Before): Batch {
  const batch: Batch = { changes: [], rows: [], runs: [], facts: [], accepted: [], refused: [] }
  const answers = new Map(before.outcomes)
  const open = new Map<string, OpenRow>()
  const find = (id: string): OpenRow | null => {
    const row = before.records.get(id)
    return open.get(id) ?? (row ? opened(row) : null)
  }

  arrived.forEach((one, index) => {
    let outcome = answers.get(one.id)
    if (outcome === undefined) {
      const version = before.version + index + 1
      const found = one.change ? find(one.change.recordId) : null
      const stored = found?.stored ?? null
      const problem = one.problem ?? (one.change && refusalOf(one.change, stored, before.erased))
      outcome = problem ?? ACCEPTED
      answers.set(one.id, outcome)
      batch.changes.push(logged(one, device, outcome, version, found?.lastChange ?? null))
      if (outcome === ACCEPTED && one.change) {
        const { patch, facts } = withoutPushedOnly(one)
        const edit = { ...one.change, patch }
        const after = applyChange(stored, edit, { at: one.at, device })
        open.set(edit.recordId, { stored: after, version, lastChange: one.id })
        if (facts !== null) batch.facts.push({ ask: edit.recordId, facts })
        if (stored === null && edit.kind === 'ask' && patch.sample !== true) batch.runs.push(edit.recordId)
      }
    }
    if (outcome === ACCEPTED) batch.accepted.push(one.id)
    else batch.refused.push({ id: one.id, problem: outcome })
  })

  for (const [id, record] of open) batch.rows.push(closed(id, record))
  return batch
}

/** The history's row for a change. The content of a refused change stays on its device. */
function logged(
  one: Arrived,
  device: string,
  outcome: string,
  version: number,
  previous: string | null,
): ChangeToAdd {
  const kept = outcome === ACCEPTED
  const bare = kept && one.change && rulesOf(one.change.kind).pushedOnly ? withoutPushedOnly(one).patch : null
  return {
    id: one.id,
    record_id: one.change?.recordId ?? '',
    device,
    person: one.change?.person ?? null,
    at: one.at,
    outcome,
    patch: kept ? (bare ? JSON.stringify(bare) : one.patch) : '{}',
    base: kept ? one.base : '{}',
    version,
    previous: kept ? previous : null,
  }
}

/** Some fields are pushed but never pulled; they are stored beside the record. */
function withoutPushedOnly({ change }: Arrived): { patch: Fields; facts: string | null } {
  if (change === null) return { patch: {}, facts: null }
  const { pushedOnly } = rulesOf(change.kind)
  if (!pushedOnly) return { patch: change.patch, facts: null }
  const patch: Record<string, unknown> = { ...change.patch }
  for (const field of pushedOnly) delete patch[field]
  const facts = change.patch.facts
  return { patch, facts: facts === undefined || facts === null ? null : JSON.stringify(facts) }
}
