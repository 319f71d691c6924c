// Prepares a text for the built-in voice, which would read "20 vol" as "vol" and "40g" as "gee". It is used only for
// that voice, since the paid ones know better, and it never changes what is shown.
import { LETTERS } from '../../trade/colour/codes'
import { figures, inWords, number, ordinal, year } from './spoken-numbers'
import { SHORT_FORMS, SPOKEN_WORDS } from './spoken-words'

type Rule = readonly [pattern: RegExp, said: (...found: string[]) => string]

/** Singular, plural. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  g: ['gram', 'grams'],
  gm: ['gram', 'grams'],
  kg: ['kilo', 'kilos'],
  ml: ['millilitre', 'millilitres'],
  l: ['litre', 'litres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  wk: ['week', 'weeks'],
  wks: ['week', 'weeks'],
  oz: ['ounce', 'ounces'],
  vol: ['volume', 'volume'],
  vols: ['volume', 'volume'],
  '%': ['percent', 'percent'],
  '°c': ['degree', 'degrees'],
  '°': ['degree', 'degrees'],
}
const UNIT = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|')
/** The letters of a shade, such as "N" or "NB", longest first. */
const SHADE = Object.keys(LETTERS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const MONEY: Readonly<Record<string, readonly [string, string, string]>> = {
  '£': ['pound', 'pounds', 'pence'],
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
}
const N = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`

const date = (text: string, day: string, month: string, yearOf: string): string => {
  const name = MONTHS[Number(month) - 1]
  return name === undefined || Number(day) > 31 || Number(day) < 1
    ? text
    : `the ${ordinal(Number(day))} of ${name} ${year(Number(yearOf))}`
}

function clock(text: string, hours: string, minutes: string, half?: string): string {
  const h = Number(hours)
  if (h > 23) return text
  const twelve = inWords(h % 12 === 0 ? 12 : h % 12)
  const past = minutes === '00' ? '' : ` ${minutes[0] === '0' ? figures(minutes) : inWords(Number(minutes))}`
  const after = half === undefined || half === '' ? h >= 12 : /^p/i.test(half)
  return `${twelve}${past} ${after ? 'P M' : 'A M'}`
}

function money(sign: string, amount: string): string {
  const [one, many, small] = MONEY[sign] ?? ['', '', '']
  const [whole = '', parts = ''] = amount.replaceAll(',', '').split('.')
  const head = Number(whole) > 0 || parts === '' ? `${number(whole)} ${whole === '1' ? one : many}` : ''
  const rest = Number(parts.padEnd(2, '0').slice(0, 2))
  if (rest === 0) return head === '' ? `zero ${many}` : head
  return head === '' ? `${inWords(rest)} ${small}` : `${head} ${inWords(rest)}`
}

const unit = (amount: string, name: string): string => {
  const [one, many] = UNITS[name.toLowerCase()] ?? [name, name]
  return `${number(amount)} ${amount === '1' ? one : many}`
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'half',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
}

/** Applied in this order: the longer and more certain first. */
const RULES: readonly Rule[] = [
  // The full stop of an abbreviation, where the sentence continues.
  [/(?<=\d\s?[A-Za-z]{1,4})\.(?=\s*,|\s+[a-z])/g, () => ''],
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, (text, y = '', m = '', d = '') => date(text, d, m, y)],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (text, d = '', m = '', y = '') => date(text, d, m, y)],
  [
    /\b(\d{1,2}):([0-5]\d)(?![\d.:]*\d)(?:\s?([ap])\.?m\b\.?)?/gi,
    (text, h = '', m = '', half) => clock(text, h, m, half),
  ],
  [/\b(\d{1,2})\s?([ap])\.?m\b\.?/gi, (_, h = '', half = '') => clock('', h, '00', half)],
  [new RegExp(`([£$€])\\s?(${N})`, 'g'), (_, sign = '', amount = '') => money(sign, amount)],
  [/\b(\d{1,2})p\b/g, (_, pence = '') => `${inWords(Number(pence))} pence`],
  [
    /\b(\d+(?:\.\d+)?)\s?:\s?(\d+(?:\.\d+)?)\b/g,
    (_, one = '', other = '') => `${number(one)} to ${number(other)}`,
  ],
  // "30-35 min", "6–8 weeks". With a hyphen and no unit it may be a shade.
  [
    new RegExp(`\\b(${N})\\s?[-–]\\s?(${N}\\s?(?:${UNIT})(?![a-z]))`, 'gi'),
    (_, a = '', b = '') => `${number(a)} to ${b}`,
  ],
  [/\b(\d+)\s?–\s?(\d+)\b/g, (_, a = '', b = '') => `${number(a)} to ${number(b)}`],
  [
    /\b(\d{1,3})-(\d{1,3})(?= (?:weeks?|days?|months?|minutes?|hours?|years?)\b)/g,
    (_, a = '', b = '') => `${number(a)} to ${number(b)}`,
  ],
  [/(?<=\d[a-z]{0,3}\s?)x\s?(?=\d)/gi, () => ' times '],
  // Without a space, "6N" would be read as "sixen".
  [
    new RegExp(`(?<![\\d.,/:])(1[0-2]|[1-9])(${SHADE})(?![A-Za-z0-9])`, 'g'),
    (_, depth = '', tone = '') => `${inWords(Number(depth))}, ${[...tone].join(' ')}`,
  ],
  [new RegExp(`(?<![\\d.])(${N})\\s?(${UNIT})(?![a-z0-9])`, 'gi'), (_, n = '', name = '') => unit(n, name)],
  [
    /(?<![\d/])(\d)\/(\d)(?![\d/])/g,
    (text, a = '', b = '') => FRACTIONS[text] ?? `${figures(a)} ${figures(b)}`,
  ],
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,3})(?![\d/])/g,
    (_, depth = '', tone = '') => `${inWords(Number(depth))} ${figures(tone)}`,
  ],
  [/(?<![\d.])(\d{1,3}(?:,\d{3})+|\d+)\.(\d+)(?![\d.])/g, text => number(text)],
]

export function speakable(text: string): string {
  let said = plain(text)
  for (const [form, words] of SHORT_FORMS) said = said.replace(form, words)
  for (const [pattern, words] of RULES) said = said.replace(pattern, (...found: string[]) => words(...found))
  return letters(said)
    .replace(/[A-Za-z][A-Za-z']*/g, word => wordOf(word))
    .replace(/ {2,}/g, ' ')
    .trim()
}

const wordOf = (word: string): string => {
  const said = SPOKEN_WORDS[word.toLowerCase()]
  if (said !== undefined) return said
  const bare = /^(.+)'s$/i.exec(word)?.[1]
  const of = bare === undefined ? undefined : SPOKEN_WORDS[bare.toLowerCase()]
  return of === undefined ? word : `${of}'s`
}

/** Without Markdown marks and bullets, and with typographic characters replaced by plain ones. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/…/g, '.')
    .replace(/\s?—\s?/g, ', ')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/^[ \t]*(?:[-*•·–]|#{1,6})[ \t]+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]+/g, '')
    .replace(/\s?\|\s?/g, ', ')
    .replace(/~\s?(?=\d)/g, 'about ')
    .replace(/\s?&\s?/g, ' and ')
    .replace(/×/g, ' times ')
    .replace(/(\d)\s?½/g, '$1 and a half')
    .replace(/½/g, 'half')
    .replace(/\s?→\s?/g, ' to ')

/** Letters that aren't just a letter with an accent: without this, "Paweł" would lose its end. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ß: 'ss',
  đ: 'd',
  Đ: 'D',
}

/** The voice only knows plain letters. It would spell out or swallow any others. */
const letters = (text: string): string =>
  text
    .replace(/[łŁøØæÆœŒßđĐ]/g, letter => WHOLE[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[–]/g, ', ')
    .replace(/£/g, ' pounds ')
    .replace(/€/g, ' euros ')
    .replace(/[^\n\x20-\x7e]/g, ' ')
