// Reading age: the Flesch–Kincaid grade, the years of school that a text asks for. Words of the trade are what salons
// say all day: they count as two syllables, whatever their length.
import { sentencesOf, wordsOf } from './rules'

const TRADE =
  /^(?:colou?r\w*|formula\w*|developer|oxidant|peroxide|ammonia|regrowth|highlights?|balayage|toner|allerg(?:y|ies|ic)|appointments?|marketing|communications?|retail|salon|chairside|recommendations?|keratin|porous|porosity|pigments?|underlying|temporary|permanent|demi-permanent|semi-permanent|consultation|instagram|facebook|dermatologist|profit|percent|history|tablet|internet|email|password|subscription|product\w*|service\w*|condition\w*|client\w*|opendyslexic|atkinson|dyslexia)$/i

export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '')
  if (plain === '') return 1
  if (TRADE.test(word)) return Math.min(2, Math.max(1, plain.length / 3))
  const groups = plain
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, match => match.slice(0, 1))
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

export function gradeOf(texts: readonly string[]): { grade: number; words: number } {
  const sentences = texts.flatMap(sentencesOf)
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return { grade: 0, words: 0 }
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return { grade, words: words.length }
}
