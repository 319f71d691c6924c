// What a table says once for several rows: the stylist or the day in the first row of each block, and blanks below.
import { withoutEdges } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import { AS_ABOVE } from '../../../../reading/words/day/heads'
import { startOf } from './columns'
import type { Role } from './heads'

const SAID = typed(AS_ABOVE)

type Cells = readonly string[]

/** A cell that means "as above". */
const isSaid = (cell: string): boolean =>
  SAID.isOnly(cell) || (withoutEdges(cell, '-–—', '') !== '' && withoutEdges(cell, '-–—"”″\'’`»↓', '') === '')
const isSame = (cell: string): boolean => cell === '' || isSaid(cell)

/** Fills the stylist and the day into every row of their block. */
export function filledDown(rows: readonly Cells[], roles: readonly (Role | null)[]): readonly Cells[] {
  const [day, staff, start] = [roles.indexOf('day'), roles.indexOf('staff'), roles.indexOf('start')]
  // If the day comes first, a new day without a stylist doesn't inherit one.
  const anew = (row: number): boolean => day >= 0 && day < staff && !isSame(rows[row]?.[day] ?? '')
  const days = filled(rows, day, isSame, () => false)
  return filled(days, staff, inBlocks(days, staff, day, start) ? isSame : isSaid, anew)
}

function filled(
  rows: readonly Cells[],
  at: number,
  same: (cell: string) => boolean,
  anew: (row: number) => boolean,
): readonly Cells[] {
  if (at < 0) return rows
  let above = ''
  return rows.map((row, number) => {
    const cell = row[at] ?? ''
    if (!same(cell) || (cell === '' && anew(number))) above = cell
    else if (above !== '' && row.some(other => other !== ''))
      return row.map((own, index) => (index === at ? above : own))
    return row
  })
}

/**
 * Each stylist once a day, before the times, with blanks below: all of them have blank rows, or the times start over
 * after such a row. Otherwise a row without a stylist doesn't inherit one.
 */
function inBlocks(rows: readonly Cells[], at: number, day: number, start: number): boolean {
  if (at < 0 || at > start || isSame(rows[0]?.[at] ?? '')) return false
  const minutes = (row: number): number => {
    const clock = startOf(rows[row]?.[start] ?? '').start
    return clock ? (clock.hour + (clock.hour < 7 ? 12 : 0)) * 60 + clock.minute : -1
  }
  const empty = (row: number): boolean => row < rows.length && isSame(rows[row]?.[at] ?? '')
  const heads = rows.flatMap((_, row) => (empty(row) ? [] : [row]))
  const names = heads.map(
    row => `${day < 0 ? '' : (rows[row]?.[day] ?? '')}\n${(rows[row]?.[at] ?? '').toLowerCase()}`,
  )
  return (
    heads.length < rows.length &&
    new Set(names).size === names.length &&
    (heads.every(row => empty(row + 1)) ||
      heads.some(row => row > 0 && empty(row - 1) && minutes(row) < minutes(row - 1)))
  )
}
