// The days in a brief, as typed, each with its role: the first day, the last, the day things resume, or one that comes
// round every week.
import type { Doc, Stretch } from '../../../reading/doc'
import { quoteOf } from '../../../reading/doc'
import { lexiconOf, mentionsIn } from '../../../reading/lexicon'
import { DAYS, MONTHS } from '../../../reading/words/calendar'

const list = (words: string): string[] => words.split('|')
/** These months are also names or everyday words, so they count only after one of these words, or beside a number. */
const MONTH_AFTER = new Set(
  list(
    'in|of|from|until|untill|till|til|by|this|next|last|all|throughout|during|early|late|mid|before|since|whole|through|for|end|ends|ending|expires|start',
  ),
)
const NO_DAY_AFTER = new Set(list('she|he|who|i|we|they|in|the|our'))
const NO_DAY_BEFORE = new Set(
  list(
    'damage|protection|cream|hat|kissed|bleached|lotion|burn|in|down|junior|girl|lad|boy|job|person|staff|help|assistant|stylist|roast',
  ),
)
const ORDINALS = new Set(
  list(
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth',
  ),
)
const SUFFIXES = new Set(list('st|nd|rd|th'))
const JOINS = new Set(list('-|–|—|to|til|till|until|thru|through'))
const BESIDE = new Set(list('+|&|and|or|/|,'))
const NO_DATE_AFTER = new Set(list('head|price|term|hour|hours|day|off|leg|legs|a|way'))

const ENDS = new Set(
  list(
    'until|untill|till|til|by|before|ends|end|ending|closes|closing|close|closed|finishes|finish|finishing|expires|expire|expiring|deadline|through|thru|last|upto',
  ),
)
const CLOSES = new Set(list('closes|closing|close|closed|shut|shutting'))
const STARTS = new Set(
  list(
    'from|start|starts|starting|begin|begins|beginning|launch|launches|launching|opens|opening|open|of|effective|commencing|commence|on|this|next|in|for|join|welcome',
  ),
)
const AGAIN = new Set(list('again|back|reopen|reopens|reopening|return|returns|returning'))
const NOT = new Set(
  list(
    'picked|drawn|draw|announced|announce|winner|instead|not|except|excl|exc|excluding|excludes|was|were|since|cant|cannot|wont|normally|norm|usually',
  ),
)
const BETWEEN = new Set(
  list(
    ':|valid|the|on|of|date|day|is|this|next|at|be|and|mon|tues|tue|wed|weds|thurs|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|close|week',
  ),
)

const OTHER_DAYS = lexiconOf({
  relative: [
    'today',
    'tonight',
    'tomorrow',
    'tomoz',
    'tmrw',
    'tmw',
    'this week',
    'next week',
    'this weekend',
    'next weekend',
    'the weekend',
    'this month',
    'next month',
    'this morning',
    'this afternoon',
    'this evening',
    'end of the month',
    'end of month',
    'month end',
    'the end of the week',
    'end of the year',
    'half term',
    'the summer holidays',
  ],
  feast: [
    'halloween',
    'christmas',
    'xmas',
    'christmas eve',
    'xmas eve',
    'christmas day',
    'boxing day',
    'new year',
    'new years eve',
    'new years day',
    'nye',
    'easter',
    'easter sunday',
    'easter monday',
    'good friday',
    'valentines',
    'valentines day',
    'mothers day',
    'fathers day',
    'bank holiday',
    'bank holiday monday',
    'paddys day',
    'st patricks day',
    'patricks day',
    'bonfire night',
    'pancake day',
    'black friday',
    'communion season',
    'prom season',
    'the debs',
    'st stephens day',
  ],
})

type Is = 'starts' | 'ends' | 'again' | 'closes' | 'none' | 'plain'
/** `weekly`: comes round every week; may be a list of days. `feast`: counts as a date only if something says so. */
export type Day = Stretch & {
  is: Is
  weekly: boolean
  listed?: boolean
  weekday: boolean
  feast: boolean
  text: string
}
type DateSpan = Stretch & { weekly: boolean; listed?: boolean; weekday: boolean; feast: boolean }

/** "30/3", "1/6/26"; never "1/2 head". */
function isSlashed(norm: string, after: string): boolean {
  const [day, month, year, ...more] = norm.split('/').map(Number)
  if (month === undefined || more.length > 0 || NO_DATE_AFTER.has(after)) return false
  return Number(day) >= 1 && Number(day) <= 31 && month >= 1 && month <= 12 && (year ?? 1) >= 1
}

function dateAt({ tokens }: Doc, at: number): DateSpan | null {
  const norm = (nth: number): string => tokens[nth]?.norm ?? ''
  const plain = { weekly: false, weekday: false, feast: false }
  const token = tokens[at]
  if (!token) return null
  const withYear = (to: number): number => (/^20\d\d$/.test(norm(to)) ? to + 1 : to)
  if (token.kind === 'number') {
    if (isSlashed(token.norm, norm(at + 1))) return { from: at, to: at + 1, ...plain }
    const number = Number(token.norm)
    if (!(number >= 1 && number <= 31)) return null
    let to = at + 1
    const isNth = SUFFIXES.has(norm(to)) && tokens[to]?.glued === true
    if (isNth) to++
    if (norm(to) === 'of') to++
    if (MONTHS.has(norm(to))) return { from: at, to: withYear(to + 1), ...plain }
    // "1-14 march": the first of the two.
    const next = Number(norm(to + 1))
    if (JOINS.has(norm(to)) && next >= 1 && next <= 31) {
      const after = SUFFIXES.has(norm(to + 2)) ? to + 3 : to + 2
      if (MONTHS.has(norm(after)) || (norm(after) === 'of' && MONTHS.has(norm(after + 1))))
        return { from: at, to: isNth ? at + 2 : at + 1, ...plain }
    }
    return isNth ? { from: at, to: at + 2, ...plain } : null
  }
  if (ORDINALS.has(token.norm) && norm(at + 1) === 'of' && MONTHS.has(norm(at + 2)))
    return { from: at, to: at + 3, ...plain }
  if (!MONTHS.has(token.norm)) return null
  const number = Number(norm(at + 1))
  if (number >= 1 && number <= 31 && tokens[at + 1]?.kind === 'number') {
    const to = SUFFIXES.has(norm(at + 2)) ? at + 3 : at + 2
    return { from: at, to: withYear(to), ...plain }
  }
  return MONTH_AFTER.has(norm(at - 1)) ? { from: at, to: at + 1, ...plain } : null
}

function dayAt(doc: Doc, at: number): DateSpan | null {
  const norm = (nth: number): string => doc.tokens[nth]?.norm ?? ''
  if (!DAYS.has(norm(at)) || NO_DAY_BEFORE.has(norm(at + 1))) return null
  if ((norm(at) === 'sun' || norm(at) === 'sat' || norm(at) === 'wed') && NO_DAY_AFTER.has(norm(at - 1)))
    return null
  const dated = dateAt(doc, norm(at + 1) === 'the' || norm(at + 1) === ',' ? at + 2 : at + 1)
  if (dated) return { ...dated, from: at }
  let to = at + 1
  let listed = false
  let weekly = norm(at).endsWith('days') || ['every', 'each'].includes(norm(at - 1))
  while ((JOINS.has(norm(to)) || BESIDE.has(norm(to))) && DAYS.has(norm(to + 1)) && !dateAt(doc, to + 2)) {
    listed = true
    weekly ||= JOINS.has(norm(to)) || norm(to + 1).endsWith('days')
    to += 2
  }
  return { from: at, to, weekly, listed, weekday: true, feast: false }
}

/** The role that the nearest word before it gives a day. */
function isOf({ tokens }: Doc, from: number, first: number): Is {
  for (let at = from - 1; at >= Math.max(first, from - 5); at--) {
    const norm = tokens[at]?.norm ?? ''
    if (NOT.has(norm)) return 'none'
    if (AGAIN.has(norm)) return 'again'
    if (CLOSES.has(norm)) return 'closes'
    if (ENDS.has(norm)) return 'ends'
    if (STARTS.has(norm) && !BETWEEN.has(norm)) {
      // "back from the ninth", "open again from".
      return from - at <= 3 && AGAIN.has(tokens[at - 1]?.norm ?? '') ? 'again' : 'starts'
    }
    if (!BETWEEN.has(norm)) break
  }
  const before = [1, 2, 3].map(back => (from - back >= first ? (tokens[from - back]?.norm ?? '') : ''))
  if (before.some(norm => NOT.has(norm))) return 'none'
  if (before.some(norm => AGAIN.has(norm))) return 'again'
  return 'plain'
}

/** "Ends: 30 April": the label is in the clause before. */
const labelled = ({ clauses, tokens }: Doc, nth: number): number =>
  (tokens[(clauses[nth]?.from ?? 0) - 1]?.norm === ':' ? clauses[nth - 1]?.from : clauses[nth]?.from) ?? 0

/** In text order. */
export function daysIn(doc: Doc, taken: (at: number) => boolean): Day[] {
  const others = new Map(mentionsIn(OTHER_DAYS, doc).map(mention => [mention.from, mention]))
  const found: Day[] = []
  for (const [nth, clause] of doc.clauses.entries())
    for (let at = clause.from; at < clause.to; ) {
      const other = others.get(at)
      const day = taken(at)
        ? null
        : (dayAt(doc, at) ??
          dateAt(doc, at) ??
          (other && {
            from: at,
            to: other.to,
            weekly: false,
            weekday: false,
            feast: other.concept === 'feast',
          }))
      if (!day) {
        at++
        continue
      }
      const last = found.at(-1)
      const isRange = last !== undefined && last.to === at - 1 && JOINS.has(doc.tokens[at - 1]?.norm ?? '')
      const end =
        doc.tokens[at - 1]?.norm === 'of' && ['end', 'start'].includes(doc.tokens[at - 2]?.norm ?? '')
      const from = end ? at - 2 : at
      let is = isRange ? ('ends' as const) : isOf(doc, from, labelled(doc, nth))
      if (end && is === 'plain' && doc.tokens[from]?.norm === 'end') is = 'ends'
      if (isRange && last.is === 'plain') last.is = 'starts'
      found.push({ ...day, from, is, text: quoteOf(doc, { from, to: day.to }) })
      at = day.to
    }
  return found
}
