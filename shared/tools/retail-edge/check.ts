// The trade's rules over the engine's draft and a model's answer alike: only what is on the list, at the list's price,
// that this client may be offered, for a reason that stands in the record. Checking twice changes nothing more.
import type { Checking } from '../../tool'
import { plainly } from '../../trade/said'
import { forbidden, labelCheck } from './choose/forbids'
import { howToUse } from './choose/words'
import { offered, type Worked, work } from './engine'
import { NOTHING_TO_SAY, pitchFor, pointsFor, summaryFor } from './pitch'
import { mayStand, type Speaking, sentences } from './prose'
import type { RetailInput, RetailOutput, RetailProduct } from './schema'

export const DROPPED: RetailOutput['cautions'][number] = {
  rule: 'dropped',
  tone: 'info',
  title: 'Left out',
  text: 'A product was taken out of this answer. It is not on your list, may not be offered to this client, or rests on nothing in the record.',
}
export const CUT: RetailOutput['cautions'][number] = {
  rule: 'cut',
  tone: 'info',
  title: 'Cut',
  text: 'A sentence was left out: it held a claim, a promise, pressure, or a price or product that is not on your list.',
}
const NOTHING_LEFT = 'Nothing that was proposed may be offered to this client, so nothing is offered.'
/** Words too few to be a quotation. */
const LEAST_QUOTE = 3

const bare = (text: string): string =>
  plainly(text)
    .replace(/["“”']/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Where the record holds these words; null where it doesn't. */
function placeOf(quote: string, { picture }: Worked): string | null {
  const wanted = bare(quote).replace(/[.…]+$/, '')
  if (wanted.length < LEAST_QUOTE) return null
  return picture.sources.find(({ text }) => bare(text).includes(wanted))?.where ?? null
}

/** The product as the rules let it stand; null where they don't. */
function held(theirs: RetailProduct, worked: Worked): RetailProduct | null {
  const { picture, assessed, chosen } = worked
  const product =
    picture.products.find(({ id }) => id === theirs.id) ??
    picture.products.find(({ name }) => bare(name) === bare(theirs.name))
  if (!product || forbidden(product, picture) || picture.wishes.none) return null
  const candidate =
    assessed.candidates.find(each => each.product.id === product.id) ??
    chosen.find(each => each.product.id === product.id)
  const own = candidate ? offered(candidate, 0, picture) : null
  const quote = (sentences(theirs.quote)[0] ?? '').replace(/[.!?…]+$/, '').trim()
  const from = placeOf(quote, worked)
  const rests =
    own && bare(own.quote) === bare(quote)
      ? { quote: own.quote, quote_from: own.quote_from }
      : from !== null && mayStand(quote, speakingOf([], worked))
        ? { quote, quote_from: from }
        : own && { quote: own.quote, quote_from: own.quote_from }
  // Without a word in the record, and with nothing that the engine would offer it for, it rests on nothing.
  if (!rests) return null
  return {
    ...theirs,
    ...rests,
    id: product.id,
    name: product.name,
    category: product.category,
    price: product.price,
    how_to_use: howToUse(product),
    check_label: labelCheck(product, picture),
  }
}

function speakingOf(kept: readonly RetailProduct[], { picture, output, chosen }: Worked): Speaking {
  const mine = kept.map(({ name }) => name)
  const own = [
    output.quick_pitch,
    ...output.talking_points,
    ...output.products.map(({ reason }) => reason),
    ...output.questions,
    ...output.cautions.flatMap(({ title, text }) => [title, text]),
    NOTHING_TO_SAY,
    ...fallbacks(kept, { picture, chosen }),
  ]
  return {
    prices: kept.flatMap(({ price }) => (price === null ? [] : [price])),
    mine,
    quotes: kept.map(({ quote }) => quote),
    others: picture.products
      .filter(({ id, name }) => !kept.some(each => each.id === id || bare(each.name) === bare(name)))
      .map(({ name }) => name)
      .filter(name => name.trim().length > 3),
    own: new Set([
      // What the record itself says stands, whichever product it names.
      ...output.cautions.flatMap(({ text }) => sentences(text)),
      ...own.flatMap(sentences).filter(sentence =>
        namesOnly(
          sentence,
          mine,
          picture.products.map(({ name }) => name),
        ),
      ),
    ]),
  }
}

/** Our own sentence about a product that has gone goes too. */
const namesOnly = (sentence: string, mine: readonly string[], all: readonly string[]): boolean => {
  const low = bare(sentence)
  const without = [...mine]
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.split(bare(name)).join(' '), low)
  return !all.some(name => name.trim().length > 3 && !mine.includes(name) && without.includes(bare(name)))
}

function fallbacks(
  kept: readonly RetailProduct[],
  { picture, chosen }: Pick<Worked, 'picture' | 'chosen'>,
): string[] {
  const parts = kept.flatMap(({ id, quote, quote_from }) => {
    const product = picture.products.find(each => each.id === id)
    return product ? [{ product, evidence: { word: quote, quote, where: quote_from } }] : []
  })
  const [first] = parts
  const need = chosen.find(({ product }) => product.id === first?.product.id)?.need ?? null
  return [pitchFor(first?.product ?? null, need), ...pointsFor(parts)]
}

export function check(question: Checking<RetailInput>, output: RetailOutput): RetailOutput {
  const worked = work(question, output.read)
  const { picture, output: own } = worked
  const most = picture.wishes.gently ? 1 : picture.wishes.most
  const seen = new Set<string>()
  let spent = 0
  const { budget } = picture.wishes
  const within = output.products
    .map(theirs => held(theirs, worked))
    .filter(product => product !== null)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .filter(({ price }) => {
      if (!budget || budget.each) return true
      if (spent + (price ?? 0) > budget.most) return false
      spent += price ?? 0
      return true
    })
    .slice(0, most)

  const speaking = speakingOf(within, worked)
  let cut = false
  const text = (value: string): string => {
    const parts = sentences(value)
    const kept = parts.filter(sentence => mayStand(sentence, speaking))
    if (kept.length === parts.length) return value
    cut = true
    return kept.join(' ')
  }
  const texts = (values: readonly string[]): string[] => values.map(text).filter(value => value.trim() !== '')

  const products = within.map(product => {
    const reason = text(product.reason).trim()
    const ownReason = own.products.find(({ id }) => id === product.id)?.reason
    const stem = reason === '' ? (ownReason ?? 'it fits this hair.') : reason
    const quotes = bare(stem).includes(bare(product.quote).replace(/[.…]+$/, ''))
    return { ...product, reason: quotes ? stem : `“${product.quote}” (${product.quote_from}): ${stem}` }
  })
  const [ownPitch = '', ...ownPoints] = fallbacks(products, worked)
  const same =
    products.length === own.products.length &&
    products.every(({ id }, index) => own.products[index]?.id === id)
  const pitch =
    products.length === 0
      ? own.products.length === 0
        ? own.quick_pitch
        : NOTHING_TO_SAY
      : text(output.quick_pitch)
  const points = products.length === 0 ? ownPoints : texts(output.talking_points)
  const dropped = products.length < output.products.length
  const extra = [...(dropped || output.cautions.some(({ rule }) => rule === DROPPED.rule) ? [DROPPED] : [])]
  const theirs = output.cautions
    .filter(({ rule }) => rule !== DROPPED.rule && rule !== CUT.rule)
    .map(caution => ({ ...caution, title: text(caution.title) || 'Note', text: text(caution.text) }))
    .filter(caution => caution.text.trim() !== '')
  const questions = own.no_products
    ? []
    : [...own.questions, ...texts(output.questions).filter(each => !own.questions.includes(each))]
  const wasCut = cut || output.cautions.some(({ rule }) => rule === CUT.rule)
  const cautions = [...own.cautions, ...theirs, ...extra, ...(wasCut ? [CUT] : [])]
  return {
    summary: summaryFor(
      { products, no_products: own.no_products },
      own.products.length === 0 ? own.summary : NOTHING_LEFT,
    ),
    hair_type: own.hair_type,
    current_treatment: own.current_treatment,
    products,
    left_out: own.left_out.filter(({ id }) => !products.some(product => product.id === id)),
    cautions: cautions.filter(
      (caution, index) =>
        cautions.findIndex(other => other.rule === caution.rule && other.text === caution.text) === index,
    ),
    questions,
    quick_pitch: pitch.trim() === '' ? (same ? own.quick_pitch : ownPitch) : pitch,
    talking_points: points.length > 0 ? points.slice(0, 6) : same ? own.talking_points : ownPoints,
    currency: own.currency,
    no_products: own.no_products,
    ...(output.read && { read: output.read }),
  }
}
