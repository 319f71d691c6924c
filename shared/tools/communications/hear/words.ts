// What the words of a line show, so that whoever scores it sees no text: what stands in a sentence of the stylist's, what
// of the client's is worth coming back to, and how either may be repeated.
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
  /** So many words, so many of them listed, so often a phrase without content. */
  count: number
  listed: number
  phrases: number
  /** As feedback repeats it: never with a harsh word; null where nothing is left. */
  repeats: string | null
}
/** Words of the client's to come back to. `carries`: how much is said in them. */
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
/** Up to a harsh word or a length, marked with an ellipsis. */
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

/** What the client's last words hold; a nod, or what can't be repeated, is nothing to come back to. */
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
