// A client's slot in the salon's day. Times are the salon's wall clock, with no zone: half past nine stays half past
// nine, whatever the tablet's own clock says. (docs/decisions: the shape of an appointment)
import { z } from 'zod'
import { common, id, instant, line, short, text } from './fields'

/** "2026-11-27T09:30" on the salon's wall clock. */
const wallTime = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/)

/** When the client develops and the stylist is free: minutes from the start, and how many. */
export const ProcessingWindow = z.object({
  from: z.number().int().min(0).max(1440),
  minutes: z.number().int().min(1).max(1440),
})
export type ProcessingWindow = z.infer<typeof ProcessingWindow>

/** Made by hand, saved from a planned day, or from a followed calendar or a file. */
const APPOINTMENT_SOURCES = ['hand', 'day', 'calendar', 'file'] as const

export const Appointment = z.object({
  ...common,
  client_id: id.nullable(),
  /** The typed name, if it isn't linked to a card; a linked client's name is on the card. */
  client_name: short.nullable(),
  person_id: id.nullable(),
  /** The stylist as typed, if not linked to anyone who works here. */
  stylist: short.nullable(),
  starts_at: wallTime,
  minutes: z.number().int().min(1).max(1440),
  /** A whole day without times: a holiday, a course. */
  all_day: z.boolean().default(false),
  service: line,
  processing: z.array(ProcessingWindow).max(12).default([]),
  may_move: z.boolean().default(false),
  note: text.nullable(),
  source: z.enum(APPOINTMENT_SOURCES).default('hand'),
  /** The calendar or import it came from. */
  source_id: id.nullable().default(null),
  /** The source's id for it, so that we recognise the same entry again. */
  uid: line.nullable().default(null),
  /** Digests of other entries for the same visit: while it is deleted, and once it is erased, none of them comes in. */
  also: z.array(id).max(20).default([]),
  /**
   * A digest of each part as the source last had it, so that only what changed there is written here. Reveals nothing
   * by itself.
   */
  seen: z
    .object({ when: short, length: short, words: short, note: short.default('') })
    .nullable()
    .default(null),
  /** Since when it has been missing from its source: shown, and left for people to decide. */
  vanished_at: instant.nullable().default(null),
  /** When it was made or moved to another day, whichever was later. */
  made_at: instant,
  who: short.nullable(),
  sample: z.boolean().default(false),
})
export type Appointment = z.infer<typeof Appointment>
