// Turns booked appointments into entries of the day's timeline, which is the Appointment tool's own.
import { minuteOfWall, wallAt } from '../../../../shared/salon/appointments/wall'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { DayCard } from '../../../platform/data/queries/day-cards'
import { type DayEntry, type Lane, type Mark, places } from '../../../salon/day/lanes'
import { writtenStylist } from '../appointment/appointment-form'
import { type Column, clockOf, type Placed, type Stylist, whoOf } from '../booked'

const NOBODY = 'No stylist named'
const GONE = 'no longer in the calendar'
/** Shorter gaps are just buffers. */
const LEAST_GAP = 15
/** With more people than this, only those with bookings get a column. */
const ROOM = 4

/** Column titles, without duplicates. */
export function namedColumns(
  columns: readonly Column[],
  team: readonly Stylist[],
): { key: string; name: string; bookings: readonly Placed[] }[] {
  const empty =
    team.length > 1 && team.length <= ROOM
      ? team.filter(({ id }) => !columns.some(({ key }) => key === id))
      : []
  const all = [...columns, ...empty.map(({ id, name }) => ({ key: id, name, bookings: [] }))]
  const names = new Map<string, number>()
  return all.map(({ key, name, bookings }) => {
    const plain = name || NOBODY
    const nth = (names.get(plain) ?? 0) + 1
    names.set(plain, nth)
    return { key, name: nth === 1 ? plain : `${plain} (${nth})`, bookings }
  })
}

function entryOf({ id, fields, start }: Placed, staff: string, card: DayCard | undefined): DayEntry {
  const client = whoOf(fields, card?.client.fields.name)
  return {
    key: id,
    line: 0,
    kind: client === '' ? 'break' : 'client',
    client,
    service: fields.vanished_at === null ? fields.service : [fields.service, GONE].filter(Boolean).join(', '),
    staff,
    day: '',
    start,
    minutes: fields.minutes,
    movable: fields.may_move,
    limits: null,
    doubts: [],
    picked: [],
    processing: fields.processing.map(window => ({
      from: clockOf(start + window.from),
      to: clockOf(start + window.from + window.minutes),
    })),
  }
}

/** The times without bookings between the first start and the last end. */
function gapsOf(bookings: readonly Placed[]): Mark[] {
  let end: number | null = null
  return bookings.flatMap(booking => {
    const from = end
    end = Math.max(end ?? 0, booking.end)
    const minutes = from === null ? 0 : booking.start - from
    return from !== null && minutes >= LEAST_GAP ? [{ at: from, minutes, words: `Gap ${minutes} min` }] : []
  })
}

function overlapsOf(bookings: readonly Placed[]): { from: string; to: string; mark: Mark }[] {
  return bookings.flatMap((one, at) =>
    bookings.slice(at + 1).flatMap(other => {
      if (!one.clashes.includes(other.id)) return []
      const [from, to] = [Math.max(one.start, other.start), Math.min(one.end, other.end)]
      const mark = { at: from, minutes: to - from, words: `Overlap ${to - from} min` }
      return to > from ? [{ from: clockOf(from), to: clockOf(to), mark }] : []
    }),
  )
}

export function lanesOfDay(
  columns: ReturnType<typeof namedColumns>,
  cards: ReadonlyMap<string, DayCard>,
): Lane[] {
  return columns.map(({ key, name, bookings }) => {
    const drawn = bookings.filter(({ fields }) => !fields.all_day)
    const overlaps = overlapsOf(drawn)
    return {
      id: `column ${key}`,
      label: name,
      staff: name,
      day: '',
      entries: places(
        drawn.map(booking => entryOf(booking, name, cards.get(booking.fields.client_id ?? ''))),
        overlaps.map(({ from, to }) => ({
          start: from,
          end: to,
          label: '',
          detail: null,
          tone: 'overlap' as const,
          processing: [],
        })),
      ),
      gaps: gapsOf(drawn.filter(({ fields }) => fields.vanished_at === null)),
      overlaps: overlaps.map(({ mark }) => mark),
    }
  })
}

/** A column's stylist, in the appointment form's own notation. */
export function stylistOf(
  columns: ReturnType<typeof namedColumns>,
  name: string,
  team: readonly Stylist[],
): string {
  const column = columns.find(each => each.name === name)
  if (!column || column.key === '') return ''
  if (team.some(({ id }) => id === column.key)) return column.key
  const written = writtenIn(column)
  return written === null ? '' : writtenStylist(written)
}

/** The name in its bookings: the column's title may not be one. */
const writtenIn = ({ bookings }: Pick<Column, 'bookings'>): string | null =>
  bookings[0]?.fields.stylist?.trim() || null

type Fields = FieldsOf<'appointment'>
type Patch = Partial<Pick<Fields, 'starts_at' | 'minutes' | 'person_id' | 'stylist'>>

/** The patch that a drag, a key or a tap makes. `column`: the column it moves to. */
export function patchOf(
  fields: Pick<Fields, 'starts_at'>,
  { start, minutes }: { start?: unknown; minutes?: unknown },
  column: Pick<Column, 'key' | 'bookings'> | null,
  team: readonly Stylist[],
): Patch {
  const isPerson = column !== null && team.some(({ id }) => id === column.key)
  return {
    ...(typeof start === 'string' ? { starts_at: wallAt(fields.starts_at.slice(0, 10), start) } : {}),
    ...(typeof minutes === 'number' ? { minutes } : {}),
    ...(column === null
      ? {}
      : {
          person_id: isPerson ? column.key : null,
          stylist: isPerson || column.key === '' ? null : writtenIn(column),
        }),
  }
}

export const startOf = ({ starts_at }: Pick<Fields, 'starts_at'>): number => minuteOfWall(starts_at)
