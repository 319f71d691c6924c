// Dates of birth. Other dates stay, because a formula needs to know when the last one was. So does an age, which
// decides whether hair may be coloured at all.
import { type Span, type Token, tokensIn, without } from './spans'

const SAYS = new Set(['dob', 'born', 'birthday', 'birthdate', 'birth'])
const BETWEEN = new Set(['is', 'on', 'in', 'the', 'of', 'was', 'date', 'day', 'her', 'his'])
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i
const FIGURE = /^\d{1,4}(?:st|nd|rd|th)?$/i
const isDate = ({ text }: Token): boolean => MONTH.test(text) || FIGURE.test(text) || /^\d{6,8}$/.test(text)

/** "d.o.b." is three tokens. */
const saysAt = (tokens: readonly Token[], at: number): number => {
  const [one, two, three] = [0, 1, 2].map(n => tokens[at + n]?.text.toLowerCase())
  if (one === 'd' && two === 'o' && three === 'b') return 3
  return one !== undefined && SAYS.has(one) ? 1 : 0
}

function birthsIn(text: string): Span[] {
  const tokens = tokensIn(text)
  const found: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    const length = saysAt(tokens, at)
    if (length === 0) continue
    let first = at + length
    while (first < at + length + 3 && BETWEEN.has(tokens[first]?.text.toLowerCase() ?? '')) first++
    let last = first
    while (last < first + 3 && tokens[last] && isDate(tokens[last] ?? { text: '', from: 0, to: 0 })) last++
    const [from, to] = [tokens[first], tokens[last - 1]]
    if (last > first && from && to) found.push({ from: from.from, to: to.to })
  }
  return found
}

export const withoutBirths = (text: string): string => without(text, birthsIn(text))
