// Products, and what is mixed from them.
import { z } from 'zod'
import { common, id, instant, line, short, text } from './fields'

const tags = z.array(short).max(80).default([])

export const Product = z.object({
  ...common,
  name: short.min(1),
  category: short.min(1),
  description: text.nullable(),
  /** In the salon's currency, two decimals. */
  price: z.number().min(0).max(1_000_000).nullable(),
  /**
   * A person's corrections of what the product's own words say it is, does and contains; null or empty: no correction.
   */
  kind: short.nullable().default(null),
  serves: tags,
  serves_not: tags,
  contains: tags,
  contains_not: tags,
  /** The colour line it belongs to, as the salon calls it; from shared/trade/colour/systems.ts or any other. */
  system: short.nullable().default(null),
  /** "6/43", "20 vol", "lightener": its name in recipes. Null: it isn't used in bowls. */
  shade: short.nullable().default(null),
  /** Grams, or millilitres, in a tube, bottle or tub. */
  pack: z.number().min(0).max(100_000).nullable().default(null),
  /** What the salon pays for one, to two decimals. */
  cost: z.number().min(0).max(1_000_000).nullable().default(null),
  /** Fewer than this counts as low. */
  low_below: z.number().min(0).max(10_000).nullable().default(null),
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
  /** Volumes; 0 = none. Null = not recorded. */
  developer_volume: z.number().min(0).max(40).nullable(),
  developer_grams: z.number().min(0).max(2000).nullable(),
  /** "1:1.5", colour first; null = none. */
  ratio: short.nullable(),
  minutes: z.number().min(0).max(240).nullable(),
})
export type Bowl = z.infer<typeof Bowl>

/** What was really used on a client: only made when a stylist saves it. Engines reason from these. */
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
