// Why and how, in plain words: no medical claim, no promise, no pressure. domain 3.2, 5.4 [ASA-HC]
import type { NeedKey } from '../../../trade/concerns'
import { quoteOf } from '../prose'
import type { Evidence } from '../read/hair/hair'
import type { Picture } from '../read/picture'
import type { OnShelf as Product } from '../read/shelf'

const BENEFIT: Readonly<Record<NeedKey, (product: Product) => string>> = {
  volume: ({ kind, traits }) =>
    traits.clarify || traits.oilControl
      ? 'it takes off what weighs the roots down, so that they can lift'
      : kind === 'wash'
        ? 'a light wash leaves nothing behind that weighs, so the roots can lift'
        : ['conditioner', 'leave-in', 'mask', 'bond', 'serum'].includes(kind)
          ? 'light care that softens the ends without weighing on the roots'
          : kind === 'dry-shampoo'
            ? 'it takes up oil at the roots, so they stay lifted'
            : 'light hold at the root gives lift without weight',
  moisture: ({ kind }) =>
    kind === 'oil' || kind === 'butter' || kind === 'serum'
      ? 'it seals moisture in and leaves the ends softer to the touch'
      : kind === 'leave-in' || kind === 'cream' || kind === 'spray'
        ? 'a little moisture that stays in, so the lengths are softer and easier to comb'
        : kind === 'wash'
          ? 'a mild wash leaves the hair its moisture'
          : kind === 'conditioner'
            ? 'it softens after every wash and makes combing easier'
            : 'it gives moisture back, so the hair feels softer and moves',
  frizz: ({ kind }) =>
    kind === 'tool'
      ? 'less friction, so the surface stays calmer'
      : ['mask', 'conditioner', 'wash', 'leave-in', 'bond'].includes(kind)
        ? 'thirsty hair takes up damp air; with moisture of its own it stays calmer'
        : 'a smoothing film keeps damp air out, so the surface stays calmer',
  definition: ({ kind }) =>
    kind === 'wash' || kind === 'conditioner' || kind === 'leave-in'
      ? 'gentle care keeps the curl together before it is styled'
      : 'it groups the curls and holds their shape as they dry',
  'colour-care': ({ kind }) =>
    kind === 'wash'
      ? 'a gentle wash helps the colour stay fresh for longer'
      : kind === 'conditioner'
        ? 'it smooths coloured lengths after the wash, and a smooth surface holds its shine'
        : 'gentle care that helps the colour stay fresh for longer',
  yellow: () => 'violet pigment cancels yellow',
  orange: () => 'blue pigment cancels orange',
  red: ({ traits }) =>
    traits.redTone
      ? 'it tops up the red tone between visits'
      : 'gentle care helps a red tone stay fresh for longer',
  repair: ({ traits, says, kind }) =>
    traits.bond && !(traits.protein && !says.has('bond'))
      ? 'bond care supports hair that has been through a lot'
      : traits.heat
        ? 'it shields weakened hair from more heat'
        : traits.protein
          ? 'protein supports weakened lengths, so they feel stronger'
          : kind === 'wash'
            ? 'a mild wash asks less of weakened lengths'
            : kind === 'conditioner'
              ? 'it softens weakened lengths, so that combing pulls less'
              : 'it supports weakened lengths, so they feel stronger',
  gummy: ({ traits }) =>
    traits.protein
      ? 'a little protein gives stretchy hair some firmness'
      : 'stretchy hair wants strength before more moisture',
  'protein-overload': () => 'moisture without protein brings the balance back',
  oily: ({ kind }) =>
    kind === 'wash'
      ? 'it takes oil off the roots and leaves the lengths alone'
      : 'light care that adds no oil at the roots',
  dandruff: ({ traits }) =>
    traits.dandruff
      ? 'an anti-dandruff wash helps to clear what can be seen'
      : 'a mild wash is kind to a scalp that flakes',
  'dry-scalp': () => 'mild, soothing care for a scalp that feels dry or itches',
  sensitive: () => 'few triggers and mild care for a scalp that reacts easily',
  thinning: () => 'it makes hair look and feel fuller; it is a cosmetic effect',
  heat: () => 'a film between the hair and the heat',
  'split-ends': ({ traits }) =>
    traits.heat
      ? 'it shields the ends from heat, so fewer split'
      : traits.bond
        ? 'bond care supports worn ends until the next trim'
        : 'it smooths and seals the ends until the next trim',
  swim: ({ kind }) =>
    kind === 'leave-in'
      ? 'a leave-in before the pool keeps some of the water out'
      : 'it takes pool minerals out of the hair',
  'hard-water': () => 'it takes minerals from the water out of the hair',
  'build-up': () => 'it takes off what has built up, so that care can work again',
  shine: () => 'it smooths the surface, so that light is given back',
  tangles: () => 'slip for combing, so less hair is pulled',
  hold: () => 'it keeps the style in place',
  texture: () => 'it gives the lengths grip, so they sit apart',
  edges: () => 'it lays the hairline smooth',
  night: () => 'less friction at night, so the hair wakes up calmer',
  sun: () => 'it shields the hair from sun',
  'second-day': () => 'it freshens the roots between washes',
  beard: () => 'care for the beard and the skin under it',
  'root-cover': () => 'it covers the roots until the next visit',
}

/** Care that only makes sense with a toning product: its reason is the yellow's reason. */
export const besideToning = (need: NeedKey | null, { word, quote }: Evidence, { needs }: Picture): boolean =>
  need === 'moisture' &&
  needs.list.some(
    ({ key, said, evidence }) =>
      key === 'yellow' && said && evidence.word === word && evidence.quote === quote,
  )

/** "“brassy ends” (concerns): violet pigment cancels yellow." */
export function reasonFor(
  product: Product,
  need: NeedKey,
  evidence: Evidence,
  isBesideToning: boolean,
): string {
  return `“${quoteOf(evidence)}” (${evidence.where}): ${isBesideToning ? 'toning washes can leave hair dry, and this keeps it soft' : BENEFIT[need](product)}.`
}

export const benefitOf = (product: Product, need: NeedKey): string => BENEFIT[need](product)

const HOW: Readonly<Record<Product['kind'], string>> = {
  wash: 'Massage a coin-sized amount into wet roots, let it run through the lengths, rinse well.',
  conditioner:
    'After washing, work a small amount through mid-lengths and ends, comb, rinse with cool water.',
  'leave-in': 'Spread a little through towel-dried lengths and comb. Leave in.',
  mask: 'Once a week after washing, on mid-lengths and ends; leave on for the time on the pack, then rinse.',
  bond: 'Once a week on towel-dried lengths; leave on for the time on the pack, then rinse.',
  scalp:
    'Part the clean hair, apply a little to the scalp and massage gently. Use as often as the pack says.',
  oil: 'Warm two or three drops in the palms and smooth over damp or dry ends, away from the roots.',
  butter: 'Melt a pea-sized amount in the palms and press over damp lengths after the leave-in.',
  serum: 'Work one or two drops through damp lengths and ends, away from the roots.',
  mousse: 'Work a palmful through damp roots and lengths, then dry.',
  gel: 'Scrunch a little through wet hair and leave to dry without touching.',
  cream: 'Work a coin-sized amount through damp lengths, then style or leave to dry.',
  wax: 'Warm a little between the fingers and apply only where hold is wanted.',
  hairspray: 'Spray lightly from an arm’s length when the style is finished.',
  'salt-spray': 'Mist over damp lengths and scrunch.',
  spray: 'Spritz evenly over damp hair and comb through before styling.',
  'dry-shampoo':
    'Apply a little at the roots of dry hair, wait a moment, brush out. Wash it out the next day.',
  beard: 'Work a few drops through the clean beard every day.',
  tool: 'Use every day or night as it suits; keep it clean.',
  'root-cover': 'Apply to dry roots where grey shows; it washes out.',
  other: 'Use as the pack says.',
  supplement: 'Use as the pack says.',
  professional: 'For use in the salon.',
}

const SPREAD: ReadonlySet<Product['kind']> = new Set<Product['kind']>([
  'spray',
  'hairspray',
  'salt-spray',
  'cream',
  'serum',
  'mousse',
  'leave-in',
])

/** How often and how much, from the salon's own list, or else by kind. */
export function howToUse(product: Product): string {
  const { traits: t, kind, says, use } = product
  const special =
    t.violet || t.blue
      ? kind === 'wash'
        ? 'Use in place of the usual shampoo once a week at most, leave on for the time on the pack, rinse well. The usual wash in between.'
        : kind === 'mask' || kind === 'conditioner' || kind === 'bond'
          ? 'Once a week at most, after washing, on mid-lengths and ends; leave on for the time on the pack, then rinse well.'
          : 'A little on damp lengths once a week at most, as the pack says; less if the hair turns too cool.'
      : t.volume && kind === 'spray'
        ? 'Spritz at damp roots, section by section, then dry with a lift of the fingers.'
        : t.heat && SPREAD.has(kind)
          ? 'Spread evenly over damp hair and comb through, every time before the dryer or iron.'
          : t.dandruff && kind === 'wash'
            ? 'Massage into the wet scalp, leave on for the time on the pack, rinse. Twice a week, with a mild wash in between.'
            : (t.clarify || t.chelate || t.oilControl) && kind === 'wash'
              ? 'Use once a week in place of the usual shampoo, then condition the lengths.'
              : says.has('powder') && (kind === 'cream' || kind === 'wax' || kind === 'other')
                ? 'Tap a very little into dry roots and work it in with the fingertips.'
                : t.redTone && t.pigment
                  ? 'Once a week after washing, with gloves; leave on for the time on the pack, rinse until the water is clear.'
                  : HOW[kind]
  if (use.length === 0) return special
  const own = use.join(' ')
  return `${special} Your list says: ${own.endsWith('.') || own.endsWith('!') ? own.slice(0, -1) : own}.`
}
