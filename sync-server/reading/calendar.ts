// Compares a fetched calendar with our records. Runs in a thread, because a stranger wrote the calendar.

import { LeftOut } from '../../shared/salon/calendar/left-out'
import { type CalendarPlan, type DateRange, planOf, type Source } from '../../shared/salon/calendar/plan'
import { isCalendar, readCalendar, type Window } from '../../shared/salon/calendar/read'
import { Cards } from '../../shared/salon/calendar/who'
import { blanks } from '../../shared/salon/records/blank'
import type { FieldsOf } from '../../shared/salon/records/records'

type ClientName = { id: string; name: string }
type CalendarTask = {
  text: string
  zone: string
  window: Window
  told: DateRange
  source: Source
  /** The calendars that are still followed. */
  alive: readonly string[]
  /** Erased ids that stand for calendar entries. */
  erased: readonly string[]
  /** With their fields as stored. */
  appointments: readonly { id: string; fields: string }[]
  clients: readonly ClientName[]
  people: readonly ClientName[]
  now: string
}

/** Nobody writes longer notes, and each repetition of an entry has its own copy. */
const MOST_NOTE = 2_000

const fieldsOf = (json: string): FieldsOf<'appointment'> => ({ ...blanks.appointment, ...JSON.parse(json) })

/** `plan` is null when the text isn't a calendar. */
export async function calendarPlan(
  task: CalendarTask,
): Promise<{ name: string; entries: number; leftOut: LeftOut; plan: CalendarPlan | null }> {
  const { text, zone, window, told, source, alive, erased, appointments, clients, people, now } = task
  if (!isCalendar(text)) return { name: '', entries: 0, leftOut: LeftOut.parse({}), plan: null }
  const calendar = await readCalendar(text, { zone, window })
  const plan = planOf({
    entries: calendar.entries.map(entry => ({ ...entry, note: entry.note?.slice(0, MOST_NOTE) ?? null })),
    present: appointments.map(({ id, fields }) => ({ id, fields: fieldsOf(fields) })),
    cards: new Cards(clients),
    people: new Cards(people),
    source,
    alive: new Set(alive),
    erased: new Set(erased),
    // Parts we didn't read may still contain the missing entries.
    told: calendar.cut || calendar.unread > 0 ? null : told,
    now,
    who: null,
  })
  const standing = calendar.entries.filter(({ cancelled }) => !cancelled).length
  return { name: calendar.name, entries: standing, leftOut: LeftOut.parse(calendar), plan }
}
