// A row that is done goes, and the next one takes its place.
import { useRef } from 'react'
import type { ListRow } from '../../../shared/salon/lists/lists'
import { markDone } from './done'

/** The next row moves up under the finger, so we ignore taps this soon after. */
const SETTLES_MS = 700

/** `lost`: the index of the row that had the focus, once that row is gone. */
export function useDone(rows: readonly ListRow[]) {
  const tapped = useRef<{ at: number; client: string; index: number; isFocusDue: boolean } | null>(null)
  return {
    done(row: ListRow, index: number): void {
      const at = performance.now()
      if (at - (tapped.current?.at ?? Number.NEGATIVE_INFINITY) < SETTLES_MS) return
      tapped.current = { at, client: row.client, index, isFocusDue: true }
      void markDone(row)
    },
    lost(): number | null {
      const was = tapped.current
      if (!was?.isFocusDue || rows.some(({ client }) => client === was.client)) return null
      was.isFocusDue = false
      return document.activeElement === document.body ? was.index : null
    },
  }
}
