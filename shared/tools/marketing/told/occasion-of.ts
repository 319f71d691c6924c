// What a brief is for: the first in the list that it plainly says.
import { type Doc, quoteOf, type Stretch } from '../../../reading/doc'
import { lexiconOf, mentionsIn } from '../../../reading/lexicon'
import type { ContentType } from '../schema'
import { BESIDE, OCCASIONS, type Occasion } from './occasions'

const SIGNS = lexiconOf(OCCASIONS)
const ORDER = Object.keys(OCCASIONS) as (keyof typeof OCCASIONS)[]
const DENIES = new Set(['no', 'not', 'dont', 'without', 'never', 'arent', 'isnt', 'wasnt'])
const DENIES_NOT = new Set(['miss', 'forget', 'wait', 'long', 'only', 'just', 'worry', 'be'])

function isDenied({ tokens }: Doc, at: number, first: number): boolean {
  for (let back = at - 1; back >= Math.max(first, at - 4); back--)
    if (DENIES.has(tokens[back]?.norm ?? '')) return !DENIES_NOT.has(tokens[back + 1]?.norm ?? '')
  return false
}

type Sign = Stretch & { occasion: keyof typeof OCCASIONS; sure: boolean }

function signsIn(doc: Doc): Sign[] {
  let clause = 0
  return mentionsIn(SIGNS, doc).flatMap(({ concept, from, to, sure }) => {
    while ((doc.clauses[clause]?.to ?? doc.tokens.length) <= from) clause++
    return isDenied(doc, from, doc.clauses[clause]?.from ?? 0)
      ? []
      : [{ occasion: concept as keyof typeof OCCASIONS, from, to, sure }]
  })
}

/** The first in the list that is plainly said. Occasions that often go with another give way to it. */
export function occasionOf(doc: Doc, type: ContentType): { value: Occasion; sure: boolean; quote: string } {
  if (type === 'testimonial') return { value: 'testimonial', sure: true, quote: '' }
  if (type === 'before-after') return { value: 'transformation', sure: true, quote: '' }
  const signs = signsIn(doc)
  const ranked = ORDER.flatMap(occasion => {
    const own = signs.filter(sign => sign.occasion === occasion)
    const sure = own.filter(sign => sign.sure)
    const best = sure[0] ?? own[0]
    return best
      ? [{ occasion, best, strong: sure.length > 0, weight: sure.length * 2 + own.length - sure.length }]
      : []
  })
  const strong = ranked.filter(each => each.strong)
  const lead = (strong.length > 0 ? strong : ranked)[0]
  if (!lead) return { value: 'other', sure: false, quote: '' }
  const rivals = strong.filter(each => each !== lead && !BESIDE.has(each.occasion))
  return {
    value: lead.occasion,
    sure:
      lead.strong &&
      (rivals.length === 0 || lead.weight >= 2 * Math.max(...rivals.map(({ weight }) => weight))),
    quote: quoteOf(doc, lead.best),
  }
}
