// Reminders still to do. One to book a client is done once that client is booked.
import { isBookedSince, isToBook } from '../../../../shared/salon/rebook'
import { dayOn } from '../../../platform/data/clock/local-time'
import { type Row, useAboutEach } from '../../../platform/data/queries/queries'
import { openReminders } from './reminders'

type Reminder = Pick<Row<'reminder'>, 'fields'>

/** Undefined while nothing is known yet. A reminder that depends on a booking is left out until we know. */
export function useOpenReminders<R extends Reminder>(reminders: readonly R[] | undefined): R[] | undefined {
  const today = dayOn(Date.now())
  const open = openReminders(reminders ?? [])
  const booked = useAboutEach(
    'appointment',
    open.flatMap(({ fields }) => toBook(fields) ?? []),
  )
  const known = booked && open.filter(({ fields }) => booked.has(toBook(fields) ?? '') || !toBook(fields))
  if (!reminders || !known || (known.length === 0 && open.length > 0)) return undefined
  return known.filter(({ fields }) => !isBookedSince(fields, bookedFor(fields.client_id, booked), today))
}

const toBook = (fields: Reminder['fields']): string | null => (isToBook(fields) ? fields.client_id : null)

const bookedFor = (client: string | null, booked: ReadonlyMap<string, Row<'appointment'>[]>) =>
  (booked.get(client ?? '') ?? []).map(({ fields }) => fields)
