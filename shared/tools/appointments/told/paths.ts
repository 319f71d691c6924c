// What a person can pick for an entry, by path: the entry's key (lines.ts) and the field.

import type { Picks, Value } from '../../../reading/understood/reading'
import { LONGEST, SHORTEST } from '../../../salon/appointments/day'
import { clockMinutes, clockText } from '../read/clock'

const KINDS = ['client', 'break', 'blocked'] as const
const DAY = 24 * 60

const isWords = (value: Value): value is string => typeof value === 'string' && value.length <= 40
const FITS = {
  start: (value: Value) =>
    typeof value === 'string' &&
    clockMinutes(value) >= 0 &&
    clockMinutes(value) < DAY &&
    clockText(clockMinutes(value)) === value,
  minutes: (value: Value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= SHORTEST && value <= LONGEST,
  client: isWords,
  service: isWords,
  staff: isWords,
  kind: (value: Value) => KINDS.some(kind => kind === value),
  /** Whether it may move. */
  movable: (value: Value) => typeof value === 'boolean',
  /** Taken out of the day. */
  gone: (value: Value) => value === true,
  /** What its line said at the time of the pick. */
  of: isWords,
}
export type Field = keyof typeof FITS
export type EntryPicks = {
  start?: string
  minutes?: number
  client?: string
  service?: string
  staff?: string
  kind?: (typeof KINDS)[number]
  movable?: boolean
  gone?: true
  of?: string
}

const isField = (field: string): field is Field => Object.hasOwn(FITS, field)

/** By entry. Paths and values of another version stay in the ask and are ignored here. */
export function picksIn(picks: Picks | undefined): ReadonlyMap<string, EntryPicks> {
  const found = new Map<string, EntryPicks>()
  for (const [path, value] of Object.entries(picks ?? {})) {
    const at = path.lastIndexOf('.')
    const [key, field] = [path.slice(0, at), path.slice(at + 1)]
    if (at > 0 && isField(field) && FITS[field](value)) found.set(key, { ...found.get(key), [field]: value })
  }
  return found
}

/** The same picks, with those of one line moved to another key. */
export const carried = (picks: Picks, from: string, to: string): Picks =>
  Object.fromEntries(
    Object.entries(picks).map(([path, value]) => [
      path.startsWith(`${from}-`) ? `${to}${path.slice(from.length)}` : path,
      value,
    ]),
  )
