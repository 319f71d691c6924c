// What lives on every device of an account: one zod schema a kind; types are inferred. Field names are the
// specification's own where it names one, so that an export needs no translation. Limits are checked on the
// change; there is no rule across fields, so every mix of valid fields is a valid record.
import { z } from 'zod'
import { choices } from './comfort'
import type { PersonComfort } from './comfort-fields'
import type { Kind } from './kinds'

export { OLDEST_SCHEMA, SCHEMA } from './limits'

const id = z.string().min(1).max(80)
const short = z.string().max(200)
const line = z.string().max(500)
const text = z.string().max(20_000)
/** ISO 8601 instant in UTC, "2026-11-21T09:30:00.000Z" */
const instant = z.iso.datetime()

/** The part of a text edit that did not fit: kept whole beside the text until someone decides (Use, Append, Dismiss). */
export const SecondVersion = z.object({
  id: z.string().max(200),
  field: z.string().max(60),
  text: text,
  at: z.number(),
  device: id,
  person: id.nullable(),
})
export type SecondVersion = z.infer<typeof SecondVersion>

const common = {
  deletedAt: z.number().nullable().default(null),
  seconds: z.array(SecondVersion).default([]),
}

export const Salon = z.object({
  ...common,
  name: short,
  booking_link: line.nullable(),
  /** As it stands in adverts; clients' own phones never leave the salon. */
  phone: short.nullable().default(null),
  currency: z.enum(['GBP', 'USD', 'EUR', 'AUD', 'CAD']),
  /** 6/1 is written 6/1, 6.1, 6-1 or 6A: how this salon writes shades. */
  colour_brand: short.nullable(),
  patch_test_hours: z.number().int().min(24).max(168),
  patch_test_valid_months: z.number().int().min(1).max(24),
  /** 'brand': a clear test counts for the product it was made with alone. */
  patch_test_retest: z.enum(['time', 'brand']).default('time'),
  /** Null: nobody has said. */
  vat_registered: z.boolean().nullable().default(null),
  /** Percent, of takings that include it. */
  vat_rate: z.number().min(0).max(50).nullable().default(null),
  /** Nothing of this salon goes to a model. */
  no_ai: z.boolean().default(false),
  /** New cards begin with 'no AI' switched on. */
  new_clients_no_ai: z.boolean().default(false),
  /** When somebody was through with the first steps, or skipped them, on whichever tablet. */
  first_run_done_at: instant.nullable().default(null),
})
export type Salon = z.infer<typeof Salon>

const chosen = <const C extends readonly (string | number | boolean)[]>(values: C) =>
  z.literal(values).nullable().default(null)
/** Null: this person has not chosen. */
const comfort = {
  comfort_text: chosen(choices.text),
  comfort_spacing: chosen(choices.spacing),
  comfort_typeface: chosen(choices.typeface),
  comfort_tint: chosen(choices.tint),
  comfort_contrast: chosen(choices.contrast),
  comfort_calm: chosen(choices.calm),
  comfort_motion: chosen(choices.motion),
  comfort_sound: chosen(choices.sound),
  comfort_speed: chosen(choices.speed),
  comfort_read_aloud: chosen(choices.read_aloud),
  comfort_focus_view: chosen(choices.focus_view),
  comfort_language: chosen(choices.language),
  comfort_language_asked: chosen(choices.language_asked),
  comfort_talk_side: chosen(choices.talk_side),
} satisfies { [F in keyof PersonComfort]: z.ZodType<PersonComfort[F]> }

/** A key that never leaves its device: this is the half of it that checks (web/people/passkey-check.ts). */
export const Passkey = z.object({
  /** The credential's, as base64url. */
  id: short,
  /** SubjectPublicKeyInfo, as base64url. */
  public_key: z.string().max(2_000),
  /** COSE: -7 is ES256, -257 is RS256. */
  algorithm: z.number().int(),
  /** The device that it works on. */
  device: id,
  /** "This tablet", as people see it in a list. */
  name: short,
  at: instant,
})
export type Passkey = z.infer<typeof Passkey>

export const Person = z.object({
  ...common,
  name: short,
  /** One of shared/people.ts. */
  colour: short.nullable(),
  /** Salted and stretched, never the PIN: "pbkdf2-sha256:600000:salt:hash". */
  pin: short.nullable().default(null),
  passkeys: z.array(Passkey).max(50).default([]),
  ...comfort,
})
export type Person = z.infer<typeof Person>

export const Client = z.object({
  ...common,
  name: short.min(1),
  phone: short.nullable(),
  email: short.nullable(),
  hair_type: short.nullable(),
  concerns: z.array(short).max(50),
  notes: text.nullable(),
  created_at: instant,
  /** Set on records of the sample salon, so that they go with one tap. */
  sample: z.boolean().default(false),
  /** The import that made the record, so that an import can be undone. */
  import_id: id.nullable().default(null),
  /** Nothing about this client goes to a model: the built-in engine's answer is final. */
  no_ai: z.boolean().default(false),
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

export const Product = z.object({
  ...common,
  name: short.min(1),
  category: short.min(1),
  description: text.nullable(),
  /** In the salon's currency, two decimals. */
  price: z.number().min(0).max(1_000_000).nullable(),
  created_at: instant,
  sample: z.boolean().default(false),
  import_id: id.nullable().default(null),
})
export type Product = z.infer<typeof Product>

/** Depth 1–10 (11 and 12 are high-lift series) and the tone as the salon writes it. */
export const Shade = z.object({ level: z.number().min(1).max(12), tone: short.nullable() })
export type Shade = z.infer<typeof Shade>

export const Bowl = z.object({
  zone: short,
  mix: z.array(z.object({ shade: short, grams: z.number().min(0).max(1000) })).max(12),
  /** Volumes; 0 = none. Null = not noted. */
  developer_volume: z.number().min(0).max(40).nullable(),
  developer_grams: z.number().min(0).max(2000).nullable(),
  /** "1:1.5", colour first; null = none. */
  ratio: short.nullable(),
  minutes: z.number().min(0).max(240).nullable(),
})
export type Bowl = z.infer<typeof Bowl>

/** What was really used on a client: made only when a stylist saves it. Engines reason from these. */
export const Formula = z.object({
  ...common,
  client_id: id.nullable(),
  client_name: short,
  made_at: instant,
  ask_id: id.nullable(),
  title: line,
  start: Shade.nullable(),
  result: Shade.nullable(),
  bowls: z.array(Bowl).max(12),
  remarks: text.nullable(),
  who: short.nullable(),
})
export type Formula = z.infer<typeof Formula>

export const Override = z.object({
  id,
  /** The rule that was set aside, e.g. 'patch-test'. */
  rule: short,
  reason: text.min(1),
  at: instant,
  who: short.nullable(),
})
export type Override = z.infer<typeof Override>

const json = z.record(z.string(), z.unknown())

/** What became of a product that was recommended. `id`: the product's. */
export const Outcome = z.object({
  id,
  name: short,
  outcome: z.enum(['bought', 'declined', 'owns']),
  at: instant,
})
export type Outcome = z.infer<typeof Outcome>

/** A question to a tool. The device writes the upper part once; the server alone writes the answer. */
export const Ask = z.object({
  ...common,
  tool: short,
  tool_version: z.number().int(),
  client_id: id.nullable(),
  client_name: short.nullable(),
  input: json,
  /** Pushed, not pulled: read it back from /api/asks/:id/facts. */
  facts: json.nullable().default(null),
  /** The local engine's output. */
  draft: json.nullable(),
  /** The sheet as it was shown when the ask was saved. */
  sheet: json.nullable(),
  device: id,
  asked_at: instant,
  asked_by_voice: z.boolean().default(false),
  /** Who asked, by name. */
  who: short.nullable().default(null),
  overrides: z.array(Override).default([]),
  /** What became of the products that were recommended; the last word on each counts. */
  outcomes: z.array(Outcome).max(20).default([]),
  /** An ask older than 24 hours waits for this before a model is called. */
  still_wanted_at: instant.nullable().default(null),
  sample: z.boolean().default(false),
  /** Written by the server alone. `answer` null with `answered_by` 'engine' = the draft is final. */
  answer: json.nullable().default(null),
  answered_at: instant.nullable().default(null),
  /** 'engine', or the model's name. */
  answered_by: short.nullable().default(null),
  /** What the trade's rules changed in the model's answer, in words. */
  answer_notes: z.array(line).default([]),
  failure: z.object({ code: short, at: instant }).nullable().default(null),
  /** A model's picture, kept beside the records under its content hash; it is answered, and fails, apart from the text. */
  image: z
    .object({ hash: short, type: short, width: z.number(), height: z.number(), by: short, at: instant })
    .nullable()
    .default(null),
  image_failure: z.object({ code: short, at: instant }).nullable().default(null),
})
export type Ask = z.infer<typeof Ask>

/** One practice conversation; its turns are records of their own. */
export const Conversation = z.object({
  ...common,
  /** The id of a built-in scenario, or of a `scenario` record. */
  scenario: short.min(1),
  title: short,
  started_at: instant,
  ended_at: instant.nullable(),
  /** False: practised without scores. */
  scored: z.boolean().default(true),
  device: id,
})
export type Conversation = z.infer<typeof Conversation>

/** One turn of a conversation, written once, by one speaker. */
export const Turn = z.object({
  ...common,
  conversation_id: id,
  role: z.enum(['client', 'stylist']),
  text,
  said_at: instant,
  /** 'person', 'engine', or the model's name. */
  by: short,
  /** 0 (about to leave) to 100 (delighted): the client's, after this turn. Null for the stylist's. */
  mood: z.number().min(0).max(100).nullable(),
  /** The turn that this line was tried again from: that one and all after it no longer count. */
  retries: id.nullable().default(null),
})
export type Turn = z.infer<typeof Turn>

/** A practice scenario of the salon's own. */
export const Scenario = z.object({
  ...common,
  title: short.min(1),
  /** Who the client is and what happened, as the client would tell it. */
  description: text,
  /** The client's first words; null: made from the description. */
  opening: line.nullable(),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
  created_at: instant,
})
export type Scenario = z.infer<typeof Scenario>

/** Something said at the chair and kept as sound until it is typed. Its bytes travel beside the records, by their hash. */
export const Memo = z.object({
  ...common,
  client_id: id.nullable(),
  recorded_at: instant,
  /** "audio/webm;codecs=opus" or "audio/mp4", as the recorder made it. */
  type: short,
  /** Seconds of sound. */
  duration: z.number().min(0).max(3600),
  bytes: z.number().int().min(0),
  /** SHA-256 of the sound, hex. */
  hash: short,
  /** What a person typed from it, or kept of the transcript. */
  text: text.nullable(),
  /** The field it was spoken into, for the way back: "note", or a path such as "ask.colour-formula.desiredColor". */
  into: short.nullable(),
  device: id,
  who: short.nullable(),
  /** Written by the server alone. */
  transcript: text.nullable().default(null),
  transcribed_by: short.nullable().default(null),
  transcript_failure: z.object({ code: short, at: instant }).nullable().default(null),
})
export type Memo = z.infer<typeof Memo>

/** A countdown at the chair. Times are the server's, as far as the device knew it; the arithmetic is in shared/timers.ts. */
export const Timer = z.object({
  ...common,
  client_id: id.nullable(),
  /** "Roots", "Toner": what people call it. */
  name: short.min(1),
  /** The zone of the head it belongs to, when it was set from a step of an answer. */
  zone: short.nullable(),
  /** The whole length in seconds, with what was added later. */
  duration: z.number().min(1).max(86_400),
  started_at: instant,
  ends_at: instant,
  /** Paused with this many seconds left; null: it runs. */
  paused_left: z.number().min(0).max(86_400).nullable().default(null),
  /** Someone heard it and stopped it. */
  stopped_at: instant.nullable().default(null),
  device: id,
  who: short.nullable(),
})
export type Timer = z.infer<typeof Timer>

/** A bowl at the chair: as it is to be mixed today, and whether it was begun. */
export const ChairBowl = Bowl.extend({
  id,
  /** The step of the answer that it stands for, from 0; null: added at the chair. */
  step: z.number().int().min(0).max(200).nullable(),
  started_at: instant.nullable(),
  /** Why the developer is stronger than the rules allow for it. */
  reason: text.nullable(),
})
export type ChairBowl = z.infer<typeof ChairBowl>

/** One client in the chair, from sitting down to the end: what "where was I" is answered from. */
export const Service = z.object({
  ...common,
  client_id: id,
  started_at: instant,
  ended_at: instant.nullable(),
  /** The answer that is being worked from. */
  ask_id: id.nullable(),
  /** The step of it that is on screen, from 0. */
  step: z.number().int().min(0).max(200),
  /** Which of the answers of the ask is worked from: what comes later is announced, never put in its place. */
  which: z.enum(['draft', 'answer']).default('draft'),
  /** Today's bowls, where they differ from the answer or were started, before they are saved as a formula. */
  bowls: z.array(ChairBowl).max(24).default([]),
  /** Rules that were set aside for bowls that come from no answer. */
  overrides: z.array(Override).default([]),
  formula_id: id.nullable().default(null),
  /** In so many words: "Started the bowl: Roots". */
  last_done: line.nullable().default(null),
  last_done_at: instant.nullable().default(null),
  device: id,
  who: short.nullable(),
})
export type Service = z.infer<typeof Service>

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

/** What a client said when asked for permission, in the words that were shown. Withdrawn, it stays on record. */
export const Consent = z.object({
  ...common,
  client_id: id,
  about: z.enum(['health-notes', 'photos', 'marketing']),
  /** Of the wording (shared/privacy/wordings.ts), and the wording itself as it stood on the screen. */
  version: short.min(1),
  wording: text.min(1),
  answer: z.enum(['yes', 'no']),
  given_at: instant,
  how: z.enum(['on this tablet', 'signed', 'said']),
  /** Where photos may be shown. */
  platforms: z.array(short).max(20),
  /** Who answered for a client who is under age. */
  guardian: short.nullable(),
  who: short.nullable(),
  withdrawn_at: instant.nullable().default(null),
  withdrawn_why: line.nullable().default(null),
})
export type Consent = z.infer<typeof Consent>

/**
 * The least that a salon must keep of a client who was erased, and until when. About nobody: it holds no id of a client,
 * and is itself erased at its end.
 */
export const KeptRecord = z.object({
  ...common,
  what: z.enum(['allergic reaction', 'patch test reaction', 'complaint or claim', 'other']),
  /** No more than is needed: initials, day, product, what happened. */
  facts: text.min(1),
  reason: line.min(1),
  keep_until: z.iso.date(),
  made_at: instant,
  who: short.nullable(),
})
export type KeptRecord = z.infer<typeof KeptRecord>

export const schemas = {
  salon: Salon,
  person: Person,
  client: Client,
  allergy: Allergy,
  note: Note,
  patch_test: PatchTest,
  product: Product,
  formula: Formula,
  ask: Ask,
  conversation: Conversation,
  turn: Turn,
  scenario: Scenario,
  memo: Memo,
  timer: Timer,
  service: Service,
  reminder: Reminder,
  consent: Consent,
  kept_record: KeptRecord,
} as const satisfies Record<Kind, z.ZodObject>

/** The fields of a record of kind K, as screens see them. */
export type FieldsOf<K extends Kind> = z.infer<(typeof schemas)[K]>
