// What the client does at home, and when to come back. domain 1.18
import { type Tone, WARM_TONES } from '../../../trade/tones'
import type { ColourPlan } from './plan'

const BY_CARE: Record<ColourPlan['care'][number], string> = {
  toner: 'Toner or gloss: refresh in 4–8 weeks.',
  roots: 'Roots: again in 4–6 weeks.',
  foils: 'Foils: again in 8–12 weeks.',
  balayage: 'Balayage: again in 10–16 weeks.',
  vivid: 'Wash rarely and cool; refresh every 3–6 weeks.',
  dark: 'Book a refresh in 3–4 weeks where it was taken darker; it fades.',
  blonde: 'Purple shampoo against yellow once a week at most; a bond or moisture mask weekly.',
  mask: 'A bond or moisture mask weekly; no purple shampoo until the tone has settled.',
  swim: 'Wet the hair and wear a cap before swimming; rinse at once, chelate now and then.',
}

const WARM_BLONDE =
  'A bond or moisture mask weekly. No purple shampoo: it would take the warmth away that was wished for.'

const BLUE_SHAMPOO =
  'Blue shampoo against orange once a week at most (purple is for yellow only); a bond or moisture mask weekly.'

/** Up to this level, lifted hair shows orange rather than yellow. domain 1.1, 1.2 */
const ORANGE_TO = 7

/** `target`: the tone that was asked for. `reached`: the level whose underlying pigment shows. */
export function aftercareFor(
  care: ColourPlan['care'],
  target: Tone | null,
  reached: number | null,
): string[] {
  const warm = target !== null && WARM_TONES.includes(target)
  return [
    'No shampoo for 48 hours; then sulphate-free, colour-safe, lukewarm or cool water.',
    'Heat protectant, and cover from sun and pool.',
    ...[...new Set(care)].map(item =>
      item !== 'blonde'
        ? BY_CARE[item]
        : warm
          ? WARM_BLONDE
          : reached !== null && reached <= ORANGE_TO
            ? BLUE_SHAMPOO
            : BY_CARE.blonde,
    ),
  ]
}
