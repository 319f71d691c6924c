// The salon's list, ready for choosing: each product with its tags and with what its own words say.
import { type Doc, read } from '../../../reading/doc'
import { type Families, wording } from '../../../reading/wording'
import {
  ACTIVES,
  BOTTLE,
  NO_USE,
  NOT_FOR,
  OF_SIZE,
  SIZE_UNITS,
  USE,
} from '../../../reading/words/retail/bottle'
import { type ListedProduct, type Product, readProduct } from '../../../trade/products/product'
import { plainly } from '../../../trade/said'
import { mayBeSaid } from '../prose'

export type OnShelf = Product & {
  /** Concepts from BOTTLE. `actives` and `ingredients`: it lists them. */
  says: ReadonlySet<string>
  /** Concepts from NOT_FOR: its own words say that it isn't for these. */
  notFor: ReadonlySet<string>
  /** Every word of it, in lower case. */
  every: readonly string[]
  /** Without size and marks, so that two sizes of the same product match. */
  plainName: string
  /** The sentences in its description about how to use it. */
  use: readonly string[]
}

const tableOf = (families: Readonly<Record<string, Families>>) =>
  Object.entries(families).map(([concept, own]) => ({ concept, in: wording(own) }))
const [bottle, notFor] = [tableOf(BOTTLE), tableOf(NOT_FOR)]
const saidBy = (table: typeof bottle, text: string): string[] =>
  table.flatMap(each => (each.in.has(text) ? [each.concept] : []))
const [actives, use, noUse] = [wording(ACTIVES), wording(USE), wording(NO_USE)]

const LISTS = new Set(['ingredient', 'ingredients'])
const hasIngredients = ({ tokens }: Doc): boolean =>
  tokens.some(({ norm }, at) => norm === 'inci' || (LISTS.has(norm) && tokens[at + 1]?.norm === ':'))

function plainName({ tokens }: Doc): string {
  const isSize = (at: number): boolean => {
    const [here, next, before] = [tokens[at], tokens[at + 1]?.norm ?? '', tokens[at - 1]]
    if (here?.kind === 'number') return SIZE_UNITS.has(next)
    return OF_SIZE.has(here?.norm ?? '') || (before?.kind === 'number' && SIZE_UNITS.has(here?.norm ?? ''))
  }
  return tokens.flatMap(({ kind, norm }, at) => (kind === 'mark' || isSize(at) ? [] : [norm])).join(' ')
}

const ENDS = '.!?'
/** Including their full stops. */
function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const isEnd = text[at] === '\n' || (ENDS.includes(text[at - 1] ?? ' ') && text[at]?.trim() === '')
    if (!isEnd) continue
    sentences.push(text.slice(from, at).trim())
    from = at
  }
  return [...sentences, text.slice(from).trim()].filter(Boolean)
}

const LONGEST_USE = 120
const usesIn = (description: string): string[] =>
  sentencesIn(description).filter(sentence => {
    const low = plainly(sentence)
    return use.has(low) && sentence.length <= LONGEST_USE && mayBeSaid(sentence) && !noUse.has(low)
  })

export function onShelf(listed: ListedProduct): OnShelf {
  const product = readProduct(listed)
  const doc = read(product.low)
  return {
    ...product,
    says: new Set([
      ...saidBy(bottle, product.low),
      ...(actives.has(product.words.says) ? ['actives'] : []),
      ...(hasIngredients(doc) ? ['ingredients'] : []),
    ]),
    notFor: new Set(product.against === '' ? [] : saidBy(notFor, product.against)),
    every: doc.tokens.map(({ norm }) => norm),
    plainName: plainName(read(plainly(product.name))),
    use: usesIn(product.description ?? ''),
  }
}
