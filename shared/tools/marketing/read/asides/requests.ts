// The parts of a topic that address the writer, not the reader: "write a post about", "keep it short", and orders that
// would turn the tool against its own rules.
import { tableOf } from '../../../../reading/tables'
import { typed } from '../../../../reading/wording'
import {
  AUDIENCE,
  NO_OFFER,
  REQUEST_WORDS,
  REQUESTS,
  REQUESTS_SAID,
  THANKS_AFTER,
  THANKS_FOR,
} from '../../../../reading/words/brief/requests'
import { speaks, withoutAsked } from './asides'
import { withoutAudience } from './reader'

const PREFIXES = REQUESTS.map(families => typed(families, REQUEST_WORDS))
const [TO_ALL, FOR_WHAT] = [typed(THANKS_AFTER), typed(THANKS_FOR)]
const [OFFERLESS, TO_SOME] = [typed(NO_OFFER), typed(AUDIENCE)]
const HEARD = tableOf([REQUESTS_SAID])

const FEWEST = 3
/** "Hair up for prom, no offer" */
function withoutNoOffer(text: string): string {
  const found = OFFERLESS.in(text)
  if (!found) return text
  const before = text.slice(0, found.index)
  const isTold = before.trim() !== '' && (before.trim().split(/\s+/).length < FEWEST || TO_SOME.has(before))
  return isTold ? text : before
}

/** The sentence without the request around it; '' if there was nothing else. */
export function withoutRequest(sentence: string): string {
  let text = withoutAudience(sentence)
  const [toAll, forWhat] = [TO_ALL.after(text), FOR_WHAT.after(text)]
  if (toAll !== null) text = `Thank you from all of us ${toAll}`
  else if (forWhat !== null) text = `Thank you ${forWhat}`
  text = text.replace(/^(Thank you for) their\b/, '$1 your')
  for (const prefix of PREFIXES) text = prefix.after(text) ?? text
  text = withoutAsked(text)
  return (
    withoutNoOffer(text.replace(/^[\s!?.,;:]+/, ''))
      // "Also half price trims": nothing comes before it now. "thx" is for us.
      .replace(/^(?:oh )?(?:also|plus|oh and),?\s+(?=\p{L}{2})/iu, '')
      .replace(/[\s,]+(?:thanks|thank you|ta|please|cheers)(?: so much| very much| a lot)?[.!]*$/i, '')
      .trim()
  )
}

export const isOrder = (sentence: string): boolean => speaks('order', sentence)

/** A sentence without the part that asks for something forbidden; '' if that was all. */
export const withoutAgainst = (sentence: string): string => withoutPart('against', sentence)
/** "Her surname must not be shown": we do that, and don't mention it. */
export const withoutHiding = (sentence: string): string => withoutPart('hide', sentence)

/** "Closed on Friday, don't say why, Jo is ill": nothing after this goes in the post. */
export const isSecret = (text: string): boolean => speaks('secret', text)
export function withoutSecret(sentence: string): string {
  if (!isSecret(sentence)) return sentence
  const parts = sentence.split(/(?<=[,;])\s+|\s+(?=[(–]|(?:and|but)\s)/u)
  const first = parts.findIndex(isSecret)
  return first < 0
    ? ''
    : parts
        .slice(0, first)
        .join(' ')
        .replace(/[,;\s]+$/, '')
}

function withoutPart(concept: string, sentence: string): string {
  if (!speaks(concept, sentence)) return sentence
  return sentence
    .split(/(?<=[,;])\s+|\s+(?=(?:and|but)\s)/)
    .filter(part => !speaks(concept, part))
    .join(' ')
    .replace(/[,;\s]+$/, '')
}
export function isStyle(sentence: string): boolean {
  const said = HEARD.in(sentence)
  return said.has('style') && !said.has('style.not')
}

/** "[date]", "{{offer}}", "£__" */
const BLANK =
  /\[[^\]\n]{0,40}\]|\{\{?[^}\n]{0,40}\}?\}|<[a-z][a-z _-]{0,30}>|£\s?(?:_+|xx?|\?)|_{3,}|\bX{1,3}\s?%/iu
/** "(??", "?? %", a lone "…" */
const UNKNOWN = /(?<=[\s£:=(])\?\?+|\?\?+\s?%|(?<![\p{L}\d])…(?=[\s.,;]|$)/u
const IN_WORDS = typed(REQUESTS_SAID.gap ?? [])
/** A gap that somebody meant to fill in; null if there is none. */
export const gapIn = (topic: string): string | null =>
  BLANK.exec(topic)?.[0] ?? UNKNOWN.exec(topic)?.[0] ?? IN_WORDS.in(topic)?.text ?? null
