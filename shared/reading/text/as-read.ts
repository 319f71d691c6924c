// The door of reading: what anybody wrote goes through here before a pattern looks at it. Thousands of blanks, empty
// lines or letters in a row say nothing, and cost a reader the square of their number or more. What is stored stays as it
// was typed; a line stays a line, and nothing gets longer.

/** In a long text: a longer word is nobody's, and is read in pieces. A short one may hold a link as long. */
const LONGEST_WORD = 200
const LONG_TEXT = 2000
/** Likewise: readers hold each word of a sentence against all others of it. */
const LONGEST_SENTENCE = 600
/** A book that is drawn with spaces keeps its columns. */
const WIDEST_GAP = 40

const GAPS = /[^\S\n]{2,}/g
const WIDE_GAPS = new RegExp(`[^\\S\\n]{${WIDEST_GAP},}`, 'g')
const EMPTY_LINES = /\n(?:[^\S\n]*\n){2,}/g
const UNENDED = new RegExp(`([^\\n]{${LONGEST_SENTENCE},}?)[^\\S\\n]`, 'g')
const ENDLESS = new RegExp(`(\\S{${LONGEST_WORD}})\\S(?=\\S)`, 'g')

/** A sentence that doesn't end goes on in the next line. */
const inSentences = (text: string): string =>
  text
    .split(/(?<=[.;!?\n])/)
    .map(part => (part.length > LONGEST_SENTENCE ? part.replace(UNENDED, '$1\n') : part))
    .join('')

/** How blanks are read: as one, or where they stand in columns. */
export type Blanks = 'one' | 'columns'

export function asRead(text: string, blanks: Blanks = 'one'): string {
  // Its lines are counted, too: none goes.
  if (blanks === 'columns') return text.replace(WIDE_GAPS, gap => gap.slice(0, WIDEST_GAP))
  const lines = text.replace(GAPS, ' ').replace(EMPTY_LINES, '\n\n')
  return lines.length > LONG_TEXT ? inSentences(lines.replace(ENDLESS, '$1 ')) : lines
}
