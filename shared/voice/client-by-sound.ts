// Finds the client whose name was spoken. Recognisers rarely spell a name right: "shevaun", "neve", "thomas".
import { folded } from '../fold-text'
import { isSaidDifferently, soundOf } from '../reading/names/sound'
import type { NamedRecord } from './intents'
import { distance } from './near'

type Matched = { client: NamedRecord; score: number }

const TITLE: ReadonlySet<string> = new Set(
  'mrs mr ms miss mister missus doctor dr client called named'.split(' '),
)
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)

/** "siobhan's" → "siobhan". Whether "o connor" is "o'connor" is left to the sound. */
export const spokenName = (text: string): string[] =>
  wordsOf(text)
    .map(word => word.replace(/['’]s$/, ''))
    .filter(word => !TITLE.has(word))

/** 1: the same letters. Below 0.6: somebody else. With ten thousand names to try, the slowest check comes last. */
function wordScore(heard: string, name: string): number {
  const plain = name.replace(/['’]/g, '')
  if (heard === name || heard.replace(/['’]/g, '') === plain) return 1
  const apart = (): number => distance(heard, plain) / Math.max(heard.length, plain.length)
  const alike = soundOf(heard)
  const own = soundOf(plain)
  if (alike.length > 1 && alike === own) {
    if (isSaidDifferently(heard) || isSaidDifferently(plain)) return 0.9
    const far = apart()
    return far <= 0.5 ? 0.9 - far / 4 : 0
  }
  // "Shove on": a different vowel was heard, and the spelling of such a name doesn't help.
  const bones = own.slice(1)
  if (bones.length > 2 && alike.slice(1) === bones && isSaidDifferently(plain)) return 0.75
  if (heard[0] !== plain[0] || plain.length < 5 || heard.length < 4) return 0
  return Math.abs(heard.length - plain.length) <= 2 && apart() <= 0.25 ? 0.7 : 0
}

/** Scores for one search. The words of names repeat, so each pair is scored once. */
type Scored = (heard: string, name: string) => number
function scorer(): Scored {
  const known = new Map<string, number>()
  return (heard, name) => {
    const key = `${heard} ${name}`
    const score = known.get(key) ?? wordScore(heard, name)
    known.set(key, score)
    return score
  }
}

/** Each spoken word must match a word of the name; two spoken words may be one ("shove on"). */
function nameScore(heard: readonly string[], name: readonly string[], scored: Scored): number {
  const all = heard.map(word => Math.max(0, ...name.map(part => scored(word, part))))
  const apart = Math.min(...all) === 0 ? 0 : all.reduce((sum, score) => sum + score, 0) / all.length
  const whole = heard.join('')
  const joined = heard.length > 1 ? Math.max(0, ...name.map(part => scored(whole, part))) : 0
  const [first = '', second = '', ...rest] = heard
  const pair = heard.length > 2 ? nameScore([first + second, ...rest], name, scored) : 0
  // People are called by their given name.
  const given = heard.length === 1 && name[0] !== undefined && scored(heard[0] ?? '', name[0]) > 0 ? 0.02 : 0
  return Math.max(apart === 0 ? 0 : apart + given, joined * 0.95, pair * 0.95)
}

/** By the name on the card, so that a large salon's names are split into words only once. */
const cut = new Map<string, readonly string[]>()
const MOST_KEPT = 20_000
function nameWords(name: string): readonly string[] {
  const known = cut.get(name)
  if (known) return known
  const words = wordsOf(name)
  if (cut.size < MOST_KEPT) cut.set(name, words)
  return words
}

const LEAST = 0.6
/** Every client who may be meant, best first. */
export function clientsCalled(text: string, clients: readonly NamedRecord[]): Matched[] {
  const heard = spokenName(text)
  if (heard.length === 0 || heard.length > 5) return []
  const scored = scorer()
  return clients
    .map(client => ({ client, score: nameScore(heard, nameWords(client.name), scored) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
}

/**
 * Two clients may be meant where the second scores nearly as well. A given name alone says less, since its spelling
 * is the recogniser's.
 */
const CLOSE = { name: 0.2, given: 0.3 }
export function whichClient(text: string, clients: readonly NamedRecord[]): readonly Matched[] {
  const found = clientsCalled(text, clients)
  const best = found[0]?.score ?? 0
  const close = spokenName(text).length > 1 ? CLOSE.name : CLOSE.given
  return found.filter(({ score }) => best - score < close).slice(0, 2)
}

/**
 * The text with the open client's name, found by its sound, replaced by `instead`; null where the name isn't in it.
 */
export function withoutName(text: string, client: NamedRecord, instead: string): string | null {
  const words = text.split(' ')
  const isName = (from: number, count: number): boolean => {
    const said = words.slice(from, from + count).join(' ')
    return spokenName(said).length === count && (clientsCalled(said, [client])[0]?.score ?? 0) >= SURE
  }
  for (let at = 0; at < words.length; at += 1)
    for (const count of [2, 1]) {
      if (at + count > words.length || !isName(at, count)) continue
      return [...words.slice(0, at), instead, ...words.slice(at + count)].join(' ')
    }
  return null
}
/** Where only one person can be meant, the name must sound almost exactly right. */
const SURE = 0.75
