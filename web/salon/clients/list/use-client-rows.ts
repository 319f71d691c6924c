import { useClientStretch } from '../../../platform/data/queries/client-list'
import { type ClientMatch, useClientCount, useClientSearch } from '../../../platform/data/queries/queries'
import type { RowOfClient } from './ClientRow'

/** Read in blocks, so that scrolling a little asks nothing. */
const BLOCK = 25

type Rows = {
  /** Rows that can be shown; undefined while loading. */
  count: number | undefined
  /** All that there are; undefined while they are counted. */
  total: number | undefined
  rowAt: (index: number) => RowOfClient | undefined
  /** What a search matched. */
  whyAt: (index: number) => ClientMatch['why'] | undefined
  visible: string[]
}

/**
 * The rows from `start` to `end` of the list by name, or of what a search finds, best first. The first names don't wait
 * until all are counted, unless the list is to stand further down (`fromTop` false).
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
