// Timers by voice: "thirty five minutes on the roots", "five more minutes on the toner", "how long left".

import { TENS } from '../../../reading/values/number-words'
import { readDuration, readLength } from '../../durations'
import type { HowLong } from '../../intents'
import { meant, missing, type Rule } from '../../lexicon/rule'
import { CORRECTIONS } from '../../lexicon/timer-places'
import { type Read, readNumber } from '../../numbers'
import { isMisheard, readZone, zoneOf } from '../../zones'

const VERBS: readonly string[] =
  'start, set, put on, put, pop, begin, run, time, timing, give me, give her, give him'.split(', ')
const ASK_HOW_LONG = new Set(['start', 'set', 'put', 'timer'])
const TIME_ME = 'time me, time it, time this, time her, time him'.split(', ')
const LINK = new Set(
  'timer get have pop me for on the a an of at to start set put begin run time timing and is it this her him his going'.split(
    ' ',
  ),
)
const startsWith = (text: string, starts: readonly string[]): boolean =>
  starts.some(each => text === each || text.startsWith(`${each} `))

/** A length and a part of the head in any order, and nothing else. The word "timer" makes up for a missing place. */
export const startTimer: Rule = ({ text }, context) => {
  const called = nameGiven(text)
  const words = withoutCorrection(called?.rest ?? text)
    .replace(/^give (?:me|her|him) /, '')
    .replace(/^(?:(?:i|we)(?:'ll)? )?(?:need|want|can (?:i|we) (?:have|get)) (?=.*\btimer\b)/, '')
    .split(' ')
  const hasVerb = startsWith(text, VERBS) || words.includes('timer')
  let length: HowLong | null = null
  let zone: string | null = null
  for (let at = 0; at < words.length; ) {
    const long: Read<HowLong> = length === null ? (minuteTimer(words, at) ?? readLength(words, at)) : null
    const place: Read<string> = long === null && zone === null ? readZone(words, at) : null
    if (long) length = long.value
    if (place) zone = place.value
    if (!long && !place && !LINK.has(words[at] ?? '')) return null
    at = long?.next ?? place?.next ?? at + 1
  }
  if (length === null) {
    const asks = ASK_HOW_LONG.has(words[0] ?? '') && words.includes('timer')
    return asks ? missing('How long? For example: “35 minutes on the roots”.') : null
  }
  if (zone === null && !text.split(' ').includes('timer') && !startsWith(text, TIME_ME)) return null
  if (!hasVerb && context.scope !== 'chair' && context.scope !== 'client') return null
  return meant({ id: 'timer-start', slots: { name: zone ?? called?.name ?? 'Timer', zone, length } })
}

/** "Tuner just three": a guessed place and a bare number, in either order, aren't enough to act on. */
export const isGuessedTimer = (text: string): boolean =>
  text.split(' ').some(isMisheard) && !UNIT.test(text) && !startsWith(text, VERBS) && !/\btimer\b/.test(text)
const UNIT = /\b(?:mins?|minutes?|hours?|half|quarter|secs?|seconds?)\b/

/** "A five minute timer for the basin": if it isn't a part of the head, it is the timer's name. */
function nameGiven(text: string): { rest: string; name: string } | null {
  const [, rest = '', name = ''] =
    /^(.*\btimer\b.*?) (?:for|called|named)(?: the)? ([\p{L}']{3,}(?: [\p{L}']{3,})?)$/u.exec(text) ?? []
  const words = name.split(' ')
  if (name === '' || zoneOf(name) !== null || readNumber(words, 0) !== null) return null
  if (readDuration(words, 0) !== null || NO_NAME.test(name)) return null
  return { rest, name: name.charAt(0).toUpperCase() + name.slice(1) }
}
const NO_NAME = /^(?:her|him|them|that|this|half|another|quarter|about|three quarters)\b/

/** "A ten minute timer". */
function minuteTimer(words: readonly string[], at: number): Read<HowLong> {
  const length = readDuration(words, at)
  return length && words[length.next] === 'timer'
    ? { value: { seconds: length.value, until: null }, next: length.next + 1 }
    : null
}

/** How many words take back what comes before them: "no", "no wait", "sorry no". */
function correctionAt(words: readonly string[], at: number): number {
  let to = at
  for (;;) {
    const longest = CORRECTIONS.find(each => each.every((word, n) => words[to + n] === word))
    if (!longest) return to - at
    to += longest.length
  }
}
const isLong = (words: readonly string[], at: number): boolean => {
  const number = readNumber(words, at)
  return number !== null && number.next < words.length && readDuration(words, at) !== null
}

/**
 * "For twenty no twenty five minutes". The tens go too where new ones are said: "thirty five, no, twenty five
 * minutes".
 */
function withoutCorrection(text: string): string {
  const words = text.split(' ')
  for (let at = 1; at < words.length; at++) {
    const taken = correctionAt(words, at)
    if (taken === 0 || !isLong(words, at + taken)) continue
    const value = readNumber(words, at + taken)?.value ?? 0
    const from = at >= 2 && Object.hasOwn(TENS, words[at - 2] ?? '') && value >= 10 ? at - 2 : at - 1
    return [...words.slice(0, from), ...words.slice(at + taken)].join(' ')
  }
  return text
}
