// What isn't suitable for this scalp, hair loss, age or stage of life. domain 3.1, 1.16

import { familyOf } from '../../../trade/ingredients'
import { holds } from '../../../trade/products/contents'
import type { Picture } from '../read/picture'
import type { OnShelf as Product } from '../read/shelf'
import { type Forbidden, said } from './forbidden'

const ESSENTIAL = familyOf('essential-oil')

export function byHealth(
  product: Product,
  { medical, graveLoss, wishes, needs, tells }: Picture,
): Forbidden | null {
  const soreScalp =
    medical.broken ??
    medical.scalp ??
    needs.list.find(({ key, said: spoken }) => spoken && (key === 'sensitive' || key === 'dry-scalp'))
  // Hair loss with a sore scalp: not a day to sell anything. domain 1.16
  if (medical.loss && graveLoss && tells.acute && soreScalp)
    return {
      why: 'health',
      text: `Not offered: first a GP or trichologist. The record says ${said(medical.loss)}.`,
    }
  const touchesScalp =
    ['wash', 'scalp', 'dry-shampoo', 'root-cover'].includes(product.kind) ||
    product.traits.dandruff ||
    product.says.has('scalp')
  const open = medical.broken ?? medical.catching
  if (open && touchesScalp && product.kind !== 'tool')
    return {
      why: 'health',
      text: `Not offered: nothing for the scalp until it has been looked at. The record says ${said(open)}.`,
    }
  // A flare-up without open skin: a mild, fragrance-free wash, and nothing else on the scalp.
  const flares = tells.flares ? medical.scalp : null
  const mild =
    (product.traits.sensitive || product.traits.soothe) &&
    !product.traits.smelly &&
    !product.traits.actives &&
    !product.traits.dandruff
  if (flares && touchesScalp && product.kind !== 'tool' && !(mild && product.kind === 'wash'))
    return {
      why: 'health',
      text: `Not offered: only a mild wash on a scalp that flares, until a pharmacist or GP has looked. The record says ${said(flares)}.`,
    }
  const grave = medical.loss ?? medical.scalp
  const { traits } = product
  if (
    grave &&
    (traits.actives || product.says.has('caffeine')) &&
    (product.kind === 'scalp' || traits.actives) &&
    !traits.dandruff
  )
    if (medical.scalp || graveLoss)
      return {
        why: 'health',
        text: `Not offered: no strong scalp product until a GP, pharmacist or trichologist has looked. The record says ${said(grave)}.`,
      }
  if (
    wishes.pregnant &&
    (product.says.has('actives') ||
      (ESSENTIAL && holds(product, ESSENTIAL) === 'holds') ||
      product.notFor.has('pregnant'))
  )
    return {
      why: 'health',
      text: `Offered only after a word from a midwife or GP. The record says ${said(wishes.pregnant)}.`,
    }
  const air = wishes.asthma ?? wishes.noAir
  if (air && (['hairspray', 'dry-shampoo'].includes(product.kind) || product.says.has('airborne')))
    return {
      why: 'health',
      text: `Not offered: sprays and powders in the air are best avoided. The record says ${said(air)}.`,
    }
  if (wishes.minor && tells.baby && !product.madeFor.child)
    return { why: 'health', text: `Not offered: not for a baby. The record says ${said(wishes.minor)}.` }
  if (
    wishes.minor &&
    (traits.actives ||
      product.says.has('caffeine') ||
      product.kind === 'root-cover' ||
      product.kind === 'supplement' ||
      traits.pigment)
  )
    return { why: 'health', text: `Not offered: not for a child. The record says ${said(wishes.minor)}.` }
  return null
}
