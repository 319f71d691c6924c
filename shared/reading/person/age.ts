// How old the client is, and whose age a text gives. When in doubt the youngest counts, since under 16 there is no
// colour. domain 1.16

import { type Doc, quoteOf, read, type Stretch, type Token, touches } from '../doc'
import type { FamilyTable, Slot } from '../families'
import { isOneSlip } from '../lexicon'
import { remembered } from '../remembered'
import { tableOf } from '../tables'
import { ONE_TO_TWELVE, TEENS, TENS } from '../values/number-words'
import { typed } from '../wording'
import {
  AGE_MAYBE,
  AGE_NAMED,
  AGE_SOON,
  AGE_TOLD,
  BORN,
  CARRYING,
  CLIENT_AGED,
  FOR_A_CHILD,
  KIN,
  OF_HAIR,
  OF_NO_PERSON,
  WHOSE_AGE,
  YOUNG,
} from '../words/person/age'

/** Under this age no permanent colour. [EU 1223/2009, annex III: "not intended for use on persons under the age of 16"] */
export const OF_AGE = 16

/**
 * `years`: the client's age, the youngest one given, and `at` says where. `stated`: the text says outright that it
 * is the client's. `maybe`: could be a child's age or a depth. `whose`: may mean a child who comes along. `others`:
 * the ages of people who aren't having colour.
 */
export type Age = {
  years: number | null
  at: Stretch | null
  stated: boolean
  maybe: Stretch | null
  whose: Stretch | null
  others: readonly Stretch[]
}

const WORDS: Readonly<Record<string, number>> = { ...ONE_TO_TWELVE, ...TEENS, ...TENS }
/** The teens that are looked for with one slip: "forteen". */
const SPELT = Object.keys(TEENS).filter(word => word.length > 5)
const numberOf = ({ kind, norm }: Token): number => {
  if (kind === 'number') return norm.length < 3 ? Number(norm) : Number.NaN
  const meant =
    WORDS[norm] === undefined ? SPELT.find(word => norm[0] === word[0] && isOneSlip(norm, word)) : norm
  return WORDS[meant ?? ''] ?? Number.NaN
}
/** A slot for a whole number of years in this range. */
const years =
  (least: number, most: number): Slot =>
  ({ tokens }, at) => {
    const [token, next] = [tokens[at], tokens[tokens[at + 1]?.norm === '-' ? at + 2 : at + 1]]
    if (!token) return []
    const ones = TENS[token.norm] === undefined ? 0 : (ONE_TO_TWELVE[next?.norm ?? ''] ?? 0)
    const value = numberOf(token) + (ones < 10 ? ones : 0)
    const to = ones > 0 && ones < 10 ? tokens.indexOf(next as Token, at) + 1 : at + 1
    return value >= least && value <= most ? [{ to, value }] : []
  }
const DASHES = new Set(['–', '—', '-', '/'])
/** Only a number by itself, not part of a time or a range. */
const bare =
  (slot: Slot): Slot =>
  (doc, at) => {
    const [before, here, after, next] = [at - 1, at, at + 1, at + 2].map(each => doc.tokens[each])
    const isGlued = here?.glued === true && (before?.norm === ':' || before?.norm === '.')
    const isTime = after?.norm === ':' && next?.glued === true
    return isGlued || isTime || DASHES.has(before?.norm ?? '') || DASHES.has(after?.norm ?? '')
      ? []
      : slot(doc, at)
  }
const NAMED: FamilyTable = {
  ...AGE_NAMED,
  ...KIN,
  n: years(1, 99),
  grown: years(18, 99),
  kid: years(1, OF_AGE - 1),
  carried: years(4, 42),
  form: years(1, 10),
  upper: years(7, 10),
  small: years(3, 10),
  teen: years(11, 15),
  ten: years(10, 15),
  sixteen: years(10, 16),
  older: years(13, 15),
  bareteen: bare(years(11, 15)),
  bareolder: bare(years(13, 15)),
  older16: years(13, 16),
  shade: ({ tokens }, at) => (tokens[at]?.norm.includes('/') ? [{ to: at + 1, value: null }] : []),
}
const TOLD = typed(AGE_TOLD, NAMED)
const MAYBE = typed(AGE_MAYBE, NAMED)
const SOON = typed(AGE_SOON, NAMED)
const CLIENT = typed(CLIENT_AGED, NAMED)
const FOR_CHILD = typed(FOR_A_CHILD, NAMED)
const LATER = typed('@later', NAMED)
const KIN_AGED = tableOf([WHOSE_AGE], NAMED)
/** School years of the young, and places where words for children mean someone else. */
export const YOUNG_SAID = tableOf([YOUNG], NAMED)
export const CARRYING_SAID = tableOf([CARRYING], NAMED)
const BIRTH = typed(BORN)

const LINKS = new Set(['is', 'was', 'about', 'from', 'of', 'are'])
const begins = (token: Token | undefined, words: readonly string[]): boolean =>
  token?.kind === 'word' && words.some(word => token.norm.startsWith(word))
/** The age of something about the hair: "the tint is 14", "12 years old dye". */
const isOfHair = (tokens: readonly Token[], { from, to }: Stretch): boolean => {
  const before = LINKS.has(tokens[from - 1]?.norm ?? '') ? from - 2 : from - 1
  return begins(tokens[before], OF_NO_PERSON) || begins(tokens[to], OF_HAIR)
}

const NOT_YET = new Set('not hasnt isnt doesnt wont hadnt havent aint'.split(' '))
/** "Hasn't turned 16 yet": at least a year younger. */
const isStillToCome = (tokens: readonly Token[], { from, to }: Stretch): boolean =>
  tokens.slice(Math.max(0, from - 2), to).some(({ norm }) => NOT_YET.has(norm))

/** The sentence that a span is in. */
function sentenceOf(doc: Doc, { from }: Stretch): string {
  const sentence = doc.clauses.find(clause => from < clause.to)?.sentence
  const clauses = doc.clauses.filter(clause => clause.sentence === sentence)
  return quoteOf(doc, { from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? doc.tokens.length })
}

export const ageIn: (text: string) => Age = remembered(text => {
  const doc = read(text)
  const { tokens } = doc
  const kin = KIN_AGED.all(doc)
  const of = (concept: string): Stretch[] => kin.filter(each => each.concept === concept)
  const without = (all: readonly Stretch[], some: readonly Stretch[]): Stretch[] =>
    all.filter(each => !some.some(other => touches(each, other)))
  const wanted = of('wanted')
  const aside = without(of('aside'), wanted)
  const asked = [...wanted, ...without(of('asked'), aside)]
  const others = without([...asked, ...aside], of('own'))
  const coloured = of('coloured').filter(each => !LATER.has(sentenceOf(doc, each)))
  const age: Age = {
    years: null,
    at: null,
    stated: false,
    maybe: null,
    whose: asked[0] ?? coloured[0] ?? null,
    others,
  }
  if (tokens.every(token => Number.isNaN(numberOf(token)))) return age
  const stated = CLIENT.in(text)
  if (stated && !FOR_CHILD.has(text))
    return { ...age, years: Number(stated.values[0]), at: stated, stated: true }
  const isOther = (hit: Stretch): boolean => others.some(other => touches(other, hit))
  age.maybe = MAYBE.all(text).find(hit => !isOther(hit)) ?? null
  for (const [wording, less] of [
    [TOLD, 0],
    [SOON, 1],
  ] as const)
    for (const hit of wording.all(text)) {
      const value = Number(hit.values[0]) - (less || (isStillToCome(tokens, hit) ? 1 : 0))
      if (value < 3 || value >= (age.years ?? 100) || isOfHair(tokens, hit) || isOther(hit)) continue
      age.years = value
      age.at = { from: hit.from, to: hit.to }
    }
  return age
}, 100)

/** A text without other people's ages, so that nobody reads one of them as a level. */
export function withoutOthers(text: string): string {
  const { tokens } = read(text)
  let [kept, from] = ['', 0]
  for (const other of ageIn(text).others.toSorted((a, b) => a.from - b.from)) {
    const [start, end] = [tokens[other.from]?.start ?? from, tokens[other.to - 1]?.end ?? from]
    if (start >= from) kept += `${text.slice(from, start)} `
    from = Math.max(from, end)
  }
  return kept + text.slice(from)
}

/** The client's age from several texts. */
export const yearsIn = (ages: readonly Age[]): number | null =>
  ages.find(({ stated }) => stated)?.years ??
  ages.reduce<number | null>(
    (least, { years }) => (years === null ? least : Math.min(years, least ?? years)),
    null,
  )

/** A number beside a name is an age: "Poppy, 14", "Poppy (14)". */
export function ageInName(name: string): { years: number; at: Stretch } | null {
  const numbers = read(name).tokens.map(numberOf)
  const at = numbers.findIndex(value => value > 2)
  return at < 0 ? null : { years: numbers[at] ?? 0, at: { from: at, to: at + 1 } }
}
export const ageBeside = (name: string): number | null => ageInName(name)?.years ?? null
export const isChild = (years: number | null): boolean => years !== null && years < OF_AGE

const isYear = (part: string | undefined): boolean =>
  part?.length === 4 && (part.startsWith('19') || part.startsWith('20'))
/** How many tokens after "born" a date may begin. */
const NEAR = 4
const LONGEST_DATE = 6

/** Years since the year of birth, which may be one too many. */
export function sinceBirth(text: string, year: number): number | null {
  const { tokens } = read(text)
  for (const { to } of BIRTH.all(text)) {
    const away = tokens.slice(to, to + NEAR + 1).findIndex(({ kind }) => kind === 'number')
    if (away < 0) continue
    const first = to + away
    const date = tokens.slice(first, first + LONGEST_DATE)
    const parts = date.filter(({ kind }) => kind === 'number').flatMap(({ norm }) => norm.split(/[/.,]/))
    const whole = parts.slice(0, 3).find(isYear)
    if (whole !== undefined) return year - Number(whole)
    const short = parts[2]
    if (short?.length !== 2) continue
    const full = 2000 + Number(short)
    return year - (full > year ? full - 100 : full)
  }
  return null
}
