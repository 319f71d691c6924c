// A message to a client in the salon's words. Nothing is sent from here: the tablet's own apps send it if somebody
// taps.
import { tellsHealth } from '../find/lines'
import type { ListId } from './lists'

/** The placeholders that a salon may use in braces. */
export const PLACES = ['name', 'service', 'date', 'salon', 'link'] as const
export type Values = Readonly<Record<(typeof PLACES)[number], string | null>>

export const USUAL_WORDS: Readonly<Record<ListId, string>> = {
  'patch-test':
    'Hello {name}, before your {service} on {date} we’d like to see you for two minutes, at least two days before. When would suit you? {salon}',
  rebook: 'Hello {name}, it’s about time for your next {service}. Shall we find you a time? {link} {salon}',
  'not-seen': 'Hello {name}, it’s been a while. We’d love to see you again. {link} {salon}',
  birthday: 'Happy birthday, {name}, from all of us at {salon}.',
}

/** The booking is too soon to read a new patch test, so it is no use asking them to come two days before. */
export const TOO_LATE_WORDS =
  'Hello {name}, could we talk about your {service} on {date}? We may need to change it a little. When may we ring you? {salon}'

const WITHOUT: Values = { name: 'there', service: 'visit', date: 'the day', salon: 'the salon', link: '' }

/** The signature below the message; left out if the salon has no name yet. */
const SIGNED = /(?<=[.!?}])\s*\{salon\}\s*$/i

/** An unknown value becomes a phrase that still reads well: "your visit". Other text in braces stays as typed. */
export function filledIn(words: string, values: Values): string {
  return (values.salon?.trim() ? words : words.replace(SIGNED, ''))
    .replace(/\{(\w+)\}/g, (typed, place: string) => {
      const known = PLACES.find(each => each === place.toLowerCase())
      return known === undefined ? typed : values[known]?.trim() || (WITHOUT[known] ?? '')
    })
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.!?])/g, '$1')
    .trim()
}

/** How we address people: "Siobhán" from "Siobhán Kelly"; a title keeps its surname. */
export function calledBy(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|lady|lord)\.?$/i.test(first) && second ? name.trim() : first
}

/** A booked service may reveal more than a message should; then it just says a visit. */
export function serviceWords(service: string | null): string | null {
  const text = service?.trim() ?? ''
  if (text === '' || text.length > 60 || tellsHealth(text)) return null
  const [first = '', second = ''] = text
  // "Root colour" gets a small letter mid-sentence; "LED" doesn't.
  return second === second.toUpperCase() ? text : first.toLowerCase() + text.slice(1)
}

/** iOS and Android both understand this form. */
export const smsLink = (phone: string, text: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`

const CODES: Readonly<Record<string, string>> = { GBP: '44', AUD: '61' }

/** WhatsApp needs a number with its country code; if that isn't known, it asks who to send to. */
export function whatsAppLink(phone: string | null, text: string, currency: string | null): string {
  const digits = (phone ?? '').replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  const abroad = /^(?:\+|00)(\d{7,15})$/.exec(digits)?.[1]
  const code = CODES[currency ?? '']
  const home = code && /^0[1-9]\d{7,10}$/.test(digits) ? `${code}${digits.slice(1)}` : ''
  return `https://wa.me/${abroad ?? home}?text=${encodeURIComponent(text)}`
}
