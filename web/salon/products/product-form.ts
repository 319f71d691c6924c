// The product dialog's values as typed, and the fields they become.
import type { FieldsOf } from '../../../shared/salon/records/records'
import type { Mended, TagList } from '../../../shared/trade/products/mended'
import { readPrice } from '../records/money'

/** Each list of tags as its keys, separated by spaces. */
export type ProductForm = { name: string; category: string; description: string; price: string } & Record<
  'kind' | TagList | keyof StockFields,
  string
>
/** Only for products that go into bowls. */
type StockFields = Pick<FieldsOf<'product'>, 'system' | 'shade' | 'pack' | 'cost' | 'low_below'>
export type ProductCard = Pick<
  FieldsOf<'product'>,
  'name' | 'category' | 'description' | 'price' | keyof Mended | keyof StockFields
>
export type ProductProblems = Partial<Record<keyof ProductForm, string>>

export const EMPTY_PRODUCT: ProductForm = {
  name: '',
  category: '',
  description: '',
  price: '',
  kind: '',
  serves: '',
  serves_not: '',
  contains: '',
  contains_not: '',
  system: '',
  shade: '',
  pack: '',
  cost: '',
  low_below: '',
}

const keysIn = (text: string): string[] => text.split(' ').filter(Boolean)
const perList = <T>(of: (list: TagList) => T): Record<TagList, T> => ({
  serves: of('serves'),
  serves_not: of('serves_not'),
  contains: of('contains'),
  contains_not: of('contains_not'),
})
export const mendedIn = (form: ProductForm): Mended => ({
  kind: form.kind || null,
  ...perList(list => keysIn(form[list])),
})
export const formOfMended = (mended: Partial<Mended>): Record<'kind' | TagList, string> => ({
  kind: mended.kind ?? '',
  ...perList(list => (mended[list] ?? []).join(' ')),
})

export function formOfProduct(card: ProductCard): ProductForm {
  return {
    name: card.name,
    category: card.category,
    description: card.description ?? '',
    price: card.price === null ? '' : card.price.toFixed(2),
    ...formOfMended(card),
    system: card.system ?? '',
    shade: card.shade ?? '',
    pack: card.pack === null ? '' : String(card.pack),
    cost: card.cost === null ? '' : card.cost.toFixed(2),
    low_below: card.low_below === null ? '' : String(card.low_below),
  }
}

/** "1.5" and "1,5", with or without "g" or "ml"; null if empty. Undefined if it's not a number or out of range. */
export function readAmount(typed: string, most: number): number | null | undefined {
  const text = typed
    .trim()
    .replace(/\s*(?:g|ml)$/i, '')
    .replace(',', '.')
  if (text === '') return null
  const amount = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return amount <= most ? Math.round(amount * 1000) / 1000 : undefined
}

type ReadStock = { fields: StockFields; problems: ProductProblems }
function stockOf(form: ProductForm): ReadStock {
  const problems: ProductProblems = {}
  const [system, shade] = [form.system.trim(), form.shade.trim()]
  for (const [field, text] of [
    ['system', system],
    ['shade', shade],
  ] as const) {
    const long = tooLong(text, 200)
    if (long) problems[field] = long
  }
  const pack = readAmount(form.pack, 100_000)
  if (pack === undefined || pack === 0) problems.pack = 'A number of grams above 0, such as 60.'
  const low = readAmount(form.low_below, 10_000)
  if (low === undefined) problems.low_below = 'A number, such as 1 or 0.5.'
  const cost = readPrice(form.cost)
  if (!cost.ok) problems.cost = cost.words
  return {
    fields: {
      system: system || null,
      shade: shade || null,
      pack: pack ?? null,
      cost: cost.ok ? cost.price : null,
      low_below: low ?? null,
    },
    problems,
  }
}

const tooLong = (value: string, most: number): string | null =>
  value.length > most
    ? `${value.length} characters: ${value.length - most} too many. Nothing is cut; please shorten it.`
    : null

/** The card, or what stops it from being saved, in words. */
export function productOf(
  form: ProductForm,
): { ok: true; card: ProductCard } | { ok: false; problems: ProductProblems } {
  const name = form.name.trim()
  const category = form.category.trim()
  const description = form.description.trim()
  const price = readPrice(form.price)
  const problems: ProductProblems = {}
  const nameProblem = name === '' ? 'Type the name of the product.' : tooLong(name, 200)
  if (nameProblem) problems.name = nameProblem
  const categoryProblem =
    category === '' ? 'Choose a category or type a new one, such as Shampoo.' : tooLong(category, 200)
  if (categoryProblem) problems.category = categoryProblem
  const descriptionProblem = tooLong(description, 20_000)
  if (descriptionProblem) problems.description = descriptionProblem
  const stock = stockOf(form)
  Object.assign(problems, stock.problems)
  if (!price.ok) return { ok: false, problems: { ...problems, price: price.words } }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    card: {
      name,
      category,
      description: description || null,
      price: price.price,
      ...mendedIn(form),
      ...stock.fields,
    },
  }
}

export function changedProduct(before: ProductCard, after: ProductCard): Partial<ProductCard> {
  const fields = Object.keys(after) as (keyof ProductCard)[]
  return Object.fromEntries(
    fields
      .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map(field => [field, after[field]]),
  )
}

export type Shown = { id: string; fields: ProductCard }

/** Grouped by category, with categories and names in alphabetical order; "shampoo" and "Shampoo" are the same. */
export function byCategory<P extends Shown>(
  products: readonly P[],
  search: string,
): { category: string; products: P[] }[] {
  const words = fold(search).split(' ').filter(Boolean)
  const groups = new Map<string, { category: string; products: P[] }>()
  for (const product of products) {
    const { name, category, description, shade, system } = product.fields
    const text = fold([name, category, description, shade, system].join(' '))
    if (!words.every(word => text.includes(word))) continue
    const key = fold(product.fields.category)
    const group = groups.get(key)
    if (group) group.products.push(product)
    else groups.set(key, { category: product.fields.category, products: [product] })
  }
  const order = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true })
  for (const group of groups.values())
    group.products.sort((a, b) => order.compare(a.fields.name, b.fields.name))
  return [...groups.values()].sort((a, b) => order.compare(a.category, b.category))
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
