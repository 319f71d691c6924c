// What a stylist can say, in one or two sentences, and the points behind it: the need, the benefit, a free choice.
import type { NeedKey } from '../../../trade/concerns'
import { quoteOf } from '../prose'
import type { OnShelf as Product } from '../read/shelf'
import type { RetailOutput } from '../schema'
import type { Candidate } from './choose'
import { benefitOf } from './words'

const OPENING: Readonly<Record<NeedKey, string>> = {
  volume: 'For more lift',
  moisture: 'For the dryness',
  frizz: 'For the frizz',
  definition: 'For curls that keep their shape',
  'colour-care': 'To keep your colour fresh for longer',
  yellow: 'To keep the yellow out between visits',
  orange: 'To keep the orange out between visits',
  red: 'To keep the red bright between visits',
  repair: 'For the lengths, after all they have been through',
  gummy: 'To give stretchy lengths some strength',
  'protein-overload': 'For moisture without more protein',
  oily: 'For roots that get oily',
  dandruff: 'For the flakes',
  'dry-scalp': 'For a scalp that feels dry or itches',
  sensitive: 'For a scalp that reacts easily',
  thinning: 'For hair that looks and feels fuller',
  heat: 'Before the dryer and the irons',
  'split-ends': 'For the ends',
  swim: 'For after the pool',
  'hard-water': 'For what the water leaves behind',
  'build-up': 'For what has built up',
  shine: 'For more shine',
  tangles: 'For easier combing',
  hold: 'For a style that stays',
  texture: 'For grip and texture',
  edges: 'For the hairline',
  night: 'For the nights',
  sun: 'For the sun',
  'second-day': 'For the days between washes',
  beard: 'For the beard',
  'root-cover': 'For the roots between visits',
}

const NOTHING_TO_SAY = 'Your hair has all it needs from me today. Tell me if that changes.'

/** If hair or scalp should be seen by a doctor, we don't say that all is well. */
export const REFER =
  'I would rather somebody looked at this first: a pharmacist, your GP or a trichologist. Nothing from the shelf today.'

export function pitchFor(product: Product | null, need: NeedKey | null): string {
  if (!product) return NOTHING_TO_SAY
  const opening =
    need === 'swim' && product.kind === 'leave-in'
      ? 'For before the pool'
      : need
        ? OPENING[need]
        : 'For every day'
  const benefit = need ? `: ${benefitOf(product, need)}` : ''
  return `${opening}, ${product.name} is what I would reach for${benefit}. Would you like to take it home, or think it over?`
}

export function pointsFor(chosen: readonly Pick<Candidate, 'product' | 'evidence'>[]): string[] {
  const [first, ...more] = chosen
  if (!first) return ['Nothing is offered today: ask how the hair behaves at home, and write it down.']
  return [
    `Start from what is on the record, “${quoteOf(first.evidence)}”, and ask whether it is still so.`,
    `Show ${first.product.name} with the amount for one use, and let the client feel it.`,
    ...(more.length > 0
      ? [
          `One step at a time: ${first.product.name} first; ${more.map(({ product }) => product.name).join(' and ')} can follow.`,
        ]
      : []),
    'Say the price openly, and take no for an answer.',
  ]
}

export const summaryFor = (
  output: Pick<RetailOutput, 'products' | 'no_products'>,
  nothing: string,
): string => {
  if (output.no_products)
    return 'There are no products in your list yet, so nothing can be offered. Add what you sell under Products.'
  const count = output.products.length
  if (count === 0) return nothing
  return count === 1
    ? 'One product fits what is on the record.'
    : `${count === 2 ? 'Two' : 'Three'} products fit what is on the record, best first.`
}
