// The text as rows, in its own order: tables, lists, prose, under the headings they stand below.

import { inBlocks, timesAhead } from './blocks'
import { shared } from './chairs'
import { fieldsAsTable } from './fields'
import { bracketed, declaredStaff, initialsIn, legendOf } from './headings'
import { withLegend } from './line-parts'
import { withoutStamp } from './noise'
import { type Line, Reader, type Unread } from './reader'
import type { Row } from './row'
import { firstNamesFirst } from './surnames'
import { tablesIn } from './table'
import type { Known } from './who'

export type { Unread }
export type Collected = { rows: Row[]; unread: Unread[]; known: Known }
export function collect(given: string): Collected {
  // Runs of spaces say nothing more than two, and patterns would walk them again and again.
  const input = given.replace(/[^\S\n\t]{3,}/g, '  ').replace(/\t{20,}/g, '\t')
  const legend = legendOf(input)
  const initials = initialsIn(input)
  const known = { staff: new Set<string>([...initials.values(), ...bracketed(input)]), initials }
  const signed = legend === null ? input : withLegend(input, legend)
  const lines: Line[] = firstNamesFirst(inBlocks(timesAhead(signed.split(/\r?\n/))))
    .map((text, at) => ({ number: at + 1, text: withoutStamp(text) }))
    .filter(({ text }) => text.trim() !== '')
  const labelled = fieldsAsTable(signed)
  const table = tablesIn(labelled ?? lines, known)
  if (labelled && table.rows.length > 0) return { rows: ordered(table.rows), unread: [], known }
  for (const name of table.staff) known.staff.add(name)
  for (const line of lines) {
    if (table.used.has(line.number)) continue
    for (const name of declaredStaff(line.text)) known.staff.add(name)
  }
  const reader = new Reader(known, lines, table.used, table.rows)
  const free = shared(reader.read(), known)
  return { rows: ordered([...table.rows, ...free]), unread: reader.unread, known }
}

const ordered = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.line - b.line)
