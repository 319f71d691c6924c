// What the cards that an import changed said before: kept in this browser, so that the import can be undone on it.
import { knownAccount } from '../data/account'

export type Before = {
  id: string
  /** What stood there, and what the import wrote: what was changed again since is not touched by an undo. */
  fields: Readonly<Record<string, unknown>>
  wrote: Readonly<Record<string, unknown>>
  /** Ids of the allergies that were added to the card. */
  added: readonly string[]
}

const prefix = (): string => `chairside.import:${knownAccount()?.id ?? ''}:`

/** False where there was no room. */
export function rememberImport(importId: string, before: readonly Before[]): boolean {
  if (before.length === 0) return true
  try {
    localStorage.setItem(prefix() + importId, JSON.stringify(before))
    return true
  } catch {
    return false
  }
}

export function forgetImport(importId: string): void {
  try {
    localStorage.removeItem(prefix() + importId)
  } catch {
    // Storage that can't be written remembers nothing.
  }
}

/** The fields to put back: those that still say what the import wrote. */
export function fieldsToRestore(
  { fields, wrote }: Before,
  present: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const untouched = Object.entries(fields).filter(
    ([field]) => JSON.stringify(present[field] ?? null) === JSON.stringify(wrote[field] ?? null),
  )
  return Object.fromEntries(untouched)
}

const isBefore = (value: unknown): value is Before =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  value.fields !== null &&
  'wrote' in value &&
  typeof value.wrote === 'object' &&
  value.wrote !== null &&
  'added' in value &&
  Array.isArray(value.added)

export const rememberedImport = {
  ids(): string[] {
    try {
      return Object.keys(localStorage)
        .filter(key => key.startsWith(prefix()))
        .map(key => key.slice(prefix().length))
    } catch {
      return []
    }
  },
  get(importId: string): Before[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(prefix() + importId) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isBefore) : []
    } catch {
      return []
    }
  },
}
