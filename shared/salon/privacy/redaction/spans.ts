// Spans of text to be removed.

/** `to` is the index after the last character. */
export type Span = { from: number; to: number }
export type Token = Span & { text: string }

/** Runs of letters and digits, each with its position. */
export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
  }))

/** The text without these spans. If two overlap, the first counts in full, and then the rest of the second. */
export function without(text: string, spans: readonly Span[], mark = '…'): string {
  let result = ''
  let done = 0
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (to <= done) continue
    result += text.slice(done, Math.max(done, from)) + (from >= done ? mark : '')
    done = to
  }
  return result + text.slice(done)
}

/** "SW1A" → "AA9A": the shape by which we recognise a postcode. */
export const shapeOf = (text: string): string =>
  [...text].map(each => (/\d/.test(each) ? '9' : /[A-Za-z]/.test(each) ? 'A' : '?')).join('')

export const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)
