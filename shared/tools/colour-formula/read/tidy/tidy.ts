// Tidies what was typed or dictated: quotes, spelling, shorthand, number words. Meaning is read elsewhere.
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../../reading/values/number-words'
import { agesMended, spelt } from './spelling'
import { codesFromSpeech } from './spoken-codes'

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  nought: 0,
  naught: 0,
  ...ONE_TO_TWELVE,
  ...TEENS,
}
const SMALL = 'one|two|three|four|five|six|seven|eight|nine'
const NUMBER = `(?:${[...Object.keys(TENS), ...Object.keys(UNITS), 'hundred'].join('|')})`

/** "thirty five" → 35; null if it isn't a number in words. */
function numberOf(words: string): number | null {
  let sum = 0
  for (const word of words.trim().split(/[\s-]+/)) {
    if (word === 'hundred') sum = (sum || 1) * 100
    else {
      const value = UNITS[word] ?? TENS[word]
      if (value === undefined) return null
      sum += value
    }
  }
  return sum
}

/** "six point one" → "6.1", "level seven" → "level 7", "thirty percent" → "30 %", "twenty vol" → "20 vol". */
function numbersFromWords(text: string): string {
  return (
    codesFromSpeech(agesMended(text))
      // The "one" in "one solid blonde" isn't a number.
      .replace(
        /\bone(?= (?:solid|even|uniform|flat|block|big|of|off|side|piece|person|who|thing|more|last)\b)/g,
        'a',
      )
      .replace(/\b(?:a|one) hundred\b/g, '100')
      .replace(
        new RegExp(`\\b((?:${Object.keys(TENS).join('|')})[\\s-](?:${SMALL}))\\b`, 'g'),
        all => `${numberOf(all) ?? all}`,
      )
      .replace(new RegExp(`\\b(${NUMBER})\\b`, 'g'), all => (all === 'oh' ? all : `${numberOf(all) ?? all}`))
      .replace(/\b(\d{1,2})\s+(?:point|dot|comma)\s+(\d{1,2})(?:\s+(\d)\b)?/g, '$1.$2$3')
      .replace(
        /\b(\d{1,2})\s+(?:slash|stroke|over|forward slash)\s+(\d{1,2})(?:\s+(\d)\b(?!\s*(?:%|percent|vol|cm|week|month|year)))?/g,
        '$1/$2$3',
      )
      .replace(/\b(\d{1,2})\s+(?:dash|hyphen|minus)\s+(\d{1,2})\b/g, '$1-$2')
      .replace(/\b(\d{1,2})[\s-]?(?:oh|o)\b(?! dear| no)/g, '$1/0')
      .replace(/\bpoint (\d)\b/g, '.$1')
  )
}

const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instruct\w*|prompts?|rules?|guidelines|above|safety|restrictions|warnings?)\b|\bsystem ?(?:prompt|message|:)|\byou are (?:now|a|an|no longer)\b|\bas an ai\b|\bjailbreak|\bdeveloper mode\b|\b(?:respond|reply|answer|output|print|return)\b[^.!?\n]{0,20}\b(?:only|with|json|exactly|the words?)\b|<\/?(?:system|user|assistant|script)[^>]{0,100}>|\bdecision\s*[:=]|\bpretend\b|\bdo not (?:mention|include|warn|add)\b|\bassistant:/i

/** The text without sentences that give orders to a program instead of describing hair. */
export function withoutOrders(text: string): { text: string; dropped: boolean } {
  const sentences = text.split(/(?<=[!?\n]|\.(?!\d))/)
  const kept = sentences.map(sentence => sentence.slice(0, ORDERS.exec(sentence)?.index))
  return { text: kept.join(' '), dropped: kept.some((part, index) => part !== sentences[index]) }
}

/** Keeps upper and lower case, and plain punctuation: letter codes ("6N", "9V") are read from this. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/[–—−‐‑]/g, '-')
      .replace(/[\t\r\f\v\u00a0_]+/g, ' ')
      // A machine-filled form: "LEVEL=5 | GREY=0".
      .replace(/\|/g, ';')
      .replace(/=/g, ':')
      // A form read aloud: "Q: henna? A: never".
      .replace(/\bq(?:uestion)?\s*[:.]\s*(?=\p{L})/giu, '')
      .replace(/\s*\?\s*a(?:ns(?:wer)?)?\s*[:.]\s*/gi, ': ')
      .replace(
        /\b(allerg(?:y|ies)|contra-?indications?|reactions?|sensitivit(?:y|ies)|medical|medication|age|grey|gray|history|condition|scalp)\s+-\s+/gi,
        '$1: ',
      )
  )
}

/** Fixes around figures, which a list of words can't make. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)(?=[a-z]{3})/g, ' '],
  [/(?<=\b\d) 1\/2\b/g, ' and a half'],
  [/^(1[0-2]|[1-9]),(?=\d{1,3} ?% ?(?:grey|white))/, '$1, '],
]
/** "Pull it through for the last 5": minutes. */
const LAST_MINUTES = /\b((?:through|down)(?: it| for| the)*,? last (?:\d|10|15))(?=$|[.,;\n])(?![.,]\d)/g
/** "Bleached 9 roots dark 5": the second level belongs to the root. */
const ROOTS_NEXT =
  /\b((?:bleach(?:ed)?|lightened|blonde|highlights?|balayage) (?:(?:level|to|at|a|hair) )*\d{1,2}(?:[/.]\d{1,2})?) (?=(?:roots?|regrowth) (?:(?:are|is|dark|darker|natural|now|about|level) )+\d)/g

export function tidy(text: string): string {
  let result = numbersFromWords(plain(text).toLowerCase())
  for (const [pattern, word] of FIGURES) result = result.replace(pattern, word)
  result = spelt(result).replace(/ %/g, '%')
  return result.replace(LAST_MINUTES, '$1 min').replace(ROOTS_NEXT, '$1, ').replace(/ {2,}/g, ' ').trim()
}
