// Which rows a device gets next. Pages go in version order, so a cursor can stop at a page's last row.
import { type Row, recordsAfter } from '../db/records'
import type { Db } from '../db/statements'

/** A small first page shows the first names at once; the rest takes few requests: 10,000 records come in 8. */
const FIRST_PAGE = 200
const PAGE = 1_500
/** Rows per query, so that a page of long notes is cut off before all of it is in memory. */
const PORTION = 100
const PAGE_CHARACTERS = 3 * 1024 * 1024

export type Page = { rows: Row[]; more: boolean }

export async function pageAfter(db: Db, account: string, version: number): Promise<Page> {
  const most = version === 0 ? FIRST_PAGE : PAGE
  const rows: Row[] = []
  let characters = 0
  while (rows.length <= most && characters < PAGE_CHARACTERS) {
    // Asks for one row more than fits, to learn whether there is a next page.
    const wanted = Math.min(PORTION, most + 1 - rows.length)
    const portion = await recordsAfter(db, account, rows.at(-1)?.version ?? version, wanted)
    for (const row of portion) characters += row.fields.length
    rows.push(...portion)
    if (portion.length < wanted) return { rows, more: false }
  }
  return { rows: rows.slice(0, most), more: true }
}
