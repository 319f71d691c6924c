// A dictated list: each name is followed by its hour, with nothing in between: "amy cut nine ben cut ten".

import { tokensOf } from '../../../../reading/letters'
import { type Clock, clockOf } from '../../../../reading/values/clock'
import { typed } from '../../../../reading/wording'
import { HOUR_WORD } from '../clock'
import { saysMore } from '../marks/said'
import { isCapital, isFiller, isServiceWord, kindOf } from '../words'

const HOUR = `(?:${HOUR_WORD}|1[0-2]|[1-9])`
const AT = `(?:(?:half|quarter past|quarter to) ${HOUR}|${HOUR}(?:[.:][0-5][05])?(?: (?:fifteen|thirty|forty[ -]?five))?)(?: ?[ap]m| ?o'?clock)?`
const NUMBERED =
  /\b(?:level|base|depth|shade|size|aged?|number|no|vol|x|for|chair|station|stylist|room|bay|column|seat|in|client|customer|top|last|next|about)$/i
const TALK = /^(?:(?:and|then|so|ok(?:ay)?|right|i'?ve got|i have|got|there'?s|we'?ve got)\b[\s,]*)+/i
const WORDS = "[\\p{L}][\\p{L}'’&+/-]*"
const ENTRY = new RegExp(`^((?:${WORDS}\\s+){1,6}?)(${AT})(?=[\\s,;.]|$)`, 'iu')

const startOf = (clock: Clock): number =>
  ((clock.hour % 12) + (clock.half !== 'am' && clock.hour % 12 < 7 ? 12 : 0)) * 60 + clock.minute

const MORE = typed('late/early/allerg*/not/no/never')
const TITLE = /^(?:mrs|mr|ms|miss|dr)$/i
/** One name, or two with capitals, before the service: more words may be about the entry before. */
function isPlain(tokens: readonly string[]): boolean {
  const serves = tokens.findIndex(isServiceWord)
  const before = tokens.slice(0, serves < 0 ? undefined : serves)
  const after = serves < 0 ? [] : tokens.slice(serves)
  const names = before.filter(token => !isFiller(token) && !TITLE.test(token))
  return (
    after.every(token => isServiceWord(token) || isFiller(token)) &&
    (names.length === 1 || (names.length === 2 && names.every(isCapital)))
  )
}

/** A name or a break with its service, and nothing that makes the number anything but an hour. */
function entryOf(words: string, time: string): { words: string; time: string; start: number } | null {
  const clock = clockOf(time)
  const own = words.trim().replace(TALK, '').replace(/ at$/i, '')
  const tokens = tokensOf(own)
  const named = kindOf(own) !== 'client' || tokens.some(token => !isServiceWord(token) && !isFiller(token))
  if (!clock || !named || NUMBERED.test(own) || tokens.length > 5) return null
  if (saysMore(own) || MORE.has(own) || (kindOf(own) === 'client' && !isPlain(tokens))) return null
  if (/\b(?:till?|until|to|from|past|half|quarter|between|after|before|by)$/i.test(own)) return null
  return { words: own, time, start: startOf(clock) }
}

/** Puts "at" before each hour and a full stop after it; leaves the line alone if it is no such list. */
export function hoursBehind(line: string): string {
  const bare = line.trim().replace(/[.!]$/, '')
  const made: { words: string; time: string; start: number }[] = []
  let rest = bare
  while (rest !== '') {
    const match = ENTRY.exec(rest)
    const entry = match?.[1] && match[2] ? entryOf(match[1], match[2]) : null
    const last = made.at(-1)
    if (!match || !entry || (last && entry.start <= last.start)) return line
    made.push(entry)
    rest = rest.slice(match[0].length).replace(/^[\s,;.]*(?:and\b|then\b)?\s*/i, '')
  }
  const serves = made.filter(({ words }) => tokensOf(words).some(isServiceWord) || kindOf(words) !== 'client')
  return made.length >= 2 && serves.length * 2 >= made.length
    ? made.map(({ words, time }) => `${words} at ${time}`).join('; ')
    : line
}
