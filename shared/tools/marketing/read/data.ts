// The figures in a text: money, percentages, dates, times, durations, counts, links and phone numbers. A post may only
// use those that are in the topic or on the salon's own card.
import { coreOf, phonesIn } from '../../../reading/text/contacts'
import { ONE_TO_TWELVE } from '../../../reading/values/number-words'

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DAY = 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ONE_TO_TWELVE).map(([word, number]) => [word, String(number)])),
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
}
const WORD_NUMBER = Object.keys(NUMBER_WORDS).join('|')

const PATTERNS: readonly [kind: string, pattern: RegExp][] = [
  [
    'link',
    /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|co\.uk|uk|salon|hair|net|org|app|io)\b\S*|[\w.+-]+@[\w-]+\.[\w.]+|(?<![\w.])@[\w.]{3,}/gi,
  ],
  [
    'money',
    /(?:£|\bgbp\s?|€|\$)\s?\d[\d,]*(?:\.\d{1,2})?|\b\d[\d,]*(?:\.\d{1,2})?\s?(?:pounds?|quid|euros?|dollars?|pence|p\b(?!m))/gi,
  ],
  ['percent', new RegExp(`\\b(?:\\d+(?:\\.\\d+)?|${WORD_NUMBER})(?:\\s?%|\\s?per ?cent\\b)`, 'gi')],
  [
    'date',
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s*(?:of\\s+)?(?:${MONTH})|(?:${MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d))\\b`,
      'gi',
    ),
  ],
  ['date', /\b\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\b/g],
  [
    'month',
    /\b(?:january|february|(?<!\bto )march|april|(?<=\b(?:in|of|from|until|till|by|this|next|all|throughout|during|early|late|mid) )may|june|july|august|september|october|november|december)\b/gi,
  ],
  ['day', new RegExp(`\\b(?:${DAY})s?\\b(?=\\W|$)`, 'gi')],
  ['year', /\b(?:19|20)\d{2}\b/g],
  [
    'time',
    /\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock)|\b\d{1,2}:\d{2}\b|\b(?:noon|midnight)\b/gi,
  ],
  [
    'length',
    new RegExp(
      `\\b(?:\\d+|${WORD_NUMBER})[\\s-]?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\\b`,
      'gi',
    ),
  ],
  [
    'count',
    new RegExp(
      `\\b(?:\\d+|${WORD_NUMBER}) (?:more |last |late |free )?(?:spaces?|slots?|spots?|places?|appointments?|clients?|reviews?|salons?|people|women|stars?|visits?|sessions?|washes)\\b`,
      'gi',
    ),
  ],
  [
    'offer',
    /\b(?:half[- ]price|two[- ]for[- ]one|2[- ]for[- ]1|bogof|buy one,? get one|complimentary|money[- ]back|on the house|no (?:extra )?charge)\b|(?<![\w-])free\b(?! to\b| of\b| from\b)/gi,
  ],
  ['code', /\b(?=[A-Z0-9]*\d)[A-Z][A-Z0-9]{3,}\b/g],
]

type Datum = { kind: string; text: string; key: string; at: number }

const ANY_WORD_NUMBER = new RegExp(`\\b(?:${WORD_NUMBER})\\b`, 'g')
const RANGE = new RegExp(
  `(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:-|–|to|and|until|,)\\s*(?=(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of\\s+)?(${MONTH}))`,
  'gi',
)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Two ways to write the same figure share a key: "1st of June" and "June 1"; "20 %" and "twenty per cent". */
export function keyOf(kind: string, text: string): string {
  const low = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const digits = low.replace(ANY_WORD_NUMBER, word => NUMBER_WORDS[word] ?? word)
  if (kind === 'date') {
    const month = MONTHS.find(name => low.includes(name))
    return `date ${/\d+/.exec(low)?.[0] ?? ''} ${month ?? low}`
  }
  if (kind === 'month') return `month ${low.slice(0, 3)}`
  if (kind === 'day') return `day ${low.slice(0, 3)}`
  if (kind === 'money')
    return `money ${Number(/\d[\d,]*(?:\.\d+)?/.exec(low)?.[0].replaceAll(',', '') ?? '0')}`
  if (kind === 'percent') return `percent ${Number(/\d+(?:\.\d+)?/.exec(digits)?.[0] ?? '0')}`
  if (kind === 'time')
    return `time ${low
      .replace(/[.\s]/g, match => (match === '.' ? ':' : ''))
      .replace(/:00/, '')
      .replace(/o['’]clock/, '')
      .replace(/([ap]):m:?/, '$1m')}`
  if (kind === 'length')
    return `length ${digits
      .replace(/[\s-]/g, '')
      .replace(/mins?$|minutes?$/, 'min')
      .replace(/hrs?$|hours?$/, 'h')
      .replace(/s$/, '')}`
  if (kind === 'count') return `count ${/\d+/.exec(digits)?.[0] ?? digits}`
  if (kind === 'phone') return `phone ${coreOf(low)}`
  if (kind === 'link') return `link ${low.replace(/^https?:\/\/|^www\./g, '').replace(/[).,/!]+$/, '')}`
  if (kind === 'offer')
    return `offer ${low
      .replace(/[^a-z0-9]/g, '')
      .replace(/^(?:complimentary|onthehouse|no(?:extra)?charge)$/, 'free')
      .replace(/^(?:2for1|bogof|buyonegetone)$/, 'twoforone')}`
  return `${kind} ${low}`
}

/** Every figure in a text, in order. If one contains another, only the longer counts. */
export function dataIn(text: string): Datum[] {
  const all: Datum[] = phonesIn(text).map(({ at, text: number }) => ({
    kind: 'phone',
    text: number,
    key: keyOf('phone', number),
    at,
  }))
  for (const [kind, pattern] of PATTERNS)
    for (const hit of text.matchAll(pattern)) {
      const from = hit.index
      const to = from + hit[0].length
      const inside = all.some(other => from >= other.at && to <= other.at + other.text.length)
      if (!inside) all.push({ kind, text: hit[0], key: keyOf(kind, hit[0]), at: from })
    }
  return all.sort((a, b) => a.at - b.at)
}

/** The keys that a text supports; a date supports its month, and "1 to 30 April" supports the first of April. */
export function keysOf(text: string): Set<string> {
  const keys = new Set<string>()
  for (const { kind, key, text: words } of dataIn(text)) {
    keys.add(key)
    const month = kind === 'date' ? MONTHS.find(name => words.toLowerCase().includes(name)) : undefined
    if (month) keys.add(`month ${month}`)
  }
  for (const [, day, , month = ''] of text.matchAll(RANGE))
    keys.add(`date ${day} ${month.toLowerCase().slice(0, 3)}`)
  for (const [, hour, half = ''] of text.matchAll(
    /\b(\d{1,2}(?:[:.]\d{2})?)\s?(?:-|–|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(am|pm)/gi,
  )) {
    keys.add(`time ${hour?.replace('.', ':')}${half.toLowerCase()}`)
  }
  return keys
}
