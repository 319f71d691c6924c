// A client's number, email or address in a topic: it goes before anything else is read, so that no post has it and nobody is
// told to call it. The salon's own stay: what its card says, and what people are asked to call, write or come to.

import type { Facts } from '../../../../facts'
import { coreOf, emailsIn, phonesIn } from '../../../../reading/text/contacts'
import type { MarketingInput } from '../../schema'
import type { Removed } from '../claims/claims'

const CONTACT_WHY = 'A client’s number, email or address has no place in a post.'

/** `at`: in characters. */
type Stretch = { at: number; text: string }

/** What an address ends with. */
const STREETS = new Set(
  'road rd street st lane ln avenue ave close drive way court terrace gardens crescent grove row square mews walk'.split(
    ' ',
  ),
)
const NUMBERED = /\b\d{1,4}[a-z]?,? (?:\p{L}[\p{L}’'-]* ){1,3}?\p{L}+/giu

/** "20 minutes down the lane" is none. */
const NO_HOUSE = new Set(
  'minutes mins min hours years yards metres miles people clients down off from of in'.split(' '),
)

const endsInStreet = (text: string): boolean => STREETS.has(text.split(' ').at(-1)?.toLowerCase() ?? '')

/** "12 Mill Lane", "4 park road": a number and at most three words, the last of them a street's. */
function addressesIn(text: string): Stretch[] {
  const found: Stretch[] = []
  for (const { 0: first, index } of text.matchAll(NUMBERED)) {
    const words = text.slice(index, index + first.length + 40).split(' ')
    const long = [3, 4, 5].find(many =>
      endsInStreet(
        words
          .slice(0, many)
          .join(' ')
          .replace(/[^\p{L}\d ’'-]+$/u, ''),
      ),
    )
    if (long === undefined || words.slice(1, long).some(word => NO_HOUSE.has(word.toLowerCase()))) continue
    found.push({
      at: index,
      text: words
        .slice(0, long)
        .join(' ')
        .replace(/[^\p{L}\d]+$/u, ''),
    })
  }
  return found
}

const SENTENCE = /[.!?\n](?=\s|$)/
/** Whose it is: somebody is thanked, won, or is spoken of. */
const SOMEONE =
  /\b(?:clients?|customers?|guest|winners?|won|thanks?|congrat\w*|well done|her|his|he|she|their|lives?)\b/i
/** Before it: people are asked to call, write or come. */
const OURS =
  /\b(?:call|ring|phone|text|txt|whats ?app|message|dm|email|book\w*|tel|us|we|our|salon|shop)(?: (?:us|me|now|today|on|at|via|in|to|is|are))*[\s:,(]*$/i
/** Before an address: people are asked to come. */
const HERE = /\b(?:us|we|we['’]re|salon|shop)\b[^.!?\d]{0,18}$/i
/** "Her number is …": not ours, whoever is asked to ring. */
const THEIRS = /\b(?:her|his|their|client[’']s|winner[’']s)\b[^.!?]{0,20}$/i
/** What led up to it, and goes with it. */
const LEADS = [
  /\b(?:(?:on|at|of|from|in|is|and) )?(?:her|his|their|the|client’s) (?:number|phone|mobile|email|address)(?: is)?$/i,
  /\b(?:who )?(?:lives?|of|from|at|on|in|via)(?: at| in)?$/i,
]
const bare = (before: string): string => before.replace(/[\s:;,(–-]+$/, '')

/** What of a topic belongs to somebody in it, in the order in which it stands. */
export function contactsOf(
  { topic, contentType }: Pick<MarketingInput, 'topic' | 'contentType'>,
  { salon }: Pick<Facts, 'salon'>,
): Stretch[] {
  const own = [salon?.phone, salon?.booking_link].filter(each => each != null)
  const card = new Set(own.flatMap(each => [each.toLowerCase(), coreOf(each)]))
  const shows = contentType === 'before-after' || contentType === 'testimonial'
  const isOurs = ({ at, text }: Stretch): boolean => {
    if (card.has(text.toLowerCase()) || card.has(coreOf(text) || '-')) return true
    const before = topic.slice(0, at).split(SENTENCE).at(-1) ?? ''
    const after = topic.slice(at + text.length).split(SENTENCE)[0] ?? ''
    return (
      !(shows || SOMEONE.test(`${before} ${after}`)) ||
      ((OURS.test(before) || HERE.test(before)) && !THEIRS.test(before))
    )
  }
  return [...phonesIn(topic), ...emailsIn(topic), ...addressesIn(topic)]
    .filter(each => !isOurs(each))
    .sort((a, b) => a.at - b.at)
}

/** The topic without them, and what went. */
export function withoutContactsOf(input: MarketingInput, facts: Facts): { left: string; removed: Removed[] } {
  const found = contactsOf(input, facts)
  let left = input.topic
  // From the end on: what stands before keeps its place.
  for (const { at, text } of found.toReversed()) {
    const before = LEADS.reduce((left, lead) => bare(left.replace(lead, '')), bare(left.slice(0, at)))
    const opened = text.startsWith('(') || /\(\s*$/.test(left.slice(0, at))
    const after = left.slice(at + text.length).replace(opened ? /^\s*\)/ : /^/, '')
    left = `${before}${after.replace(/^(?=[\p{L}\d(])/u, ' ')}`
  }
  return { left: left.trim(), removed: found.map(({ text }) => ({ what: text, why: CONTACT_WHY })) }
}
