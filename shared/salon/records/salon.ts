// The salon itself, and the people who work in it.
import { z } from 'zod'
import { choices } from '../../account/comfort'
import type { PersonComfort } from '../../account/comfort-fields'
import { COLOUR_SHAPE, LOGO_MAX_CHARS, LOGO_SHAPE } from '../salon-look'
import { common, id, instant, line, short, text } from './fields'

export const Salon = z.object({
  ...common,
  name: short,
  booking_link: line.nullable(),
  /** As in adverts; clients' own phone numbers never leave the salon. */
  phone: short.nullable().default(null),
  currency: z.enum(['GBP', 'USD', 'EUR', 'AUD', 'CAD']),
  /** 6/1 is written 6/1, 6.1, 6-1 or 6A: this is how the salon writes shades. */
  colour_brand: short.nullable(),
  patch_test_hours: z.number().int().min(24).max(168),
  patch_test_valid_months: z.number().int().min(1).max(24),
  /** 'brand': a clear test only counts for the product it was made with. */
  patch_test_retest: z.enum(['time', 'brand']).default('time'),
  /** After this many months, a client is asked the consultation again. */
  consultation_months: z.number().int().min(1).max(36).default(6),
  /** The client signs what they answered on the tablet. */
  consultation_signed: z.boolean().default(false),
  /** After this many months without a visit, a client is on the "not seen" list. */
  not_seen_months: z.number().int().min(1).max(60).default(6),
  /** The salon's own words for a message; null: the default ones (shared/salon/lists/words.ts). */
  words_patch_test: text.nullable().default(null),
  words_rebook: text.nullable().default(null),
  words_not_seen: text.nullable().default(null),
  words_birthday: text.nullable().default(null),
  /** Null: nobody has said. */
  vat_registered: z.boolean().nullable().default(null),
  /** Percent, contained in the takings. */
  vat_rate: z.number().min(0).max(50).nullable().default(null),
  /** Used for its posters. */
  brand_colour: z.string().regex(COLOUR_SHAPE).nullable().default(null),
  logo: z
    .object({ png: z.string().max(LOGO_MAX_CHARS).regex(LOGO_SHAPE) })
    .nullable()
    .default(null),
  /** Nothing from this salon goes to a model. */
  no_ai: z.boolean().default(false),
  /** New cards start with 'no AI' switched on. */
  new_clients_no_ai: z.boolean().default(false),
  /** When somebody finished or skipped the first steps, on any tablet. */
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

/** The public half of a key that never leaves its device (web/account/people/passkey/passkey-check.ts). */
export const Passkey = z.object({
  /** The credential id, as base64url. */
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
  /** One of shared/account/people.ts. */
  colour: short.nullable(),
  /** Salted and stretched, never the PIN: "pbkdf2-sha256:600000:salt:hash". */
  pin: short.nullable().default(null),
  passkeys: z.array(Passkey).max(50).default([]),
  ...comfort,
})
export type Person = z.infer<typeof Person>
