// Everything that happened to a client, newest first: chair notes, formulas mixed, recommendations.
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { daysOf, type PhotoRow } from '../../photos/pairs'
import { COLOUR, RETAIL } from '../../records/answers/views'

type Row<K extends 'note' | 'formula' | 'ask' | 'memo'> = {
  id: string
  fields: FieldsOf<K>
  pending: boolean
  problem?: string | undefined
}
export type Moment =
  | { kind: 'note'; at: string; row: Row<'note'> }
  | { kind: 'memo'; at: string; row: Row<'memo'> & { version: number } }
  | { kind: 'formula'; at: string; row: Row<'formula'> }
  | { kind: 'photos'; at: string; row: PhotoRow; photos: readonly PhotoRow[] }
  | { kind: 'recommendation' | 'colour'; at: string; row: Row<'ask'> }

export function timelineOf(
  notes: readonly Row<'note'>[],
  formulas: readonly Row<'formula'>[],
  asks: readonly Row<'ask'>[],
  memos: readonly (Row<'memo'> & { version: number })[] = [],
  photos: readonly PhotoRow[] = [],
): Moment[] {
  const moments: Moment[] = [
    ...notes.map((row): Moment => ({ kind: 'note', at: row.fields.written_at, row })),
    ...memos.map((row): Moment => ({ kind: 'memo', at: row.fields.recorded_at, row })),
    ...formulas.map((row): Moment => ({ kind: 'formula', at: row.fields.made_at, row })),
  ]
  // A formula shows its own photos.
  for (const { at, photos: those } of daysOf(photos.filter(({ fields }) => fields.formula_id === null))) {
    const [row] = those
    if (row) moments.push({ kind: 'photos', at, row, photos: those })
  }
  for (const row of asks) {
    if (row.fields.tool === RETAIL) moments.push({ kind: 'recommendation', at: row.fields.asked_at, row })
    if (row.fields.tool === COLOUR) moments.push({ kind: 'colour', at: row.fields.asked_at, row })
  }
  return moments.sort((a, b) => b.at.localeCompare(a.at))
}
