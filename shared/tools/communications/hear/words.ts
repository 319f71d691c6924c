// What a line's words show, so that the scoring never sees text: what a stylist's sentence contains, which of the
// client's words are worth coming back to, and how either may be quoted.
import { read } from '../../../reading/doc'
import { remembered } from '../../../reading/remembered'
import { type Wording, wording } from '../../../reading/wording'
import { NAMED } from '../../../reading/words/talk/sayings/form'
import { FEELINGS, REPEATED, SHOWS } from '../../../reading/words/talk/shows'
import { HAIR_NEED, PRODUCT_NOUN, USE } from './products'
import { meaningOf, sentencesOf, wordsOf } from './text'
import { feelsIn, needsIn } from './told'

export type Shown = keyof typeof SHOWS | 'names_goods' | 'says_use' | 'says_need'
export type Words = {
  shows: ReadonlySet<Shown>
  /** What it is about. */
  meaning: ReadonlySet<string>
  /** The number of words, how many of them are listed, and how many phrases are empty. */
  count: number
  listed: number
  phrases: number
  /** As feedback quotes it, never with a harsh word. Null if nothing is left. */
  repeats: string | null
}
/** Words of the client's worth coming back to. `carries`: how much they say. */
export type Fragment = { text: string; carries: number; feeling: string | null }
export type ClientWords = {
  shows: ReadonlySet<Shown>
  feeling: string | null
  best: Fragment | null
  feels: Fragment | null
  needs: Fragment | null
}

const wordingsOf = <Name extends string>(words: Readonly<Record<Name, string>>): [Name, Wording][] =>
  (Object.entries(words) as [Name, string][]).map(([name, families]) => [name, wording(families, NAMED)])
const SHOWN = wordingsOf(SHOWS)
const FELT = wordingsOf(FEELINGS)
const HARSH = wording(REPEATED.harsh)
const PHRASE = wording(REPEATED.phrase)

const MOST_KEPT = 400
const shownIn = (text: string): Set<Shown> => {
  const shown = new Set<Shown>(SHOWN.filter(([, words]) => words.has(text)).map(([name]) => name))
  if (PRODUCT_NOUN.has(text)) shown.add('names_goods')
  if (USE.has(text)) shown.add('says_use')
  if (HAIR_NEED.has(PRODUCT_NOUN.without(text))) shown.add('says_need')
  return shown
}

export const wordsIn = remembered((text): Words => {
  const plain = text.replaceAll('’', "'").replaceAll('‘', "'")
  return {
    shows: shownIn(plain),
    meaning: meaningOf(text),
    count: wordsOf(text).length,
    listed: read(text).tokens.filter(({ norm }) => norm === ',' || norm === 'and').length,
    phrases: PHRASE.all(text).length,
    repeats: repeated(text),
  }
}, MOST_KEPT)

const LONGEST = 160
/** Up to a harsh word or the maximum length, marked with an ellipsis. */
function repeated(text: string): string | null {
  let part = text.trim()
  const harsh = HARSH.in(part)
  if (harsh) {
    const [before, after] = [part.slice(0, harsh.index).trim(), part.slice(harsh.end).trim()]
    const keepsBefore = wordsOf(before).length >= wordsOf(after).length
    const kept = keepsBefore ? before : after.slice(firstWord(after))
    if (wordsOf(kept).length < 2 || HARSH.has(kept)) return null
    part = keepsBefore ? `${kept} …` : `… ${kept}`
  }
  if (part.length <= LONGEST) return part || null
  const blank = part.lastIndexOf(' ', LONGEST - 1)
  const last = read(part).tokens.findLast(({ end }) => end <= LONGEST)
  return `${part.slice(0, blank > 0 ? blank : last?.end).trimEnd()} …`
}
const firstWord = (text: string): number =>
  read(text).tokens.find(({ kind }) => kind !== 'mark')?.start ?? text.length

const feelingIn = (text: string): string | null => FELT.find(([, words]) => words.has(text))?.[0] ?? null

const MOST_WORDS = 18
const LONGEST_FRAGMENT = 90
const withoutEnd = (text: string): string =>
  '.!…'.includes(text.at(-1) ?? ' ') ? withoutEnd(text.slice(0, -1)) : text

/** What the client's last words contain. A nod, or something that can't be quoted, gives nothing to come back to. */
export const clientIn = remembered((text): ClientWords => {
  const sentences = sentencesOf(text)
    .filter(each => !HARSH.has(each) && wordsOf(each).length <= MOST_WORDS)
    .filter(each => meaningOf(each).size >= 2 || wordsOf(each).length >= 6)
    .sort((a, b) => meaningOf(b).size - meaningOf(a).size)
  const best = (about: (sentence: string) => boolean): Fragment | null => {
    const found = sentences.find(about)
    if (found === undefined || found.length > LONGEST_FRAGMENT) return null
    const words = withoutEnd(found)
    return { text: words, carries: meaningOf(words).size, feeling: feelingIn(words) }
  }
  return {
    shows: shownIn(text),
    feeling: feelingIn(text),
    best: best(() => true),
    feels: best(feelsIn),
    needs: best(needsIn),
  }
}, MOST_KEPT)
