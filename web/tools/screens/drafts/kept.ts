// Drafts kept in this browser, so that they survive a reload or a crash. One entry per account and person: accounts and
// people on one tablet share nothing. If the browser refuses, we tell the caller instead of throwing.
import type { z } from 'zod'
import { draftsOf } from '../../../platform/data/account/people'

export const keptKey = (account: string, ...what: string[]): string =>
  ['kept', draftsOf(account), ...what].join(':')

/** Null if there is nothing, or nothing that this version can read. */
export function readAs<T>(text: string | null, schema: z.ZodType<T>): T | null {
  try {
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}
