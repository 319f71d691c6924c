// Which products on the salon's list this client mustn't be offered, and why, in the record's own words. First what the
// person rules out, then what the trade says about this hair. domain 3.1
import { holds } from '../../../trade/products/contents'
import type { Evidence } from '../read/hair/hair'
import type { Picture } from '../read/picture'
import type { OnShelf as Product } from '../read/shelf'
import { byAvoid } from './avoided'
import { type Forbidden, joinedNames, said } from './forbidden'
import { byHealth } from './health'
import { pastOf } from './past'
import { unfit } from './unfit'

function byWish(product: Product, { wishes }: Picture): Forbidden | null {
  const { traits, kind } = product
  const disliked = (evidence: Evidence, word: string): Forbidden => ({
    why: 'wish',
    text: `Not offered: it is ${word}. The record says ${said(evidence)}.`,
  })
  if (wishes.heavy && (traits.heavy || kind === 'oil' || kind === 'butter'))
    return disliked(wishes.heavy, 'rich or heavy')
  if (wishes.sticky && (traits.strong || traits.crunchy || kind === 'wax'))
    return disliked(wishes.sticky, 'strong or firm in hold')
  const { budget } = wishes
  if (budget && product.price === null)
    return {
      why: 'budget',
      text: `Not offered: it has no price in your list. The record says ${said(budget.evidence)}.`,
    }
  if (budget && product.price !== null && product.price > budget.most)
    return {
      why: 'budget',
      text: `Not offered: it is beyond the budget. The record says ${said(budget.evidence)}.`,
    }
  return null
}

/** Null if this client may be offered it. */
export function forbidden(product: Product, picture: Picture): Forbidden | null {
  const { traits, kind } = product
  if (traits.gone) return { why: 'gone', text: 'Not offered: your list says it isn’t available.' }
  const allergies = picture.avoids.list.filter(avoid => avoid.kind === 'allergy')
  const wished = picture.avoids.list.filter(avoid => avoid.kind === 'wish')
  for (const avoid of allergies) {
    const hit = byAvoid(product, avoid)
    if (hit) return hit
  }
  if (product.notFor.has('nuts') && picture.avoids.list.some(({ key }) => key === 'nut' || key === 'peanut'))
    return { why: 'allergy', text: 'Not offered: by its own words it is not for a nut allergy.' }
  if (kind === 'professional')
    return { why: 'not-for-home', text: 'Not offered: it is for use in the salon, not at home.' }
  if (traits.claims)
    return {
      why: 'claim',
      text: 'Not offered: its name or description makes a medical promise that a salon may not make.',
    }
  if (kind === 'supplement')
    return {
      why: 'claim',
      text: 'Not offered: what is swallowed is a matter for a pharmacist or GP, not for this list.',
    }
  const health = byHealth(product, picture)
  if (health) return health
  for (const avoid of wished) {
    const hit = byAvoid(product, avoid)
    if (hit) return hit
  }
  const past = pastOf(product, picture)
  if (past?.is === 'declined')
    return {
      why: 'declined',
      text: `${past.wasOffered ? 'Not offered again so soon: the client said no' : 'Not offered: the client does not want it'}. The record says ${said(past)}.`,
    }
  if (past?.is === 'owns')
    return {
      why: 'owns',
      text: `Not offered: the client has ${past.like ? 'one like it' : 'it'}. The record says ${said(past)}.`,
    }
  const wish = byWish(product, picture)
  if (wish) return wish
  const reason = unfit(product, picture)
  return reason ? { why: 'hair', text: reason } : null
}

/** Set if a client avoids something and the product's words don't settle whether it contains that. */
export function labelCheck(product: Product, picture: Picture): string | null {
  if (product.kind === 'tool') return null
  const open = picture.avoids.list
    .filter(
      // Sulphates and salt matter only in a wash.
      avoid =>
        (!avoid.care || product.kind === 'wash') &&
        (avoid.word !== null || (avoid.family !== null && holds(product, avoid.family) !== 'without')),
    )
    .map(({ name }) => name)
  if (open.length === 0) return null
  return `Check the label for ${joinedNames(open)} before it goes home: your list does not hold all ingredients.`
}
