// A record's earlier versions on the server, listed as changes.
import type { EarlierChange } from '../../../../shared/api/records'
import { type Loose, listIn, textIn } from '../answers/read'
import { EMPTY, labelOf, wordsOf } from './version-words'

type Written = Pick<EarlierChange, 'patch' | 'base'>
export type Difference = {
  /** Unique within its change. */
  key: string
  field: string
  label: string
  before: string
  after: string
  value: unknown
}

/** Newest first. */
export const newestFirst = (changes: readonly EarlierChange[]): EarlierChange[] =>
  changes.toSorted((a, b) => b.at - a.at)

/** Only what a person wrote: not where it came from, nor the app's own fields. */
export function differencesIn(change: Written): Difference[] {
  const { patch, base } = change
  const written = Object.entries(patch).flatMap(([field, value]) => {
    const label = labelOf(field, value)
    const before = wordsOf(field, base[field])
    const after = wordsOf(field, value)
    return label === undefined || before === after ? [] : [{ key: field, field, label, before, after, value }]
  })
  return [...written, ...putAside(change)]
}

const secondsIn = (fields: Written['patch']): Loose[] => listIn(fields, 'seconds')

/**
 * Second versions that this change resolved without using them. Their texts may come from a merge, so this may be the
 * only place they exist.
 */
function putAside({ patch, base }: Written): Difference[] {
  if (!('seconds' in patch)) return []
  const left = new Set(secondsIn(patch).map(second => textIn(second, 'id')))
  return secondsIn(base).flatMap(second => {
    const [id, field, text] = [textIn(second, 'id'), textIn(second, 'field'), textIn(second, 'text')]
    if (id === null || field === null || text === null || left.has(id)) return []
    const now = patch[field]
    if (typeof now === 'string' && now.includes(text)) return []
    const label = `${labelOf(field, text) ?? field}: the other version, set aside`
    return [{ key: `second ${id}`, field, label, before: EMPTY, after: text, value: text }]
  })
}
