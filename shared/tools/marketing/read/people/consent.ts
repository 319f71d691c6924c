// Whether we may share what is about somebody, from everything said about consent taken together.
import type { Brief } from '../brief'
import { splitTopic } from '../fields'
import { type Consent, consentIn, consentInProse } from './people'

/**
 * Everything said about consent, taken together: a single no means no, and silence means unknown. `about` ignores
 * permission that is only for the name.
 */
function consent(topic: string, about: 'words' | 'photos', all = topic): Consent {
  const { sentences, fields } = splitTopic(topic)
  const said = fields
    .filter(({ role }) => role === 'consent')
    .filter(({ key }) => (about === 'words' ? !/\bphoto|picture|image/i.test(key) : true))
    .map(({ key, value }) => ({ onlyName: /\bname\b/i.test(key), value, answer: consentIn(value) }))
  const prose = consentInProse(sentences.join(' '), all)
  const notes = fields
    .filter(({ role }) => role !== 'consent' && role !== 'words')
    .map(({ key, value }) => consentInProse(`${key}: ${value}`, all))
  const whole = said.filter(({ onlyName }) => !onlyName).map(({ answer }) => answer)
  if (prose === 'no' || notes.includes('no') || whole.includes('no')) return 'no'
  if (prose === 'yes' || notes.includes('yes') || whole.includes('yes')) return 'yes'
  // "client name permission: Priya (first name ok)": someone who may be named may be quoted.
  const named = said.filter(({ onlyName }) => onlyName)
  return about === 'words' &&
    named.some(({ answer, value }) => answer !== 'no' && (answer === 'yes' || /^[A-Z]/.test(value)))
    ? 'yes'
    : 'unknown'
}

/**
 * Whether we may share what is about somebody: their words (whatever the words themselves say about it), or their
 * photos.
 */
export const consentOf = ({
  topic,
  quote,
  type,
  leave,
}: Pick<Brief, 'topic' | 'quote' | 'type' | 'leave'>): Consent =>
  leave ??
  (type === 'testimonial'
    ? consent(quote ? topic.replace(quote.whole, 'Words.') : topic, 'words', topic)
    : consent(topic, 'photos'))
