// The recipe by voice: a whole one, a bowl more, or one thing about it changed. A word that isn't understood, or a
// strength that isn't one of the four, stops all of it.
import type { Context, Intent, Meant, Understood, Volume } from '../intents'
import { isMinutes, isTubeGrams } from '../limits'
import { type Item, itemsIn } from '../mix-items'
import { meantAs } from '../say'
import { isShade } from '../shades'
import { corrected, readFormula, type SpokenFormula } from '../spoken-formula'
import { readZone, zoneOf } from '../zones'
import { choices, meant, missing, type Rule } from './rule'
import { whichBowl } from './which-bowl'

const CALLED =
  /^(?:(?:it's|it is|it was|that's|that is|that'll be|that will be|it'll be|this is|today's|give me|i want|i need|i'll have|do(?!.* instead$)|mix (?:me|up)|weigh out|(?:i|we)'ll do(?!.* instead$)|i've done|we've done|i did|i've got|we've got|i have|we have|i'm (?:mixing|using|doing)|we're (?:mixing|using|doing)|mixing(?: up)?|i've mixed|we've mixed) |(?:(?:new |the )?formula|mix|(?:i|we)(?:'ve)? used|used|bowl(?: one)?)(?: is| was)? )+/

const isVolume = (volume: number): volume is Volume => [10, 20, 30, 40].includes(volume)

export function whichVolume(words: readonly string[], heard: string, from: number, to: number): Understood {
  return {
    kind: 'which-volume',
    heard,
    waiting: [...words.slice(0, from), '{volume}', ...words.slice(to)].join(' '),
    say: `I heard ${heard.includes('percent') ? heard : `${heard} volume`}. By voice I take 10, 20, 30 or 40 volume. Which one?`,
  }
}

const notAll = (unknown: string): Understood =>
  missing(
    unknown === ''
      ? 'I heard a formula, but not which weight goes with which shade. Say it again, bowl by bowl.'
      : `I heard a formula, but not all of it: “${unknown}”. Say it again.`,
  )

function ofFormula(
  read: SpokenFormula,
  words: readonly string[],
  then: (bowls: SpokenBowls) => Intent,
): Understood {
  if (read.kind === 'volume') return whichVolume(words, read.heard, read.from, read.to)
  return read.kind === 'part' ? notAll(read.unknown) : meant(then(read.bowls))
}
type SpokenBowls = Extract<SpokenFormula, { kind: 'bowls' }>['bowls']

const needsClient = (context: Context): Understood | null =>
  context.openClient === null ? missing('Whose colour? Open a client first.') : null

export const formula: Rule = ({ text }, context) => {
  const words = text.replace(CALLED, '').split(' ')
  const read = readFormula(words, context.separator)
  if (read === null) return null
  return needsClient(context) ?? ofFormula(read, words, bowls => ({ id: 'formula', slots: { bowls } }))
}

const ADD =
  /^(?:add|new|make|mix|do)(?: an?| another| a new| a separate| the)? bowl (?:for|on)(?: the)? (.+)$/
const REMOVE =
  /^(?:remove|delete|take (?:out|away)|get rid of|bin|scrap|lose)(?: the)? (?:(.+) bowl|bowl(?: (?:for|on)(?: the)? (.+))?)$/

export const bowls: Rule = ({ text }, context) => {
  const removed = REMOVE.exec(text)
  if (removed) {
    const said = removed[1] ?? removed[2]
    const zone = said === undefined ? null : zoneOf(said)
    if (said !== undefined && zone === null) return null
    return needsClient(context) ?? meant({ id: 'remove-bowl', slots: { zone } })
  }
  if (/^(?:add|make) an?(?:other)? bowl$|^(?:new|another) bowl$/.test(text))
    return missing('For which part? For example: “add a bowl for the ends”.')
  const rest = ADD.exec(text)?.[1]?.split(' ')
  const zone = rest && readZone(rest, 0)
  if (!rest || !zone) return null
  const mix = rest.slice(zone.next)
  if (mix.length === 0)
    return needsClient(context) ?? meant({ id: 'add-bowl', slots: { zone: zone.value, bowl: null } })
  const read = readFormula(mix, context.separator)
  if (read === null || (read.kind === 'bowls' && read.bowls.length > 1)) return notAll(mix.join(' '))
  if (read.kind === 'volume')
    return whichVolume(
      text.split(' '),
      read.heard,
      read.from + text.split(' ').length - mix.length,
      read.to + text.split(' ').length - mix.length,
    )
  return (
    needsClient(context) ??
    ofFormula(read, mix, ([bowl]) => ({
      id: 'add-bowl',
      slots: { zone: zone.value, bowl: bowl ? { ...bowl, zone: zone.value } : null },
    }))
  )
}

const CHANGE =
  /^(?:(?:make|change|turn|switch|set|put|swap(?: out)?|take|bring|drop|lower|raise|up)(?: (?:it|that|this))?(?: (?:up|down))?(?: to)?|put(?: the)?(?= (?:time|timing|developer|strength|ratio) )|use|only|mix(?: (?:it|that|this))?|(?:let's )?go(?: (?:up|down))? to|go with|give it|do it|up it to|go for|i'd (?:rather|like to) (?:have|use)|replace|do(?= .*\b(?:vol\w*|percent|instead)$)|leave(?: it)?(?: on)?(?: for)?)(?: the)? (.+?)(?: instead)?$/
const SUBJECT =
  /^(?:developer|peroxide|time|timing|minutes|ratio|mix|shade|colour|volume|strength|grams|weight)(?: (?:to|from))?(?: |$)/

/** "Eight one instead of eight three", "rather than". */
const INSTEAD = /^(.+) (?:instead of|rather than|in place of) (?:the )?(.+)$/

/** "Make it thirty vol", "swap seven one for seven two", "change the seven one to forty grams". */
export const change: Rule = ({ text }, context) => {
  const named = whichBowl(text, context)
  const said = CHANGE.exec(named.rest)?.[1]?.replace(
    / (?:(?:back )?(?:up|down) (?=to )|out (?=(?:for|with) ))/,
    ' ',
  )
  if (said === undefined) return null
  const words = INSTEAD.exec(said)?.slice(1).reverse().join(' to ').split(' ') ?? said.split(' ')
  const meaning = swapped(words, context, named.zone) ?? changeOf(words, context, named.zone)
  return meaning && (needsClient(context) ?? meaning)
}

/** "Seven one to seven two", "twenty vol to thirty vol": two of one kind, parted by a "to", "for" or "with". */
function swapped(words: readonly string[], context: Context, zone: string | null): Understood | null {
  for (let at = 1; at < words.length - 1; at += 1) {
    if (!/^(?:to|for|with)$/.test(words[at] ?? '')) continue
    const rest = words.slice(at + 1)
    const [from, ...before] = corrected(itemsIn(words.slice(0, at), context.separator))
    const [to, ...after] = corrected(itemsIn(rest, context.separator))
    if (!from || !to || before.length + after.length > 0) continue
    // "Thirty five minutes to forty": of the same kind.
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
  // "The seven one to forty grams": here the "to" is no tone.
  const text = words.join(' ').replace(/ to (?=\S+(?: \S+)? (?:g|gm|gms|grams?)\b)/, ' ')
  const about = SUBJECT.exec(text)
  const rest = text
    .slice(about?.[0].length ?? 0)
    .split(' ')
    .filter(Boolean)
  // "The time to 35", "make it 30": digits alone are a number here, and a shade only where a shade is spoken of.
  const isAlone =
    rest.length === 1 && /^\d+$/.test(rest[0] ?? '') && !/^(?:shade|colour)/.test(about?.[0] ?? '')
  if (isAlone) return bareNumber(Number(rest[0]), bowl, about?.[0].trim() ?? '')
  const items = corrected(itemsIn(rest, context.separator))
  const [onZone = bowl] = items.flatMap(item => (item.type === 'zone' ? [item.value] : []))
  const others = items.filter(item => item.type !== 'zone')
  if (items.length - others.length > 1 || others.some(item => item.type === 'unknown')) return null
  const [first, second, ...more] = others
  if (first === undefined || more.length > 0) return null
  if (second !== undefined) return gramsOf(first, second, onZone)
  return oneChange(first, onZone, { words: rest, subject: about?.[0].trim() ?? '' })
}

function gramsOf(first: Item, second: Item, zone: string | null): Understood | null {
  const grams = first.type === 'grams' ? first : second
  const shade = first.type === 'shade' ? first : second
  if (grams.type !== 'grams' || shade.type !== 'shade' || !isShade(shade.value)) return null
  if (!isTubeGrams(grams.value)) return null
  return meant({ id: 'change-grams', slots: { zone, shade: shade.value, grams: grams.value } })
}

function oneChange(
  item: Item,
  zone: string | null,
  { words, subject }: { words: readonly string[]; subject: string },
): Understood | null {
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

/** "Make it thirty": a strength or minutes? Asked, never guessed. */
function bareNumber(value: number, zone: string | null, subject: string): Understood | null {
  const volume: Meant[] = isVolume(value)
    ? [meantAs({ id: 'change-developer', slots: { zone, volume: value } })]
    : []
  if (/^(?:developer|peroxide|volume|strength)/.test(subject))
    return volume[0]
      ? { kind: 'meant', ...volume[0] }
      : whichVolume(['make', 'it', String(value)], String(value), 2, 3)
  if (!isMinutes(value)) return null
  const minutes = meantAs({ id: 'change-minutes', slots: { zone, minutes: value } })
  if (/^(?:time|timing|minutes)/.test(subject)) return { kind: 'meant', ...minutes }
  return volume[0] ? choices([volume[0], minutes], `${value} volume, or ${value} minutes?`) : null
}
