// What a model read of the day. Only a line that the built-in reader couldn't read becomes an entry: assumed, and with
// its own words. We ask about everything else that it reads differently. The day itself is computed as usual.
import { z } from 'zod'
import { read as docOf } from '../../../reading/doc'
import { type Fields, QUOTED, standing, wordsIn } from '../../../reading/model/model'
import { clockOf } from '../../../reading/values/clock'
import { valuesIn } from '../../../reading/values/values'
import { serviceOf } from '../../../trade/services'
import { minutesText } from '../words'
import { clockMinutes, clockText, minutesOf } from './clock'
import { below, type Entry, nameOf, type Resolved } from './entry'
import { firstNameOf } from './names'
import { said } from './say'

/** `client`, `service` and `staff` are words from the line that the entry comes from. */
export const ScheduleRead = z.object({
  entries: z.array(
    z.object({
      client: z.string().nullable(),
      /** "HH:MM" */
      start: z.string(),
      minutes: z.number().nullable(),
      service: z.string().nullable(),
      staff: z.string().nullable(),
      ...QUOTED,
    }),
  ),
})
export type ScheduleRead = z.infer<typeof ScheduleRead>
type ReadEntry = ScheduleRead['entries'][number]

const USUAL = 60
const [SHORTEST, LONGEST] = [5, 300]
const DAY = 24 * 60

const LINE = 'line '
/** Each line with any content, by its number. */
export const linesOf = (schedule: string): Fields =>
  Object.fromEntries(
    schedule
      .split(/\r?\n/)
      .map((text, at) => [`${LINE}${at + 1}`, text] as const)
      .filter(([, text]) => text.trim() !== ''),
  )
const numberOf = ({ field }: ReadEntry): number => Number(field.slice(LINE.length))

/** Keeps what rests on words in its line, and drops words that aren't there. */
export function standingRead(schedule: string, read: ScheduleRead): ScheduleRead {
  const lines = linesOf(schedule)
  const entries = standing(lines, read.entries).flatMap((entry): ReadEntry[] => {
    const line = lines[entry.field] ?? ''
    const within = (words: string | null): string | null => (words === null ? null : wordsIn(line, words))
    const minutes = entry.minutes === null ? USUAL : entry.minutes
    const start = /^\d\d:\d\d$/.test(entry.start) ? clockMinutes(entry.start) : Number.NaN
    const isTime = start >= 0 && Number.isInteger(minutes) && minutes >= SHORTEST && minutes <= LONGEST
    if (!isTime || start + minutes > DAY) return []
    return [
      { ...entry, client: within(entry.client), service: within(entry.service), staff: within(entry.staff) },
    ]
  })
  return { entries }
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const A_TIME = said('@clock')
/** The words contain that time, or that length. A figure that nobody wrote is neither shown nor believed. */
const isTimeIn = (quote: string, start: number): boolean =>
  A_TIME.all(quote).some(({ values: [time] }) => {
    const clock = clockOf(String(time))
    return clock !== null && minutesOf(clock).includes(start)
  })
function isLengthIn(quote: string, minutes: number): boolean {
  const doc = docOf(quote)
  return doc.clauses.some(clause =>
    valuesIn(doc, clause).some(({ of, value }) => of === 'minutes' && value === minutes),
  )
}

/**
 * "First thing" gives no written time. A line like that becomes an entry only at a daytime hour, and has to be checked.
 */
const isOpenThen = (start: number): boolean => start >= 7 * 60 && start <= 20 * 60

const spanText = (start: string, minutes: number | null): string =>
  `${start}${minutes === null ? '' : ` for ${minutesText(minutes)}`}`

/** `notes`: what the model read that the built-in reader missed or read differently. */
export function withRead(day: Resolved, { entries: read }: ScheduleRead): { day: Resolved; notes: string[] } {
  const entries = [...day.entries]
  const assumed = [...day.assumed]
  const taken = new Set<Resolved['unread'][number]>()
  const notes: string[] = []
  const ask = (note: string, what = 'Ask which it is.'): void => {
    if (notes.includes(note)) return
    notes.push(note)
    assumed.push({ entry: null, of: 'read', text: `${note} ${what}` })
  }
  for (const one of read) {
    const { client, start, service, quote } = one
    const line = numberOf(one)
    const who = client ?? service
    if (who === null) continue
    const from = clockMinutes(start)
    const isTimed = isTimeIn(quote, from)
    const minutes = one.minutes !== null && isLengthIn(quote, one.minutes) ? one.minutes : null
    const mine = entries.filter(
      entry => client !== null && same(firstNameOf(nameOf(entry)), firstNameOf(client)),
    )
    if (mine.some(entry => entry.start === from && (minutes === null || entry.end - from === minutes)))
      continue
    const as = isTimed
      ? `The model read “${quote}” as ${who} at ${spanText(start, minutes)}`
      : `The model read “${quote}” as another time of ${who}`
    const [other] = mine.filter(entry => entry.line === line)
    if (other) {
      ask(`${as}; here it is read as ${spanText(clockText(other.start), other.end - other.start)}.`)
      continue
    }
    const unread = day.unread.find(each => each.line === line && wordsIn(each.text, quote) !== null)
    if (!unread) {
      ask(`${as}; it isn’t in this day.`)
      continue
    }
    if (!isTimed && !isOpenThen(from)) {
      ask(`The model read “${quote}” as ${who}; no time is given.`, 'Ask when it is.')
      continue
    }
    taken.add(unread)
    notes.push(`The model read “${quote}” as ${who} at ${spanText(start, minutes)}.`)
    const entry = { ...entryOf({ ...one, minutes }, entries), key: unread.key ?? '' }
    entries.push(entry)
    const read = `${nameOf(entry)} at ${spanText(start, minutes)} is what the model read`
    const length =
      minutes === null ? `; ${minutesText(entry.end - entry.start)} is a guess. Check both.` : '. Check it.'
    assumed.push({ entry: entry.id, of: 'read', text: `Line ${line}, “${unread.text}”: ${read}${length}` })
  }
  return { day: { ...day, entries, assumed, unread: day.unread.filter(each => !taken.has(each)) }, notes }
}

/** If nobody is named for it, it goes with the entry above. */
function entryOf(one: ReadEntry, entries: readonly Entry[]): Entry {
  const bare = below(entries, numberOf(one))
  const start = clockMinutes(one.start)
  const named = entries.find(({ staff }) => one.staff !== null && same(staff, one.staff))
  const minutes = one.minutes ?? serviceOf(one.service ?? '')?.minutes ?? USUAL
  return {
    ...bare,
    staff: named?.staff ?? bare.staff,
    client: one.client ?? '',
    service: one.service ?? '',
    start,
    end: Math.min(start + minutes, DAY),
  }
}
