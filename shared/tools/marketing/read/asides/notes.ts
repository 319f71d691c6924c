// Words in a topic that are meant for us, not for the reader: who agreed to what, and what we are asked to do.
import { tableOf } from '../../../../reading/tables'
import { typed } from '../../../../reading/wording'
import { NOTES_SAID, TALE } from '../../../../reading/words/brief/notes'
import { speaks } from './asides'

const HEARD = tableOf([NOTES_SAID])
const isNote = (text: string): boolean => HEARD.has('note', text)
const GOES_ON = typed(TALE)

/** Splits at commas, brackets and dashes, before "and", and where the story continues. */
function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/(?<=[,;)]|\s[-–—])\s+|\s+(?=\(|(?:and|but|so)\s)/u)
  return clauses.flatMap(clause => {
    const starts = [0, ...GOES_ON.all(clause).map(({ index }) => index), clause.length]
    return starts.slice(1).map((to, at) => clause.slice(starts[at], to).trim())
  })
}

/** Refers to something that isn't there: "ask Donna re the other thing", "same as we said". */
export const pointsNowhere = (sentence: string): boolean => speaks('nowhere', sentence)

export const asksUs = (sentence: string): boolean => HEARD.has('asks', sentence)

/** A sentence without the clauses that note a consent; '' if there was nothing else. */
export function withoutNote(sentence: string): string {
  if (asksUs(sentence)) return ''
  if (!isNote(sentence)) return sentence
  const left = clausesOf(sentence)
    .filter(part => part !== '' && !isNote(part) && !HEARD.has('also_on', part))
    .join(' ')
    .replace(/^(?:(?:and|but|so|who|she|he|they|with|has|have|is)\s+)+/i, '')
    .replace(/(?:[\s,;:–(-]|\b(?:and|but|with)\b){1,40}$/i, '')
    .trim()
  // "On file for social media" means nothing to a reader.
  return left.split(/\s+/).length < 3 ||
    /^(?:for|on|in|to|by) (?:our |the )?(?:social|insta|facebook|website|grid|page)/i.test(left)
    ? ''
    : left
}
