// Turns rows into a day: am or pm, missing times and lengths, stages, limits. Every assumption is stated.

import type { Clock } from '../../../reading/values/clock'
import { typed } from '../../../reading/wording'
import * as TALK from '../../../reading/words/day/talk'
import { serviceOf } from '../../../trade/services'
import { clockText, minutesOf } from './clock'
import type { Unread } from './collect'
import { chatty } from './day/chat'
import { stays } from './day/doubted'
import { outBy, usualEnd } from './day/ends'
import { isBookedAlready, unbook } from './day/gone'
import { apply, limit, limitsByLunch } from './day/limits'
import { LONG_SERVICE, LONGEST, nearest, spanOf } from './day/spans'
import { endOfPhases, windowsOf } from './day/windows'
import type { Assumed, Entry, Resolved } from './entry'
import { shared } from './line/pairs'
import { isRemark, type Row } from './row'

export function resolve(rows: readonly Row[], found: readonly Unread[]): Resolved {
  const day: Resolved = {
    entries: [],
    hours: [],
    cancelled: [],
    waiting: [],
    unread: [...found],
    assumed: [],
  }
  const said: Row[] = []
  const gone: Row[] = []
  const lanes = new Map<string, Lane>()
  const laneOf = (row: Row): Lane => {
    const key = `${row.day ?? ''}\u0000${row.staff ?? ''}`
    const lane = lanes.get(key) ?? { last: null, at: null, opens: null }
    lanes.set(key, lane)
    return lane
  }
  for (const [index, row] of rows.entries()) {
    const miss = (why: string): void => {
      // Two parts of a line may fail the same way; we report it once.
      if (
        !day.unread.some(other => other.line === row.line && other.text === row.source && other.why === why)
      )
        day.unread.push({ line: row.line, text: row.source, why })
    }
    if (row.among !== null && row.staff === null) shared(row, row.among, day)
    if (stays(row)) row.cancelled = false
    const lane = laneOf(row)
    if (row.bad !== null && !(row.start && row.end)) miss(row.bad)
    else if (row.free) continue
    else if (row.start && row.end === null && row.service === '' && DOORS.isOnly(row.client)) {
      if (OPENS.has(row.client)) lane.opens = nearest(row.start, lane.at)
    } else if (endsTheDay(row) && index === rows.length - 1)
      day.assumed.push({
        entry: null,
        of: 'read',
        text: `“${row.source}” is read as the end of the day; nobody is booked.`,
      })
    else if (row.hours) readHours(row, day, lanes, lane)
    else if (row.cancelled && (row.client !== '' || row.start)) {
      // "Sally has cancelled" on its own line: about someone booked above or below.
      if (row.start === null && row.minutes === null && row.end === null) gone.push(row)
      else
        day.cancelled.push({
          client: row.client || row.service,
          start: row.start ? nearest(row.start, lane.at) : null,
        })
    } else if (row.waiting && row.client !== '') {
      const service = serviceOf(row.service)
      day.waiting.push({
        client: row.client,
        service: row.service,
        minutes: row.minutes ?? service?.minutes ?? 60,
        assumed: row.minutes === null,
      })
    } else if (isRemark(row)) said.push(row)
    else if (row.start === null && row.end !== null && row.minutes === null && row.service === '')
      miss('it has no start time')
    else if (row.start === null && RULE.has(row.source))
      miss('it is a rule for the day, not an entry: it is left to you')
    else if (chatty(row)) miss('it reads like a message, not like an appointment')
    else {
      const why = addEntry(day, row, rows, index, lane, laneOf)
      if (why !== null) miss(why)
    }
  }
  for (const row of gone) unbook(day, row, rows)
  for (const row of said) apply(day, row)
  limitsByLunch(day, rows)
  return { ...day, unread: day.unread.sort((a, b) => a.line - b.line) }
}

type Lane = { last: Entry | null; at: number | null; opens: number | null }

const [DOORS, RULE] = [typed(TALK.DOORS), typed(TALK.RULE)]
const OPENS = typed('open*/start*')
const BEGINS = typed('start*/open*/begin*, in at, day*/restart*')
const [FOLLOWS, NEXT] = [typed(TALK.FOLLOWS), typed(TALK.STRAIGHT_AFTER)]
const BACK_TO_BACK = typed('back to back')
const FINISH = typed(TALK.LAST_OF_DAY)

/** "1.30 finish" as the last line: nobody's booking. */
const endsTheDay = (row: Row): boolean =>
  row.start !== null &&
  row.end === null &&
  row.minutes === null &&
  FINISH.isOnly(`${row.client}${row.service}`)

function readHours(row: Row, day: Resolved, lanes: Map<string, Lane>, lane: Lane): void {
  if (!row.start || !row.end) return
  const span = spanOf(row.start, row.end, null)
  if (!span) return
  day.hours.push({ staff: row.staff ?? '', day: row.day ?? '', from: span[0], to: span[1] })
  lane.opens = span[0]
  if (row.staff === null) for (const other of lanes.values()) other.opens ??= span[0]
}

function addEntry(
  day: Resolved,
  row: Row,
  rows: readonly Row[],
  index: number,
  lane: Lane,
  laneOf: (row: Row) => Lane,
): string | null {
  const { client, service } = row
  if (client === '' && service === '' && row.minutes === null && row.end === null) {
    // "Start at 9": the day begins, but nobody is booked.
    if (row.start) lane.opens = nearest(row.start, lane.at)
    return row.start && BEGINS.has(row.source)
      ? null
      : row.start
        ? 'it names neither a client nor a service'
        : 'nothing in it could be read'
  }
  if (client === '' && service === '') return 'it names neither a client nor a service'
  if (row.minutes !== null && (row.minutes <= 0 || row.minutes > LONGEST))
    return `a length of ${row.minutes} minutes can’t be booked`
  if (isBookedAlready(day, row)) return 'it is said of somebody who is booked already: it is left to you'
  const begins = row.start ?? row.moved
  const start = begins
    ? nearest(begins, lane.at)
    : lane.last
      ? lane.last.end
      : (lane.opens ?? lane.at ?? hoursOf(day, row))
  if (start === null) return 'it has no start time, and nothing before it to follow on from'
  let [from, to]: [number, number | null] = [start, null]
  const id = day.entries.length + 1
  const assumed: Assumed[] = []
  const assume = (of: Assumed['of'], text: string): void => void assumed.push({ entry: id, of, text })
  if (row.start && row.end) {
    const longest = row.kind === 'client' ? LONG_SERVICE : LONGEST
    // "11am–1am" is a slip for 1pm.
    const slip =
      row.end.half === 'am' ? spanOf(row.start, { ...row.end, half: 'pm' }, lane.at, longest) : null
    const span = spanOf(row.start, row.end, lane.at, longest) ?? slip
    if (span && span === slip)
      assume('minutes', `it would end (${row.end.text}) before it starts, ${clockText(span[1])} assumed.`)
    if (!span) return `it ends (${row.end.text}) before it starts (${row.start.text})`
    ;[from, to] = span
  } else if (row.end) {
    to = minutesOf(row.end).find(minutes => minutes > start) ?? null
    if (to === null) return `it ends (${row.end.text}) before it starts (${clockText(start)})`
  }
  if (row.moved) {
    const now = nearest(row.moved, lane.at)
    ;[from, to] = [now, to === null ? null : to + now - from]
  }
  const known =
    to ??
    (row.minutes === null ? null : from + row.minutes) ??
    endOfPhases(row.phases, from) ??
    outBy(row, from)
  const usual = known === null ? usualEnd(row, from, nextStart(rows, index, laneOf, from)) : null
  const end = known ?? usual?.end ?? from + 60
  if (end > 24 * 60) return 'it would run past midnight'
  const entry: Entry = {
    id,
    key: '',
    line: row.line,
    kind: row.kind,
    staff: row.staff ?? '',
    day: row.day ?? '',
    client: row.kind === 'client' ? client : '',
    service: row.kind === 'client' ? service : [client, service].filter(Boolean).join(' '),
    start: from,
    end,
    startAssumed: row.start === null && row.moved === null && !follows(row, lane.last),
    lengthAssumed: known === null,
    processing: [],
    late: row.late,
    movable: false,
    earliest: null,
    latestStart: null,
    latestEnd: null,
    starts: null,
  }
  entry.processing = windowsOf(entry, row.phases)
  limit(entry, row)
  if (usual) assume('minutes', `no length is given, ${end - from} minutes assumed (${usual.why}).`)
  if (entry.startAssumed)
    assume('start', `no start is given, ${clockText(from)} assumed, straight after the one before.`)
  for (const window of entry.processing)
    if (window.assumed)
      assume(
        'processing',
        `it is not said when the development begins, ${clockText(window.from)}–${clockText(window.to)} assumed.`,
      )
  if (row.start && isGuessed(row.start, from)) assume('half', '')
  if (row.doubt !== null) assume(row.doubt.of, row.doubt.text)
  day.assumed.push(...assumed)
  day.entries.push(entry)
  lane.last = entry
  lane.at = from
  return null
}

/** "After that Maeve, toner": that gives the start, if we know when the previous entry ends. */
function follows({ client, service, source }: Row, last: Entry | null): boolean {
  if (last === null || last.lengthAssumed) return false
  const [own = ''] = [client || service].map(name =>
    source.includes(name) ? name : (name.split(' ').at(-1) ?? ''),
  )
  const from = last.client === '' ? 0 : Math.max(0, source.indexOf(last.client))
  const before = source.slice(from, Math.max(from, source.indexOf(own))).toLowerCase()
  const sentence = before.slice(before.lastIndexOf('. ') + 1)
  const said = sentence.slice(sentence.lastIndexOf(',') + 1)
  const behind = source.slice(Math.max(from, source.indexOf(own)) + own.length)
  return FOLLOWS.has(said) || NEXT.opens(behind.trimStart()) !== null || BACK_TO_BACK.has(sentence)
}

/** No am or pm is written, or the one written is when nobody is booked. */
const isGuessed = ({ hour, half }: Clock, from: number): boolean =>
  half === null ? hour < 8 && hour > 0 : half === 'whole' ? hour < 6 && from >= 12 * 60 : from < 5 * 60

const hoursOf = (day: Resolved, row: Row): number | null =>
  day.hours.find(
    hours => (hours.staff === '' || hours.staff === row.staff) && (hours.day === '' || hours.day === row.day),
  )?.from ?? null

function nextStart(
  rows: readonly Row[],
  index: number,
  laneOf: (row: Row) => Lane,
  from: number,
): number | null {
  const lane = laneOf(rows[index] as Row)
  const later = rows
    .slice(index + 1)
    .filter(row => row.start !== null && !row.cancelled && !row.hours && !row.waiting && laneOf(row) === lane)
    .map(row => (row.start ? nearest(row.start, from) : 0))
    .filter(start => start > from)
  return later.length === 0 ? null : Math.min(...later)
}
