// What people say hair and scalp need (the words: shared/reading/words/retail/needs.ts), and what no product on a shelf
// is for. domain 3.1 (mapping), 5.4 (no medical words).
import { typed, type Wording } from '../reading/wording'
import * as GRAVE from '../reading/words/person/grave'

export const NEEDS = [
  'volume',
  'moisture',
  'frizz',
  'definition',
  'colour-care',
  'yellow',
  'orange',
  'red',
  'repair',
  'gummy',
  'protein-overload',
  'oily',
  'dandruff',
  'dry-scalp',
  'sensitive',
  'thinning',
  'heat',
  'split-ends',
  'swim',
  'hard-water',
  'build-up',
  'shine',
  'tangles',
  'hold',
  'texture',
  'edges',
  'night',
  'sun',
  'second-day',
  'beard',
  'root-cover',
] as const
export type NeedKey = (typeof NEEDS)[number]

export type Graveness = 'broken' | 'catching' | 'loss' | 'scalp'

/** Matters for a pharmacist, a GP or a trichologist, which we never name as a diagnosis. domain 1.16 [INTOCH] */
export const LOSS = typed(GRAVE.LOSS, GRAVE.LOSS_NAMED)
export const MEDICAL: readonly { key: Graveness; words: Wording }[] = [
  { key: 'catching', words: typed(GRAVE.CATCHING) },
  { key: 'broken', words: typed(GRAVE.BROKEN) },
  { key: 'loss', words: LOSS },
  { key: 'scalp', words: typed(GRAVE.IRRITATED) },
]
export const PREGNANT = typed(GRAVE.PREGNANT)
