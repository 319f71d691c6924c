// What a topic says about an offer's limits: who for, when, and what is excluded. The post says it as typed, or the
// post waits: without its terms, it is a different offer. [CAP 3.17, 8.17]
import { phonesIn } from '../../../reading/text/contacts'
import type { ContentType } from '../schema'
import { isOrder, isStyle, withoutRequest } from './asides/requests'
import { cleaned } from './claims/claims'
import { NEVER_SAID, splitTopic } from './fields'
import { inFigures } from './figures'
import { isOfClient } from './people/about'
import { spelled } from './textspeak'

const CLAUSE = /[,;\n()]|(?<=[.!?])\s|\s[-–—]\s|\s(?=(?:exclud|except)\w*\b)/
/** Words that limit the offer. */
const BOUNDS =
  /\b(?:only|exclud\w*|except\w*|until|till|expir\w*|weekdays?|not (?:on|in|with|for|if|while|during|safe|suitable|recommended|advised|valid|includ\w+|available|applicable)|per (?:person|client|customer|visit|household)|while stocks? lasts?|subject to|min(?:imum)? spend|unsuitable|(?:patch|skin|allergy) tests? (?:is |are )?(?:needed|required)|(?:over|under) \d+s?|with (?:valid )?id)\b/i
const SMALL = new Set(
  'the and for our your you are all with any from this that they them can will'.split(' '),
)

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter(word => word.length > 2 && !SMALL.has(word))

/** These are about somebody's words or consent, and limit no offer. */
const OF_SOMEONE: ReadonlySet<ContentType> = new Set<ContentType>(['testimonial', 'before-after'])
/** In words: how many before the limit belong to it, as in "new clients only". */
const BEFORE = 2
function bounded(clause: string): string {
  const at = clause.search(BOUNDS)
  return [...clause.slice(0, at).trim().split(/\s+/).slice(-BEFORE), clause.slice(at)].join(' ')
}

/** Clauses that limit the topic's offer and are missing from the post. A request to the writer limits nothing. */
export function termsLost(topic: string, type: ContentType, post: string): string[] {
  if (OF_SOMEONE.has(type)) return []
  const carried = new Set(wordsOf(post))
  const has = (word: string): boolean =>
    carried.has(word) || [...carried].some(other => other.startsWith(word) || word.startsWith(other))
  const { sentences, fields } = splitTopic(topic)
  const told = fields.filter(({ role }) => !NEVER_SAID.has(role)).map(({ value }) => value)
  return (
    [...sentences.filter(each => !isOrder(each) && !isStyle(each)), ...told]
      .flatMap(each => each.split(CLAUSE))
      .map(clause => clause.trim())
      .filter(clause => BOUNDS.test(clause) && !isOrder(clause) && !isStyle(clause))
      // A claim that was cut is already reported as such.
      .filter(clause => cleaned(clause).removed.length === 0)
      .filter(clause => !wordsOf(bounded(withoutRequest(inFigures(spelled(clause))))).every(has))
  )
}

const SAVING = /[£$€]\s?\d|\d\s?%|\bfree\b|\bhalf[- ]price\b/i
/** Which terms are missing from a line that names a saving, such as a headline or a subject. */
export const termsMissing = (topic: string, type: ContentType, line: string): string[] =>
  SAVING.test(line) ? termsLost(topic, type, line) : []

const CALLING = /\b(call|ring|phone|text|txt|whats ?app|message|dm)\b[^.!?\d]{0,30}$/i
/** "Emergencies only on 07700 900123", "if it is urgent text …": only for that. */
const FOR_THAT = /\b(?:emergenc\w+|urgent\w*)\b|\bonly(?: (?:on|at|by|via|call|ring|text))?\s*$/i
const isBounded = (topic: string, at: number): boolean =>
  FOR_THAT.test(topic.slice(0, at).split(CLAUSE).at(-1) ?? '')

/** "text 07700 900123": the number is the way to reach the salon. */
export function callIn(topic: string, type: ContentType): string | null {
  const phone = phonesIn(topic).find(({ at }) => !isBounded(topic, at))
  const said = phone && CALLING.exec(topic.slice(0, phone.at))?.[1]?.toLowerCase()
  // Beside a client's words, a bare number may be the client's.
  if (!phone || (!said && isOfClient({ contentType: type }))) return null
  const how = said ?? 'call'
  if (how.startsWith('what')) return `message us on WhatsApp: ${phone.text}`
  return `${/^(?:text|txt|message|dm)$/.test(how) ? 'text' : 'call'} us on ${phone.text}`
}
