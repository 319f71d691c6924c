// The one way to book: the salon's link, else its phone number, else a message.
import type { Brief } from '../read/brief'
import { capital, hashOf, type Pick } from '../voice'
import { ASK_FOR, BOOK } from './asks'

const isCall = (booking: string): boolean => /^(?:call|text|message) us on /.test(booking)

/** "book through the link in our bio", "call us on 0161 496 0000". */
export function routeOf({ salon, type, kind, topic }: Brief): string {
  const { phone } = salon
  const booking = salon.booking?.replace(/\s+to book\b\.?$/i, '') ?? null
  const hiring = kind === 'hiring'
  // For a job, apply the way the brief says, never through the salon's booking link.
  if (booking !== null && (!hiring || isCall(booking))) {
    if (/^(?:the )?link in (?:our |the )?bio$/i.test(booking))
      return type === 'email' ? 'reply to this email' : 'tap the link in our bio'
    if (/justgiving|gofundme|crowdfund|donat|enthuse\.|survey|vote|forms?\b/i.test(booking))
      return `visit ${booking.replace(/[.]+$/, '')}`
    if (/^(?:https?:\/\/|www\.)|\.\w{2,}(?:\/|$)/i.test(booking))
      return `book at ${booking.replace(/[.]+$/, '')}`
    if (
      /^(?:book|call|text|message|dm|reply|tap|visit|pop|ring|whatsapp|email|online|click)\b/i.test(booking)
    )
      return /^online\b/i.test(booking)
        ? `book ${booking}`
        : booking.replace(/[.]+$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase())
    if (/^(?:by|on|in|via|through|at)\b/i.test(booking))
      return `book ${booking.replace(/^\p{Lu}/u, letter => letter.toLowerCase())}`
    return `book via ${booking.replace(/[.]+$/, '')}`
  }
  if (phone !== null) return `call us on ${phone}`
  if (type === 'email') return 'reply to this email or pop in'
  if (hiring) return 'send us a message'
  return (
    [
      'send us a message or pop in',
      'message us or pop in',
      'drop us a message',
      'pop in or send us a message',
    ][hashOf(topic) % 4] ?? 'send us a message'
  )
}

/** A rule about appointments; any other is a house rule. */
export const ABOUT_BOOKING =
  /\b(?:cancel\w*|notice|deposits?|late|no[- ]?shows?|turn\w* up|reschedul\w*|appointments?|book\w*)\b/i

export function callToAction(brief: Brief, pick: Pick, asks?: readonly string[]): string {
  const route = routeOf(brief)
  const priced = brief.kind === 'spotlight' && brief.type === 'promotion'
  if (/^visit\b.*(?:justgiving|gofundme|crowdfund|donat|enthuse)/i.test(route))
    return `Want to help? ${capital(route)}.`
  const goods = brief.kind === 'offer' && brief.subjects.length === 1 && brief.subjects[0]?.id === 'retail'
  const house = brief.kind === 'policy' && !ABOUT_BOOKING.test(brief.topic)
  const lines =
    asks ??
    (house ? ['Any questions? {route}.', 'Anything to ask? {route}.'] : undefined) ??
    (goods ? ASK_FOR.product : undefined) ??
    (priced ? BOOK : (ASK_FOR[brief.kind] ?? BOOK))
  // "To book, book at …" repeats itself.
  const line =
    pick(route.startsWith('book') ? lines.filter(text => !/\bto book\b/i.test(text)) : lines, 'cta') ||
    'Ready when you are: {route}.'
  return line
    .replace(
      /(^|[.?!:]\s*)\{route\}/,
      (_, before: string) => `${before}${/:\s*$/.test(before) ? route : capital(route)}`,
    )
    .replace('{route}', route)
}
