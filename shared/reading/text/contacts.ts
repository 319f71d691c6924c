// Telephone numbers and emails in a text that someone typed.

// With upper limits, so that a long word without an @ is read once and not again from each of its letters.
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g
/** "+44 7700 900123", "0044 (0)7700 900123", "07700 900123", "(020) 7946 0000", "555-123-4567", "7700900123". */
const PHONE = new RegExp(
  [
    '(?<![\\w+])(?:\\+|00)[\\s().-]{0,2}[1-9](?:[\\s().-]{0,3}\\d){6,14}(?![\\d:])',
    '(?<![\\w:.]|[\\da-f]{4}-)\\(?0[1-35789](?:[\\s().-]{0,2}\\d){8,9}(?![\\d:])',
    // Dublin's are shorter: "01 234 5678".
    '(?<![\\w:.])\\(?01\\)?[\\s.-]\\d{3}[\\s.-]?\\d{4}(?![\\d:])',
    '(?<![\\w:.-])\\(?\\d{3}\\)?[\\s.-]{1,2}\\d{3}[\\s.-]\\d{4}(?![\\w:-])',
    '(?<![\\w:.-])\\d{10,15}(?![\\w:-])',
  ].join('|'),
  'g',
)
/** Two times of day in a row, not a telephone number: "0730-0800 45" and "07.30-08.15 45". */
const TIMES =
  /^(?:[01]\d|2[0-3])[0-5]\d[\s.-]+(?:[01]\d|2[0-3])[0-5]\d(?!\d)|^\d{1,2}\.\d{2}[\s-]+\d{1,2}\.\d{2}(?!\d)/
const DATE = /^\d{2}[.-]\d{2}[.-]\d{4}/

export const withoutEmails = (text: string): string => text.replace(EMAIL, '…')

/** `spared` says which of the numbers and emails found are left in. */
export function withoutContacts(
  text: string,
  { mark = '…', spared = () => false }: { mark?: string; spared?: (found: string) => boolean } = {},
): string {
  return text
    .replace(EMAIL, found => (spared(found) ? found : mark))
    .replace(PHONE, found => (TIMES.test(found) || DATE.test(found) || spared(found) ? found : mark))
}

/** Every telephone number, as it was typed. */
export const phonesIn = (text: string): { at: number; text: string }[] =>
  [...text.matchAll(PHONE)].flatMap(({ 0: found, index }) =>
    TIMES.test(found) || DATE.test(found) ? [] : [{ at: index, text: found }],
  )

/** Every email, as it was typed. */
export const emailsIn = (text: string): { at: number; text: string }[] =>
  [...text.matchAll(EMAIL)].map(({ 0: found, index }) => ({ at: index, text: found }))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The digits that all ways of writing a number share: "7700900123" in "+44 (0)7700 900123", "0044…" and "07700 900
 * 123".
 */
export const coreOf = (phone: string): string =>
  phone
    .replace(/\D/g, '')
    .replace(/^(?:00)?44(?=0?\d{9,10}$)/, '')
    .replace(/^0+/, '')

/** Finds one number in all its forms, however it is spaced. Null: too short to be one. */
export function phoneForms(phone: string): RegExp | null {
  const core = coreOf(phone)
  if (core.length < 6) return null
  const gap = '[\\s().–/-]*'
  return new RegExp(`(?:(?:\\+|00)?[\\s(]*44${gap})?(?:\\(?0${gap}){0,2}${[...core].join(gap)}`, 'g')
}

export const emailForms = (email: string): RegExp => new RegExp(escaped(email.trim()), 'gi')
