// Merges concurrent edits into one record. Pure: the server applies changes with `applyChange`, and a device lays its
// pending changes over what it pulled with `withPending`; both merge a field with the same `mergeField`. Only the
// server decides which edit is later (SYNC rule 5).
import { diff3Merge } from 'node-diff3'
import { isAside, ruleOf, rulesOf } from './kinds'

export { fold } from './fold'

export type Fields = Readonly<Record<string, unknown>>
type Stamp = { at: number; device: string }
/** `stamps`: when and where each field's value was written; fields from the record's creation share EVERY. */
export type Stored = { kind: string; fields: Fields; stamps: Readonly<Record<string, Stamp>> }
export type Edit = {
  id: string
  op: 'create' | 'edit'
  kind: string
  person: string | null
  patch: Fields
  base: Fields
}
export type SecondVersion = {
  id: string
  field: string
  text: string
  at: number
  device: string
  person: string | null
}

/** The time of an edit by the server's clock, in ms: the device's clock may be wrong, and no edit is in the future. */
export function reckonedAt(now: number, clock: number, at: number): number {
  // Two infinite clocks give NaN, which counts as no difference.
  return Math.max(0, Math.min(now, Math.trunc(now - (clock - at || 0))))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The comparison is quadratic in equal lines. Nobody writes a note that long, but it mustn't bring the server down. */
const MOST_LINES = 500

/**
 * Three-way merge by line. Null if both sides changed the same or neighbouring lines. "7/1 20 vol" edited in two places
 * must never become a formula that nobody wrote, so we never merge anything finer than a line.
 */
export function mergeText(base: string, theirs: string, mine: string): string | null {
  if (theirs === mine || base === mine) return theirs
  if (base === theirs) return mine
  const [a, o, b] = [theirs.split('\n'), base.split('\n'), mine.split('\n')]
  if (Math.max(a.length, o.length, b.length) > MOST_LINES) return null
  const merged: string[] = []
  for (const part of diff3Merge(a, o, b)) {
    if (!part.ok) return null
    merged.push(...part.ok)
  }
  return merged.join('\n')
}

/** (theirs ∪ added) − removed, in their order; in mine if they changed nothing. */
export function mergeList(
  base: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
): unknown[] {
  if (same(base, theirs)) return [...mine]
  const kept = theirs.filter(item => mine.includes(item) || !base.includes(item))
  const added = mine.filter(item => !base.includes(item) && !theirs.includes(item))
  return [...kept, ...added]
}

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : item

/**
 * Like mergeList, by the items' ids. If both sides changed an item, the later one wins; if either removed it, it is
 * gone.
 */
export function mergeKeyed(
  base: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
  mineIsLater: boolean,
): unknown[] {
  if (same(base, theirs)) return [...mine]
  const was = new Map(base.map(item => [idOf(item), item]))
  const my = new Map(mine.map(item => [idOf(item), item]))
  const kept = theirs.flatMap(item => {
    const key = idOf(item)
    const changed = my.get(key)
    if (changed === undefined) return was.has(key) ? [] : [item]
    const iChanged = !same(changed, was.get(key))
    const theyChanged = !same(item, was.get(key))
    return [iChanged && (mineIsLater || !theyChanged) ? changed : item]
  })
  const there = new Set(theirs.map(idOf))
  return [...kept, ...mine.filter(item => !was.has(idOf(item)) && !there.has(idOf(item)))]
}

const textOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'text' in item ? item.text : undefined
const fieldOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'field' in item ? item.field : undefined

/** Merges one field. `lost` is a text that couldn't be merged and isn't in the result: keep it in full. */
export function mergeField(
  kind: string,
  field: string,
  base: unknown,
  theirs: unknown,
  mine: unknown,
  mineIsLater: boolean,
): { value: unknown; lost?: string } {
  switch (ruleOf(kind, field)) {
    case 'list':
      return { value: mergeList(asList(base), asList(theirs), asList(mine)) }
    case 'keyed':
      return { value: mergeKeyed(asList(base), asList(theirs), asList(mine), mineIsLater) }
    case 'text': {
      const merged = mergeText(asText(base), asText(theirs), asText(mine))
      // Null and '' count as the same text, so we keep whichever was written.
      if (merged === asText(mine)) return { value: mine }
      if (merged === asText(theirs)) return { value: theirs }
      if (merged !== null) return { value: merged }
      return mineIsLater ? { value: mine, lost: asText(theirs) } : { value: theirs, lost: asText(mine) }
    }
    case 'later':
      return { value: mineIsLater ? mine : theirs }
  }
}

/** Stands for every field that the record was created with and that nobody has written since. */
const EVERY = '*'

function stampOf({ fields, stamps }: Stored, field: string): Stamp | undefined {
  return stamps[field] ?? (field in fields || field === 'deletedAt' ? stamps[EVERY] : undefined)
}

function wins(stamp: Stamp | undefined, by: Stamp): boolean {
  return stamp === undefined || stamp.device === by.device || by.at >= stamp.at
}

/** A stamp never goes back. (If an earlier edit wins, it is from the stamp's own device.) */
function raised(stamp: Stamp | undefined, by: Stamp): Stamp {
  return stamp === undefined || by.at >= stamp.at ? by : stamp
}

const deletes = (patch: Fields): boolean => (patch.deletedAt ?? null) !== null

/** In doubt such a record stays: a delete only counts if its author had seen the record as it is. */
function deleteIsInDoubt(stored: Stored, edit: Edit): boolean {
  if (!rulesOf(stored.kind).keepInDoubt) return false
  return Object.entries(stored.fields).some(
    ([field, value]) =>
      field !== 'deletedAt' &&
      field !== 'seconds' &&
      !same(edit.base[field], value) &&
      !(field in edit.patch && same(edit.patch[field], value)),
  )
}

/**
 * The record after one change, made `by.at` (server's clock, ms) on `by.device`. Never throws and never loses a text:
 * what can't be merged goes into `fields.seconds`. Creating a record that already exists merges like an edit.
 */
export function applyChange(stored: Stored | null, edit: Edit, by: Stamp): Stored {
  if (stored === null) {
    return { kind: edit.kind, fields: { ...edit.patch }, stamps: { [EVERY]: by } }
  }
  const fields: Record<string, unknown> = { ...stored.fields }
  const stamps: Record<string, Stamp> = { ...stored.stamps }
  const lost: SecondVersion[] = []
  for (const [field, mine] of Object.entries(edit.patch)) {
    if (field === 'deletedAt') continue
    const other = stampOf(stored, field)
    const mineIsLater = wins(other, by)
    const added = field === 'seconds' ? addedBy(edit, stored) : []
    const rest = added.length > 0 ? asList(mine).filter(item => !added.some(each => each === item)) : mine
    const merged = mergeField(stored.kind, field, edit.base[field], fields[field], rest, mineIsLater)
    fields[field] = merged.value
    stamps[field] = raised(other, by)
    lost.push(...added)
    if (merged.lost !== undefined && merged.lost.trim() !== '') {
      const loser =
        mineIsLater && other
          ? { at: other.at, device: other.device, person: null }
          : { ...by, person: edit.person }
      lost.push({ id: `${edit.id}:${field}`, field, text: merged.lost, ...loser })
    }
  }
  const deleted = stampOf(stored, 'deletedAt')
  if (deletes(edit.patch)) {
    if (!deleteIsInDoubt(stored, edit) && wins(deleted, by)) {
      fields.deletedAt = edit.patch.deletedAt
      stamps.deletedAt = raised(deleted, by)
    }
  } else if (!isAside(stored.kind, edit.patch) && (wins(deleted, by) || rulesOf(stored.kind).keepInDoubt)) {
    // Any other edit shows that the record is wanted: if it is later than the delete, it restores the record.
    if ((fields.deletedAt ?? null) !== null) fields.deletedAt = null
    stamps.deletedAt = raised(deleted, by)
  }
  keepLost(fields, lost)
  return { kind: stored.kind, fields, stamps }
}

const isSecond = (item: unknown): item is SecondVersion =>
  typeof textOf(item) === 'string' && typeof fieldOf(item) === 'string'

/**
 * The second versions that an edit adds. A record recreated after a restore lists those it had. The changes resent with
 * it may have created the same texts under other ids, or put one into the field itself.
 */
function addedBy({ patch, base }: Edit, { fields }: Stored): SecondVersion[] {
  const known = new Set([...asList(base.seconds), ...asList(fields.seconds)].map(idOf))
  return asList(patch.seconds)
    .filter(isSecond)
    .filter(item => !known.has(idOf(item)))
}

/** Stores what couldn't be merged in the record's `seconds`, once per text of a field. */
function keepLost(fields: Record<string, unknown>, lost: readonly SecondVersion[]): void {
  for (const second of lost) {
    const present = asList(fields.seconds)
    const known = present.some(item => textOf(item) === second.text && fieldOf(item) === second.field)
    if (!known && asText(fields[second.field]) !== second.text) fields.seconds = [...present, second]
  }
}

/** What a screen shows: the record as pulled (null = not there yet) with this device's pending changes over it. */
export function withPending(
  kind: string,
  server: Fields | null,
  changes: readonly { patch: Fields; base: Fields }[],
): Fields {
  let fields: Fields = server ?? {}
  for (const { patch, base } of changes) {
    const next: Record<string, unknown> = { ...fields, ...(isAside(kind, patch) ? {} : { deletedAt: null }) }
    for (const [field, mine] of Object.entries(patch)) {
      const known = field in fields
      next[field] = known ? mergeField(kind, field, base[field], fields[field], mine, true).value : mine
    }
    fields = next
  }
  return fields
}
