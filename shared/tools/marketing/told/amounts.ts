// Money and percentages in a brief: the price, the old price, the saving, and figures that are none of these.
import { type Doc, quoteOf, type Stretch } from '../../../reading/doc'
import { lexiconOf, mentionsIn } from '../../../reading/lexicon'
import { ONE_TO_TWELVE, TEENS, TENS } from '../../../reading/values/number-words'
import { THINGS } from './words'

const set = (words: string): ReadonlySet<string> => new Set(words.split('|'))
const SIGNS = set('£|€|$')
const UNITS = set('quid|pound|pounds|euro|euros|eur|gbp')
const COINS: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 }
const OFF = set(
  'off|discount|less|cheaper|reduction|saving|voucher|gift|back|cashback|credit|reward|raised|extra|bonus|deposit|fee|charge|tip|towards|rebate',
)
const OFF_LATER = set('every|each|of')
const SAVED = set(
  'get|gets|save|saving|saves|spend|over|under|was|norm|normally|usually|reg|regular|worth|rrp|instead|of|by|raise|raised|deposit|fee|owed|extra|bonus|charged|charge|minimum|min|win|wins|donate|another|than',
)
const WAS = set('was|norm|normally|usually|reg|regular|instead|of|rrp|from|worth')
const PER = set('hour|hr|h')
const HEADS = set('head|each|pp|person|per|ea')
const BEFORE_A_PRICE = set('only|just|now|for|at|to|from|@|-|–|:|price|costs|cost|is')
const AFTER_A_PRICE = set(
  'a|each|pp|per|only|incl|including|inc|with|w|plus|and|for|instead|until|til|till|norm|was|normally|or|(|)',
)
const NUMBERS: Readonly<Record<string, number>> = { ...ONE_TO_TWELVE, ...TEENS, ...TENS }
const PERCENT = set('%|percent|pc')
const OFF_PERCENT = set('off|discount|less|cheaper|reduction|saving')
const BEFORE_PERCENT = set('get|gets|save|saving|discount|off|reduced')
const SERVICES = lexiconOf(THINGS)

export type Price = Stretch & { value: number; sure: boolean; text: string }
export type Amounts = { prices: Price[]; percent: Price | null; taken: Stretch[] }

/** `sign`: a currency sign, unit or name shows that it is money. */
type Money = Stretch & { value: number; sign: boolean }

const isYear = (value: number): boolean => value >= 1900 && value < 2100 && Number.isInteger(value)

function moneyAt({ tokens }: Doc, at: number): Money | null {
  const token = tokens[at]
  if (!token) return null
  const next = tokens[at + 1]
  if (SIGNS.has(token.norm) && next?.kind === 'number') {
    const value = Number(next.norm.replaceAll(',', ''))
    return Number.isNaN(value) ? null : { from: at, to: at + 2, value, sign: true }
  }
  const coin = COINS[token.norm]
  if (coin !== undefined)
    return { from: tokens[at - 1]?.norm === 'a' ? at - 1 : at, to: at + 1, value: coin, sign: true }
  const value =
    token.kind === 'number' ? Number(token.norm.replaceAll(',', '')) : (NUMBERS[token.norm] ?? Number.NaN)
  if (Number.isNaN(value)) return null
  if (next && (UNITS.has(next.norm) || SIGNS.has(next.norm)))
    return { from: at, to: at + 2, value, sign: true }
  return token.kind === 'number' && value >= 4 && !isYear(value)
    ? { from: at, to: at + 1, value, sign: false }
    : null
}

export function amountsIn(doc: Doc, isTaken: (at: number) => boolean): Amounts {
  const { tokens } = doc
  const norm = (at: number): string => tokens[at]?.norm ?? ''
  const services = mentionsIn(SERVICES, doc)
  const endsAService = new Set(services.map(({ to }) => to))
  const prices: Price[] = []
  const taken: Stretch[] = []
  let percent: Price | null = null
  for (const clause of doc.clauses)
    for (let at = clause.from; at < clause.to; at++) {
      if (isTaken(at)) continue
      const after = norm(at + 1)
      const share = tokens[at]?.kind === 'number' ? Number(norm(at)) : (NUMBERS[norm(at)] ?? Number.NaN)
      const isShare = PERCENT.has(after) || (after === 'per' && norm(at + 2) === 'cent')
      if (!Number.isNaN(share) && isShare) {
        const to = after === 'per' ? at + 3 : at + 2
        const isOff =
          OFF_PERCENT.has(norm(to)) ||
          BEFORE_PERCENT.has(norm(at - 1)) ||
          (BEFORE_PERCENT.has(norm(at - 2)) && ['of', 'up', 'by', 'a'].includes(norm(at - 1)))
        if (isOff)
          percent ??= { from: at, to, value: share, sure: true, text: quoteOf(doc, { from: at, to }) }
        taken.push({ from: at, to: isOff && OFF_PERCENT.has(norm(to)) ? to + 1 : to })
        at = to - 1
        continue
      }
      if (norm(at) === 'half' && (after === 'price' || after === 'off')) {
        percent ??= {
          from: at,
          to: at + 2,
          value: 50,
          sure: false,
          text: quoteOf(doc, { from: at, to: at + 2 }),
        }
        taken.push({ from: at, to: at + 2 })
        at++
        continue
      }
      const money = moneyAt(doc, at)
      if (!money) continue
      const { value, sign, to } = money
      const before = norm(money.from - 1)
      const follows = norm(to)
      const known =
        sign ||
        (endsAService.has(at) && (to >= clause.to || AFTER_A_PRICE.has(follows))) ||
        HEADS.has(follows) ||
        (follows === 'a' && norm(to + 1) === 'head')
      const cents =
        !sign && tokens[at]?.norm.includes('.') === true && tokens[at]?.norm.split('.')[1]?.length === 2
      const maybe = (BEFORE_A_PRICE.has(before) || cents) && (to >= clause.to || AFTER_A_PRICE.has(follows))
      if (!known && !maybe) continue
      taken.push({ from: money.from, to })
      const beforeThat = norm(money.from - 2)
      const isPaid =
        OFF.has(follows) ||
        (OFF_LATER.has(norm(to + 1)) && follows === 'from') ||
        follows === 'of' ||
        (SAVED.has(before) && before !== 'of') ||
        (before === 'of' && beforeThat === 'instead') ||
        (SAVED.has(beforeThat) && ['is', 'a', 'of', 'up', 'to', '£'].includes(before)) ||
        (['an', 'per', 'p', '/'].includes(follows) && PER.has(norm(to + 1)))
      if (isPaid) continue
      prices.push({ from: money.from, to, value, sure: known, text: quoteOf(doc, { from: money.from, to }) })
      at = to - 1
    }
  return { prices: withoutOld(doc, prices), percent, taken }
}

/** "48 to 52", "from £48 to £52", "£85 £60 now": drops the old price. */
function withoutOld(doc: Doc, prices: readonly Price[]): Price[] {
  const norm = (at: number): string => doc.tokens[at]?.norm ?? ''
  return prices.filter(({ from, to }, nth) => {
    const next = prices[nth + 1]
    if (WAS.has(norm(from - 1)) && norm(from - 1) !== 'from') return false
    if (!next) return true
    const between = doc.tokens.slice(to, next.from).map(token => token.norm)
    return !between.includes('now') && !(between.length <= 2 && between.at(-1) === '>')
  })
}

/** "goes 48 to 52": two numbers with a word in between, in a brief about prices that change. */
export function changeIn(doc: Doc): Price | null {
  const { tokens } = doc
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || !['to', '>', '→'].includes(tokens[at - 1]?.norm ?? '')) continue
    const value = Number(token.norm.replaceAll(',', ''))
    if (value >= 4) return { from: at, to: at + 1, value, sure: true, text: token.norm }
  }
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (
      ['to', '>', '→'].includes(token.norm) &&
      SIGNS.has(next?.norm ?? '') &&
      tokens[at + 2]?.kind === 'number'
    )
      return {
        from: at + 1,
        to: at + 3,
        value: Number(tokens[at + 2]?.norm.replaceAll(',', '')),
        sure: true,
        text: quoteOf(doc, { from: at + 1, to: at + 3 }),
      }
  }
  return null
}
