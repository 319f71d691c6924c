// Finds an erased person's addresses and numbers in texts about something else. A card's fields may contain anything:
// "-" or "none" in the email field isn't an address, so we don't search for it. (docs/decisions/043)

export const digits = (text: string): string => text.replace(/\D/g, '')
const FEWEST_DIGITS = 6
/** This many digits belong to one person only, even if a word runs into them: "tel07700…". */
const OWN_DIGITS = 9
/** Ignores the country code. */
const numberOf = (phone: string): string => digits(phone).slice(-OWN_DIGITS)

/** Lower-cases without changing the length: only "İ" would grow, and shift everything after it. */
const small = (text: string): string => text.replaceAll('İ', 'i').toLowerCase()

/** The addresses in an email field. */
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

/** Addresses and numbers that reach only this person. */
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

/** "mary-jane@…" isn't "jane@…", and "….com.au" isn't "….com"; a list's dash or a full stop belongs to neither. */
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

/** Digits as people write a number, with separators. */
const NUMBER = /(?<!\d)\+?\d[\d\s()./-]{4,30}\d(?!\d)/g

const withoutNumbers = (text: string, numbers: ReadonlySet<string>): string =>
  numbers.size === 0
    ? text
    : text.replace(NUMBER, (found, at: number) => {
        const number = numberOf(found)
        const isPart = /[\p{L}_]/u.test(text.charAt(at - 1) + text.charAt(at + found.length))
        return numbers.has(number) && !(isPart && number.length < OWN_DIGITS) ? '…' : found
      })
