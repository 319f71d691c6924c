// Turns the blocks of a planned day into the salon's appointments. Idempotent: the key of its line identifies each one.

import { MONTHS, WEEKDAYS } from '../../../../shared/day-text'
import {
  addDays,
  dayOfWall,
  isRealDay,
  minutesBetween,
  wallAt,
  weekdayOf,
} from '../../../../shared/salon/appointments/wall'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { ScheduleOutput } from '../../../../shared/tools/appointments/schema'
import { creation, type Edit } from '../../../platform/data/saving/save'
import type { ClientOf } from '../../../salon/day/use-clients'

type Fields = FieldsOf<'appointment'>
type Booked = { id: string; fields: Fields }
export type ToKeep = {
  key: string
  name: string
  /** Its start before any move. */
  was: string
  fields: Pick<
    Fields,
    | 'client_id'
    | 'client_name'
    | 'person_id'
    | 'stylist'
    | 'starts_at'
    | 'minutes'
    | 'service'
    | 'processing'
    | 'may_move'
  >
}

/** Matches on the first three letters; -1 if none does. */
const placeIn = (names: readonly string[], word: string): number =>
  names.findIndex(name => name.toLowerCase() === word.slice(0, 3))

/**
 * The day that a column's name means, counted from `asked`: "Tomorrow", "Sat", "Sat 28 Nov". Returns `asked` if the
 * name gives none.
 */
export function dayNamed(label: string, asked: string): string {
  const words: string[] = label.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  if (words.includes('tomorrow')) return addDays(asked, 1)
  const month = words.map(word => placeIn(MONTHS, word)).find(place => place >= 0)
  const date = words.map(Number).find(number => number >= 1 && number <= 31)
  if (month !== undefined && date !== undefined) {
    const at = String(month + 1).padStart(2, '0')
    const year = Number(asked.slice(0, 4))
    const found = [year, year + 1]
      .map(each => `${each}-${at}-${String(date).padStart(2, '0')}`)
      .filter(isRealDay)
    return found.find(day => day >= addDays(asked, -30)) ?? found.at(-1) ?? asked
  }
  const weekday = WEEKDAYS.findIndex((_, at) => words.some(word => placeIn(WEEKDAYS, word) === at))
  return weekday < 0 ? asked : addDays(asked, (weekday - weekdayOf(asked) + 7) % 7)
}

export const daysIn = ({ appointments, breaks }: ScheduleOutput): string[] => [
  ...new Set([...appointments, ...breaks].map(({ day }) => day)),
]

/** A plausible day for a salon: rules out half-typed years. */
export const isDayToKeep = (day: string): boolean => isRealDay(day) && day >= '2000' && day < '2101'

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')
const idOf = (day: string, key: string): string => `day-${day}-${key}`

type DayContext = {
  /** The date of each label. */
  dayOf: (label: string) => string
  clientOf: ClientOf
  team: readonly { id: string; name: string }[]
  /** With the suggested moves applied. */
  moved: boolean
}

/** All blocks, in local wall time. A break has no client. */
export function blocksOf(output: ScheduleOutput, { dayOf, clientOf, team, moved }: DayContext): ToKeep[] {
  const moves = new Map(
    moved
      ? output.suggestions.flatMap(({ moves }) =>
          moves.map(
            ({ staff, day, client, from, to }) => [JSON.stringify([staff, day, client, from]), to] as const,
          ),
        )
      : [],
  )
  const block = (
    entry: { key: string; staff: string; day: string; start: string; minutes: number },
    client: string,
    service: string,
    processing: readonly { from: string; to: string }[],
    may_move: boolean,
  ): ToKeep => {
    const named = client || service
    const start = moves.get(JSON.stringify([entry.staff, entry.day, client || `the ${service}`, entry.start]))
    const day = dayOf(entry.day)
    const starts_at = wallAt(
      day,
      start ?? moves.get(JSON.stringify([entry.staff, entry.day, named, entry.start])) ?? entry.start,
    )
    const people = team.filter(({ name }) => plain(name) === plain(entry.staff))
    const person = people.length === 1 ? (people[0]?.id ?? null) : null
    const card = client === '' ? null : clientOf(client)
    const begin = wallAt(day, entry.start)
    return {
      key: entry.key,
      name: named,
      was: begin,
      fields: {
        client_id: card?.id ?? null,
        client_name: client || null,
        person_id: person,
        stylist: person === null ? entry.staff || null : null,
        starts_at,
        minutes: entry.minutes,
        service: service.slice(0, 500),
        processing: processing.flatMap(({ from, to }) => {
          const window = {
            from: minutesBetween(begin, wallAt(day, from)),
            minutes: minutesBetween(wallAt(day, from), wallAt(day, to)),
          }
          return window.from >= 0 && window.minutes > 0 ? [window] : []
        }),
        may_move,
      },
    }
  }
  return [
    ...output.appointments.map(entry =>
      block(entry, entry.client, entry.service, entry.processing, entry.flexible),
    ),
    ...output.breaks.map(entry => block(entry, '', entry.label, [], entry.flexible)),
  ].filter(({ fields }) => fields.minutes > 0)
}

/** The block's existing record: kept earlier, or booked elsewhere for the same time and name. */
function standsAs<R extends Booked>(
  { key, name, was }: ToKeep,
  booked: readonly R[],
  nameOf: (row: R) => string,
): R | undefined {
  const id = idOf(dayOfWall(was), key)
  return (
    booked.find(row => row.id === id) ??
    booked.find(
      row =>
        row.fields.starts_at === was && plain(nameOf(row)) === plain(name) && row.fields.vanished_at === null,
    )
  )
}

export type Left = ToKeep & {
  /** The record to move; null to create one. */
  moves: string | null
}

/**
 * The blocks still to save. An existing appointment stays as it is, unless it is to move and still has its original
 * time. `booked`: those days' appointments, plus kept ones that have moved to other days. `nameOf`: the client's name,
 * or what it's for if there is no client.
 */
export function leftToKeep<R extends Booked>(
  blocks: readonly ToKeep[],
  booked: readonly R[],
  nameOf: (row: R) => string,
): Left[] {
  return blocks.flatMap((block): Left[] => {
    const row = standsAs(block, booked, nameOf)
    if (!row) return [{ ...block, moves: null }]
    const isMoved = block.fields.starts_at !== block.was && row.fields.starts_at === block.was
    return isMoved ? [{ ...block, moves: row.id }] : []
  })
}

/** The same block on the same day has the same id on every tablet. */
export const idOfBlock = ({ key, was }: ToKeep): string => idOf(dayOfWall(was), key)

/**
 * The edits to keep the blocks, and those to undo it. `known`: kept before and deleted since; such a record keeps its
 * note.
 */
export function editsOf(
  left: readonly Left[],
  known: ReadonlySet<string>,
  by: { at: string; who: string; now: number },
): { keep: Edit[]; back: Edit[] } {
  const edit = (id: string, patch: Partial<Fields>): Edit => ({ op: 'edit', kind: 'appointment', id, patch })
  return {
    keep: left.map(block => {
      if (block.moves !== null) return edit(block.moves, { starts_at: block.fields.starts_at })
      const id = idOfBlock(block)
      const fields = { ...block.fields, source: 'day' as const, made_at: by.at, who: by.who }
      return creation(
        'appointment',
        { ...fields, ...(known.has(id) ? { deletedAt: null } : { note: null }) },
        id,
      )
    }),
    back: left.map(block =>
      block.moves === null
        ? edit(idOfBlock(block), { deletedAt: by.now })
        : edit(block.moves, { starts_at: block.was }),
    ),
  }
}
