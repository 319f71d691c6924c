// "Client A", "Customer 2": people without a name. Each gets a one-word stand-in that reads like a name, and gets the
// original words back at the end.
import { isNamed } from '../../../../reading/letters'
import type { Resolved } from '../entry'
import { isCapital, isFiller, isServiceWord } from '../words'

const LABEL =
  /(?<![\p{L}\d])([Cc]lient|CLIENT|[Cc]ustomer|CUSTOMER|[Gg]uest)\s(?:[Nn]o\.?\s?|#\s?)?(\p{Lu}|[1-9]\d?)(?![\p{L}\d'’&/]|\.\p{L}|[.:]\d| ?[ap]m\b| ?(?:-|–|to|till?|until) ?\d|\s(?:mins?|minutes|hours?|hrs?|x)\b)/gu
const WITH = /(?:\b(?:with|by|stylist:?)|w\/|@)\s*\p{Lu}[\p{L}'’-]*/gu

/** If the words that follow name somebody, the label is just the line's number. */
const hasName = (words: string): boolean =>
  words
    .replace(WITH, ' ')
    .split(/[^\p{L}'’&/-]+/u)
    .some(
      word =>
        isNamed(word) &&
        isCapital(word) &&
        !isServiceWord(word) &&
        !isFiller(word) &&
        !/^(?:lunch|break)$/i.test(word),
    )

type StandIns = {
  text: string
  /** Restores the original words. */
  back: (text: string) => string
}

/** The text with such labels turned into names; unchanged if people are named beside them. */
export function standIns(text: string): StandIns {
  const found = [...text.matchAll(LABEL)]
  const places = found.map((match, at) => {
    const from = (match.index ?? 0) + match[0].length
    const line = text.indexOf('\n', from)
    return text.slice(from, Math.min(found[at + 1]?.index ?? text.length, line < 0 ? text.length : line))
  })
  const signs = found.map(match => match[2] ?? '')
  const counted = signs.every(sign => /^\p{L}$/u.test(sign)) || signs.includes('1')
  if (found.length < 2 || !counted || places.some(hasName)) return { text, back: same => same }
  const words = new Map<string, string>()
  const made = text.replace(LABEL, (whole: string) => {
    const known = [...words].find(([, own]) => own.toLowerCase() === whole.toLowerCase())?.[0]
    const name =
      known ??
      `Clientˑx${String.fromCharCode(97 + (words.size % 26)).repeat(1 + Math.floor(words.size / 26))}`
    if (!known) words.set(name, whole)
    return name
  })
  return {
    text: made,
    back: given => given.replace(/Clientˑ[a-z]+/g, name => words.get(name) ?? name),
  }
}

/** The day with people's original labels. */
export const named = (day: Resolved, back: StandIns['back']): Resolved => ({
  ...day,
  entries: day.entries.map(entry => ({
    ...entry,
    client: back(entry.client),
    staff: back(entry.staff),
    service: back(entry.service),
  })),
  cancelled: day.cancelled.map(one => ({ ...one, client: back(one.client) })),
  waiting: day.waiting.map(one => ({ ...one, client: back(one.client) })),
  unread: day.unread.map(line => ({ ...line, text: back(line.text) })),
  assumed: day.assumed.map(each => ({ ...each, text: back(each.text) })),
})
