// What the cards said before an import changed them. Kept in this browser, so only this browser can undo those changes.
import { knownAccount } from '../../../platform/data/account/account'
import { kept } from '../../../platform/data/kept/kept-store'

export type Before = {
  id: string
  /** The previous values and what the import wrote. An undo leaves any field that has changed since. */
  fields: Readonly<Record<string, unknown>>
  wrote: Readonly<Record<string, unknown>>
  /** Ids of records added to the card: allergies and everything else attached to it. */
  added: readonly string[]
}

const prefix = (): string => `chairside.import:${knownAccount()?.id ?? ''}:`

/** The longest text we keep, in characters: kept texts are read at every start, and longer ones would slow it down. */
const MOST = 4_000_000
/** False if there was no room. */
export function rememberImport(importId: string, before: readonly Before[]): boolean {
  if (before.length === 0) return true
  const text = JSON.stringify(before)
  return text.length <= MOST && kept.put(prefix() + importId, text)
}

export const forgetImport = (importId: string): void => kept.remove(prefix() + importId)

/** The fields to restore: those that still hold what the import wrote. */
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
    return kept
      .keys()
      .filter(key => key.startsWith(prefix()))
      .map(key => key.slice(prefix().length))
  },
  get(importId: string): Before[] {
    try {
      const found: unknown = JSON.parse(kept.get(prefix() + importId) ?? '[]')
      return Array.isArray(found) ? found.filter(isBefore) : []
    } catch {
      return []
    }
  },
}
