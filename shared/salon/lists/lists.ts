// Who to think of today, and why. Derived each time and never stored; only that somebody was contacted is a record.
import { addDays, dayOfWall, isRealDay } from '../appointments/wall'
import { monthsAfter, type PatchRules, standingAmong } from '../patch-test'
import { isBookedSince, isToBook, isVisit, usualWeeks } from '../rebook'
import type { ListedPerson } from './people'

export const LISTS = ['patch-test', 'rebook', 'not-seen', 'birthday'] as const
export type ListId = (typeof LISTS)[number]

export type ListRow = {
  list: ListId
  client: string
  name: string
  /**
   * What it is due for: an appointment, a reminder, a last visit, a year. Marked done for one, it becomes due again for
   * the next.
   */
  of: string
  /** The day it is about: when it expires, was due, was last seen, or falls. */
  day: string
  /** patch-test: whether it has already expired. not-seen: whether a visit is on record. */
  past: boolean
  next: { at: string; service: string } | null
  /** patch-test: there is no time to read a new one before their booking. */
  tooLate: boolean
  service: string | null
  /** rebook: why they are due; null: somebody set a reminder. */
  after: { weeks: number; by: 'advised' | 'usual' } | null
  /** They asked for no messages, and when. */
  silent: { why: 'no' | 'withdrawn'; at: string } | null
}

export type ListQuestion = {
  /** ms, and the same moment on the salon's wall clock. */
  now: number
  wall: string
  rules: PatchRules
  months: number
  /** A wall time in ms. */
  instantOf: (wall: string) => number
  /** ms as "2026-11-27" on the salon's wall clock. */
  dayOf: (ms: number) => string
}

const WALL_LENGTH = '2026-11-27T09:30'.length

const silentOf = ({ consent }: ListedPerson): ListRow['silent'] => {
  if (consent === null) return null
  if (consent.withdrawn_at !== null) return { why: 'withdrawn', at: consent.withdrawn_at }
  return consent.answer === 'no' ? { why: 'no', at: consent.given_at } : null
}

const doneAt = ({ contacted }: ListedPerson, list: ListId, of: string): string | null =>
  contacted.find(each => each.list === list && each.of === of && each.done_at !== null)?.done_at ?? null

const rowOf = (
  person: ListedPerson,
  list: ListId,
  more: Pick<ListRow, 'of' | 'day'> & Partial<Pick<ListRow, 'past' | 'tooLate' | 'after'>>,
): ListRow => ({
  list,
  client: person.id,
  name: person.name,
  next: person.next,
  service: person.service,
  silent: silentOf(person),
  tooLate: false,
  past: false,
  after: null,
  ...more,
})

/** The test that counts today will have expired by their next appointment. */
function patchTest(person: ListedPerson, { now, rules, instantOf, dayOf }: ListQuestion): ListRow | null {
  const { next, tests } = person
  if (next === null || tests.length === 0 || doneAt(person, 'patch-test', next.id)) return null
  const standing = standingAmong(tests, now, rules)
  const tooLate = instantOf(next.at) - now < rules.hours * 3_600_000
  if (standing?.state === 'expired') {
    const newest = Math.max(...tests.map(({ applied_at }) => Date.parse(applied_at) || 0))
    return rowOf(person, 'patch-test', {
      of: next.id,
      day: dayOf(monthsAfter(newest, rules.months)),
      past: true,
      tooLate,
    })
  }
  if (standing?.state !== 'clear' || standing.until === null || standing.until > instantOf(next.at))
    return null
  return rowOf(person, 'patch-test', { of: next.id, day: dayOf(standing.until), tooLate })
}

/**
 * A reminder from Rebook at the chair, once its day has come and nobody has booked. Otherwise, the weeks since the last
 * colour.
 */
function rebook(person: ListedPerson, asked: ListQuestion): ListRow | null {
  const { wall, dayOf } = asked
  if (person.booked.some(each => each.starts_at >= wall && isVisit(each))) return null
  const today = dayOfWall(wall)
  const { served } = person
  const [due] = person.reminders
    .filter(each => each.done_at === null && each.due_on <= today && isToBook(each))
    // They have been back since.
    .filter(each => !isBookedSince(each, person.booked, today))
    .filter(each => served === null || dayOf(Date.parse(served)) <= dayOf(Date.parse(each.made_at)))
    .sort((a, b) => b.due_on.localeCompare(a.due_on))
  return due ? rowOf(person, 'rebook', { of: due.id, day: due.due_on }) : sinceColour(person, asked)
}

/** This many colours show how often somebody comes. */
const LATELY = 8
/** A booked visit is already in the salon's wall time. */
const seenOn = (seen: string, dayOf: ListQuestion['dayOf']): string =>
  seen.length === WALL_LENGTH ? seen.slice(0, 10) : dayOf(Date.parse(seen))

/**
 * As the last answer advised, or as often as they usually come. Clients who have been away longer are on another list.
 */
function sinceColour(person: ListedPerson, { now, wall, months, dayOf }: ListQuestion): ListRow | null {
  const latest = person.formulas.reduce<ListedPerson['formulas'][number] | null>(
    (a, b) => (a === null || a.made_at < b.made_at ? b : a),
    null,
  )
  if (latest === null || doneAt(person, 'rebook', latest.id)) return null
  const made = Date.parse(latest.made_at)
  if (monthsAfter(made, months) <= now) return null
  const colour = dayOf(made)
  // A date to come back was agreed since.
  if (person.reminders.some(each => isToBook(each) && dayOf(Date.parse(each.made_at)) >= colour)) return null
  const advised = person.advised.get(latest.ask_id ?? '')
  const weeks =
    advised ??
    usualWeeks(
      person.formulas
        .map(({ made_at }) => made_at.slice(0, 10))
        .sort()
        .slice(-LATELY),
      latest.made_at.slice(0, 10),
    )
  if (weeks === null) return null
  const day = addDays(colour, weeks * 7)
  // They have been back since, or are here now.
  if (day > dayOfWall(wall) || (person.seen !== null && seenOn(person.seen, dayOf) >= day)) return null
  return rowOf(person, 'rebook', {
    of: latest.id,
    day,
    after: { weeks, by: advised === undefined ? 'usual' : 'advised' },
  })
}

function notSeen(person: ListedPerson, { now, months, dayOf, instantOf }: ListQuestion): ListRow | null {
  if (person.next !== null) return null
  const last = person.seen ?? person.created_at
  const at = last.length === WALL_LENGTH ? instantOf(last) : Date.parse(last)
  if (!(monthsAfter(at, months) <= now)) return null
  const day = dayOf(at)
  const done = doneAt(person, 'not-seen', day)
  // They were messaged that long ago and still haven't come, so they are due again.
  if (done !== null && monthsAfter(Date.parse(done), months) > now) return null
  return rowOf(person, 'not-seen', { of: day, day, past: person.seen !== null })
}

/** "03-14" this year, or next year if it has passed; 29 February is celebrated on the 28th. */
export function nextBirthday(birthday: string, today: string): string {
  const in_ = (year: number): string => {
    const day = `${String(year).padStart(4, '0')}-${birthday}`
    return isRealDay(day) ? day : `${String(year).padStart(4, '0')}-02-28`
  }
  const year = Number(today.slice(0, 4))
  return in_(year) >= today ? in_(year) : in_(year + 1)
}

function birthday(person: ListedPerson, { wall }: ListQuestion): ListRow | null {
  if (person.birthday === null) return null
  const today = dayOfWall(wall)
  const day = nextBirthday(person.birthday, today)
  if (day > addDays(today, 30) || doneAt(person, 'birthday', day.slice(0, 4))) return null
  return rowOf(person, 'birthday', { of: day.slice(0, 4), day })
}

const MAKERS: Readonly<Record<ListId, (person: ListedPerson, asked: ListQuestion) => ListRow | null>> = {
  'patch-test': patchTest,
  rebook,
  'not-seen': notSeen,
  birthday,
}
/** Most urgent first. For those not seen: the most recent visit first, because they are likeliest to return. */
const ORDER: Readonly<Record<ListId, (a: ListRow, b: ListRow) => number>> = {
  'patch-test': (a, b) => (a.next?.at ?? '').localeCompare(b.next?.at ?? ''),
  rebook: (a, b) => b.day.localeCompare(a.day),
  'not-seen': (a, b) => b.day.localeCompare(a.day),
  birthday: (a, b) => a.day.localeCompare(b.day),
}

export function listsOf(people: Iterable<ListedPerson>, asked: ListQuestion): Record<ListId, ListRow[]> {
  const lists: Record<ListId, ListRow[]> = { 'patch-test': [], rebook: [], 'not-seen': [], birthday: [] }
  for (const person of people)
    for (const list of LISTS) {
      const row = MAKERS[list](person, asked)
      if (row) lists[list].push(row)
    }
  for (const list of LISTS)
    lists[list].sort(
      (a, b) => ORDER[list](a, b) || a.name.localeCompare(b.name) || (a.client < b.client ? -1 : 1),
    )
  return lists
}
