// A brief as read, for the screen and for the post: its purpose, subject, price, dates and terms, who is in it and with
// whose permission, and how to reach the salon. Anything doubtful is marked unsure; nothing is made up.
import type { Facts } from '../../../facts'
import { type Doc, quoteOf, read, type Stretch } from '../../../reading/doc'
import { lexiconOf, mentionsIn } from '../../../reading/lexicon'
import type { Fact, Value } from '../../../reading/understood/reading'
import { withoutRequest } from '../read/asides/requests'
import { isOfClient } from '../read/people/about'
import { consentOf } from '../read/people/consent'
import { contactsOf } from '../read/people/contacts'
import type { MarketingInput } from '../schema'
import { amountsIn, changeIn } from './amounts'
import { type Day, daysIn } from './dates'
import { cutOff, namedIn } from './names'
import { occasionOf } from './occasion-of'
import type { Occasion } from './occasions'
import { type Given, leaveOf, leavesIn, reachesIn, termsIn, wayIn } from './terms'
import { THINGS, TO_US } from './words'

const BRIEF = [
  'occasion',
  'subject',
  'price',
  'percent_off',
  'starts',
  'ends',
  'conditions',
  'person',
  'permission',
  'contact',
] as const
type BriefPath = (typeof BRIEF)[number]
/**
 * Facts by path; `conditions` is one text, with terms joined by "; ". `at`: where each fact stands. `asked`: the
 * request around it. `cut`: a sentence that stops halfway.
 */
export type ReadBrief = {
  facts: Partial<Record<BriefPath, Fact>>
  at: Partial<Record<BriefPath, readonly Stretch[]>>
  leaves: readonly Given[]
  used: Stretch[]
  asked: string
  cut: string | null
  doc: Doc
}

const THING = lexiconOf(THINGS)
const NOTES = lexiconOf(TO_US)
/** Days that come round every week say when, not since when. */
const HABITS = new Set<string>(['hours', 'policy', 'hiring', 'tips', 'skin_test'])
const SHUTS = new Set<string>(['closure', 'hours', 'move'])

const EDGES = new Set(
  'a|an|the|our|your|of|for|from|on|in|at|to|with|w|by|and|&|+|-|–|—|new|now|is|are|was|we|were|well|have|has|got|its|all|only|just|get|some|you|can|be|this|that|til|till|until|goes|go|going|up|off|any|please|pls|hi|hey|right|so|or|not|x'.split(
    '|',
  ),
)

/** The unused words around a product or service, within its clause. */
function subjectOf(doc: Doc, isTaken: (at: number) => boolean): (Stretch & { sure: boolean }) | null {
  const things = mentionsIn(THING, doc).filter(({ from }) => !isTaken(from))
  const trimmed = ({ from, to }: Stretch): Stretch => {
    let [first, last] = [from, to]
    while (first < last && EDGES.has(doc.tokens[first]?.norm ?? '')) first++
    while (last > first && EDGES.has(doc.tokens[last - 1]?.norm ?? '')) last--
    return { from: first, to: last }
  }
  const [thing] = things
  const clause = thing
    ? doc.clauses.find(({ from, to }) => from <= thing.from && thing.to <= to)
    : doc.clauses[0]
  if (!clause) return null
  let [from, to] = thing ? [thing.from, thing.to] : [clause.from, clause.from]
  if (!thing) {
    while (from < clause.to && isTaken(from)) from++
    to = from
  }
  while (from > clause.from && !isTaken(from - 1)) from--
  while (to < clause.to && !isTaken(to)) to++
  const stretch = trimmed({ from, to })
  return stretch.to > stretch.from ? { ...stretch, sure: thing !== undefined } : null
}

type Dates = { starts?: Day; ends?: Day; sure: boolean }

function datesOf(days: readonly Day[], occasion: Occasion): Dates {
  const own = days.filter(
    ({ is, weekly, weekday, feast }) =>
      !(
        is === 'none' ||
        weekly ||
        (feast && is === 'plain') ||
        (weekday && HABITS.has(occasion) && (is === 'plain' || is === 'ends'))
      ) &&
      (is !== 'again' || !SHUTS.has(occasion)),
  )
  const isEnd = ({ is }: Day): boolean => is === 'ends' || (is === 'closes' && !SHUTS.has(occasion))
  const ends = own.find(isEnd)
  const begins = own.filter(day => !isEnd(day))
  const starts = begins.find(({ is }) => is === 'starts') ?? begins[0]
  return { starts, ends, sure: begins.length <= 1 && starts?.listed !== true }
}

/** A client's words aren't read; they are blanked so that indices stay the same. */
const withoutWords = (topic: string): string =>
  topic.replace(/"[^"]+"|“[^”]+”/g, words => `"${' '.repeat(words.length - 2)}"`)

export function briefOf(
  input: Pick<MarketingInput, 'topic' | 'contentType'>,
  facts: Pick<Facts, 'salon'>,
): ReadBrief {
  const doc = read(input.contentType === 'testimonial' ? withoutWords(input.topic) : input.topic)
  const found: Partial<Record<BriefPath, Fact>> = {}
  const taken = new Set<number>()
  const used: Stretch[] = []
  const take = (stretch: Stretch): void => {
    used.push(stretch)
    for (let at = stretch.from; at < stretch.to; at++) taken.add(at)
  }
  const isTaken = (at: number): boolean => taken.has(at)
  // "Write a post about" isn't part of the subject.
  const asked = doc.text.slice(0, Math.max(0, doc.text.indexOf(withoutRequest(doc.text))))
  take({ from: 0, to: doc.tokens.filter(({ start }) => start < asked.length).length })
  const at: ReadBrief['at'] = {}
  const tell = (
    path: BriefPath,
    value: Value,
    quote: string,
    sure: boolean,
    ...where: readonly Stretch[]
  ): void => {
    found[path] = { value, from: 'said', sure, quote }
    at[path] = where
  }
  const occasion = occasionOf(doc, input.contentType)
  tell('occasion', occasion.value, occasion.quote, occasion.sure)

  const reaches = reachesIn(doc)
  reaches.forEach(take)
  const days = daysIn(doc, isTaken)
  days.forEach(take)
  const times = clockTimes(doc, days)
  times.forEach(take)
  const clock = new Set(taken)
  const isDay = (at: number): boolean => clock.has(at)
  const amounts = amountsIn(doc, isTaken)
  const isChange = occasion.value === 'price_change'
  const change = isChange ? changeIn(doc) : null
  const isPlain = occasion.value === 'hiring' || occasion.value === 'charity' || occasion.value === 'referral'
  const prices = change ? [change] : isPlain ? amounts.prices.filter(({ sure }) => sure) : amounts.prices
  const [price] = prices
  if (price && prices.length === 1) tell('price', price.value, price.text, price.sure && !isPlain, price)
  else if (price) tell('price', prices.map(({ text }) => text).join(', '), price.text, !isChange, ...prices)
  const { percent } = amounts
  if (percent && occasion.value !== 'charity' && !isChange)
    tell('percent_off', percent.value, percent.text, percent.sure, percent)
  amounts.taken.forEach(take)

  const terms = termsIn(doc, isDay, occasion.value === 'giveaway')
  if (input.contentType !== 'testimonial' && input.contentType !== 'before-after' && terms.length > 0)
    tell('conditions', terms.map(({ text }) => text).join('; '), terms[0]?.text ?? '', true, ...terms)
  const inTerms = (day: Day): boolean => terms.some(({ from, to }) => from <= day.from && day.to <= to)
  const dates = datesOf(
    days.filter(day => !inTerms(day) || day.is === 'ends' || day.is === 'starts'),
    occasion.value,
  )
  if (dates.starts) tell('starts', dates.starts.text, dates.starts.text, dates.sure, dates.starts)
  if (dates.ends) tell('ends', dates.ends.text, dates.ends.text, true, dates.ends)
  terms.forEach(take)

  const person = namedIn(doc, isTaken)
  if (person) tell('person', person.name, person.name, person.sure, person)
  const leaves = leavesIn(doc)
  const leave = leaveOf(leaves)
  if (isOfClient(input)) {
    const agreed = consentOf({ topic: doc.text, quote: null, type: input.contentType, leave: null })
    const strict = agreed === 'unknown' ? null : agreed
    // A yes at second hand is asked about again before anything is posted.
    tell(
      'permission',
      strict ?? leave?.leave ?? 'not_said',
      leave ? quoteOf(doc, leave) : '',
      strict ? leave === null || leave.leave === strict : leave?.leave !== 'yes',
      ...leaves,
    )
  }
  leaves.forEach(take)
  mentionsIn(NOTES, doc).forEach(take)

  const way = wayIn(doc)
  // A client's number isn't a way to reach the salon.
  const others = contactsOf(input, facts).map(({ text }) => text)
  const ours = reaches.filter(({ text }) => !others.some(other => other.includes(text)))
  const reach = ours.find(({ of }) => of === 'phone') ?? ours[0]
  const card = facts.salon?.booking_link ?? facts.salon?.phone
  if (reach) tell('contact', reach.text, reach.text, true, reach)
  else if (way) tell('contact', way.text, way.text, true, way)
  else if (card) found.contact = { value: card, from: 'card', sure: true, quote: '' }
  if (way) take(way)

  const subject = subjectOf(doc, isTaken)
  if (subject) tell('subject', quoteOf(doc, subject), quoteOf(doc, subject), subject.sure, subject)
  return { facts: found, at, leaves, used, asked, cut: cutOff(doc), doc }
}

const HALVES = new Set(['am', 'pm', 'oclock', 'noon', 'midnight'])
const BEFORE_TIMES = new Set([
  'appointment',
  'appt',
  'at',
  'till',
  'til',
  'until',
  'from',
  '@',
  'between',
  'by',
  'after',
])
const CHAINS = new Set(['-', '–', 'to', '+', 'and', '&', 'or', '/', 'till', 'til', 'until'])

/** "8pm", "till 8", "thurs 3 + 4.30": times rather than prices. */
function clockTimes(doc: Doc, days: readonly Day[]): Stretch[] {
  const after = new Set(days.map(({ to }) => to))
  const found: Stretch[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'number') continue
    const hour = Number(token.norm)
    if (!(hour >= 0 && hour < 24.6)) continue
    const before = doc.tokens[at - 1]?.norm ?? ''
    const next = doc.tokens[at + 1]?.norm ?? ''
    const half = HALVES.has(next) || (['a', 'p'].includes(next) && doc.tokens[at + 2]?.norm === 'm')
    const chained = CHAINS.has(before) && found.at(-1)?.to === at - 1
    const isHour = hour <= 12.6 && (token.norm.split('.')[1]?.length ?? 2) === 2
    if (half || (isHour && (after.has(at) || chained || (BEFORE_TIMES.has(before) && !MONEY.has(next)))))
      found.push({ from: at, to: half ? at + 2 : at + 1 })
  }
  return found
}
const MONEY = new Set(['quid', 'pounds', 'euro', 'a', 'each', 'pp'])
