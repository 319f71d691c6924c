// The calendars that the server follows for this salon. Not cached: we ask the server each time.
import { calendars } from '../../../../shared/api/calendars'
import type { Sending } from '../../../../shared/api/endpoint'
import type { FollowedCalendar } from '../../../../shared/salon/calendar/followed'
import { type ApiAnswer, askApi } from '../../../platform/data/api'

const LIMIT_MS = 40_000
const ERASED_LIMIT_MS = 4_000
export type Reply = { calendars: FollowedCalendar[] } | { words: string }
export const OUT_OF_REACH =
  'The server can’t be reached. Calendars are followed by the server: try again with a signal.'

async function said(asked: Promise<ApiAnswer<{ calendars: FollowedCalendar[] }>>): Promise<Reply> {
  const reply = await asked
  return reply.ok ? reply.answer : { words: reply.words ?? OUT_OF_REACH }
}

/** Null if the server couldn't be asked. It still refuses erased sources when we send them. */
export async function erasedSources(): Promise<ReadonlySet<string> | null> {
  const reply = await askApi(calendars.erased, { limitMs: ERASED_LIMIT_MS })
  return reply.ok ? new Set(reply.answer.ids) : null
}

export const followed = (): Promise<Reply> => said(askApi(calendars.all, { limitMs: LIMIT_MS }))
export const follow = (body: Sending<typeof calendars.follow>): Promise<Reply> =>
  said(askApi(calendars.follow, { body, limitMs: LIMIT_MS }))
export const refreshCalendar = (id: string): Promise<Reply> =>
  said(askApi(calendars.refresh, { body: { id }, limitMs: LIMIT_MS }))
export const unfollow = (id: string): Promise<Reply> =>
  said(askApi(calendars.remove, { body: { id }, limitMs: LIMIT_MS }))
