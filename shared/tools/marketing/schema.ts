// The question, as the specification's form asks it, and the answer: a post, or what is needed before there can be one.
import { z } from 'zod'
import { Picks } from '../../reading/understood/reading'
import type { FieldMeta } from '../../tool'
import { picksIn } from './told/paths'

export const CONTENT_TYPES = [
  'instagram',
  'facebook',
  'email',
  'promotion',
  'before-after',
  'testimonial',
] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

export const TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  instagram: 'Instagram Post',
  facebook: 'Facebook Post',
  email: 'Email Newsletter',
  promotion: 'Promotion Announcement',
  'before-after': 'Before & After Caption',
  testimonial: 'Client Testimonial Post',
}

const meta = (value: FieldMeta): FieldMeta => value

export const NO_TOPIC = 'Topic is required'

export const MarketingInput = z
  .object({
    contentType: z
      .enum(CONTENT_TYPES, `Content type must be one of ${CONTENT_TYPES.join(', ')}`)
      .meta(meta({ label: 'Content type', control: 'choice', options: TYPE_LABELS })),
    topic: z
      .string(NO_TOPIC)
      .trim()
      .max(1000, 'Topic must be less than 1000 characters')
      .meta(
        meta({
          label: 'Topic or Details',
          control: 'lines',
          placeholder: '15% off glosses, 1 to 30 April, not with any other offer',
          help: 'What it is about: prices, dates, terms, names. Only what you write here is used. Nothing is made up.',
        }),
      ),
    includeImage: z.boolean().meta(
      meta({
        label: 'Generate Image',
        control: 'switch',
        help: 'A designed poster, made on this tablet. If there is an image model, it adds a picture.',
      }),
    ),
    /** By the paths in told/paths.ts. */
    picks: Picks.optional().meta({ label: 'Picked', control: 'picks' }),
  })
  .superRefine(({ topic, picks }, context) => {
    // The subject can be picked instead of typed.
    if (topic === '' && !picksIn(picks).subject)
      context.addIssue({ code: 'custom', path: ['topic'], message: NO_TOPIC })
  })
export type MarketingInput = z.infer<typeof MarketingInput>

const text = z.string()
export const MarketingOutput = z.object({
  decision: z.enum(['write', 'ask']),
  /** Just the post, ready to paste, with hashtags. Empty if the decision is to ask. */
  content: text,
  /** An email's subject and preview line; null for everything else. */
  subject: text.nullable(),
  preheader: text.nullable(),
  /** What we need before writing. Empty if the decision is to write. */
  questions: z.array(text),
  /** What was left out of the topic, or of a model's post, and why. */
  removed: z.array(z.object({ what: text, why: text })),
  /** What to check before posting. */
  advice: z.array(text),
  /** The poster's words. */
  headline: text,
  line: text.nullable(),
})
export type MarketingOutput = z.infer<typeof MarketingOutput>
