// A topic as people type it: sentences, and sometimes a list such as "stylist: Ola" or "Valid = 1 to 30 April".
import { tableOf } from '../../../reading/tables'
import { FIELDS_SAID } from '../../../reading/words/brief/brief-fields'
import { inFigures } from './figures'

export type Field = { role: Role; key: string; value: string }
export type Topic = { sentences: string[]; fields: Field[] }

const ROLES = tableOf([FIELDS_SAID])
const ORDER = Object.keys(FIELDS_SAID) as (keyof typeof FIELDS_SAID)[]
export type Role = keyof typeof FIELDS_SAID | 'other'

/** For us only, never for the reader. */
export const NEVER_SAID: ReadonlySet<Role> = new Set([
  'client',
  'words',
  'consent',
  'age',
  'style',
  'image',
  'booking',
  'phone',
  'incentive',
  'visit',
  'truth',
])

const KEY =
  /(^|\n|[.;|•!?]\s*|,\s*|(?<=[)"”'’]|\uFE0F|\p{Extended_Pictographic})\s+|\s[-–—]\s)\s*(?:[-*•]\s*)?([A-Za-z][A-Za-z'’/& -]{1,38}?)\s*[:=]\s*(?=\S)/gu
/** Words before a colon that aren't a field's name. */
const NO_KEY = /^(?:ps|nb|note|also|please|remember|reminder|update|news|fact|tip|hello|hi|https?|re)$/i

function roleOf(key: string): Role {
  const said = ROLES.in(key)
  return ORDER.find(role => said.has(role)) ?? 'other'
}

type Start = { from: number; value: number; key: string; role: Role; dot: boolean }

function startsIn(topic: string): Start[] {
  const found: Start[] = []
  for (const hit of topic.matchAll(KEY)) {
    const [whole, before = '', key = ''] = hit
    const role = roleOf(key)
    const firstWord = hit.index === 0 && before === ''
    const clear = /^(?:\n|[.;|•!?]\s*)$/.test(before)
    if (before !== '' && /^\s+$/.test(before) && !before.includes('\n') && role === 'other') continue
    // "Hair colour: skin test reminder" is a title, "valid: 1 April" a field. After just a comma, only a known name
    // starts a field.
    if (role === 'other' && (firstWord || !clear || key.trim().split(/\s+/).length > 4 || NO_KEY.test(key)))
      continue
    if (role === 'claim' && firstWord) continue
    // "Treatments: buy two, get one free" is an offer with a title.
    if (
      firstWord &&
      (role === 'service' || role === 'product') &&
      /^\s*(?:buy|get|half|free|\d+\s?%|£\d+ off)\b/i.test(topic.slice(hit.index + whole.length))
    )
      continue
    found.push({
      from: hit.index,
      value: hit.index + whole.length,
      key: key.trim(),
      role,
      dot: /^[.!?]/.test(before),
    })
  }
  return found
}

const unquoted = (value: string): string =>
  value
    .trim()
    .replace(/^["“”'‘](.*)["“”'’]\.?$/s, '$1')
    .trim()

/** A client's words keep their full stop; in "listened.." one dot ends the words and one the list item. */
const spokenValue = (value: string, dot: string): string => {
  const words = unquoted(value)
  return /[.!?…]["”']?$/.test(words) ? words.replace(/\.{2}$/, '.') : `${words}${dot}`
}

const plainValue = (value: string): string =>
  unquoted(value)
    .replace(/[.;,|\s]+$/, '')
    // "£10 off. valid until 30 September": capitalises the start of a sentence.
    .replace(/(?<=(?:[\p{Ll})]{2}|\d)[.!?]\s+)\p{Ll}/gu, letter => letter.toUpperCase())

const ARROW = /(^|\n|\S+)[^\S\n]*(?:->|→|=>)[^\S\n]*(\S?)/g
/**
 * "Brown -> copper" means from one to the other, "book here -> …" points, and an arrow at the start of a line is a
 * bullet.
 */
const arrowed = (before: string, after: string): string =>
  before === '' || before === '\n'
    ? `${before}${after}`
    : /^(?:now|here|below|us|me|link|bio|dm|book|call|price|sale|offer|new)$/i.test(before)
      ? `${before} – ${after}`
      : /\d$/.test(before) && /\p{L}/u.test(after)
        ? `${before}, ${after}`
        : `${before} to ${after}`

export function splitTopic(topic: string): Topic {
  const text = topic
    .replace(/\r\n?/g, '\n')
    .replace(ARROW, (_, before: string, after: string) => arrowed(before, after))
    .replace(/\bincl\.?(?=\s)/gi, 'including')
    .replace(/\b(consent|permission)\?\s*(?=\S)/gi, '$1: ')
    .trim()
  const starts = startsIn(text)
  const first = starts[0]?.from ?? text.length
  const lead = `${text.slice(0, first)}${/[.!?]/.test(text[first] ?? '') ? text[first] : ''}`
  const after: string[] = []
  const fields = starts.map((start, index): Field => {
    const next = starts[index + 1]
    const { value, rest } = ended(text.slice(start.value, next?.from ?? text.length), start.role)
    after.push(rest)
    const dot = next ? (text[next.from] === '.' ? '.' : text[next.from] === '!' ? '!' : '') : ''
    return {
      role: start.role,
      key: start.key,
      value: start.role === 'words' ? spokenValue(value, dot) : plainValue(inFigures(value)),
    }
  })
  return {
    sentences: [...sentencesIn(lead), ...after.flatMap(sentencesIn)],
    fields: fields.filter(({ value }) => value !== ''),
  }
}

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())

/** Fields that may hold several sentences. */
const WHOLE: ReadonlySet<Role> = new Set(['terms', 'includes', 'reason', 'place', 'offer', 'other'])

/**
 * "yes. Bob restyle by Finn": the field ends with its sentence, or with the closing quotation mark of a client's words.
 */
function ended(value: string, role: Role): { value: string; rest: string } {
  // "photo consent: yes, done by Dwayne, 90 minutes"
  const agreed =
    role === 'consent'
      ? /^\s*((?:yes|y|given|signed|ok|granted|obtained)\b)\s*(?:[,.;!]|\s[-–—])\s+(?=(?:done|by|with|stylist|colou?rist|barber|hair|cut|took|\d+(?!(?:st|nd|rd|th)?[ /.](?:of )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|£)\b)(.+)$/is.exec(
          value,
        )
      : null
  if (
    agreed &&
    !/\b(?:consent|permission|signed|names?|forms?|file|written|verbal\w*|phone|face|tag\w*|only|but|if|unless|except|not?)\b/i.test(
      agreed[2] ?? '',
    )
  )
    return { value: agreed[1] ?? value, rest: capitalised(agreed[2] ?? '') }
  const found =
    role === 'words'
      ? /^\s*(["“][^"”]+["”])[.,;]?\s+(?:[-–—]\s+)?(\S.+)$/s.exec(value)
      : WHOLE.has(role)
        ? null
        : /^(.{1,120}?[\p{L}\p{N})%])(?<!\b(?:Dr|Mr|Mrs|Ms|St))[.!]\s+(?=\p{Lu}|["“])(.+)$/su.exec(value)
  return { value: found?.[1] ?? value, rest: found?.[2] ?? '' }
}

const ABBREVIATED = /\b(?:no|st|mr|mrs|ms|dr|approx|inc|e\.g|i\.e|a\.m|p\.m|vs|ltd)\.$/i

/** "Bob | layers | fringe £45" is a list; longer parts become lines. */
const barred = (line: string): string =>
  /^[\p{L}’'-]+(?: [\p{L}’'-]+)?(?: \| (?!book|call|dm|message|text|link)[\p{L}’'-]+(?: [\p{L}’'-]+)?)+(?: £\d[\d.]*)?[.!]?$/iu.test(
    line,
  )
    ? line.replaceAll(' | ', ', ')
    : line.replace(/\s\|(?=\s|$)/g, '\n')

/** Sentences and lines; doesn't split "No. 1" or "St. Ann's". */
export function sentencesIn(text: string): string[] {
  const parts: string[] = []
  const listed =
    (text.match(/(?:^|\s)\d\)\s/g)?.length ?? 0) >= 2 ? text.replace(/(^|\s+)\d\)\s+/g, '\n') : text
  const rows = (listed.match(/;\s/g)?.length ?? 0) >= 2 ? listed.replace(/;\s+/g, '\n') : listed
  for (const line of rows.split('\n').map(barred).join('\n').split(/\n+/))
    for (const part of line.split(/(?<=[.!?])\s+/)) {
      const before = parts.at(-1)
      if (before !== undefined && ABBREVIATED.test(before)) parts[parts.length - 1] = `${before} ${part}`
      else parts.push(part)
    }
  return parts.map(part => part.replace(/^[-*•·\s]+/, '').trim()).filter(part => part !== '')
}
