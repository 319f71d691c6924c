// Rows become a day: halves of the day, missing times and lengths, stages, limits. What is assumed is said.
import { serviceOf } from '../../../trade/services'
import { type Clock, clockText, minutesOf } from './clock'
import type { Unread } from './collect'
import type { Phase } from './phases'
import type { Row } from './row'

export type Window = { from: number; to: number; assumed: boolean }
export type Entry = {
  id: number
  line: number
  kind: 'client' | 'break' | 'blocked'
  staff: string
  day: string
  client: string
  service: string
  start: number
  end: number
  startAssumed: boolean
  lengthAssumed: boolean
  processing: Window[]
  movable: boolean
  /** Minutes since midnight; null where nothing was said. The whole of the entry stays between them. */
  earliest: number | null
  latestStart: number | null
  latestEnd: number | null
  /** Starts that were named; null: any. */
  starts: number[] | null
}
export type Hours = { staff: string; day: string; from: number; to: number }
export type Resolved = {
  entries: Entry[]
  hours: Hours[]
  cancelled: { client: string; start: number | null }[]
  waiting: { client: string; service: string; minutes: number; assumed: boolean }[]
  unread: Unread[]
  assumed: string[]
  /** Entries whose half of the day was not written. */
  halves: string[]
}

const EARLY = 6 * 60
const LATE = 22 * 60
const LONGEST = 12 * 60

/** Who it is, in words. */
export const nameOf = (entry: Pick<Entry, 'client' | 'service' | 'kind'>): string =>
  entry.client ||
  (entry.kind === 'client' ? `the ${entry.service || 'entry without a name'}` : breakLabel(entry.service))
export const breakLabel = (words: string): string => {
  const text = words.replace(/^(?:my|our|the|a|own|for)\s+/i, '').trim()
  return text === '' ? 'Break' : text.charAt(0).toUpperCase() + text.slice(1)
}

export function resolve(rows: readonly Row[], found: readonly Unread[]): Resolved {
  const day: Resolved = {
    entries: [],
    hours: [],
    cancelled: [],
    waiting: [],
    unread: [...found],
    assumed: [],
    halves: [],
  }
  const said: Row[] = []
  const lanes = new Map<string, Lane>()
  const laneOf = (row: Row): Lane => {
    const key = `${row.day ?? ''}\u0000${row.staff ?? ''}`
    const lane = lanes.get(key) ?? { last: null, at: null, opens: null }
    lanes.set(key, lane)
    return lane
  }
  for (const [index, row] of rows.entries()) {
    const miss = (why: string): void => void day.unread.push({ line: row.line, text: row.source, why })
    const lane = laneOf(row)
    if (row.bad !== null && !(row.start && row.end)) miss(row.bad)
    else if (row.free) continue
    else if (row.hours) readHours(row, day, lanes, lane)
    else if (row.cancelled && (row.client !== '' || row.start)) {
      const start = row.start ? nearest(row.start, lane.at) : null
      day.cancelled.push({ client: row.client || row.service, start })
    } else if (row.waiting && row.client !== '') {
      const service = serviceOf(row.service)
      day.waiting.push({
        client: row.client,
        service: row.service,
        minutes: row.minutes ?? service?.minutes ?? 60,
        assumed: row.minutes === null,
      })
    } else if (isRemark(row)) said.push(row)
    else if (row.start === null && row.end !== null && row.minutes === null && row.service === '') miss('it has no start time')
    else if (row.start === null && RULE.test(row.source)) miss('it is a rule for the day, not an entry: it is left to you')
    else if (chatty(row)) miss('it reads like a message, not like an appointment')
    else {
      const why = addEntry(day, row, rows, index, lane, laneOf)
      if (why !== null) miss(why)
    }
  }
  for (const row of said) apply(day, row)
  limitsByLunch(day, rows)
  if (day.halves.length > 0)
    day.assumed.push(`No am or pm is written; assumed: ${[...new Set(day.halves)].join(', ')}.`)
  return { ...day, unread: day.unread.sort((a, b) => a.line - b.line) }
}

type Lane = { last: Entry | null; at: number | null; opens: number | null }

/** Something said of one who is booked elsewhere: no time, no length. */
const isRemark = (row: Row): boolean =>
  row.start === null &&
  row.minutes === null &&
  (row.flexible || row.fixed || row.limits.length > 0 || row.phases.length > 0 || row.cancelled)

/** "Allow 10 min between clients" */
const RULE = /\b(?:between (?:each|every|clients|appointments|them)|each client|every client|per client|buffers?)\b/i

const CHAT =
  /\b(?:can you|could you|how|what|why|please help|help me|my salon|should i|do you|tell me|i want|i would|i'd|is there|are there|thanks|hello|asap)\b|\?\s*$/i
const chatty = (row: Row): boolean =>
  CHAT.test(row.source) &&
  row.minutes === null &&
  row.end === null &&
  (row.service === '' || row.client.split(' ').length > 3)

function readHours(row: Row, day: Resolved, lanes: Map<string, Lane>, lane: Lane): void {
  if (!row.start || !row.end) return
  const span = spanOf(row.start, row.end, null)
  if (!span) return
  day.hours.push({ staff: row.staff ?? '', day: row.day ?? '', from: span[0], to: span[1] })
  lane.opens = span[0]
  if (row.staff === null) for (const other of lanes.values()) other.opens ??= span[0]
}

/** The start that fits the order of the list; the evening only after the middle of the afternoon. */
function nearest(clock: Clock, after: number | null): number {
  const [first = 0, second] = minutesOf(clock)
  if (second !== undefined && after !== null && after >= 15 * 60 && first < 9 * 60 && second >= after)
    return second
  return first
}

/** Start and end, the shortest way round that a working day allows. */
function spanOf(start: Clock, end: Clock, after: number | null): [number, number] | null {
  const preferred = nearest(start, after)
  const spans = minutesOf(start).flatMap(from =>
    minutesOf(end)
      .filter(to => to > from && to - from <= LONGEST)
      .map(to => [from, to] as [number, number]),
  )
  const cost = ([from, to]: [number, number]): number =>
    (from < EARLY || to > LATE ? 2000 : 0) + (from === preferred ? 0 : 500) + (to - from)
  return spans.sort((a, b) => cost(a) - cost(b))[0] ?? null
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
    // "Start at 9": the day begins, nobody is booked.
    if (row.start) lane.opens = nearest(row.start, lane.at)
    return row.start && /start|open|begin|in at|day/i.test(row.source)
      ? null
      : row.start
        ? 'it names neither a client nor a service'
        : 'nothing in it could be read'
  }
  if (client === '' && service === '') return 'it names neither a client nor a service'
  if (row.minutes !== null && (row.minutes <= 0 || row.minutes > LONGEST))
    return `a length of ${row.minutes} minutes can’t be booked`
  const start = row.start
    ? nearest(row.start, lane.at)
    : lane.last
      ? lane.last.end
      : (lane.opens ?? lane.at ?? hoursOf(day, row))
  if (start === null) return 'it has no start time, and nothing before it to follow on from'
  let [from, to]: [number, number | null] = [start, null]
  if (row.start && row.end) {
    const span = spanOf(row.start, row.end, lane.at)
    if (!span) return `it ends (${row.end.text}) before it starts (${row.start.text})`
    ;[from, to] = span
  } else if (row.end) {
    to = minutesOf(row.end).find(minutes => minutes > start) ?? null
    if (to === null) return `it ends (${row.end.text}) before it starts (${clockText(start)})`
  }
  const known = to ?? (row.minutes === null ? null : from + row.minutes) ?? endOfPhases(row.phases, from)
  const usual = known === null ? usualEnd(row, from, nextStart(rows, index, laneOf, from)) : null
  const end = known ?? usual?.end ?? from + 60
  if (end > 24 * 60) return 'it would run past midnight'
  const entry: Entry = {
    id: day.entries.length + 1,
    line: row.line,
    kind: row.kind,
    staff: row.staff ?? '',
    day: row.day ?? '',
    client: row.kind === 'client' ? client : '',
    service: row.kind === 'client' ? service : [client, service].filter(Boolean).join(' '),
    start: from,
    end,
    startAssumed: row.start === null,
    lengthAssumed: known === null,
    processing: [],
    movable: false,
    earliest: null,
    latestStart: null,
    latestEnd: null,
    starts: null,
  }
  entry.processing = windowsOf(entry, row.phases)
  limit(entry, row)
  const name = nameOf(entry)
  if (usual)
    day.assumed.push(
      `${name} at ${clockText(from)}: no length is given, ${end - from} minutes assumed (${usual.why}).`,
    )
  if (entry.startAssumed)
    day.assumed.push(
      `${name}: no start is given, ${clockText(from)} assumed, straight after what stands before.`,
    )
  for (const window of entry.processing)
    if (window.assumed)
      day.assumed.push(
        `${name}: it is not said when the development begins, ${clockText(window.from)}–${clockText(window.to)} assumed.`,
      )
  if (row.start && row.start.half === null && row.start.hour < 8 && row.start.hour > 0)
    day.halves.push(`${name} at ${clockText(from)}`)
  day.entries.push(entry)
  lane.last = entry
  lane.at = from
  return null
}

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

/** The usual length, shortened to the next start where salons book it that short. */
function usualEnd(row: Row, from: number, next: number | null): { end: number; why: string } {
  if (row.kind !== 'client') {
    const minutes = /tea|coffee|\bbreak\b/i.test(row.service) && !/lunch/i.test(row.service) ? 15 : 30
    return { end: from + minutes, why: 'a usual break' }
  }
  const service = serviceOf(row.service)
  const usual = service?.minutes ?? 60
  const shortest = service?.range[0] ?? 30
  const room = next === null ? usual : next - from
  const minutes = room < usual && room >= shortest ? room : usual
  const why = service
    ? `usual for a ${service.name}${minutes < usual ? ', up to the next one' : ''}`
    : 'no service that we know is named'
  return { end: from + minutes, why }
}

function endOfPhases(phases: readonly Phase[], start: number): number | null {
  const last = phases.at(-1)
  if (!last || phases.length < 2 || !last.active) return null
  if (last.to) return minutesOf(last.to).find(minutes => minutes > start) ?? null
  return phases.every(phase => phase.minutes !== null)
    ? start + phases.reduce((sum, phase) => sum + (phase.minutes ?? 0), 0)
    : null
}

/** Where the client develops. Without a place, the usual one for the service is assumed. */
export function windowsOf(entry: Entry, phases: readonly Phase[]): Window[] {
  const inside = (clock: Clock | null): number | null =>
    clock === null
      ? null
      : (minutesOf(clock).find(minutes => minutes >= entry.start && minutes <= entry.end) ?? null)
  const windows: Window[] = []
  let cursor = entry.start
  let placed = false
  for (const phase of phases) {
    if (phase.active) {
      const until = inside(phase.to)
      if (until !== null) cursor = until
      else if (phase.minutes !== null) cursor += phase.minutes
      else continue
      placed = true
      continue
    }
    const from = inside(phase.from)
    const to = inside(phase.to)
    const length = phase.minutes ?? serviceOf(entry.service)?.pattern?.[1] ?? 30
    const usual =
      entry.start +
      Math.min(serviceOf(entry.service)?.pattern?.[0] ?? 30, entry.end - entry.start - length - 10)
    const begin =
      from ?? (to !== null && phase.minutes !== null ? to - phase.minutes : placed ? cursor : usual)
    const finish = to ?? begin + length
    const sure = (from !== null || to !== null || placed) && (to !== null || phase.minutes !== null)
    if (
      begin >= entry.start &&
      finish <= entry.end &&
      finish > begin &&
      begin - entry.start >= (placed || from !== null ? 0 : 5)
    ) {
      windows.push({ from: begin, to: finish, assumed: !sure })
      cursor = finish
      placed = true
    }
  }
  return windows
}

const NOON = 12 * 60
/** What the text allows. A limit is read so that the whole of the appointment keeps it. */
function limit(entry: Entry, row: Pick<Row, 'limits' | 'flexible' | 'fixed'>): void {
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

/** The half of the day that a salon is open in. */
const workTime = (clock: Clock): number => minutesOf(clock)[0] ?? 0

/** "Kim and Mia are flexible", "everyone can move except Sarah", "Tom can come any time after 2". */
function apply(day: Resolved, row: Row): void {
  const text = row.source.toLowerCase()
  const first = (name: string): string => name.toLowerCase().split(/\s+/)[0] ?? ''
  const mentioned = day.entries.filter(
    entry =>
      first(entry.client) !== '' &&
      new RegExp(`(?<![\\p{L}])${escaped(first(entry.client))}(?![\\p{L}])`, 'u').test(text),
  )
  const all = /\b(?:all|everyone|everybody|anyone|every one|the rest|others|rest|whole day)\b/.test(text)
  const except = /\b(?:except|apart from|but not|other than|bar)\b/.test(text)
  const nobody = /\b(?:no one|nobody|none)\b/.test(text)
  const targets = all
    ? day.entries.filter(entry => entry.kind === 'client' && !mentioned.includes(entry))
    : mentioned.length > 0
      ? mentioned
      : row.client === '' || row.service !== '' || row.phases.length > 0
        ? day.entries.filter(entry => entry === lastBefore(day, row))
        : []
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
    if (row.phases.length > 0) entry.processing = windowsOf(entry, row.phases)
  }
  // "Everyone is fixed except Kim": the exceptions are the opposite.
  if (all && except) for (const entry of mentioned) entry.movable = row.fixed
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const lastBefore = (day: Resolved, row: Row): Entry | undefined =>
  day.entries.filter(entry => entry.line <= row.line).at(-1)

/** "After lunch" is when this chair's lunch ends; 13:00 where no lunch is booked. */
function limitsByLunch(day: Resolved, rows: readonly Row[]): void {
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
            /lunch/i.test(other.service),
        )
        if (said.mark === 'after') entry.earliest = Math.max(entry.earliest ?? 0, lunch?.end ?? 13 * 60)
        else entry.latestEnd = Math.min(entry.latestEnd ?? 24 * 60, lunch?.start ?? 12 * 60)
      }
    }
}
