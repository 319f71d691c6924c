// What a topic says of how far an offer goes: for whom, when, and what not. It stands in the post as it was typed, or the
// post waits: an offer without its terms is another offer. [CAP 3.17, 8.17]
import { phonesIn } from '../../../reading/text/contacts'
import type { ContentType } from '../schema'
import { isOrder, isStyle, withoutRequest } from './asides/requests'
import { cleaned } from './claims/claims'
import { NEVER_SAID, splitTopic } from './fields'
import { inFigures } from './figures'
import { isOfClient } from './people/about'
import { spelled } from './textspeak'

const CLAUSE = /[,;\n()]|(?<=[.!?])\s|\s[-–—]\s|\s(?=(?:exclud|except)\w*\b)/
/** Words that bound what is offered. */
const BOUNDS =
  /\b(?:only|exclud\w*|except\w*|until|till|expir\w*|weekdays?|not (?:on|in|with|for|if|while|during|safe|suitable|recommended|advised|valid|includ\w+|available|applicable)|per (?:person|client|customer|visit|household)|while stocks? lasts?|subject to|min(?:imum)? spend|unsuitable|(?:patch|skin|allergy) tests? (?:is |are )?(?:needed|required)|(?:over|under) \d+s?|with (?:valid )?id)\b/i
const SMALL = new Set(
  'the and for our your you are all with any from this that they them can will'.split(' '),
)

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter(word => word.length > 2 && !SMALL.has(word))

/** Whose words or whose consent it is bounds no offer. */
const OF_SOMEONE: ReadonlySet<ContentType> = new Set<ContentType>(['testimonial', 'before-after'])
/** What stands right before it is bounded: "new clients only". */
const BEFORE = 2
function bounded(clause: string): string {
  const at = clause.search(BOUNDS)
  return [...clause.slice(0, at).trim().split(/\s+/).slice(-BEFORE), clause.slice(at)].join(' ')
}

/** Clauses of the topic that bound what it offers and that the post doesn't carry; a request to the writer bounds nothing. */
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
      // A claim that was taken out is told as such.
      .filter(clause => cleaned(clause).removed.length === 0)
      .filter(clause => !wordsOf(bounded(withoutRequest(inFigures(spelled(clause))))).every(has))
  )
}

const SAVING = /[£$€]\s?\d|\d\s?%|\bfree\b|\bhalf[- ]price\b/i
/** What a line that names a saving leaves out of its terms: a headline, a subject. */
export const termsMissing = (topic: string, type: ContentType, line: string): string[] =>
  SAVING.test(line) ? termsLost(topic, type, line) : []

const CALLING = /\b(call|ring|phone|text|txt|whats ?app|message|dm)\b[^.!?\d]{0,30}$/i
/** "Emergencies only on 07700 900123", "if it is urgent text …": for that alone. */
const FOR_THAT = /\b(?:emergenc\w+|urgent\w*)\b|\bonly(?: (?:on|at|by|via|call|ring|text))?\s*$/i
const isBounded = (topic: string, at: number): boolean =>
  FOR_THAT.test(topic.slice(0, at).split(CLAUSE).at(-1) ?? '')

/** "text 07700 900123": the number stands for itself, and is the way to reach the salon. */
export function callIn(topic: string, type: ContentType): string | null {
  const phone = phonesIn(topic).find(({ at }) => !isBounded(topic, at))
  const said = phone && CALLING.exec(topic.slice(0, phone.at))?.[1]?.toLowerCase()
  // Beside a client's words a bare number may be the client's.
  if (!phone || (!said && isOfClient({ contentType: type }))) return null
  const how = said ?? 'call'
  if (how.startsWith('what')) return `message us on WhatsApp: ${phone.text}`
  return `${/^(?:text|txt|message|dm)$/.test(how) ? 'text' : 'call'} us on ${phone.text}`
}
