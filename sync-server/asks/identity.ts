// The last gate before a model: what identifies the client is taken out of every message, also where a stylist typed it
// into a form. Facts come without it already (shared/facts.ts).
import type { Message } from '../../shared/tool'

export type Person = { name: string; phone: string | null; email: string | null }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Surnames that are words of the trade: alone they say nothing of who it is, and the question needs them. */
const WORDS_OF_THE_TRADE =
  /^(?:ash|black|blonde?|brown|bush|copper|curl|curly|fair|gold|golden|gr[ae]y|green|hair|head|hazel|honey|long|may|natural|pearl|red|rose|rush|salmon|sand|sandy|short|silver|strong|thick|violet|wash|wave|white|young)$/i

/** "07700 900123", however it is spaced. */
function phoneIn(phone: string): RegExp | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? null : new RegExp(`\\+?${[...digits].join('[\\s().-]*')}`, 'g')
}

export function withoutPerson(text: string, { name, phone, email }: Person): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  let result = text
  if (email) result = result.replace(new RegExp(escaped(email), 'gi'), '…')
  const number = phone ? phoneIn(phone) : null
  if (number) result = result.replace(number, '…')
  if (others.length === 0) return result
  const whole = [first, ...others].map(escaped).join('\\s+')
  result = result.replace(new RegExp(`(?<!\\p{L})${whole}(?!\\p{L})`, 'giu'), first)
  // A surname is written with its capital; in small letters the word means something else.
  for (const surname of others.filter(part => part.length > 2 && !WORDS_OF_THE_TRADE.test(part)))
    result = result.replace(new RegExp(`(?<!\\p{L})${escaped(surname)}(?!\\p{L})`, 'gu'), '…')
  return result
}

/** The rules, which name nobody, stay as they are. */
export const withoutPersons = (messages: readonly Message[], persons: readonly Person[]): Message[] =>
  messages.map(message =>
    message.role === 'system'
      ? message
      : { ...message, content: persons.reduce(withoutPerson, message.content) },
  )
