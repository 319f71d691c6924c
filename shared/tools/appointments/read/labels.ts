// What stands before a colon: a stylist, a chair, or the client of the line.
import type { Known } from './who'
import { isNameLike, kindOf } from './words'

/** What a salon calls the places that people sit at. */
export const SEATS =
  '(?:chair|stylist|station|column|col|room|bay|seat|position|section|basin|booth|workstation|area|team member|staff)'
const SEAT = new RegExp(`^${SEATS} ?#?\\w{1,2}$`, 'i')
export const isSeat = (text: string): boolean => SEAT.test(text)

const LABEL =
  /^(?:(?:w\/|with\b|stylist\b:?)\s*)?(\p{L}[\p{L}'’ ]{0,24}?(?: ?#?\d)?)(?:'s (?:column|chair|day|list|diary|book|appointments|clients))?\s*(?::|\s[–—-]\s)\s*(.+)$/u

/** "Emma: 9:00 Faye cut": a label before a colon or a dash. */
export function labelOf(text: string, known: Known): { label: string; rest: string } | null {
  const match = LABEL.exec(text)
  const said = match?.[1]?.trim()
  if (!match?.[2] || said === undefined) return null
  const label = known.initials.get(said) ?? said
  if (/^(?:wait(?:ing)?|cancellation|standby|reserve)\b/i.test(label)) return null
  if (isSeat(label)) return { label, rest: match[2] }
  return isNameLike(label) && kindOf(label) === 'client' && /^\p{Lu}/u.test(label)
    ? { label, rest: match[2] }
    : null
}

/** "Gemma's on 9–5, lunch 1–1.30": who is in and from when to when, and what follows. */
export function inFromTo(text: string): { shift: string; rest: string } | null {
  const match =
    /^(\p{Lu}[\p{L}'’]*?(?:['’]s| is)? (?:(?:on|in|here|working|works|work|at work)(?: today)?)(?: from)? \d{1,2}(?:[:.]\d\d)? ?(?:am)? ?(?:-|–|to|till?|until) ?\d{1,2}(?:[:.]\d\d)? ?(?:pm)?(?![.:]?\d))\s*[,;.–—-]\s*(?=\S)(.+)$/iu.exec(
      text,
    )
  return match?.[1] && match[2] ? { shift: match[1].replace(/['’]s /, ' '), rest: match[2] } : null
}
