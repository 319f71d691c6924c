// The day as screens show it: by stylist, with what is over, who is here now and who is next. Pure: no storage, no
// clock.
import { byStart, columnOf, overlapsOf } from '../../../shared/salon/appointments/day'
import { isRealDay, minuteOfWall } from '../../../shared/salon/appointments/wall'
import type { Bowl, FieldsOf } from '../../../shared/salon/records/records'
import { mixedWords } from '../../salon/records/bowls/mixed-words'

export type Booking = {
  id: string
  fields: FieldsOf<'appointment'>
  pending: boolean
  problem?: string
}
export type Stylist = { id: string; name: string }
/** next: the first one still to come in its column. */
type When = 'over' | 'now' | 'next' | 'later'
export type Placed = Booking & {
  /** Minutes since midnight. */
  start: number
  end: number
  when: When
  /** Ids of the bookings it overlaps. */
  clashes: readonly string[]
}
export type Column = { key: string; name: string; bookings: readonly Placed[] }

/** A plausible day for a salon: rules out half-typed years. */
export const isSalonDay = (day: string): boolean => isRealDay(day) && day >= '1900'

/** "09:30", as a salon writes it. */
export const clockOf = (minutes: number): string => {
  const within = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
export const minutesOfClock = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The name of whoever is coming; '' for a break. `card`: the name on the client's card. */
export const whoOf = ({ client_name }: Pick<FieldsOf<'appointment'>, 'client_name'>, card?: string): string =>
  card?.trim() || client_name?.trim() || ''

/**
 * `now`: minutes since midnight if the day is today, else null. One column for each stylist with bookings, in team
 * order. A stylist named only in the booking goes to the column of the person of that name.
 */
export function columnsOf(
  rows: readonly Booking[],
  team: readonly Stylist[],
  now: number | null,
  mine?: string,
): Column[] {
  const overlaps = overlapsOf(rows.map(row => inColumn(row, team)))
  const clashesOf = (id: string): string[] =>
    overlaps.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
  const columns = new Map<string, { name: string; bookings: Booking[] }>()
  for (const row of byStart(rows)) {
    const key = placeOf(row.fields, team)
    const name = team.find(({ id }) => id === key)?.name ?? row.fields.stylist?.trim() ?? ''
    const column = columns.get(key) ?? { name, bookings: [] }
    column.bookings.push(row)
    columns.set(key, column)
  }
  const rank = (key: string): number => {
    if (key === mine) return -1
    const at = team.findIndex(({ id }) => id === key)
    return at < 0 ? (key === '' ? team.length + 1 : team.length) : at
  }
  return [...columns]
    .map(([key, { name, bookings }]) => ({ key, name, bookings: standing(bookings, now, clashesOf) }))
    .sort((a, b) => rank(a.key) - rank(b.key) || a.name.localeCompare(b.name))
}

const plain = (name: string): string => name.trim().toLowerCase()

/** Resolves a stylist who is only a name to the one person of that name here. */
export function placeOf(
  fields: Pick<FieldsOf<'appointment'>, 'person_id' | 'stylist'>,
  team: readonly Stylist[],
): string {
  // Somebody who works alone has a single column.
  if (team.length === 1 && (fields.person_id === team[0]?.id || columnOf(fields) === '')) return ''
  if (fields.person_id !== null || !fields.stylist) return columnOf(fields)
  const named = team.filter(({ name }) => plain(name) === plain(fields.stylist ?? ''))
  const [only] = named
  return only && named.length === 1 ? only.id : columnOf(fields)
}

/** By on-screen column: a written name may be a person here. */
const inColumn = (booking: Booking, team: readonly Stylist[]): Booking => ({
  ...booking,
  fields: { ...booking.fields, person_id: placeOf(booking.fields, team) || null, stylist: null },
})

function standing(
  bookings: readonly Booking[],
  now: number | null,
  clashesOf: (id: string) => readonly string[],
): Placed[] {
  let isNextTaken = false
  return bookings.map(booking => {
    const start = minuteOfWall(booking.fields.starts_at)
    const end = start + booking.fields.minutes
    let when: When = 'later'
    if (now !== null && !booking.fields.all_day) {
      if (end <= now) when = 'over'
      // Removed from its calendar, so nobody is here or next.
      else if (booking.fields.vanished_at !== null) when = 'later'
      else if (start <= now) when = 'now'
      else if (!isNextTaken) {
        when = 'next'
        isNextTaken = true
      }
    }
    return { ...booking, start, end, when, clashes: clashesOf(booking.id) }
  })
}

/** "in 5 min", "in 1 h 20" */
export function inWords(minutes: number): string {
  if (minutes < 60) return `in ${minutes} min`
  const left = minutes % 60
  return `in ${Math.floor(minutes / 60)} h${left === 0 ? '' : ` ${left}`}`
}

/** "6/0 + 6/71, 20 vol, 35 min": the first bowl, and how many more there were. */
export function shortBowl(bowls: readonly Bowl[]): string {
  const [first] = bowls
  if (!first) return ''
  const words = [...mixedWords(first), ...(first.minutes === null ? [] : [`${first.minutes} min`])]
  const more = bowls.length - 1
  return `${words.join(', ')}${more > 0 ? ` and ${more} more ${more === 1 ? 'bowl' : 'bowls'}` : ''}`
}

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/**
 * What a new time would overlap, in one sentence; '' if it is free. Overlaps are allowed, as they may be intended.
 * `nameOf`: how to name each booking.
 */
export function clashWords(
  draft: Booking,
  others: readonly Booking[],
  nameOf: (booking: Booking) => string,
  team: readonly Stylist[],
): string {
  const column = placeOf(draft.fields, team)
  const day = [draft, ...others.filter(({ id }) => id !== draft.id)].map(booking => inColumn(booking, team))
  const with_ = overlapsOf(day)
    .flatMap(({ a, b }) => (a === draft.id ? [b] : b === draft.id ? [a] : []))
    .flatMap(id => others.find(other => other.id === id) ?? [])
  const twice = others.filter(
    other =>
      other.id !== draft.id &&
      draft.fields.client_id !== null &&
      other.fields.client_id === draft.fields.client_id &&
      other.fields.vanished_at === null &&
      placeOf(other.fields, team) !== column &&
      spans(other, draft),
  )
  const who = team.find(({ id }) => id === column)?.name || draft.fields.stylist?.trim() || ''
  if (with_.length > 0) {
    const names = with_.map(other => `${nameOf(other)} (${spanOf(other)})`)
    return `${who === '' ? 'At that time there is' : `${who} has`} ${joined(names)} too. You can still save it.`
  }
  if (twice[0]) return `${nameOf(draft)} is booked ${spanOf(twice[0])} as well. You can still save it.`
  return ''
}

const startOf = ({ fields }: Booking): number => minuteOfWall(fields.starts_at)
const spans = (a: Booking, b: Booking): boolean =>
  startOf(a) < startOf(b) + b.fields.minutes && startOf(b) < startOf(a) + a.fields.minutes
const spanOf = (booking: Booking): string =>
  `${clockOf(startOf(booking))}–${clockOf(startOf(booking) + booking.fields.minutes)}`

/**
 * Not for bookings by hand, where the form has already offered one; nor all day, which is a holiday or a course such as
 * “Christmas Eve”.
 */
export const wantsCard = ({
  client_id,
  all_day,
  source,
}: Pick<FieldsOf<'appointment'>, 'client_id' | 'all_day' | 'source'>): boolean =>
  client_id === null && !all_day && source !== 'hand'
