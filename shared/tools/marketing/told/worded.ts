// The topic after a person has picked: a pick replaces the words that were read, and what nobody wrote is added below,
// as in "Until: 30 April". The typed text doesn't change.

import type { Facts } from '../../../facts'
import type { Stretch } from '../../../reading/doc'
import { phonesIn } from '../../../reading/text/contacts'
import { isOfClient } from '../read/people/about'
import type { MarketingInput } from '../schema'
import { briefOf, type ReadBrief } from './brief-of'
import { picksIn, WORDED, type Worded } from './paths'
import { shownAt } from './shown'

const set = (words: string): ReadonlySet<string> => new Set(words.split('|'))
/** Removed along with what they introduce: "until" and a day, "with" and a name. */
const LEADS = set(
  'from|until|til|till|on|at|by|for|only|just|now|with|w|to|between|starting|starts|ends|ending|valid|call|ring|text|txt|phone|whatsapp|message|book|to|via|us|-|–|—|(',
)
const OFF = set('off|discount|reduction|cheaper|less')
const TRAILS: Partial<Record<Worded, ReadonlySet<string>>> = {
  percent_off: OFF,
  contact: set('us|me|now|to|book|for|more|details|info'),
}

const LABELS: Readonly<Record<Worded, string>> = {
  subject: 'Topic',
  price: 'Price',
  percent_off: 'Offer',
  starts: 'From',
  ends: 'Until',
  audience: 'For',
  conditions: 'Terms',
  person: 'Stylist',
  contact: 'Booking',
}

type Edit = { start: number; end: number; text: string }

/** The stretch with the words that only introduce it or trail after it. */
function without({ doc: { tokens, clauses } }: ReadBrief, { from, to }: Stretch, path: Worded): Stretch {
  const clause = clauses.find(each => each.from <= from && to <= each.to) ?? { from, to }
  let [first, last] = [from, to]
  const trails = TRAILS[path]
  while (last < clause.to && trails?.has(tokens[last]?.norm ?? '')) last++
  while (first > clause.from && LEADS.has(tokens[first - 1]?.norm ?? '')) first--
  return { from: first, to: last }
}

const between = (
  { doc: { tokens, text } }: Pick<ReadBrief, 'doc'>,
  { from, to }: Stretch,
): Omit<Edit, 'text'> => ({
  start: tokens[from]?.start ?? text.length,
  end: tokens[to - 1]?.end ?? text.length,
})

/** One value for each place, if the counts match. */
function pairs(value: string, places: readonly Stretch[]): string[] | null {
  if (value === '' || places.length === 0) return null
  if (places.length === 1) return [value]
  const parts = value.split(/[,;]\s*/)
  return parts.length === places.length ? parts : null
}

const isSameSort = (before: string, after: string): boolean =>
  phonesIn(before).length === phonesIn(after).length && phonesIn(after).length > 0

/** What a pick does: replaces words, or adds a line for what isn't in the topic yet. */
type Change = { edits: Edit[]; line?: string; first?: string }

function changeOf(path: Worded, value: string, input: MarketingInput, read: ReadBrief, was: string): Change {
  const isNamed = path === 'person' && isOfClient(input)
  // We mustn't change what a client's own words are about.
  const isOurs = path !== 'subject' || (value !== '' && input.contentType !== 'testimonial')
  if (!isOurs || (value === was && !isNamed)) return { edits: [] }
  const places = placesOf(read, path)
  const each = path === 'conditions' ? null : pairs(value, places)
  // Several prices but one pick: we have to ask which one it means.
  if (path === 'price' && value !== '' && places.length > 1 && !each) return { edits: [] }
  const named = isNamed && { line: value === '' ? 'First name: no' : `First name: yes, ${value}` }
  if (each && (path !== 'contact' || isSameSort(was, value)))
    return { edits: places.flatMap((place, nth) => put(read, place, each[nth] ?? '', path)), ...named }
  const edits = places.map(place => ({ ...between(read, without(read, place, path)), text: '' }))
  if (path === 'subject') return { edits, first: value }
  return { edits, ...(value !== '' && { line: `${LABELS[path]}: ${saying(path, value)}` }), ...named }
}

function placesOf({ facts, at }: ReadBrief, path: Worded): readonly Stretch[] {
  if (path === 'audience' || facts[path]?.from === 'card') return []
  return at[path] ?? []
}

function put(read: ReadBrief, place: Stretch, text: string, path: Worded): Edit[] {
  const { tokens } = read.doc
  const isOff = OFF.has(tokens[place.to]?.norm ?? '')
  const edit = { ...between(read, place), text: isOff ? text : saying(path, text) }
  if (path !== 'person') return [edit]
  // The same name further on is the same person.
  const norm = tokens[place.from]?.norm
  return tokens
    .filter(token => token.norm === norm)
    .map(({ start }) => ({ start, end: start + (norm?.length ?? 0), text }))
}

/**
 * With permission, removes the words that said otherwise along with the unused rest of their clause; without permission
 * nothing is posted.
 */
function withLeave({ contentType }: MarketingInput, { doc, at, leaves }: ReadBrief): Change {
  const taken = Object.entries(at).flatMap(([path, places]) => (path === 'permission' ? [] : places))
  const isTaken = (token: number): boolean => taken.some(({ from, to }) => from <= token && token < to)
  const edits = leaves
    .filter(({ leave }) => leave !== 'yes')
    .map(({ from, to }) => {
      const clause = doc.clauses.find(each => each.from <= from && to <= each.to) ?? { from, to }
      let [first, last] = [from, to]
      while (first > clause.from && !isTaken(first - 1)) first--
      while (last < clause.to && !isTaken(last)) last++
      return { ...between({ doc }, { from: first, to: last }), text: '' }
    })
  return { edits, line: contentType === 'testimonial' ? 'Permission: yes' : 'Photo consent: yes' }
}

/** Picks that aren't words of the topic stay as picks. */
export function worded(input: MarketingInput, facts: Pick<Facts, 'salon'>): MarketingInput {
  const picks = picksIn(input.picks)
  const { permission, occasion: _, ...others } = picks
  if (permission === undefined && Object.keys(others).length === 0) return input
  const read = briefOf(input, facts)
  const currency = facts.salon?.currency ?? 'GBP'
  const changes = WORDED.filter(path => picks[path] !== undefined).map(path => {
    const fact = path === 'audience' ? undefined : read.facts[path]
    const was = fact ? shownAt(path, fact.value, currency, fact.quote) : ''
    return changeOf(path, shownAt(path, picks[path] ?? '', currency), input, read, was)
  })
  if (permission === 'yes') changes.push(withLeave(input, read))
  const lines = changes.flatMap(({ line }) => line ?? [])
  const text = tidy(
    edited(
      input.topic,
      changes.flatMap(({ edits }) => edits),
    ),
  )
  // A list below the topic needs a full stop before it.
  const whole = lines.length > 0 && /[\p{L}\d]$/u.test(text) ? `${text}.` : text
  const topic = [...changes.map(({ first }) => first), whole, ...lines]
  return { ...input, topic: topic.filter(Boolean).join('\n') }
}

function saying(path: Worded, value: string): string {
  if (path === 'percent_off') return `${value} off`
  const isNumber = path === 'contact' && phonesIn(value)[0]?.text === value
  return isNumber ? `call us on ${value}` : value
}

function edited(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start)
  let [result, at] = ['', 0]
  for (const { start, end, text: put } of ordered) {
    if (start < at) continue
    result += text.slice(at, start) + put
    at = end
  }
  return result + text.slice(at)
}

/** Where a word was removed, no punctuation stays on its own. */
const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/[ \t]+(?=[,.;:!?])/g, '')
    .replace(/[,;:](?=\s*[,.;!?]|\s*$)/gm, '')
    .replace(/^[\s,.;:!?–—-]+/gm, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
