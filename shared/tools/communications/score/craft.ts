// The craft in words: plain language, expectations, products, aftercare.
import type { Reading } from '../hear/read'
import { average, clamp, HARMS_AT_HOME, type Kind, type Points, stuffed, times, UNSAFE } from './tally'

export function plainLanguage(r: Reading): Points {
  const { inLines: n } = r
  const jargon = r.count('jargon')
  const clean = jargon === 0 && n('fillers') === 0
  const good =
    times(n('explains'), 9, 4) +
    times(n('decides'), 9, 4) +
    (clean && r.words >= 25 ? 7 : 0) +
    (n('timing', 'price') > 0 ? 6 : 0) +
    times(n('check_question', 'offers_choice'), 4)
  const bad =
    Math.min(jargon, 5) * 13 +
    (jargon >= 3 ? 10 : 0) +
    times(r.count('fillers'), 14, 9, 5) +
    times(n('bluffs'), 14, 8) +
    times(n('vague'), 22, 16) +
    times(n('overpromises'), 8, 4) +
    times(n('rude', 'judges', 'jokes'), 14) +
    times(n('pushes', 'fear'), 6) +
    times(n('policy_shield', 'blames', 'interrupts'), 8) +
    times(n('contradicts', 'ignores_question'), 6) +
    (average(r) <= 7 ? 20 : 0)
  const score = clamp(58 + good - bad)
  if (r.words < 14) return Math.min(score, 38)
  if (stuffed(r) || n('explains', 'decides', 'timing', 'price', 'limits') === 0) return Math.min(score, 52)
  return score
}

export function realisticExpectations(r: Reading): Points {
  const { inLines: n } = r
  const good =
    times(r.count('limits'), 20, 7, 4) +
    times(n('sessions'), 18, 6) +
    times(n('timing'), 14, 8) +
    times(n('price'), 11, 4) +
    times(n('risk'), 11, 4) +
    times(n('upkeep'), 12, 5) +
    times(n('tests'), 17) +
    times(n('small_step'), 12, 4) +
    times(n('solution'), 10, 4) +
    (n('decides') > 0 && n('timing') > 0 ? 5 : 0) +
    (n('check_question') > 0 ? 4 : 0)
  const bad =
    times(r.count('overpromises'), 32, 16) +
    times(n('unsafe', 'misses_danger', 'passes_hazard', 'serves_lice', ...HARMS_AT_HOME), 40, 15) +
    times(n('medical'), 40, 10) +
    times(n('bluffs'), 12, 6) +
    times(n('fear'), 18, 6) +
    times(n('policy_shield'), 26) +
    times(n('dismisses'), 8, 5) +
    times(n('contradicts'), 14) +
    times(n('pushes'), 8) +
    times(n('vague'), 14, 10) +
    times(n('fillers'), 10, 10) +
    times(n('blames'), 8)
  const score = clamp(34 + good - bad)
  // A time and a price for today go part of the way; what it can't do and what upkeep it takes are the rest.
  const bare =
    n('sessions', 'tests', 'risk', 'upkeep', 'home_step', 'small_step', 'solution') === 0 &&
    r.lines.every(({ heard }) =>
      heard.every(
        ({ signal, turn }) => signal !== 'limits' || r.count('jargon') >= 3 || turn.has('how_long'),
      ),
    )
  if (bare) return Math.min(score, 62)
  return n('overpromises', ...UNSAFE) > 0 ? Math.min(score, 44) : score
}

/** A product and its price in the same sentence. */
const priced = (r: Reading): boolean =>
  r.lines.some(
    ({ said, heard }) => said.shows.has('coin') && heard.some(({ signal }) => signal === 'mentions_product'),
  )

export function productRecommendation(r: Reading, kind: Kind): Points {
  const { inLines: n } = r
  // "We've got one, it's £14": that is an offer, though the product was named in a question.
  const mentioned =
    n('mentions_product') ||
    (kind === 'retail' &&
    ((n('home_product') > 0 && n('price') > 0) || (r.told.goods && n('explains', 'product_use') > 0))
      ? 1
      : 0)
  // "I could add a gloss today, it's £18": an extra service is offered just like a product.
  const added =
    kind === 'retail' && r.lines.some(({ said }) => said.shows.has('add_on') && said.shows.has('figure'))
  const forced =
    n('ignores_no', 'pushes') > 0 &&
    (kind === 'retail' || kind === 'aftercare' || r.inLines('home_product') > 0)
  const asked =
    r.lines.some(({ client }) => client.shows.has('asks_goods')) &&
    n('vague', 'ignores_question', 'fillers') > 0
  const calls =
    asked ||
    kind === 'retail' ||
    // A scalp that itches from colour calls for a doctor rather than a product.
    ((kind === 'consultation' || kind === 'aftercare') && r.told.need && !r.told.stung && !r.told.danger)
  if (mentioned === 0 && !added && !forced && n('medical') === 0) {
    if (!calls || r.lines.some(line => line.told.declined)) return null
    // A plan for the hair itself, with its price, leaves no gap for products to fill.
    if (kind === 'consultation' && n('price', 'sessions', 'timing') > 0 && n('limits', 'upkeep') > 0)
      return null
    // Says what to use without naming a product: part of the way.
    return n('home_step', 'product_use') > 0 ? 50 : 22
  }
  // Mentioned in passing, as part of a complaint: that isn't a recommendation.
  if (
    kind === 'complaint' &&
    !forced &&
    n('medical', 'pushes', 'fear') === 0 &&
    (!priced(r) || n('product_use', 'need_link', 'home_step') === 0)
  )
    return null
  const sore = kind === 'complaint' || (kind === 'nervous' && !soothed(r))
  const good =
    times(n('need_link'), 19) +
    times(n('product_use'), 15) +
    (n('price') > 0 ? 9 : 0) +
    times(n('offers_choice'), 15) +
    (n('explains') > 0 ? 7 : 0) +
    (r.count('too_many_products') === 0 ? 6 : 0)
  const bad =
    times(n('pushes'), 30, 10) +
    times(n('fear'), 32, 8) +
    times(n('ignores_no'), 40, 10) +
    times(n('too_many_products'), 26) +
    times(n('medical'), 45) +
    times(n('blames', 'dismisses'), 14) +
    times(n('judges', 'rude'), 20) +
    times(n('overpromises'), 18) +
    (sore && n('offers_choice') === 0 ? 26 : 0)
  const score = clamp(36 + good - bad)
  // Named for the need, but with no word on how to use it, and no choice.
  return n('product_use', 'offers_choice') === 0 ? Math.min(score, 62) : score
}

/** Whether feelings were acknowledged before a product was named. */
function soothed(r: Reading): boolean {
  const good = r.lines.findIndex(line => line.heard.some(({ signal }) => signal === 'mentions_product'))
  return r.lines
    .slice(0, good + 1)
    .some(line =>
      line.heard.some(({ signal }) => ['empathises', 'apologises', 'comfort', 'reflects'].includes(signal)),
    )
}

export function aftercare(r: Reading): Points {
  const { inLines: n } = r
  const steps = new Set(
    r.lines.flatMap(line =>
      line.heard.filter(({ signal }) => signal === 'home_step').map(({ quote }) => quote),
    ),
  ).size
  const detail = r.lines.some(
    line => line.heard.filter(({ signal }) => signal === 'home_step').length > 0 && line.said.listed >= 3,
  )
  const closing = n('rebook') + n('contact')
  const good =
    times(steps, 30, 10) +
    (detail ? 10 : 0) +
    times(n('rebook'), 30, 4) +
    times(n('contact'), 34, 6) +
    (n('timing') > 0 && steps + closing > 0 ? 16 : 0) +
    (n('upkeep') > 0 && steps + closing > 0 ? 6 : 0) +
    times(n('solution'), 10)
  const bad =
    times(n('vague'), 12, 8) +
    times(n('fillers'), 18, 12) +
    times(n('closes_cold'), 10) +
    times(n('policy_shield'), 14) +
    times(n('pushes', 'fear', 'ignores_no'), 14, 8) +
    times(n('rude', 'blames', 'dismisses'), 8, 4) +
    times(n('overpromises'), 8)
  return clamp(16 + good - bad)
}
