// Client names as words: how a card writes one, and whether a text says it. Accents, capitals and the shape of an
// apostrophe make no difference.

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu
export const TITLE = /^(?:mrs|mr|ms|mx|miss|dr|prof|revd?|sir|lady|lord|dame|madam)$/

export type Word = {
  /** Without accents and in lower case: "Müller" as "muller". */
  word: string
  /** As typed on a keyboard that lacks its letters: "mueller". Usually the same as `word`. */
  spelt: string
  capital: boolean
  from: number
  to: number
}

/** Letters that people replace with plain ones, though Unicode doesn't count them as a letter with an accent. */
const PLAINER: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** What people type for a letter that their keyboard lacks. They also type it plain, without its mark. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const speltOut = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, letter => SPELT_OUT[letter] ?? letter)

/** One call reads ten thousand cards, and most of their names are plain: this is the fast path. */
const ENGLISH = /^[A-Za-z']+$/
const folded = (word: string): string =>
  ENGLISH.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/[łøđßæœı]/g, letter => PLAINER[letter] ?? letter)

/** The words of a text with their places, without a possessive s. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const own = found.replace(/['’]s$/i, '')
    const word = folded(own)
    const spelt = ENGLISH.test(own) ? word : folded(speltOut(own))
    return { word, spelt, capital: /^\p{Lu}/u.test(own), from: index, to: index + own.length }
  })
}

/** Whether the word matches in either of its spellings. */
export const isWord = ({ word, spelt }: Word, wanted: string): boolean => word === wanted || spelt === wanted

/**
 * The name on a card: "Smith, Jane" and "Mrs Jane Smith" are both Jane Smith. In "Mrs Patel" the title stands in for
 * the first name.
 */
export type Name = { first: string; firstWords: string[]; others: string[] }

function partsOf(card: string): { first: string; others: string } {
  const [before = '', after = ''] = card.split(',', 2)
  const parts = (/\p{L}/u.test(after) ? `${after} ${before}` : card).trim().split(/\s+/)
  const titled = parts.length > 1 && TITLE.test((parts[0] ?? '').replace(/\.$/, '').toLowerCase())
  const [first = '', ...others] = titled && parts.length > 2 ? parts.slice(1) : parts
  return { first, others: others.join(' ') }
}

const plain = (text: string): string[] => wordsIn(text).map(({ word }) => word)

export function nameOf(card: string): Name {
  const { first, others } = partsOf(card)
  return { first, firstWords: plain(first), others: plain(others) }
}

const MOST_SPELLINGS = 8

/** Starts from the last word: where there are too many spellings, it isn't the surname that goes with just one. */
const spellings = (text: string): string[][] =>
  wordsIn(text).reduceRight<string[][]>(
    (all, { word, spelt }) =>
      word === spelt || all.length >= MOST_SPELLINGS
        ? all.map(each => [word, ...each])
        : [...all.map(each => [word, ...each]), ...all.map(each => [spelt, ...each])],
    [[]],
  )

/** The name as nameOf has it, and with each of its words spelt out: "Jürgen Müller" in four ways. */
export function spellingsOf(card: string): Name[] {
  const { first, others } = partsOf(card)
  const ways = spellings(others)
  return spellings(first).flatMap(firstWords => ways.map(rest => ({ first, firstWords, others: rest })))
}

/** The ways to write a full name, as words: "Jane Ann Smith", "Jane Smith", and each with the surname first. */
export function formsOf({ firstWords, others }: Name): { words: string[]; surnameFirst: boolean }[] {
  if (firstWords.length === 0 || others.length === 0) return []
  const surnames = others.length > 1 ? [others, others.slice(-1)] : [others]
  return surnames.flatMap(surname => [
    { words: [...firstWords, ...surname], surnameFirst: false },
    { words: [...surname, ...firstWords], surnameFirst: true },
  ])
}

/** Whether a text has the full name. A name of one word must have a capital or begin a line. */
export function namedIn(text: string, card: string): boolean {
  const words = heard(text)
  return spellingsOf(card).some(name => said(words, name))
}

type SpokenName = {
  words: readonly Word[]
  /** Where each spelling of each word stands. */
  places: ReadonlyMap<string, readonly number[]>
  alone: ReadonlySet<string>
}

function heard(text: string): SpokenName {
  const words = wordsIn(text)
  const places = new Map<string, number[]>()
  const alone = new Set<string>()
  const starts = ({ from }: Word): boolean =>
    /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, from - 40), from))
  for (const [at, each] of words.entries()) {
    const isAlone = each.capital || starts(each)
    for (const spelling of new Set([each.word, each.spelt])) {
      const there = places.get(spelling)
      if (there) there.push(at)
      else places.set(spelling, [at])
      if (isAlone) alone.add(spelling)
    }
  }
  return { words, places, alone }
}

/** Where these words occur one after another. */
function placesOf({ words, places }: SpokenName, [head = '', ...rest]: readonly string[]): number[] {
  const follows = (at: number): boolean =>
    rest.every((wanted, n) => {
      const word = words[at + n + 1]
      return word !== undefined && isWord(word, wanted)
    })
  return (places.get(head) ?? []).filter(follows)
}
const has = (text: SpokenName, wanted: readonly string[]): boolean => placesOf(text, wanted).length > 0

function said(text: SpokenName, name: Name): boolean {
  const { firstWords, others } = name
  if (others.length > 0) return formsOf(name).some(({ words }) => has(text, words))
  const [only = ''] = firstWords
  return firstWords.length > 1 ? has(text, firstWords) : text.alone.has(only)
}

/**
 * Like `namedIn`, but for many cards. It also takes a surname after a title or beside an initial: when in doubt the
 * name was said. Finding a name too many costs less than missing one.
 */
export function saidIn(text: string): (card: string) => boolean {
  const words = heard(text)
  const titled = (surname: string): boolean =>
    placesOf(words, [surname]).some(at => TITLE.test(words.words[at - 1]?.word ?? ''))
  const saysOne = (name: Name): boolean => {
    if (said(words, name)) return true
    const surname = name.others.at(-1) ?? ''
    const initial = name.firstWords[0]?.charAt(0) ?? ''
    if (surname.length < 2) return false
    return has(words, [initial, surname]) || has(words, [surname, initial]) || titled(surname)
  }
  return card => spellingsOf(card).some(saysOne)
}
