// A client's card and what belongs to it; permissions, and the minimum kept about erased clients.
import { z } from 'zod'
import { BIRTHDAY } from './birthday'
import { common, id, instant, line, short, text } from './fields'

export const Client = z.object({
  ...common,
  name: short.min(1),
  phone: short.nullable(),
  email: short.nullable(),
  hair_type: short.nullable(),
  concerns: z.array(short).max(50),
  notes: text.nullable(),
  created_at: instant,
  /** Marks records of the sample salon, so that one tap removes them. */
  sample: z.boolean().default(false),
  /** The import that made the record, so that it can be undone. */
  import_id: id.nullable().default(null),
  /** Nothing about this client goes to a model: the built-in engine's answer is final. */
  no_ai: z.boolean().default(false),
  /** Month and day, "03-14"; the year isn't kept. */
  birthday: z.string().regex(BIRTHDAY).nullable().default(null),
})
export type Client = z.infer<typeof Client>

export const Allergy = z.object({
  ...common,
  client_id: id,
  substance: short.min(1),
  reaction: text.nullable(),
  noted_at: instant,
  who: short.nullable(),
})
export type Allergy = z.infer<typeof Allergy>

export const Note = z.object({ ...common, client_id: id, text, written_at: instant, who: short.nullable() })
export type Note = z.infer<typeof Note>

export const PatchTest = z.object({
  ...common,
  client_id: id,
  product: short.min(1),
  applied_at: instant,
  result: z.enum(['waiting', 'clear', 'reaction']),
  read_at: instant.nullable(),
  who: short.nullable(),
  remarks: text.nullable(),
})
export type PatchTest = z.infer<typeof PatchTest>

/** To do later for a client: "book again in six weeks". */
export const Reminder = z.object({
  ...common,
  client_id: id.nullable(),
  text: line.min(1),
  /** The day it is due, "2027-01-09". */
  due_on: z.iso.date(),
  made_at: instant,
  done_at: instant.nullable(),
  who: short.nullable(),
})
export type Reminder = z.infer<typeof Reminder>

/** Somebody on a list was contacted, or needn't be: what `of` names is done, and the next one becomes due. */
export const Contacted = z.object({
  ...common,
  client_id: id,
  list: z.enum(['patch-test', 'rebook', 'not-seen', 'birthday']),
  /** What it was due for: an appointment, the day of a last visit, a year. */
  of: short.min(1),
  /** Null: the tap was undone. */
  done_at: instant.nullable(),
  who: short.nullable(),
})
export type Contacted = z.infer<typeof Contacted>

/**
 * A client's answer when asked for permission, in the words that were shown. It stays on record even when withdrawn.
 */
export const Consent = z.object({
  ...common,
  client_id: id,
  about: z.enum(['health-notes', 'photos', 'marketing']),
  /** The version of the wording (shared/salon/privacy/wordings.ts), and the wording itself as it was on the screen. */
  version: short.min(1),
  wording: text.min(1),
  answer: z.enum(['yes', 'no']),
  given_at: instant,
  how: z.enum(['on this tablet', 'signed', 'said']),
  /** Where photos may be shown. */
  platforms: z.array(short).max(20),
  /** Who answered for a client under age. */
  guardian: short.nullable(),
  who: short.nullable(),
  withdrawn_at: instant.nullable().default(null),
  withdrawn_why: line.nullable().default(null),
})
export type Consent = z.infer<typeof Consent>

/**
 * The minimum that a salon must keep about an erased client, and until when. It is about nobody: it contains no client
 * id, and is itself erased when its time is up.
 */
export const KeptRecord = z.object({
  ...common,
  what: z.enum(['allergic reaction', 'patch test reaction', 'complaint or claim', 'other']),
  /** Only what is needed: initials, day, product, what happened. */
  facts: text.min(1),
  reason: line.min(1),
  keep_until: z.iso.date(),
  made_at: instant,
  who: short.nullable(),
})
export type KeptRecord = z.infer<typeof KeptRecord>
