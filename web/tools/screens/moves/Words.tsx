// A line of the stylist's with the heard words underlined; pointing at a move highlights its words.
import styles from './Moves.module.css'

type Span = { from: number; to: number; lit: boolean; harm: boolean }

/** Where a quote is in the text; empty if the quote was pieced together and isn't there word for word. */
function spansOf(text: string, { quotes, lit, harms }: WordsProps): Span[] {
  const cuts = new Set([0, text.length])
  const found = (list: readonly string[]): [number, number][] =>
    list.flatMap(quote => {
      const from = text.indexOf(quote)
      return from < 0 || quote === '' ? [] : [[from, from + quote.length] as [number, number]]
    })
  const [all, bright, harmful] = [found(quotes), found(lit), found(harms)]
  for (const [from, to] of [...all, ...bright, ...harmful]) cuts.add(from).add(to)
  const places = [...cuts].sort((a, b) => a - b)
  const within = (list: readonly [number, number][], at: number): boolean =>
    list.some(([from, to]) => at >= from && at < to)
  return places.slice(0, -1).flatMap((from, nth) => {
    const to = places[nth + 1] ?? from
    const isHeard = within(all, from) || within(harmful, from)
    return isHeard ? [{ from, to, lit: within(bright, from), harm: within(harmful, from) }] : []
  })
}

type WordsProps = {
  text: string
  quotes: readonly string[]
  /** The quotes of the move to highlight. */
  lit: readonly string[]
  harms: readonly string[]
}

export function Words(props: WordsProps) {
  const { text } = props
  const spans = spansOf(text, props)
  let at = 0
  return (
    <>
      {spans.map(({ from, to, lit, harm }) => {
        const before = text.slice(at, from)
        at = to
        return (
          <span key={from}>
            {before}
            <span className={styles.heard} data-lit={lit || undefined} data-harm={harm || undefined}>
              {text.slice(from, to)}
            </span>
          </span>
        )
      })}
      {text.slice(at)}
    </>
  )
}
