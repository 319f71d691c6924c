// How often one account may be guessed at, whoever asks and from wherever: counted in memory, by quarters of an hour.
// A try is counted before it is made, so that many at once are many; a right one takes its account's count away.
import { ProblemError } from '../../shared/problems'

const QUARTER_MS = 15 * 60_000

export type Guesses = {
  /** Refuses with 'too-many' beyond the limit. */
  take: (what: string) => void
  right: (what: string) => void
}

export function countGuesses(most: number, now: () => number): Guesses {
  let quarter = 0
  let taken = new Map<string, number>()
  return {
    take: what => {
      const present = Math.floor(now() / QUARTER_MS)
      if (present !== quarter) {
        quarter = present
        taken = new Map()
      }
      const count = (taken.get(what) ?? 0) + 1
      taken.set(what, count)
      if (count > most) throw new ProblemError('too-many-guesses')
    },
    right: what => {
      taken.delete(what)
    },
  }
}
