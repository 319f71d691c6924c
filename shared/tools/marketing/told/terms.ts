// What limits an offer, in its own words; who agreed; how to reach the salon.

import { type Doc, quoteOf, type Stretch } from '../../../reading/doc'
import { lexiconOf, mentionsIn } from '../../../reading/lexicon'
import { phonesIn } from '../../../reading/text/contacts'
import { CONTACT, PERMISSION, TERMS, THINGS } from './words'

const TERM = lexiconOf(TERMS)
const LEAVE = lexiconOf(PERMISSION)
const WAY = lexiconOf(CONTACT)
const LEADS = new Set([
  'til',
  'till',
  'until',
  'by',
  'before',
  'from',
  'on',
  'at',
  'and',
  'w',
  'with',
  'for',
  'in',
  'the',
  '-',
  'to',
])
/** Where a term that extends backwards or forwards ends. */
const STOPS = new Set(['.', '!', '?', '\n', ';', '%', 'off'])
const REACHES_BACK = 4
const NOT_ALONE = new Set([
  'spend',
  'over',
  'under',
  'code',
  'show',
  'quote',
  'excl',
  'exc',
  'like',
  'follow',
  'share',
  'tag',
  'comment',
  'only',
])

const SIGNS = new Set(['£', '€', '$'])
const SOLD = new Set(THINGS.thing.flatMap(thing => thing.split(' ')))
/** "Now only £45", "root tint only £38": says how much, not who for. */
const isPrice = ({ tokens }: Doc, first: number, at: number, to: number): boolean => {
  const before = tokens.slice(first, at).map(({ norm }) => norm)
  return (
    SIGNS.has(tokens[to]?.norm ?? '') &&
    (before.every(norm => LEADS.has(norm) || norm === 'now') || before.some(norm => SOLD.has(norm)))
  )
}

export type Term = Stretch & { text: string }

/** A term ends before a separate day, except in "not in December". */
export function termsIn(doc: Doc, isDay: (at: number) => boolean, isGiveaway: boolean): Term[] {
  const found: Stretch[] = []
  const clauseOf = new Map<number, Stretch>()
  for (const clause of doc.clauses) for (let at = clause.from; at < clause.to; at++) clauseOf.set(at, clause)
  for (const { concept, from, to } of mentionsIn(TERM, doc)) {
    const clause = clauseOf.get(from) ?? { from, to }
    if (concept === 'enter' && !isGiveaway) continue
    let [first, last] = [from, to]
    if (concept === '<')
      while (
        first > clause.from &&
        from - first < REACHES_BACK &&
        !STOPS.has(doc.tokens[first - 1]?.norm ?? '')
      )
        first--
    if (isPrice(doc, first, from, to)) continue
    if (concept === '>' || concept === '>>' || concept === 'enter')
      while (last < clause.to && (concept !== '>' || !isDay(last))) last++
    while (last > to && LEADS.has(doc.tokens[last - 1]?.norm ?? '')) last--
    // A bare "over" or "spend" isn't a term without its amount.
    if (last - first === 1 && NOT_ALONE.has(doc.tokens[first]?.norm ?? '') && concept !== 'enter') continue
    const before = found.at(-1)
    if (before && before.to > first) before.to = Math.max(before.to, last)
    else found.push({ from: first, to: last })
  }
  return found.map(stretch => ({ ...stretch, text: quoteOf(doc, stretch) }))
}

export type Leave = 'yes' | 'no' | 'not_said'
export type Given = Stretch & { leave: Leave }
export const leavesIn = (doc: Doc): Given[] =>
  mentionsIn(LEAVE, doc).map(({ concept, from, to }) => ({ leave: concept as Leave, from, to }))
/** A single no means no; what still has to be asked isn't consent. */
export const leaveOf = (given: readonly Given[]): Given | null =>
  (['no', 'not_said', 'yes'] as const).flatMap(leave => given.filter(each => each.leave === leave))[0] ?? null

const TOPS = new Set([
  'com',
  'uk',
  'ie',
  'net',
  'org',
  'salon',
  'hair',
  'beauty',
  'app',
  'io',
  'info',
  'shop',
  'eu',
  'biz',
  'example',
])
const END_MARKS = new Set(['.', ',', ')', '!', '?', ';', ':', '"'])

export type Reach = Stretch & { text: string; of: 'phone' | 'link' }
/** Numbers, addresses and handles. */
export function reachesIn(doc: Doc): Reach[] {
  const at = (from: number, to: number): Stretch => ({
    from: doc.tokens.findIndex(({ end }) => end > from),
    to: doc.tokens.findLastIndex(({ start }) => start < to) + 1,
  })
  const phones = phonesIn(doc.text).map(({ at: from, text }) => ({
    ...at(from, from + text.length),
    text,
    of: 'phone' as const,
  }))
  const links: Reach[] = []
  for (let from = 0; from < doc.tokens.length; ) {
    let to = from + 1
    while (doc.tokens[to]?.glued) to++
    while (to > from + 1 && END_MARKS.has(doc.tokens[to - 1]?.norm ?? '')) to--
    const norms = doc.tokens.slice(from, to).map(({ norm }) => norm)
    const isLink =
      (norms.includes('@') &&
        norms.length > 1 &&
        norms.indexOf('@') < norms.length - 1 &&
        !/^\d/.test(norms[norms.indexOf('@') + 1] ?? '')) ||
      norms[0] === 'www' ||
      norms[0] === 'https' ||
      norms[0] === 'http' ||
      norms.some((norm, nth) => nth >= 2 && norms[nth - 1] === '.' && TOPS.has(norm))
    if (isLink) links.push({ from, to, text: quoteOf(doc, { from, to }), of: 'link' })
    from = to
    while (doc.tokens[from]?.glued) from++
  }
  return [...phones, ...links]
}

export function wayIn(doc: Doc): Term | null {
  const [way] = mentionsIn(WAY, doc)
  return way ? { from: way.from, to: way.to, text: quoteOf(doc, way) } : null
}
