// A product from the salon's own list, read by its own words: what kind it is, what it does, and for which hair. domain
// 3.1. All we know is its name, category and description.

import { tableOf } from '../../reading/tables'
import { MADE_FOR, TRAIT_WORDS } from '../../reading/words/retail/products'
import { plainly } from '../said'
import { type Denied, holds, withoutDenials } from './contents'
import { kindOf } from './kind-of'
import { isKind, type ProductKind } from './kinds'
import type { Mended } from './mended'

export type ListedProduct = {
  id: string
  name: string
  category: string
  description: string | null
  price: number | null
  /** Tags that a person corrected. */
  mended?: Mended | undefined
}

export type Trait = keyof typeof TRAIT_WORDS | 'proteinFree' | 'sulphateFree'
type Traits = Readonly<Record<Trait, boolean>>
const [TRAITS, FOR] = [tableOf([TRAIT_WORDS]), tableOf([MADE_FOR])]
/** "230 °C". */
const DEGREES = /\b\d{3} ?°? ?c\b/

type CurlRange = { from: number; to: number }
const TYPE_AT: Readonly<Record<string, number>> = { a: 0, b: 1, c: 2 }
/** "2C" → 5: the curl types 1A–4C in one row, three a number. */
export function curlTypes(low: string): number[] {
  return [...low.matchAll(/\b([1-4])\s?([abc])\b/g)].map(
    hit => (Number(hit[1]) - 1) * 3 + (TYPE_AT[hit[2] ?? 'a'] ?? 0),
  )
}
/** Where types 2, 3 and 4 begin in that row. */
const [TYPE_2, TYPE_3, TYPE_4] = [3, 6, 9]
const curlRange = (types: readonly number[]): CurlRange | null =>
  types.length === 0 ? null : { from: Math.min(...types), to: Math.max(...types) }

type MadeFor = Readonly<Record<keyof typeof MADE_FOR, boolean>>

export type Product = ListedProduct & {
  kind: ProductKind
  traits: Traits
  madeFor: MadeFor
  curls: CurlRange | null
  /** All its words, made plain. `against`: whom it says it isn't for. */
  low: string
  against: string
  /** What it says it contains and does, and what it says it is free from. */
  words: Denied
}

const AGAINST =
  /\b(?:not (?:suitable |recommended |intended |advised |meant |ideal )?(?:for|on|in|during)|unsuitable (?:for|on|in)|avoid (?:on|if|in|during|with)|do not use (?:on|if|in|during|with)|don't use (?:on|if|in|during|with)|never on)\b[^.;]*/g
/** "For hair after a keratin treatment" is about the hair and not about what is in the bottle. */
const DONE_BEFORE =
  /\b(?:after|following|post)[- ](?:an? |your |the )?(?:keratin|brazilian|smoothing)[- ](?:smooth\w+|treat\w+|straighten\w+|blow-?(?:outs?|dr\w+))(?: treatments?)?\b|\b(?:keratin|chemically)[- ](?:smoothed|treated|straightened)\b/g
/** "For light-coloured hair" is a shade, not a service. */
const SHADE = /\b(light|fair|dark)(?:er)?[- ]colou?red\b/g
/** How often and how much: not what it is for. */
const USE_ONLY =
  /\b(?:a |an )?(?:walnut|almond|hazelnut|pea|coin|golf[- ]ball)[- ]sized?\b[^.;]*|\b(?:on )?(?:the )?ends only\b/g

/** Ingredients that affect how it works. */
const OF_CONTENTS: readonly (readonly [Trait, readonly string[]])[] = [
  ['protein', ['protein']],
  ['alcohol', ['alcohol']],
  ['salt', ['salt']],
  ['smelly', ['fragrance', 'essential-oil', 'mint', 'tea-tree', 'citrus', 'lavender']],
]

export function readProduct(listed: ListedProduct): Product {
  const low = plainly([listed.name, listed.category, listed.description ?? ''].join('. '))
  const against = (low.match(AGAINST) ?? []).join(' ; ')
  const { says, without } = withoutDenials(
    low
      .replace(AGAINST, ' ')
      .replace(USE_ONLY, ' ')
      .replace(DONE_BEFORE, ' ')
      .replace(SHADE, (_, shade) => (shade === 'dark' ? 'dark' : 'blonde')),
  )
  const traits: Record<Trait, boolean> = {
    ...allOf(TRAIT_WORDS, TRAITS.in(says)),
    proteinFree: /\bprotein|\bkeratin/.test(without),
    // A full list of ingredients without a sulphate means that it contains none.
    sulphateFree:
      /\bsul(?:ph|f)ate/.test(without) ||
      (/\bingredients?\s*:|\binci\b/.test(low) && !/\bsul(?:ph|f)ate|\bs\.?l\.?e?\.?s\b/.test(says)),
  }
  if (/\bfragranc|\bperfum|\bscent/.test(without) || /\bun(?:scented|perfumed|fragranced)\b/.test(low))
    traits.sensitive = true
  if (/\b(?:without|won't|doesn't|never|no) (?:flatten|weigh|weight|heav)\w*/.test(low)) traits.light = true
  if (/\bno crunch\b|\bcrunch[- ]free\b|\bwithout crunch\b/.test(low)) traits.crunchy = false
  if (DEGREES.test(says)) traits.heat = true
  const types = curlTypes(says)
  for (const type of types) {
    if (type >= TYPE_4) traits.coil = true
    else if (type >= TYPE_2) traits.curl = true
    if (type >= TYPE_2 && type < TYPE_3) traits.wave = true
  }
  const { mended } = listed
  // When in doubt it contains it: anything that may do harm is looked for in all its words.
  const words = withoutDenials(low)
  const told = [...(mended?.contains ?? []), ...(mended?.contains_not ?? [])]
  const has = (key: string): boolean => holds({ low, words, mended }, key) === 'holds'
  for (const [trait, families] of OF_CONTENTS)
    if (families.some(key => told.includes(key))) traits[trait] = families.some(has)
  if (mended?.contains.includes('sulphate')) traits.sulphateFree = false
  return {
    ...listed,
    kind: isKind(mended?.kind) ? mended.kind : kindOf(listed, low),
    traits,
    madeFor: allOf(MADE_FOR, FOR.in(says)),
    curls: curlRange(types),
    low,
    against,
    words,
  }
}

function allOf<K extends string>(words: Readonly<Record<K, unknown>>, said: ReadonlySet<string>) {
  return Object.fromEntries(Object.keys(words).map(key => [key, said.has(key)])) as Record<K, boolean>
}
