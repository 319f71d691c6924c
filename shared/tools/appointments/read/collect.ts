// The text as rows, in its own order: tables, lists, prose, under the headings they stand below.

import { alignedAsTable } from './aligned'
import { inBlocks, timesAhead } from './blocks'
import { bridal } from './bridal'
import { shared } from './chairs'
import { sameDateOff } from './dates'
import { hoursBehind } from './dictated'
import { fieldsAsTable } from './fields'
import { asPlainLines, inTurn, ordinalsOff, slashesApart, slashesAsTable, spacedTimes } from './formats'
import { bracketed, bracketedStaff, declaredStaff, initialsIn, legendOf, smallLabels } from './headings'
import { withLegend } from './line-parts'
import { cancelledFirst, movedFirst } from './moved-first'
import { clientsFirst } from './name-first'
import { besideTheirTimes } from './names-over-times'
import { sideways } from './names-then-times'
import { withoutStamp } from './noise'
import { notesBelow } from './notes-below'
import { oneAfterAnother } from './one-after-another'
import { type Line, Reader, type Unread } from './reader'
import type { Row } from './row'
import { serviceOfAll, serviceOfLines, serviceOfSome } from './service-of-all'
import { clockLengths, hoursLast, lunchWritten, pairsJoined, seatsSetApart } from './shorthand'
import { sideBySide } from './side-by-side'
import { staffLast } from './staff-last'
import { firstNamesFirst } from './surnames'
import { tablesIn } from './table'
import { settledTeam } from './team'
import { lengthOfAll, toldLater } from './told-later'
import type { KnownPeople } from './who'

export type { Unread }

type Collected = { rows: Row[]; unread: Unread[]; known: KnownPeople }
/** `team`: who works here, by name. */
export function collect(given: string, team: readonly string[] = []): Collected {
  // Runs of spaces say nothing more than two, and patterns would walk them again and again.
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
