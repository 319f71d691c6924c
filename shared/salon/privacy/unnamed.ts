// Removes an erased client from texts about something else: "Call Jane Smith" on a reminder that isn't linked to
// anyone. People who are still on file are never mistaken for them. (docs/decisions/043)
import { formsOf, isWord, spellingsOf, TITLE, type Word, wordsIn } from '../../reading/names/names'
import { OF_THE_TRADE, PLAIN } from '../../reading/names/plain-names'
import { withStrings } from '../../reading/text/strings'
import { unreached } from './reached'

type Fields = Readonly<Record<string, unknown>>
/** Somebody's names and contact details, including earlier ones. */
export type Person = { names: readonly string[]; phones: readonly string[]; emails: readonly string[] }

/** `cards`: one card at several times, or the cards of several people. */
export function personOf(cards: readonly Fields[]): Person {
  const all = (field: string): string[] => [
    ...new Set(
      cards.flatMap(card => {
        const value = card[field]
        return typeof value === 'string' && value.trim() !== '' ? value : []
      }),
    ),
  ]
  return { names: all('name'), phones: all('phone'), emails: all('email') }
}

/** These have their own reasons to name staff, products and other people: another client's consent says who gave it. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(['person', 'salon', 'product', 'consent'])
export const mayName = (kind: string): boolean => !AS_THEY_ARE.has(kind)

/**
 * Values that nobody typed: a day or an instant, a word from a fixed set ("patch-test"), an id, a hash. No name is
 * removed from these.
 */
const CODES: readonly RegExp[] = [
  /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,15}(?:Z|[+-]\d\d:?\d\d)?)?$/,
  /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
  /^[0-9a-f-]{32,}$/i,
]
const isCode = (text: string): boolean => CODES.some(each => each.test(text))

/** A record's fields, or a change's patch or base. Returns the same object if nothing was found. */
export function unnamedFields<F extends Fields>(
  kind: string,
  fields: F,
  unname: (text: string) => string,
): F {
  let changed = false
  const entries = Object.entries(fields).map(([field, value]) => {
    if (field === 'id' || field.endsWith('_id') || (kind === 'client' && field === 'name'))
      return [field, value]
    const next = withStrings(value, text => {
      const left = isCode(text) ? text : unname(text)
      changed ||= left !== text
      return left
    })
    return [field, next]
  })
  return changed ? { ...fields, ...Object.fromEntries(entries) } : fields
}

/** `others`: everyone still on file, including staff. A name that one of them has stays. */
export function unnaming(person: Person, others: Person): (text: string) => string {
  const named = namesToGo(person, others)
  const reach = unreached(person, others)
  return text => {
    const reached = reach(text)
    return named === null ? reached : withoutName(reached, named)
  }
}

type KnownNames = {
  /** Full names, the longest first. */
  whole: readonly { words: readonly string[]; surnameFirst: boolean }[]
  /**
   * Surnames that nobody else has. Removed after a title or beside the initial; on their own only if they aren't
   * everyday words.
   */
  surnames: ReadonlyMap<string, string>
  alone: ReadonlySet<string>
}

/** What people write when they don't know a name. */
const NO_NAME: ReadonlySet<string> = new Set(
  'anonymous customer name nobody none test unknown visitor'.split(' '),
)
const isPlain = (word: string): boolean => OF_THE_TRADE.has(word) || PLAIN.has(word) || NO_NAME.has(word)

export function namesToGo(person: Person, others: Person): KnownNames | null {
  const theirs = others.names.flatMap(spellingsOf)
  const words = new Set(theirs.flatMap(each => [...each.firstWords, ...each.others]))
  const wholes = new Set(theirs.flatMap(each => formsOf(each).map(form => form.words.join(' '))))
  const whole: KnownNames['whole'][number][] = []
  const surnames = new Map<string, string>()
  const alone = new Set<string>()
  /** However it is spelt: a name that somebody else has stays in every spelling. */
  const goes = (spelt: readonly string[]): boolean => spelt.every(word => word.length > 2 && !words.has(word))
  for (const names of person.names.map(spellingsOf)) {
    const forms = names.map(formsOf)
    const isTheirs = (n: number): boolean => forms.some(each => wholes.has(each[n]?.words.join(' ') ?? ''))
    for (const each of forms) whole.push(...each.filter((_, n) => !isTheirs(n)))
    const [onlyFirst, lasts] = [
      names.map(name => name.firstWords[0] ?? ''),
      names.map(name => name.others.at(-1) ?? ''),
    ]
    if (goes(lasts))
      for (const { firstWords, others: rest } of names) {
        const last = rest.at(-1) ?? ''
        surnames.set(last, firstWords[0]?.charAt(0) ?? '')
        if (!isPlain(last)) alone.add(last)
      }
    else if (names.every(name => name.others.length === 0 && name.firstWords.length === 1) && goes(onlyFirst))
      for (const only of onlyFirst) if (!isPlain(only)) alone.add(only)
  }
  whole.sort((a, b) => b.words.length - a.words.length)
  return whole.length + surnames.size + alone.size === 0 ? null : { whole, surnames, alone }
}

/** The initial that goes with a surname to be removed; undefined if it isn't one. */
const initialOf = ({ surnames }: KnownNames, { word, spelt }: Word): string | undefined =>
  surnames.get(word) ?? surnames.get(spelt)

const between = (text: string): boolean => /^[\s,.'’()-]{1,4}$/.test(text)

function withoutName(text: string, named: KnownNames): string {
  const words = wordsIn(text)
  let result = ''
  let done = 0
  for (let at = 0; at < words.length; at++) {
    const length = lengthAt(text, words, at, named)
    const [first, last] = [words[at], words[at + length - 1]]
    if (length === 0 || !first || !last) continue
    const before = text.slice(done, first.from)
    const begins = done === 0 ? before.trim() === '' : endsSentence(before)
    result += `${before}${begins ? 'A' : 'a'} client`
    done = last.to
    at += length - 1
  }
  return result + text.slice(done)
}

function endsSentence(text: string): boolean {
  const said = text.trimEnd()
  return '.!?'.includes(said.at(-1) ?? ' ') || text.slice(said.length).includes('\n')
}

/** At this index: a title or the initial, followed by the surname. */
export function isTwoOfThem(text: string, words: readonly Word[], at: number, named: KnownNames): boolean {
  const [head, next] = words.slice(at, at + 2)
  if (!head || !next || !between(text.slice(head.to, next.from))) return false
  const initial = initialOf(named, next)
  if (initial !== undefined && (initial === head.word || TITLE.test(head.word))) return true
  return initialOf(named, head) === next.word
}

/** "Prof Dr Lady". */
const MOST_TITLES = 3

/** How many words from here name them; 0 if none. */
function lengthAt(text: string, words: readonly Word[], at: number, named: KnownNames, titles = 0): number {
  const head = words[at]
  if (!head) return 0
  const join = (n: number): string => text.slice(words[at + n - 1]?.to, words[at + n]?.from)
  const next = words[at + 1]
  if (next && titles < MOST_TITLES && TITLE.test(head.word) && between(join(1))) {
    const length = lengthAt(text, words, at + 1, named, titles + 1)
    if (length > 0) return length + 1
  }
  const whole = wholeAt(text, words, at, named)
  if (whole > 0) return whole
  if (isTwoOfThem(text, words, at, named)) return 2
  return head.capital && (named.alone.has(head.word) || named.alone.has(head.spelt)) ? 1 : 0
}

/**
 * `plainly`: first name first, and no lookahead, because in "Jan Smith Jan Smith …" each match would look ahead again.
 */
function wholeAt(
  text: string,
  words: readonly Word[],
  at: number,
  named: KnownNames,
  plainly = false,
): number {
  for (const { words: wanted, surnameFirst } of named.whole) {
    if (plainly && surnameFirst) continue
    const found = words.slice(at, at + wanted.length)
    if (found.length < wanted.length || found.some((each, n) => !isWord(each, wanted[n] ?? ''))) continue
    const gaps = found.slice(1).map((each, n) => text.slice(found[n]?.to, each.from))
    if (!gaps.every(between)) continue
    // "brown rose" is a shade: anyone who means a client of that name uses a capital.
    const isMeant = found.some(each => each.capital)
    const hasComma = gaps.some(gap => gap.includes(','))
    if (!isMeant && (wanted.every(isPlain) || (surnameFirst && !hasComma))) continue
    // "Amy Smith, Jane Smith" doesn't contain "Smith, Jane".
    const isNext =
      surnameFirst && found.some((_, n) => n > 0 && wholeAt(text, words, at + n, named, true) > 0)
    if (!isNext) return wanted.length
  }
  return 0
}
