// Names of clients as words: how a card writes one, and whether a text says it. Accents, capitals and the way an
// apostrophe is drawn make no difference.

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu
export const TITLE = /^(?:mrs|mr|ms|mx|miss|dr|prof|revd?|sir|lady|lord|dame|madam)$/

export type Word = {
  /** Without accents, in small letters: "Müller" as "muller". */
  word: string
  /** The same as a keyboard without its letters has it: "mueller". Mostly no other. */
  spelt: string
  capital: boolean
  from: number
  to: number
}

/** What Unicode doesn't take for a plain letter with a mark on it, and people do. */
const PLAINER: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** What is typed for a letter that the keyboard hasn't; without its mark it is typed as well. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const speltOut = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, letter => SPELT_OUT[letter] ?? letter)

/** Ten thousand cards are read for one call: most names are plain. */
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

/** The words of a text, each with its place; a possessive's s is no part of a name. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const own = found.replace(/['’]s$/i, '')
    const word = folded(own)
    const spelt = ENGLISH.test(own) ? word : folded(speltOut(own))
    return { word, spelt, capital: /^\p{Lu}/u.test(own), from: index, to: index + own.length }
  })
}

/** Whether it may be that word, by one of its spellings. */
export const isWord = ({ word, spelt }: Word, wanted: string): boolean => word === wanted || spelt === wanted

/** A card's name: "Smith, Jane" and "Mrs Jane Smith" are Jane Smith. Of "Mrs Patel" the title stands for the first name. */
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

/** From the last word on: where they are too many, it is not the surname that has one only. */
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

/** The full name's ways to be written, as words: "Jane Ann Smith", "Jane Smith", and each with the surname first. */
export function formsOf({ firstWords, others }: Name): { words: string[]; surnameFirst: boolean }[] {
  if (firstWords.length === 0 || others.length === 0) return []
  const surnames = others.length > 1 ? [others, others.slice(-1)] : [others]
  return surnames.flatMap(surname => [
    { words: [...firstWords, ...surname], surnameFirst: false },
    { words: [...surname, ...firstWords], surnameFirst: true },
  ])
}

/** Whether a text has the full name; of a name of one word the word itself, with a capital or at a line's beginning. */
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

/** Where these words begin, one after the other. */
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
 * The same for many cards, and also for a surname behind a title or beside an initial: in doubt it was said. A word too
 * many costs less than one too few.
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
