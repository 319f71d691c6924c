// The schema of an ask's facts: a snapshot of the records that a tool may see, so that the tablet and the server answer
// from the same data. take-facts.ts takes the snapshot.
import { z } from 'zod'
import { Consultation } from './salon/records/consultation'

export const MAX_FACTS_BYTES = 32 * 1024
export const NEEDS = [
  'client',
  'notes',
  'formulas',
  'patch_tests',
  'products',
  'recommendations',
  'salon',
  'team',
] as const
export type Need = (typeof NEEDS)[number]

const text = z.string()
export const Facts = z.object({
  client: z
    .object({
      first_name: text,
      hair_type: text.nullable(),
      concerns: z.array(text),
      notes: text.nullable(),
      allergies: z.array(z.object({ substance: text, reaction: text.nullable() })),
    })
    .nullable(),
  notes: z.array(z.object({ text, written_at: text })),
  formulas: z.array(
    z.object({
      made_at: text,
      title: text,
      start: z.object({ level: z.number(), tone: text.nullable() }).nullable(),
      result: z.object({ level: z.number(), tone: text.nullable() }).nullable(),
      bowls: z.array(
        z.object({
          zone: text,
          mix: z.array(z.object({ shade: text, grams: z.number() })),
          developer_volume: z.number().nullable(),
          developer_grams: z.number().nullable(),
          ratio: text.nullable(),
          minutes: z.number().nullable(),
        }),
      ),
      remarks: text.nullable(),
    }),
  ),
  patch_tests: z.array(
    z.object({
      product: text,
      applied_at: text,
      result: z.enum(['waiting', 'clear', 'reaction']),
      read_at: text.nullable(),
    }),
  ),
  /** The latest consultation; absent in questions from before there were any. */
  consultation: Consultation.pick({ answered_at: true, answered_by: true, answers: true }).nullish(),
  products: z.array(
    z.object({
      id: text,
      name: text,
      category: text,
      description: text.nullable(),
      price: z.number().nullable(),
      /** A person's corrections to its tags; absent: none. */
      mended: z
        .object({
          kind: text.nullable(),
          serves: z.array(text),
          serves_not: z.array(text),
          contains: z.array(text),
          contains_not: z.array(text),
        })
        .optional(),
    }),
  ),
  /** Earlier recommendations, newest first, and what became of each; null: nobody recorded it. */
  recommendations: z
    .array(
      z.object({
        made_at: text,
        products: z.array(
          z.object({
            id: text,
            name: text,
            outcome: z.enum(['bought', 'declined', 'owns']).nullable(),
            /** When the outcome was recorded. */
            at: text.nullable(),
          }),
        ),
      }),
    )
    .default([]),
  salon: z
    .object({
      name: text.default(''),
      booking_link: text.nullable().default(null),
      phone: text.nullable().default(null),
      currency: text,
      colour_brand: text.nullable(),
      patch_test_hours: z.number(),
      patch_test_valid_months: z.number(),
      /** Absent: by time. */
      patch_test_retest: z.literal('brand').optional(),
      /** Absent: nobody has said. */
      vat_registered: z.boolean().optional(),
      vat_rate: z.number().optional(),
    })
    .nullable(),
  /** Who works here, by name; absent if the question doesn't need it. */
  team: z.array(text).optional(),
})
export type Facts = z.infer<typeof Facts>

export const NO_FACTS: Facts = {
  client: null,
  notes: [],
  formulas: [],
  patch_tests: [],
  consultation: null,
  products: [],
  recommendations: [],
  salon: null,
}
