// What an allergy or a dislike keeps from this client, as far as the product's own words tell. domain 3.1
import { holds } from '../../../trade/products/contents'
import type { Product } from '../../../trade/products/product'
import type { Avoid } from '../read/avoids'
import { type Forbidden, said } from './forbidden'

const COSMETIC_FREE = new Set(['tool', 'supplement', 'other', 'professional'])

/** The oils that a list may name: none of them of a nut, or judged for itself. */
const NAMED_OIL =
  /\b(?:argan\w*|coco\w*|shea|peanut|jojoba|olive|sunflower|castor|grape ?seed|camellia|avocado|rose ?hip|hemp|baobab|moringa|linseed|flax\w*|abyssinian|mineral|rapeseed|apricot|peach|plum|broccoli|meadowfoam|squalane|silicone|dimethicon\w*|rosemary|peppermint|tea[ -]?tree|lavender)\b/

export function byAvoid(product: Product, avoid: Avoid): Forbidden | null {
  const why = avoid.kind === 'allergy' ? 'allergy' : 'wish'
  const because = `The record says ${said(avoid)}`
  if (avoid.word !== null)
    return new RegExp(`\\b${avoid.word}`, 'u').test(product.low)
      ? { why, text: `Not offered: it names ${avoid.word}. ${because}.` }
      : null
  const { family } = avoid
  if (!family) return null
  const found = holds(product, family)
  if (found === 'holds')
    return { why, text: `Not offered: by its own words it holds, or may hold, ${family.name}. ${because}.` }
  if (found === 'without' || COSMETIC_FREE.has(product.kind)) return null
  // What isn't in a list of ingredients isn't in the bottle; the label is checked all the same.
  if (/\bingredients?\s*:|\binci\b/.test(product.low)) return null
  // Hair oils are mostly pressed from nuts: one that doesn't say from what is not for this client.
  if (
    family.key === 'nut' &&
    avoid.kind === 'allergy' &&
    !avoid.home &&
    product.kind === 'oil' &&
    !NAMED_OIL.test(product.low)
  )
    return { why, text: `Not offered: it does not say which oils it holds. ${because}.` }
  // Where it isn't the client's own word, only what is known to hold it.
  if (avoid.care === 'extensions' || avoid.home) return null
  if (family.unless === 'cosmetic' && !avoid.mild)
    return {
      why,
      text: `Not offered: nothing says that it is without ${family.name}, and most are not. ${because}.`,
    }
  if (family.unless === 'wash' && product.kind === 'wash')
    return { why, text: `Not offered: it does not say that it is without ${family.name}. ${because}.` }
  return null
}
