import type { Words } from '../../reading/lexicon'

/** Concept → its phrases, separated by commas. */
export const said = (words: Readonly<Record<string, string>>): Words =>
  Object.fromEntries(Object.entries(words).map(([concept, phrases]) => [concept, phrases.split(', ')]))
