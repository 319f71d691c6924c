// Finds articles by the words people use: it stems words, maps synonyms and tolerates typos and misspellings. Pure, so
// that the tablet finds the same offline as the server does.
import type { Article } from './article'
import { plainOf } from './markup'
import { allowed, distance, sound } from './near'
import { alike, askFor, type Word, wordsIn } from './words'

export type HelpMatch = {
  article: Article
  score: number
  /** The share of the query found in it, 0 to 1; rare words count for more. */
  covered: number
}

/** A word's weight by where it appears: a title says what an article is about. */
const WEIGHTS = { asked: 20, title: 5, also: 3.5, lead: 2.5, heading: 2, text: 1 } as const
type Place = keyof typeof WEIGHTS

type Entry = {
  article: Article
  weights: Map<string, number>
  as: Map<string, number>
  /** Each word as spelt, with its key. */
  spelt: Map<string, string>
}
export type Index = {
  entries: Entry[]
  rare: Map<string, number>
  /** Every known word, with the key it is weighted under. */
  known: [word: string, key: string][]
  sounds: Map<string, string[]>
}

const add = (to: Map<string, number>, key: string, weight: number): void => {
  to.set(key, (to.get(key) ?? 0) + weight)
}

function entryOf(article: Article): Entry {
  const weights = new Map<string, number>()
  const as = new Map<string, number>()
  const spelt = new Map<string, string>()
  const put = (text: string, place: Place): void => {
    for (const word of wordsIn(text)) {
      add(weights, word.meant, WEIGHTS[place])
      spelt.set(word.raw, word.meant)
      if (word.as !== word.meant) add(as, word.as, WEIGHTS[place])
    }
  }
  add(weights, askFor(article.id), WEIGHTS.asked)
  put(article.title, 'title')
  put(article.also, 'also')
  put(article.lead, 'lead')
  for (const line of article.text.split('\n'))
    put(plainOf(line), line.trim().startsWith('## ') ? 'heading' : 'text')
  return { article, weights, as, spelt }
}

export function indexOf(articles: readonly Article[]): Index {
  const entries = articles.map(entryOf)
  const counts = new Map<string, number>()
  for (const { weights, as } of entries)
    for (const key of new Set([...weights.keys(), ...as.keys()])) add(counts, key, 1)
  const rare = new Map<string, number>()
  for (const [key, count] of counts)
    rare.set(key, Math.log(1 + (entries.length - count + 0.5) / (count + 0.5)))
  const known = [...new Map([...alike, ...entries.flatMap(({ spelt }) => [...spelt])])].filter(([, key]) =>
    counts.has(key),
  )
  const sounds = new Map<string, string[]>()
  for (const [word, key] of known) {
    const heard = sound(word)
    if (heard) sounds.set(heard, [...(sounds.get(heard) ?? []), key])
  }
  return { entries, rare, known, sounds }
}

type Meant = { key: string; likely: number }

/** The known words that a typed word may mean. A correctly spelt word only means itself. */
function meantBy(index: Index, word: Word): Meant[] {
  if (index.rare.has(word.meant)) {
    const itself = [{ key: word.meant, likely: 1 }]
    // "router" maps to signal, but an article that says "router" is a better match.
    return word.as !== word.meant && index.rare.has(word.as)
      ? [...itself, { key: word.as, likely: 0.5 }]
      : itself
  }
  const typed = word.raw
  const found = new Map<string, number>()
  const most = allowed(typed.length)
  const note = (key: string, likely: number): void => {
    if (likely > (found.get(key) ?? 0)) found.set(key, likely)
  }
  for (const [known, key] of index.known) {
    if (typed.length >= 3 && known.startsWith(typed)) note(key, 0.8)
    if (most === 0 || known.length < 3) continue
    const wrong = distance(typed, known, most)
    // Even misspelt words nearly always start with the right letter.
    if (wrong <= most) note(key, (0.85 - 0.2 * (wrong - 1)) * (known[0] === typed[0] ? 1 : 0.7))
  }
  for (const key of index.sounds.get(sound(typed)) ?? []) note(key, 0.6)
  const ranked = [...found].map(([key, likely]) => ({ key, likely })).sort((a, b) => b.likely - a.likely)
  const best = ranked[0]?.likely ?? 0
  return ranked.filter(({ likely }) => likely >= best - 0.15).slice(0, 4)
}

/** A word's maximum weight: a tenth occurrence adds nothing. */
const SATURATED = 4

/** Best first. A query without any meaningful word finds nothing. */
export function searchIn(index: Index, asked: string): HelpMatch[] {
  const seen = new Set<string>()
  const words = wordsIn(asked)
    .filter(word => !seen.has(word.as) && seen.add(word.as))
    .slice(0, 40)
    .map(word => meantBy(index, word))
  const unknown = Math.log(1 + index.entries.length)
  const found: HelpMatch[] = []
  for (const { article, weights, as } of index.entries) {
    let score = 0
    let had = 0
    let all = 0
    for (const meanings of words) {
      const worth =
        meanings.length === 0 ? unknown : Math.max(...meanings.map(({ key }) => index.rare.get(key) ?? 0))
      all += worth
      let here = 0
      for (const { key, likely } of meanings) {
        const weight = (weights.get(key) ?? 0) + (as.get(key) ?? 0)
        here += likely * (index.rare.get(key) ?? 0) * (weight / (weight + SATURATED))
      }
      if (here > 0) had += worth * Math.max(...meanings.map(({ likely }) => likely))
      score += here * 1.4
    }
    if (score > 0) found.push({ article, score, covered: all === 0 ? 0 : Math.min(1, had / all) })
  }
  return found.sort((a, b) => rankOf(b) - rankOf(a))
}

/** Covering half the query with one rare word is worth less than covering all of it. */
const rankOf = ({ score, covered }: HelpMatch): number => score * (0.5 + covered)

/** Whether a match is really about the question, or only shares a word with it. */
export function isAbout({ score, covered }: HelpMatch): boolean {
  return score >= 2 ? covered >= 0.25 : score >= 0.9 && covered >= 0.6
}
