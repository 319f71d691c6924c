// The parts of a text from which nothing was taken. We name them so that nobody thinks they were understood.
import { read } from '../doc'

const wordsIn = (text: string): string[] =>
  read(text)
    .tokens.filter(({ kind }) => kind !== 'mark')
    .map(({ norm }) => norm)

/** `start`, `end`: character offsets. */
type Untouched = { start: number; end: number; quote: string }

/**
 * The clauses that share less than half of their words with what was understood. `plain`: spells a text the way the
 * quotes are spelt.
 */
export function untouched(
  text: string,
  quotes: readonly string[],
  plain: (text: string) => string = same => same,
): Untouched[] {
  const known = quotes.map(quote => new Set(wordsIn(quote))).filter(({ size }) => size > 0)
  const { clauses, tokens } = read(text)
  return clauses.flatMap(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last) return []
    const quote = text.slice(first.start, last.end)
    const own = wordsIn(plain(quote))
    const isTouched = known.some(
      words => own.filter(word => words.has(word)).length * 2 >= Math.min(own.length, words.size * 2),
    )
    return isTouched || !/\p{L}{2}/u.test(quote) ? [] : [{ start: first.start, end: last.end, quote }]
  })
}
