// Who is named: a member of the team, or the client whose words these are.

import { type Doc, quoteOf, type Stretch } from '../../../reading/doc'
import { isFirstName } from '../../../reading/names/first-names'
import { AFTER_A_NAME, BEFORE_A_NAME, THINGS } from './words'

const CAPITAL = /^\p{Lu}\p{Ll}/u
/** Capitalised words that aren't names. */
const NOBODY = new Set(
  (
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|christmas|xmas|halloween|easter|mothers|fathers|valentines|new|year|black|instagram|facebook|google|insta|tiktok|fresha|booksy|olaplex|wella|loreal|redken|kerastase|ghd|uk|ireland|britain|we|you|i|our|the|a|an|she|he|they|it|this|that|us|me|her|him|who|anyone|somebody|someone|street|road|lane|win|free|please|salon|hair|team|everyone|all|macmillan|google|nhs|' +
    'client|clients|stylist|stylists'
  ).split('|'),
)
/** "Balayage by Ola", "with Toner": products and services aren't people. */
const SOLD = new Set<string>(THINGS.thing)
/** A place, "at Tesco"; or an instruction to the writer: "ask Donna", "Lou to confirm", "not with Shay". */
const TO_US_BEFORE = new Set(['ask', 'check', 'not', 'cc', 'at', 'near', 'outside'])
const TO_US_AFTER = new Set(['to'])

type NameSpan = Stretch & { name: string; sure: boolean }

/** The first person in a position where a name belongs. */
export function namedIn(doc: Doc, isTaken: (at: number) => boolean): NameSpan | null {
  const { tokens } = doc
  let maybe: NameSpan | null = null
  for (const clause of doc.clauses)
    for (let at = clause.from; at < clause.to; at++) {
      const token = tokens[at]
      if (token?.kind !== 'word' || isTaken(at)) continue
      const own = "'’".includes(doc.text[token.end - 2] ?? ' ') ? token.norm.slice(0, -1) : token.norm
      const isCapital = CAPITAL.test(doc.text.slice(token.start, token.end))
      if (NOBODY.has(own) || SOLD.has(own) || (!isCapital && !isFirstName(own))) continue
      // "Stylist: Ola".
      const before = tokens[at - (tokens[at - 1]?.norm === ':' ? 2 : 1)]?.norm ?? ''
      const after = tokens[at + 1]?.norm ?? ''
      if (
        TO_US_BEFORE.has(before) ||
        (['with', 'w'].includes(before) && ['not', 'check'].includes(tokens[at - 2]?.norm ?? ''))
      )
        continue
      if (TO_US_AFTER.has(after)) continue
      const isFirst = at === clause.from && (at === 0 || ['.', '!', '?', '\n', '"'].includes(before))
      const fits = BEFORE_A_NAME.has(before) || AFTER_A_NAME.has(after)
      const isKnown = isFirstName(own)
      if (!fits && !isKnown) continue
      if (isFirst && !isKnown && (after === 'and' || !AFTER_A_NAME.has(after))) continue
      // "Welcome Back", "Thank You": two capitals, but not a name.
      if (isFirst && BEFORE_A_NAME.has(own)) continue
      const name = isCapital ? doc.text.slice(token.start, token.start + own.length) : own
      const found = { from: at, to: at + 1, name, sure: fits && (isCapital || isKnown) }
      if (fits) return found
      maybe ??= { ...found, sure: false }
    }
  return maybe
}

/** Words that no sentence ends with. */
const CUT = new Set('and|or|the|a|an|from|if|when|because|but|our|your|their|of'.split('|'))
/** A last sentence that stops halfway: "anyone who was booked we'll". */
export function cutOff(doc: Doc): string | null {
  const last = doc.clauses.at(-1)
  const token = doc.tokens.at(-1)
  if (!last || !token || last.to < doc.tokens.length) return null
  const isCut = CUT.has(token.norm) || /['’](?:ll|ve|re)$/.test(doc.text.slice(token.start, token.end))
  return isCut ? quoteOf(doc, last) : null
}
