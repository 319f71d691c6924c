// Column headings: the words that people write, and the longer ones that programs export.
import { hasFigure, tokensOf } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import { HEADS, TELLING } from '../../../../reading/words/day/heads'

export type Role =
  | 'start'
  | 'end'
  | 'minutes'
  | 'client'
  | 'surname'
  | 'service'
  | 'staff'
  | 'day'
  | 'notes'
  | 'status'
  | 'movable'
  | 'process'
  | 'entry'
  | 'skip'

const WHOLE = Object.entries(HEADS).map(([role, words]) => [role as Role, typed(words)] as const)
const TELLS = TELLING.map(([role, words]) => [role as Role, typed(words)] as const)
const SIGNS = new Set(['#', '£'])
const MOST_WORDS = 4

/** What a column holds, judging by its heading. Null if we don't know the word. */
export const roleOf = (cell: string): Role | null => {
  const text = cell.replace(/\([^)]*\)/g, '').replace(/[*"'_]/g, ' ')
  const exact = SIGNS.has(text.trim()) ? 'skip' : WHOLE.find(([, words]) => words.isOnly(text))?.[0]
  if (exact) return exact
  // A whole sentence, or an entry of the day, isn't a heading.
  return tokensOf(text).length <= MOST_WORDS && !hasFigure(text)
    ? (TELLS.find(([, words]) => words.has(text))?.[0] ?? null)
    : null
}
