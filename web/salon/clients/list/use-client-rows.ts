import { useClientStretch } from '../../../platform/data/queries/client-list'
import { type ClientMatch, useClientCount, useClientSearch } from '../../../platform/data/queries/queries'
import type { RowOfClient } from './ClientRow'

/** Rows are read in blocks, so that a small scroll needs no new query. */
const BLOCK = 25

type Rows = {
  /** Rows we can show; undefined while loading. */
  count: number | undefined
  /** The total; undefined while counting. */
  total: number | undefined
  rowAt: (index: number) => RowOfClient | undefined
  /** Which field the search matched. */
  whyAt: (index: number) => ClientMatch['why'] | undefined
  visible: string[]
}

/**
 * Rows `start` to `end`, by name or, in a search, best match first. The first names don't wait for the total unless the
 * list starts further down (`fromTop` false).
 */
export function useClientRows(search: string, start: number, end: number, fromTop: boolean): Rows {
  const searching = search.trim() !== ''
  const from = Math.max(0, Math.floor(start / BLOCK) - 1) * BLOCK
  const to = (Math.ceil(end / BLOCK) + 1) * BLOCK
  const stretch = useClientStretch(from, to - from)
  const total = useClientCount(fromTop && stretch === undefined)
  const atLeast = fromTop && stretch?.start === 0 ? stretch.rows.length : undefined
  const found = useClientSearch(searching ? search : '')

  if (searching)
    return {
      count: found?.length,
      total: found?.length,
      rowAt: index => found?.[index]?.row,
      whyAt: index => found?.[index]?.why,
      visible: (found ?? []).slice(start, end).map(({ id }) => id),
    }
  const rowAt = (index: number) => (stretch ? stretch.rows[index - stretch.start] : undefined)
  const visible: string[] = []
  for (let index = start; index < end; index += 1) {
    const row = rowAt(index)
    if (row) visible.push(row.id)
  }
  return { count: total ?? atLeast, total, rowAt, whyAt: () => undefined, visible }
}
