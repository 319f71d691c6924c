import type { Suggestion } from '../schema'

/** A suggestion that moves nobody: the booked times stay. */
export const advice = (kind: Suggestion['kind'], suggestion: string, reason: string): Suggestion => ({
  kind,
  suggestion,
  reason,
  timesSaved: '0 minutes',
  minutes_saved: 0,
  moves: [],
})
