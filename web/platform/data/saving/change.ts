// Turns an edit into the change for the outbox: what it says, and what it was based on.
import { type Kind, rulesOf } from '../../../../shared/sync/kinds'
import { fitsInChange } from '../../../../shared/sync/limits'
import type { Fields, mergeField } from '../../../../shared/sync/merge'
import type { Stamped } from '../../../../shared/sync/wire'
import type { Waiting } from '../db'
import { newId } from '../ids'
import type { StoredRow } from '../row'
import { SaveError } from '../save-error'

/** `seen`: the values of the fields in `patch` when the person began; without it, what the row holds now. */
export type Edit = { op: 'create' | 'edit'; kind: Kind; id: string; patch: Fields; seen?: Fields }
export type By = { at: number; stamped?: Stamped; person: string | null }
export type Merging = { mergeField: typeof mergeField }

/** `alone`: it was based on something older than the row, so it can't be folded into the change before it. */
type NewChange = { change: Waiting; alone: boolean }

export const fits = ({ patch, base }: Waiting): boolean =>
  fitsInChange(JSON.stringify(patch), JSON.stringify(base))
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
/** Forms trim what they show, and that doesn't count as an edit. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') || null : value
const alike = (a: unknown, b: unknown): boolean => same(plain(a), plain(b))

/** Null when the record already says all that. */
export function changeOf(
  edit: Edit,
  row: StoredRow | undefined,
  by: By,
  merging: Merging | null,
): NewChange | null {
  const { op, kind, id, patch, seen = {} } = edit
  if (op === 'edit' && row === undefined) throw new SaveError('unknown-record')
  const said: Record<string, unknown> = {}
  const from: Record<string, unknown> = {}
  let alone = false
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) continue
    const present = row?.fields[field]
    if (row && same(present, value)) continue
    said[field] = value
    if (!row || !(field in seen) || alike(seen[field], present)) continue
    // Somebody else's edit came in while this one was being typed.
    if (alike(seen[field], value)) {
      delete said[field]
      continue
    }
    const merged = merging?.mergeField(kind, field, seen[field], present, value, true)
    if (merged && merged.lost === undefined) said[field] = merged.value
    else {
      from[field] = seen[field]
      alone = true
    }
  }
  if (row && Object.keys(said).length === 0) return null
  const change: Waiting = {
    id: newId(),
    op: row ? 'edit' : 'create',
    kind,
    recordId: id,
    ...by,
    patch: said,
    base: row ? { ...baseOf(kind, said, row.fields), ...from } : {},
  }
  if (!fits(change)) throw new SaveError('change-too-large')
  return { change, alone }
}

/** What the edit was based on. Deleting a record of a `keepInDoubt` kind sends every field that its author saw. */
function baseOf(kind: Kind, patch: Fields, fields: Fields): Fields {
  const seen = rulesOf(kind).keepInDoubt && (patch.deletedAt ?? null) !== null ? fields : patch
  const { seconds: _seconds, ...rest } = seen
  const names = Object.keys('seconds' in patch ? seen : rest)
  return Object.fromEntries(names.map(field => [field, fields[field] ?? null]))
}
