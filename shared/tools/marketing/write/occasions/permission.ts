// Asks people whether they still want to hear from us: one question, one answer, and what happens otherwise. [ICO]
import type { Brief } from '../../read/brief'

const BY =
  /\b(?:by|before|until|after)\s+((?:(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the )?\d{1,2}(?:st|nd|rd|th)?(?:\s+(?:of\s+)?\p{L}{3,9})?(?:\s+20\d\d)?|(?:the )?end of (?:the )?\p{L}{3,9}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu

/** The question in the salon's own voice. The topic's date stays; its instructions to us don't. */
export function permissionOf({ topic }: Brief): string {
  const day = BY.exec(topic)?.[1]
  const ask = 'We would like to check that you still want our emails.'
  if (day === undefined) return `${ask} If we do not hear from you, we will take you off our list.`
  return /\b(?:remov\w+|delet\w+|tak(?:e|ing)\b[^.]{0,20} off|unsubscrib\w+|stop|otherwise)\b/i.test(topic)
    ? `${ask} If we do not hear from you by ${day}, we will take you off our list.`
    : `${ask} Please let us know by ${day}.`
}

export const STAY = 'To stay on the list, reply “yes” to this email.'
