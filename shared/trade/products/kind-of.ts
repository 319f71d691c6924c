// What kind of product it is. In English the noun comes last: "Oil Rescue Shampoo" is a shampoo, "Curl Cream Mask" a
// mask. The words before it only describe it, and count after the category and the description.
import { read } from '../../reading/doc'
import { asTyped } from '../../reading/faces'
import { tableOf } from '../../reading/tables'
import { PRODUCT_KINDS, RINSED } from '../../reading/words/retail/products'
import { plainly } from '../said'
import { isKind, type ProductKind } from './kinds'
import type { ListedProduct } from './product'

/**
 * For these, a word for whom or what they are for is enough, wherever it comes: "Beard Wash", "Leave-in Conditioner
 * Spray", "Scalp Serum".
 */
const MADE_BY_A_WORD: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'dry-shampoo',
  'root-cover',
  'beard',
  'other',
  'leave-in',
  'scalp',
  'bond',
  'salt-spray',
])
/** Its form and size: a shampoo bar is a shampoo. */
const FORM =
  /^ (?:bar|spray|mist|foam|cream|milk|gel|lotion|powder|drops|paste|stick|refill|travel|mini|duo|set|\d\S*|no\b|[a-z]+[ -]free\b)/
/** Whom it is for and what is in it: "Shampoo for oily roots", "Mask with argan oil". */
const SAID_OF_IT = /(?<=\S) (?:for|with|without|against|before|after) .*$/
const GOES_ON = /^(?:\W*$|\s*[,|:([/&+]| - | (?:and|to|in|from) )/

/** Whether this names the product itself, with no further noun that it would describe. */
function isHead(rest: string): boolean {
  const form = FORM.exec(rest)?.[0]
  return GOES_ON.test(rest) || (form !== undefined && isHead(rest.slice(form.length)))
}

const WORDS = tableOf([PRODUCT_KINDS], { rinsed: RINSED })
const IN_ORDER = Object.keys(PRODUCT_KINDS).filter(isKind)

/** The kinds that name the product itself, by their last words. */
function headsIn(name: string): ReadonlySet<string> {
  const { units } = asTyped(name)
  return new Set(
    WORDS.all(read(name)).flatMap(({ concept, whole }) =>
      isHead(name.slice(units[whole.to - 1]?.end ?? 0)) ? [concept] : [],
    ),
  )
}

const kindsIn = (text: string): ProductKind[] => {
  const said = WORDS.in(text)
  return IN_ORDER.filter(kind => kind !== 'professional' && said.has(kind))
}

/** What a name says the product is. The first phrase of a description is read like a name. */
function headOf(text: string): ProductKind | null {
  const name = text.replace(SAID_OF_IT, '')
  const kinds = kindsIn(name)
  if (kinds.length === 0) return null
  const heads = headsIn(name)
  return kinds.find(kind => MADE_BY_A_WORD.has(kind) || heads.has(kind)) ?? null
}
/** "Cocos nucifera oil, butyrospermum butter" is a list of ingredients. */
function openingOf(description: string): ProductKind | null {
  const kind = headOf(/^[^.;,]*/.exec(description)?.[0] ?? '')
  return (kind === 'oil' || kind === 'butter') && /^[^.;,]*,/.test(description) ? null : kind
}

/** The category of a whole shelf: "Treatments" include oils and serums. */
const WHOLE_SHELF = /\btreat(?:ments?)?\b/
const shelfOf = (category: string): ProductKind | null => {
  const [kind, ...others] = kindsIn(category)
  return others.length > 0 || WHOLE_SHELF.test(category) ? null : (kind ?? null)
}

/** A shampoo among the scalp care is still a shampoo. */
const LEFT_ON = /\b(?:serum|tonic|drops|oil|scrub|mist|spray|lotion|mask|treatment|essence)\b/
const FOR_SCALP =
  /\bscalp\b|\bdensif|\bthick (?:&|and) full|\b(?:full|thick)er[- ]looking\b|\blooks? (?:thin|full|thick)\w*|\bcaffeine\b/
/** "Guards against tongs" isn't a pair of tongs. */
const BESIDE_TOOLS = /\b(?:protect|guard|shield)\w*|\bagainst\b|\bbefore\b/

export function kindOf(product: ListedProduct, low: string): ProductKind {
  const name = plainly(product.name)
  const category = plainly(product.category)
  const description = plainly(product.description ?? '')
  if (WORDS.has('professional', low)) return 'professional'
  const named = headOf(name)
  const opened = openingOf(description)
  const opening = opened === 'tool' && BESIDE_TOOLS.test(low) ? null : opened
  const [saidOf] = kindsIn(name)
  const [anywhere] = kindsIn(low).filter(kind => kind !== 'tool' || !BESIDE_TOOLS.test(low))
  const kind = named ?? shelfOf(category) ?? opening ?? saidOf ?? kindsIn(category)[0] ?? anywhere
  if (kind === undefined)
    return /\bstyl|\bfinish/.test(category) ? 'cream' : /\btool|\baccessor/.test(category) ? 'tool' : 'other'

  // A "bond" or "scalp" shampoo is a shampoo, but a serum for the scalp is scalp care.
  const isWash = opening === 'wash' || kindsIn(name).includes('wash')
  if ((kind === 'scalp' || (kind === 'bond' && named)) && isWash && !LEFT_ON.test(name)) return 'wash'
  // A heat milk is for blow-drying, not for every wash.
  if (kind === 'leave-in' && /\bheat\b|\bthermal\b/.test(low) && !/\bleave[- ]?in\b|\bdetangl/.test(low))
    return 'cream'
  // "Glow Treatment" among the oils is an oil, and isn't rinsed out.
  if (kind === 'mask' && named && /^(?:hair )?oils?$/.test(category) && !/\bmas(?:k|que)/.test(low))
    return 'oil'
  if (kind === 'serum' && /\boils?\b/.test(category) && !/\bserum\b/.test(name)) return 'oil'
  if (kind === 'serum' && FOR_SCALP.test(low)) return 'scalp'
  if ((kind === 'mask' || (kind === 'leave-in' && !named)) && /\bbond\w*|\bplex\b/.test(low)) return 'bond'
  if (kind === 'cream' && /\bshaving\b/.test(low)) return 'other'
  return kind
}
