// A number as people type it: "12,500", "£12.5k", "1 200,50". If it could mean two things we ask and never guess.

import { inDigits } from './figure-words'

export type Figure = { ok: true; value: number } | { ok: false; why: string }

const MINUS = /[−–—‒﹣－]/g
const CURRENCY_BEFORE = /^(?:(?:gbp|usd|eur|aud|cad|us|ca|au|a|c)\s*)?[£$€]\s*|^(?:gbp|usd|eur|aud|cad)\s*/i
const CURRENCY_AFTER = /\s*(?:[£$€]|gbp|usd|eur|aud|cad|pounds?(?: sterling)?|quid|dollars?|euros?)\.?$/i
const COUNTED_AFTER = /\s*(?:clients?|customers?|people|guests?|heads?|visits?|appointments?)\.?$/i
/** What a figure covers: a whole month, or one client. */
export type Per = 'month' | 'client'
/** Saying what the field asks for changes nothing. "5 pm" is a time of day. */
const A_MONTH =
  /\s*(?:(?:\/|\b(?:per|a|each|every)) ?(?:calendar )?month|\/ ?mth|\bp\.? ?c\.? ?m\.?|\bp\/m|(?<=\d{3}[\d,.]*\s*)\bp\.m\.|\bmonthly)$/i
const A_CLIENT =
  /\s*(?:\beach|(?:\/|\b(?:per|a)) ?(?:client|customer|head|visit|service|person|guest|appointment)|\bon average|\baverage|\bavg\.?)$/i
const SAID: Readonly<Record<Per, { own: RegExp; other: RegExp; asks: string }>> = {
  month: { own: A_MONTH, other: A_CLIENT, asks: 'for one month, for example: 12500' },
  client: { own: A_CLIENT, other: A_MONTH, asks: 'for one client, for example: 48' },
}
const OTHER_TIME =
  /\d.*?(?:(?:\/|\bper|\ba|\beach|\bevery)\s?(day|week|fortnight|quarter|year)|\b(daily|weekly|fortnightly|quarterly|yearly|annually)|\b(p\.?w|p\.?a|wk|yr))\b/i
const TIMES: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  pw: 'week',
  wk: 'week',
  pa: 'year',
  yr: 'year',
}
const SCALES: Readonly<Record<string, number>> = {
  hundred: 2,
  k: 3,
  thousand: 3,
  grand: 3,
  m: 6,
  mil: 6,
  million: 6,
}
const SCALE = /\s*(hundred|k|thousand|grand|m|mil|million)$/i

/** Digits with a point, as `Number` reads them. */
type Plain = { digits: string; decimals: number }
type Shape = { form: RegExp; plain: (text: string) => string }

/** The ways to write thousands and decimals; the first that fits counts. */
const SHAPES: readonly Shape[] = [
  { form: /^\d+$/, plain: text => text },
  { form: /^(?:\d+\.\d*|\.\d+)$/, plain: text => text },
  { form: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, plain: text => text.replaceAll(',', '') },
  { form: /^\d+,\d{1,2}$/, plain: text => text.replace(',', '.') },
  {
    form: /^[1-9]\d{0,2}(?:\.\d{3})+,\d*$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/,
    plain: text => text.replaceAll('.', '').replace(',', '.'),
  },
  {
    form: /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d*)?$/,
    plain: text => text.replace(/[ '’]/g, '').replace(',', '.'),
  },
]
/** "12.345": a price with three decimals in London, twelve thousand in Berlin. */
const TWO_WAYS = /^[1-9]\d{0,2}[.]\d{3}$/
const POWER = /^(?:\d+\.?\d*|\.\d+)e[+-]?\d{1,4}$/i

function plainOf(text: string): Plain | null {
  const shape = SHAPES.find(({ form }) => form.test(text))
  if (!shape) return null
  const digits = shape.plain(text)
  return { digits, decimals: digits.split('.')[1]?.length ?? 0 }
}

/**
 * The number that was typed, or else the reason why it isn't one, as a sentence for a person. `decimals`: how many
 * are allowed at most. `per`: what the field asks for. Words that say the same are accepted; words that say the
 * other make us ask. "People" and "visits" are accepted only where `decimals` isn't set, since an amount of money
 * isn't a number of clients. A minus is accepted: whether a figure may be below 0 is for its own rule to say.
 */
export function readFigure(typed: string, { decimals, per }: { decimals?: number; per?: Per } = {}): Figure {
  const shown = typed.trim().length > 40 ? `${typed.trim().slice(0, 40)}…` : typed.trim()
  const no = (why: string): Figure => ({ ok: false, why })
  const clean = typed.normalize('NFKC').replace(MINUS, '-').replace(/\s+/g, ' ').trim()
  if (clean === '') return no('There is nothing here yet.')
  const time = OTHER_TIME.exec(clean.slice(0, 80))
  if (time) {
    const said = (time[1] ?? time[2] ?? time[3] ?? '').toLowerCase().replaceAll('.', '')
    return no(
      `“${shown}” is for a ${TIMES[said] ?? said}. Please type the figure ${SAID[per ?? 'month'].asks}.`,
    )
  }
  if (per && /\d/.test(clean) && SAID[per].other.test(clean))
    return no(
      `“${shown}” is for one ${per === 'month' ? 'client' : 'month'}. Please type the figure ${SAID[per].asks}.`,
    )
  const [, sign = '', unsigned = ''] = /^([+-]?) ?(.*)$/.exec(clean) ?? []
  const said = unsigned.replace(CURRENCY_BEFORE, '')
  const stated = per ? said.replace(SAID[per].own, '') : said
  const figure = (decimals === undefined ? stated.replace(COUNTED_AFTER, '') : stated)
    .replace(CURRENCY_AFTER, '')
    .trim()
  const bare = inDigits(figure) ?? figure
  const scale = SCALE.exec(bare)?.[1]?.toLowerCase()
  const text = scale === undefined ? bare : bare.replace(SCALE, '')
  const power = scale === undefined ? 0 : (SCALES[scale] ?? 0)
  if (scale === undefined && TWO_WAYS.test(text)) {
    const [whole, rest] = text.split('.')
    return no(
      `“${shown}” can be read as ${whole}${rest} or as ${Number(text).toFixed(2)}. Please type the one you mean.`,
    )
  }
  const plain = plainOf(text)
  if (plain === null && !(scale === undefined && POWER.test(text)))
    return no(`“${shown}” is not a number. For example: 12500 or 12,500.50.`)
  if (plain && decimals !== undefined && plain.decimals - power > decimals)
    return no(`“${shown}” has more than ${decimals === 2 ? 'two' : decimals} decimals.`)
  // Parsed together with its power of ten, so that 12.345k is 12345 and not 12344.999…
  const value = Number(plain ? `${plain.digits}e${power}` : text)
  if (!Number.isFinite(value)) return no(`“${shown}” is too large to work with.`)
  return { ok: true, value: sign === '-' && value !== 0 ? -value : value }
}
