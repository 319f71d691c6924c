// Reads a stretch of words and marks as one entry.
import { hasLetter } from '../../../../reading/letters'
import { WEEKDAY } from '../calendar'
import { COUNTED } from '../marks/bare'
import { isMark, type Lexed, MARK, type Mark, markAt } from '../marks/tokens'
import { emptyRow, type Row, take } from '../row'
import { type KnownPeople, letterAlone, named, partsOf, staffNamed } from '../who'
import { isCapital, isFiller, isFree, isHonorific, isRemark, isServiceWord } from '../words'

const HOURS =
  /^(?:(?:the )?(?:salon|shop|we|we're|we are|i'm|i|day|it)? ?(?:is |are |am )?(?:open(?:ing|s)?(?: hours| times)?|hours|opening|shift|working(?: hours)?|work|business hours|trading(?: hours)?|on shift|rota|in today|in))(?: (?:is|are|from|at|today))*$/i

/** "Our opening hours are Monday to Saturday", after its times are taken out. */
const isWeek = (bare: string): boolean =>
  (/\b(?:open|opening|hours)\b/i.test(bare) ||
    (bare.match(new RegExp(`\\b${WEEKDAY}`, 'gi')) ?? []).length > 1 ||
    /^\w+ (?:closed|shut)$/i.test(bare)) &&
  bare
    .replace(
      /\b(?:hi|hello|our|the|salon|shop|we|are|is|open|opening|hours|times?|closed|shut|late nights?|on|from|every ?day|daily|weekdays?|weekends?|bank holidays?|and|to|all|week|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/gi,
      ' ',
    )
    .trim() === ''

/** "Salon Bliss open Mon–Sat": whose hours they are. */
const isOpening = (bare: string): boolean =>
  new RegExp(
    `\\bopen(?:ing)?(?: hours| times)?:?(?: (?:on|from))* ${WEEKDAY}(?: (?:to|and|&|till))? ${WEEKDAY}\\b`,
    'i',
  ).test(bare)

const WITH =
  /(?:\b(?:with|w\/|w(?=\s)|by|stylist:?|for stylist|hairdresser:?)|@)\s*(\p{Lu}[\p{L}'’-]*)(?=\s*(?:$|[,.;:)(|–-]|[\ue000-\uf8ff]|\s))/u
const COLUMN = /^\s*[\ue000-\uf8ff]\s*(\p{Lu}\p{L}+)\s*:\s+(\p{Lu}\p{L}+)\s+\p{L}/u
/** "Sofia Lopez, haircut, chair 1" */
const SEAT =
  /(?:^|[,(–-]\s*|\s)((?:chair|station|stylist|room|bay|seat|column|booth) (?:\d{1,2}|\p{Lu}))(?=\s*(?:$|[,.;)–-]))/iu

/** The marks in order. A time in brackets isn't a start if there is one outside: "(rods in 9.30–10)". */
function marksOf(text: string, marks: readonly Mark[]): Mark[] {
  const clocks = (mark: Mark | undefined): boolean => mark?.mark === 'time' || mark?.mark === 'range'
  const outside = text.replace(/\([^()]*\)/g, ' ')
  const timed = [...outside].some(char => isMark(char) && clocks(markAt(marks, char)))
  const inside = new Set(timed ? [...text.matchAll(/\([^()]*\)/g)].flatMap(match => [...match[0]]) : [])
  return [...text].filter(isMark).flatMap(char => {
    const mark = markAt(marks, char)
    return mark && !(inside.has(char) && clocks(mark)) ? [mark] : []
  })
}

/** What a stretch of words and marks says. */
export function readRow(
  text: string,
  { marks }: Lexed,
  line: number,
  source: string,
  known: KnownPeople,
): Row {
  const row = emptyRow(line, source)
  const found = marksOf(text, marks)
  for (const mark of found.filter(({ mark }) => mark === 'range')) take(row, mark)
  for (const mark of found.filter(mark => mark.mark !== 'range' && !(mark.mark === 'length' && mark.bare)))
    take(row, mark)
  for (const mark of found) if (mark.mark === 'length' && mark.bare) take(row, mark)
  let words = text
  const byName = WITH.exec(words)
  if (byName?.[1] && !isServiceWord(byName[1])) {
    row.staff = staffNamed(byName[1], known) ?? byName[1]
    words = words.replace(byName[0], ' , ')
  }
  const seat = row.staff === null ? SEAT.exec(words) : null
  if (seat?.[1]) {
    row.staff = staffNamed(seat[1], known) ?? seat[1]
    words = words.replace(seat[1], ' , ')
  }
  const initial = /\((\p{Lu}{1,2})\)/u.exec(words)
  const signed = initial?.[1] ? known.initials.get(initial[1]) : undefined
  if (initial && signed && row.staff === null) {
    row.staff = signed
    words = words.replace(initial[0], ' , ')
  }
  // "9am Emma: Lucy cut": the stylist, then the client.
  const column = row.staff === null ? COLUMN.exec(words) : null
  if (
    column?.[1] &&
    column[2] &&
    !isServiceWord(column[1]) &&
    !isServiceWord(column[2]) &&
    !isFiller(column[2]) &&
    !isRemark(column[2])
  ) {
    row.staff = staffNamed(column[1], known) ?? column[1]
    words = words.replace(`${column[1]}:`, ' ')
  }
  words = words.replace(/\(([^()]*)\)/g, (whole, inside: string) =>
    isTalk(inside) ? ` ( ${[...inside].filter(isMark).join(' ')} ) ` : whole,
  )
  const bare = words
    .replace(MARK, ' ')
    .replace(/[,:;.()–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (row.start && row.end && (HOURS.test(bare) || isWeek(bare) || isOpening(bare)))
    return { ...row, hours: true }
  const rest = words
    .replace(MARK, ' ')
    .replace(/^\s*(?:(?:then|an?)\s+)+/i, '')
    .trim()
  if (
    (row.start || row.minutes !== null) &&
    rest !== '' &&
    isFree(rest) &&
    !(row.minutes !== null && !hasLetter(rest))
  )
    return { ...row, free: true }
  const timeless = row.start === null
  words = looseNumbers(words, row)
  const at = firstTime(words, marks)
  const before = at < 0 ? [] : partsOf(words.slice(0, at))
  const after = partsOf(at < 0 ? words : words.slice(at + 1))
  named(row, before, after, known)
  // "I've got a gap 11 to 12"
  if (row.kind === 'client' && row.service === '' && isFree(row.client)) return { ...row, free: true }
  // "asdf 9 qwer": a bare number is a time only if something beside it suggests an appointment.
  if (
    timeless &&
    row.minutes === null &&
    row.kind === 'client' &&
    row.service === '' &&
    !isCapital(row.client)
  )
    row.start = null
  if (row.client === '' && row.kind === 'client' && at > 0) {
    const letter = letterAlone(words.slice(0, at)) ?? ''
    // In "I start at nine" the "I" is the speaker; in "I 12–12.30" it is a client.
    row.client = letter === 'I' && markAt(marks, words.charAt(at))?.mark !== 'range' ? '' : letter
  }
  // "Cut with Anna": if the only name isn't a known stylist's, it is the client's.
  if (
    row.client === '' &&
    row.kind === 'client' &&
    row.staff !== null &&
    byName &&
    !known.staff.has(row.staff)
  ) {
    row.client = row.staff
    row.staff = null
  }
  return row
}

/** "(she can swap to … if it helps)": words in brackets that name neither a person nor a service. */
function isTalk(inside: string): boolean {
  const tokens = inside
    .replace(MARK, ' ')
    .split(/\s+/)
    .filter(token => hasLetter(token))
  const own = tokens.filter(token => !isFiller(token))
  return (
    tokens.length >= 2 &&
    own.length < tokens.length &&
    !own.some(token => (isCapital(token) && !isHonorific(token)) || isServiceWord(token))
  )
}

const LOOSE = new RegExp(
  `(?<![\\p{L}\\d#.:/-]|[=*<>] ?|\\b(?:level|base|depth|shade|size|aged?|number|no|nr|vol|chair|top|last|next|for|about|under|over|(?:daughter|son|kid|child|niece|nephew|boy|girl)(?: is|'s)) )(\\d{1,2})(?![\\p{L}\\d%:./]|\\s*(?:x|foils|${COUNTED})\\b|\\s+\\p{L}+ of\\b)`,
  'u',
)
/** "Anna 9 cut 60": loose numbers, used only if nothing else gave the time. */
function looseNumbers(text: string, row: Row): string {
  if (row.start) return text
  const match = LOOSE.exec(text)
  const hour = Number(match?.[1])
  if (!match || !(hour >= 1 && hour <= 20)) return text
  row.start = { hour, minute: 0, half: hour > 12 ? 'whole' : null, text: match[1] ?? '' }
  return text.replace(match[0], ' , ')
}

function firstTime(text: string, marks: readonly Mark[]): number {
  return [...text].findIndex(char => {
    const kind = isMark(char) ? markAt(marks, char)?.mark : undefined
    return kind === 'time' || kind === 'range'
  })
}
