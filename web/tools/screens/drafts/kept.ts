// What is typed but not yet saved, kept in this browser: it survives a reload and a killed tab. One entry an account
// and person, so that two accounts on one tablet share nothing and what a person has half written is theirs. A browser
// that refuses is told to the caller, not thrown.
import type { z } from 'zod'
import { draftsOf } from '../../../platform/data/account/people'

export const keptKey = (account: string, ...what: string[]): string =>
  ['kept', draftsOf(account), ...what].join(':')

/** Null where there is nothing, or nothing this version can read. */
export function readAs<T>(text: string | null, schema: z.ZodType<T>): T | null {
  try {
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}
