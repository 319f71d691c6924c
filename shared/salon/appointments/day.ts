// A day's appointments in order, and where a stylist is double-booked.
import type { FieldsOf } from '../records/records'
import { addMinutes, minuteOfWall } from './wall'

export type Placed = { id: string; fields: FieldsOf<'appointment'> }
type Times = Pick<FieldsOf<'appointment'>, 'starts_at' | 'minutes' | 'processing' | 'all_day'>
/** In minutes: limits for an entry made by a tap, a key or a drag. */
export const [SHORTEST, LONGEST] = [5, 720]
export type Span = { from: number; to: number }

export const endOf = ({ starts_at, minutes }: Pick<Times, 'starts_at' | 'minutes'>): string =>
  addMinutes(starts_at, minutes)

/** Whole days first, then by start, longer ones first, then by id: the same order on every tablet. */
export const byStart = <P extends Placed>(appointments: readonly P[]): P[] =>
  [...appointments].sort(
    (a, b) =>
      Number(b.fields.all_day) - Number(a.fields.all_day) ||
      a.fields.starts_at.localeCompare(b.fields.starts_at) ||
      b.fields.minutes - a.fields.minutes ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )

/** The column it belongs in: the person's id, else the stylist as written, else nobody's. */
export const columnOf = ({
  person_id,
  stylist,
}: Pick<FieldsOf<'appointment'>, 'person_id' | 'stylist'>): string =>
  person_id ?? (stylist?.trim().toLowerCase() || '')

/** When the stylist is needed, in minutes from midnight: the whole length without the processing windows. */
export function handsOn({ starts_at, minutes, processing, all_day }: Times): Span[] {
  if (all_day) return []
  const start = minuteOfWall(starts_at)
  let spans: Span[] = [{ from: start, to: start + minutes }]
  for (const window of processing) {
    const [from, to] = [start + window.from, start + window.from + window.minutes]
    spans = spans.flatMap(span =>
      [
        { from: span.from, to: Math.min(span.to, from) },
        { from: Math.max(span.from, to), to: span.to },
      ].filter(left => left.to > left.from),
    )
  }
  return spans
}

export type Overlap = { a: string; b: string; from: number; to: number }

/**
 * Pairs within one day that need the same stylist at once. Appointments that are gone from their source don't count.
 */
export function overlapsOf(day: readonly Placed[]): Overlap[] {
  const standing = byStart(day.filter(({ fields }) => fields.vanished_at === null))
  const wanted = standing.map(({ id, fields }) => ({ id, column: columnOf(fields), spans: handsOn(fields) }))
  return wanted.flatMap((one, at) =>
    wanted.slice(at + 1).flatMap(other => {
      if (one.column !== other.column) return []
      for (const a of one.spans)
        for (const b of other.spans) {
          const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
          if (from < to) return [{ a: one.id, b: other.id, from, to }]
        }
      return []
    }),
  )
}
