// The text as rows, in order: tables, lists and prose, under their headings.

import { shared } from './headings/chairs'
import { sameDateOff } from './headings/dates'
import {
  bracketed,
  bracketedStaff,
  declaredStaff,
  initialsIn,
  legendOf,
  smallLabels,
} from './headings/headings'
import { settledTeam } from './headings/team'
import { alignedAsTable } from './layouts/aligned'
import { inBlocks, timesAhead } from './layouts/blocks'
import { fieldsAsTable } from './layouts/fields'
import {
  asPlainLines,
  inTurn,
  ordinalsOff,
  slashesApart,
  slashesAsTable,
  spacedTimes,
} from './layouts/formats'
import { notesBelow } from './layouts/notes-below'
import { clockLengths, hoursLast, lunchWritten, pairsJoined, seatsSetApart } from './layouts/shorthand'
import { withLegend } from './line/line-parts'
import { bridal } from './lists/bridal'
import { hoursBehind } from './lists/dictated'
import { cancelledFirst, movedFirst } from './lists/moved-first'
import { clientsFirst } from './lists/name-first'
import { besideTheirTimes } from './lists/names-over-times'
import { sideways } from './lists/names-then-times'
import { oneAfterAnother } from './lists/one-after-another'
import { serviceOfAll, serviceOfLines, serviceOfSome } from './lists/service-of-all'
import { sideBySide } from './lists/side-by-side'
import { staffLast } from './lists/staff-last'
import { firstNamesFirst } from './lists/surnames'
import { lengthOfAll, toldLater } from './lists/told-later'
import { withoutStamp } from './noise'
import { type Line, Reader, type Unread } from './reader'
import type { Row } from './row'
import { tablesIn } from './table/table'
import type { KnownPeople } from './who'

export type { Unread }

type Collected = { rows: Row[]; unread: Unread[]; known: KnownPeople }
/** `team`: who works here, by name. */
export function collect(given: string, team: readonly string[] = []): Collected {
  // More than two spaces mean nothing extra, and the patterns would scan them again and again.
  const plain = alignedAsTable(asPlainLines(given).split('\n'))
    .join('\n')
    .replace(/[^\S\n\t]{3,}/g, '  ')
    .replace(/\t{20,}/g, '\t')
  const { text: input, staff } = bracketedStaff(lunchWritten(plain))
  const legend = legendOf(input)
  const initials = initialsIn(input)
  const known = {
    staff: new Set<string>([...team, ...initials.values(), ...bracketed(input), ...staff]),
    initials,
  }
  const over = besideTheirTimes((legend === null ? input : withLegend(input, legend)).split('\n'))
  const { lines: ordered, unread: apart } = sideways(over.lines)
  const unread = [...over.unread, ...apart]
  const signed = serviceOfLines(ordered)
    .map(line =>
      bridal(
        oneAfterAnother(
          serviceOfAll(serviceOfSome(sideBySide(movedFirst(cancelledFirst(line), input), initials))),
        ),
      ),
    )
    .join('\n')
  const { text: own, ofAll } = lengthOfAll(signed)
  const lines: Line[] = firstNamesFirst(
    smallLabels(shorthand(staffLast(inBlocks(timesAhead(notesBelow(sameDateOff(own.split(/\r?\n/)))))))),
  )
    .map((text, at) => ({ number: at + 1, text: withoutStamp(text) }))
    .filter(({ text }) => text.trim() !== '')
  const labelled = fieldsAsTable(signed)
  const table = tablesIn(labelled ?? lines, known)
  if (labelled && table.rows.length > 0)
    return { rows: settledTeam(inOrder(table.rows), team), unread, known }
  for (const name of table.staff) known.staff.add(name)
  for (const line of lines) {
    if (table.used.has(line.number)) continue
    for (const name of declaredStaff(line.text)) known.staff.add(name)
  }
  const clients = clientsFirst(
    lines.filter(line => !table.used.has(line.number)),
    known,
  )
  const reader = new Reader({ ...known, clientsFirst: clients }, lines, table.used, table.rows)
  const free = shared(reader.read(), known)
  return {
    rows: settledTeam(toldLater(inOrder([...table.rows, ...free]), ofAll), team),
    unread: [...unread, ...reader.unread],
    known,
  }
}

const shorthand = (lines: readonly string[]): string[] =>
  pairsJoined(hoursLast(clockLengths(seatsSetApart(slashesAsTable(spacedTimes(ordinalsOff(lines))))))).map(
    line => hoursBehind(inTurn(slashesApart(line))),
  )

const inOrder = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => a.line - b.line)
