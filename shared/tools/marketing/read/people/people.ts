// Who is named, whether they agreed, and whether they are of age. Unknown means no. [ICO][CAA], domain 5.2

import { apostrophesApart } from '../../../../reading/letters'
import { heardIn } from '../../../../reading/person/heard'
import { tableOf } from '../../../../reading/tables'
import { typed } from '../../../../reading/wording'
import {
  AGREED,
  AGREED_SAID,
  BY_ANOTHER,
  NO_NAME,
  NO_ONE,
  NOT_THIS,
  NOTED,
  REMOVED,
  WROTE_YES,
} from '../../../../reading/words/brief/agreed'
import { PRIVATE, PRIVATE_SAID } from '../../../../reading/words/brief/private'
import { asksUs } from '../asides/notes'
import type { Hit } from '../claims/cut'
import type { Field } from '../fields'
import { isGroup } from '../letter'
import { clientNamed, isName } from './client-named'
import { isTheirs } from './giver'

export type Consent = 'yes' | 'no' | 'unknown'

const HEARD = tableOf([AGREED_SAID])
const says = (concept: string, text: string): boolean => HEARD.has(concept, text)

/** "Signed. She does not want her name used": a wish about the name alone doesn't answer for the photos. */
function withoutNameWish(value: string): string {
  const parts = value.split(/(?<=[.;])\s+|,?\s+but\s+/)
  const left = parts.filter(part => !says('about_name', part) || says('shown', part))
  return left.length === 0 ? value : left.join(' ')
}

const [AGREES, WROTE, BY] = [typed(AGREED), typed(WROTE_YES), typed(BY_ANOTHER)]
const [GOES, NAMELESS] = [typed(REMOVED), typed(NO_NAME)]

/** In characters: how far after a yes a form may be named, and how far before a removal the colour. */
const [NEAR_FORM, NEAR_COLOUR] = [24, 60]
const agreed = (told: string, whole: string): boolean =>
  AGREES.all(told).some(
    ({ index, end }) =>
      says('on_form', told.slice(index, end + NEAR_FORM)) || isTheirs(told.slice(0, index), whole),
  )

const isNoMore = (told: string): boolean =>
  says('limited', told) ||
  says('take_down', told) ||
  GOES.all(told).some(({ index }) => !says('dyed', told.slice(Math.max(0, index - NEAR_COLOUR), index)))

const SAYS_NO = ['refuses', 'value.no', 'unsettled']
const OTHER = typed(NOT_THIS)
export function consentIn(value: string): Consent {
  if (isNoMore(value)) return 'no'
  const own = OTHER.without(value, '')
  if (own !== value) return agreed(own, own) ? 'yes' : 'unknown'
  const said = HEARD.in(withoutNameWish(value).trim())
  if (said.has('value.fine')) return 'yes'
  if (SAYS_NO.some(concept => said.has(concept))) return 'no'
  return said.has('value.yes') || said.has('said_yes') || said.has('agrees') ? 'yes' : 'unknown'
}

const wroteYes = (told: string, whole: string): boolean =>
  told.split(/(?<=[.!?;])\s+/).some(sentence => {
    const found = WROTE.in(sentence)
    const before = sentence.slice(0, found?.index)
    return (
      found !== null &&
      !BY.has(apostrophesApart(before)) &&
      isTheirs(before, whole) &&
      !says('unsure', NAMELESS.without(sentence, ''))
    )
  })

const BETWEEN = /[;•|…]+/g
/** What free text says about consent; `whole` is everything known about the person. */
export function consentInProse(text: string, whole = text): Consent {
  // "Is it ok to use?" is a question, not an answer.
  const told = text
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => !asksUs(sentence))
    // "She doesn’t want her name used" is only about the name; "but happy for us to share" isn't.
    .flatMap(sentence =>
      says('about_name', sentence) && !says('seen', sentence)
        ? sentence.split(/,?\s+but\s+|;\s+/).filter(part => !says('about_name', part))
        : [sentence],
    )
    .join('. ')
  if (isNoMore(told)) return 'no'
  // A negation doesn't reach past a quotation mark.
  const parts = told.split(/["”]/)
  // "Still need: • consent" is a denial too, whatever sign comes in between.
  const isDenied = (part: string): boolean =>
    says('not_agreed', part) || says('not_agreed', part.replaceAll(BETWEEN, ', '))
  if (parts.some(isDenied) && !says('no_objection', told)) return 'no'
  const own = OTHER.without(told, '')
  return agreed(own, whole) || wroteYes(own, whole) ? 'yes' : 'unknown'
}

const namesToo = (text: string): boolean =>
  text
    .split(/(?<=[.!?;])\s+/)
    .some(sentence => says('name_too', sentence) && !says('not_hers', sentence) && !sentence.includes('?'))

/** "client name permission: yes, Bex" */
const YES_AND_NAME = /^(?:[Yy]es|[Oo]k(?:ay)?|[Gg]ranted),? (?:as |first name,? )?(\p{Lu}\p{Ll}+)[.!]?$/u

/** "Initials only, R.T." */
const INITIALS = /\binitials?\b(?: only| ok(?:ay)?| fine)*[\s,:(–-]*((?:\p{Lu}\.? ?){1,3})(?![\p{L}])/u

export type Person = { name: string | null; surname: string | null; nameAllowed: boolean }

/** The client, from "client: Priya Shah", "client name permission: Priya (first name ok)" or the story itself. */
export function clientIn(fields: readonly Field[], prose: string, quotedBy: string | null = null): Person {
  const said = fields.map(({ key, value }) => `${key}: ${value}`).join('. ')
  const anonymous =
    says('anonymous', `${said}. ${prose}`) ||
    fields.some(
      ({ key, value }) =>
        /\bname\b/i.test(key) && /consent|permission|ok|use|publish/i.test(key) && consentIn(value) === 'no',
    )
  const byKey = fields.find(({ role, value }) => role === 'client' && /^\p{Lu}/u.test(value))?.value ?? null
  const permitted = fields.find(
    ({ role, key, value }) =>
      role === 'consent' &&
      /\bname\b/i.test(key) &&
      /^[A-Z][\p{L}'’-]+/u.test(value) &&
      consentIn(value.split(/[\s(,]/)[0] ?? '') !== 'yes' &&
      consentIn(value) !== 'no',
  )
  const named = permitted?.value ?? byKey ?? quotedBy ?? clientNamed(`${prose} ${said}`)
  const [name = null, surname = null] = (
    named?.match(/^([A-Z][\p{L}'’-]*)(?:\s+([A-Z][\p{L}'’-]*))?/u) ?? []
  ).slice(1)
  const told = YES_AND_NAME.exec(
    fields.find(({ role, key }) => role === 'consent' && /\bname\b/i.test(key))?.value ?? '',
  )?.[1]
  if (told && named === null && !anonymous && isSomebody(told) && !prose.includes(told))
    return { name: told, surname: null, nameAllowed: true }
  const initials = INITIALS.exec(
    permitted?.value ??
      fields.find(({ role, key }) => role === 'consent' && /\bname\b/i.test(key))?.value ??
      '',
  )?.[1]
  if (initials && !anonymous) return { name: initials.trim(), surname: null, nameAllowed: true }
  const generic = name !== null && NO_ONE.has(name)
  // "client name permission: Anna R": the permission covers the initial too.
  const initial = permitted !== undefined && /^\p{Lu}$/u.test(surname ?? '')
  return {
    name: generic ? null : initial ? `${name} ${surname}` : name,
    surname: initial ? null : (surname ?? null),
    nameAllowed:
      !anonymous &&
      (permitted !== undefined || [said, prose].some(text => says('named', text) || namesToo(text))),
  }
}

const isSomebody = (word: string): boolean => isName(word) && !isGroup(word) && !NOTED.has(word.toLowerCase())

const [CONDITIONS, OF_SOMEBODY] = [typed(PRIVATE), tableOf([PRIVATE_SAID])]
/** "Jo is back from surgery on Monday": leaves "back on Monday". */
export const withoutPrivateWhy = OF_SOMEBODY.put
/** The first place where a medical condition is named; `heard`: abbreviations that stand for one. */
export function healthIn(text: string, heard: readonly string[] = []): Hit | null {
  const found = CONDITIONS.in(apostrophesApart(text))
  const hits: Hit[] = found ? [{ index: found.index, 0: text.slice(found.index, found.end) }] : []
  for (const quote of heard) {
    const index = text.toLowerCase().indexOf(quote.toLowerCase())
    if (index >= 0) hits.push({ index, 0: text.slice(index, index + quote.length) })
  }
  return hits.sort((a, b) => a.index - b.index)[0] ?? null
}

/** The abbreviations for a medical condition in a sentence. */
export const heardOf = (sentence: string): string[] => [...heardIn(sentence).values()]

export const tellsHealth = (sentence: string, name: string | null, shows = false): boolean =>
  healthIn(sentence, heardOf(sentence)) !== null &&
  (shows ||
    OF_SOMEBODY.has('about', apostrophesApart(sentence)) ||
    (name !== null && sentence.includes(name)))
