// The searchable text of each client, and how well a client matches. Pure: no storage in here.

import { folded } from '../../../../../shared/fold-text'
import { soundOf, soundsOf } from '../../../../../shared/reading/names/sound'
import { isOneOff } from '../../../../../shared/salon/find/one-off'
import type { StoredRow } from '../../row'
import { canBeSaid, isHeardIn, SHORT } from './heard'

export type Entry = {
  id: string
  name: string
  /** Only the letters and digits of the name, run together. */
  run: string
  phone: string
  concerns: string
  sounds: readonly string[]
}
export type Why = 'name' | 'phone' | 'concern' | 'sound' | 'near'
export type Hit = { id: string; name: string; why: Why; rank: number }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** "+44 7700 900 123" and "07700 900123" are one number. */
function digitsOf(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^\+(44|353|61)0?/, '0')
  return digits.replace(/\D/g, '')
}

export function entryOf({ id, fields }: Pick<StoredRow, 'id' | 'fields'>): Entry {
  const name = text(fields.name)
  const concerns = Array.isArray(fields.concerns) ? fields.concerns.map(text) : []
  return {
    id,
    name: folded(name),
    run: runOf(folded(name)),
    phone: digitsOf(text(fields.phone)),
    concerns: folded(concerns.join('\n')),
    sounds: soundsOf(name),
  }
}

/** How many letters to type before names that only sound alike are offered. */
const SOUND_FROM = 3
const PHONE_FROM = 3
const RUN_FROM = 4

const runOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** `words` is empty when only one was typed. */
export type Wanted = {
  text: string
  words: readonly string[]
  run: string
  digits: string
  sounds: readonly string[]
  /** Too short to match on the beginning of the sound alone. */
  isBrief: boolean
}

export function wantedOf(typed: string): Wanted {
  const plain = folded(typed).replace(/\s+/g, ' ')
  const isNumber = /^[\d\s()+-]+$/.test(plain)
  const words = plain.split(APART).filter(Boolean)
  const said = plain.split(/[^\p{L}'’]+/u).filter(Boolean)
  const keys = said
    .filter(word => word.length >= SOUND_FROM)
    .map(soundOf)
    .filter(key => key.length > 1)
  return {
    text: plain,
    words: words.length > 1 ? words : [],
    run: runOf(plain),
    digits: isNumber && digitsOf(typed).length >= PHONE_FROM ? digitsOf(typed) : '',
    sounds: said.every(canBeSaid) ? keys : [],
    isBrief: keys.length < said.length || keys.some(key => key.length <= SHORT),
  }
}

/**
 * Lower is better; null means no match. In order: start of the name, start of a word in it, anywhere in it, phone,
 * concern, a typo, sound.
 */
export function rankOf(entry: Entry, wanted: Wanted): { rank: number; why: Why } | null {
  const at = entry.name.indexOf(wanted.text)
  if (at === 0) return { rank: 0, why: 'name' }
  if (at > 0 && isBoundary(entry.name, at)) return { rank: 1, why: 'name' }
  if (at > 0 && entry.name.includes(` ${wanted.text}`)) return { rank: 1, why: 'name' }
  if (at > 0) return { rank: 2, why: 'name' }
  if (beginWords(entry.name, wanted.words) || runsOn(entry, wanted)) return { rank: 2, why: 'name' }
  if (wanted.digits !== '' && entry.phone.includes(wanted.digits)) return { rank: 3, why: 'phone' }
  if (entry.concerns.includes(wanted.text)) return { rank: 4, why: 'concern' }
  if (isSlip(entry.name, wanted)) return { rank: NOT_WRITTEN, why: 'near' }
  const isHeard =
    soundsAlike(entry.sounds, wanted.sounds) && (!wanted.isBrief || isHeardIn(entry.name, wanted.text))
  return isHeard ? { rank: NOT_WRITTEN + 1, why: 'sound' } : null
}

/** From this rank on, a match is only a guess at what was meant. */
export const NOT_WRITTEN = 5

const APART = /[^\p{L}\p{N}'’]+/u

/** Every typed word starts a word of the name: "tomas wojcik" finds Tomasz Wójcik, and so does "wojcik tom". */
function beginWords(name: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const parts = name.split(APART)
  return words.every(word => parts.some(part => part.startsWith(word)))
}

/** The same letters from the start of a word, split differently: "o brien" for O’Brien, "mc carthy" for McCarthy. */
function runsOn({ name, run }: Entry, wanted: Wanted): boolean {
  if (wanted.run.length < RUN_FROM || !run.includes(wanted.run)) return false
  const parts = name.split(APART).map(runOf)
  return parts.some((_, at) => parts.slice(at).join('').startsWith(wanted.run))
}

/** One typed word has a one-letter typo ("zianab"); the others start words of the name. */
function isSlip(name: string, { text, words }: Wanted): boolean {
  const parts = name.split(APART)
  let slips = 0
  for (const word of words.length > 0 ? words : [text]) {
    if (parts.some(part => part.startsWith(word))) continue
    slips += 1
    if (slips > 1 || !parts.some(part => isOneOff(word, part))) return false
  }
  return slips === 1
}

const isBoundary = (name: string, at: number): boolean => /[^\p{L}\p{N}]/u.test(name[at - 1] ?? '')

/** Every typed word sounds like the start of a word of the name. */
function soundsAlike(sounds: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every(key => sounds.some(sound => sound.startsWith(key)))
}

export function hitsAmong(entries: Iterable<Entry>, wanted: Wanted): Hit[] {
  if (wanted.text === '') return []
  const hits: Hit[] = []
  for (const entry of entries) {
    const ranked = rankOf(entry, wanted)
    if (ranked) hits.push({ id: entry.id, name: entry.name, ...ranked })
  }
  return sure(hits, wanted).sort(
    (a, b) => a.rank - b.rank || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  )
}

/** Short words resemble many names, so near misses are only offered when no name matches as typed. */
const sure = (hits: Hit[], { text }: Wanted): Hit[] =>
  text.length < 5 && hits.some(({ why }) => why === 'name') ? hits.filter(({ why }) => why !== 'near') : hits
