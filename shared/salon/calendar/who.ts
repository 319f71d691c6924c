// Who an entry's line is about, and what for: "Jane Smith - Half head foils". A client is linked if exactly one card
// has that full name. Any other name stays as text for somebody to link.
import { formsOf, nameOf, wordsIn } from '../../reading/names/names'
import { serviceOf } from '../../trade/services'

export type Card = { id: string; name: string }
type BookedFor = { client_id: string | null; client_name: string | null; service: string }

const MOST_WORDS = 5

/** Full names as words, in each of their forms; a name on several cards has several ids. */
export class Cards {
  private readonly byName = new Map<string, Set<string>>()

  constructor(cards: readonly Card[]) {
    for (const { id, name } of cards) {
      const forms = formsOf(nameOf(name)).map(({ words }) => words.join(' '))
      for (const form of new Set([
        ...forms,
        wordsIn(name)
          .map(({ word }) => word)
          .join(' '),
      ])) {
        if (form === '') continue
        const ids = this.byName.get(form)
        if (ids) ids.add(id)
        else this.byName.set(form, new Set([id]))
      }
    }
  }

  /** For a cell with a name and nothing else. */
  named(text: string): string | null {
    return this.only(wordsIn(text).map(({ word }) => word))
  }

  private only(words: readonly string[]): string | null {
    const ids = this.byName.get(words.join(' '))
    return ids?.size === 1 ? ([...ids][0] ?? null) : null
  }

  /** The longest full name in a line. */
  in(text: string): { id: string | null; from: number; to: number } | null {
    const words = wordsIn(text)
    for (let length = Math.min(MOST_WORDS, words.length); length >= 2; length--)
      for (let at = 0; at + length <= words.length; at++) {
        const found = words.slice(at, at + length)
        const ids = this.byName.get(found.map(({ word }) => word).join(' '))
        if (!ids) continue
        return {
          id: ids.size === 1 ? ([...ids][0] ?? null) : null,
          from: found[0]?.from ?? 0,
          to: found.at(-1)?.to ?? 0,
        }
      }
    return null
  }
}

const EDGE = /^[\s,;:|/()[\]•·–—-]$/
const LINKS = ['with', 'for', 'w/']
/** Strips the punctuation and small words between a name and a service. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  for (let before = -1; before !== from + text.length - to; ) {
    before = from + text.length - to
    while (from < to && EDGE.test(text.charAt(from))) from += 1
    while (to > from && EDGE.test(text.charAt(to - 1))) to -= 1
    const inner = text.slice(from, to).toLowerCase()
    const first = LINKS.find(word => inner.startsWith(`${word} `))
    const last = LINKS.find(word => inner.endsWith(` ${word}`))
    if (first) from += first.length
    else if (last) to -= last.length
  }
  return text.slice(from, to).replace(/\s{2,9}/g, ' ')
}

const BETWEEN = /\s[-–—|/]\s|[:|(),;]|\s(?:with|for)\s/i
const NO_PEOPLE = new Set(
  `meeting lunch break training holiday closed off team staff course delivery stock clean dentist doctor school birthday
  bank admin busy blocked hold`.split(/\s+/),
)
/** Checks each part of "Day-off" separately. */
const namesNobody = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\W+/)
    .some(word => NO_PEOPLE.has(word))
/** "Jane Smith", "Mrs O'Neill": a capital on each word. */
function isName(text: string, least: number): boolean {
  const words = wordsIn(text)
  return (
    words.length >= least &&
    words.length <= 4 &&
    words.every(({ capital }) => capital) &&
    !/\d/.test(text) &&
    !namesNobody(text) &&
    serviceOf(text) === null
  )
}

const SHORT = 200
const LINE = 500

export function saidIn(summary: string, cards: Cards): BookedFor {
  const text = summary.slice(0, LINE).trim()
  const known = cards.in(text)
  if (known) {
    const service = trimmed(`${text.slice(0, known.from)} ${text.slice(known.to)}`)
    const name = text.slice(known.from, known.to)
    return { client_id: known.id, client_name: known.id === null ? name : null, service }
  }
  const parts = text
    .split(BETWEEN)
    .map(part => part.trim())
    .filter(Boolean)
  const [name, ...others] = parts.filter(part => isName(part, 1))
  if (parts.length > 1 && name !== undefined && others.length === 0)
    return {
      client_id: null,
      client_name: name.slice(0, SHORT),
      service: parts.filter(part => part !== name).join(', '),
    }
  if (parts.length === 1 && isName(text, 2))
    return { client_id: null, client_name: text.slice(0, SHORT), service: '' }
  return nameBefore(text) ?? { client_id: null, client_name: null, service: text }
}

/** "Jane Smith cut and blow-dry" */
function nameBefore(text: string): BookedFor | null {
  const words = wordsIn(text)
  for (const length of [3, 2, 1]) {
    const next = words[length]
    if (!next) continue
    const [before, after] = [text.slice(0, next.from).trim(), text.slice(next.from)]
    if (isName(before, 1) && serviceOf(after) !== null && !next.capital)
      return { client_id: null, client_name: trimmed(before), service: after.trim() }
  }
  return null
}
