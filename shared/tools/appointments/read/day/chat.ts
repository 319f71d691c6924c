// Questions and requests in a message alongside the day.
import { hasCapital, isCapital } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import { BESIDE, QUESTION, THINKING, TILL } from '../../../../reading/words/day/talk'
import type { Row } from '../row'
import { tellsService } from '../words'

const [CHAT, ASKS, SOLD, THINKS] = [typed(BESIDE), typed(QUESTION), typed(TILL), typed(THINKING)]
const LAST_SIGNS = ' )"”’!.'
const isAsked = (text: string): boolean => withoutLast(text).endsWith('?')
const withoutLast = (text: string): string => {
  let to = text.length
  while (to > 0 && LAST_SIGNS.includes(text.charAt(to - 1))) to--
  return text.slice(0, to)
}
const wordsIn = (text: string): number => text.split(' ').length

/** Reads like a message rather than an appointment. */
export function chatty({ source, client, service, start, end, minutes }: Row): boolean {
  const isChat = CHAT.has(source) || isAsked(source)
  const serves = service.split(' ').some(tellsService)
  return (
    (isChat && service === '' && isSentence(client)) ||
    // "Yesterday and I paid the window cleaner 12.50": a sentence that names no service.
    (end === null && minutes === null && wordsIn(client) >= 5 && isSentence(client) && !serves) ||
    (isAsked(source) && ASKS.opens(source) !== null && !isCapital(client)) ||
    (SOLD.has(source) && !isCapital(client) && end === null) ||
    (THINKS.has(source) && service === '' && !hasCapital(client)) ||
    (isAsked(source) && !hasCapital(client) && !serves) ||
    (isChat && minutes === null && end === null && (start === null || service === '' || wordsIn(client) > 3))
  )
}
/** "what's the weather like tomorrow": lower case throughout. */
const isSentence = (client: string): boolean =>
  wordsIn(client) >= 4 &&
  !client
    .slice(1)
    .split(' ')
    .some(word => hasCapital(word) && word !== 'I')
