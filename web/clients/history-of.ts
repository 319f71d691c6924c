// A record's earlier versions as the server keeps them, told as 'what changed'.
import { fieldLabels, wordsOf } from './version-words'

export type PastChange = {
  id: string
  /** ms, on the device's clock. */
  at: number
  device: string
  person: string | null
  patch: Readonly<Record<string, unknown>>
  base: Readonly<Record<string, unknown>>
}
export type Difference = { field: string; label: string; before: string; after: string; value: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What came from the server, newest first; what can't be read is left out. */
export function changesIn(reply: unknown): PastChange[] {
  const changes = isRecord(reply) && Array.isArray(reply.changes) ? reply.changes : []
  return changes
    .flatMap((change: unknown): PastChange[] => {
      if (!isRecord(change) || typeof change.id !== 'string' || !isRecord(change.patch)) return []
      const at = Number(change.at)
      return [
        {
          id: change.id,
          at,
          device: String(change.device ?? ''),
          person: typeof change.person === 'string' ? change.person : null,
          patch: change.patch,
          base: isRecord(change.base) ? change.base : {},
        },
      ]
    })
    .sort((a, b) => b.at - a.at)
}

/** Only what a person wrote: not where it came from, nor what the app keeps for itself. */
export function differencesIn({ patch, base }: PastChange): Difference[] {
  return Object.entries(patch).flatMap(([field, value]) => {
    const label = fieldLabels[field]
    const before = wordsOf(field, base[field])
    const after = wordsOf(field, value)
    return label === undefined || before === after ? [] : [{ field, label, before, after, value }]
  })
}
