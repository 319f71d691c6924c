import type { Chair } from './use-chair'

/** A lapsed plan closes the tool; the rest of the chair stays open, and so do the records. */
export function Locked({ chair }: { chair: Chair }) {
  if (!chair.locked) return null
  return (
    <p role="status">
      Your plan does not include colour formulas now, so you can’t ask for a new one. Earlier answers, timers,
      notes and records still work.
    </p>
  )
}
