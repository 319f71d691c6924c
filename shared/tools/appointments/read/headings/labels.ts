// What comes before a colon: a stylist, a chair, or the line's client.

import { hasFigure, startsCapital, tokensOf } from '../../../../reading/letters'
import { clockOf } from '../../../../reading/values/clock'
import { typed } from '../../../../reading/wording'
import { SEATS as WORDS } from '../../../../reading/words/day/talk'
import type { Row } from '../row'
import type { KnownPeople } from '../who'
import { isCapital, isNameLike, isServiceWord, isTitled, kindOf, nameAndService } from '../words'

/** The same as a pattern. */
export const SEATS = `(?:${tokensOf(WORDS).join(' ').replaceAll(', ', '|').replaceAll('/', '|')})`
const SEAT = typed(`{${WORDS}} (=#) @short/one/two/three/four/five/six`)
export const isSeat = (text: string): boolean => SEAT.isOnly(text)

/** A chair or a person, but not a break or a service. */
export const isWhose = (name: string): boolean =>
  isSeat(name) || (isNameLike(name) && kindOf(name) === 'client' && !isServiceWord(name))

/** "Ben: 9 …", "BEN – 9 to 9.30 …": whose entries come next within a line. */
export const INNER =
  /^\s*(?:[Ww]ith\s+)?(\p{Lu}[\p{L}'’]*(?: ?#?\d{1,2})?)(?:\s*:|\s+[–—-](?=\s*[\ue000-\uf8ff]))\s*/u

const LABEL =
  /^(?:(?:w\/|with\b|(?:stylist|barber|colou?rist|hairdresser|senior|junior)\b:?)\s*(?=\p{L}))?(\p{L}[\p{L}'’ ]{0,24}?(?: ?#?\d)?)(?:'s (?:column|chair|day|list|diary|book|appointments|clients))?\s*(?::|\s[–—-]\s)\s*(.+)$/iu

/** "Emma: 9:00 Faye cut": a label before a colon or a dash. */
export function labelOf(text: string, known: KnownPeople): { label: string; rest: string } | null {
  const match = LABEL.exec(text)
  const said = match?.[1]?.trim()
  if (!match?.[2] || said === undefined) return null
  const label = known.initials.get(said) ?? said.replace(/(?<=\p{L}{2})['’]s$/u, '')
  // "Una - Tint - 10.00 - 90 mins - Emma": the client comes first, the stylist last.
  const [second = ''] = match[2].split(/\s[–—-]\s/)
  const read = nameAndService(second)
  if (
    !known.staff.has(label) &&
    /\s[–—-]\s\p{Lu}\p{Ll}+\s*$/u.test(match[2]) &&
    !hasFigure(second) &&
    read.client === '' &&
    read.service !== ''
  )
    return null
  if (/^(?:wait(?:ing)?|cancellation|standby|reserve)\b/i.test(label)) return null
  if (
    /^(?:shift|rota|(?:opening |salon |working |my |shop )?hours|open(?:ing)?(?: times)?|working|day)$/i.test(
      label,
    )
  )
    return null
  // "Nine – Bronte – cut"
  if (clockOf(label) !== null) return null
  if (isSeat(label)) return { label, rest: match[2] }
  // "Ann 8 – 8.10 cut": the number belongs to the time.
  if (/\d$/.test(label)) return null
  // "A" is a letter here, though elsewhere it is the article.
  return (label === 'A' || isNameLike(label)) && kindOf(label) === 'client' && startsCapital(label)
    ? { label, rest: match[2] }
    : null
}

/** "Gemma's on 9–5, lunch 1–1.30": who is in, from when to when, and what follows. */
export function inFromTo(text: string): { shift: string; rest: string } | null {
  const match =
    /^(\p{Lu}[\p{L}'’]*?(?:['’]s| is)? (?:(?:on|in|here|working|works|work|at work)(?: today)?)(?: from)? \d{1,2}(?:[:.]\d\d)? ?(?:am)? ?(?:-|–|to|till?|until) ?\d{1,2}(?:[:.]\d\d)? ?(?:pm)?(?![.:]?\d))(?:,? with ((?:an? |half |my |her |his )?[^:;]*(?:lunch|break)[^:;]*):|\s*[,;.:–—-])\s*(?=\S)(.+)$/iu.exec(
      text,
    )
  const rest = match?.[2] ? `${match[2]}; ${match[3]}` : match?.[3]
  return match?.[1] && rest ? { shift: match[1].replace(/['’]s /, ' '), rest } : null
}

/**
 * "Isa 9–10 and Jan 10–11 with Lola, Mel 9–9.30 and Ned 9.30–11 with Omar": each stylist comes after the last of their
 * clients.
 */
export function withWhom(made: readonly Row[], label: string | null): void {
  const staff = new Set(made.flatMap(row => row.staff ?? []))
  if (label !== null || staff.size < 2 || made[0]?.staff !== null || !made.at(-1)?.staff) return
  let whose: string | null = null
  for (const row of [...made].reverse()) {
    whose = row.staff ?? whose
    row.staff = whose
  }
}

/**
 * Whether a label before entries is the stylist whose chair they are on. If not, it is the first entry's client and
 * goes there.
 */
export function underLabel(
  label: string,
  made: readonly Row[],
  theirs: ReadonlySet<Row>,
  starts: readonly boolean[],
  known: KnownPeople,
): boolean {
  const chair = isSeat(label) || known.staff.has(label)
  const [head] = made
  // "Sue – 9 to 10 – cut, Tash – 10 to 12 – colour": the first name is the label, so we judge by the others.
  const wordsFirst = starts.slice(made.length > 1 ? 1 : 0).every(Boolean)
  // "Nigella – root tint – 8–9.30, Lynette – …": every name comes before its service, including the first.
  const listed =
    (made.length > 1 || isTitled(label)) &&
    head?.kind === 'client' &&
    head.client === '' &&
    head.service !== '' &&
    wordsFirst &&
    made.slice(1).every(row => row.kind !== 'client' || row.client !== '')
  if (!chair && listed) {
    head.client = nameAndService(label).client || label
    return false
  }
  const others = made.filter(row => row.kind !== 'client' || row.hours)
  // "Brigid – 10–10.45 – ceramic blow-dry": lower-case words before a service are part of it.
  const named = made.some(
    row => row.client !== '' && !row.hours && !theirs.has(row) && (isCapital(row.client) || made.length > 1),
  )
  if (chair || named || (made.length > 0 && others.length === made.length)) return true
  if (head) {
    if (head.client !== '') head.service = `${head.client} ${head.service}`.trim()
    head.client = nameAndService(label).client || label
  }
  return false
}
