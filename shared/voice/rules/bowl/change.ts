// Changes one thing about the recipe: its strength, time, ratio, a shade or a weight.

import { isMinutes, isTubeGrams } from '../../bowl/limits'
import { type Item, isRatio, itemsIn } from '../../bowl/mix-items'
import { isShade } from '../../bowl/shades'
import { corrected, LEAST_GRAMS } from '../../bowl/spoken-formula'
import { type Context, isPlainVolume, isVolume, type Meant, type Understood } from '../../intents'
import { choices, meant, type Rule } from '../../lexicon/rule'
import { readNumber } from '../../numbers'
import { meantAs } from '../../say'
import { needsClient, whichVolume } from './colour'
import { whichBowl } from './which-bowl'

const CHANGE =
  /^(?:(?:make|change(?! for\b)|turn|switch|set|put|swap(?: out)?|take|bring|drop|lower|raise|up)(?: (?:it|that|this|(?:her|him)(?= (?:up |down |back )*to .*\bvol\w*$))(?: back(?= (?:up |down )?to ))?)?(?: (?:up|down))?(?: to)?|put(?: the)?(?= (?:time|timing|developer|strength|ratio) )|use|only|mix(?: (?:it|that|this))?|(?:let's )?go(?: (?:up|down))? to|go with|give it|do it|up it to|go for|i'd (?:rather|like to) (?:have|use)|replace|have(?= .* instead$)|do(?= .*\b(?:vol\w*|percent|instead)$)|leave(?: it)?(?: on)?(?: for)?)(?: the)? (.+?)(?: (?:in (?:there|it)|today)(?= instead$))?(?: instead)?$/
const SUBJECT =
  /^(?:developer|peroxide|time|timing|minutes|ratio|mix|shade|colour|volume|strength|grams|weight)(?: (?:to|from))?(?: |$)/

/** "Eight one instead of eight three", "rather than". */
const INSTEAD = /^(.+) (?:instead of|rather than|in place of) (?:the )?(.+)$/

/** "Make it thirty vol", "swap seven one for seven two", "change the seven one to forty grams". */
export const change: Rule = ({ text }, context) => {
  // "Take ten grams out" means ten less, not ten in all.
  if (/^take\b.* out\b/.test(text)) return null
  const named = whichBowl(text, context)
  const said = CHANGE.exec(named.rest)?.[1]
    ?.replace(/ (?:(?:back )?(?:up|down) (?=to )|out (?=(?:for|with) ))/, ' ')
    .replace(/(?<=\b(?:vols?|volumes?)) (?:on|for|with|in) (?:that|this|it|her|him)$/, '')
  if (said === undefined) return null
  const words = INSTEAD.exec(said)?.slice(1).reverse().join(' to ').split(' ') ?? said.split(' ')
  const meaning = swapped(words, context, named.zone) ?? changeOf(words, context, named.zone)
  return meaning && (needsClient(context) ?? meaning)
}

/** "Seven one to seven two", "twenty vol to thirty vol": two of a kind with "to", "for" or "with" between them. */
function swapped(words: readonly string[], context: Context, zone: string | null): Understood | null {
  for (let at = 1; at < words.length - 1; at += 1) {
    if (!['to', 'for', 'with'].includes(words[at] ?? '')) continue
    const rest = words.slice(at + 1)
    const [from, ...before] = corrected(itemsIn(words.slice(0, at), context.separator))
    const [to, ...after] = corrected(itemsIn(rest, context.separator))
    if (!from || !to || before.length + after.length > 0) continue
    // "Thirty five minutes to forty": the number is minutes too.
    if (to.type === 'number' && from.type === 'minutes')
      return oneChange({ ...from, value: to.value }, zone, { words: rest, subject: '' })
    if (from.type !== to.type) continue
    if (from.type === 'volume' || from.type === 'minutes' || from.type === 'ratio')
      return oneChange(to, zone, { words: rest, subject: '' })
    if (from.type === 'shade' && to.type === 'shade' && isShade(from.value) && isShade(to.value))
      return meant({ id: 'change-shade', slots: { zone, from: from.value, to: to.value } })
  }
  return null
}

function changeOf(words: readonly string[], context: Context, bowl: string | null): Understood | null {
  // "The seven one to forty grams": this "to" isn't a tone.
  const text = withoutTo(words)
    .join(' ')
    .replace(/ to (?=\S+(?: \S+)? (?:g|gm|gms|grams?)\b)/, ' ')
  const about = SUBJECT.exec(text)
  const rest = text
    .slice(about?.[0].length ?? 0)
    .split(' ')
    .filter(Boolean)
  // "The time to 35", "make it 30": a figure alone is a number, and a shade only where a shade is mentioned.
  const isAlone =
    rest.length === 1 && /^\d+$/.test(rest[0] ?? '') && !/^(?:shade|colour)/.test(about?.[0] ?? '')
  if (isAlone) return bareNumber(Number(rest[0]), bowl, about?.[0].trim() ?? '')
  if (about?.[0].startsWith('ratio')) {
    const parts = readNumber(rest, 0)
    if (parts?.next === rest.length) return bareNumber(parts.value, bowl, 'ratio')
  }
  const items = corrected(itemsIn(rest, context.separator))
  const [onZone = bowl] = items.flatMap(item => (item.type === 'zone' ? [item.value] : []))
  const others = items.filter(item => item.type !== 'zone')
  if (items.length - others.length > 1 || others.some(item => item.type === 'unknown')) return null
  const [first, second, ...more] = others
  if (first === undefined || more.length > 0) return null
  if (second !== undefined) return gramsOf(first, second, onZone)
  return oneChange(first, onZone, { words: rest, subject: about?.[0].trim() ?? '' })
}

/** "The seven one to thirty": a weight at the end that is too large to be a tone. */
const withoutTo = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => {
    const after = ['to', 'at'].includes(word) ? readNumber(words, at + 1) : null
    return after === null || after.value < LEAST_GRAMS || after.next !== words.length
  })

function gramsOf(first: Item, second: Item, zone: string | null): Understood | null {
  const grams = first.type === 'grams' || first.type === 'number' ? first : second
  const shade = first.type === 'shade' ? first : second
  // "Make the seven one forty": after a shade, a bare number too large for a tone is its weight.
  const isBare = grams === second && grams.type === 'number' && grams.value >= LEAST_GRAMS
  if ((grams.type !== 'grams' && !isBare) || shade.type !== 'shade' || !isShade(shade.value)) return null
  if (!isTubeGrams(grams.value)) return null
  return meant({ id: 'change-grams', slots: { zone, shade: shade.value, grams: grams.value } })
}

function oneChange(
  item: Item,
  zone: string | null,
  { words, subject }: { words: readonly string[]; subject: string },
): Understood | null {
  if (!isOf(subject, item)) return null
  switch (item.type) {
    case 'volume':
      return item.value !== null && isVolume(item.value)
        ? meant({ id: 'change-developer', slots: { zone, volume: item.value } })
        : whichVolume(['make', 'it', ...words], item.said, item.from + 2, item.to + 2)
    case 'minutes':
      return isMinutes(item.value)
        ? meant({ id: 'change-minutes', slots: { zone, minutes: item.value } })
        : null
    case 'grams':
      return isTubeGrams(item.value)
        ? meant({ id: 'change-grams', slots: { zone, shade: null, grams: item.value } })
        : null
    case 'ratio':
      return meant({ id: 'change-ratio', slots: { zone, ratio: item.value } })
    case 'shade':
      return isShade(item.value)
        ? meant({ id: 'change-shade', slots: { zone, from: null, to: item.value } })
        : bareNumber(Number(item.value), zone, subject)
    case 'number':
      return bareNumber(item.value, zone, subject)
    default:
      return null
  }
}

/** "Change the ratio to one two two": a ratio that reads as a shade was misheard. */
function isOf(subject: string, item: Item): boolean {
  const [, kinds] = KINDS.find(([of]) => of.test(subject)) ?? []
  const isBare = item.type === 'number' || (item.type === 'shade' && !isShade(item.value))
  return kinds === undefined || isBare || kinds.includes(item.type)
}
const KINDS: readonly (readonly [RegExp, readonly Item['type'][]])[] = [
  [/^ratio/, ['ratio']],
  [/^(?:time|timing|minutes)/, ['minutes']],
  [/^(?:shade|colour)/, ['shade']],
  [/^(?:developer|peroxide|volume|strength)/, ['volume', 'ratio']],
  [/^(?:grams|weight)/, ['grams']],
]

/** "Make it thirty" may be a strength or minutes. We ask and never guess. */
function bareNumber(value: number, zone: string | null, subject: string): Understood | null {
  const isStrength = /^(?:developer|peroxide|volume|strength)/.test(subject)
  const volume: Meant[] =
    isVolume(value) && (isStrength || isPlainVolume(value))
      ? [meantAs({ id: 'change-developer', slots: { zone, volume: value } })]
      : []
  if (isStrength)
    return volume[0]
      ? { kind: 'meant', ...volume[0] }
      : whichVolume(['make', 'it', String(value)], String(value), 2, 3)
  if (subject.startsWith('ratio'))
    return isRatio(value) ? meant({ id: 'change-ratio', slots: { zone, ratio: `1:${value}` } }) : null
  if (/^(?:grams|weight)/.test(subject))
    return isTubeGrams(value)
      ? meant({ id: 'change-grams', slots: { zone, shade: null, grams: value } })
      : null
  if (!isMinutes(value)) return null
  const minutes = meantAs({ id: 'change-minutes', slots: { zone, minutes: value } })
  if (/^(?:time|timing|minutes)/.test(subject)) return { kind: 'meant', ...minutes }
  return volume[0] ? choices([volume[0], minutes], 'Which is it?') : null
}
