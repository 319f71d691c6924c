// Whether the bowl of the step on screen is being changed, and to what: set by touch, or by what was said.
import { useState } from 'react'
import type { Wanted } from './gate'

export type Changing = {
  open: boolean
  /** Asked for, and beyond what the rules allow: it waits for a reason. */
  wanted: Wanted | null
  toggle: () => void
  /** `of`: the step it is wanted for, where that is only coming on screen. */
  want: (change: Wanted | null, of?: string) => void
  close: () => void
}
type ChangingPanel = { of: string | null; open: boolean; wanted: Wanted | null }
const CLOSED = { open: false, wanted: null }

/** What was opened for one step is closed on another, and waits for the one it was opened for. */
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
