// A record's earlier versions as the server keeps them, told as 'what changed'.
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

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  hair_type: 'Hair type',
  concerns: 'Concerns',
  notes: 'Notes',
  text: 'Note',
  deletedAt: 'Deleted',
}

const wordsOf = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty'
  if (field === 'deletedAt') return 'yes'
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

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
    const label = labels[field]
    const before = wordsOf(field, base[field])
    const after = wordsOf(field, value)
    return label === undefined || before === after ? [] : [{ field, label, before, after, value }]
  })
}
