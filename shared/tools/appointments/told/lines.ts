// Identifies an entry by the words of its line, so that its picks stay with it whatever is written above or below.
import { fnv1a } from '../../../sync/digest'
import type { Resolved } from '../read/entry'

const MOST = 39
const plain = (line: string): string => line.trim().replace(/\s+/g, ' ')
/** As much of a line as a pick may keep, so we can say later what it was about. */
export const wordsOf = (line: string): string =>
  plain(line).length > MOST ? `${plain(line).slice(0, MOST)}…` : plain(line)

/** A key for each line of a text: its words, and its number among lines that say the same. */
export function lineKeys(schedule: string): string[] {
  const times = new Map<string, number>()
  return schedule.split(/\r?\n/).map(line => {
    const words = plain(line)
    const nth = (times.get(words) ?? 0) + 1
    times.set(words, nth)
    return `${fnv1a(words).toString(36)}-${nth}`
  })
}

/** The line part of an entry's key, without the entry's number within the line. */
export const lineOf = (key: string): string => key.slice(0, key.lastIndexOf('-'))

/** The day with a key for each entry and unread line: the line's key, and the entry's number in it. */
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

/** Where picks go when a line was edited a little: the lines around it are the same, and at least half of its text. */
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
