// Lines that aren't people, and numbers that a spreadsheet broke: each one is listed and asked about.
import { foldName } from './same'

const SUM =
  /^(grand |sub ?|overall )?(total|totals|sum|subtotal|count|average)( |$)|^(number|no) of (clients|customers|guests)|^(clients|customers|records|rows) (total|count)|^page \d+( of|$)|^(end of|printed|generated|exported|created) (on|at|by|report|list|file)?\b|^report\b/
const PLACEHOLDER = new Set(
  'walk in,walkin,walk in client,walk in customer,cash client,cash sale,cash customer,house account,unknown client,test client,test customer,dummy client,do not use,blocked'.split(
    ',',
  ),
)

/** Why a line doesn't look like a person; null if it does. */
export function nobodyWords(name: string, headings: readonly string[]): string | null {
  const folded = foldName(name)
  if (SUM.test(folded)) return `“${name}” looks like a sum or a line of the report, not like a person.`
  if (/^[\d\s]*$/.test(folded)) return `“${name}” is a number, not a name.`
  if (headings.some(heading => heading !== '' && foldName(heading) === folded))
    return `“${name}” is a heading of the list.`
  return PLACEHOLDER.has(folded) ? `“${name}” looks like an account of the till, not like a person.` : null
}

const SAYS_NOTHING = /^(n\/?a|none|no|nil|unknown|x+|tbc|[\s0.,/()+–-]+)$/i
const OUT_OF_A_SPREADSHEET = /\d[.,]?\d*e[+-]?\d+/i

/** What is wrong with a phone number: null if nothing, '' if the cell says that there is none. */
export function phoneTrouble(phone: string): string | null {
  if (phone === '') return null
  if (SAYS_NOTHING.test(phone)) return ''
  if (OUT_OF_A_SPREADSHEET.test(phone) || phone.startsWith('#'))
    return `a spreadsheet has broken the phone number: “${phone}” is all that is left.`
  return phone.replace(/\D/g, '').length < 6 ? `“${phone}” is not a phone number.` : null
}

export function emailTrouble(email: string): string | null {
  if (email === '') return null
  if (SAYS_NOTHING.test(email)) return ''
  return /\S@\S/.test(email) ? null : `“${email}” is not an email address.`
}
