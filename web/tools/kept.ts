// What is typed but not yet saved, kept in this browser: it survives a reload and a killed tab. One entry an account
// and person, so that two accounts on one tablet share nothing and what a person has half written is theirs. A browser
// that refuses is told to the caller, not thrown.
import type { z } from 'zod'
import { draftsOf } from '../data/people'

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keptKey = (account: string, ...what: string[]): string =>
  ['kept', draftsOf(account), ...what].join(':')

/** False where the browser would not keep it (full, or storage switched off). */
export function keep(shelf: Shelf, key: string, value: unknown): boolean {
  try {
    shelf.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Null where there is nothing, or nothing this version can read. */
export function kept<T>(shelf: Shelf, key: string, schema: z.ZodType<T>): T | null {
  try {
    const text = shelf.getItem(key)
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}

/** Forgets what this tab read or wrote last (`mine`); what another tab typed there since is that tab's. */
export function forget<T>(shelf: Shelf, key: string, schema: z.ZodType<T>, mine: T): void {
  try {
    const there = kept(shelf, key, schema)
    // Both in the schema's order of fields.
    const same = JSON.stringify(there) === JSON.stringify(schema.safeParse(mine).data)
    if (there === null || same) shelf.removeItem(key)
  } catch {
    // Storage that can't be written holds nothing to forget.
  }
}
