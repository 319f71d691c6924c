// An index in memory of the text to search in formulas, notes and the like.
import { keyOf } from '../../../../../shared/salon/find/asked'
import { isSearched, SEARCHED, type Searched, textsOf } from '../../../../../shared/salon/find/lines'
import { sideIndex } from '../side-index'

type LineEntry = { id: string; at: string; keys: readonly string[] }

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const WHEN: Readonly<Record<Searched, string>> = {
  formula: 'made_at',
  note: 'written_at',
  memo: 'recorded_at',
  client: 'created_at',
  patch_test: 'applied_at',
  ask: 'asked_at',
}

const index = sideIndex<LineEntry>(SEARCHED, ({ id, kind, fields }) => {
  if (!isSearched(kind)) return null
  const keys = textsOf(kind, fields).map(keyOf)
  return keys.length === 0 ? null : { id, at: text(fields[WHEN[kind]]), keys }
})
export const { stands: linesStand, prepare: prepareLines, soFar: linesSoFar } = index
