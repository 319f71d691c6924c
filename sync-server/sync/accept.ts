// Checks a change before any SQL runs: can it be read, and may a device write each of its fields? Limits apply to the
// change alone, so a merge can never produce a record that is refused.
import type { z } from 'zod'
import type { ProblemCode } from '../../shared/problems'
import { isErased, lostIn } from '../../shared/salon/calendar/source-ids'
import { Client, schemas } from '../../shared/salon/records/records'
import { isKind, ruleOf, rulesOf } from '../../shared/sync/kinds'
import { fitsInChange } from '../../shared/sync/limits'
import { type Fields, reckonedAt } from '../../shared/sync/merge'
import { Change, isId } from '../../shared/sync/wire'
import { BYTES_BESIDE } from '../db/changes'

export type Arrived = {
  id: string
  /** Null when it couldn't be read. */
  change: Change | null
  /** When the edit was made, on this server's clock. */
  at: number
  problem: ProblemCode | null
  /** JSON: the new values, and the values the edit was made from. */
  patch: string
  base: string
}

/** Bytes these changes take up in the history. The records they produce don't count. */
export const bytesOf = (changes: readonly Pick<Arrived, 'patch' | 'base'>[]): number =>
  changes.reduce(
    (sum, { patch, base }) => sum + Buffer.byteLength(patch) + Buffer.byteLength(base) + BYTES_BESIDE,
    0,
  )

/** Null when it doesn't even have an id to reply to. */
export function readChange(raw: unknown, clock: number, now: number): Arrived | null {
  const parsed = Change.safeParse(raw)
  if (!parsed.success) {
    const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null
    if (!isId(id)) return null
    return { id, change: null, at: now, problem: 'unreadable-change', patch: '{}', base: '{}' }
  }
  const change = parsed.data
  const at = reckonedAt(now, clock, change.at)
  const patch = jsonOf(change.patch)
  const base = jsonOf(change.base)
  if (patch === null || base === null) {
    return { id: change.id, change: null, at, problem: 'unreadable-change', patch: '{}', base: '{}' }
  }
  const problem = fitsInChange(patch, base) ? problemWith(change) : 'change-too-large'
  return { id: change.id, change, at, problem, patch, base }
}

/** Null when it is nested too deeply to serialise. */
function jsonOf(value: Fields): string | null {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Field names are keys of plain objects here and on every device. */
const FIELD_NAME = /^[a-zA-Z][a-zA-Z0-9_]{0,59}$/
const common: Readonly<Record<string, z.ZodType>> = {
  deletedAt: Client.shape.deletedAt,
  seconds: Client.shape.seconds,
}

function schemaOf(kind: string, field: string): z.ZodType | undefined {
  const shape: Readonly<Record<string, z.ZodType>> = isKind(kind) ? schemas[kind].shape : common
  return Object.hasOwn(shape, field) ? shape[field] : undefined
}

/**
 * A merge can make a field longer than a form would let anyone type, and such a record must stay editable. So
 * MAX_CHANGE_BYTES is the only limit on the length of texts and lists here.
 */
function isMerelyLong(kind: string, field: string, { issues }: z.ZodError): boolean {
  if (ruleOf(kind, field) === 'later') return false
  return issues.every(({ code, ...rest }) => {
    const origin = 'origin' in rest ? rest.origin : null
    return code === 'too_big' && (origin === 'string' || origin === 'array')
  })
}

function problemWith({ op, kind, patch, base }: Change): ProblemCode | null {
  const rules = rulesOf(kind)
  for (const field of Object.keys(patch)) {
    if (!FIELD_NAME.test(field)) return 'bad-field'
    if (rules.serverOwned?.includes(field)) return 'not-yours'
    if (op === 'edit' && rules.writtenOnce?.includes(field)) return 'not-yours'
    // A field from a newer client has no schema here, so we keep it as it is.
    const read = schemaOf(kind, field)?.safeParse(patch[field])
    if (read?.error && !isMerelyLong(kind, field, read.error)) return 'bad-field'
  }
  return Object.keys(base).every(field => FIELD_NAME.test(field)) ? null : 'bad-field'
}

/** The client a record is about. Works for unknown kinds too, so that an erasure reaches what a newer client wrote. */
export function aboutOf(fields: Fields): string | null {
  return isId(fields.client_id) ? fields.client_id : null
}

/** Why the database refuses a readable change; null if it doesn't. `erased`: which of the ids it names are erased. */
export function refusalOf(
  change: Change,
  stored: { kind: string; fields: Fields } | null,
  erased: ReadonlySet<string>,
): ProblemCode | null {
  const about = aboutOf(change.patch)
  if (erased.has(change.recordId) || (about !== null && erased.has(about))) return 'erased'
  if (stored === null && change.kind === 'appointment' && isErased(erased, change.patch)) return 'erased'
  if (stored === null) return change.op === 'edit' ? 'unknown-record' : null
  if (stored.kind !== change.kind) return change.op === 'edit' ? 'unknown-record' : 'bad-field'
  return rewritesOnce(change, stored.fields) ? 'not-yours' : null
}

/** What an imported file says about an existing appointment, minus the fields that an erasure took out of it. */
export function withoutLost(arrived: Arrived, erased: ReadonlySet<string>): Arrived {
  const { change } = arrived
  // Edits made by hand have no `seen` (what the source said last), so there is nothing to take out.
  if (change?.kind !== 'appointment' || !('seen' in change.patch)) return arrived
  const lost = lostIn(erased, change.recordId, change.patch)
  if (lost.length === 0) return arrived
  const without = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !lost.some(each => each === field)))
  const [patch, base] = [without(change.patch), without(change.base)]
  const said = { patch: JSON.stringify(patch), base: JSON.stringify(base) }
  return { ...arrived, change: { ...change, patch, base }, ...said }
}

/** Creating an ask a second time may repeat what it said, but never change it. */
function rewritesOnce({ kind, patch }: Change, stored: Fields): boolean {
  const { writtenOnce = [], pushedOnly = [] } = rulesOf(kind)
  return writtenOnce.some(
    field =>
      field in patch &&
      !pushedOnly.includes(field) &&
      JSON.stringify(patch[field]) !== JSON.stringify(stored[field]),
  )
}
