// Splits a text into tokens, sentences and clauses that point back into what was written. Nothing is rewritten.

import { folded } from '../fold-text'
import { NEGATIONS } from './words/denials'

/** `start`, `end`: in characters of the text. `norm`: lower case, without accents and apostrophes. */
export type Token = {
  kind: 'word' | 'number' | 'mark'
  norm: string
  start: number
  end: number
  /** No space before it: "2cm", "5N". */
  glued: boolean
}
/** `from`, `to`: token indexes; `to` itself is excluded. */
export type Stretch = { from: number; to: number }
export type Doc = { text: string; tokens: readonly Token[]; clauses: readonly Clause[] }
/** `sentence`: its number. A comma or a turning word ends a clause; a full stop or a line break ends a sentence. */
export type Clause = Stretch & { sentence: number }

/**
 * Nobody says more in one breath. What never ends is read in parts, so the time grows with its length and not its
 * square.
 */
const LONGEST_CLAUSE = 60

const LETTER = /\p{L}/u
const isDigit = (char: string): boolean => char >= '0' && char <= '9'
const isBlank = (char: string): boolean => char.trim() === ''
const APOSTROPHES = "'’‘`´"
const EACH_APOSTROPHE = [...APOSTROPHES]
/** These may stand inside a number: "7.43", "10/16", "1,200". */
const WITHIN_NUMBERS = './,'

const ENDS_SENTENCE = new Set(['.', '!', '?', ';', '\n', '…', '•', '|'])
const ENDS_CLAUSE = new Set([',', ':', '(', ')', '–', '—'])
/** Turning words: what holds before them doesn't hold after them. */
const TURNS = new Set([
  'but',
  'though',
  'although',
  'however',
  'except',
  'then',
  'now',
  'so',
  'because',
  'cos',
])

/** After these "so" means "to such a degree" and doesn't turn: "the water is so hard". */
const BEFORE_HOW_MUCH = new Set(
  'is are was were be been its gets got feels looks goes hair ends roots scalp'.split(' '),
)

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    if (isBlank(char) && char !== '\n') {
      at++
      continue
    }
    const start = at
    let kind: Token['kind'] = 'mark'
    if (isDigit(char)) {
      kind = 'number'
      while (
        isDigit(text[at] ?? '') ||
        (WITHIN_NUMBERS.includes(text[at] ?? ' ') && isDigit(text[at + 1] ?? ''))
      )
        at++
    } else if (LETTER.test(char)) {
      kind = 'word'
      while (
        LETTER.test(text[at] ?? '') ||
        (APOSTROPHES.includes(text[at] ?? ' ') && LETTER.test(text[at + 1] ?? ''))
      )
        at++
    } else at++
    tokens.push({
      kind,
      norm: normOf(text.slice(start, at)),
      start,
      end: at,
      glued: start === tokens.at(-1)?.end,
    })
  }
  return tokens
}

function normOf(written: string): string {
  if (written === '\n') return written
  const norm = folded(written)
  if (norm.length === 1 || !EACH_APOSTROPHE.some(mark => norm.includes(mark))) return norm
  return [...norm].filter(char => !APOSTROPHES.includes(char)).join('')
}

const isHowMuch = ({ norm }: Token, before: Token | undefined): boolean =>
  norm === 'so' && before !== undefined && BEFORE_HOW_MUCH.has(before.norm)

/** No line really ends with one of these, or begins with one of GOES_ON. It was wrapped there and is one sentence. */
const OPEN_ENDED = new Set('to of from with by the a an her his'.split(' '))
const GOES_ON = new Set(['to', 'of'])
/**
 * Whether a line break is only wrapping. A line that denies doesn't run on: "no reactions before / to tint last
 * month".
 */
function isWrapped(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.norm !== '\n') return false
  if (!OPEN_ENDED.has(tokens[at - 1]?.norm ?? '') && !GOES_ON.has(tokens[at + 1]?.norm ?? '')) return false
  for (let before = at - 1; before >= 0 && tokens[before]?.norm !== '\n'; before--)
    if (NEGATIONS.has(tokens[before]?.norm ?? '')) return false
  return true
}

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof'])
/** "Dr. Patel": the full stop doesn't end the sentence. */
const isTitle = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.norm === '.' && TITLES.has(tokens[at - 1]?.norm ?? '') && tokens[at + 1]?.kind === 'word'

export function read(text: string): Doc {
  const tokens = tokensOf(text)
  const clauses: Clause[] = []
  let from = 0
  let sentence = 0
  const close = (to: number, next: number): void => {
    if (to > from) clauses.push({ from, to, sentence })
    from = next
  }
  tokens.forEach((token, at) => {
    if (isWrapped(tokens, at) || isTitle(tokens, at)) return
    if (token.kind === 'mark' && ENDS_SENTENCE.has(token.norm)) {
      close(at, at + 1)
      sentence++
    } else if (token.kind === 'mark' && ENDS_CLAUSE.has(token.norm)) close(at, at + 1)
    // A dash or a slash with spaces around it.
    else if ((token.norm === '-' || token.norm === '/') && !token.glued && !tokens[at + 1]?.glued)
      close(at, at + 1)
    else if (token.kind === 'word' && TURNS.has(token.norm) && !isHowMuch(token, tokens[at - 1]))
      close(at, at)
    else if (at - from === LONGEST_CLAUSE) close(at, at)
  })
  close(tokens.length, tokens.length)
  return { text, tokens, clauses }
}

/** Whether they share a token. */
export const touches = (a: Stretch, b: Stretch): boolean => a.from < b.to && b.from < a.to

/** The span exactly as it was written. */
export function quoteOf({ text, tokens }: Doc, { from, to }: Stretch): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
}
