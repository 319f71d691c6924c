// A calendar file as entries on the salon's wall clock. What can't be read is counted, never guessed.

import { ProblemError } from '../../problems'
import { addDays, addMinutes, dayOfWall } from '../appointments/wall'
import { type Line, linesOf, unescaped } from './lines'
import { type Rule, repeated, ruleOf } from './repeat'
import { lengthOf, momentIn, onWall, type Time, timeIn, timesIn } from './times'

export type Entry = {
  /** Its uid; for a repeating entry, with the moment it was due to start. */
  key: string
  starts_at: string
  /** Null if the file doesn't say. */
  minutes: number | null
  all_day: boolean
  summary: string
  note: string | null
  /** Only a booking system's list gives them separately. */
  client?: string
  service?: string
  stylist?: string | null
  cancelled: boolean
}
/** Days: `from` is included, `to` isn't. Repeating entries are expanded up to `repeatTo`. */
export type Window = { from: string; to: string; repeatTo: string }
export type Calendar = {
  /** The file's own name; "" if it has none. */
  name: string
  /** Which program wrote it. */
  by: string
  entries: Entry[]
  /** Before the window. */
  past: number
  /** After the window. */
  far: number
  /** Entries with no readable start or uid. */
  unread: number
  /** Entries whose rule goes beyond every day or week: only their first date is taken. */
  rules: number
  /** There were more. */
  cut: boolean
}

const MOST_ENTRIES = 5_000
const MOST_DAYS = 60
const DAY_MINUTES = 1440
const MOST_NOTE = 20_000

export const isCalendar = (text: string): boolean => /^\uFEFF?\s{0,200}BEGIN:VCALENDAR/i.test(text)

type Fields = ReadonlyMap<string, readonly Line[]>

/** Only the events' own lines, not those of an alarm, a to-do or a zone. */
function eventsIn(lines: readonly Line[]): { events: Fields[]; about: Map<string, string>; ended: boolean } {
  const events: Fields[] = []
  const about = new Map<string, string>()
  const open: string[] = []
  let event = new Map<string, Line[]>()
  let unended = 0
  for (const line of lines) {
    const inside = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      open.push(inside)
      if (inside === 'VEVENT') event = new Map()
      if (inside === 'VCALENDAR') unended += 1
    } else if (line.name === 'END') {
      if (inside === 'VCALENDAR') unended -= 1
      if (open.pop() === 'VEVENT') events.push(event)
    } else if (open.at(-1) === 'VEVENT') {
      const same = event.get(line.name)
      if (same) same.push(line)
      else event.set(line.name, [line])
    } else if (open.at(-1) === 'VCALENDAR') about.set(line.name, unescaped(line.value))
  }
  return { events, about, ended: unended <= 0 }
}

type Event = {
  uid: string
  start: Time
  minutes: number | null
  days: number
  rule: Rule | null
  oddRule: boolean
  out: readonly Time[]
  instead: Time | null
  summary: string
  note: string | null
  cancelled: boolean
  order: number
}

const textOf = (fields: Fields, name: string): string => unescaped(fields.get(name)?.[0]?.value ?? '').trim()
/** Some calendars write their notes as HTML. */
const plain = (text: string): string =>
  text
    .replace(/<br ?\/?>|<\/p>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()

function eventOf(fields: Fields, zone: string, allCancelled: boolean): Event | null {
  const uid = textOf(fields, 'UID')
  const start = timeIn(fields.get('DTSTART')?.[0])
  if (uid === '' || !start) return null
  const end = timeIn(fields.get('DTEND')?.[0])
  const said = lengthOf(fields.get('DURATION')?.[0]?.value ?? '')
  const between = end ? Math.round((momentIn(end, zone) - momentIn(start, zone)) / 60_000) : said
  const minutes = between !== null && between > 0 ? between : null
  const [rule] = fields.get('RRULE') ?? []
  const read = rule ? ruleOf(rule.value) : null
  const [first = '', ...more] = textOf(fields, 'SUMMARY').split('\n')
  const note = [...more, plain(textOf(fields, 'DESCRIPTION'))].filter(Boolean).join('\n')
  return {
    uid,
    start,
    minutes: start.allDay ? null : minutes && Math.min(minutes, DAY_MINUTES),
    days: start.allDay ? Math.min(Math.max(1, Math.round((minutes ?? 0) / DAY_MINUTES)), MOST_DAYS) : 1,
    rule: read,
    oddRule: rule !== undefined && read === null,
    out: (fields.get('EXDATE') ?? []).flatMap(timesIn),
    instead: timeIn(fields.get('RECURRENCE-ID')?.[0]),
    summary: first.trim(),
    note: note === '' ? null : note.slice(0, MOST_NOTE),
    cancelled: allCancelled || textOf(fields, 'STATUS').toUpperCase() === 'CANCELLED',
    order: Number(textOf(fields, 'SEQUENCE')) || 0,
  }
}

/** The moment or the day, the same in whichever zone it was written. */
const markOf = (time: Time, zone: string): string =>
  time.allDay ? dayOfWall(time.wall) : new Date(momentIn(time, zone)).toISOString().slice(0, 16)

/**
 * Throws if the file's end is missing, because entries missing from half a calendar aren't gone. `zone`: the salon's.
 * `pause` yields to the event loop.
 */
export async function readCalendar(
  text: string,
  { zone, window, pause = async () => {} }: { zone: string; window: Window; pause?: () => Promise<void> },
): Promise<Calendar> {
  const { events, about, ended } = eventsIn(linesOf(text))
  if (!ended) throw new ProblemError('not-readable', 'The calendar file is cut short. Export it again.')
  const read: Event[] = []
  const calendar: Calendar = {
    name: (about.get('X-WR-CALNAME') ?? about.get('NAME') ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 120),
    by: (about.get('PRODID') ?? '').trim(),
    entries: [],
    past: 0,
    far: 0,
    unread: 0,
    rules: 0,
    cut: false,
  }
  const allCancelled = about.get('METHOD')?.trim().toUpperCase() === 'CANCEL'
  for (const fields of events) {
    await pause()
    const event = eventOf(fields, zone, allCancelled)
    if (event) read.push(event)
    else calendar.unread += 1
  }
  /** Which dates of a series have an entry of their own. */
  const instead = new Set(
    read.flatMap(({ uid, instead: time }) => (time ? `${uid}|${markOf(time, zone)}` : [])),
  )
  const entries = new Map<string, { entry: Entry; order: number }>()
  for (const event of read) {
    await pause()
    if (calendar.cut) break
    if (event.oddRule) calendar.rules += 1
    const timed = timesOf(event, zone, window, instead)
    for (const each of timed) {
      if (each.starts_at < window.from || each.starts_at >= window.to) {
        if (each.starts_at < window.from) calendar.past += 1
        else calendar.far += 1
        continue
      }
      const known = entries.get(each.key)
      if (known && known.order > event.order) continue
      if (!known && entries.size >= MOST_ENTRIES) calendar.cut = true
      else entries.set(each.key, { entry: each, order: event.order })
    }
  }
  calendar.entries = [...entries.values()].map(({ entry }) => entry)
  return calendar
}

function timesOf(event: Event, zone: string, window: Window, instead: ReadonlySet<string>): Entry[] {
  const { uid, start, rule } = event
  const entry = (time: Time, key: string): Entry[] =>
    Array.from({ length: event.days }, (_, day) => ({
      // A week's holiday becomes seven whole days.
      key: day === 0 ? key : `${key}+${day}`,
      starts_at: day === 0 ? onWall(time, zone) : `${addDays(dayOfWall(time.wall), day)}T00:00`,
      minutes: start.allDay ? DAY_MINUTES : event.minutes,
      all_day: start.allDay,
      summary: event.summary,
      note: event.note,
      cancelled: event.cancelled,
    }))
  if (event.instead) return entry(start, `${uid}|${markOf(event.instead, zone)}`)
  if (!rule) return entry(start, event.oddRule ? `${uid}|${markOf(start, zone)}` : uid)
  const out = new Set(event.out.map(time => markOf(time, zone)))
  const until = rule.until
  const isOver = (wall: string): boolean => {
    if (until === null) return false
    if (until.allDay || start.allDay) return dayOfWall(wall) > dayOfWall(onWall(until, start.zone ?? zone))
    return momentIn({ ...start, wall }, zone) > momentIn({ ...until, zone: until.zone ?? start.zone }, zone)
  }
  // A day extra at either end: the entry's wall clock may differ from the salon's.
  const from = addMinutes(`${window.from.slice(0, 10)}T00:00`, -DAY_MINUTES)
  const to = addMinutes(`${window.repeatTo.slice(0, 10)}T00:00`, DAY_MINUTES)
  return repeated(rule, start.wall, { from, to, isOver }).flatMap(wall => {
    const time = { ...start, wall }
    const mark = markOf(time, zone)
    if (out.has(mark) || out.has(dayOfWall(wall)) || instead.has(`${uid}|${mark}`)) return []
    const found = entry(time, `${uid}|${mark}`)
    return found.filter(each => each.starts_at >= window.from && each.starts_at < window.repeatTo)
  })
}
