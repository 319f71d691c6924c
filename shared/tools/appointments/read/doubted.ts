// Entries that were read and are to be looked at: a speaker puts something right beside them, or an unread line names them.
import type { Assumed, Entry, Resolved } from './entry'
import type { Row } from './row'

/** What people say who put right what they have just said. */
const CORRECTS =
  /\b(?:hang on|tell a lie|scratch that|strike that|i mean|no wait|wait no|sorry no|no sorry|actually no|correction)\b/gi
const KEEPS =
  /\b(?:keep(?:s|ing)? (?:it|this|that|to(?:day)?|her|his|the)|still (?:coming|on|booked|stands))\b/i

/** "Cancelled her Tuesday one but keeping this": it is another that is off. */
export function stays(row: Row): boolean {
  if (!row.cancelled || row.start === null || !KEEPS.test(row.source)) return false
  row.doubt = { of: 'said', text: 'its line speaks of cancelling and of keeping: it is taken as kept.' }
  return true
}

const firstOf = ({ client }: Entry): string => client.toLowerCase().split(/\s+/)[0] ?? ''

/** Whose words stand nearest before, else after. */
function nearest(entries: readonly Entry[], line: string, at: number): Entry | undefined {
  const placed = entries
    .map(entry => ({ entry, from: line.indexOf(firstOf(entry)) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)
  return (placed.findLast(({ from }) => from < at) ?? placed[0])?.entry
}

export function doubted(day: Resolved, schedule: string): Resolved {
  const found: Assumed[] = []
  const doubt = (entry: Entry, text: string): void => void found.push({ entry: entry.id, of: 'said', text })
  for (const [at, line] of schedule.toLowerCase().split(/\r?\n/).entries()) {
    const here = day.entries.filter(entry => entry.line === at + 1 && entry.client !== '')
    for (const cue of here.length > 0 ? line.matchAll(CORRECTS) : []) {
      const entry = nearest(here, line, cue.index)
      if (entry) doubt(entry, `something is put right beside it (“${cue[0]}”): please check.`)
    }
  }
  for (const { line, text } of day.unread) {
    const words = new Set(text.toLowerCase().split(/[^\p{L}'’-]+/u))
    for (const entry of day.entries)
      if (entry.line !== line && firstOf(entry).length > 2 && words.has(firstOf(entry)))
        doubt(entry, `line ${line} speaks of it and could not be read: please check.`)
  }
  const once = found.filter(
    (each, at) => found.findIndex(other => other.entry === each.entry && other.text === each.text) === at,
  )
  return { ...day, assumed: [...day.assumed, ...once] }
}
