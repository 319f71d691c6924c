// Removes health details that nobody permitted us to share: the sentence goes, except what it says about hair, scalp
// and allergies. Reads the text in a single pass.
import { type Word, wordsIn } from '../../../reading/names/names'
import { healthAt, isOfHair } from './health-words'
import { type Span, without } from './spans'

const LEFT_OUT = '[left out]'

/** A diary line: its place in the day must stay. */
const CLOCK = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|(?<!\d)\d{1,2} ?(?:am|pm)\b|^\s*\d{1,2}\s*[-–]\s*\d{1,2}\b/i
const ENDS_CLAUSE = /[,;:()–—]/
const ENDS_SENTENCE = /[.!?\n]/

/** Sentences, each as its clauses. A dot between digits ends nothing. */
function sentencesIn(text: string): Span[][] {
  const sentences: Span[][] = []
  let clauses: Span[] = []
  let from = 0
  const close = (to: number): void => {
    if (text.slice(from, to).trim() !== '') clauses.push({ from, to })
    from = to + 1
  }
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at] ?? '\n'
    const figure = /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')
    if (ENDS_SENTENCE.test(sign) && !(figure && sign === '.')) {
      close(at)
      if (clauses.length > 0) sentences.push(clauses)
      clauses = []
    } else if (ENDS_CLAUSE.test(sign) && !figure) close(at)
  }
  return sentences
}

const trimmed = (text: string, { from, to }: Span): Span => {
  const part = text.slice(from, to)
  return {
    from: from + part.length - part.trimStart().length,
    to: to - (part.length - part.trimEnd().length),
  }
}

/** The health words in it, by word index. */
function tellingIn(words: readonly Word[], text: string): Span[] {
  const found: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const many = word ? healthAt(words, at, text.slice(word.from, word.to)) : 0
    const last = words[at + many - 1]
    if (word && last && many > 0) found.push({ from: word.from, to: last.to })
  }
  return found
}

export function withoutHealth(text: string): string {
  const words = wordsIn(text)
  const telling = tellingIn(words, text)
  if (telling.length === 0) return text
  const [tellingOf, wordsOf] = [inOrder(telling), inOrder(words)]
  const gone: Span[] = []
  for (const sentence of sentencesIn(text)) {
    const clauses = sentence.map(clause => ({
      clause,
      tells: tellingOf(clause),
      ofHair: wordsOf(clause).some(({ word }) => isOfHair(word)),
    }))
    if (clauses.every(({ tells }) => tells.length === 0)) continue
    for (const { clause, tells, ofHair } of clauses) {
      if (CLOCK.test(text.slice(clause.from, clause.to))) gone.push(...tells)
      else if (tells.length > 0 || !ofHair) gone.push(trimmed(text, clause))
    }
  }
  return without(text, joined(text, gone), LEFT_OUT)
}

/** The spans within a place. Places must be asked for in order, so that each span is checked only once. */
function inOrder<T extends Span>(all: readonly T[]): (place: Span) => T[] {
  let next = 0
  return ({ to }) => {
    const from = next
    while (next < all.length && (all[next]?.from ?? to) < to) next++
    return all.slice(from, next)
  }
}

/** Adjacent spans are joined. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last && /^[\s,;:()–—.!?]*$/.test(text.slice(last.to, span.from))) last.to = span.to
    else result.push({ ...span })
  }
  return result
}
