import type { Chair } from './use-chair'

/** A plan that has lapsed closes the tool; the rest of the chair stays open, and so do the records. */
export function Locked({ chair }: { chair: Chair }) {
  if (!chair.locked) return null
  return (
    <p role="status">
      The plan does not open colour formulas at present, so nothing new can be asked. Earlier answers, timers,
      notes and records work.
    </p>
  )
}
