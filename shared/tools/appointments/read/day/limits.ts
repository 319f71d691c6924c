// What the text allows an entry to do: who may move, and between which times.

import type { Clock } from '../../../../reading/values/clock'
import { typed } from '../../../../reading/wording'
import * as TALK from '../../../../reading/words/day/talk'
import { minutesOf } from '../clock'
import type { Entry, Resolved } from '../entry'
import type { Row } from '../row'
import { said } from '../say'
import { isCapital, isNameLike, isRemark } from '../words'
import { sameName } from './gone'
import { windowsOf } from './windows'

const [ALL, EXCEPT, NO_ONE] = [typed(TALK.ALL), typed(TALK.EXCEPT), typed(TALK.NO_ONE)]
/** About the whole day rather than anyone booked. */
export const OF_THE_DAY = said([TALK.DAY_ENDS, TALK.DAY_STARTS])
export const KEEP_TO_IT = 'it is said of the whole day: please keep to it'
export const LOOK_AT_IT = 'it may take somebody off the day: please look at it'
const NOON = 12 * 60
/** What the text allows. A limit applies to the whole appointment. */
export function limit(entry: Entry, row: Pick<Row, 'limits' | 'flexible' | 'fixed'>): void {
  let allowed = row.flexible
  for (const said of row.limits) {
    if (said.mark === 'after') {
      if (said.clock !== null && said.clock !== 'lunch')
        entry.earliest = Math.max(entry.earliest ?? 0, workTime(said.clock))
      allowed ||= said.loose
    } else if (said.mark === 'before') {
      if (said.clock !== null && said.clock !== 'lunch') {
        const time = Math.min(entry.latestEnd ?? 24 * 60, workTime(said.clock))
        entry.latestEnd = time
      }
      allowed ||= said.loose
    } else if (said.mark === 'part') {
      if (said.part === 'morning') entry.latestEnd = Math.min(entry.latestEnd ?? NOON, NOON)
      else entry.earliest = Math.max(entry.earliest ?? 0, said.part === 'afternoon' ? NOON : 17 * 60)
      allowed ||= said.loose === true
    } else if (said.mark === 'options') {
      entry.starts = [...new Set([entry.start, ...said.clocks.map(workTime)])].sort((a, b) => a - b)
      allowed = true
    } else if (said.mark === 'within') {
      entry.earliest = Math.max(entry.earliest ?? 0, entry.start - said.minutes)
      entry.latestStart = Math.min(entry.latestStart ?? 24 * 60, entry.start + said.minutes)
      allowed = true
    } else {
      if (said.direction === 'earlier')
        entry.latestStart = Math.min(entry.latestStart ?? 24 * 60, entry.start)
      else entry.earliest = Math.max(entry.earliest ?? 0, entry.start)
      allowed = true
    }
  }
  entry.movable = allowed && !row.fixed
}

/** The reading of the time that falls in salon hours. */
const workTime = (clock: Clock): number => minutesOf(clock)[0] ?? 0

/** "Kim and Mia are flexible", "everyone can move except Sarah", "Tom can come any time after 2". */
export function apply(day: Resolved, row: Row): void {
  const text = row.source.toLowerCase()
  const first = (name: string): string => name.toLowerCase().split(/\s+/)[0] ?? ''
  const mentioned = day.entries.filter(
    entry =>
      first(entry.client) !== '' &&
      new RegExp(`(?<![\\p{L}])${escaped(first(entry.client))}(?![\\p{L}])`, 'u').test(text),
  )
  const all = ALL.has(text)
  const except = EXCEPT.has(text)
  const nobody = NO_ONE.has(text)
  if (OF_THE_DAY.has(text)) {
    day.unread.push({
      line: row.line,
      text: row.source,
      why: KEEP_TO_IT,
    })
    return
  }
  // The person who was moved is one person; a full name matches before part of one.
  const named = row.moved ? mentioned.filter(({ client }) => sameName(client, row.client)) : []
  const exact = named.filter(({ client }) => client === row.client)
  const moved = exact.length > 0 ? exact : named
  if (moved.length > 1) {
    day.unread.push({
      line: row.line,
      text: row.source,
      why: 'more than one of that name is booked: it is left to you',
    })
    return
  }
  const several = all
    ? day.entries.filter(entry => entry.kind === 'client' && !mentioned.includes(entry))
    : mentioned.length > 0
      ? mentioned
      : !isSomebodyElse(row) && (row.client === '' || row.service !== '' || row.phases.length > 0)
        ? day.entries.filter(entry => entry === lastBefore(day, row))
        : []
  const targets = moved.length === 1 ? moved : several
  if (nobody) return
  if (targets.length === 0) {
    if (!all)
      day.unread.push({
        line: row.line,
        text: row.source,
        why: 'it is said of someone who is not booked here',
      })
    return
  }
  for (const entry of targets) {
    if (row.cancelled) {
      day.cancelled.push({ client: entry.client, start: entry.start })
      day.entries = day.entries.filter(other => other !== entry)
      continue
    }
    limit(entry, row)
    entry.late ??= row.late
    const now = row.moved ? workTime(row.moved) : entry.start
    ;[entry.start, entry.end] = [now, entry.end + now - entry.start]
    if (row.phases.length > 0) entry.processing = windowsOf(entry, row.phases)
  }
  // "Everyone is fixed except Kim": the exceptions get the opposite.
  if (all && except) for (const entry of mentioned) entry.movable = row.fixed
}
/** "Something for Doris before lunch": has its own name, and nobody of that name is booked. */
const THINGS = typed(TALK.THINGS)
const isSomebodyElse = (row: Row): boolean =>
  THINGS.opens(row.source) !== null ||
  (row.phases.length === 0 && isCapital(row.client) && isNameLike(row.client) && !isRemark(row.client))
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const lastBefore = (day: Resolved, row: Row): Entry | undefined =>
  day.entries.filter(entry => entry.line <= row.line).at(-1)

/** "After lunch" is when this chair's lunch ends, or 13:00 if no lunch is booked. */
export function limitsByLunch(day: Resolved, rows: readonly Row[]): void {
  for (const row of rows)
    for (const said of row.limits) {
      if ((said.mark !== 'after' && said.mark !== 'before') || said.clock !== 'lunch') continue
      for (const entry of day.entries.filter(
        entry => entry.line === row.line && entry.client === row.client,
      )) {
        const lunch = day.entries.find(
          other =>
            other.kind === 'break' &&
            other.staff === entry.staff &&
            other.day === entry.day &&
            other.service.toLowerCase().includes('lunch'),
        )
        if (said.mark === 'after') entry.earliest = Math.max(entry.earliest ?? 0, lunch?.end ?? 13 * 60)
        else entry.latestEnd = Math.min(entry.latestEnd ?? 24 * 60, lunch?.start ?? 12 * 60)
      }
    }
}
