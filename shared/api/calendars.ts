// The calendars that the server polls for a salon.
import { z } from 'zod'
import { FollowedCalendar } from '../salon/calendar/followed'
import { endpoint } from './endpoint'

const id = z.string().min(1).max(80)
const Followed = z.object({ calendars: z.array(FollowedCalendar) })
const Which = z.object({ id })

export const calendars = {
  all: endpoint({
    at: 'GET /calendars',
    summary:
      'The calendars that this account follows, and whether each could be had. Their addresses are told to nobody.',
    reply: Followed,
  }),
  erased: endpoint({
    at: 'GET /calendars/erased',
    summary:
      'Digests of entries in calendars and lists whose appointments were erased: what a tablet reads from a file leaves them out.',
    reply: z.object({ ids: z.array(id) }),
  }),
  follow: endpoint({
    at: 'POST /calendars',
    summary:
      'Follow a calendar from now on: it is fetched at once, and about every 15 minutes. Nothing is ever written to it.',
    body: z.object({
      /** As entered: https:// or webcal://. */
      address: z.string().trim().min(1).max(2_000),
      /** The salon's zone, "Europe/London". */
      zone: z.string().min(1).max(80),
      /** Whose appointments they are; null: whoever the calendar names. */
      person: id.nullable(),
    }),
    reply: Followed,
    statuses: [409, 422],
  }),
  refresh: endpoint({
    at: 'POST /calendars/refresh',
    summary: 'Fetch one of them now.',
    body: Which,
    reply: Followed,
  }),
  remove: endpoint({
    at: 'POST /calendars/remove',
    summary: 'Follow it no more. The appointments that it brought stay.',
    body: Which,
    reply: Followed,
  }),
}
