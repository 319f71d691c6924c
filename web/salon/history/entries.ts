// What happened, newest first: what was asked of each tool, and the formulas that were really used.
import type { FieldsOf } from '../../../shared/records'
import { cards } from '../../../shared/tools/cards'
import { COLOUR, RETAIL } from '../records/views'

type Row<K extends 'ask' | 'formula'> = {
  id: string
  fields: FieldsOf<K>
  pending: boolean
  problem?: string | undefined
}
/** 'all', or a tool's id. */
export type Show = string
export type Entry =
  | { kind: 'recommendation' | 'colour' | 'other'; at: string; row: Row<'ask'> }
  | { kind: 'used'; at: string; row: Row<'formula'> }

/** Everything, then a filter a tool; the two that the trade asks for most stand under their own words. */
export const filters: readonly (readonly [Show, string])[] = [
  ['all', 'Everything'],
  [RETAIL, 'Recommendations'],
  [COLOUR, 'Colour formulas'],
  ...cards
    .filter(({ id, here }) => here && id !== RETAIL && id !== COLOUR)
    .map(({ id, title }) => [id, title] as const),
]

export const toolTitle = (tool: string): string => cards.find(({ id }) => id === tool)?.title ?? tool

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
    const { tool, asked_at: at } = row.fields
    if (show === 'all' || show === tool) entries.push({ kind: kindOfAsk(tool), at, row })
  }
  if (show === 'all' || show === COLOUR)
    for (const row of formulas) entries.push({ kind: 'used', at: row.fields.made_at, row })
  return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
}
