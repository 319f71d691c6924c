// Reminders by day: due and upcoming.
import type { FieldsOf } from '../../../../shared/salon/records/records'

type Reminder = { fields: Pick<FieldsOf<'reminder'>, 'due_on' | 'done_at' | 'made_at'> }

/** Not done yet, earliest first. */
export const openReminders = <R extends Reminder>(all: readonly R[]): R[] =>
  all
    .filter(({ fields }) => fields.done_at === null)
    .sort(
      (a, b) =>
        a.fields.due_on.localeCompare(b.fields.due_on) || a.fields.made_at.localeCompare(b.fields.made_at),
    )

export const dueReminders = <R extends Reminder>(all: readonly R[], today: string): R[] =>
  openReminders(all).filter(({ fields }) => fields.due_on <= today)

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Due today", "Was due on Sat, 9 Jan 2027", "Due on Sat, 9 Jan 2027". */
export function dueWords(dueOn: string, today: string): string {
  if (dueOn === today) return 'Due today'
  const date = new Date(`${dueOn}T00:00:00Z`)
  const day = Number.isNaN(date.getTime()) ? dueOn : longDay.format(date)
  return dueOn < today ? `Was due on ${day}` : `Due on ${day}`
}

/** The address for booking a client again, on that day or today. */
export const bookAgain = (client: string, day?: string): string =>
  `/dashboard?${day === undefined ? '' : `day=${day}&`}book=${encodeURIComponent(client)}`
