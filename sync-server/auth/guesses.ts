// How often one account may be guessed at, whoever asks and from wherever: counted by quarters of an hour in the
// database, so that a restart forgets nothing and several processes count together. A try is counted before it is made,
// so that many at once are many; a right one takes its account's count away. Calls of functions are counted beside them.
import { createHash, createHmac } from 'node:crypto'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import type { Db } from '../db/statements'
import type { CountCall } from '../http/limits'
import { countTry, forgetTries, forgetTriesBefore } from './store'

const QUARTER_MS = 15 * 60_000

const QUARTERS_A_DAY = 96

/** How many of `what` there were today, this one among them. They lie with the last quarter of their day. */
export const countToday = (database: Db, what: string, now: number): Promise<number> =>
  countTry(database, what, (Math.floor(now / (QUARTERS_A_DAY * QUARTER_MS)) + 1) * QUARTERS_A_DAY - 1)

const MINUTES_A_QUARTER = 15

/** Calls of an account by the minute, for `limit`. What lies there is a hash and goes with its quarter. */
export const countCalls =
  (database: Database, what: string): CountCall =>
  (key, minute) =>
    countTry(
      database,
      createHash('sha256').update(`${what}\n${key}\n${minute}`).digest('base64url'),
      Math.floor(minute / MINUTES_A_QUARTER),
    )

/** What no count looks at any more. */
export const forgetOldCounts = (database: Database, now: number): Promise<void> =>
  forgetTriesBefore(database, Math.floor(now / QUARTER_MS))

export type Guesses = {
  /** Refuses with 'too-many-guesses' beyond the limit. */
  take: (what: string) => Promise<void>
  right: (what: string) => Promise<void>
}

/** `secret`: what is counted has an address in it that somebody typed; only its signature is kept. */
export function countGuesses(given: {
  database: Database
  secret: string
  most: number
  now: () => number
}): Guesses {
  const { database, secret, most, now } = given
  const keyOf = (what: string): string => createHmac('sha256', secret).update(what).digest('base64url')
  let tidied = 0
  return {
    take: async what => {
      const quarter = Math.floor(now() / QUARTER_MS)
      if (quarter !== tidied) {
        tidied = quarter
        await forgetTriesBefore(database, quarter)
      }
      if ((await countTry(database, keyOf(what), quarter)) > most) throw new ProblemError('too-many-guesses')
    },
    right: what => forgetTries(database, keyOf(what)),
  }
}
