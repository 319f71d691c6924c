// Addresses and numbers of somebody who was erased, in texts about something else. A card's fields hold anything: "-" or
// "none" in that of the email is no address, and is looked for nowhere. (docs/decisions/043)

export const digits = (text: string): string => text.replace(/\D/g, '')
const FEWEST_DIGITS = 6
/** So many are nobody else's, even where a word is written on to them: "tel07700…". */
const OWN_DIGITS = 9
/** With and without the country's code. */
const numberOf = (phone: string): string => digits(phone).slice(-OWN_DIGITS)

/** In small letters and of the same length: of all letters only this one would grow, and move all behind it. */
const small = (text: string): string => text.replaceAll('İ', 'i').toLowerCase()

/** The addresses in a field that is meant for one. */
export const emailsIn = (field: string): string[] =>
  small(field)
    .split(/[\s,;<>()]+/)
    .filter(isEmail)

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const dot = domain.lastIndexOf('.')
  return more.length === 0 && local !== '' && dot > 0 && domain.length - dot > 2
}

type Ways = { phones: readonly string[]; emails: readonly string[] }

/** By which only this person is reached. */
export function addressesOf(person: Ways, others: Ways) {
  const theirs = new Set(others.phones.map(numberOf))
  const numbers = new Set(
    person.phones.map(numberOf).filter(each => each.length >= FEWEST_DIGITS && !theirs.has(each)),
  )
  const kept = new Set(others.emails.flatMap(emailsIn))
  const emails = new Set(person.emails.flatMap(emailsIn).filter(each => !kept.has(each)))
  return { numbers, emails }
}

export function unreached(person: Ways, others: Ways): (text: string) => string {
  const { numbers, emails } = addressesOf(person, others)
  return text => withoutNumbers([...emails].reduce(withoutEmail, text), numbers)
}

/** "mary-jane@…" is not "jane@…", nor is "….com.au" "….com"; a list's dash and a full stop are no part of either. */
const GOES_BEFORE = /[\p{L}\p{N}][._%+'’-]*$/u
const GOES_ON = /^(?:[\p{L}\p{N}_@]|\.[\p{Ll}\p{N}])/u
const AROUND = 64

function withoutEmail(text: string, email: string): string {
  const low = small(text)
  let left = ''
  let done = 0
  for (let at = low.indexOf(email); at >= 0; at = low.indexOf(email, at + email.length)) {
    const end = at + email.length
    const before = text.slice(Math.max(done, at - AROUND), at)
    if (GOES_BEFORE.test(before) || GOES_ON.test(text.slice(end, end + 4))) continue
    left += `${text.slice(done, at)}…`
    done = end
  }
  return left + text.slice(done)
}

/** Digits as people write a number, with what stands between them. */
const NUMBER = /(?<!\d)\+?\d[\d\s()./-]{4,30}\d(?!\d)/g

const withoutNumbers = (text: string, numbers: ReadonlySet<string>): string =>
  numbers.size === 0
    ? text
    : text.replace(NUMBER, (found, at: number) => {
        const number = numberOf(found)
        const isPart = /[\p{L}_]/u.test(text.charAt(at - 1) + text.charAt(at + found.length))
        return numbers.has(number) && !(isPart && number.length < OWN_DIGITS) ? '…' : found
      })
