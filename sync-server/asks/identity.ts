// The last gate before a model: takes out of every message whatever identifies a client, even if a stylist typed it
// into a form. Facts already come without it (shared/facts.ts).
import { coreOf, emailForms, phoneForms, withoutContacts } from '../../shared/reading/text/contacts'
import { parsedText, withStrings } from '../../shared/reading/text/strings'
import { withoutAddresses } from '../../shared/salon/privacy/redaction/addresses'
import { withoutBirths } from '../../shared/salon/privacy/redaction/births'
import { withoutHealth } from '../../shared/salon/privacy/redaction/health'
import { withoutRelations } from '../../shared/salon/privacy/redaction/relations'
import { type Names, namesFrom, withoutSurnames } from './names'

export type Person = { name: string; phone: string | null; email: string | null }
/** What the salon publishes about itself. */
export type Own = { name: string; phone: string | null; booking_link: string | null }

export type Gate = {
  /** Whom the question is about: their numbers are taken out however they are written. */
  about: readonly Person[]
  names: Names
  /** Stays in: adverts need it. */
  own: Own | null
  /** Words about health may be sent, because there is permission or they were written to be published. */
  health: boolean
}

/** What was taken out of a text, in words for whoever reads 'what was sent'. */
export const TAKEN_OUT = {
  contacts: 'Telephone numbers and emails: taken out.',
  surnames: 'Surnames, and names of other clients: taken out.',
  relations: 'Names of other people: taken out.',
  births: 'Dates of birth: taken out.',
  addresses: 'Addresses and postcodes: taken out.',
  health: 'Sentences about health: left out, no permission recorded for health notes.',
} as const
export type TakenOut = keyof typeof TAKEN_OUT
type Noting = (what: TakenOut) => void

/** `others`: the names of all the salon's clients. `firstNames`: keeps their first names, for a day's schedule. */
export const gateOf = (
  about: readonly Person[],
  others: readonly string[] = [],
  own: Own | null = null,
  { health = false, firstNames = true }: { health?: boolean; firstNames?: boolean } = {},
): Gate => ({
  about,
  names: namesFrom(
    about.map(({ name }) => name),
    others,
    firstNames,
  ),
  own,
  health,
})

/** An id is neither a number nor a name, and must come back unchanged. */
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** One text as a model may read it. Tells `note` what was taken out. */
export function toldText(text: string, { about, names, own, health }: Gate, note: Noting = () => {}): string {
  if (ID.test(text)) return text
  const withoutNumbers = (part: string): string => {
    let result = part
    for (const { phone, email } of about) {
      if (email?.trim()) result = result.replace(emailForms(email), '…')
      const number = phone ? phoneForms(phone) : null
      if (number) result = result.replace(number, '…')
    }
    return withoutContacts(result, { spared: found => isOwn(found, own) })
  }
  const steps: readonly [TakenOut, (part: string) => string][] = [
    ['contacts', withoutNumbers],
    ['surnames', part => withoutSurnames(part, names)],
    ['relations', withoutRelations],
    ['births', withoutBirths],
    ['addresses', withoutAddresses],
    ['health', part => (health ? part : withoutHealth(part))],
  ]
  const clean = (part: string): string =>
    steps.reduce((before, [what, step]) => {
      const after = step(before)
      if (after !== before) note(what)
      return after
    }, part)
  // The salon's own name and address may contain its owner's name.
  const kept = [own?.booking_link, own?.name].filter(each => each && each.trim().length > 2)
  if (kept.length === 0) return clean(text)
  const parts = new RegExp(`(${kept.map(each => escaped(each?.trim() ?? '')).join('|')})`, 'i')
  return text
    .split(parts)
    .map((part, at) => (at % 2 === 1 ? part : clean(part)))
    .join('')
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The salon's own number, or an email address at the domain of its booking link. */
function isOwn(found: string, own: Own | null): boolean {
  if (own === null) return false
  if (!found.includes('@')) return own.phone !== null && coreOf(own.phone) === coreOf(found)
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]+)/i.exec(own.booking_link ?? '')?.[1]
  return host !== undefined && found.toLowerCase().endsWith(`@${host.toLowerCase()}`)
}

export type Sent = { role: string; content: string }

/** The rules name nobody, so they stay as they are. In a JSON message, each string is cleaned separately. */
export const told = <M extends Sent>(messages: readonly M[], gate: Gate, note?: Noting): M[] =>
  messages.map(message => {
    if (message.role === 'system') return message
    const value = parsedText(message.content)
    const change = (text: string): string => toldText(text, gate, note)
    return {
      ...message,
      content: value === null ? change(message.content) : JSON.stringify(withStrings(value, change)),
    }
  })
