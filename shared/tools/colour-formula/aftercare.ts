// What the client does at home, and when to come back. domain 1.18
import { type Tone, WARM_TONES } from '../../trade/tones'
import type { Plan } from './plan/plan'

const BY_CARE: Record<Plan['care'][number], string> = {
  toner: 'Toner or gloss: refresh in 4–8 weeks.',
  roots: 'Roots: again in 4–6 weeks.',
  foils: 'Foils: again in 8–12 weeks.',
  balayage: 'Balayage: again in 10–16 weeks.',
  vivid: 'Wash rarely and cool; refresh every 3–6 weeks.',
  dark: 'Book a refresh in 3–4 weeks where it was taken darker; it fades.',
  blonde: 'Purple shampoo against yellow once a week at most; a bond or moisture mask weekly.',
  swim: 'Wet the hair and wear a cap before swimming; rinse at once, chelate now and then.',
}

const WARM_BLONDE =
  'A bond or moisture mask weekly. No purple shampoo: it would take the warmth away that was wished for.'

/** `target`: the tone that was wished for. */
export function aftercareFor(care: Plan['care'], target: Tone | null): string[] {
  const warm = target !== null && WARM_TONES.includes(target)
  return [
    'No shampoo for 48 hours; then sulphate-free, colour-safe, lukewarm or cool water.',
    'Heat protectant, and cover from sun and pool.',
    ...[...new Set(care)].map(item => (item === 'blonde' && warm ? WARM_BLONDE : BY_CARE[item])),
  ]
}
