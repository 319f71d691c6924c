// What a product says it contains and what it says it is free from: "protein-free", "free from sulphates".
import { type Family, familyOf } from '../ingredients'
import type { Mended } from './mended'

const ITEM =
  "(?!\\d|(?:with|contain\\w*|but|rich|plus|infused|enriched|made|packed|our|now|it|has|full|uses?)\\b)[\\w'-]+(?: (?!(?:with|and|or|but|plus|for|to|in|on)\\b)[\\w'-]+)?"
const LIST = `${ITEM}(?:(?:, ?(?:and |or )?| and | or | & |/)${ITEM}){0,8}`
const DENIALS: readonly RegExp[] = [
  new RegExp(`\\bfree (?:from|of) (?:all |any |added )?${LIST}`, 'g'),
  new RegExp(
    `\\b(?:without|contains? no|no added|no|zero|0 ?%|does(?: not|n't) contain|never any) (?:any |added |artificial |synthetic )?${LIST}`,
    'g',
  ),
  /(?:\b[\w']+-,? (?:and|&|or) )?\b(?:tree |mineral |palm |essential |coconut |nut |animal )?(?:oil |protein )?[\w']+[ -]free\b/g,
]

export type Denied = { says: string; without: string }

/** A product's words, with what it is free from kept apart: "protein-free, free from sulphates". */
export function withoutDenials(low: string): Denied {
  const without: string[] = []
  let says = low
  for (const pattern of DENIALS)
    says = says.replace(pattern, match => {
      without.push(match)
      return ' … '
    })
  return { says, without: without.join(' ; ') }
}

export type Holds = 'holds' | 'without' | 'unsaid'

type Holding = { low: string; words: Denied; mended?: Mended | undefined }

/** Whether a product contains something of a family: a person's word counts first, then its own words. */
export function holds({ low, words, mended }: Holding, which: Family | string): Holds {
  const family = typeof which === 'string' ? familyOf(which) : which
  if (!family) return 'unsaid'
  if (mended?.contains.includes(family.key)) return 'holds'
  if (mended?.contains_not.includes(family.key)) return 'without'
  const { says, without } = words
  if (family.words.test(says) || family.meant?.test(says)) return 'holds'
  if (family.words.test(without) || family.without?.test(low)) return 'without'
  return 'unsaid'
}
