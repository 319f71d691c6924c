// A calendar that was fetched, against what stands: read in a thread, because a stranger wrote it.

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
  /** Calendars that are followed. */
  alive: readonly string[]
  /** What is remembered of what was erased. */
  erased: readonly string[]
  /** Their fields as they are stored. */
  appointments: readonly { id: string; fields: string }[]
  clients: readonly ClientName[]
  people: readonly ClientName[]
  now: string
}

/** Longer notes are nobody's, and each time of what repeats has its own. */
const MOST_NOTE = 2_000

const fieldsOf = (json: string): FieldsOf<'appointment'> => ({ ...blanks.appointment, ...JSON.parse(json) })

/** `plan` null: it is no calendar. */
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
    // What wasn't read may stand there all the same.
    told: calendar.cut || calendar.unread > 0 ? null : told,
    now,
    who: null,
  })
  const standing = calendar.entries.filter(({ cancelled }) => !cancelled).length
  return { name: calendar.name, entries: standing, leftOut: LeftOut.parse(calendar), plan }
}
