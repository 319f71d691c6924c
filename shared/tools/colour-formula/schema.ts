// The question, as the specification's form asks it, and the answer. One zod object serves the form, the engine and the
// server, so the answer is plain: every field is required, and nullable if it may be absent.
import { z } from 'zod'
import { Picks } from '../../reading/understood/reading'
import type { FieldMeta } from '../../tool'
import { ColourRead } from './told/colour-read'
import { picksIn } from './told/paths'
import { wordsOfPicks } from './told/words'

const words = (max: number, empty: string, long: string, meta: FieldMeta) =>
  z.string(empty).trim().max(max, long).meta(meta)

const TOO_LONG = 'Description must be less than 500 characters'
const EMPTY = {
  clientName: 'Client name is required',
  currentColor: 'Current color is required',
  desiredColor: 'Desired color is required',
  hairCondition: 'Hair condition is required',
} as const

export const ColourInput = z
  .object({
    clientName: words(100, EMPTY.clientName, 'Name must be less than 100 characters', {
      label: 'Client name',
      control: 'client',
      placeholder: 'First name is enough',
    }),
    currentColor: words(500, EMPTY.currentColor, TOO_LONG, {
      label: 'Current hair colour',
      control: 'lines',
      placeholder: 'Natural 6, 3 cm regrowth, old 8/1 highlights, 30% grey',
      help: 'Level or shade, what is natural and what was coloured, grey, regrowth.',
    }),
    desiredColor: words(500, EMPTY.desiredColor, TOO_LONG, {
      label: 'Desired result',
      control: 'lines',
      placeholder: '8/1 light ash blonde, balayage',
      help: 'A shade code, a level or words; all over, roots, foils or balayage.',
    }),
    hairCondition: words(500, EMPTY.hairCondition, TOO_LONG, {
      label: 'Hair condition and history',
      control: 'lines',
      placeholder: 'Fine, slightly dry ends, box dye two years ago, no allergies',
      help: 'Condition, box dye, henna, relaxer, perm; scalp, allergies, health, age if under 16.',
    }),
    /** What was tapped, by path (told/paths.ts). */
    picks: Picks.optional().meta({ label: 'Picked', control: 'picks' }),
    /**
     * What the records said at the time of asking, by field, in words (told/known.ts). The plan reads the records
     * themselves.
     */
    known: z
      .object({ currentColor: z.string().max(500), hairCondition: z.string().max(500) })
      .partial()
      .optional(),
  })
  .superRefine((input, context) => {
    const words = wordsOfPicks(picksIn(input.picks))
    const known: Readonly<Record<string, string>> = input.known ?? {}
    for (const field of ['clientName', 'currentColor', 'desiredColor', 'hairCondition'] as const)
      if (input[field] === '' && !known[field] && (field === 'clientName' || words[field] === ''))
        context.addIssue({ code: 'custom', path: [field], message: EMPTY[field] })
  })
export type ColourInput = z.infer<typeof ColourInput>

export const DECISIONS = ['proceed', 'proceed_with_caution', 'hold', 'refuse', 'ask'] as const
export const STEP_KINDS = [
  'prep',
  'presoften',
  'remover',
  'fill',
  'lighten_off',
  'lighten_safe',
  'highlift',
  'tint_lift1',
  'tint_lift2',
  'tint_grey',
  'tint_deposit',
  'demi',
  'tone',
  'tone20',
  'direct',
] as const

const text = z.string()
const Shade = z.object({
  /** Depth, 1–10. */
  level: z.number(),
  /** A family of shared/trade/tones.ts. */
  tone: text,
  words: text,
})

export const ColourStep = z.object({
  kind: z.enum(STEP_KINDS),
  title: text,
  zone: text.nullable(),
  mix: z.array(z.object({ what: text, grams: z.number().nullable() })),
  /** Volumes. 0 = used without developer. Null = nothing is mixed. */
  developer_volume: z.number().nullable(),
  developer_grams: z.number().nullable(),
  /** "1:1.5", colour first. Null = none. */
  ratio: text.nullable(),
  /** Development time, from the end of application. Null = not timed. */
  minutes: z.object({ from: z.number(), to: z.number() }).nullable(),
  check_every_minutes: z.number().nullable(),
  how: z.array(text),
  watch: z.array(text),
})
export type ColourStep = z.infer<typeof ColourStep>

export const ColourOutput = z.object({
  decision: z.enum(DECISIONS),
  /** The answer in a sentence or two. */
  summary: text,
  flags: z.object({ multi_session: z.boolean(), prelighten: z.boolean(), pre_pigment: z.boolean() }),
  start: Shade.nullable(),
  target: Shade.nullable(),
  /** The pigment that shows when the hair is lifted to the target, and what cancels it. */
  underlying: Shade.extend({ neutraliser: text }).nullable(),
  /** Why it is refused, held or done with care: the gravest first. */
  reasons: z.array(z.object({ rule: text, tone: z.enum(['info', 'caution', 'stop']), title: text, text })),
  questions: z.array(text),
  assumed: z.array(text),
  tests: z.array(text),
  steps: z.array(ColourStep),
  visits: z.array(z.object({ title: text, text })),
  expected: text,
  aftercare: z.array(text),
  /** Rules that block 'Start mixing'. */
  holds: z.array(z.object({ rule: text, text, may_override: z.boolean() })),
  /** Holds that somebody overrode, with the reason that was logged. */
  set_aside: z.array(text),
  /** The part of a model's reading that went into the question: the engine answered with it. */
  read: ColourRead.optional(),
})
export type ColourOutput = z.infer<typeof ColourOutput>
export type Decision = ColourOutput['decision']
export type StepKind = ColourStep['kind']
