// Apart from merge.ts: whoever saves needs this before anything is merged, and without the weight of a text merge.
import { isAside } from './kinds'
import type { Fields } from './merge'

/** Two changes to one record that were never sent are one: first base, last value. */
export function fold<C extends { kind: string; patch: Fields; base: Fields; at: number }>(
  first: C,
  second: C,
): C {
  const patch: Record<string, unknown> = { ...first.patch, ...second.patch }
  // An edit after a delete brings the record back, folded or not.
  const isBack = !('deletedAt' in second.patch) && !isAside(second.kind, second.patch)
  if ((first.patch.deletedAt ?? null) !== null && isBack) patch.deletedAt = null
  return { ...first, at: second.at, patch, base: { ...second.base, ...first.base } }
}
