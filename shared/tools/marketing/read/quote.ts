// A client's own words: found, kept word for word, and shortened only by whole sentences.
import { read, quoteOf as wordsAt } from '../../../reading/doc'
import { typed, type WordingMatch } from '../../../reading/wording'
import * as said from '../../../reading/words/brief/own-words'
import type { ContentType } from '../schema'
import { asksUs } from './asides/notes'
import { hitIn, type Removed, RULES } from './claims/claims'
import { type Field, sentencesIn } from './fields'
import { isName } from './people/client-named'

export type Quote = {
  /** As the client wrote it, minus whole sentences that make a claim an advert mustn't make. */
  words: string
  /** Everything the client wrote, as typed in the topic. */
  whole: string
  removed: Removed[]
}

const MARKED = /["“]([^"”]{8,})["”]|(?<![\p{L}\d])['‘]([^'‘’]{2,}(?:['’](?=\p{L})[^'‘’]*)*)['’](?!\p{L})/u
/** A client's opinion may be warm, but a quote mustn't make a claim that the advert itself can't make. [CAA] */
const NOT_IN_QUOTES = new Set([
  'named-rival',
  'medical',
  'natural',
  'safe',
  'skip-test',
  'no-damage',
  'guarantee',
  'rivals',
])

function quoteOf(whole: string): Quote {
  const removed: Removed[] = []
  const rules = RULES.filter(({ id }) => NOT_IN_QUOTES.has(id))
  const sentences = whole.split(/(?<=[.!?…])\s+/)
  const kept = sentences.filter(sentence => {
    const broken = rules.find(rule => hitIn(rule, sentence) !== null)
    if (broken) removed.push({ what: sentence, why: broken.why })
    return !broken
  })
  return { words: kept.length === sentences.length ? whole : kept.join(' … '), whole, removed }
}

/** `by`: whose words they are, if a name stands beside them. */
type FoundQuote = { quote: Quote | null; rest: string[]; by: string | null }
const [SIGNED, SENT_BY, SAYING] = [typed(said.SIGNED), typed(said.SENT_BY), typed(said.SAYING)]
const [OPENED, CLOSED] = [typed(said.QUOTE), typed(said.UNQUOTE)]
const [TOLD, GOES_ON] = [typed(said.TOLD), typed(said.GOES_ON)]
const [NO_OPINION, TOLD_OF] = [typed(said.NO_OPINION), typed(said.TOLD_OF)]
/** "Rob’s wife" isn't Rob, and Leeds isn't a person. */
const isNobody = (name: string): boolean =>
  name.endsWith('’s') || name.endsWith("'s") || said.PLACES.has(name.toLowerCase())
function nameIn(text: string, found: WordingMatch | null): string | null {
  const name = found && wordsAt(read(text), found.meant)
  return name === null || isNobody(name) ? null : name
}

/** In letters: anything shorter isn't a review. */
const [LEAST_DICTATED, LEAST_TOLD] = [8, 12]
/** Between "quote" and "unquote". */
function dictatedIn(prose: string): { words: string; from: number; to: number } | null {
  const opened = OPENED.in(prose)
  if (!opened) return null
  const after = prose.slice(opened.end)
  const closed = CLOSED.in(after)
  const words = after.slice(0, closed?.index).trim().replace(/,$/, '')
  return closed && words.length >= LEAST_DICTATED
    ? { words, from: opened.index, to: opened.end + closed.end }
    : null
}

export function quoteIn(
  sentences: readonly string[],
  fields: readonly Field[],
  type: ContentType,
  prose: string,
): FoundQuote {
  const field = fields.find(({ role }) => role === 'words')
  if (field) {
    // 'Quote: "…" From Maureen, she said we can use her name.'
    const signed = sentences.map(sentence => nameIn(sentence, SIGNED.opens(sentence))).find(Boolean) ?? null
    return { quote: quoteOf(field.value), rest: sentences.filter(each => !SIGNED.opens(each)), by: signed }
  }
  const marked = MARKED.exec(prose)
  const words = marked?.[1] ?? marked?.[2]
  if (
    marked &&
    words &&
    words.trim().split(/\s+/).length >= (type === 'testimonial' ? 2 : 4) &&
    isSpoken(prose, marked, type)
  ) {
    const after = prose.slice(marked.index + marked[0].length)
    const signed = SIGNED.opens(after)
    const before = prose.slice(0, marked.index)
    // "This lovely text from Jo: …"
    const found = type === 'testimonial' && signed === null ? SENT_BY.in(before) : null
    const sent = isName(nameIn(before, found)?.split(' ')[0] ?? '') ? found : null
    const rest = `${sent ? before.slice(0, sent.index) : before} ${signed ? after.slice(signed.end) : after}`
    return {
      by: nameIn(after, signed) ?? nameIn(before, sent),
      quote: quoteOf(words.trim()),
      rest: sentencesIn(SAYING.without(rest)),
    }
  }
  if (type !== 'testimonial') return { quote: null, rest: [...sentences], by: null }
  const dictated = dictatedIn(prose)
  if (dictated && !isToldOf(dictated.words, null))
    return {
      by: null,
      quote: quoteOf(dictated.words),
      rest: sentencesIn(`${prose.slice(0, dictated.from)} ${prose.slice(dictated.to)}`),
    }
  const told = TOLD.in(prose)
  const follows = prose.slice(told?.end)
  const after = follows.trim()
  // "Review from Facebook, by Colin: …"
  const from = /^(?:by|from) (\p{Lu}[\p{L}'’]+)(?: \p{Lu}\b\.?)?\s*:\s*/u.exec(after)
  const own = after.slice(from?.[0].length ?? 0)
  const sender = /(?:from|by) ([\p{L}'’]+)/iu.exec(told?.text ?? '')?.[1]
  // A message may be about anything; a review is about the visit.
  const isNote = told !== null && /^(?:message|text|card|note)\b/i.test(told.text)
  if (
    told &&
    follows.length >= LEAST_TOLD &&
    !isToldOf(own, sender ?? null) &&
    !(isNote && (NO_OPINION.has(own) || !/^\p{Lu}/u.test(sender ?? '')))
  ) {
    const ends = GOES_ON.in(own.replaceAll('\n', ' '))
    // "Is it ok to use?" is a question to us.
    const quoted = (ends ? own.slice(0, ends.index + 1) : own)
      .split(/(?<=[.!?])\s+/)
      .filter(text => !asksUs(text))
      .join(' ')
    return {
      by: from?.[1] ?? null,
      quote: quoteOf(quoted),
      rest: sentencesIn(`${prose.slice(0, told.index)} ${ends ? own.slice(ends.index + 1) : ''}`),
    }
  }
  return { quote: null, rest: [...sentences], by: null }
}

/** "Client was happy", "Anna loved her hair": our account, not the client's own words. */
function isToldOf(text: string, sender: string | null): boolean {
  if (TOLD_OF.has(text)) return true
  return sender !== null && new RegExp(`^${sender}\\b`, 'iu').test(text)
}

/** Quoted words are somebody's only if the text says so: "the 'money piece'" is just a name. */
function isSpoken(prose: string, hit: RegExpExecArray, type: ContentType): boolean {
  if (type === 'testimonial') return true
  const before = prose.slice(Math.max(0, hit.index - 40), hit.index)
  const after = prose.slice(hit.index + hit[0].length, hit.index + hit[0].length + 40)
  return (
    /\b(?:said|says|wrote|told us|review|words|quote|client|feedback|testimonial)\b/i.test(before) ||
    /\b(?:said|says|wrote|[-–—]\s*[A-Z])/.test(after)
  )
}
