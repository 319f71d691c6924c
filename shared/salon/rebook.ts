// When to come back: what an answer's aftercare advises, and the days of that week as people say them.
import { MONTHS, WEEKDAYS } from '../day-text'
import type { Sheet } from '../sheet'
import { isOnlyTest } from '../trade/services'

export type Advised = { from: number; to: number }

const DAY_MS = 86_400_000

/** What the client does at home, from an answer about colour. */
export const aftercareOf = (sheet: Pick<Sheet, 'blocks'> | null): readonly string[] =>
  sheet?.blocks.flatMap(block =>
    block.block === 'list' && block.title === 'Aftercare' ? block.items : [],
  ) ?? []

/** "Roots: again in 4–6 weeks." If there are several, the soonest: the roots don't wait for the foils. */
export function advisedWeeks(lines: readonly string[]): Advised | null {
  const found = lines.flatMap(line => {
    const [, from, to] = /\b(?:again|refresh) (?:in|every) (\d{1,2})–(\d{1,2}) weeks\b/.exec(line) ?? []
    return from && to ? [{ from: Number(from), to: Number(to) }] : []
  })
  return found.sort((a, b) => a.to - b.to || a.from - b.from)[0] ?? null
}

const MOST_WEEKS = 26

/** How often somebody comes, in weeks: the median gap between these days and today. Null: not known. */
export function usualWeeks(days: readonly string[], today: string): number | null {
  const sorted = [...new Set([...days.map(day => day.slice(0, 10)), today])].sort()
  const at = sorted.map(day => Date.parse(`${day}T00:00:00Z`) / DAY_MS)
  const stretches = at
    .slice(1)
    .map((day, before) => Math.round((day - (at[before] ?? day)) / 7))
    .filter(weeks => weeks >= 2 && weeks <= MOST_WEEKS)
    .sort((a, b) => a - b)
  return stretches[Math.floor((stretches.length - 1) / 2)] ?? null
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The day so many days later, as "2027-01-12". */
export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS))

export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS)

/** Monday to Sunday of the week that many weeks after this day's. */
export function weekAfter(today: string, weeks: number): readonly string[] {
  const sinceMonday = (dateOf(today).getUTCDay() + 6) % 7
  const monday = daysLater(today, weeks * 7 - sinceMonday)
  return Array.from({ length: 7 }, (_, at) => daysLater(monday, at))
}

/** Days when no salon takes clients, by the calendar alone: nothing records its opening hours. */
const SHUT: Readonly<Record<string, string>> = { '12-25': 'Christmas Day', '01-01': 'New Year’s Day' }
export const shutOn = (day: string): string | null => SHUT[day.slice(5)] ?? null

/** Where such a day moves to: the nearest one, earlier first, but never a Sunday or Boxing Day. */
const NEAREST = [-1, 1, -2] as const
const isNoBetter = (day: string): boolean => dateOf(day).getUTCDay() === 0 || day.endsWith('-12-26')

type OpenDay = {
  day: string
  /** Why it is another day: "Fri 25 Dec is Christmas Day". */
  moved: string | null
}
export function openDay(day: string): OpenDay {
  const why = shutOn(day)
  if (why === null) return { day, moved: null }
  const near = NEAREST.map(days => daysLater(day, days)).find(each => !isNoBetter(each))
  return { day: near ?? day, moved: `${shortDay(day)} is ${why}` }
}

const LONGEST_NAME = 200
/** What a tap on Rebook, or "book her again", writes. */
export const toBookText = (name: string): string => `Book ${name.slice(0, LONGEST_NAME)} again`
const TO_BOOK = /^Book .+ again$/s

type ToBook = { text: string; due_on: string; made_at: string }
type Booked = { starts_at: string; made_at: string; vanished_at: string | null; service: string }

export const isToBook = ({ text }: Pick<ToBook, 'text'>): boolean => TO_BOOK.test(text)

const DAYS_BEFORE = 14

/** It hasn't been removed, and is more than a skin test. */
export const isVisit = ({ vanished_at, service }: Pick<Booked, 'vanished_at' | 'service'>): boolean =>
  vanished_at === null && !isOnlyTest(service)

/**
 * Booked or been here since, from two weeks before the agreed day on. Derived, not stored, so a cancelled booking
 * brings the reminder back. `today`: on the salon's wall clock.
 */
export const isBookedSince = (reminder: ToBook, booked: readonly Booked[], today: string): boolean =>
  isToBook(reminder) &&
  booked.some(visit => {
    const day = visit.starts_at.slice(0, 10)
    const since = Date.parse(visit.made_at) > Date.parse(reminder.made_at)
    return (
      day >= daysLater(reminder.due_on, -DAYS_BEFORE) &&
      // The visit at which it was set isn't the next one.
      day > reminder.made_at.slice(0, 10) &&
      (since || day <= today) &&
      isVisit(visit)
    )
  })

/** "Tue 12 Jan" */
export function shortDay(day: string): string {
  const date = dateOf(day)
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}
