// A record's earlier versions as the server keeps them, told as 'what changed'.
import { type Loose, listIn, textIn } from './read'
import { EMPTY, labelOf, wordsOf } from './version-words'

export type PastChange = {
  id: string
  /** ms, on the device's clock. */
  at: number
  device: string
  person: string | null
  patch: Readonly<Record<string, unknown>>
  base: Readonly<Record<string, unknown>>
}
export type Difference = {
  /** Unlike all others of its change. */
  key: string
  field: string
  label: string
  before: string
  after: string
  value: unknown
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
export function differencesIn(change: PastChange): Difference[] {
  const { patch, base } = change
  const written = Object.entries(patch).flatMap(([field, value]) => {
    const label = labelOf(field, value)
    const before = wordsOf(field, base[field])
    const after = wordsOf(field, value)
    return label === undefined || before === after ? [] : [{ key: field, field, label, before, after, value }]
  })
  return [...written, ...putAside(change)]
}

const secondsIn = (fields: PastChange['patch']): Loose[] => listIn(fields, 'seconds')

/**
 * Second versions that this change decided about and did not take over: their texts may have come out of a merge, and
 * then stand nowhere else.
 */
function putAside({ patch, base }: PastChange): Difference[] {
  if (!('seconds' in patch)) return []
  const left = new Set(secondsIn(patch).map(second => textIn(second, 'id')))
  return secondsIn(base).flatMap(second => {
    const [id, field, text] = [textIn(second, 'id'), textIn(second, 'field'), textIn(second, 'text')]
    if (id === null || field === null || text === null || left.has(id)) return []
    const now = patch[field]
    if (typeof now === 'string' && now.includes(text)) return []
    const label = `${labelOf(field, text) ?? field}: the other version, put aside`
    return [{ key: `second ${id}`, field, label, before: EMPTY, after: text, value: text }]
  })
}
