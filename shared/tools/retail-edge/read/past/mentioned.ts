// Whether a remark is about a product on the list: by name, or by kind.
import { type Doc, read, type Token } from '../../../../reading/doc'
import { remembered } from '../../../../reading/remembered'
import { type Wording, wording } from '../../../../reading/wording'
import {
  AFTER_NAME,
  BARE,
  BEFORE_NAME,
  BEFORE_NUMBER,
  CALLED_MASK,
  FOREIGN,
  GENERIC,
  KIND_WORDS,
  OF_HAIR,
  OF_IT,
  PAIR,
  RANGE,
  SIZES,
  TOOLS,
  TRAIT_WORDS,
  UNCALLED_BOND,
  UNCALLED_MASK,
} from '../../../../reading/words/retail/shelf'
import type { Product, Trait } from '../../../../trade/products/product'
import { plainly } from '../../../../trade/said'
import { isOrdinary, namesOfFamily } from '../avoids/substances'

const NOUNS: Readonly<Record<string, Wording>> = Object.fromEntries(
  Object.entries(KIND_WORDS).map(([kind, families]) => [kind, wording(families)]),
)
const isOfTraits = (names: readonly string[], { traits }: Product): boolean =>
  names.some(name => traits[name as Trait])
const DESCRIBING = TRAIT_WORDS.map(([families, ...traits]) => ({ says: wording(families), traits }))
const [bare, foreign, calledMask, uncalledMask, uncalledBond, tools] = [
  wording(BARE),
  wording(FOREIGN),
  wording(CALLED_MASK),
  wording(UNCALLED_MASK),
  wording(UNCALLED_BOND),
  wording(TOOLS),
]

/** The kinds that a text mentions anywhere. */
const kindsIn = remembered(
  text => new Set(Object.entries(NOUNS).flatMap(([kind, noun]) => (noun.has(text) ? [kind] : []))),
  800,
)
const speaksOfOther = (text: string): boolean => kindsIn(text).size > 0

const normsOf = ({ tokens }: Doc): string[] =>
  tokens.flatMap(({ kind, norm }) => (kind === 'mark' ? [] : [norm]))
const docOf = remembered(read, 400)
const isBrand = (word: string): boolean =>
  word.length > 3 &&
  !isOrdinary(word) &&
  !namesOfFamily(word) &&
  !GENERIC.has(word) &&
  !DESCRIBING.some(({ says }) => says.has(word))

type Short = { words: readonly string[]; isWhole: boolean }
/**
 * `own`: the words that set it apart. `short`: without the brand before it, in full and without its noun. `number`: its
 * number in a range.
 */
type Name = {
  low: string
  all: readonly string[]
  own: readonly string[]
  short: readonly Short[]
  number: string | null
}

const nameOf = remembered((name: string): Name => {
  const low = plainly(name)
  const doc = read(low)
  const all = normsOf(doc)
  return {
    low,
    all,
    own: all.filter(word => word.length > 1 && !GENERIC.has(word)),
    short: shortOf(unsized(doc.tokens)),
    number: numberOf(doc.tokens),
  }
}, 1000)

const unsized = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ kind, norm, glued }, at) =>
    kind === 'mark' ||
    (kind === 'number' && (SIZES.has(tokens[at + 1]?.norm ?? '') || !tokens[at + 1]?.glued)) ||
    (glued && SIZES.has(norm) && tokens[at - 1]?.kind === 'number')
      ? []
      : [norm],
  )

function shortOf(words: readonly string[]): Short[] {
  const named = (rest: readonly string[], isWhole: boolean): Short[] =>
    rest.length > 1 && rest.some(word => !GENERIC.has(word)) ? [{ words: rest, isWhole }] : []
  return [1, 2].flatMap(brands => {
    if (!words.slice(0, brands).every(isBrand)) return []
    const rest = words.slice(brands)
    return [...named(rest, true), ...(GENERIC.has(rest.at(-1) ?? '') ? named(rest.slice(0, -1), false) : [])]
  })
}

/** "Plexia No. 3": a number that isn't a size. */
function numberOf(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const [first, figure, next] = [tokens[0], tokens[at], tokens[at + 1]]
  if (!figure || first?.kind !== 'word' || first.norm.length < 5 || figure.norm.length > 2) return null
  const isSize = next !== undefined && (SIZES.has(next.norm) || ['%', '.', 'oz', 'in'].includes(next.norm))
  return isSize ? null : figure.norm
}

/** Where the words appear in sequence, the last one possibly plural; -1 if they don't. */
function placeOf(words: readonly string[], said: readonly string[]): number {
  const last = words.at(-1)
  if (last === undefined) return -1
  return said.findIndex((_, at) =>
    words.every((word, index) =>
      index === words.length - 1 ? said[at + index]?.startsWith(word) : said[at + index] === word,
    ),
  )
}

const nounOf = ({ kind, low }: Product): Wording | undefined => {
  if (kind === 'bond' && !calledMask.has(low)) return uncalledBond
  if (kind === 'mask' && !calledMask.has(low)) return uncalledMask
  return NOUNS[kind]
}
/** Whether a product noun starts at this word. */
const isNounAt = (said: readonly string[], at: number): boolean => {
  const next = said.slice(at, at + 2).join(' ')
  return next !== '' && Object.values(NOUNS).some(noun => noun.in(next)?.index === 0)
}

/** "Keep It shampoo" is not the conditioner of that name. */
const isOtherKind = (product: Product, low: string, said: readonly string[], after: number): boolean => {
  const own = nounOf(product)
  return own !== undefined && !own.has(low) && speaksOfOther(said[after] ?? '')
}

/** "Both Meadow products", "the Meadow duo": the first word of the name, and a word for several. */
function ofTheRange({ kind }: Product, [brand = '']: readonly string[], said: readonly string[]): boolean {
  if (brand.length < 4) return false
  const isPair = kind === 'wash' || kind === 'conditioner'
  return said.some(
    (word, at) =>
      word === brand &&
      said.slice(at + 1, at + 3).some(next => RANGE.has(next) || (isPair && PAIR.has(next))),
  )
}

/**
 * "Bought Rainfall last month": a first word that only this product on the list has. `names`: of the whole list, plain.
 */
export function calledFirst({ name }: Product, low: string, names: readonly string[]): boolean {
  const [first = ''] = nameOf(name).own
  if (first.length < 5 || !low.includes(first)) return false
  if (isOrdinary(first) || namesOfFamily(first)) return false
  if (['ing', 'ed', 'ly'].some(ending => first.endsWith(ending))) return false
  if (DESCRIBING.some(({ says }) => says.has(first)) || foreign.has(first)) return false
  if (names.filter(each => nameOf(each).own[0] === first).length > 1) return false
  const { tokens } = docOf(low)
  return tokens.some(({ norm }, at) => {
    const next = tokens[at + 1]
    return (
      norm === first &&
      BEFORE_NAME.has(tokens[at - 1]?.norm ?? '') &&
      (next === undefined || next.kind === 'number' || AFTER_NAME.has(next.norm))
    )
  })
}

/** "Has Plexia 3", "uses Plexia No.4 and 5": from a numbered range, by its first word and its number. */
function byNumber({ all: [brand = ''], number }: Name, low: string): boolean {
  if (number === null || !low.includes(brand) || isOrdinary(brand)) return false
  const { tokens } = docOf(low)
  const at = tokens.findIndex(({ norm }) => norm === brand || norm === `${brand}s`)
  if (at < 0) return false
  for (const [index, { kind, norm }] of tokens.slice(at + 1).entries()) {
    const next = tokens[at + index + 2]?.norm ?? ''
    if (kind === 'number' && norm === number && next !== '%' && !SIZES.has(next)) return true
    if (kind !== 'number' && !BEFORE_NUMBER.has(norm)) return false
  }
  return false
}

/** "Owns Lift Wash", "declined No Yellow": the name without the brand before it, and perhaps without its noun. */
function withoutBrand({ short }: Name, low: string, said: readonly string[]): boolean {
  return short.some(({ words, isWhole }) => {
    const at = placeOf(words, said)
    if (at < 0 || foreign.has(low)) return false
    const end = at + words.length
    if (said[end - 1] !== words.at(-1)) return false
    if (words[0] === 'no' && !OF_IT.has(said[at - 1] ?? '')) return false
    return isWhole || !(OF_HAIR.has(said[end] ?? '') || speaksOfOther(said[end] ?? ''))
  })
}

/** 'named': exactly this product; 'kind': any of its kind; null: not this one. */
export function mentioned(product: Product, low: string): 'named' | 'kind' | null {
  const name = nameOf(product.name)
  const said = normsOf(docOf(low))
  const at = placeOf(name.all, said)
  if (at >= 0) return isOtherKind(product, low, said, at + name.all.length) ? null : 'named'
  const { own } = name
  const isThere = (word: string): boolean =>
    said.some(each => each.startsWith(word) && each.length <= word.length + 2)
  const noun = nounOf(product)
  if (ofTheRange(product, own, said) || byNumber(name, low) || withoutBrand(name, low, said)) return 'named'
  // "Has the Honey Slip already": the name without its noun, and no other noun right after it.
  const called = own.length > 1 ? placeOf(own, said) : -1
  if (called >= 0 && !isNounAt(said, called + own.length)) return 'named'
  const others = speaksOfOther(low) && !noun?.has(low)
  if (own.length > 1 && own.every(isThere)) return others ? null : 'named'
  if (product.kind === 'tool') {
    const tool = tools.in(name.low)
    return tool && low.includes(tool.text) ? 'named' : null
  }
  const [only = ''] = own
  if (!noun) return own.length === 1 && only.length > 3 && isThere(only) ? 'named' : null
  return byKind(product, own, noun, low)
}

function byKind(
  product: Product,
  own: readonly string[],
  noun: Wording,
  low: string,
): 'named' | 'kind' | null {
  for (const { index, text } of noun.all(low)) {
    const before = low.slice(0, index)
    const words = before.trimEnd().split(' ')
    const around = `${words.slice(-2).join(' ')} ${text}`
    if (foreign.has(around)) continue
    const described = DESCRIBING.filter(({ says }) => says.has(around))
    const near = normsOf(docOf(around))
    if (
      own.some(word => near.some(each => each.startsWith(word))) &&
      (described.length === 0 || described.some(({ traits }) => isOfTraits(traits, product)))
    )
      return 'named'
    if (described.length > 0) {
      if (described.every(({ traits }) => isOfTraits(traits, product))) return 'named'
      continue
    }
    if (bare.has(words.slice(-2).join(' ')) || before.trim() === '') return 'kind'
  }
  return null
}
