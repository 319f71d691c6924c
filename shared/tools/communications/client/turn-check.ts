// Holds a model's line to its part: it speaks as the client, briefly, without coaching, insulting, advising or giving
// out personal details. A line that fails isn't repaired; the built-in client answers instead.
import { withoutEmails } from '../../../reading/text/contacts'
import { typed, wording } from '../../../reading/wording'
import { TURN } from '../../../reading/words/talk/turn'
import { sentencesOf, tidy, wordsOf } from '../hear/text'

export const MAX_WORDS = 80

const COACHES = wording([TURN.coaches, TURN.speaks_as_stylist])
const LABELLED = typed(TURN.tip)
const SPEAKER = typed(TURN.label)
const NOT_SAID = wording([TURN.abuses, TURN.advises, TURN.password])
const STARRED = typed(TURN.starred)
/** A phone number, a card number, a postcode. */
const NUMBERS = /(?:\+\d{2}|\b0)\d[\d -]{7,}|\b(?:\d{4}[ -]?){3}\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/
const LINK = /https?:\/\/|\bwww\./
const coaches = (text: string): boolean =>
  COACHES.has(text) || LABELLED.has(text) || SPEAKER.opens(text) !== null
const isPrivate = (text: string): boolean =>
  NUMBERS.test(text) || LINK.test(text) || withoutEmails(text) !== text

/** The line as it may be said, without its label. Null if it mustn't be said. */
export function checkTurn(text: string, saidBefore: readonly string[] = []): string | null {
  const whole = tidy(text)
  if (coaches(whole)) return null
  const bare = whole
    .replace(/^(?:client|customer|assistant|[A-Z]\p{Ll}{1,15})\s*:\s*/u, '')
    .replace(/^"(.*)"$/s, '$1')
    .trim()
  if (bare === '' || !/\p{L}/u.test(bare)) return null
  if (coaches(bare) || NOT_SAID.has(bare) || STARRED.has(bare) || isPrivate(bare)) return null
  if (/[{}<>]|\n\s*[-*#]|\*\*/.test(text)) return null
  if (saidBefore.some(said => tidy(said).toLowerCase() === bare.toLowerCase())) return null
  return fitted(bare)
}

/** Whole sentences up to the limit; null if not even the first fits. */
function fitted(text: string): string | null {
  if (wordsOf(text).length <= MAX_WORDS) return text
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (wordsOf([...kept, sentence].join(' ')).length > MAX_WORDS) break
    kept.push(sentence)
  }
  return kept.length === 0 ? null : kept.join(' ')
}
