// Several timers in one sentence ("roots thirty five, ends ten"), and all of them at once. A number without "minutes"
// may be a strength: where nothing shows which, it is asked.
import { readLength } from '../../durations'
import { type Context, type HowLong, isPlainVolume, type Meant, type TimerSaid } from '../../intents'
import { choices, meant, missing, type Rule } from '../../lexicon/rule'
import { type Read, readNumber } from '../../numbers'
import { meantAs } from '../../say'
import { isWorkedOn, readZone } from '../../zones'

type Part = { zone: string } | { length: HowLong; isBare: boolean }
type Pair = TimerSaid & { isBare: boolean }

const LINK: ReadonlySet<string> = new Set('timers timer for on the a and her his both then going'.split(' '))
const VERB = /^(?:start|set|put(?: on)?|begin|run|time|give (?:me|her|him)|do) /

/** Above an hour it is more likely a price. */
const LONGEST_BARE = 60
const ofMinutes = (minutes: number): HowLong => ({ seconds: minutes * 60, until: null })
const minutesOf = ({ length }: TimerSaid): number => (length.seconds ?? 0) / 60

function readPart(words: readonly string[], at: number): Read<Part> {
  const length = readLength(words, at)
  if (length) return { value: { length: length.value, isBare: false }, next: length.next }
  const zone = readZone(words, at)
  if (zone) return { value: { zone: zone.value }, next: zone.next }
  const number = readNumber(words, at)
  if (number === null || number.value < 1 || number.value > LONGEST_BARE) return null
  return { value: { length: ofMinutes(number.value), isBare: true }, next: number.next }
}

/** Places and lengths in turn, and nothing else. */
function pairsIn(text: string): Pair[] | null {
  const words = text.replace(VERB, '').split(' ')
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const part = readPart(words, at)
    if (part === null && !LINK.has(words[at] ?? '')) return null
    if (part) parts.push(part.value)
    at = part?.next ?? at + 1
  }
  const pairs: Pair[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [one, other] = [parts[at], parts[at + 1]]
    if (!one || !other || 'zone' in one === 'zone' in other) return null
    const { zone } = 'zone' in one ? one : 'zone' in other ? other : { zone: '' }
    const long = 'length' in one ? one : 'length' in other ? other : null
    if (long === null || (long.isBare && !isWorkedOn(zone))) return null
    pairs.push({ name: zone, zone, length: long.length, isBare: long.isBare })
  }
  const isOneEach = new Set(pairs.map(({ name }) => name)).size === pairs.length
  return pairs.length > 0 && isOneEach ? pairs : null
}

const isStrength = (pair: Pair): boolean => pair.isBare && isPlainVolume(minutesOf(pair))
const plain = ({ isBare: _, ...timer }: Pair): TimerSaid => timer

export const startTimers: Rule = ({ text }, context) => {
  if (!isAtWork(context)) return null
  const pairs = pairsIn(text)
  if (pairs === null || pairs.length < 2) return null
  // A single length that can't be a strength shows that all of them are lengths.
  if (pairs.every(isStrength) && !/\btimers?\b/.test(text))
    return missing('Minutes, or volume? For minutes: “roots thirty minutes, ends ten minutes”.')
  return meant({ id: 'timers-start', slots: { timers: pairs.map(plain) } })
}

/** "Thirty five on the ends" is a time. "Thirty on the ends" may be a strength. */
export const timersOrStrength: Rule = ({ text }, context) => {
  if (!isAtWork(context)) return null
  const [pair, ...more] = pairsIn(text) ?? []
  if (!pair?.isBare || more.length > 0) return null
  const timer = meantAs({ id: 'timer-start', slots: plain(pair) })
  if (!isStrength(pair) || /\btimer\b|^(?:start|time|run|begin) /.test(text))
    return { kind: 'meant', ...timer }
  const [volume] = VOLUMES.filter(each => each === minutesOf(pair))
  if (volume === undefined || context.bowls.length === 0) return { kind: 'meant', ...timer }
  const strength: Meant = meantAs({ id: 'change-developer', slots: { zone: pair.zone, volume } })
  return choices([timer, strength], 'A timer, or the developer?')
}
const VOLUMES = [10, 20, 30, 40] as const

const isAtWork = ({ scope }: Context): boolean => scope === 'chair' || scope === 'client'
