// Phrases of several words as one line of data each, found among the tokens of a text: "(can|could) [also] be moved".
// A word stands for itself, `|` for a choice, [ ] for what may be missing, { } for what may come again and again, `word*`
// for its beginning, <name> for a value that a slot reads, ^ and $ for the ends of the text.
import { type Doc, read, type Token } from './doc'
import { isCapital } from './letters'
import { remembered } from './remembered'

/** A value that begins at a token: where it ends, and what it is; the longest first. */
export type Slot = (doc: Doc, at: number) => readonly { to: number; value: unknown }[]
export type Slots = Readonly<Record<string, Slot>>
type Part =
  | { is: 'word'; word: string }
  | { is: 'begins'; word: string }
  | { is: 'slot'; name: string }
  | { is: 'start' }
  | { is: 'end' }
  | { is: 'ways'; ways: readonly (readonly Part[])[]; least: 0 | 1; most: number }
/** `firsts`: the words that it can begin with; null: any. */
export type Phrase = { parts: readonly Part[]; firsts: ReadonlySet<string> | null; slots: Slots } & Around
/** What must not stand straight before it or behind it, and what must follow. */
type Around = { notAfter?: Phrase | undefined; notBefore?: Phrase | undefined; before?: Phrase | undefined }
/** `from`, `to`: tokens. `start`, `end`: characters. `values`: of its slots, in their order. */
export type Found = { from: number; to: number; start: number; end: number; values: readonly unknown[] }

export const docOf = remembered(read, 400)
const isWord = ({ kind }: Token): boolean => kind !== 'mark'
const oneToken =
  (is: (token: Token, doc: Doc) => boolean): Slot =>
  (doc, at) => {
    const token = doc.tokens[at]
    return token && is(token, doc) ? [{ to: at + 1, value: token.norm }] : []
  }
/** What every phrase may ask for: a word or sign, all that follows, a number, a word of a letter or two, a capital. */
const EVERYWHERE: Slots = {
  any: oneToken(() => true),
  rest: ({ tokens }, at) => (at < tokens.length ? [{ to: tokens.length, value: null }] : []),
  n: oneToken(({ kind }) => kind === 'number'),
  short: oneToken(token => isWord(token) && token.norm.length <= 2),
  capital: oneToken(({ start }, { text }) => isCapital(text.slice(start))),
}

const OPENS: Readonly<Record<string, { closes: string; least: 0 | 1; most: number }>> = {
  '(': { closes: ')', least: 1, most: 1 },
  '[': { closes: ']', least: 0, most: 1 },
  '{': { closes: '}', least: 0, most: 12 },
}
const SIGNS = '()[]{}|'

function signsOf(source: string): string[] {
  const signs: string[] = []
  let word = ''
  for (const char of `${source} `) {
    if (char.trim() !== '' && !SIGNS.includes(char)) {
      word += char
      continue
    }
    if (word !== '') signs.push(word)
    word = ''
    if (SIGNS.includes(char)) signs.push(char)
  }
  return signs
}

const partOf = (sign: string): Part =>
  sign === '^'
    ? { is: 'start' }
    : sign === '$'
      ? { is: 'end' }
      : sign.length > 2 && sign.startsWith('<')
        ? { is: 'slot', name: sign.slice(1, -1) }
        : sign.length > 1 && sign.endsWith('*')
          ? { is: 'begins', word: sign.slice(0, -1) }
          : { is: 'word', word: sign }

/** The ways up to the sign that closes them, the longest first. */
function waysIn(signs: readonly string[], at: number, closes: string): { ways: Part[][]; to: number } {
  const ways: Part[][] = [[]]
  let to = at
  while (to < signs.length && signs[to] !== closes) {
    const sign = signs[to] ?? ''
    const opens = OPENS[sign]
    if (sign === '|') ways.push([])
    else if (opens) {
      const inner = waysIn(signs, to + 1, opens.closes)
      ways.at(-1)?.push({ is: 'ways', ways: inner.ways, least: opens.least, most: opens.most })
      to = inner.to
    } else ways.at(-1)?.push(partOf(sign))
    to++
  }
  return { ways: ways.sort((a, b) => b.length - a.length), to }
}

/** The words that it may begin with, and whether something else may come first. */
function firstsOf(parts: readonly Part[], firsts: Set<string>): 'more' | 'any' | 'done' {
  for (const part of parts) {
    if (part.is === 'word') {
      firsts.add(part.word)
      return 'done'
    }
    if (part.is !== 'ways') return 'any'
    const each = part.ways.map(way => firstsOf(way, firsts))
    if (each.includes('any')) return 'any'
    if (part.least > 0 && !each.includes('more')) return 'done'
  }
  return 'more'
}

/** `source`: a phrase a line, or several with `|` between them. */
export function phraseOf(source: string | readonly string[], own: Slots = {}, around: Around = {}): Phrase {
  const { ways } = waysIn(signsOf(typeof source === 'string' ? source : source.join(' | ')), 0, '')
  const parts: Part[] = [{ is: 'ways', ways, least: 1, most: 1 }]
  const firsts = new Set<string>()
  const slots = { ...EVERYWHERE, ...own }
  return { parts, firsts: firstsOf(parts, firsts) === 'done' ? firsts : null, slots, ...around }
}

/** A hyphen within a word: "re-booked", "half-hour". */
const isHyphen = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.norm === '-' && tokens[at].glued && tokens[at + 1]?.glued === true

type Next = (at: number) => boolean

/** Goes through the parts; `next` says whether the rest of the phrase follows. */
function goes(
  doc: Doc,
  slots: Slots,
  parts: readonly Part[],
  index: number,
  at: number,
  values: unknown[],
  next: Next,
): boolean {
  const part = parts[index]
  if (!part) return next(at)
  const on = (to: number): boolean => goes(doc, slots, parts, index + 1, to, values, next)
  if (part.is === 'start') return at === 0 && on(at)
  if (part.is === 'end') return at === doc.tokens.length && on(at)
  if (part.is === 'ways') {
    const again = (count: number, from: number): boolean => {
      if (count < part.most)
        for (const way of part.ways)
          if (
            goes(
              doc,
              slots,
              way,
              0,
              from,
              values,
              to => (to > from || part.most === 1) && again(count + 1, to),
            )
          )
            return true
      return count >= part.least && on(from)
    }
    return again(0, at)
  }
  const skipped = isHyphen(doc.tokens, at) && !(part.is === 'word' && part.word === '-') ? at + 1 : at
  const norm = doc.tokens[skipped]?.norm
  if (norm === undefined) return false
  if (part.is === 'word') return norm === part.word && on(skipped + 1)
  if (part.is === 'begins') return norm.startsWith(part.word) && on(skipped + 1)
  for (const { to, value } of slots[part.name]?.(doc, skipped) ?? []) {
    values.push(value)
    if (on(to)) return true
    values.pop()
  }
  return false
}

/** The phrase where it begins with this token. */
export function foundAt(phrase: Phrase, doc: Doc, from: number): Found | null {
  if (phrase.firsts && !phrase.firsts.has(doc.tokens[from]?.norm ?? '')) return null
  const values: unknown[] = []
  let to = -1
  const ends = (at: number): boolean => {
    if (at <= from || (phrase.notBefore && foundAt(phrase.notBefore, doc, at))) return false
    if (phrase.before && !goes(doc, phrase.before.slots, phrase.before.parts, 0, at, [], () => true))
      return false
    to = at
    return true
  }
  if (!goes(doc, phrase.slots, phrase.parts, 0, from, values, ends)) return null
  if (phrase.notAfter && isBehind(phrase.notAfter, doc, from)) return null
  return { from, to, start: doc.tokens[from]?.start ?? 0, end: doc.tokens[to - 1]?.end ?? 0, values }
}

const LONGEST = 6
/** Whether the phrase ends straight before this token. */
function isBehind(phrase: Phrase, doc: Doc, at: number): boolean {
  for (let from = at - 1; from >= 0 && from >= at - LONGEST; from--)
    if (goes(doc, phrase.slots, phrase.parts, 0, from, [], to => to === at)) return true
  return false
}

/** In the order of the text, none within another. */
export function phrasesIn(phrase: Phrase, doc: Doc): Found[] {
  const found: Found[] = []
  for (let at = 0; at < doc.tokens.length; ) {
    const one = foundAt(phrase, doc, at)
    if (one) found.push(one)
    at = one ? one.to : at + 1
  }
  return found
}

export const says = (phrase: Phrase, text: string): boolean => {
  const doc = docOf(text)
  return doc.tokens.some((_, at) => foundAt(phrase, doc, at) !== null)
}
/** Whether the text begins with it. */
export const opensWith = (phrase: Phrase, text: string): Found | null => foundAt(phrase, docOf(text), 0)
/** Whether the text is this phrase and nothing else but stops around it. */
export function isOnly(phrase: Phrase, text: string): boolean {
  const doc = docOf(text)
  const [from, to] = [doc.tokens.findIndex(isWord), doc.tokens.findLastIndex(isWord) + 1]
  return to > 0 && goes(doc, phrase.slots, phrase.parts, 0, from, [], at => at >= to)
}

/** What follows the phrase that the text begins with; null where it begins otherwise. */
export function restAfter(phrase: Phrase, text: string): string | null {
  const found = opensWith(phrase, text)
  return found && text.slice(found.end).trimStart()
}
/** What stands before the phrase that the text ends with. */
export function textBefore(phrase: Phrase, text: string): string | null {
  const doc = docOf(text)
  for (let from = 1; from < doc.tokens.length; from++) {
    const found = foundAt(phrase, doc, from)
    if (found?.to === doc.tokens.length) return text.slice(0, found.start).trimEnd()
  }
  return null
}

/** The text with something else in the place of each phrase; null leaves it. */
export function swapped(phrase: Phrase, text: string, make: (found: Found) => string | null): string {
  const doc = docOf(text)
  let [made, last] = ['', 0]
  for (let at = 0; at < doc.tokens.length; ) {
    const found = foundAt(phrase, doc, at)
    const put = found && make(found)
    if (found && put !== null) {
      made += text.slice(last, found.start) + put
      last = found.end
      at = found.to
    } else at++
  }
  return made + text.slice(last)
}
