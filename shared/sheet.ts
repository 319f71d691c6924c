// An answer as plain data: it can be drawn, printed, copied, spoken, kept in history and shown in a public demo. Doses,
// minutes and prices are only ever in structured fields. A reader that doesn't know a block draws its `text`.
import { z } from 'zod'

const text = z.string()
/** Depth 1–12 and tone family, drawn as hair. */
const swatch = z.object({
  label: text,
  level: z.number(),
  /** A tone family of shared/trade/tones.ts: natural, ash, gold, copper, red, violet, … */
  tone: text,
  detail: text.nullable(),
})

/** One thing to do, in working order. Every measurement has a field of its own. */
const step = z.object({
  title: text,
  zone: text.nullable(),
  mix: z.array(z.object({ what: text, grams: z.number().nullable() })),
  developer_volume: z.number().nullable(),
  /** Percent of hydrogen peroxide: 20 vol = 6. */
  developer_percent: z.number().nullable(),
  developer_grams: z.number().nullable(),
  ratio: text.nullable(),
  minutes: z.tuple([z.number(), z.number()]).nullable(),
  check_every_minutes: z.number().nullable(),
  how: z.array(text),
  watch: z.array(text),
  /** True if the step mustn't start while the sheet is on hold. */
  held: z.boolean(),
})

export const Block = z.discriminatedUnion('block', [
  z.object({
    block: z.literal('note'),
    tone: z.enum(['info', 'caution', 'stop']),
    title: text.nullable(),
    text,
    rule: text.nullable(),
  }),
  z.object({
    block: z.literal('figures'),
    text,
    items: z.array(z.object({ label: text, value: text, detail: text.nullable() })),
  }),
  z.object({ block: z.literal('steps'), text, title: text.nullable(), items: z.array(step) }),
  z.object({ block: z.literal('list'), text, title: text.nullable(), items: z.array(text) }),
  z.object({
    block: z.literal('table'),
    text,
    title: text.nullable(),
    columns: z.array(text),
    rows: z.array(z.array(text)),
  }),
  z.object({
    block: z.literal('cards'),
    text,
    items: z.array(
      z.object({
        title: text,
        badge: text.nullable(),
        /** The badge of the first item. */
        strong: z.boolean().optional(),
        text,
        how: text.nullable().optional(),
        /** What to check before it goes home. */
        check: text.nullable().optional(),
        price: text.nullable(),
      }),
    ),
  }),
  z.object({ block: z.literal('swatches'), text, items: z.array(swatch) }),
  z.object({
    block: z.literal('timeline'),
    text,
    title: text.nullable(),
    lanes: z.array(
      z.object({
        label: text,
        items: z.array(
          z.object({
            /** "09:00"; items may be side by side where they overlap. */
            start: text,
            end: text,
            label: text,
            detail: text.nullable(),
            tone: z.enum(['booked', 'flexible', 'moved', 'break', 'blocked', 'gap', 'overlap']),
            /** When the client develops and the stylist is free. */
            processing: z.array(z.object({ start: text, end: text })),
          }),
        ),
      }),
    ),
  }),
  z.object({
    block: z.literal('chart'),
    /** What the chart shows, in words, with its figures. */
    text,
    title: text.optional(),
    /** Bars to compare (the default), the parts of a whole, or a development over time in the items' order. */
    kind: z.enum(['bars', 'split', 'line']).optional(),
    items: z.array(
      z.object({
        label: text,
        value: z.number(),
        /** The value as displayed: "£1,250.00". Absent: the bare number. */
        shown: text.optional(),
        /** Its share of the whole as shown elsewhere: "20.0%". Absent: computed. */
        share: text.optional(),
        tone: z.enum(['plain', 'good', 'caution', 'stop']).optional(),
      }),
    ),
    /** The end of the bars' scale, if it isn't the largest bar: 100 for points. */
    most: z.number().optional(),
    /** A reference line for the values: break-even, a target. */
    mark: z.object({ label: text, value: z.number(), shown: text.optional() }).optional(),
  }),
  z.object({ block: z.literal('copy'), text, title: text.nullable() }),
  z.object({
    block: z.literal('image'),
    text,
    state: z.enum(['ready', 'waiting', 'failed']),
    source: text.nullable(),
  }),
])
export type Block = z.infer<typeof Block>
export type Step = z.infer<typeof step>
/** Whether something is weighed for it: colour, or just developer. */
export const isBowl = (step: Pick<Step, 'mix' | 'developer_volume'>): boolean =>
  step.mix.length > 0 || (step.developer_volume ?? 0) > 0
export type Swatch = z.infer<typeof swatch>

export const Sheet = z.object({
  title: text,
  /** What is read aloud: whole sentences, warnings first. */
  spoken: text,
  /** Rules that hold the marked steps until something is recorded, or overridden with a reason. */
  holds: z.array(z.object({ rule: text, text, may_override: z.boolean() })),
  blocks: z.array(Block),
})
export type Sheet = z.infer<typeof Sheet>

/** The sheet as text, for copying, printing and the engine's command line. */
export function textOf(sheet: Sheet): string {
  return [sheet.title, ...sheet.holds.map(hold => hold.text), ...sheet.blocks.map(textOfBlock)].join('\n\n')
}

function textOfBlock(block: Block): string {
  switch (block.block) {
    case 'note':
      return block.title ? `${block.title}: ${block.text}` : block.text
    case 'figures':
      return block.items
        .map(item => [`${item.label}: ${item.value}`, item.detail].filter(Boolean).join(' – '))
        .join('\n')
    case 'list':
      return [block.title, ...block.items.map(item => `• ${item}`)].filter(Boolean).join('\n')
    case 'steps':
      return [block.title, ...block.items.map((item, index) => textOfStep(item, index + 1))]
        .filter(Boolean)
        .join('\n')
    default:
      return block.text
  }
}

function textOfStep(step: Step, number: number): string {
  const mix = step.mix
    .map(part => (part.grams === null ? part.what : `${part.grams} g ${part.what}`))
    .join(' + ')
  const developer =
    step.developer_volume === null || step.developer_volume === 0
      ? null
      : `${step.developer_grams === null ? '' : `${step.developer_grams} g `}${step.developer_volume} vol (${step.developer_percent} %)`
  const minutes = step.minutes === null ? null : `${step.minutes[0]}–${step.minutes[1]} minutes`
  const measured = [mix, developer, step.ratio === null ? null : `ratio ${step.ratio}`, minutes]
    .filter(Boolean)
    .join(', ')
  const zone = step.zone ? ` (${step.zone})` : ''
  return [
    `${number}. ${step.title}${zone}${measured ? `: ${measured}.` : '.'}`,
    ...step.how,
    ...step.watch,
  ].join(' ')
}
