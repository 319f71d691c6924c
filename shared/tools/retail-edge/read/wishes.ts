// What the client said about buying: a budget, no selling today, one product only, nothing heavy or sticky.
import { wording } from '../../../reading/wording'
import {
  ASTHMA,
  CHEST_IS,
  CHILD,
  CONTENT,
  FOR_EACH,
  GENTLY,
  HEAVY,
  LIMIT,
  NO_AIR,
  NO_SELLING,
  NOT_OILY,
  OF_THE_VISIT,
  ONE_ONLY,
  STICKY,
  TIGHT,
  TOO_RICH,
  TWO_ONLY,
} from '../../../reading/words/retail/buying'
import { type Finder, mentions, ofSomeoneElse, type Source, said, sentencesOf } from '../../../trade/said'
import { type Evidence, evidenceOf } from './hair/hair'
import { quickIn } from './heard'
import { moneyIn } from './money'

export type Wishes = {
  budget: { most: number; each: boolean; evidence: Evidence } | null
  tight: Evidence | null
  /** Wants no products at all. */
  none: Evidence | null
  /** Nothing is wrong, in the client's own words. */
  content: Evidence | null
  gently: Evidence | null
  most: 1 | 2 | 3
  heavy: Evidence | null
  sticky: Evidence | null
  pregnant: Evidence | null
  asthma: Evidence | null
  /** No aerosols or sprays, at the client's request. */
  noAir: Evidence | null
  child: Evidence | null
  /** Nothing unsuitable for a child, whoever it is bought for. */
  minor: Evidence | null
  /** Little time in the morning. */
  quick: Evidence | null
}

const [limit, ofVisit, forEach] = [wording(LIMIT), wording(OF_THE_VISIT), wording(FOR_EACH)]
const [one, two, tight, none, content, gently] = [
  wording(ONE_ONLY),
  wording(TWO_ONLY),
  wording(TIGHT),
  wording(NO_SELLING),
  wording(CONTENT),
  wording(GENTLY),
]
const [sticky, noAir, asthma, chestIs, child, heavy, notOily, tooRich] = [
  wording(STICKY),
  wording(NO_AIR),
  wording(ASTHMA),
  wording(CHEST_IS),
  wording(CHILD),
  wording(HEAVY),
  wording(NOT_OILY),
  wording(TOO_RICH),
]

function budgetIn(sources: readonly Source[]): Wishes['budget'] {
  for (const source of sources)
    for (const { low, typed } of sentencesOf(source)) {
      const money = moneyIn(low)
      if (!money || !limit.has(low) || ofVisit.has(low)) continue
      const evidence = { word: money.quote, quote: typed.slice(0, 90), where: source.where }
      return { most: money.amount, each: forEach.has(low), evidence }
    }
  return null
}

const first = (sources: readonly Source[], words: Finder): Evidence | null => {
  const [hit] = said(sources, words)
  return hit ? evidenceOf(hit) : null
}
/** For phrases that contain their own negation: "no retail". */
const firstRaw = (sources: readonly Source[], words: Finder): Evidence | null => {
  const [hit] = sources.flatMap(source => mentions(source, words))
  return hit ? evidenceOf(hit) : null
}

/** For phrases that count whatever is denied before them. */
const firstOwn = (sources: readonly Source[], words: Finder): Evidence | null => {
  const [hit] = sources
    .flatMap(source => mentions(source, words))
    .filter(({ before }) => !ofSomeoneElse(before))
  return hit ? evidenceOf(hit) : null
}

/** `of16`: the sources that may give somebody's age. */
export function readWishes(
  sources: readonly Source[],
  concerns: readonly Source[],
  of16: readonly Source[] = sources,
): Wishes {
  return {
    budget: budgetIn(sources),
    tight: firstRaw(sources, tight),
    none: firstRaw(sources, none),
    content: firstRaw(concerns, content),
    gently: firstRaw(sources, gently),
    most: firstRaw(sources, one) ? 1 : firstRaw(sources, two) ? 2 : 3,
    heavy: heavyIn(sources),
    sticky: firstRaw(sources, sticky),
    pregnant: null,
    asthma: first(sources, asthma) ?? firstOwn(sources, chestIs),
    noAir: firstRaw(sources, noAir),
    child: first(of16, child),
    minor: null,
    quick: quickIn(sources),
  }
}

function heavyIn(sources: readonly Source[]): Evidence | null {
  for (const source of sources) {
    const [hit] = mentions(source, heavy).filter(({ word }) => !notOily.has(word))
    if (hit) return { word: hit.word, quote: hit.word, where: source.where }
    for (const { low, typed } of sentencesOf(source)) {
      const found = tooRich.in(low)
      if (!found) continue
      const start = found.index - (low.length - low.trimStart().length)
      const quote = typed.slice(start, start + found.text.length)
      return { word: quote, quote, where: source.where }
    }
  }
  return null
}
