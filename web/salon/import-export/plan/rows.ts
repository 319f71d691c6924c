// Turns one line of a file into a card, or says why it can't be one.
import { concernsOf } from '../../records/concerns'
import { readPrice } from '../../records/money'
import { allergiesOf, type ReadAllergy } from '../read/allergies-in'
import { readDate } from '../read/days'
import { type TubeRow, tubeIn, withAside } from '../read/tube'
import { type Beside, besideOf } from './beside'
import { type Mapping, type Target, targets } from './columns'
import { emailTrouble, phoneTrouble } from './nobody'
import { foldName } from './same'

export type ClientRow = {
  name: string
  phone: string | null
  email: string | null
  hair_type: string | null
  concerns: string[]
  notes: string | null
}
export type ProductRow = TubeRow & {
  name: string
  category: string
  description: string | null
  price: number | null
}
const SHORT = 200
export const LONG = 20_000
export const MOST_CONCERNS = 50

const cellsFor = (mapping: Mapping, cells: readonly string[], target: Target): string[] =>
  mapping.flatMap((at, index) => (at === target ? [cells[index]?.trim() ?? ''] : []))

export const first = (mapping: Mapping, cells: readonly string[], target: Target): string =>
  cellsFor(mapping, cells, target)[0] ?? ''

/** Joins several notes columns into one text; all but a plain "Notes" get their heading. */
function together(
  mapping: Mapping,
  header: readonly string[],
  cells: readonly string[],
  target: Target,
): string {
  return mapping
    .flatMap((at, index) => {
      const text = cells[index]?.trim() ?? ''
      if (at !== target || text === '') return []
      const heading = header[index] ?? ''
      return [
        /^(client |customer )?(notes?|description)$/i.test(heading.trim()) ? text : `${heading}: ${text}`,
      ]
    })
    .join('\n')
}

export const headingOf = (mapping: Mapping, header: readonly string[], target: Target): string =>
  header[mapping.indexOf(target)] || (targets.client[target] ?? targets.product[target] ?? target)

/** An unreadable date, or a first or last name that the full name lacks: kept as notes under its heading. */
export function keptAside(
  mapping: Mapping,
  header: readonly string[],
  cells: readonly string[],
): { date: string | null; names: string[] } {
  const said = (target: Target): string | null => {
    const text = first(mapping, cells, target)
    return text === '' ? null : `${headingOf(mapping, header, target)}: ${text}`
  }
  const date = first(mapping, cells, 'created_at')
  const name = foldName(first(mapping, cells, 'name'))
  const isIn = (target: Target): boolean => name.includes(foldName(first(mapping, cells, target)))
  return {
    date: readDate(date) === null ? said('created_at') : null,
    names:
      name === ''
        ? []
        : (['first_name', 'last_name'] as const).flatMap(target =>
            isIn(target) ? [] : (said(target) ?? []),
          ),
  }
}

const tooLong = (label: string, value: string | null, most: number): string | null =>
  value !== null && value.length > most
    ? `${label} is ${value.length} characters long; ${most} is the most.`
    : null

const longestAllergy = (mapping: Mapping, cells: readonly string[]): string | null =>
  allergiesIn(mapping, cells).reduce(
    (longest: string | null, { reaction }) =>
      (reaction?.length ?? 0) > (longest?.length ?? 0) ? reaction : longest,
    null,
  )

/** Problems with phone numbers and emails, in words; empty if there are none. */
export function troublesIn(mapping: Mapping, cells: readonly string[]): string[] {
  const [phone, email] = [first(mapping, cells, 'phone'), first(mapping, cells, 'email')]
  return [phoneTrouble(phone), emailTrouble(email)].flatMap(trouble => trouble || [])
}

export function clientRow(
  mapping: Mapping,
  header: readonly string[],
  cells: readonly string[],
  beside: Beside = besideOf(mapping, header, cells),
): ClientRow | string {
  const get = (target: Target) => first(mapping, cells, target)
  const aside = keptAside(mapping, header, cells)
  const phone = phoneTrouble(get('phone'))
  const email = emailTrouble(get('email'))
  const notes = [
    together(mapping, header, cells, 'notes'),
    ...aside.names,
    aside.date,
    phone && `${headingOf(mapping, header, 'phone')}: ${get('phone')}`,
    email && `${headingOf(mapping, header, 'email')}: ${get('email')}`,
    ...beside.notes,
  ]
  const name = get('name') || [get('first_name'), get('last_name')].filter(Boolean).join(' ')
  const row: ClientRow = {
    name: name.replace(/\s+/g, ' ').trim(),
    phone: phone === null ? get('phone') || null : null,
    email: email === null ? get('email') || null : null,
    hair_type: get('hair_type') || null,
    concerns: cellsFor(mapping, cells, 'concerns').flatMap(cell => concernsOf(cell.replace(/[;|]/g, ','))),
    notes: notes.filter(Boolean).join('\n') || null,
  }
  if (row.name === '') return 'There is no name.'
  if (row.concerns.length > MOST_CONCERNS)
    return `There are ${row.concerns.length} concerns; ${MOST_CONCERNS} is the most.`
  return (
    tooLong('The name', row.name, SHORT) ??
    tooLong('The phone number', row.phone, SHORT) ??
    tooLong('The email', row.email, SHORT) ??
    tooLong('The hair type', row.hair_type, SHORT) ??
    tooLong('A concern', row.concerns.find(concern => concern.length > SHORT) ?? null, SHORT) ??
    tooLong('The notes', row.notes, LONG) ??
    tooLong('What it says of an allergy', longestAllergy(mapping, cells), LONG) ??
    row
  )
}

export function productRow(
  mapping: Mapping,
  header: readonly string[],
  cells: readonly string[],
): ProductRow | string {
  const get = (target: Target) => first(mapping, cells, target)
  const price = readPrice(get('price'))
  if (!price.ok) return price.words
  const row: ProductRow = {
    name: get('name'),
    category: get('category') || 'Other',
    description: together(mapping, header, cells, 'description') || null,
    price: price.price,
    ...tubeIn(get, target => headingOf(mapping, header, target)),
  }
  if (row.name === '') return 'There is no name.'
  return (
    tooLong('The name', row.name, SHORT) ??
    tooLong('The category', row.category, SHORT) ??
    tooLong('The description', withAside(row.description, row.aside), LONG) ??
    tooLong('The shade', row.tube?.shade ?? null, SHORT) ??
    tooLong('The colour line', row.tube?.system ?? null, SHORT) ??
    row
  )
}

export const allergiesIn = (mapping: Mapping, cells: readonly string[]): ReadAllergy[] =>
  cellsFor(mapping, cells, 'allergies').flatMap(allergiesOf)
