// Accounts for every name, time and length in the text. What isn't in the day becomes a question about the entry beside
// it. Nobody is lost silently, whatever shape the text has.

import { hasFigure, isNamed, tokensOf } from '../../../../reading/letters'
import { isFirstName } from '../../../../reading/names/first-names'
import type { Clock } from '../../../../reading/values/clock'
import { typed } from '../../../../reading/wording'
import { CORRECTS, STRAIGHT_AFTER } from '../../../../reading/words/day/talk'
import { MONTH, WEEKDAY } from '../calendar'
import { minutesOf } from '../clock'
import type { Entry, Resolved } from '../entry'
import { isWhen, isWhenOrHowLong } from '../marks/marks'
import { lex, markAt } from '../marks/tokens'
import { quiet, withoutStamp } from '../noise'
import { isFiller, isHonorific, isRemark, isServiceWord, kindOf } from '../words'

/** `entries`: the entries beside what wasn't understood. */
export type Doubt = {
  line: number
  text: string
  why: 'name' | 'time' | 'length' | 'named'
  entries: Entry[]
}

/** What separates two pieces; each piece has its own name and time. */
const BETWEEN = /[,;|•]|\.(?!\d)|\b(?:then|after that)\b/i
/** "Was 2pm, moved": the old time no longer counts. */
const WAS = /\b(?:was|from) (?:at )?\d\S*/gi
const EITHER = /\d(?: ?[ap]m)? or (?:at )?\d[\d.:]*(?![\d.:]| ?[mh])/i
const [FOLLOWS, CORRECTED] = [typed(STRAIGHT_AFTER), typed(CORRECTS)]
const NO_NAME = new RegExp(`^(?:${WEEKDAY}|${MONTH})$`, 'i')

export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")
export const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).map(word => word.replace(/['’]s$/, ''))
/** A capitalised word that isn't a service, a remark or a day may be a person. */
const isPerhaps = (word: string): boolean =>
  !NO_NAME.test(word) &&
  (isNamed(word) || isFirstName(word)) &&
  !isServiceWord(word) &&
  !isFiller(word) &&
  !isHonorific(word) &&
  !isRemark(word) &&
  kindOf(word) === 'client'

/** Every word that the reader used, or that is already listed as unread. */
function wordsIn(day: Resolved, team: readonly string[]): ReadonlySet<string> {
  const texts = [
    ...team,
    ...day.entries.flatMap(({ client, service, staff, day }) => [client, service, staff, day]),
    ...day.hours.flatMap(({ staff, day }) => [staff, day]),
    ...day.cancelled.map(({ client }) => client),
    ...day.waiting.flatMap(({ client, service }) => [client, service]),
    ...day.unread.map(({ text }) => text),
  ]
  return new Set(texts.flatMap(wordsOf).map(plain))
}

const known = (...times: (number | null)[]): number[] => times.filter(time => time !== null)
function timesIn({ entries, hours, cancelled }: Resolved): ReadonlySet<number> {
  return new Set([
    ...entries.flatMap(({ start, end, earliest, latestStart, latestEnd, starts, processing }) => [
      ...known(start, end, earliest, latestStart, latestEnd, ...(starts ?? [])),
      ...processing.flatMap(({ from, to }) => [from, to]),
    ]),
    ...hours.flatMap(({ from, to }) => [from, to]),
    ...cancelled.flatMap(({ start }) => known(start)),
  ])
}
const lengthsIn = (entries: readonly Entry[]): ReadonlySet<number> =>
  new Set(
    entries.flatMap(({ start, end, late, processing }) => [
      end - start,
      ...known(late?.minutes ?? null),
      ...processing.flatMap(({ from, to }) => [to - from, from - start, end - to]),
    ]),
  )

/** Describes a visit: has a time or a length. */
const tellsVisit = (piece: string): boolean =>
  hasFigure(piece) || lex(piece).marks.some(({ mark }) => isWhenOrHowLong(mark))
/** A name before a colon is a speaker or a heading. */
const withoutHeads = (piece: string): string => piece.replace(/\p{L}[\p{L}'’-]*\s*:(?!\d)/gu, ' ')

const clocksIn = (text: string): Clock[] =>
  lex(text).marks.flatMap(mark =>
    mark.mark === 'range'
      ? [mark.from, mark.to]
      : mark.mark === 'time' || mark.mark === 'moved' || mark.mark === 'end'
        ? [mark.clock]
        : [],
  )
/** Table cells are read by position. */
const inCells = (text: string): boolean => /[|;\t]|,\S.*,\S.*,\S/.test(text)
/** The words right after a time, or between "and" and a time: where a name would be. */
function besideTime(text: string): ReadonlySet<string> {
  const { text: marked, marks } = lex(text)
  const tokens = tokensOf(marked)
  const isTime = (token = ''): boolean => isWhen(markAt(marks, token)?.mark ?? '')
  return new Set(
    tokens
      .filter(
        (token, at) =>
          (isTime(tokens[at - 1]) && !token.startsWith('(')) ||
          (tokens[at - 1] === 'and' && isTime(tokens[at + 1])),
      )
      .flatMap(wordsOf),
  )
}
const says = (text: string, mark: string): boolean => lex(text).marks.some(each => each.mark === mark)

/** What the day doesn't account for in the text. `team`: who works here. */
export function unaccounted(schedule: string, day: Resolved, team: readonly string[]): Doubt[] {
  const [words, times] = [wordsIn(day, team), timesIn(day)]
  const booked = new Map<string, Entry[]>()
  for (const entry of day.entries) {
    const [first] = wordsOf(entry.client)
    if (first && first.length > 1) booked.set(plain(first), [...(booked.get(plain(first)) ?? []), entry])
  }
  const bookedIn = (text: string): Entry[] => wordsOf(text).flatMap(word => booked.get(plain(word)) ?? [])
  const isLost = (piece: string): boolean =>
    wordsOf(withoutHeads(piece)).some(
      word =>
        isPerhaps(word) &&
        !words.has(plain(word)) &&
        // Any first word can have a capital, and beside someone booked a capital is mostly not a name.
        (isFirstName(word) ||
          besideTime(piece).has(word) ||
          (bookedIn(piece).length === 0 && !piece.trim().startsWith(word))),
    )
  // "Cut 1:15" may be a length; "10 or 10.30" is a choice between two.
  const hasLostTime = (text: string, lengths: ReadonlySet<number>): boolean =>
    (EITHER.test(text) && !says(text, 'options')) ||
    clocksIn(text).some(
      clock =>
        !lengths.has(clock.hour * 60 + clock.minute) && !minutesOf(clock).some(minutes => times.has(minutes)),
    )
  const hasLostLength = (text: string, lengths: ReadonlySet<number>): boolean => {
    const told = lex(text).marks.flatMap(mark => (mark.mark === 'length' ? [mark.minutes] : []))
    const sum = told.reduce((all, minutes) => all + minutes, 0)
    return !lengths.has(sum) && told.some(minutes => !lengths.has(minutes))
  }
  const unread = new Set(day.unread.map(({ line }) => line))
  const doubts: Doubt[] = []
  for (const [at, written] of schedule.split(/\r?\n/).entries()) {
    const [line, own] = [at + 1, withoutStamp(written).replace(WAS, ' ').trim()]
    const text = CORRECTED.has(own) ? quiet(own) : own
    if (says(text, 'cancelled') || says(text, 'waiting')) continue
    const here = day.entries.filter(entry => entry.line === line)
    const pieces = text.split(BETWEEN)
    const beside = (nth: number): Entry[] => bookedIn(pieces.slice(Math.max(0, nth - 1), nth + 2).join(' '))
    for (const [nth, piece] of pieces.entries())
      if (tellsVisit(piece) && isLost(piece))
        doubts.push({ line, text: piece.trim(), why: 'name', entries: beside(nth) })
    // "… and deirdre straight after her": the person who follows needs an entry too.
    const turns = FOLLOWS.all(text).length
    const timed = lex(text).marks.filter(({ mark }) => isWhen(mark)).length
    if (turns > 0 && here.length > 0 && here.length < turns + timed)
      for (const piece of pieces.filter(piece => FOLLOWS.has(piece)))
        doubts.push({ line, text: piece.trim(), why: 'name', entries: here })
    if (unread.has(line) || inCells(text)) continue
    const names = new Set(
      here.flatMap(({ client, service, staff }) => wordsOf(`${client} ${service} ${staff}`)).map(plain),
    )
    const movedTo = new Set(
      lex(text).marks.flatMap(mark => (mark.mark === 'moved' ? minutesOf(mark.clock) : [])),
    )
    const others =
      clocksIn(text).length === 0 || says(text, 'phases')
        ? []
        : bookedIn(withoutHeads(text)).filter(
            entry =>
              entry.line !== line &&
              !names.has(plain(wordsOf(entry.client)[0] ?? '')) &&
              !movedTo.has(entry.start),
          )
    const lengths = lengthsIn(here)
    const isWhole = here.some(each => !each.startAssumed && !each.lengthAssumed)
    if (others.length > 0 && !isWhole)
      doubts.push({ line, text, why: 'named', entries: [...others, ...here] })
    for (const [why, isLostIn] of [
      ['time', hasLostTime],
      ['length', hasLostLength],
    ] as const) {
      if (here.length === 0 || movedTo.size > 0 || !isLostIn(text, lengths)) continue
      const near = pieces.flatMap((piece, nth) => (isLostIn(piece, lengths) ? beside(nth) : []))
      doubts.push({ line, text, why, entries: near.length > 0 ? near : here })
    }
  }
  return doubts
}
