// A client's time in the salon's day. Times are the salon's wall clock, with no zone: half past nine stays half past nine,
// whatever the tablet's own clock thinks. (docs/decisions: the shape of an appointment)
import { z } from 'zod'
import { common, id, instant, line, short, text } from './fields'

/** "2026-11-27T09:30", as it stands on the salon's wall. */
const wallTime = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/)

/** Where the client develops and the stylist is free: minutes from the start, and how many. */
export const ProcessingWindow = z.object({
  from: z.number().int().min(0).max(1440),
  minutes: z.number().int().min(1).max(1440),
})
export type ProcessingWindow = z.infer<typeof ProcessingWindow>

/** By hand, kept from a day that was planned, from a calendar that is followed, or from a file. */
const APPOINTMENT_SOURCES = ['hand', 'day', 'calendar', 'file'] as const

export const Appointment = z.object({
  ...common,
  client_id: id.nullable(),
  /** As it was written, where it is tied to no card; a linked one's name stands on the card. */
  client_name: short.nullable(),
  person_id: id.nullable(),
  /** The stylist as written, where it is tied to nobody who works here. */
  stylist: short.nullable(),
  starts_at: wallTime,
  minutes: z.number().int().min(1).max(1440),
  /** A whole day with no hour of its own: a holiday, a course. */
  all_day: z.boolean().default(false),
  service: line,
  processing: z.array(ProcessingWindow).max(12).default([]),
  may_move: z.boolean().default(false),
  note: text.nullable(),
  source: z.enum(APPOINTMENT_SOURCES).default('hand'),
  /** The calendar or the import that it came from. */
  source_id: id.nullable().default(null),
  /** What its source calls it; with it the same entry is known again. */
  uid: line.nullable().default(null),
  /** Digests of other entries that are this one visit: while it is deleted, and once it is erased, none of them comes in. */
  also: z.array(id).max(20).default([]),
  /** A digest of each part as the source last had it: only what changed there is written here. Tells nothing of itself. */
  seen: z
    .object({ when: short, length: short, words: short, note: short.default('') })
    .nullable()
    .default(null),
  /** Since when it no longer stands in its source: shown, and left to people. */
  vanished_at: instant.nullable().default(null),
  /** Made, or moved to another day, whichever was later. */
  made_at: instant,
  who: short.nullable(),
  sample: z.boolean().default(false),
})
export type Appointment = z.infer<typeof Appointment>
