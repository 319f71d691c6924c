// Limits guesses at one account, whoever makes them. Counted per quarter of an hour in the database, so that it
// survives restarts and works across processes. A try counts before it is made, so parallel tries all count; a right
// one clears the account's count. Function calls are counted here too.
import { createHash, createHmac } from 'node:crypto'
import { ProblemError } from '../../shared/problems'
import type { Database } from '../db/open'
import type { Db } from '../db/statements'
import type { CountCall } from '../http/limits'
import { countTry, forgetTries, forgetTriesBefore } from './store'

const QUARTER_MS = 15 * 60_000

const QUARTERS_A_DAY = 96

/** How many `what` there were today, including this one. Stored under the last quarter of the day. */
export const countToday = (database: Db, what: string, now: number): Promise<number> =>
  countTry(database, what, (Math.floor(now / (QUARTERS_A_DAY * QUARTER_MS)) + 1) * QUARTERS_A_DAY - 1)

const MINUTES_A_QUARTER = 15

/** An account's calls by the minute, for `limit`. Only a hash is stored, and it is deleted with its quarter. */
export const countCalls =
  (database: Database, what: string): CountCall =>
  (key, minute) =>
    countTry(
      database,
      createHash('sha256').update(`${what}\n${key}\n${minute}`).digest('base64url'),
      Math.floor(minute / MINUTES_A_QUARTER),
    )

/** Deletes what no count needs any more. */
export const forgetOldCounts = (database: Database, now: number): Promise<void> =>
  forgetTriesBefore(database, Math.floor(now / QUARTER_MS))

export type Guesses = {
  /** Throws 'too-many-guesses' beyond the limit. */
  take: (what: string) => Promise<void>
  right: (what: string) => Promise<void>
}

/** `secret`: what we count contains an address somebody typed, so we only store its signature. */
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
