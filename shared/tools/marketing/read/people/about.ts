// Who a topic is about: a client, a member of the team, or somebody whose health is private.
import type { MarketingInput } from '../../schema'
import { speaks } from '../asides/asides'
import { withoutClaim } from '../claims/claims'
import type { Field } from '../fields'
import { healthIn, type Person } from './people'

/** "Leah has been with us 10 years": a member of the team, who may be named. */
export function notStaff(person: Person, fields: readonly Field[], prose: string): Person {
  const { name } = person
  if (name === null || fields.some(({ role }) => role === 'client')) return person
  const listed = fields.some(({ role, value }) => role === 'stylist' && value.includes(name))
  const about = prose.split(/(?<=[.!?])\s+/).filter(sentence => sentence.includes(name))
  const staff = about.some(sentence => speaks('staff', sentence) && !/\bclient\b/i.test(sentence))
  return listed || staff ? { name: null, surname: null, nameAllowed: false } : person
}

/** Posts that are always about one client, whatever their topic says. */
export const isOfClient = ({ contentType }: Pick<MarketingInput, 'contentType'>): boolean =>
  contentType === 'before-after' || contentType === 'testimonial'

/** Posts that show or quote a person. */
export const aboutSomeone = (input: MarketingInput): boolean =>
  isOfClient(input) || /\b(?:photos?|before (?:and|&) after|client)\b/i.test(input.topic)

/** "Client has alopecia and we fitted a topper": we keep the part from "we" on. */
const WHOSE_HEALTH =
  /^(?:(?:our|the|my|a) )?(?:client|lady|guest|customer|she|he|they) (?:has|have|had|with|suffers?(?: from)?|is|was)\s+(?:and\s+|so\s+|,\s*)?(?=(?:we|i|our|this)\b)/i

/** "Client with, new topper fitted": the topper is what is shown. */
export const withoutWhose = (text: string): string =>
  text
    .replace(/^(?:(?:our|the|my|a) )?(?:client|lady|guest|customer) (?:with|who has|has|had),\s*(?=\S)/i, '')
    .replace(WHOSE_HEALTH, '')

/** "Sarah has, head shave on Saturday": with the health part removed, this is no longer a sentence. */
export const isHusk = (sentence: string): boolean =>
  HUSK.test(withoutClaim(sentence, part => healthIn(part)).replace(WHOSE_HEALTH, ''))
const HUSK =
  /\b(?:has|have|had|was|is|been|having|fighting|battling|beat|survived|recovering from|living with|going through|diagnosed with|suffers from|with)(?:\s*[,.;:!?–-]|\s*$|\s+(?:and |so )?(?:we|our|i)\b)/i

/** "Pregnant?" on its own, once the claim after it is gone. */
export const isBareHealth = (text: string): boolean =>
  healthIn(text) !== null &&
  text.trim().split(/\s+/).length <= 3 &&
  !/\b(?:friendly|aware\w*|welcome|welcoming|hours?|mornings?|evenings?|support|charity)\b/i.test(text)

export const ORDERS = 'Orders to the writer are not followed. The rules of advertising apply.'
export const HEALTH_WHY = 'It tells about somebody’s health. That stays between you and them.'
export const SURNAME_WHY = 'A surname has no place in a post.'
export const NAME_WHY = 'Nobody noted that the client’s name may be used.'

/** A post about something that was given in return is an advert, and must say so. (CAP 2.1) */
export const isGifted = (topic: string): boolean => speaks('gifted', topic) && !speaks('gifted.not', topic)
