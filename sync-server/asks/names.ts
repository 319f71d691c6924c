// Takes surnames out of a text: those of the people it is about, and of all the salon's other clients.
import { formsOf, isWord, type Name, spellingsOf, TITLE, wordsIn } from '../../shared/reading/names/names'
import { OF_THE_TRADE, PLAIN } from '../../shared/reading/names/plain-names'

/** First names that are also shades or everyday words. */
const NO_FIRST_NAME: ReadonlySet<string> = new Set(
  'amber auburn bill bob cherry coral ebony ginger iris ivy jade jet lily mark olive penny robin ruby sienna sky will'.split(
    ' ',
  ),
)

type Form = { words: readonly string[]; first: string; surnameFirst: boolean }
export type Names = {
  /** Full names by their first word, the longest first. */
  whole: ReadonlyMap<string, readonly Form[]>
  /** Surnames that are removed even on their own, if they have a capital. */
  alone: ReadonlySet<string>
  /** Those and all others: removed after a title. */
  surnames: ReadonlySet<string>
}

/**
 * `about`: whom the question is about. `others`: the names on all cards; a surname that is also a first name stays
 * when alone. `firstNames`: keeps another client's first name; otherwise the whole name goes.
 */
export function namesFrom(
  about: readonly string[],
  others: readonly string[] = [],
  firstNames = true,
): Names {
  const whole = new Map<string, Form[]>()
  const alone = new Set<string>()
  const surnames = new Set<string>()
  const cards = others.flatMap(spellingsOf)
  const firsts = new Set(cards.flatMap(({ firstWords }) => firstWords))
  const add = (name: Name, first: string, stays: (surname: string) => boolean): void => {
    for (const form of formsOf(name)) {
      const [head = ''] = form.words
      const forms = whole.get(head)
      if (forms) forms.push({ ...form, first })
      else whole.set(head, [{ ...form, first }])
    }
    for (const surname of name.others.filter(word => word.length > 2)) {
      surnames.add(surname)
      if (!OF_THE_TRADE.has(surname) && !stays(surname)) alone.add(surname)
    }
  }
  for (const name of about.flatMap(spellingsOf)) add(name, name.first, () => false)
  for (const name of cards)
    add(name, firstNames ? name.first : '…', surname => firsts.has(surname) || PLAIN.has(surname))
  if (!firstNames) {
    const own = new Set(about.flatMap(spellingsOf).flatMap(({ firstWords }) => firstWords))
    const plain = (word: string): boolean =>
      TITLE.test(word) || [OF_THE_TRADE, PLAIN, NO_FIRST_NAME].some(words => words.has(word))
    for (const first of firsts) if (first.length > 2 && !own.has(first) && !plain(first)) alone.add(first)
  }
  for (const forms of whole.values()) forms.sort((a, b) => b.words.length - a.words.length)
  return { whole, alone, surnames }
}

const between = (text: string): boolean => /^[\s,.'’()-]{1,4}$/.test(text)

export function withoutSurnames(text: string, names: Names): string {
  const words = wordsIn(text)
  let result = ''
  let done = 0
  const put = (at: number, to: number, words: string): void => {
    result += text.slice(done, at) + words
    done = to
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) break
    const spellings = [...new Set([word.word, word.spelt])]
    const forms = spellings.flatMap(each => names.whole.get(each) ?? [])
    const form = forms.find(({ words: wanted, surnameFirst }) => {
      const found = words.slice(at, at + wanted.length)
      if (found.length < wanted.length || found.some((each, n) => !isWord(each, wanted[n] ?? '')))
        return false
      const gaps = found.slice(1).map(({ from }, n) => text.slice(found[n]?.to, from))
      if (!gaps.every(between)) return false
      // "brown rose" is a shade: someone who means a client of that name would use a capital.
      const capital = found.some(each => each.capital)
      if (wanted.every(each => OF_THE_TRADE.has(each) || PLAIN.has(each)) && !capital) return false
      return (
        !surnameFirst || gaps.some(gap => gap.includes(',')) || (word.capital && !OF_THE_TRADE.has(word.word))
      )
    })
    if (form) {
      put(word.from, words[at + form.words.length - 1]?.to ?? word.to, form.first)
      at += form.words.length - 1
      continue
    }
    const before = words[at - 1]
    const titled = before && TITLE.test(before.word) && /^[\s.]{1,3}$/.test(text.slice(before.to, word.from))
    const goes = (surnames: ReadonlySet<string>): boolean => spellings.some(each => surnames.has(each))
    if ((word.capital && goes(names.alone)) || (titled && goes(names.surnames))) put(word.from, word.to, '…')
  }
  return result + text.slice(done)
}
