// Which products an allergy or a dislike rules out, as far as the product's own words show. domain 3.1
import { folded } from '../../../fold-text'
import { holds } from '../../../trade/products/contents'
import type { Avoid } from '../read/avoids/avoids'
import type { OnShelf as Product } from '../read/shelf'
import { type Forbidden, said } from './forbidden'

const COSMETIC_FREE = new Set(['tool', 'supplement', 'other', 'professional'])

export function byAvoid(product: Product, avoid: Avoid): Forbidden | null {
  const why = avoid.kind === 'allergy' ? 'allergy' : 'wish'
  const because = `The record says ${said(avoid)}`
  const { word } = avoid
  if (word !== null)
    return product.every.some(each => each.startsWith(folded(word)))
      ? { why, text: `Not offered: it names ${word}. ${because}.` }
      : null
  const { family } = avoid
  if (!family) return null
  const found = holds(product, family)
  if (found === 'holds')
    return { why, text: `Not offered: by its own words it holds, or may hold, ${family.name}. ${because}.` }
  if (found === 'without' || COSMETIC_FREE.has(product.kind)) return null
  // If the ingredients list doesn't name it, it isn't in the bottle; the label is checked all the same.
  if (product.says.has('ingredients')) return null
  // Hair oils are mostly pressed from nuts, so one that doesn't name its source isn't for this client.
  if (
    family.key === 'nut' &&
    avoid.kind === 'allergy' &&
    !avoid.home &&
    product.kind === 'oil' &&
    !product.says.has('named_oil')
  )
    return { why, text: `Not offered: it does not say which oils it holds. ${because}.`, isSilent: true }
  // If it isn't the client's own request, only products known to contain it are ruled out.
  if (avoid.care === 'extensions' || avoid.home) return null
  if (family.unless === 'cosmetic' && !avoid.mild)
    return {
      why,
      text: `Not offered: nothing says that it is without ${family.name}, and most are not. ${because}.`,
      isSilent: true,
    }
  if (family.unless === 'wash' && product.kind === 'wash')
    return {
      why,
      text: `Not offered: it does not say that it is without ${family.name}. ${because}.`,
      isSilent: true,
    }
  return null
}
