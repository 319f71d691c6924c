// What a table says once for several rows: the stylist or the day in the first row of each block, nothing below.
import type { Role } from './heads'

type Cells = readonly string[]

/** A cell that says "as above". */
const isSame = (cell: string): boolean =>
  cell === '' || /^(?:["”″'’`]{1,2}|[-–—]*[»↓]+|ditto|do\.?|same(?: as above)?|as above)$/i.test(cell)

/** The cells with stylist and day in every row of their block. */
export function filledDown(rows: readonly Cells[], roles: readonly (Role | null)[]): readonly Cells[] {
  const days = filled(rows, roles.indexOf('day'))
  const staff = roles.indexOf('staff')
  return inBlocks(days, staff, roles.indexOf('day')) ? filled(days, staff) : days
}

function filled(rows: readonly Cells[], at: number): readonly Cells[] {
  if (at < 0) return rows
  let above = ''
  return rows.map(row => {
    const cell = row[at] ?? ''
    if (!isSame(cell)) above = cell
    else if (above !== '' && row.some(other => other !== ''))
      return row.map((own, index) => (index === at ? above : own))
    return row
  })
}

/** Each stylist once a day, with nothing below; where a name comes again, a row without one is nobody's yet. */
function inBlocks(rows: readonly Cells[], at: number, day: number): boolean {
  if (at < 0 || isSame(rows[0]?.[at] ?? '')) return false
  const heads = rows.flatMap(row => {
    const name = row[at] ?? ''
    return isSame(name) ? [] : [`${day < 0 ? '' : (row[day] ?? '')}\n${name.toLowerCase()}`]
  })
  return heads.length < rows.length && new Set(heads).size === heads.length
}
