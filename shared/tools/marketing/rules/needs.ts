// What we need to know before writing: whose words, whose permission, which offer. Domain 5.2.
import { tableOf } from '../../../reading/tables'
import { NEEDS_SAID } from '../../../reading/words/posts/occasions'
import { gapIn } from '../read/asides/requests'
import type { Brief } from '../read/brief'
import { isIncident } from '../read/incident'
import { isWorth, promisesOffer } from '../read/kind'
import { HEALTH_WHY, isHusk } from '../read/people/about'
import { ageIn } from '../read/people/age'
import { consentOf } from '../read/people/consent'
import { refusedReward } from './reward'

const HEARD = tableOf([NEEDS_SAID])
const hears = (concept: string, text: string): boolean => HEARD.has(concept, text)

const WORDS =
  'Please add the client’s own words, exactly as they wrote or said them. A review is only ever posted in words that a real client really used.'
const WHICH =
  'Which words are the client’s own? Please put the client’s words in quotation marks, exactly as they were written or said.'
const PERMISSION =
  'Does the client agree, in writing, that you share their words? Please add their permission (and whether their first name may be used).'
const PHOTOS =
  'Does the client agree, in writing, that you post these photos? Please add the photo consent: yes or no, and whether a first name may be used.'
const UNEDITED =
  'A before and after shows hair as it is. Please choose photos in the same light, without filters or retouching, and say that they are not edited.'
const GUARDIAN =
  'This is about somebody under 18: please add that a parent or guardian has given written consent. The post waits until then.'
const OFFER =
  'What exactly is the offer? Please add the saving or the price, and the first and last day it can be used.'
const AMOUNT = 'By how much do prices change, and from which day? Please add at least one of them.'
const PRIZE = 'What is the prize, and on which day does it close? Please add both.'
const ONE_HEALTH =
  'This is about somebody’s illness. Please write the topic again without it, and without their name.'
const INCIDENT =
  'Please settle this with the client in person first: ring them, listen, and note what happened and what was used. A reaction belongs with a pharmacist or GP; swelling or trouble breathing is an emergency (999). Until it is settled, no post or email goes out about it. What else would you like to write about?'
const TOPIC = 'What should the post be about? Please add a few words: a service, a date, a price, some news.'
const CLAIMS =
  'The client’s words make a claim that a salon’s advert may not repeat, such as a medical one or a promise of safety. Please add other words of theirs.'

const NO_MAIL =
  'Somebody here has said no to marketing, or never said yes. Please write only to clients who agreed to emails: who is it for?'
/** "asdf", "qwerty jkl", "xxxx": random keys rather than words. */
const isMash = (topic: string): boolean =>
  topic
    .trim()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .every(word =>
      /^(?:[asdfghjkl]{4,}|[qwertyuiop]{6,}|[zxcvbnm]{4,}|(\p{L})\1{2,}|[^\Waeiouy\d]{5,}|asdf\w*|qwer\w*|test(?:ing)?|\d)$/iu.test(
        word,
      ),
    )
/** "Help me write": asks for a post but gives nothing to put in it. */
const ONLY_ASKS =
  /^(?:(?:please|pls|can you|could you|hi|hello|hey)[ ,]+)*(?:help|write|post|create|make|do|need|want)(?: (?:me|us|a|an|the|some|something|it|this|post|caption|email|content|write|writing|one|please|with|to|do|for|up|nice|good))*[.!? ]*$/i
const REAL_WORDS = /\p{L}{3,}/u

/** Somebody's quoted words in an email that goes to other people. */
const isOthers = ({ topic, quote, client }: Brief): boolean =>
  client.name === null && ['"', '“'].some(mark => topic.includes(mark + quote?.whole))

/** Questions to answer before there can be a post; empty if we can write it. */
export function needsOf(brief: Brief): string[] {
  const { topic, type, kind, quote, core, said, facts } = brief
  const gap = gapIn(topic)
  if (gap)
    return [
      `Your topic has a gap: ${gap.replace(/[[\]{}<>]/g, '').trim() || 'a blank'}. What should it say there?`,
    ]
  if (type === 'email' && hears('may_not_mail', topic)) return [NO_MAIL]
  if (
    type !== 'testimonial' &&
    type !== 'before-after' &&
    quote === null &&
    isIncident(topic, type === 'email')
  )
    return [INCIDENT]
  if (type === 'testimonial' || (quote !== null && (type !== 'email' || isOthers(brief)))) {
    const asked = testimonial(brief)
    if (asked.length > 0) return asked
  }
  const photos = type === 'before-after' || (type !== 'testimonial' && hears('shows', topic))
  if (photos) {
    const asked: string[] = []
    const { minor, guardian } = ageIn(topic)
    const agreed = consentOf({ topic, quote, type: 'before-after', leave: brief.leave })
    if (agreed === 'no' || (agreed !== 'yes' && !(minor && guardian))) asked.push(PHOTOS)
    if (minor && !guardian) asked.push(GUARDIAN)
    if (hears('edited', topic)) asked.push(UNEDITED)
    if (asked.length > 0) return asked
  }
  if (type === 'before-after' || type === 'testimonial') return []
  const refused = refusedReward(topic)
  if (refused) return [refused]
  // A client's words, with the permission above, are enough for a post.
  const quoted = quote !== null && type !== 'email'
  const text = [core, ...said, ...facts.map(({ key, value }) => `${key}: ${value}`)].join('. ')
  if (type === 'promotion' && hears('vague', topic) && !hears('sum', topic)) return [OFFER]
  if (core === '' && said.length === 0 && facts.length === 0 && !quoted)
    return type !== 'promotion' &&
      brief.removed.some(({ why }) => !/^(?:Orders|A surname|Nobody|It tells)/.test(why))
      ? []
      : [promisesOffer(topic) && type === 'promotion' ? OFFER : TOPIC]
  if ((!quoted && !REAL_WORDS.test(text)) || isMash(topic) || ONLY_ASKS.test(topic.trim())) return [TOPIC]
  if (kind === 'price-rise' && !hears('amount', text) && !hears('number', text) && !hears('from_month', text))
    return [AMOUNT]
  if (brief.removed.some(({ what, why }) => why === HEALTH_WHY && isHusk(what))) return [ONE_HEALTH]
  if (
    kind === 'giveaway' &&
    !facts.some(({ role }) => role === 'valid') &&
    !hears('closes', topic) &&
    !(hears('raffle', topic) && hears('its_day', topic)) &&
    !hears('won', topic)
  )
    return [PRIZE]
  if (kind === 'giveaway' && !hears('prize', text) && !hears('won', topic)) return [PRIZE]
  if (kind === 'voucher' && hears('bare_voucher', text) && !isWorth(text)) return [OFFER]
  if (wantsOffer(brief, text) && (!isWorth(text) || isBareSaving(text))) return [OFFER]
  return []
}

function testimonial({ topic, quote, leave }: Brief): string[] {
  const asked: string[] = []
  if (quote === null) asked.push(hears('reported', topic) ? WHICH : WORDS)
  else if (hears('not_own', topic.replace(quote.whole, ''))) asked.push(WORDS)
  else if (quote.words.replace(/[^\p{L}]/gu, '').length < 4)
    asked.push(quote.removed.length > 0 ? CLAIMS : WORDS)
  // What a client says about their curls isn't consent.
  if (consentOf({ topic, quote, type: 'testimonial', leave }) !== 'yes') asked.push(PERMISSION)
  const { minor, guardian } = ageIn(quote ? topic.replace(quote.whole, '') : topic)
  if (minor && !guardian) asked.push(GUARDIAN)
  return asked
}

/** "£20 off": but off what? */
const isBareSaving = (text: string): boolean =>
  !/\p{L}{4,}/u.test(
    text.replace(
      /\b(?:money|offer|discount|deal|sale|special|promo\w*|today|save|only|just|half|price|this|week|weekend|month|from|until)\b/gi,
      '',
    ),
  )

/** An offer can't be advertised without its terms; news, vouchers and events need none. */
function wantsOffer({ kind, type }: Brief, text: string): boolean {
  if (kind === 'offer' || kind === 'referral')
    return promisesOffer(text) || kind === 'referral' || type === 'promotion'
  return type === 'promotion' && kind === 'spotlight' && !/\p{L}{4,}.*\p{L}{4,}.*\p{L}{4,}/u.test(text)
}
