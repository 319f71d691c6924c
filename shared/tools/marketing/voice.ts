// Details of writing: capitals, full stops, and a choice that is always the same for the same topic.

import { quoteOf, read } from '../../reading/doc'
import { apostrophesApart } from '../../reading/letters'
import { tableOf } from '../../reading/tables'
import { CAPITALS_SAID, SENTENCES_SAID } from '../../reading/words/posts/sentences'

/** FNV-1a, so that the same topic gives the same post on the tablet and on the server. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

export type Pick = (items: readonly string[], salt: string) => string
export const picker =
  (seed: string): Pick =>
  (items, salt) =>
    items[hashOf(`${salt}|${seed}`) % Math.max(1, items.length)] ?? ''

export const capital = (text: string): string =>
  text.replace(
    /^(["“'‘(]?)(?!www\.|https?:)(\p{Ll})/u,
    (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`,
  )

/** Words that keep their capital in the middle of a sentence: names and abbreviations. */
const PROPER =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b|^(?:christmas|easter|diwali|eid|valentine|mother|father|halloween|british|uk|black friday)/i
export const small = (text: string): string =>
  /^(?:[A-Z]{2}|I\b|I['’])/.test(text) || PROPER.test(text) || /^\S+ [A-Z]/.test(text)
    ? text
    : text.replace(/^(\p{Lu})(?=\p{Ll}|\s)/u, letter => letter.toLowerCase())

const HEARD = tableOf([SENTENCES_SAID])
const CAPITALS = tableOf([CAPITALS_SAID])
const MARKS = ['.', '!', '?', ',', ';', ':']

/** "How often should you cut your hair", typed without a question mark. */
export const isQuestion = (text: string): boolean =>
  !MARKS.some(mark => text.includes(mark)) && HEARD.has('question', text)

export const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/[\s,;:–-]+$/, '')
  if (trimmed === '') return ''
  if (isQuestion(trimmed) || HEARD.has('tag', trimmed)) return `${capital(trimmed)}?`
  return capital(/[.!?…]["”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`)
    .replace(/!{2,}/g, '!')
    .replace(/\.{2}$/, '.')
}

const eachCapital = (words: string): string =>
  words.replace(/(?<![\p{L}'’])\p{Ll}/gu, letter => letter.toUpperCase())
/** Capitalises days, months, feasts and streets, however they were typed. */
function named(text: string): string {
  const doc = read(text)
  const found = CAPITALS.all(doc).sort((a, b) => a.from - b.from || b.to - a.to)
  let [result, done] = ['', 0]
  for (const stretch of found) {
    const [start, words] = [doc.tokens[stretch.from]?.start ?? 0, quoteOf(doc, stretch)]
    if (start < done) continue
    result += text.slice(done, start) + eachCapital(words)
    done = start + words.length
  }
  return (result + text.slice(done)).replace(STREET, eachCapital)
}
const STREET =
  /\b\d{1,4}[a-z]? (?:\p{Ll}+ ){1,2}(?:street|road|lane|avenue|square|terrace|parade|crescent|arcade)\b/gu

/** True if the capitals amount to shouting. */
export function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return letters.length >= 12 && text.replace(/[^\p{Lu}]/gu, '').length >= letters.length * 0.7
}

/** Short codes that stay in capitals. */
const CODES =
  /\b(?:cv|cvs|dm|dms|nvq|uk|nhs|vat|diy|pm|am|faq|nus|lpt|bbq|gp|usa|tv|rsvp|id|asap|t&cs?|k18|gdpr|nhf|nhbf)\b/g

/** Capitals read as shouting, so a topic typed in capitals is lower-cased; short codes stay. */
export const quietly = (text: string): string =>
  named(
    capital(text.toLowerCase())
      .replace(CODES, code => (/^(?:pm|am)$/.test(code) ? code : code.toUpperCase()))
      .replace(/\bi(?=['’ ])/g, 'I')
      .replace(/([.!?]\s+)(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase()),
  )
    .replace(
      /\bthe ((?:\p{Ll}[\p{L}'’]* ){1,3})(trust|foundation|hospice|awards?|appeal)\b/gu,
      whole => `the ${whole.slice(4).replace(/(?<![\p{L}'’])\p{Ll}/gu, letter => letter.toUpperCase())}`,
    )
    .replace(/!{2,}/g, '!')

export const calm = (text: string): string =>
  isShouted(text) ? quietly(text) : named(text).replace(/!{2,}/g, '!')

/** True for "Prices go up 8% from 1 June"; false for "Autumn balayage availability". */
export function isStatement(text: string): boolean {
  const found = HEARD.all(read(apostrophesApart(text)))
  const asked = found.find(({ concept }) => concept === 'asks')?.from ?? Number.POSITIVE_INFINITY
  return found.some(({ concept, from }) => concept === 'imperative' || (concept === 'finite' && from < asked))
}

/** Cut at the end of a sentence, or else of a word, to at most `most` characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const end = Math.max(
    room.lastIndexOf('. '),
    room.lastIndexOf('! '),
    room.lastIndexOf('? '),
    room.lastIndexOf('.\n'),
  )
  if (end > most * 0.5) return room.slice(0, end + 1).trim()
  return room.slice(0, Math.max(room.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')
}

export const joined = (...lines: (string | null | undefined)[]): string =>
  lines.filter(line => line !== null && line !== undefined && line !== '').join(' ')
export const blocks = (...parts: (string | null | undefined)[]): string =>
  parts.filter(part => part !== null && part !== undefined && part.trim() !== '').join('\n\n')

/** Adds the salon's name if the text doesn't contain it yet. */
export const signed = (text: string, salon: string | null): string =>
  salon === null || text.includes(salon) ? '' : salon
