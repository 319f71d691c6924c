// The calendars that the server follows for this salon: its own word, asked each time.
import type { z } from 'zod'
import {
  type FollowCalendar,
  type FollowedCalendar,
  FollowedCalendars,
} from '../../../../shared/calendar/followed'
import { callApi } from '../../../platform/data/api'

const LIMIT_MS = 40_000
export type Reply = { calendars: FollowedCalendar[] } | { words: string }
export const OUT_OF_REACH =
  'The server can’t be reached. Calendars are followed by the server: try again with a signal.'

async function call(path: string, body?: unknown): Promise<Reply> {
  try {
    const response = await callApi(`/api/calendars${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const said: unknown = await response.json().catch(() => null)
    const read = FollowedCalendars.safeParse(said)
    if (response.ok && read.success) return read.data
    const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : null
    return { words: typeof error === 'string' ? error : OUT_OF_REACH }
  } catch {
    return { words: OUT_OF_REACH }
  }
}

export const followed = (): Promise<Reply> => call('')
export const follow = (asked: z.input<typeof FollowCalendar>): Promise<Reply> => call('', asked)
export const refreshCalendar = (id: string): Promise<Reply> => call('/refresh', { id })
export const unfollow = (id: string): Promise<Reply> => call('/remove', { id })
