// Tables: pipes, tabs or CSV, with or without a header; one row per entry, or one column per stylist.

import type { Row } from '../row'
import type { KnownPeople } from '../who'
import { oneCellServices, timesSplit } from './cells'
import { isTime, onlyTime, typedColumns } from './columns'
import { filledDown } from './ditto'
import { chairRows, chairsAcross, gridRows, timesAcross } from './grid'
import { type Role, roleOf } from './heads'
import { type Line, rowFrom } from './table-row'

/** Columns separated by two spaces or more count as a table only under a header. */
const SPACES = '  '

function cellsOf(text: string, by: string): string[] {
  if (by === SPACES) return text.trim().split(/ {2,}/)
  if (by === '|') return text.split('|').map(cell => cell.trim())
  if (by === '\t') return text.split('\t').map(cell => cell.trim())
  // Quoted cells may contain the separator.
  return [...text.matchAll(new RegExp(`("(?:[^"]|"")*"|[^${by}]*)(?:${by}|$)`, 'g'))]
    .map(match => (match[1] ?? '').trim().replace(/^"|"$/g, '').replaceAll('""', '"'))
    .slice(0, text.split(by).length)
}

/** Cells without the line's number or bullet and without labels: "1. Sadie", "Client: Rhian". */
const bareCells = (text: string, by: string): string[] =>
  cellsOf(text, by).map((cell, at) =>
    (at === 0
      ? cell.replace(
          /^(?:\d{1,2}[.)]|[-*•–]|(?:appt|appointment|booking|client|entry|slot|no\.?|#) ?\d{1,2}[.):]?)\s+(?=\p{L})/iu,
          '',
        )
      : cell
    ).replace(
      /^(?:client|name|time|start|service|treatment|duration|length|stylist|staff|notes?)\s*[:=]\s*|^(?:client|customer|guest)\s+(?=\p{L})/iu,
      '',
    ),
  )

export type Table = { rows: Row[]; used: Set<number>; staff: string[] }

/** A run of lines with the same separator: at least a header and a row, or two rows. */
export function tablesIn(lines: readonly Line[], known: KnownPeople): Table {
  const table: Table = { rows: [], used: new Set(), staff: [] }
  for (const by of ['|', '\t', ';', ',', SPACES]) {
    const whole = by === ',' ? lines.map(line => ({ ...line, text: oneCellServices(line.text) })) : lines
    let stretch: Line[] = []
    const close = (): void => {
      if (stretch.length >= 2) readStretch(stretch, by, known, table)
      stretch = []
    }
    for (const line of whole) {
      const count = (by === SPACES ? cellsOf(line.text, by) : line.text.split(by)).length - 1
      if (table.used.has(line.number) || count === 0) close()
      else if (by === '|' && /^[\s|:+-]+$/.test(line.text)) stretch.push(line)
      else {
        const first = stretch[0]
        if (
          first &&
          by !== '|' &&
          by !== SPACES &&
          Math.abs(first.text.split(by).length - 1 - count) > (by === '\t' ? 3 : 1)
        )
          close()
        stretch.push(line)
      }
    }
    close()
  }
  return table
}

/** A column of times whose heading we don't know. */
function withTimes(roles: (Role | null)[], rows: readonly string[][]): (Role | null)[] {
  if (roles.includes('start') || roles.filter(role => role !== null).length < 2) return roles
  const at = roles.findIndex(
    (role, index) =>
      role === null &&
      rows.length > 0 &&
      rows.filter(row => onlyTime(row[index] ?? '')).length * 10 > rows.length * 7,
  )
  return roles.map((role, index) => (index === at ? 'start' : role))
}

/** "Who | Time | Guest": if the clients have their own column, "who" is the stylist. */
function oneClient(cells: readonly string[], roles: (Role | null)[]): (Role | null)[] {
  if (roles.filter(role => role === 'client').length < 2 || roles.includes('staff')) return roles
  const vague = cells.findIndex(
    (cell, at) => roles[at] === 'client' && /^(?:who|name|person)$/i.test(cell.trim()),
  )
  return roles.map((role, at) => (at === vague ? 'staff' : role))
}

/** The rows without their outer pipes. If only some rows start with one, their first cell is empty. */
function withoutEdges(lines: readonly Line[], by: string): readonly Line[] {
  if (by !== '|') return lines
  const most = (edge: RegExp): boolean =>
    lines.filter(({ text }) => edge.test(text)).length * 2 > lines.length
  // "Emma | 9:00 | Faye" above " | 10:00 | Gina": the cell is empty, so the pipe isn't a border.
  const pipes = ({ text }: Line): number => text.split('|').length
  const [first] = lines
  const empty = first && !/^\s*\|/.test(first.text) && lines.every(line => pipes(line) === pipes(first))
  const [front, back] = [!empty && most(/^\s*\|/), most(/\|\s*$/)]
  return lines.map(({ number, text }) => ({
    number,
    text: text.replace(front ? /^\s*\|/ : /^(?!)/, '').replace(back ? /\|\s*$/ : /^(?!)/, ''),
  }))
}

function readStretch(stretch: readonly Line[], by: string, known: KnownPeople, table: Table): void {
  const lines = withoutEdges(
    stretch.filter(line => !/^[\s|:+-]+$/.test(line.text)),
    by,
  )
  const [head, ...others] = lines
  if (!head) return
  const cells = cellsOf(head.text, by)
  const roles = oneClient(
    cells,
    withTimes(
      cells.map(roleOf),
      others.map(line => cellsOf(line.text, by)),
    ),
  )
  const named = roles.filter(role => role !== null).length
  const below = others.map(line => ({ line, cells: cellsOf(line.text, by) }))
  const timeless = !cells.some(cell => /\d{1,2}[:.]\d{2}|\d ?[ap]m/i.test(cell))
  const grid = timeless && named <= 1 && cells.length >= 2 && (roles[0] === 'start' || cells[0] === '')
  // A program's export has columns that we don't need to know, beside those of an appointment.
  const exported =
    roles.includes('start') && (roles.includes('client') || roles.includes('service')) && named >= 3
  if (timeless && named >= 2 && (named >= cells.length - 1 || exported)) {
    for (const line of stretch) table.used.add(line.number)
    const full = filledDown(
      below.map(row => row.cells),
      roles,
    )
    for (const [at, line] of others.entries()) add(table, rowFrom(full[at] ?? [], roles, line, known))
  } else if (grid && others.some(line => isTime(cellsOf(line.text, by)[0] ?? ''))) {
    for (const line of stretch) table.used.add(line.number)
    for (const row of gridRows(cells.slice(1), below, false, known)) add(table, row)
  } else if (by !== ',' && chairsAcross(cells, below)) {
    for (const line of stretch) table.used.add(line.number)
    for (const row of chairRows(cells, below, known)) add(table, row)
  } else if (timesAcross(cells, below)) {
    for (const line of stretch) table.used.add(line.number)
    for (const row of gridRows(cells.slice(1), below, true, known)) add(table, row)
  } else if (lines.length >= 2 && (by !== SPACES || evenly(lines))) {
    const bare = lines.map(line => bareCells(line.text, by))
    const split = by === ',' ? bare : timesSplit(bare)
    const typed = typedColumns(split)
    if (!typed) return
    for (const line of stretch) table.used.add(line.number)
    const full = filledDown(split, typed)
    for (const [at, line] of lines.entries()) add(table, rowFrom(full[at] ?? [], typed, line, known))
  }
}

/** Separated by spaces, with no header: only if every line has the same number of columns, at least four. */
function evenly(lines: readonly Line[]): boolean {
  const counts = new Set(lines.map(line => cellsOf(line.text, SPACES).length))
  return counts.size === 1 && [...counts].every(count => count >= 4)
}

function add(table: Table, row: Row | null): void {
  if (!row) return
  table.rows.push(row)
  if (row.staff !== null) table.staff.push(row.staff)
}
