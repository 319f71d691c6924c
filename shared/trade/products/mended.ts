// What a person corrected in what a product's words say. If something is on both lists, the cautious one counts.
const TAG_LISTS = ['serves', 'serves_not', 'contains', 'contains_not'] as const
export type TagList = (typeof TAG_LISTS)[number]
export type Mended = { kind: string | null } & Record<TagList, string[]>

export const AS_SAID: Mended = { kind: null, serves: [], serves_not: [], contains: [], contains_not: [] }

/** Null where nothing was corrected. Older records may have none of these fields. */
export function mendedOf(fields: Partial<Mended>): Mended | null {
  const mended = { ...AS_SAID }
  mended.kind = fields.kind ?? null
  for (const list of TAG_LISTS) mended[list] = fields[list] ?? []
  return mended.kind !== null || TAG_LISTS.some(list => mended[list].length > 0) ? mended : null
}
