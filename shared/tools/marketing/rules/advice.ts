// Notes beside the post: what to check before it goes out. Never part of the post.
import { tableOf } from '../../../reading/tables'
import { NEEDS_SAID } from '../../../reading/words/posts/occasions'
import type { Brief } from '../read/brief'
import { RULES } from '../read/claims/claims'
import { healthIn } from '../read/people/people'

const HEARD = tableOf([NEEDS_SAID])

/** Advice for this post; the gravest first. */
export function adviceFor(brief: Brief): string[] {
  const { kind, type, topic, facts, salon, quote } = brief
  const advice: string[] = []
  const said = HEARD.in(topic)
  const offers = kind === 'offer' || kind === 'giveaway' || (type === 'promotion' && said.has('amount'))
  if (offers && !said.has('period'))
    advice.push(
      'No closing date was given, so none is named. Add the last day before you post: an offer needs one.',
    )
  if (offers && !facts.some(({ role }) => role === 'terms') && !said.has('terms'))
    advice.push(
      'No terms were given. If there are any (who it is for, which services, not with other offers), add them.',
    )
  if (brief.rules !== RULES)
    advice.push(
      'How few are left, or how soon it ends, must be true. Take the post down as soon as it is not.',
    )
  if (kind === 'giveaway') advice.push('Say how to enter, who can enter, and how the winner is picked.')
  if (said.has('reviews') && said.has('thanked') && type !== 'testimonial')
    advice.push(
      'A thank-you for a review must be given for any review, good or bad, and the review must say so.',
    )
  if (facts.some(({ role }) => role === 'was'))
    advice.push('The usual price must be one that you really charged before.')
  if (type === 'testimonial' || quote !== null) {
    advice.push('Keep the client’s message and their written permission, with the date.')
    if (quote && healthIn(quote.words) !== null)
      advice.push('The words mention health: make sure that the permission covers this.')
  }
  if (type === 'before-after')
    advice.push('Use photos in the same light, without filters or retouching, and keep the signed consent.')
  if (said.has('one_place')) advice.push('The consent names where it may be posted. Post it there only.')
  if (type === 'email')
    advice.push(
      'Send it only to clients who agreed to emails, or who are clients of yours and could say no. Keep the unsubscribe line in it.',
    )
  if (salon.name === null)
    advice.push('Your salon’s name is not set yet. Add it in Settings and the posts will carry it.')
  if (salon.booking === null && salon.phone === null)
    advice.push(
      'There is no booking link or phone number yet. Add one in Settings so that people know where to book.',
    )
  if (HEARD.has('award', [brief.core, ...brief.said].join(' ')))
    advice.push('Name who gave the award and the year, and keep the proof.')
  return advice
}
