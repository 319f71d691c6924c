// What a post is for: the first match counts, most specific first.

import { tableOf } from '../../../reading/tables'
import { KINDS_SAID } from '../../../reading/words/posts/kinds'
import type { Role } from './fields'
import { isGifted } from './people/about'

const KINDS = [
  'testimonial',
  'transformation',
  'found',
  'permission',
  'price-rise',
  'skin-test',
  'policy',
  'hiring',
  'winback',
  'referral',
  'giveaway',
  'charity',
  'closure',
  'hours',
  'move',
  'first-visit',
  'welcome',
  'event',
  'voucher',
  'offer',
  'availability',
  'thanks',
  'green',
  'tips',
  'launch',
  'product',
  'news',
  'spotlight',
] as const
export type Kind = (typeof KINDS)[number]

const KINDS_HEARD = tableOf([KINDS_SAID])
export const hears = (concept: string, text: string): boolean => KINDS_HEARD.has(concept, text)

/** The first one that matches counts. */
const ORDER: readonly (readonly [Kind, string])[] = [
  ['found', 'found'],
  ['tips', 'tips.titled'],
  ['price-rise', 'price-rise'],
  ['skin-test', 'skin-test'],
  ['policy', 'policy'],
  ['hiring', 'hiring'],
  ['winback', 'winback'],
  ['referral', 'referral'],
  ['giveaway', 'giveaway'],
  ['thanks', 'thanks.won'],
  ['charity', 'charity'],
  ['closure', 'closure'],
  ['move', 'move'],
  ['hours', 'hours'],
  ['welcome', 'welcome'],
  ['event', 'event'],
  ['voucher', 'voucher'],
  ['offer', 'offer'],
  ['availability', 'availability'],
  ['thanks', 'thanks'],
  ['green', 'green'],
  ['tips', 'tips'],
  ['launch', 'launch'],
  ['product', 'product'],
]

/** An appointment that is already booked. */
export const isAppointment = (text: string): boolean => hears('appointment', text)
/** Access, payment and parking: neither an offer nor hair. */
export const isPractical = (text: string): boolean => hears('practical', text)

export function kindOf(contentType: string, lead: string, topic: string, roles: readonly Role[]): Kind {
  if (contentType === 'testimonial') return 'testimonial'
  if (contentType === 'before-after') return 'transformation'
  if (roles.includes('rise')) return 'price-rise'
  if (contentType === 'email') {
    if (hears('thanked', lead)) return 'thanks'
    if (hears('first-visit', lead)) return 'first-visit'
    if (hears('permission', lead)) return 'permission'
    if (isRoundUp(lead)) return 'news'
  }
  // Holiday hours are about being closed rather than about longer opening.
  if (hears('hours.new', lead) && hears('holiday', topic) && hears('closed', topic)) return 'closure'
  // What the sentences say counts before what the list beside them contains.
  if (contentType === 'email' && isAppointment(lead)) return 'first-visit'
  const inLead = lead === '' ? null : signed(lead, lead, roles, true)
  // "New client welcome. offer: 25% off" is an offer.
  if (roles.includes('offer') && (inLead === 'launch' || inLead === 'welcome')) return 'offer'
  return inLead ?? signed(topic, topic, roles) ?? (roles.includes('offer') ? 'offer' : 'spotlight')
}

/** Three or more things to tell, each of another sort. */
function isRoundUp(lead: string): boolean {
  const parts = lead.split(/(?<=[.!?])\s+|;\s*|\n/).filter(part => part.trim().split(/\s+/).length >= 2)
  const kinds = new Set(parts.map(part => signed(part, part, [])).filter(kind => kind !== null))
  return (parts.length >= 3 && kinds.size >= 3) || hears('newsletter', lead)
}

/** "£48 (was £45)": more than before. */
const isRise = (text: string): boolean => {
  const pairs = [
    ...text.matchAll(
      /£\s?(\d+(?:\.\d\d)?)\s*[,(]?\s*(?:was|up from|previously|currently|used to be)\s*£\s?(\d+(?:\.\d\d)?)/gi,
    ),
  ]
  return pairs.length > 0 && pairs.every(([, now, before]) => Number(now) > Number(before))
}

const firstOf = (text: string, ends: RegExp): string => text.split(ends)[0] ?? ''

/** The cue for a kind appears, but means something else. */
function isBeside(kind: Kind, text: string, topic: string, roles: readonly Role[], inLead: boolean): boolean {
  const spaces = hears('spaces', text)
  const offered = roles.includes('offer')
  const saves = hears('saves', topic)
  const mishap = hears('mishap', text) && !hears('mishap.rule', text)
  switch (kind) {
    case 'skin-test':
      // A condition at the end of an advert isn't its subject, but "offer on patch tests" is an offer.
      return (
        spaces ||
        offered ||
        saves ||
        hears('model', text) ||
        (inLead && !hears('skin-test', firstOf(text, /(?<=[.!?])\s+/))) ||
        (hears('priced', text) && !hears('skin-test', firstOf(text, /[,;|]|\bt&cs?\b/i)))
      )
    case 'policy':
      // A deposit is one of the terms of whatever has the price.
      return spaces || offered || saves || mishap || hears('priced.service', text)
    case 'winback':
      return hears('gone', text) || mishap
    case 'closure':
      return offered || (hears('hours.new', text) && !hears('holiday', text))
    case 'offer':
      return hears('introduced', text) || isPractical(text) || isGifted(text)
    case 'voucher':
      // "Free £10 voucher with every colour" is an offer; nobody buys that as a present.
      return hears('free.voucher', text)
    case 'tips':
      return hears('pounds', text)
    case 'hiring':
      return hears('model.wanted', text) || (hears('hiring.here', text) && !hears('hiring.wanted', text))
    case 'giveaway':
      return hears('award', text) || hears('no.prize', text)
    default:
      return false
  }
}

/** A safe space is no appointment, but a free chair is, whatever it is for. */
const isFree = (text: string): boolean => hears('spaces', text) && !hears('spaces.room', text)

const signed = (text: string, topic: string, roles: readonly Role[], inLead = false): Kind | null =>
  ORDER.find(
    ([kind, concept]) =>
      (hears(concept, text) ||
        (kind === 'price-rise' && isRise(text)) ||
        (kind === 'availability' && isFree(text))) &&
      !isBeside(kind, text, topic, roles, inLead),
  )?.[0] ?? null

/** The value of an offer, in the topic's words. */
export const isWorth = (text: string): boolean => hears('worth', text)
/** Words that promise a saving without naming it. */
export const promisesOffer = (text: string): boolean => hears('promised', text)
