// What a person picked for an entry overrides the text and the model. An unread line becomes an entry once its time is
// picked. A pick whose line is gone is reported, and books nobody.
import { serviceOf } from '../../../trade/services'
import { moved } from '../plan/search'
import { clockMinutes } from '../read/clock'
import { below, type Entry, type Resolved } from '../read/entry'
import { lineKeys, lineOf, wordsOf } from './lines'
import type { EntryPicks } from './paths'

const USUAL = 60
const DAY = 24 * 60

type Lost = { key: string; picks: EntryPicks }
export type PickedDay = Resolved & {
  /** By entry: the fields that a person picked. */
  picked: ReadonlyMap<number, readonly string[]>
  removed: { key: string; client: string; start: number }[]
  lost: Lost[]
}

/** A day without picks. */
export const untouched = (day: Resolved): PickedDay => ({ ...day, picked: new Map(), removed: [], lost: [] })

const fieldsOf = ({ of: _, ...fields }: EntryPicks): string[] => Object.keys(fields)

function withPicks(entry: Entry, picks: EntryPicks): Entry {
  const start = picks.start === undefined ? entry.start : clockMinutes(picks.start)
  const next = moved(entry, start)
  const end = Math.min(DAY, picks.minutes === undefined ? next.end : start + picks.minutes)
  const kind = picks.kind ?? entry.kind
  // When a client entry becomes a break, all its words become the break's, and vice versa.
  const words = [entry.client, entry.service].filter(Boolean).join(' ')
  const turned = kind !== 'client' && entry.kind === 'client'
  return {
    ...next,
    end,
    kind,
    staff: picks.staff ?? entry.staff,
    client: kind === 'client' ? (picks.client ?? entry.client) : '',
    service: picks.service ?? (turned ? (picks.client ?? words) : entry.service),
    startAssumed: entry.startAssumed && picks.start === undefined,
    lengthAssumed: entry.lengthAssumed && picks.minutes === undefined,
    movable: picks.movable ?? entry.movable,
    processing: next.processing.filter(window => window.to <= end),
  }
}

/** Which doubts each pick settles. */
const SETTLES: Readonly<Record<string, readonly string[]>> = {
  start: ['start', 'half', 'said', 'read'],
  minutes: ['minutes'],
  staff: ['staff'],
}

export function told(day: Resolved, schedule: string, picks: ReadonlyMap<string, EntryPicks>): PickedDay {
  const keys = lineKeys(schedule)
  const lines = schedule.split(/\r?\n/)
  const result = { ...untouched(day), entries: [...day.entries] }
  const picked = new Map<number, readonly string[]>()
  for (const [given, own] of picks) {
    const key = keyIn(given, own, keys, lines)
    const line = key === null ? -1 : keys.indexOf(lineOf(key))
    if (key === null) {
      result.lost.push({ key: given, picks: own })
      continue
    }
    const entry = result.entries.find(each => each.key === key)
    const unread = result.unread.find(each => each.key === key)
    if (own.gone) {
      result.entries = result.entries.filter(each => each !== entry)
      result.unread = result.unread.filter(each => each !== unread)
      result.removed.push({
        key: given,
        client: own.client ?? (entry?.client || entry?.service || wordsOf(lines[line] ?? '')),
        start: entry ? withPicks(entry, own).start : -1,
      })
    } else if (entry) {
      result.entries = result.entries.map(each => (each === entry ? withPicks(each, own) : each))
      picked.set(entry.id, fieldsOf(own))
    } else if (own.start !== undefined) {
      const made = madeOf(result.entries, line + 1, own)
      result.entries.push({ ...made, key })
      result.unread = result.unread.filter(each => each !== unread)
      picked.set(made.id, fieldsOf(own))
      if (own.minutes === undefined)
        result.assumed = [
          ...result.assumed,
          {
            entry: made.id,
            of: 'minutes',
            text: `no length is given, ${made.end - made.start} minutes assumed.`,
          },
        ]
    } else if (!unread) result.lost.push({ key: given, picks: own })
  }
  const settled = (id: number): string[] => (picked.get(id) ?? []).flatMap(field => SETTLES[field] ?? [])
  const here = new Set(result.entries.map(({ id }) => id))
  return {
    ...result,
    picked,
    assumed: result.assumed.filter(
      ({ entry, of }) => entry === null || (here.has(entry) && !settled(entry).includes(of)),
    ),
  }
}

/** The same line; else one with the same words once a name has been removed from both. */
function keyIn(
  given: string,
  { of }: EntryPicks,
  keys: readonly string[],
  lines: readonly string[],
): string | null {
  if (keys.includes(lineOf(given))) return given
  const at = of === undefined ? -1 : lines.findIndex(line => wordsOf(line) === of)
  return at < 0 ? null : `${keys[at]}${given.slice(given.lastIndexOf('-'))}`
}

function madeOf(entries: readonly Entry[], line: number, picks: EntryPicks): Entry {
  const start = clockMinutes(picks.start ?? '')
  const minutes = picks.minutes ?? serviceOf(picks.service ?? '')?.minutes ?? USUAL
  return withPicks(
    { ...below(entries, line), start, end: Math.min(DAY, start + minutes), startAssumed: false },
    picks,
  )
}
