// The door of reading: everything that people wrote comes through here before any pattern sees it. Thousands of spaces,
// empty lines or letters in a row say nothing, but cost a reader quadratic time or worse. Stored texts stay as they
// were typed; a line stays a line, and nothing gets longer.

/** In a long text a longer word means nothing and is read in pieces. A short text may contain a link that long. */
const LONGEST_WORD = 200
const LONG_TEXT = 2000
/** The same for sentences: readers compare each word of a sentence with all its others. */
const LONGEST_SENTENCE = 600
/** An appointment book laid out with spaces keeps its columns. */
const WIDEST_GAP = 40

const GAPS = /[^\S\n]{2,}/g
const WIDE_GAPS = new RegExp(`[^\\S\\n]{${WIDEST_GAP},}`, 'g')
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g
const UNENDED = new RegExp(`([^\\n]{${LONGEST_SENTENCE},}?)[^\\S\\n]`, 'g')
const ENDLESS = new RegExp(`(\\S{${LONGEST_WORD}})\\S(?=\\S)`, 'g')

/** A sentence that doesn't end is continued on a new line. */
const inSentences = (text: string): string =>
  text
    .split(/(?<=[.;!?\n])/)
    .map(part => (part.length > LONGEST_SENTENCE ? part.replace(UNENDED, '$1\n') : part))
    .join('')

/** How spaces are read: each run as one, or as they are because they make columns. */
export type Blanks = 'one' | 'columns'

export function asRead(text: string, blanks: Blanks = 'one'): string {
  // Here the lines count as well, so none is removed.
  if (blanks === 'columns') return text.replace(WIDE_GAPS, gap => gap.slice(0, WIDEST_GAP))
  const lines = text.replace(GAPS, ' ').replace(EMPTY_LINES, '\n\n')
  return lines.length > LONG_TEXT ? inSentences(lines.replace(ENDLESS, '$1 ')) : lines
}
