// Separate from merge.ts: saving needs this before any merge, without loading the text merge.
import { isAside } from './kinds'
import type { Fields } from './merge'

/** Folds two unsent changes to one record into one: the first base, the last value. */
export function fold<C extends { kind: string; patch: Fields; base: Fields; at: number }>(
  first: C,
  second: C,
): C {
  const patch: Record<string, unknown> = { ...first.patch, ...second.patch }
  // An edit after a delete restores the record, folded or not.
  const isBack = !('deletedAt' in second.patch) && !isAside(second.kind, second.patch)
  if ((first.patch.deletedAt ?? null) !== null && isBack) patch.deletedAt = null
  return { ...first, at: second.at, patch, base: { ...second.base, ...first.base } }
}
