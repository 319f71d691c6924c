// The parts of a spoken recipe, in order. What can't be read becomes an item too. Nothing is skipped silently, because
// it might have been a strength.
import { TAKES_BACK } from '../../reading/words/taken-back'
import { readDuration } from '../durations'
import { type Context, isVolume } from '../intents'
import { isUnit, type Read, readNumber } from '../numbers'
import { readZone } from '../zones'
import { isShade, readShade } from './shades'

export type Item =
  | { type: 'grams' | 'developer-grams' | 'minutes'; value: number }
  /** `said`: the words themselves, where they aren't a strength we accept by voice. */
  | { type: 'volume'; value: number | null; said: string; from: number; to: number }
  | { type: 'shade' | 'ratio' | 'zone'; value: string }
  | { type: 'number'; value: number }
  | { type: 'correction' }
  | { type: 'another' }
  | { type: 'unknown'; value: string }

const GRAMS: ReadonlySet<string> = new Set(
  "g gm gms gram grams gramme grammes graham's graham' grahams graham".split(' '),
)
const VOLUME: ReadonlySet<string> = new Set('vol vols volt volts vole volume volumes'.split(' '))
const DEVELOPER: ReadonlySet<string> = new Set('developer peroxide oxidant activator'.split(' '))
/** Developer percentages that we accept by voice, with their volumes. A wrong strength can hurt somebody. */
const PERCENT: Readonly<Record<number, number>> = { 3: 10, 6: 20, 9: 30, 12: 40 }
const RATIOS: readonly number[] = [0.5, 1, 1.5, 2, 2.5, 3, 4]
/** Whether it is a ratio we know, as parts of developer to one of colour. */
export const isRatio = (parts: number): boolean => RATIOS.includes(parts)
const LINK: ReadonlySet<string> = new Set(
  "of and with plus at in then the a an mixed using on for it to is cream ratio mix time leave left develop developing processing are i'm we're i've got".split(
    ' ',
  ),
)
const CORRECTIONS = [...TAKES_BACK, 'make that', 'correction', 'no no', 'sorry', 'rather', 'wait', 'no'].map(
  said => said.split(' '),
)

/** Ratios, colour first: "One to one and a half", "1:1.5", "one to two", "equal parts". */
function readRatio(words: readonly string[], at: number): Read<string> {
  const closed = /^1:(\d(?:\.\d)?)$/.exec(words[at] ?? '')
  if (closed)
    return RATIOS.includes(Number(closed[1])) ? { value: `1:${Number(closed[1])}`, next: at + 1 } : null
  // "One and a half parts" means developer to one part of colour.
  const parts =
    ['one', '1'].includes(words[at] ?? '') && words[at + 1] !== 'and' ? null : readNumber(words, at)
  if (parts && RATIOS.includes(parts.value) && words[parts.next] === 'parts')
    return { value: `1:${parts.value}`, next: parts.next + 1 }
  if (words[at] === 'equal')
    return { value: '1:1', next: at + (['parts', 'amounts', 'mix'].includes(words[at + 1] ?? '') ? 2 : 1) }
  if (!['one', '1', 'won'].includes(words[at] ?? '')) return null
  let next = at + 1
  if (words[next] === 'part') next += 1
  if (!['to', 'too', 'two', '2', 'part'].includes(words[next] ?? '')) return null
  const heardAsTwo = ['two', '2'].includes(words[next] ?? '')
  const second = readNumber(words, next + 1)
  if (second === null || !RATIOS.includes(second.value)) return null
  // "One two one": the "two" is a number, unless "and a half" shows that it was a "to".
  if (heardAsTwo && Number.isInteger(second.value)) return null
  next = second.next + (/^parts?$/.test(words[second.next] ?? '') ? 1 : 0)
  if (GRAMS.has(words[next] ?? '')) return null
  return { value: `1:${second.value}`, next }
}

/** "Twenty vol, one and a half": a ratio after the strength. */
function readHalves(words: readonly string[], at: number): Read<string> {
  const parts = readNumber(words, at)
  const isHalf = parts !== null && isRatio(parts.value) && !Number.isInteger(parts.value)
  return isHalf && !isUnit(words[parts.next]) ? { value: `1:${parts.value}`, next: parts.next } : null
}

function readCorrection(words: readonly string[], at: number): number | null {
  for (const parts of CORRECTIONS) {
    if (parts.every((word, n) => words[at + n] === word)) {
      const next = at + parts.length
      return words[next] === 'make' && ['it', 'that'].includes(words[next + 1] ?? '') ? next + 2 : next
    }
  }
  return null
}

function isWeighable(words: readonly string[], at: number): boolean {
  const shade = readShade(words, at, null, () => false)
  if (shade !== null && isShade(shade.value)) return true
  const strength = readNumber(words, at)
  return (
    strength !== null && ['vols', 'vol', 'volumes', 'volume', 'percent'].includes(words[strength.next] ?? '')
  )
}

function measured(words: readonly string[], at: number): Read<Item> {
  const number = readNumber(words, at)
  if (number === null) return null
  const unit = words[number.next] ?? ''
  const next = number.next + 1
  if (GRAMS.has(unit)) {
    const dev = words[next] === 'of' ? next + 1 : next
    if (DEVELOPER.has(words[dev] ?? ''))
      return { value: { type: 'developer-grams', value: number.value }, next: dev + 1 }
    return { value: { type: 'grams', value: number.value }, next }
  }
  const strength = (volume: number | null, said: string, next: number): Read<Item> => ({
    value: { type: 'volume', value: volume, said, from: at, to: next },
    next: DEVELOPER.has(words[next] ?? '') ? next + 1 : next,
  })
  const known = isVolume(number.value) ? number.value : null
  if (VOLUME.has(unit)) return strength(known, `${number.value}`, next)
  if (unit === 'percent') return strength(PERCENT[number.value] ?? null, `${number.value} percent`, next)
  if (DEVELOPER.has(unit)) return strength(known, `${number.value}`, number.next)
  // "Fifteen of eight one", "eighty of thirty vol": a weight, with the grams left out because they were said before.
  if (unit === 'of' && isWeighable(words, words[next] === 'the' ? next + 1 : next))
    return { value: { type: 'grams', value: number.value }, next }
  return { value: { type: 'number', value: number.value }, next: number.next }
}

/** Starts another bowl beside the last one. */
export const ANOTHER_BOWL = '(?:second|third|next|another|new|other) bowl'
const ANOTHER = new RegExp(`^${ANOTHER_BOWL}`)

export function itemsIn(words: readonly string[], separator: Context['separator']): Item[] {
  const items: Item[] = []
  const isElse = (at: number): boolean => {
    if (readRatio(words, at) !== null || readDuration(words, at) !== null) return true
    const here = measured(words, at)?.value
    return here !== undefined && here.type !== 'number'
  }
  for (let at = 0; at < words.length; ) {
    const corrected = readCorrection(words, at)
    if (corrected !== null) {
      items.push({ type: 'correction' })
      at = corrected
      continue
    }
    const ratio = readRatio(words, at) ?? (items.at(-1)?.type === 'volume' ? readHalves(words, at) : null)
    const minutes = ratio === null ? readDuration(words, at) : null
    if (ratio ?? minutes) {
      if (ratio) items.push({ type: 'ratio', value: ratio.value })
      else if (minutes) items.push({ type: 'minutes', value: minutes.value / 60 })
      at = (ratio ?? minutes)?.next ?? at + 1
      continue
    }
    if (ANOTHER.test(words.slice(at, at + 2).join(' '))) {
      items.push({ type: 'another' })
      at += 2
      continue
    }
    const found = readPart(words, at, separator, isElse)
    if (found) items.push(asStrength(found, items, at) ?? found.value)
    else if (!LINK.has(words[at] ?? '') && !DEVELOPER.has(words[at] ?? ''))
      items.push({ type: 'unknown', value: words[at] ?? '' })
    at = found?.next ?? at + 1
  }
  return items
}

/** "Twenty vol, no, ten": this may be a strength or a level, so we ask, as for an unknown strength. */
function asStrength(found: NonNullable<Read<Item>>, before: readonly Item[], at: number): Item | null {
  const { value: item, next } = found
  const isAfter = before.at(-1)?.type === 'correction' && before.at(-2)?.type === 'volume'
  return isAfter && item.type === 'shade' && /^\d{1,2}$/.test(item.value)
    ? { type: 'volume', value: null, said: item.value, from: at, to: next }
    : null
}

function readPart(
  words: readonly string[],
  at: number,
  separator: Context['separator'],
  isElse: (at: number) => boolean,
): Read<Item> {
  const amount = measured(words, at)
  if (amount && amount.value.type !== 'number') return amount
  // "Thirty, no, forty grams": a number that is corrected at once isn't a shade.
  if (amount && readCorrection(words, amount.next) !== null && !['o', 'oh'].includes(words[at] ?? ''))
    if (measured(words, readCorrection(words, amount.next) ?? at)?.value.type !== 'number') return amount
  const shade = readShade(words, at, separator, isElse)
  if (shade) return { value: { type: 'shade', value: shade.value }, next: shade.next }
  const zone = readZone(words, at)
  return zone ? { value: { type: 'zone', value: zone.value }, next: zone.next } : amount
}
