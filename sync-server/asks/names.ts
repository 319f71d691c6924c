// Surnames taken out of a text: of whom a question is about, and of all other clients of the salon.
import { formsOf, nameOf, TITLE, wordsIn } from '../../shared/names'

/** Surnames that are words of the trade: alone they say nothing of who it is, and the question needs them. */
const OF_THE_TRADE =
  /^(?:ash|black|blonde?|bond|brown|bush|copper|cream|curl|curly|dry|fair|fine|fringe|gold|golden|gr[ae]y|green|hair|hazel|head|honey|long|may|natural|oil|pearl|red|root|rose|rush|salmon|sand|sandy|serum|short|silver|steel|strong|tint|thick|violet|wash|wave|wax|white|young)$/
/** Other clients' surnames that begin a plain sentence as well. */
const PLAIN =
  /^(?:ask|autumn|bath|bell|best|book|cash|check|church|client|close|cook|cut|day|dear|english|field|first|friday|good|grace|green|guest|hall|head|high|holiday|hope|house|job|just|keen|king|last|law|little|love|major|march|mark|mason|meadow|miles|mills|moon|new|noon|north|page|park|peace|perfect|poor|power|pretty|price|prior|rain|read|rich|sharp|small|south|spa|spring|star|still|stone|storm|style|summer|sunday|swift|treat|want|week|well|wells|west|will|wills|winter|wise|wood|words|york)$/

type Form = { words: readonly string[]; first: string; surnameFirst: boolean }
export type Names = {
  /** Full names by their first word, the longest first. */
  whole: ReadonlyMap<string, readonly Form[]>
  /** Surnames that go also where they stand alone, with a capital. */
  alone: ReadonlySet<string>
  /** Those and all others: they go behind a title. */
  surnames: ReadonlySet<string>
}

/** `about`: whom the question is about. `others`: all cards' names; what is a first name as well stays where it is alone. */
export function namesFrom(about: readonly string[], others: readonly string[] = []): Names {
  const whole = new Map<string, Form[]>()
  const alone = new Set<string>()
  const surnames = new Set<string>()
  const cards = others.map(nameOf)
  const firsts = new Set(cards.flatMap(({ firstWords }) => firstWords))
  const add = (name: ReturnType<typeof nameOf>, stays: (surname: string) => boolean): void => {
    for (const form of formsOf(name)) {
      const [head = ''] = form.words
      const forms = whole.get(head)
      if (forms) forms.push({ ...form, first: name.first })
      else whole.set(head, [{ ...form, first: name.first }])
    }
    for (const surname of name.others.filter(word => word.length > 2)) {
      surnames.add(surname)
      if (!OF_THE_TRADE.test(surname) && !stays(surname)) alone.add(surname)
    }
  }
  for (const name of about) add(nameOf(name), () => false)
  for (const name of cards) add(name, surname => firsts.has(surname) || PLAIN.test(surname))
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
    const form = names.whole.get(word.word)?.find(({ words: wanted, surnameFirst }) => {
      const found = words.slice(at, at + wanted.length)
      if (found.length < wanted.length || found.some(({ word }, n) => word !== wanted[n])) return false
      const gaps = found.slice(1).map(({ from }, n) => text.slice(found[n]?.to, from))
      if (!gaps.every(between)) return false
      // "brown rose" is a shade: who means a client of that name writes a capital, or the comma.
      const capital = found.some(each => each.capital)
      if (wanted.every(each => OF_THE_TRADE.test(each) || PLAIN.test(each)) && !capital) return false
      return (
        !surnameFirst ||
        gaps.some(gap => gap.includes(',')) ||
        (word.capital && !OF_THE_TRADE.test(word.word))
      )
    })
    if (form) {
      put(word.from, words[at + form.words.length - 1]?.to ?? word.to, form.first)
      at += form.words.length - 1
      continue
    }
    const before = words[at - 1]
    const titled = before && TITLE.test(before.word) && /^[\s.]{1,3}$/.test(text.slice(before.to, word.from))
    if ((word.capital && names.alone.has(word.word)) || (titled && names.surnames.has(word.word)))
      put(word.from, word.to, '…')
  }
  return result + text.slice(done)
}
