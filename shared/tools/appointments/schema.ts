// The question, as the specification's form asks it, and the answer: the day as read, what is in its way, and what is
// proposed. Times are "HH:MM", lengths are minutes.
import { z } from 'zod'
import { Picks } from '../../reading/understood/reading'
import type { FieldMeta } from '../../tool'
import { ScheduleRead } from './read/by-model'

export const ScheduleInput = z.object({
  schedule: z
    .string('Schedule is required')
    .trim()
    .min(1, 'Schedule is required')
    .max(2000, 'Schedule must be less than 2000 characters')
    .meta({
      label: 'Schedule',
      control: 'lines',
      placeholder:
        '9-10 Jane cut\n10.30 Kim fringe 30 min (flexible)\n12-2 Lou half head foils, processing 12.50-1.20',
      help: 'One day or several, as you write it: times, names, services, lengths. Say who may move, and when colour develops.',
    } satisfies FieldMeta),
  /** What was tapped on an entry, by path (told/paths.ts). */
  picks: Picks.optional().meta({ label: 'Picked', control: 'picks' } satisfies FieldMeta),
})
export type ScheduleInput = z.infer<typeof ScheduleInput>

const text = z.string()
const place = { staff: text, day: text }
/** An entry's key (told/lines.ts), what a person picked for it, and what nobody wrote; absent in older answers. */
const toldOf = {
  key: text.default(''),
  picked: z.array(text).default([]),
  doubts: z.array(text).default([]),
}
const span = { from: text, to: text, minutes: z.number() }

const Appointment = z.object({
  ...place,
  client: text,
  service: text,
  start: text,
  end: text,
  minutes: z.number(),
  /** No length was written, so the usual one is assumed. */
  length_assumed: z.boolean(),
  /** No start was written, so it follows the entry before. */
  start_assumed: z.boolean(),
  /** The text says that it may move. */
  flexible: z.boolean(),
  /** "not before 11:00, done by 15:00"; null = no limit. */
  limits: text.nullable(),
  /** When the client develops and the stylist is free. */
  processing: z.array(z.object({ from: text, to: text, assumed: z.boolean() })),
  line: z.number(),
  ...toldOf,
})

export const Move = z.object({ ...place, client: text, from: text, to: text })
export type Move = z.infer<typeof Move>

const KINDS = ['move', 'overlap', 'break', 'gap', 'processing', 'tip'] as const
export const Suggestion = z.object({
  kind: z.enum(KINDS),
  suggestion: text,
  reason: text,
  /** The specification's "time saved", in words. */
  timesSaved: text,
  /** Idle minutes saved; over all suggestions they add up to idle_before − idle_after. */
  minutes_saved: z.number(),
  /** Only entries that the text says may move; several if one makes room for another. */
  moves: z.array(Move),
})
export type Suggestion = z.infer<typeof Suggestion>

export const ScheduleOutput = z.object({
  valid_input: z.boolean(),
  summary: text,
  appointments: z.array(Appointment),
  breaks: z.array(
    z.object({
      ...place,
      label: text,
      start: text,
      end: text,
      minutes: z.number(),
      rest: z.boolean(),
      flexible: z.boolean().default(false),
      line: z.number().default(0),
      ...toldOf,
    }),
  ),
  hours: z.array(z.object({ ...place, from: text, to: text })),
  /** Clashes of active time; a guest entirely inside a processing window isn't one. */
  overlaps: z.array(z.object({ ...place, a: text, b: text, ...span })),
  absorbed: z.array(z.object({ ...place, host: text, guest: text })),
  gaps: z.array(z.object({ ...place, ...span })),
  /** Chairs that work for over six hours without a break. */
  no_break: z.array(z.object({ ...place, minutes: z.number() })),
  /** A free slot set aside as the break of such a chair. */
  kept_break: z.array(z.object({ ...place, ...span })),
  idle_before: z.number(),
  idle_after: z.number(),
  suggestions: z.array(Suggestion),
  not_booked: z.array(text),
  assumed: z.array(text),
  /** With what we can guess, to prefill the entry that a person makes of it. */
  unread: z.array(
    z.object({
      line: z.number(),
      text,
      why: text,
      key: text.default(''),
      client: text.default(''),
      service: text.default(''),
      start: text.nullable().default(null),
      minutes: z.number().nullable().default(null),
    }),
  ),
  /** Entries that a person removed from the day. */
  removed: z.array(z.object({ key: text, client: text, start: text })).default([]),
  /** Picks for lines that the text no longer contains. */
  lost: z.array(z.object({ key: text, of: text, picked: text })).default([]),
  /** The part of a model's reading that rests on the text: the day was computed with it. */
  read: ScheduleRead.optional(),
})
export type ScheduleOutput = z.infer<typeof ScheduleOutput>
