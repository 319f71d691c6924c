// What of this salon's list this client must not be offered, and why, in the record's own words. First what the person
// forbids, then what the trade says of this hair. domain 3.1
import { holds } from '../../../trade/contents'
import { familyOf } from '../../../trade/ingredients'
import type { Product } from '../../../trade/products'
import { plainly } from '../../../trade/said'
import { mayBeQuoted } from '../prose'
import type { Avoid } from '../read/avoids'
import type { Evidence } from '../read/hair'
import { pastOf } from '../read/past'
import type { Picture } from '../read/picture'
import type { LeftOut } from '../schema'
import { unfit } from './unfit'
import { quoteOf } from './words'

export type Forbidden = { why: LeftOut['why']; text: string }

const COSMETIC_FREE = new Set(['tool', 'supplement', 'other', 'professional'])

export const said = ({
  quote,
  where,
  word,
}: {
  quote: string
  where: string
  word?: string | null
}): string => `“${quoteOf({ quote, where, word: word ?? '…' }, mayBeQuoted)}” (${where})`

/** The oils that a list may name: none of them of a nut, or judged for itself. */
const NAMED_OIL =
  /\b(?:argan\w*|coco\w*|shea|peanut|jojoba|olive|sunflower|castor|grape ?seed|camellia|avocado|rose ?hip|hemp|baobab|moringa|linseed|flax\w*|abyssinian|mineral|rapeseed|apricot|peach|plum|broccoli|meadowfoam|squalane|silicone|dimethicon\w*|rosemary|peppermint|tea[ -]?tree|lavender)\b/

function byAvoid(product: Product, avoid: Avoid): Forbidden | null {
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

const PREGNANCY =
  /\bretin\w+|\bvitamin a\b|\bminoxidil\b|\bsalicylic\b|\bessential oils?\b|\btea[ -]?tree\b|\bclary sage\b|\brosemary\b|\bpeppermint oil\b|\beucalyptus\b/

const ESSENTIAL = familyOf('essential-oil')

const FLARES = /\bflar|\binflam|\bsore\b|\brash\b|\bpainful|\braw\b|\bseverely?\b/
const BABY = /\bbab|\binfant|\bnewborn|\bmonths?\b/
const ACUTE = /\bsudden|\bclump|\bhandful|\bpatch|\bbald|\bfalling out\b|\bcoming out\b/

function byHealth(product: Product, { medical, graveLoss, wishes, needs }: Picture): Forbidden | null {
  const soreScalp =
    medical.broken ??
    medical.scalp ??
    needs.list.find(({ key, said: spoken }) => spoken && (key === 'sensitive' || key === 'dry-scalp'))
  // Hair that comes away over a sore scalp: not the day to sell anything. domain 1.16
  if (medical.loss && graveLoss && ACUTE.test(plainly(medical.loss.quote)) && soreScalp)
    return {
      why: 'health',
      text: `Not offered: first a GP or trichologist. The record says ${said(medical.loss)}.`,
    }
  const touchesScalp =
    ['wash', 'scalp', 'dry-shampoo', 'root-cover'].includes(product.kind) ||
    product.traits.dandruff ||
    /\bscalps?\b|\broots?\b/.test(product.low)
  const open = medical.broken ?? medical.catching
  if (open && touchesScalp && product.kind !== 'tool')
    return {
      why: 'health',
      text: `Not offered: nothing for the scalp until it has been looked at. The record says ${said(open)}.`,
    }
  // It flares, and nothing is open: a mild wash without scent, and nothing else on the scalp.
  const flares =
    medical.scalp && FLARES.test(plainly(`${medical.scalp.word} ${medical.scalp.quote}`))
      ? medical.scalp
      : null
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
    (traits.actives || /\bcaffeine\b/.test(product.low)) &&
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
    (PREGNANCY.test(product.words.says) ||
      (ESSENTIAL && holds(product, ESSENTIAL) === 'holds') ||
      /pregnan/.test(product.against))
  )
    return {
      why: 'health',
      text: `Offered only after a word from her midwife or GP. The record says ${said(wishes.pregnant)}.`,
    }
  if (
    wishes.asthma &&
    (['hairspray', 'dry-shampoo'].includes(product.kind) ||
      /\baerosol\b|\bpowder\b|\bdust\b/.test(product.low))
  )
    return {
      why: 'health',
      text: `Not offered: sprays and powders in the air are best avoided. The record says ${said(wishes.asthma)}.`,
    }
  if (wishes.child && BABY.test(plainly(wishes.child.word)) && !product.madeFor.child)
    return { why: 'health', text: `Not offered: not for a baby. The record says ${said(wishes.child)}.` }
  if (
    wishes.child &&
    (traits.actives ||
      /\bcaffeine\b/.test(product.low) ||
      product.kind === 'root-cover' ||
      product.kind === 'supplement' ||
      traits.pigment)
  )
    return { why: 'health', text: `Not offered: not for a child. The record says ${said(wishes.child)}.` }
  return null
}

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

/** It was offered once; else it is a dislike. */
const ASKED = /\b(?:offer|declin|recommend|suggest|said no|no thank|turned|refus|passed on|showed)/i

/** Null where this client may be offered it. */
export function forbidden(product: Product, picture: Picture): Forbidden | null {
  const { traits, kind } = product
  if (traits.gone) return { why: 'gone', text: 'Not offered: your list says that it is not to be had.' }
  const allergies = picture.avoids.list.filter(avoid => avoid.kind === 'allergy')
  const wished = picture.avoids.list.filter(avoid => avoid.kind === 'wish')
  for (const avoid of allergies) {
    const hit = byAvoid(product, avoid)
    if (hit) return hit
  }
  if (
    /\bnuts?\b/.test(product.against) &&
    picture.avoids.list.some(({ key }) => key === 'nut' || key === 'peanut')
  )
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
      text: `${ASKED.test(past.quote) ? 'Not offered again so soon: the client said no' : 'Not offered: the client does not want it'}. The record says ${said(past)}.`,
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

/** Where a client avoids something that the product's words don't settle. */
export function labelCheck(product: Product, picture: Picture): string | null {
  if (product.kind === 'tool') return null
  const open = picture.avoids.list
    .filter(
      // Sulphates and salt are a wash's matter.
      avoid =>
        (!avoid.care || product.kind === 'wash') &&
        (avoid.word !== null || (avoid.family !== null && holds(product, avoid.family) !== 'without')),
    )
    .map(({ name }) => name)
  if (open.length === 0) return null
  const names = [...new Set(open)]
  const last = names.pop()
  return `Check the label for ${[names.join(', '), last].filter(Boolean).join(' or ')} before it goes home: your list does not hold all ingredients.`
}
