// The question and the answer of Retail Edge. The fields are all optional, with the specification's limits; the client
// comes from the card. The answer is plain: every field is required, and nullable if it may be absent.
import { z } from 'zod'
import { Picks } from '../../reading/understood/reading'
import type { FieldMeta } from '../../tool'
import { RetailRead } from './read/by-model'

const words = (max: number, long: string, meta: FieldMeta) => z.string().trim().max(max, long).meta(meta)

export const RetailInput = z.object({
  clientName: words(100, 'Name must be less than 100 characters', {
    label: 'Client name',
    control: 'client',
    placeholder: 'First name is enough',
  }),
  hairType: words(500, 'Hair type must be less than 500 characters', {
    label: 'Hair type',
    control: 'lines',
    placeholder: 'Fine, straight, highlighted',
    help: 'From the card; change it for today if you like.',
  }),
  currentTreatment: words(500, 'Current treatment must be less than 500 characters', {
    label: 'Current treatment',
    control: 'lines',
    placeholder: 'Half head foils and pearl toner',
    help: 'What is done today. Filled in from the last formula.',
  }),
  serviceHistory: words(1000, 'Service history must be less than 1000 characters', {
    label: 'Service history',
    control: 'lines',
    placeholder: 'Balayage in May, keratin treatment last year, swims on Thursdays',
    help: 'What was done before, and what you saw. Filled in from the last visits.',
  }),
  /** By the paths in told/paths.ts. */
  picks: Picks.optional().meta({ label: 'Picked', control: 'picks' }),
})
export type RetailInput = z.infer<typeof RetailInput>

const text = z.string()
export const PRIORITIES = ['high', 'medium', 'low'] as const
const WHYS = [
  'allergy',
  'wish',
  'declined',
  'owns',
  'budget',
  'health',
  'hair',
  'not-for-home',
  'claim',
  'gone',
] as const

export const RetailProduct = z.object({
  /** The catalogue's own id. */
  id: text,
  name: text,
  category: text,
  priority: z.enum(PRIORITIES),
  /** The record's words behind it, and where they are. */
  quote: text,
  quote_from: text,
  reason: text,
  how_to_use: text,
  /** The catalogue's own price, to the penny; null if it has none. */
  price: z.number().nullable(),
  /** What to check on the label before it goes home. */
  check_label: text.nullable(),
  /** The client has had it before; says how we know. */
  owned: text.optional(),
})
export type RetailProduct = z.infer<typeof RetailProduct>

export const RetailOutput = z.object({
  summary: text,
  hair_type: text.nullable(),
  current_treatment: text.nullable(),
  products: z.array(RetailProduct),
  /** What the record rules out or makes unnecessary, and the words that say so. */
  left_out: z.array(z.object({ id: text, name: text, why: z.enum(WHYS), text })),
  cautions: z.array(z.object({ rule: text, tone: z.enum(['info', 'caution', 'stop']), title: text, text })),
  questions: z.array(text),
  /** One or two sentences in a stylist's words. */
  quick_pitch: text,
  talking_points: z.array(text),
  /** ISO 4217, from the salon. */
  currency: text,
  /** True if the product list is empty. */
  no_products: z.boolean(),
  /** The part of a model's reading that rests on the record: the engine answered with it. */
  read: RetailRead.optional(),
})
export type RetailOutput = z.infer<typeof RetailOutput>
export type LeftOut = RetailOutput['left_out'][number]
