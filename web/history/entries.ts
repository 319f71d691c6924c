// What happened, newest first: recommendations, colour asks and the formulas that were really used.
import type { FieldsOf } from '../../shared/records'
import { COLOUR, RETAIL } from '../records/views'

type Row<K extends 'ask' | 'formula'> = {
  id: string
  fields: FieldsOf<K>
  pending: boolean
  problem?: string | undefined
}
export type Show = 'all' | 'recommendations' | 'formulas'
export type Entry =
  | { kind: 'recommendation' | 'colour' | 'other'; at: string; row: Row<'ask'> }
  | { kind: 'used'; at: string; row: Row<'formula'> }

export function kindOfAsk(tool: string): 'recommendation' | 'colour' | 'other' {
  if (tool === RETAIL) return 'recommendation'
  return tool === COLOUR ? 'colour' : 'other'
}

/** Both lists come newest first and at most `limit` long, so the first `limit` of the two together are right. */
export function entriesOf(
  asks: readonly Row<'ask'>[],
  formulas: readonly Row<'formula'>[],
  show: Show,
  limit: number,
): Entry[] {
  const entries: Entry[] = []
  for (const row of asks) {
    const kind = kindOfAsk(row.fields.tool)
    const wanted = show === 'all' || kind === (show === 'recommendations' ? 'recommendation' : 'colour')
    if (wanted) entries.push({ kind, at: row.fields.asked_at, row })
  }
  if (show !== 'recommendations')
    for (const row of formulas) entries.push({ kind: 'used', at: row.fields.made_at, row })
  return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}
