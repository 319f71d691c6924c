// The history of a record that was moved from one client to another, or to nobody: strips what was written while it was
// the erased client's. Pure.
import type { Fields } from '../../shared/sync/merge'

type Change = { id: string; at: number; patch: string; base: string }
export type Past = {
  /** The changes to rewrite, with their new content. */
  changes: { id: string; patch: string; base: string }[]
  /** When the last of it was written; null if the record was never theirs. */
  until: number | null
}

const parsed = (text: string): Fields => JSON.parse(text)

/** `changes`: one record's, oldest first. `gone`: the erased clients. */
export function pastWith(changes: readonly Change[], gone: ReadonlySet<unknown>): Past {
  const past: Past = { changes: [], until: null }
  let about: unknown = null
  /** Fields whose value still dates from that time. */
  const theirs = new Set<string>()
  for (const { id, at, ...texts } of changes) {
    const [patch, base] = [parsed(texts.patch), parsed(texts.base)]
    const before = 'client_id' in base ? base.client_id : about
    about = 'client_id' in patch ? patch.client_id : before
    if (gone.has(about)) {
      for (const field of Object.keys(patch)) theirs.add(field)
      past.changes.push({ id, patch: '{}', base: '{}' })
      past.until = at
      continue
    }
    // The record may have been theirs before the first change that says so.
    if (gone.has(before)) past.until = at
    const left = Object.entries(base).filter(
      ([field, value]) => !gone.has(before) && !theirs.has(field) && !gone.has(value),
    )
    if (left.length < Object.keys(base).length)
      past.changes.push({ id, patch: texts.patch, base: JSON.stringify(Object.fromEntries(left)) })
    for (const field of Object.keys(patch)) theirs.delete(field)
  }
  return past
}

/** Drops the conflicting values from that time. The record's own fields describe whom it is about now, so they stay. */
export function withoutSeconds(fields: Fields, until: number): Fields {
  const { seconds } = fields
  if (!Array.isArray(seconds)) return fields
  const left = seconds.filter(each => !(isDated(each) && each.at <= until))
  return left.length === seconds.length ? fields : { ...fields, seconds: left }
}

const isDated = (value: unknown): value is { at: number } =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'
