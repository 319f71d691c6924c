// Families of wording as data: one line stands for many ways to say a thing, read over the words of a text. No character
// patterns: words, one after another, so that reading takes the length of the text.
import { read } from './doc'

/**
 * Families, with commas between them. In a family, with blanks between:
 * `don't be (so/too) silly/daft/like_that`: one of the words (`_` joins the words of one), brackets for what may be missing,
 * `(so/very)*` for any number of them and `(so/very)+` for one at least;
 * `react*`, `*ing`, `*`: any ending, any beginning, any word; `#`: a number;
 * `..4`: up to four other words, `..4-but/or`: none of these among them (`..4-COMMA`: no comma); `^`, `;`: no word before, none after; `COMMA`, `~`: a comma is there, none is; `?`: a question mark; `.`: the sentence doesn't end with one;
 * `-a/b`: these don't follow; `<a/b`: these don't stand before; `@name`: the families of that name.
 */
export type Families = string
export type Named = Readonly<Record<string, Families>>
export type Found = { index: number; text: string }
export type Wording = {
  /** The first place where it is said, the longest of it. */
  in: (text: string) => Found | null
  has: (text: string) => boolean
  all: (text: string) => Found[]
  /** The text without what is said of it. */
  without: (text: string, instead?: string) => string
}

const CLITICS = ["'s", "'re", "'ve", "'ll", "'d", "'m"]
/** "it" and "'s" of "it's". */
function parted(word: string): readonly [string, string] {
  const clitic = CLITICS.find(each => word.endsWith(each)) ?? ''
  return [word.slice(0, word.length - clitic.length), clitic]
}

type Word = { start: number; end: number; word: string; isMark: boolean }

const STOPS = new Set(['.', '!', '?', '…', '\n'])
const WRITTEN = ['’', '‘', '`', '´']
const plain = (written: string): string =>
  WRITTEN.reduce((text, mark) => text.replaceAll(mark, "'"), written).toLowerCase()

/** A talk is read again with each line that comes: a line that was read is not read twice. */
const MOST_TEXTS = 400
const known = new Map<string, readonly Word[]>()
function wordsIn(text: string): readonly Word[] {
  const before = known.get(text)
  if (before) return before
  const words = read(text).tokens.flatMap(({ kind, norm, start, end, glued }): Word[] => {
    if (norm === '-' && glued) return []
    if (kind !== 'word') return [{ start, end, word: norm, isMark: kind === 'mark' }]
    const [word, clitic] = parted(plain(text.slice(start, end)))
    const to = start + word.length
    return [
      { start, end: to, word, isMark: false },
      ...(clitic === '' ? [] : [{ start: to, end, word: clitic, isMark: false }]),
    ]
  })
  if (known.size >= MOST_TEXTS) known.clear()
  known.set(text, words)
  return words
}

type Test = (word: string) => boolean
type Alternative = readonly { exact: string | null; test: Test }[]
type Slot =
  | { of: 'words'; single: ReadonlySet<string>; others: readonly Alternative[]; least: 0 | 1; most: number }
  | { of: 'gap'; most: number; without: ReadonlySet<string> }
  | { of: 'not_next'; others: readonly Alternative[] }
  | { of: 'not_before'; others: readonly Alternative[] }
  | { of: 'first' }
  | { of: 'last' }
  | { of: 'comma'; isThere: boolean }
  | { of: 'asked' }
  | { of: 'told' }
  | { of: 'named'; families: readonly Slot[][]; least: 0 | 1 }

const isNumber = (word: string): boolean => word[0] !== undefined && word[0] >= '0' && word[0] <= '9'
const isWord = (word: string): boolean => word.toLowerCase() !== word.toUpperCase() || isNumber(word)

function testOf(written: string): Test {
  if (written === '#') return isNumber
  if (written === '*') return isWord
  if (written.endsWith('*')) return word => word.startsWith(written.slice(0, -1))
  if (written.startsWith('*')) return word => word.endsWith(written.slice(1)) && isWord(word)
  return word => word === written
}
const isExact = (written: string): boolean => written !== '#' && !written.includes('*')
const alternativeOf = (written: string): Alternative =>
  written
    .split('_')
    .flatMap(word => parted(word).filter(Boolean))
    .map(word => ({ exact: isExact(word) ? word : null, test: testOf(word) }))

function wordsSlot(written: string, least: 0 | 1, most: number): Slot {
  const all = written.split('/')
  const isSingle = (each: string): boolean =>
    !each.includes('_') && isExact(each) && parted(each).filter(Boolean).length === 1
  const single = all.filter(isSingle)
  const others = all.filter(each => !isSingle(each))
  return { of: 'words', single: new Set(single), others: others.map(alternativeOf), least, most }
}

const MOST_REPEATED = 4
type Compiled = Map<string, Slot[][]>

function slotOf(written: string, named: Named, done: Compiled): Slot {
  if (written === '^') return { of: 'first' }
  if (written === ';') return { of: 'last' }
  if (written === 'COMMA') return { of: 'comma', isThere: true }
  if (written === '~') return { of: 'comma', isThere: false }
  if (written === '?') return { of: 'asked' }
  if (written === '.') return { of: 'told' }
  if (written.startsWith('..')) {
    const [most, without] = written.slice(2).split('-')
    return { of: 'gap', most: Number(most), without: new Set(without?.replace('COMMA', ',').split('/')) }
  }
  const rest = written.slice(1)
  if (written.startsWith('-'))
    return { of: 'not_next', others: rest.split('/').filter(Boolean).map(alternativeOf) }
  if (written.startsWith('<'))
    return { of: 'not_before', others: rest.split('/').filter(Boolean).map(alternativeOf) }
  if (written.startsWith('@') || written.startsWith('(@')) {
    const name = written.startsWith('(') ? written.slice(2, -1) : rest
    const before = done.get(name)
    const families = before ?? familiesOf(named[name] ?? '', named, done)
    if (!before) done.set(name, families)
    return { of: 'named', families, least: written.startsWith('(') ? 0 : 1 }
  }
  if (!written.startsWith('(')) return wordsSlot(written, 1, 1)
  const to = written.lastIndexOf(')')
  const many = written.slice(to + 1)
  return wordsSlot(written.slice(1, to), many === '+' ? 1 : 0, many === '' ? 1 : MOST_REPEATED)
}

const familiesOf = (written: Families, named: Named, done: Compiled): Slot[][] =>
  written
    .split(',')
    .map(family => family.split(/\s+/).filter(Boolean))
    .filter(family => family.length > 0)
    .map(family => family.map(each => slotOf(each, named, done)))

/** The next word from here, past commas and quotes; -1 where the sentence ends. */
function nextWord(words: readonly Word[], from: number): number {
  for (let at = from; at < words.length; at++) {
    const word = words[at]
    if (!word || STOPS.has(word.word)) return -1
    if (!word.isMark || isMeant(word.word)) return at
  }
  return -1
}
/** Marks that are words: "£18", "9 %". */
const isMeant = (mark: string): boolean => '£$€%&+='.includes(mark)

function alternativeEnd(words: readonly Word[], at: number, alternative: Alternative): number {
  let here = at
  for (const { test } of alternative) {
    const next = nextWord(words, here)
    if (next < 0 || !test(words[next]?.word ?? '')) return -1
    here = next + 1
  }
  return here
}

const isBefore = (words: readonly Word[], at: number, alternative: Alternative): boolean => {
  let here = at - 1
  for (const { test } of [...alternative].reverse()) {
    while (words[here]?.isMark && !STOPS.has(words[here]?.word ?? '')) here--
    const word = words[here]
    if (!word || !test(word.word)) return false
    here--
  }
  return true
}

const isLast = (words: readonly Word[], at: number): boolean => nextWord(words, at) < 0
const COMMAS = new Set([',', ':', '–', '—'])
const hasComma = (words: readonly Word[], at: number): boolean =>
  [words[at], words[at - 1]].some(word => word !== undefined && COMMAS.has(word.word))
const isTold = (words: readonly Word[], at: number): boolean =>
  words.slice(at).find(({ word }) => STOPS.has(word))?.word !== '?'
function isAsked(words: readonly Word[], at: number): boolean {
  let here = at
  while (words[here]?.isMark && words[here]?.word !== '?') here++
  return words[here]?.word === '?'
}

/** The farthest end of a family that begins at a word; -1 where it isn't said. */
function endOf(words: readonly Word[], at: number, slots: readonly Slot[], nth: number): number {
  const slot = slots[nth]
  if (!slot) return at
  const on = (to: number): number => endOf(words, to, slots, nth + 1)
  switch (slot.of) {
    case 'first':
      return words.slice(0, at).every(({ isMark }) => isMark) ? on(at) : -1
    case 'last':
      return isLast(words, at) ? on(at) : -1
    case 'comma':
      return hasComma(words, at) === slot.isThere ? on(at) : -1
    case 'asked':
      return isAsked(words, at) ? on(at) : -1
    case 'told':
      return isTold(words, at) ? on(at) : -1
    case 'not_next':
      return slot.others.some(each => alternativeEnd(words, at, each) >= 0) ? -1 : on(at)
    case 'not_before':
      return slot.others.some(each => isBefore(words, at, each)) ? -1 : on(at)
    case 'gap': {
      let found = on(at)
      let here = at
      for (let skipped = 0; skipped < slot.most; skipped++) {
        const next = nextWord(words, here)
        if (next < 0 || slot.without.has(words[next]?.word ?? '')) break
        if (slot.without.has(',') && hasComma(words, next)) break
        here = next + 1
        found = Math.max(found, on(here))
      }
      return found
    }
    case 'named': {
      const ends = slot.families.map(family => endOf(words, at, family, 0)).filter(to => to >= 0)
      const found = Math.max(-1, ...new Set(ends.map(on)))
      return slot.least === 0 ? Math.max(found, on(at)) : found
    }
    default:
      return repeatedEnd(words, at, slot, on)
  }
}

function repeatedEnd(
  words: readonly Word[],
  at: number,
  slot: Extract<Slot, { of: 'words' }>,
  on: (to: number) => number,
): number {
  let found = slot.least === 0 ? on(at) : -1
  let ends = new Set([at])
  for (let nth = 0; nth < slot.most && ends.size > 0; nth++) {
    const further = new Set<number>()
    for (const from of ends) {
      const here = nextWord(words, from)
      const word = words[here]?.word
      if (word === undefined) continue
      if (slot.single.has(word)) further.add(here + 1)
      for (const each of slot.others) {
        const to = alternativeEnd(words, from, each)
        if (to > from) further.add(to)
      }
    }
    for (const to of further) found = Math.max(found, on(to))
    ends = further
  }
  return found
}

/** By what a family may begin with; null: with anything. */
function beginnings(slots: readonly Slot[], nth = 0): string[] | null {
  const slot = slots[nth]
  if (!slot || slot.of === 'gap' || slot.of === 'last' || slot.of === 'asked' || slot.of === 'told')
    return null
  if (slot.of === 'first' || slot.of === 'comma' || slot.of === 'not_next' || slot.of === 'not_before')
    return beginnings(slots, nth + 1)
  const own: (string[] | null)[] =
    slot.of === 'named'
      ? slot.families.map(family => beginnings(family))
      : [[...slot.single], ...slot.others.map(([first]) => (first?.exact ? [first.exact] : null))]
  const all = slot.least === 0 ? [...own, beginnings(slots, nth + 1)] : own
  return all.some(each => each === null) ? null : all.flatMap(each => each ?? [])
}

type Book = { by: ReadonlyMap<string, readonly Slot[][]>; open: readonly Slot[][] }

function bookOf(families: readonly Slot[][]): Book {
  const by = new Map<string, Slot[][]>()
  const open: Slot[][] = []
  for (const family of families) {
    const first = beginnings(family)
    if (first === null) open.push(family)
    else
      for (const word of new Set(first)) {
        const same = by.get(word)
        if (same) same.push(family)
        else by.set(word, [family])
      }
  }
  return { by, open }
}

/** Put together when it is first asked for. */
export function wording(families: Families, named: Named = {}): Wording {
  let book: Book | null = null
  const from = (text: string, start: number): (Found & { from: number; to: number }) | null => {
    book ??= bookOf(familiesOf(families, named, new Map()))
    const words = wordsIn(text)
    for (let at = start; at <= words.length; at++) {
      const word = words[at]?.word ?? ''
      const here = [
        ...(book.by.get(word) ?? []),
        ...(words[at]?.isMark && !isMeant(word) && word !== '?' ? [] : book.open),
      ]
      const to = Math.max(-1, ...here.map(family => endOf(words, at, family, 0)))
      if (to < 0) continue
      const [first, last] = [words[at], words[to - 1]]
      const index = first?.start ?? text.length
      return { index, text: text.slice(index, Math.max(index, last?.end ?? index)), from: at, to }
    }
    return null
  }
  const all = (text: string): Found[] => {
    const found: Found[] = []
    for (let next = from(text, 0); next; next = from(text, Math.max(next.to, next.from + 1))) found.push(next)
    return found
  }
  return {
    in: text => from(text, 0),
    has: text => from(text, 0) !== null,
    all,
    without: (text, instead = ' ') => {
      const found = all(text)
      let [out, at] = ['', 0]
      for (const { index, text: said } of found) {
        out += text.slice(at, index) + instead
        at = index + said.length
      }
      return out + text.slice(at)
    },
  }
}
