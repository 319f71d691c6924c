// A booked day as the text that the optimiser reads: a heading per stylist, a line per appointment.
import { byStart, columnOf, endOf, type Placed } from './day'
import { addMinutes } from './wall'

const clock = (wall: string): string => wall.slice(11, 16)
/** On one line, without the characters that separate a line's parts. */
const inLine = (words: string): string => words.replace(/[\s,;()]+/g, ' ').trim()

function lineOf({ fields }: Placed, client: string): string {
  const { starts_at, service, processing, may_move } = fields
  const windows = processing.map(({ from, minutes: length }) => {
    const begin = addMinutes(starts_at, from)
    return `processing ${clock(begin)}-${clock(addMinutes(begin, length))}`
  })
  const parts = [inLine(`${client} ${service ?? ''}`), ...windows]
  return `${clock(starts_at)}-${clock(endOf(fields))} ${parts.join(', ')}${may_move ? ' (flexible)' : ''}`
}

type DayText = {
  text: string
  /** How many were left out, because they didn't fit or last the whole day. */
  left: number
}

/**
 * `named`: client and stylist as shown now. `most`: characters. Appointments that are gone from their source are left
 * out.
 */
export function dayAsText(
  rows: readonly Placed[],
  named: { client: (row: Placed) => string; stylist: (row: Placed) => string },
  most: number,
): DayText {
  const standing = rows.filter(({ fields }) => fields.vanished_at === null)
  const timed = byStart(standing.filter(({ fields }) => !fields.all_day))
  const columns = new Map<string, Placed[]>()
  for (const row of timed) {
    const column = columnOf(row.fields)
    columns.set(column, [...(columns.get(column) ?? []), row])
  }
  const lines: string[] = []
  let left = standing.length - timed.length
  let room = most
  for (const column of columns.values()) {
    const [first] = column
    const head = columns.size > 1 && first ? inLine(named.stylist(first)) : ''
    const own = column.map(row => lineOf(row, named.client(row)))
    const fitting: string[] = []
    let used = head === '' ? 0 : head.length + 1
    for (const line of own) {
      if (used + line.length + 1 > room) break
      fitting.push(line)
      used += line.length + 1
    }
    left += own.length - fitting.length
    if (fitting.length === 0) continue
    room -= used
    lines.push(...(head === '' ? [] : [head]), ...fitting)
  }
  return { text: lines.join('\n'), left }
}
