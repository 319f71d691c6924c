// An entry by the words of its own line, so that what was picked of it stays with it whatever is written above or below.
import { fnv1a } from '../../../sync/digest'
import type { Resolved } from '../read/entry'

const MOST = 39
const plain = (line: string): string => line.trim().replace(/\s+/g, ' ')
/** As much of a line as a pick may keep, to say later what it was about. */
export const wordsOf = (line: string): string =>
  plain(line).length > MOST ? `${plain(line).slice(0, MOST)}…` : plain(line)

/** For each line of a text what it is known by: its words, and which of those that say the same it is. */
export function lineKeys(schedule: string): string[] {
  const times = new Map<string, number>()
  return schedule.split(/\r?\n/).map(line => {
    const words = plain(line)
    const nth = (times.get(words) ?? 0) + 1
    times.set(words, nth)
    return `${fnv1a(words).toString(36)}-${nth}`
  })
}

/** The line of an entry's key, without which entry of the line it is. */
export const lineOf = (key: string): string => key.slice(0, key.lastIndexOf('-'))

/** The day, each entry and unread line with its key: the line's, and the entry's place in it. */
export function keyed(day: Resolved, schedule: string): Resolved {
  const keys = lineKeys(schedule)
  const counts = new Map<number, number>()
  const keyOf = (line: number): string => {
    const nth = (counts.get(line) ?? 0) + 1
    counts.set(line, nth)
    return `${keys[line - 1] ?? '0-1'}-${nth}`
  }
  return {
    ...day,
    entries: day.entries.map(entry => ({ ...entry, key: keyOf(entry.line) })),
    unread: day.unread.map(each => ({ ...each, key: keyOf(each.line) })),
  }
}

/** Picks that follow a line which was changed a little: with the same lines around it, and half of its words or more. */
export function followed(was: string, now: string): { from: string; to: string } | null {
  const [before, after] = [was.split(/\r?\n/), now.split(/\r?\n/)]
  if (before.length !== after.length) return null
  const changed = before.flatMap((line, at) => (plain(line) === plain(after[at] ?? '') ? [] : [at]))
  const [at] = changed
  if (at === undefined || changed.length > 1) return null
  const [one = '', other = ''] = [before[at], after[at]]
  let head = 0
  while (head < one.length && one[head] === other[head]) head++
  let tail = 0
  while (tail < one.length - head && tail < other.length - head && one.at(-1 - tail) === other.at(-1 - tail))
    tail++
  const longest = Math.max(one.length, other.length)
  const [from, to] = [lineKeys(was)[at], lineKeys(now)[at]]
  return (head + tail) * 2 >= longest && from !== undefined && to !== undefined ? { from, to } : null
}
