// Repairs a sentence after a cut.
import { read } from '../../../../reading/doc'
import { tableOf } from '../../../../reading/tables'
import { PLAIN_SAID } from '../../../../reading/words/posts/claims'

/** What a cut leaves behind: double spaces, a comma before a full stop, an "and" that joins nothing. */
export function mended(text: string): string {
  return (
    text
      .replace(/\s{2,}/g, ' ')
      .replace(/\s+([,.!?;:])/g, '$1')
      .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
      .replace(/[,;:]\s*(?=[.!?])/g, '')
      .replace(/\b(an?|the)\s+(?=[.,;!?]|and\b|for\b|with\b|at\b|from\b|$)/gi, '')
      .replace(
        /(?:[\s,;:–-]|\b(?:and|or|but|so|that|which|because|with|is|are|our|for|a|an|the|it|totally|completely|truly|absolutely|entirely|really|very)\b){1,40}([.!?])?$/i,
        '$1',
      )
      .replace(/,\s*(?:show|say|mention|saying|showing|mentioning)\s*([.!?])?$/i, '$1')
      .replace(/^(?:[\s,;:.!?–-]|\b(?:and|or|but|so|that|which|because)\b\s+)+/i, '')
      .replace(/\b(?:and|or),?\s+(?=(?:and|or|from|for|with|at|on|until)\b)/gi, '')
      .replace(/\ba (?=[aeio])/gi, match => (match[0] === 'A' ? 'An ' : 'an '))
      .replace(/\b(an) (?=[bcdfgjklmnpqrstvwxyz])/gi, match => (match[0] === 'A' ? 'A ' : 'a '))
      // "She's 67 and looks younger": her age was part of it.
      .replace(/[,;]?\s*\b(?:she|he)(?:['’]?s| is) \d\d\s*([.!?])?$/i, '$1')
      .trim()
  )
}

const PLAIN = tableOf([PLAIN_SAID])
/** Replaces words that sound like a health claim but aren't meant as one. */
export const plainWords = PLAIN.put

const BARE = new Set(
  'we i it our ours this they you and do does did not never cannot cant dont doesnt wont is are can will to promise claim'.split(
    ' ',
  ),
)
/** "We do not", "ours does": a subject with nothing said about it. */
const saysNothing = (text: string): boolean =>
  read(text).tokens.every(({ kind, norm }) => kind === 'mark' || BARE.has(norm))

/** "Salon in Leeds, come and see why": what depended on the claim goes with it. */
export function withoutHusk(text: string): string {
  const left = text
    .replace(
      /[,;:–-]?\s*(?:so |and )?(?:come|pop in|visit|book)(?: and| to)? (?:see|find out|discover) why\b[^.!?]*/i,
      '',
    )
    .replace(/^(?:with|by|for)\s+/i, '')
    .replace(
      /^(?:our |the |an? )?(?:team|salons?|stylists?|place|hairdressers?),?\s+for\s+(?=\p{L}{3})/iu,
      '',
    )
    .trim()
  if (saysNothing(left)) return ''
  return /^(?:an?|the|our|your|my)?\s*(?:\w+ )?(?:salons?|teams?|stylists?|hairdressers?|barbers?|barbershop|colou?rists?|place|hair salon|hair)?(?: in [^,.;!?]{2,30})?[.!?,]?$/i.test(
    left,
  ) && left.split(/\s+/).length <= 6
    ? ''
    : left
}
