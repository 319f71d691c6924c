// Parts of a request that a colourist refuses or comments on while the rest of the plan goes ahead.
import { MAX_ON_SCALP_LIGHTENER } from '../../../trade/colour/developers'
import type { Picture } from '../read/picture'
import { type ColourPlan, note, type Reason } from './plan'

export function requests(picture: Picture, plan: ColourPlan): Reason[] {
  const { wish, manner } = picture
  const result: Reason[] = []
  const lightener = plan.steps.some(step => step.kind.startsWith('lighten')) || wish.wantsBleach
  const strongest = Math.max(0, ...wish.volumes)
  if (lightener && strongest >= 40)
    result.push(
      note(
        'strong-lightener',
        'Not with lightener',
        'That part is turned down: never mix bleach powder with 40 vol (12 %), on or off the scalp. It burns and breaks hair without lifting cleaner. Lower and slower lifts further.',
        'stop',
      ),
    )
  else if (lightener && strongest > MAX_ON_SCALP_LIGHTENER && wish.onScalp)
    result.push(
      note(
        'on-scalp',
        'On the scalp',
        `Not at that strength: lightener on the scalp takes ${MAX_ON_SCALP_LIGHTENER} vol at most, and less is kinder. Stronger mixes burn, so they are not for the scalp.`,
        'stop',
      ),
    )
  else if (strongest >= 40 && !plan.steps.some(step => step.kind === 'highlift'))
    result.push(
      note(
        'strong-developer',
        'Developer',
        'The strongest peroxide is not called for here. The level of the tube matters more than the volume, and more lift brings more warmth and damage.',
      ),
    )
  else if (strongest >= 30 && plan.steps.some(step => step.kind === 'tint_grey'))
    result.push(
      note(
        'grey-developer',
        'Developer',
        'A stronger developer does not cover grey better: it lifts the natural pigment and turns sheer and brassy. 20 vol (6 %) covers.',
      ),
    )
  if (
    strongest >= 20 &&
    plan.steps.some(step => step.kind === 'tone') &&
    !plan.steps.some(step => step.kind.startsWith('lighten'))
  )
    result.push(
      note(
        'toner-developer',
        'Developer for a toner',
        'A toner only deposits, so it takes 5–10 vol: a stronger one opens the hair, warms the base and fades sooner.',
      ),
    )
  if (strongest > 0 && plan.steps.some(step => step.kind === 'direct'))
    result.push(
      note(
        'direct-developer',
        'No developer',
        'Direct (semi-permanent) dye is used as it is: developer only spoils it.',
      ),
    )
  if (strongest > 40)
    result.push(
      note(
        'over-strength',
        'Too strong',
        'Stronger than 40 vol (12 %) is not allowed in ready hair products and is never used.',
        'stop',
      ),
    )
  if (manner.tooLong && (lightener || plan.steps.length > 0))
    result.push(
      note(
        'too-long',
        'Time',
        'Not left on longer than the maker allows: lightener is looked at every few minutes and rinsed when the level is reached. More time only damages.',
      ),
    )
  if (manner.newBrand)
    result.push(
      note(
        'new-brand',
        'New brand',
        'A new brand or line wants a patch test of its own, 48 hours before, and its own chart, ratio and time.',
      ),
    )
  if (manner.oldTest)
    result.push(
      note(
        'old-test',
        'Old patch test',
        'A patch test that old no longer counts: do a new one, 48 hours before.',
      ),
    )
  if (manner.whiter)
    result.push(
      note(
        'pale-yellow',
        'Pale yellow is the end',
        'Never lift past pale yellow (level 10): hair without any yellow is over-processed and breaks. What looks white comes from a violet toner, not from more lightener.',
      ),
    )
  if (manner.blueOver && (picture.brass === 'yellow' || (plan.start?.level ?? 0) >= 9))
    result.push(
      note(
        'blue-on-yellow',
        'Blue over yellow',
        'Blue over yellow turns green: yellow is cancelled with violet; blue is for orange.',
      ),
    )
  if (wish.promise)
    result.push(
      note(
        'promise',
        'No promises',
        'No result can be promised before a strand test; say so at the consultation.',
      ),
    )
  if (wish.oneVisit && plan.flags.multi_session)
    result.push(
      note(
        'today',
        'Today',
        'Not in a single visit, whatever the date: a realistic stage today, the rest later.',
      ),
    )
  if (wish.heat && lightener)
    result.push(
      note('heat', 'Heat', 'No added heat on lightener: it speeds up without control and can burn.'),
    )
  if (wish.bleachBath)
    result.push(
      note(
        'bath',
        'Bleach bath',
        'A bleach bath is still lightener: low developer, a short time, never on weak hair.',
      ),
    )
  if (
    wish.onScalp &&
    plan.steps.some(step => step.kind.startsWith('lighten')) &&
    strongest <= MAX_ON_SCALP_LIGHTENER
  )
    result.push(
      note(
        'on-scalp',
        'On the scalp',
        'Where lightener touches the scalp: a product made for it, low developer (20 vol at most), the root last, and never on a sore scalp.',
      ),
    )
  if (picture.ordersIgnored)
    result.push(note('orders', 'Left out', 'A part of the text was not about hair and was left out.', 'info'))
  if (manner.extensions)
    result.push(
      note('extensions', 'Extensions', 'Keep colour and lightener off extensions and their bonds.', 'info'),
    )
  const isCopied = plan.notes.some(({ rule }) => rule === 'same' || rule === 'same-but')
  if (wish.same && plan.steps.length > 0 && !isCopied)
    result.push(
      note(
        'same',
        'As before',
        'The usual shade is kept; look at condition and grey before repeating it.',
        'info',
      ),
    )
  return result
}
