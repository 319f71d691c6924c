// A retail case: `{client, catalogue}` becomes the ask's facts; the rest works as in the product.
import { type Facts, NO_FACTS } from '../../shared/facts'
import { Picks } from '../../shared/reading/understood/reading'
import tool from '../../shared/tools/retail-edge'
import { retailLine } from '../../shared/tools/retail-edge/line'
import type { RetailInput } from '../../shared/tools/retail-edge/schema'
import { factsOf, type Loose, list, loose, words } from './facts'
import { answerOf, type Task } from './task'

const KNOWN = new Set([
  'name',
  'first_name',
  'client_name',
  'hair_type',
  'hairType',
  'concerns',
  'notes',
  'allergies',
  'id',
])
const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.map(asText).filter(Boolean).join(', ')
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .map(([key, each]) => `${key}: ${asText(each)}`)
              .join(', ')
          : ''

const priceOf = (value: unknown): number | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const figure = typeof value === 'string' ? /\d+(?:[.,]\d+)?/.exec(value)?.[0] : undefined
  return figure === undefined ? null : Number(figure.replace(',', '.'))
}

/** The currency the list uses for its prices: "$18.99", "12 €", {currency: 'USD'}. */
function currencyOf(given: unknown): string | null {
  for (const item of list(given)) {
    const row = loose(item)
    const stated = words(row.currency)
    if (stated && /^[A-Z]{3}$/.test(stated)) return stated
    const price = typeof row.price === 'string' ? row.price : ''
    const sign = /A\$|C\$|[£$€]|\b(?:GBP|USD|EUR|AUD|CAD)\b/.exec(price)?.[0]
    const known = { A$: 'AUD', C$: 'CAD', '£': 'GBP', $: 'USD', '€': 'EUR' }
    if (sign) return Object.entries(known).find(([key]) => key === sign)?.[1] ?? sign
  }
  return null
}

const UNNAMED = {
  name: '',
  booking_link: null,
  phone: null,
  colour_brand: null,
  patch_test_hours: 48,
  patch_test_valid_months: 6,
}

const SAYING: readonly (readonly [RegExp, (item: string) => string])[] = [
  [
    /own|current_?products|home_?products|at_?home|already|uses|using|purchase|bought/i,
    item => `Has the ${item} at home.`,
  ],
  [/declin|refus|rejected/i, item => `Declined the ${item}.`],
  [/dislike|hates/i, item => `Doesn't like ${item}.`],
  [/allerg|intoleran|sensitiv|contraindicat/i, item => `Allergic to ${item}.`],
  [/avoid|exclu/i, item => `Avoids ${item}.`],
]

/** "owns: ['X', 'Y']" as notes say it. */
function inWords(key: string, value: unknown): string[] {
  if (value === null || asText(value) === '') return []
  const say = SAYING.find(([keys]) => keys.test(key))?.[1]
  if (say && typeof value !== 'boolean') return list(value).map(item => say(asText(item)))
  return [`${key.replaceAll('_', ' ')}: ${value === true ? 'yes' : value === false ? 'no' : asText(value)}`]
}

function clientOf(given: unknown): Facts['client'] {
  if (typeof given === 'string')
    return { first_name: '', hair_type: null, concerns: [], notes: given, allergies: [] }
  const client = loose(given)
  const concerns = list(client.concerns).map(asText).filter(Boolean)
  // Anything else the case says about the client is put into words, like the notes on a card.
  const others = Object.entries(client).flatMap(([key, value]) => (KNOWN.has(key) ? [] : inWords(key, value)))
  return {
    first_name: (words(client.first_name) ?? words(client.name) ?? '').split(/\s+/)[0] ?? '',
    hair_type: words(client.hair_type) ?? words(client.hairType),
    concerns,
    notes: [asText(client.notes), ...others].filter(Boolean).join('\n') || null,
    allergies: list(client.allergies).flatMap(item => {
      const substance = typeof item === 'string' ? item : (words(loose(item).substance) ?? asText(item))
      return substance === '' ? [] : [{ substance, reaction: words(loose(item).reaction) }]
    }),
  }
}

function productsOf(given: unknown): {
  products: Facts['products']
  given: Map<string, { id: unknown; price: unknown }>
} {
  const known = new Map<string, { id: unknown; price: unknown }>()
  const products = list(given).flatMap(item => {
    const row = loose(item)
    const name = words(row.name) ?? words(row.title) ?? words(row.product)
    if (name === null) return []
    const id = row.id === undefined || row.id === null ? name : String(row.id)
    known.set(id, { id: row.id ?? name, price: row.price ?? null })
    const more = Object.entries(row)
      .filter(
        ([key]) =>
          !['id', 'name', 'title', 'product', 'category', 'description', 'price', 'currency'].includes(key),
      )
      .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${asText(value)}`)
    return [
      {
        id,
        name,
        category: words(row.category) ?? '',
        description: [words(row.description), ...more].filter(Boolean).join('. ') || null,
        price: priceOf(row.price),
      },
    ]
  })
  return { products, given: known }
}

const text = (value: unknown, most: number): string => asText(value).slice(0, most)

/** A case's question as the product asks it, and its list as the case wrote it. */
export function questionOf({ input, facts: given }: { input: Loose; facts: unknown }) {
  const facts = given === undefined || given === null ? NO_FACTS : factsOf(given)
  const { products, given: known } = productsOf(input.catalogue ?? input.products)
  const currency = currencyOf(input.catalogue ?? input.products)
  const client = input.client === undefined ? facts.client : clientOf(input.client)
  const question: RetailInput = {
    clientName: client?.first_name ?? '',
    hairType: text(input.hairType ?? input.hair_type, 500),
    currentTreatment: text(input.currentTreatment ?? input.current_treatment, 500),
    serviceHistory: text(input.serviceHistory ?? input.service_history, 1000),
    ...(input.picks !== undefined && { picks: Picks.parse(input.picks) }),
  }
  const all: Facts = {
    ...facts,
    client,
    products: products.length > 0 ? products : facts.products,
    salon: facts.salon ?? (currency === null ? null : { ...UNNAMED, currency }),
  }
  return { question, facts: all, known }
}

const task: Task = ({ input, facts: given, today }) => {
  const { question, facts, known } = questionOf({ input, facts: given })
  const answer = answerOf(tool, question, facts, today)
  if (!answer.ok) return { recommended: [], text: `More is needed first: ${answer.why}.` }
  const line: Loose = retailLine(answer.output)
  return {
    text: answer.text,
    recommended: list(line.recommended).map(item => {
      const row = loose(item)
      // As the case wrote them: a number stays a number.
      return { ...row, ...known.get(String(row.id)) }
    }),
  }
}

export default task
