// The client dialog's values as typed, and the card fields they become. Empty phone, email, hair type and notes are
// null.
import { birthdayWords, readBirthday } from '../../../shared/salon/records/birthday'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { LONG, SHORT, tooLong } from '../../ui/forms/too-long'
import { concernsOf } from '../records/concerns'

type ClientForm = {
  name: string
  phone: string
  email: string
  hair_type: string
  concerns: string
  /** As people say it: "14 March". */
  birthday: string
  notes: string
  /** 'yes', 'no', or empty when nobody has chosen. A string because kept forms only hold text. */
  no_ai: string
}
export type ClientCard = Pick<
  FieldsOf<'client'>,
  'name' | 'phone' | 'email' | 'hair_type' | 'concerns' | 'birthday' | 'notes' | 'no_ai'
>
export type FormProblems = Partial<Record<keyof ClientForm, string>>

export const EMPTY_CLIENT: ClientForm = {
  name: '',
  phone: '',
  email: '',
  hair_type: '',
  concerns: '',
  birthday: '',
  notes: '',
  no_ai: '',
}

const MOST_CONCERNS = 50

const orNull = (typed: string): string | null => typed.trim() || null

export function cardOf(form: ClientForm): ClientCard {
  return {
    name: form.name.trim(),
    phone: orNull(form.phone),
    email: orNull(form.email),
    hair_type: orNull(form.hair_type),
    concerns: concernsOf(form.concerns),
    birthday: readBirthday(form.birthday),
    notes: orNull(form.notes),
    no_ai: form.no_ai === 'yes',
  }
}

export function formOf(card: ClientCard): ClientForm {
  return {
    name: card.name,
    phone: card.phone ?? '',
    email: card.email ?? '',
    hair_type: card.hair_type ?? '',
    concerns: card.concerns.join(', '),
    birthday: card.birthday === null ? '' : birthdayWords(card.birthday),
    notes: card.notes ?? '',
    no_ai: card.no_ai ? 'yes' : '',
  }
}

/** What stops a card from being saved, in words; empty when it can be saved. `typed`: the birthday as typed. */
export function problemsOf(card: ClientCard, typed = ''): FormProblems {
  const problems: FormProblems = {}
  const add = (field: keyof ClientForm, words: string | undefined) => {
    if (words !== undefined) problems[field] = words
  }
  add('name', card.name === '' ? 'Type a name. Everything else can stay empty.' : tooLong(card.name, SHORT))
  for (const field of ['phone', 'email', 'hair_type'] as const) add(field, tooLong(card[field], SHORT))
  add('notes', tooLong(card.notes, LONG))
  if (typed.trim() !== '' && card.birthday === null)
    add('birthday', 'Type a day and a month, such as 14 March. The year isn’t kept.')
  add(
    'concerns',
    card.concerns.length > MOST_CONCERNS
      ? `${card.concerns.length} concerns: at most ${MOST_CONCERNS} fit on a card.`
      : card.concerns.map(concern => tooLong(concern, SHORT)).find(Boolean),
  )
  return problems
}

/** Only the changed fields, so that we don't overwrite an edit made elsewhere at the same time. */
export function changedIn(before: ClientCard, after: ClientCard): Partial<ClientCard> {
  const same = (field: keyof ClientCard) => JSON.stringify(before[field]) === JSON.stringify(after[field])
  const fields = Object.keys(after) as (keyof ClientCard)[]
  return Object.fromEntries(fields.filter(field => !same(field)).map(field => [field, after[field]]))
}
