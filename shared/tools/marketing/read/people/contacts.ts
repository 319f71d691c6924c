// A client's number, email or address in a topic is removed before anything else is read, so that no post contains it
// and nobody is told to call it. The salon's own stay: those on its card, and those that people are asked to call,
// write or come to.

import type { Facts } from '../../../../facts'
import { coreOf, emailsIn, phonesIn } from '../../../../reading/text/contacts'
import { addressesIn } from '../../../../salon/privacy/redaction/addresses'
import type { MarketingInput } from '../../schema'
import type { Removed } from '../claims/claims'
import { isOfClient } from './about'

const CONTACT_WHY = 'A client’s number, email or address has no place in a post.'

/** `at`: a character index. */
type Stretch = { at: number; text: string }

/** Needs a house number or a postcode: a street alone belongs to nobody. */
const placesIn = (topic: string): Stretch[] =>
  addressesIn(topic)
    .map(({ from, to }) => ({ at: from, text: topic.slice(from, to) }))
    .filter(({ text }) => /\d/.test(text))

const SENTENCE = /[.!?\n](?=\s|$)/
/** Hints that it is a person's: somebody is thanked, has won or is mentioned. */
const SOMEONE =
  /\b(?:clients?|customers?|guest|winners?|won|thanks?|congrat\w*|well done|her|his|he|she|their|lives?)\b/i
/** Words before it that ask people to call, write or come. */
const OURS = new Set(
  'call ring phone text txt whatsapp app message dm email book books booking bookings booked tel us we our salon shop where venue'.split(
    ' ',
  ),
)
/** Words that may come in between. */
const BETWEEN = new Set('us me now today on at via in to is are'.split(' '))
function asksToCome(before: string): boolean {
  const words = before
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const last = words.findLastIndex(word => !BETWEEN.has(word))
  return words.slice(Math.max(last, 0)).some(word => OURS.has(word))
}
/** Before an address: people are asked to come. */
const HERE = /\b(?:us|we|we['’]re|salon|shop)\b[^.!?\d]{0,18}$/i
/** "Her number is …": not ours, whoever is asked to ring. */
const THEIRS = /\b(?:her|his|their|client[’']s|winner[’']s)\b[^.!?]{0,20}$/i
/** The words that introduce it are removed with it. */
const LEADS = [
  /\b(?:(?:on|at|of|from|in|is|and) )?(?:her|his|their|the|client’s) (?:number|phone|mobile|email|address)(?: is)?$/i,
  /\b(?:who )?(?:lives?|of|from|at|on|in|via)(?: at| in)?$/i,
]
const bare = (before: string): string => before.replace(/[\s:;,(–-]+$/, '')

/** Contact details in a topic that belong to a person in it, in order of position. */
export function contactsOf(
  { topic, contentType }: Pick<MarketingInput, 'topic' | 'contentType'>,
  { salon }: Pick<Facts, 'salon'>,
): Stretch[] {
  const own = [salon?.phone, salon?.booking_link].filter(each => each != null)
  const card = new Set(own.flatMap(each => [each.toLowerCase(), coreOf(each)]))
  const isOurs = ({ at, text }: Stretch): boolean => {
    if (card.has(text.toLowerCase()) || card.has(coreOf(text) || '-')) return true
    const before = topic.slice(0, at).split(SENTENCE).at(-1) ?? ''
    const after = topic.slice(at + text.length).split(SENTENCE)[0] ?? ''
    return (
      !(isOfClient({ contentType }) || SOMEONE.test(`${before} ${after}`)) ||
      ((asksToCome(before) || HERE.test(before)) && !THEIRS.test(before))
    )
  }
  return [...phonesIn(topic), ...emailsIn(topic), ...placesIn(topic)]
    .filter(each => !isOurs(each))
    .sort((a, b) => a.at - b.at)
}

/** The topic without them, and what was removed. */
export function withoutContactsOf(input: MarketingInput, facts: Facts): { left: string; removed: Removed[] } {
  const found = contactsOf(input, facts)
  let left = input.topic
  // From the end backwards, so that earlier indices stay valid.
  for (const { at, text } of found.toReversed()) {
    const before = LEADS.reduce((left, lead) => bare(left.replace(lead, '')), bare(left.slice(0, at)))
    const opened = text.startsWith('(') || /\(\s*$/.test(left.slice(0, at))
    const rest = left.slice(at + text.length)
    const after = opened ? rest.replace(/^\s*\)/, '') : rest
    left = `${before}${after.replace(/^(?=[\p{L}\d(])/u, ' ')}`
  }
  return { left: left.trim(), removed: found.map(({ text }) => ({ what: text, why: CONTACT_WHY })) }
}
