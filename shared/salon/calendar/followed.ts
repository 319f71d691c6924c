// A followed calendar: what a tablet sends, and what it gets back.
import { z } from 'zod'
import { LeftOut } from './left-out'

const id = z.string().min(1).max(80)

export const TROUBLES = [
  'inner',
  'unreachable',
  'slow',
  'too-large',
  'status',
  'redirects',
  'no-calendar',
  'not-readable',
] as const
export type Trouble = (typeof TROUBLES)[number]

export const FollowedCalendar = z.object({
  id,
  /** The calendar's own name; "" if it has none. */
  name: z.string(),
  /** The host it is fetched from. The full address lets anyone in who has it, so nobody is told it. */
  host: z.string(),
  person: id.nullable(),
  checked_at: z.iso.datetime().nullable(),
  reached_at: z.iso.datetime().nullable(),
  /** Since when fetching has failed; null while it works. */
  failing_since: z.iso.datetime().nullable(),
  trouble: z.enum(TROUBLES).nullable(),
  /** How many appointments it has from today on. */
  entries: z.number().int(),
  /** Counted at the last read; null if it hasn't been read since we began counting. */
  left_out: LeftOut.nullable(),
})
export type FollowedCalendar = z.infer<typeof FollowedCalendar>

/** Turns webcal:// into https://; null if it isn't a calendar's address. */
export function calendarAddress(typed: string): string | null {
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://')
  if (!URL.canParse(text)) return null
  const { protocol, hostname } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' ? new URL(text).href : null
}

export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  inner: 'This address can’t be used. It must begin with https:// or webcal:// and be open to the internet.',
  unreachable: 'Nothing answers at this address. Check it, and try again.',
  slow: 'It took too long to answer. It is tried again by itself.',
  'too-large': 'The calendar is larger than 10 MB, or this salon’s room on the server is full.',
  status: 'The calendar won’t let Chairside in. Check that the address is still right.',
  redirects: 'The address goes round in a circle. Copy it again from your calendar.',
  'no-calendar': 'There is no calendar at this address. Check it, and try again.',
  'not-readable': 'The calendar can’t be read. Copy its address again.',
}
