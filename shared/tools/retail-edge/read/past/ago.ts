// How long ago something was, in days: "two years ago", "last year", "in 2019", "3/11/2026".
import { type Doc, read, type Token } from '../../../../reading/doc'
import { type Lexicon, lexiconOf, mentionsIn, type Words } from '../../../../reading/lexicon'
import { remembered } from '../../../../reading/remembered'
import { valuesIn } from '../../../../reading/values/values'
import { AGO } from '../../../../reading/words/ago'
import { MONTHS } from '../../../../reading/words/calendar'

const BACK = new Set(['ago', 'back', 'earlier'])
const LONG = 3 * 365
/** No figure, but long ago anyway; "at Christmas" may mean last Christmas. */
const OF_YEARS = new Set('years yrs ages long way donkeys moons younger twenties teens'.split(' '))
const MORE_AGO: Words = {
  'ago.104': 'year before last, the year before last',
  'ago.4': 'several weeks ago, several weeks back',
  'ago.17': 'months ago, months back, several months ago',
  'ago.208': 'several years ago, several years back',
}
const inDays = (weeks: number): number => (weeks * 365) / 52
const NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const docOf = remembered(read, 400)

let words: Lexicon | null = null

/** "A few weeks ago". */
function inWords(doc: Doc): number | null {
  words ??= lexiconOf(AGO, MORE_AGO)
  for (const { concept, from, to } of mentionsIn(words, doc)) {
    const weeks = Number(concept.slice('ago.'.length))
    if (!Number.isNaN(weeks)) return inDays(weeks)
    if (doc.tokens.slice(from, to).some(({ norm }) => OF_YEARS.has(norm))) return LONG
  }
  return null
}

function counted(doc: Doc): number | null {
  for (const clause of doc.clauses)
    for (const { of, value, to } of valuesIn(doc, clause))
      if (of === 'weeks' && BACK.has(doc.tokens[to]?.norm ?? '')) return inDays(value)
  return null
}

const isYear = (norm: string): boolean => norm.length === 4 && norm >= '2000' && norm <= '2099'

/** A named year and month; the month is null if only the year is given. */
function named(tokens: readonly Token[]): { year: number; month: number | null } | null {
  for (const [at, { norm, kind }] of tokens.entries()) {
    const next = tokens[at + 1]?.norm === '.' ? tokens[at + 2]?.norm : tokens[at + 1]?.norm
    if (MONTHS.has(norm) && isYear(next ?? ''))
      return { year: Number(next), month: NAMES.indexOf(norm.slice(0, 3)) + 1 }
    if (kind !== 'number') continue
    // "3/11/2026", day first.
    const [first = 0, second = 0, year = 0, ...more] = norm.split(norm.includes('/') ? '/' : '.').map(Number)
    if (more.length === 0 && year > 0 && first <= 31 && second <= 31)
      return { year: year < 100 ? 2000 + year : year, month: second > 12 ? first : second }
    // "2026-11-03"
    if (isYear(norm) && next === '-' && tokens[at + 3]?.norm === '-')
      return { year: Number(norm), month: Number(tokens[at + 2]?.norm) }
  }
  const year = tokens.find(({ norm }) => isYear(norm) && norm < '2050')
  return year ? { year: Number(year.norm), month: null } : null
}

/** Null if nothing says when. `today`: ISO date. */
export function agoIn(text: string, today: string): number | null {
  const doc = docOf(text)
  const told = counted(doc) ?? inWords(doc)
  if (told !== null) return told
  const date = named(doc.tokens)
  if (!date) return null
  // Some time in that year: we take its end, so as not to make it older than it may be.
  const months = (Number(today.slice(0, 4)) - date.year) * 12 + Number(today.slice(5, 7)) - (date.month ?? 12)
  return Math.max(0, months) * 30
}
