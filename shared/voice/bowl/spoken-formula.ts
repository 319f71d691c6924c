// Turns a recipe spoken at the bowl into bowls to save. It is all or nothing: if a word isn't understood, or a strength
// isn't one of the known ones, we make no bowl from the rest.
import type { Bowl } from '../../salon/records/records'
import { type Context, isVolume } from '../intents'
import { isDeveloperGrams, isTubeGrams } from './limits'
import { type Item, itemsIn } from './mix-items'

type Volumes = Extract<Item, { type: 'volume' }>
export type SpokenFormula =
  | { kind: 'bowls'; bowls: Bowl[] }
  /** We have to ask for the strength. `from`, `to`: where it is in the words. */
  | { kind: 'volume'; heard: string; from: number; to: number }
  /** It is a recipe, but we didn't understand part of it. */
  | { kind: 'part'; unknown: string }

const emptyBowl = (zone: string): Bowl => ({
  zone,
  mix: [],
  developer_volume: null,
  developer_grams: null,
  ratio: null,
  minutes: null,
})

const NUMERIC = ['grams', 'minutes', 'developer-grams', 'number'] as const
const isNumeric = (item: Item): item is Extract<Item, { type: (typeof NUMERIC)[number] }> =>
  NUMERIC.some(type => type === item.type)

/** "Twenty, no, thirty vol": the figure after a correction replaces the one of its kind before it. */
export function corrected(items: readonly Item[]): Item[] {
  const kept: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]
    if (item === undefined) continue
    if (item.type !== 'correction') {
      kept.push(item)
      continue
    }
    const next = items[at + 1]
    const before = kept.at(-1)
    if (next === undefined || before === undefined || next.type === 'correction') {
      if (next?.type !== 'correction') kept.push({ type: 'unknown', value: 'no' })
      continue
    }
    at += 1
    if (before.type === 'number') kept[kept.length - 1] = next
    else if (next.type === 'number' && isWeighed(kept) && next.value >= LEAST_GRAMS)
      // "Forty grams of seven one, no, make it thirty": thirty must be the weight, since no shade is called that.
      kept[kept.length - 2] = { type: 'grams', value: next.value }
    else if (next.type === 'number') kept[kept.length - 1] = asThe(before, next.value)
    else {
      const place = kept.findLastIndex(each => each.type === next.type)
      if (place >= kept.length - 2 && place >= 0) {
        kept[place] = next
        at += isSaidAgain(items[at + 1], kept, place) ? 1 : 0
      } else kept.push({ type: 'unknown', value: 'no' }, next)
    }
  }
  return kept
}

/** "Forty grams of six one, no, thirty five grams of six one": the same shade again, after the corrected weight. */
function isSaidAgain(next: Item | undefined, kept: readonly Item[], place: number): boolean {
  const beside = kept[place + 1]
  return next?.type === 'shade' && beside?.type === 'shade' && next.value === beside.value
}

/** Larger than any level or tone, so it can only be a weight. */
export const LEAST_GRAMS = 13
const isWeighed = (items: readonly Item[]): boolean =>
  items.at(-1)?.type === 'shade' && items.at(-2)?.type === 'grams'

/** "Thirty vol, no, twenty": the number takes the kind of what it corrects. */
function asThe(before: Item, value: number): Item {
  if (isNumeric(before)) return { ...before, value }
  if (before.type === 'volume')
    return { ...before, value: isVolume(value) ? value : null, said: String(value) }
  return { type: 'unknown', value: String(value) }
}

/** Null: this isn't a recipe at all. A bowl without a zone is "Bowl 1". */
export function readFormula(words: readonly string[], separator: Context['separator']): SpokenFormula | null {
  const items = corrected(itemsIn(words, separator))
  const first = items[0]
  const hasPair = items.some(
    (item, at) =>
      item.type === 'grams' && (items[at + 1]?.type === 'shade' || items[at - 1]?.type === 'shade'),
  )
  if (!hasPair || first === undefined || !['grams', 'shade', 'zone', 'another'].includes(first.type))
    return null
  const unknown = items.flatMap(item =>
    item.type === 'unknown' || item.type === 'number' ? [String(item.value)] : [],
  )
  if (unknown.length > 0) return { kind: 'part', unknown: unknown.join(' ') }
  const asked = items.find((item): item is Volumes => item.type === 'volume' && item.value === null)
  if (asked) return { kind: 'volume', heard: asked.said, from: asked.from, to: asked.to }
  const bowls = bowlsOf(items)
  return bowls === null ? { kind: 'part', unknown: '' } : { kind: 'bowls', bowls }
}

type Draft = { zone: string | null; bowl: Bowl; grams: number | null; shade: string | null }
const draft = (zone: string | null): Draft => ({ zone, bowl: emptyBowl(''), grams: null, shade: null })

/** Null where a weight lacks a shade, a shade lacks a weight, or a bowl is given something twice. */
function bowlsOf(items: readonly Item[]): Bowl[] | null {
  const all: Draft[] = [draft(null)]
  const zoneFirst = items[0]?.type === 'zone'
  let closed = false
  for (const item of items) {
    const now = all.at(-1)
    if (now === undefined) return null
    const begun = now.bowl.mix.length > 0 || now.grams !== null || now.shade !== null
    if (item.type === 'zone' && (zoneFirst ? begun : false)) all.push(draft(item.value))
    else if (item.type === 'zone') {
      if (now.zone !== null && begun) return null
      now.zone = item.value
      closed = !zoneFirst && begun
    } else if (item.type === 'another') {
      if (begun) all.push(draft(null))
    } else {
      if (closed && (item.type === 'grams' || item.type === 'shade')) all.push(draft(null))
      closed = closed && item.type !== 'grams' && item.type !== 'shade'
      const target = all.at(-1)
      if (target === undefined || !take(target, item)) return null
    }
  }
  const whole = all.every(each => each.grams === null && each.shade === null && each.bowl.mix.length > 0)
  return whole ? all.map(({ zone, bowl }, at) => ({ ...bowl, zone: zone ?? `Bowl ${at + 1}` })) : null
}

/** False where the bowl has that already. */
function take(into: Draft, item: Item): boolean {
  const { bowl } = into
  switch (item.type) {
    case 'grams':
      if (into.grams !== null || !isTubeGrams(item.value)) return false
      into.grams = item.value
      return pair(into)
    case 'shade':
      if (into.shade !== null) return false
      into.shade = item.value
      return pair(into)
    case 'volume':
      if (bowl.developer_volume !== null) return false
      bowl.developer_volume = item.value
      return weighDeveloper(into)
    case 'developer-grams':
      if (bowl.developer_grams !== null || !isDeveloperGrams(item.value)) return false
      bowl.developer_grams = item.value
      return true
    case 'ratio':
      if (bowl.ratio !== null) return false
      bowl.ratio = item.value
      return true
    case 'minutes':
      if (bowl.minutes !== null || item.value > 240) return false
      bowl.minutes = item.value
      return true
    default:
      return false
  }
}

function pair(into: Draft): boolean {
  if (into.grams === null || into.shade === null) return true
  into.bowl.mix.push({ shade: into.shade, grams: into.grams })
  into.grams = null
  into.shade = null
  return into.bowl.mix.length <= 12
}

/** "Sixty grams of twenty vol": a weight before a strength belongs to the developer. */
function weighDeveloper(into: Draft): boolean {
  if (into.grams === null) return true
  if (into.bowl.developer_grams !== null) return false
  into.bowl.developer_grams = into.grams
  into.grams = null
  return true
}
