// A client's own words: found, kept to the letter, and shortened only by whole sentences.
import type { ContentType } from '../schema'
import { hitIn, type Removed, RULES } from './claims'
import { type Field, sentencesIn } from './fields'
import { asksUs } from './notes'

export type Quote = {
  /** As the client wrote it; whole sentences left out where they make a claim that an advert may not make. */
  words: string
  /** Everything the client wrote, as it stands in the topic. */
  whole: string
  removed: Removed[]
}

const MARKED = /["“]([^"”]{8,})["”]|(?<![\p{L}\d])['‘]([^'‘’]{2,}(?:['’](?=\p{L})[^'‘’]*)*)['’](?!\p{L})/u
/** A client's opinion may be warm; what an advert may not claim, a quoted client may not claim for it. [CAA] */
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

export function quoteOf(whole: string): Quote {
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

/** `by`: whose words they are, where a name stands beside them. */
type FoundQuote = { quote: Quote | null; rest: string[]; by: string | null }
const SIGNED =
  /^[.,;]?\s*(?:[-–—~]|(?:(?:[Ll]eft|[Ww]ritten|[Ss]ent) )?(?:[Bb]y|[Ff]rom)\b)\s*([A-Z][\p{L}'’-]+(?:\s+[A-Z][\p{L}'’-]+)?)/u

const SENT_BY =
  /\b(?:reviews?|texts?|messages?|notes?|cards?|e-?mails?|words|letters?|feedback|dms?|comments?|quotes?|testimonials?|this|one) (?:from|by) (?!(?:Google|Facebook|Insta\w*|Treatwell|Fresha|Trustpilot|Yell|Yelp|Tripadvisor|TikTok|WhatsApp|Booksy|Our|The|One|My|An?)\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)?)\.?\s*[:,–-]\s*$/u

export function quoteIn(
  sentences: readonly string[],
  fields: readonly Field[],
  type: ContentType,
  prose: string,
): FoundQuote {
  const field = fields.find(({ role }) => role === 'words')
  if (field) {
    // 'Quote: "…" From Maureen, she said we can use her name.'
    const signed = sentences.map(sentence => SIGNED.exec(sentence)?.[1]).find(Boolean) ?? null
    return { quote: quoteOf(field.value), rest: sentences.filter(each => !SIGNED.test(each)), by: signed }
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
    const signed = SIGNED.exec(after)
    const before = prose.slice(0, marked.index)
    // "This lovely text from Jo: …"
    const sent = type === 'testimonial' && signed === null ? SENT_BY.exec(before) : null
    const rest = `${sent ? before.slice(0, sent.index) : before} ${signed ? after.slice(signed[0].length) : after}`
    return {
      by: signed?.[1] ?? sent?.[1] ?? null,
      quote: quoteOf(words.trim()),
      rest: sentencesIn(
        rest.replace(
          /\b(?:she|he|they|client|customer|[A-Z]\p{L}+)?\s*(?:said|says|wrote|told us|writes)(?: to us| that)?\s*[:,]?\s*(?=[.,;]|$|\s[-–—])/giu,
          ' ',
        ),
      ),
    }
  }
  if (type !== 'testimonial') return { quote: null, rest: [...sentences], by: null }
  // "she said quote … unquote": the marks, dictated.
  const dictated =
    /\b(?:(?:she|he|they|client|customer|\p{Lu}\p{L}+) )?(?:said|says|wrote|writes),?:? quote,?\s+(.{8,}?),?\s+(?:unquote|end (?:of )?quote|close quote)\b/isu.exec(
      prose,
    )
  if (dictated?.[1] && !isToldOf(dictated[1].trim(), null))
    return {
      by: null,
      quote: quoteOf(dictated[1].trim()),
      rest: sentencesIn(
        `${prose.slice(0, dictated.index)} ${prose.slice(dictated.index + dictated[0].length)}`,
      ),
    }
  const told =
    /\b(?:said|says|wrote|told us|writes|(?:review|feedback|testimonial)(?: (?:from|by) [\p{L}'’]+(?: \p{Lu}\b\.?| [\p{L}'’-]+(?=\s*:))?)?|(?<note>message|text|card|note) from (?<sender>[\p{L}'’]+)(?: \p{Lu}\b\.?)?|words)\s*[:,]\s*(.{12,})$/isu.exec(
      prose,
    )
  // "Review from Facebook, by Colin: …"
  const from = /^(?:by|from) (\p{Lu}[\p{L}'’]+)(?: \p{Lu}\b\.?)?\s*:\s*/u.exec(told?.at(-1)?.trim() ?? '')
  const own = told
    ?.at(-1)
    ?.trim()
    .slice(from?.[0].length ?? 0)
  const sender =
    told?.groups?.sender ?? /(?:from|by) ([\p{L}'’]+)/u.exec(told?.[0].split(/[:,]/)[0] ?? '')?.[1]
  // A message may be about anything; a review is about the visit.
  const isNote = told?.groups?.note !== undefined
  if (
    told &&
    own &&
    !isToldOf(own, sender ?? null) &&
    !(isNote && (NO_OPINION.test(own) || !/^\p{Lu}/u.test(sender ?? '')))
  ) {
    const ends =
      /\.\s+(?:she|he|they|client|written|permission|consent|happy|with|we have|has)\b[^.]*\b(?:consent|permission|happy|agreed|share|post|named?)\b/i.exec(
        own,
      )
    // "Is it ok to use?" is asked of us.
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

/** What people write to a salon when they praise nobody: a request, a delay, a voucher. */
const NO_OPINION =
  /\b(?:book\w*|appointments?|late|can (?:you|i|we)|could (?:you|i|we)|see you|(?:gift )?(?:cards?|vouchers?)|cancel\w*|resched\w+|reminder|what time|are you (?:open|free))\b|[£$€]\s?\d/i
const TOLD_OF =
  /^(?:(?:the |our |my |a |this |new |happy |lovely )*(?:clients?|customers?|guests?|lady|bride)\b|(?:she|he|they|it|that)\b)/i
const NAME_AND_VERB =
  /^(\p{Lu}[\p{L}'’-]+),?(?: \p{Lu}[\p{L}'’-]*\.?)? (?:(?:really|absolutely|just|so|has|had) )*(?:loved|loves|said|says|wrote|writes|told|thought|thinks|felt|feels|liked|likes|enjoyed|adored|adores|left|came|went|wanted|asked|mentioned|commented|(?:was|is) (?:\w+ )?(?:happy|pleased|delighted|thrilled|impressed|over the moon|chuffed|glad|satisfied)|she|he|they)\b/u

/** "Client was happy", "Anna loved her hair": our account of it, not the client's own words. */
function isToldOf(text: string, sender: string | null): boolean {
  if (TOLD_OF.test(text) || NAME_AND_VERB.test(text)) return true
  return sender !== null && new RegExp(`^${sender}\\b`, 'iu').test(text)
}

/** Words in quotation marks are somebody's only where the text says so: "the 'money piece'" is a name. */
function isSpoken(prose: string, hit: RegExpExecArray, type: ContentType): boolean {
  if (type === 'testimonial') return true
  const before = prose.slice(Math.max(0, hit.index - 40), hit.index)
  const after = prose.slice(hit.index + hit[0].length, hit.index + hit[0].length + 40)
  return (
    /\b(?:said|says|wrote|told us|review|words|quote|client|feedback|testimonial)\b/i.test(before) ||
    /\b(?:said|says|wrote|[-–—]\s*[A-Z])/.test(after)
  )
}
