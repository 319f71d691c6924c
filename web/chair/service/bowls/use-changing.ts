// Whether the bowl on screen is being changed, and to what: by touch or by voice.
import { useState } from 'react'
import type { Wanted } from './gate'

export type Changing = {
  open: boolean
  /** Asked for but beyond the rules, so it waits for a reason. */
  wanted: Wanted | null
  toggle: () => void
  /** `of`: the step that it is for, if that isn't on screen yet. */
  want: (change: Wanted | null, of?: string) => void
  close: () => void
}
type ChangingPanel = { of: string | null; open: boolean; wanted: Wanted | null }
const CLOSED = { open: false, wanted: null }

/** A panel opened for one step is closed on any other, and comes back with its own step. */
export const changingAt = (present: ChangingPanel, step: string | null): Omit<ChangingPanel, 'of'> =>
  present.of === step ? present : CLOSED

export function useChanging(step: string | null): Changing {
  const [present, setPresent] = useState<ChangingPanel>({ of: step, ...CLOSED })
  const { open, wanted } = changingAt(present, step)
  return {
    open,
    wanted,
    toggle: () => setPresent({ of: step, open: !open, wanted: null }),
    want: (change, of) =>
      setPresent({ of: of ?? step, open: change !== null || (of === undefined && open), wanted: change }),
    close: () => setPresent({ of: step, ...CLOSED }),
  }
}
