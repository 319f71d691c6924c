// A calendar that was fetched, against what stands: read in a thread, because a stranger wrote it.
import { blanks } from '../../shared/blank'
import { type Plan, planOf, type Source, type Told } from '../../shared/calendar/plan'
import { isCalendar, readCalendar, type Window } from '../../shared/calendar/read'
import { Cards } from '../../shared/calendar/who'
import type { FieldsOf } from '../../shared/records'

type Named = { id: string; name: string }
type CalendarTask = {
  text: string
  zone: string
  window: Window
  told: Told
  source: Source
  /** Calendars that are followed. */
  alive: readonly string[]
  /** Their fields as they are stored. */
  appointments: readonly { id: string; fields: string }[]
  clients: readonly Named[]
  people: readonly Named[]
  now: string
}

/** Longer notes are nobody's, and each time of what repeats has its own. */
const MOST_NOTE = 2_000

const fieldsOf = (json: string): FieldsOf<'appointment'> => ({ ...blanks.appointment, ...JSON.parse(json) })

/** `plan` null: it is no calendar. */
export async function calendarPlan(
  task: CalendarTask,
): Promise<{ name: string; entries: number; plan: Plan | null }> {
  const { text, zone, window, told, source, alive, appointments, clients, people, now } = task
  if (!isCalendar(text)) return { name: '', entries: 0, plan: null }
  const calendar = await readCalendar(text, { zone, window })
  const plan = planOf({
    entries: calendar.entries.map(entry => ({ ...entry, note: entry.note?.slice(0, MOST_NOTE) ?? null })),
    present: appointments.map(({ id, fields }) => ({ id, fields: fieldsOf(fields) })),
    cards: new Cards(clients),
    people: new Cards(people),
    source,
    alive: new Set(alive),
    // What wasn't read may stand there all the same.
    told: calendar.cut || calendar.unread > 0 ? null : told,
    now,
    who: null,
  })
  return { name: calendar.name, entries: calendar.entries.filter(({ cancelled }) => !cancelled).length, plan }
}
