// Names of clients as words: how a card writes one, and whether a text says it. Accents, capitals and the way an
// apostrophe is drawn make no difference.

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu
export const TITLE = /^(?:mrs|mr|ms|mx|miss|dr|prof|revd?|sir|lady|lord|dame|madam)$/

export type Word = {
  /** Without accents, in small letters. */
  word: string
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

/** Ten thousand cards are read for one call: most names are plain. */
const folded = (word: string): string =>
  /^[A-Za-z']+$/.test(word)
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
    return { word: folded(own), capital: /^\p{Lu}/u.test(own), from: index, to: index + own.length }
  })
}

const plain = (text: string): string[] => wordsIn(text).map(({ word }) => word)

/** A card's name: "Smith, Jane" and "Mrs Jane Smith" are Jane Smith. Of "Mrs Patel" the title stands for the first name. */
export type Name = { first: string; firstWords: string[]; others: string[] }

export function nameOf(card: string): Name {
  const [before = '', after = ''] = card.split(',', 2)
  const parts = (/\p{L}/u.test(after) ? `${after} ${before}` : card).trim().split(/\s+/)
  const titled = parts.length > 1 && TITLE.test((parts[0] ?? '').replace(/\.$/, '').toLowerCase())
  const [first = '', ...others] = titled && parts.length > 2 ? parts.slice(1) : parts
  return { first, firstWords: plain(first), others: plain(others.join(' ')) }
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
  return said(heard(text), nameOf(card))
}

type Heard = { all: string; alone: ReadonlySet<string> }

function heard(text: string): Heard {
  const words = wordsIn(text)
  const starts = ({ from }: Word): boolean =>
    /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, from - 40), from))
  return {
    all: ` ${words.map(({ word }) => word).join(' ')} `,
    alone: new Set(words.filter(each => each.capital || starts(each)).map(({ word }) => word)),
  }
}

function said({ all, alone }: Heard, name: Name): boolean {
  const { firstWords, others } = name
  if (others.length > 0) return formsOf(name).some(({ words }) => all.includes(` ${words.join(' ')} `))
  const [only = ''] = firstWords
  return firstWords.length > 1 ? all.includes(` ${firstWords.join(' ')} `) : alone.has(only)
}

/**
 * The same for many cards, and also for a surname behind a title or beside an initial: in doubt it was said. A word too
 * many costs less than one too few.
 */
export function saidIn(text: string): (card: string) => boolean {
  const words = heard(text)
  return card => {
    const name = nameOf(card)
    if (said(words, name)) return true
    const surname = name.others.at(-1) ?? ''
    const initial = name.firstWords[0]?.charAt(0) ?? ''
    if (surname.length < 2) return false
    const beside = [` ${initial} ${surname} `, ` ${surname} ${initial} `]
    return beside.some(each => words.all.includes(each)) || titled(words.all, surname)
  }
}

/** Whether a surname stands behind a title. */
function titled(all: string, surname: string): boolean {
  for (let at = all.indexOf(` ${surname} `); at > 0; at = all.indexOf(` ${surname} `, at + 1))
    if (TITLE.test(all.slice(all.lastIndexOf(' ', at - 1) + 1, at))) return true
  return false
}
