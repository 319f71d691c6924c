// A reading beside what a careful colleague would have understood: right, asked or silently wrong, piece by piece.

type Fact = { value: unknown; sure: boolean; from?: string }
export type Entry = {
  client?: string
  start?: string
  minutes?: number
  staff?: string
  day?: string
  movable?: boolean
  break?: boolean
  sure?: boolean
}
export type Line = { n: number; moves?: string[]; not_moves?: string[]; hazard?: boolean }
export type Read = {
  facts?: Record<string, Fact>
  entries?: Entry[]
  lines?: Line[]
  raised?: string[]
  unread?: string[]
}
/** `raised`: each a concept, or several of which one is enough. `not_said`: paths that nothing was said of. */
export type Expected = {
  facts?: Record<string, unknown>
  entries?: Entry[]
  lines?: Line[]
  raised?: (string | { any: string[] })[]
  not_raised?: string[]
  not_said?: string[]
  unread?: string[]
}
export type Case = {
  id: string
  task: string
  input: Record<string, unknown>
  facts?: unknown
  expect: Expected
}
/**
 * `silent`: wrong and shown as sure. `unheard`: hazards that were missed with nothing unread beside them. `taps`: to a
 * true picture, one to say yes to what is right but unsure, two to open and mend what is wrong or absent.
 */
export type Score = {
  right: number
  sure: number
  asked: number
  silent: number
  heard: number
  missed: number
  unheard: number
  quiet: number
  needless: number
  pieces: number
  taps: number
  wrong: string[]
}

const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase().replaceAll('’', "'").split(/\s+/).join(' ').trim() : value
const text = (value: unknown): string => String(plain(value ?? ''))

/** A piece of digits is a whole number: 5 doesn't stand in 50. */
function holds(whole: unknown, piece: string): boolean {
  const sought = text(piece)
  return /^\d+$/.test(sought)
    ? (text(whole).match(/\d+/g) ?? []).some(digits => Number(digits) === Number(sought))
    : text(whole).includes(sought)
}

type Wanted = { any?: unknown[]; includes?: string[]; excludes?: string[] }
function fits(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every(each => found.some(one => plain(one) === plain(each)))
    )
  if (typeof wanted === 'object' && wanted !== null) {
    const { any, includes, excludes } = wanted as Wanted
    if (any) return any.some(each => fits(each, found))
    const members: unknown[] = Array.isArray(found) ? found : [found]
    const isIn = (piece: string): boolean => members.some(member => holds(member, piece))
    return (includes ?? []).every(isIn) && !(excludes ?? []).some(isIn)
  }
  // Levels have halves: 6 is not 6.5.
  if (typeof wanted === 'number' && typeof found === 'number') return Math.abs(wanted - found) < 0.26
  return plain(wanted) === plain(found)
}

/** Facts that say the same as a concept that is to be asked about, unless they say no. */
const MEANS: Readonly<Record<string, string>> = {
  henna: 'history.henna',
  metallic: 'history.metallic',
  relaxer: 'history.relaxer',
  home_colour: 'history.box_dye',
  recent_perm: 'history.perm',
  breakage: 'condition',
}
const HARMLESS: readonly unknown[] = [false, 'sound', 'dry']

function isHeard(concept: string, { raised = [], facts = {} }: Read): boolean {
  const fact = facts[MEANS[concept] ?? '']
  return raised.includes(concept) || (fact?.sure === true && !HARMLESS.includes(fact.value))
}

const TITLE = /^(?:mrs?|ms|miss|dr)\b\.? */
const firstName = (name: unknown): string => text(name).replace(TITLE, '').split(' ')[0] ?? ''

/** First by name and time, then what is asked, then a wrong time: one mistake isn't counted as two. */
function paired(wanted: readonly Entry[], found: readonly Entry[]): [Map<Entry, Entry>, Entry[]] {
  const rest = [...found]
  const pairs = new Map<Entry, Entry>()
  const isSame = (one: Entry, other: Entry): boolean =>
    (one.break === true && other.break === true) || firstName(one.client) === firstName(other.client)
  const ways: ((one: Entry, other: Entry) => boolean)[] = [
    (one, other) => one.start === other.start,
    (_, other) => other.sure === false,
    () => true,
  ]
  for (const way of ways)
    for (const each of wanted) {
      const at = pairs.has(each) ? -1 : rest.findIndex(other => isSame(each, other) && way(each, other))
      const [other] = at < 0 ? [] : rest.splice(at, 1)
      if (other) pairs.set(each, other)
    }
  return [pairs, rest]
}

const DETAILS = ['minutes', 'movable', 'staff', 'day'] as const

function howEntry(wanted: Entry, found: Entry): 'right' | 'asked' | 'silent' {
  const isAgreed = (key: (typeof DETAILS)[number]): boolean =>
    key === 'day' ? holds(found.day, text(wanted.day).slice(0, 3)) : fits(wanted[key], found[key])
  const keys = DETAILS.filter(key => wanted[key] !== undefined)
  const isWrong =
    found.start !== wanted.start ||
    Boolean(found.break) !== Boolean(wanted.break) ||
    keys.some(key => found[key] !== undefined && !isAgreed(key))
  if (found.sure === false) return 'asked'
  if (isWrong) return 'silent'
  return keys.some(key => wanted[key] !== false && found[key] === undefined) ? 'asked' : 'right'
}

export function scoreOf({ expect: wanted }: Case, read: Read): Score {
  const { facts = {}, entries, lines = [], unread = [] } = read
  const score: Score = {
    right: 0,
    sure: 0,
    asked: 0,
    silent: 0,
    heard: 0,
    missed: 0,
    unheard: 0,
    quiet: 0,
    needless: 0,
    pieces: Math.max(0, unread.length - (wanted.unread ?? []).length),
    taps: 0,
    wrong: [],
  }
  const count = (how: 'right' | 'asked' | 'silent', what: string, isSure = true): void => {
    score[how]++
    if (how === 'right' && isSure) score.sure++
    else if (how === 'right') score.taps++
    else score.taps += 2
    if (how !== 'right') score.wrong.push(`${how} ${what}`)
  }
  for (const [path, value] of Object.entries(wanted.facts ?? {})) {
    const found = facts[path]
    const isThere = found !== undefined && found.value !== null
    if (isThere && fits(value, found.value)) count('right', path, found.sure)
    else count(isThere && found.sure ? 'silent' : 'asked', path)
  }
  for (const path of wanted.not_said ?? [])
    if (facts[path]?.sure && !['assumed', 'card', 'formula'].includes(facts[path].from ?? ''))
      count('silent', `${path}, which nobody said`)
  for (const each of wanted.raised ?? []) {
    const concepts = typeof each === 'string' ? [each] : each.any
    const is = concepts.some(concept => isHeard(concept, read))
    score[is ? 'heard' : 'missed']++
    if (is) continue
    if (unread.length === 0) score.unheard++
    score.wrong.push(`missed ${concepts.join(' or ')}`)
  }
  for (const concept of wanted.not_raised ?? []) {
    const is = (read.raised ?? []).includes(concept)
    score[is ? 'needless' : 'quiet']++
    if (is) score.wrong.push(`needless ${concept}`)
  }
  if (wanted.entries) {
    const [pairs, rest] = paired(wanted.entries, entries ?? [])
    for (const each of wanted.entries) {
      const found = pairs.get(each)
      const isAsked =
        (entries ?? []).length === 0 || unread.some(piece => text(piece).includes(firstName(each.client)))
      count(found ? howEntry(each, found) : isAsked ? 'asked' : 'silent', `${each.client} ${each.start}`)
    }
    for (const each of rest)
      if (each.sure !== false) count('silent', `${each.client} ${each.start}, whom nobody wrote`)
  }
  for (const { n, moves = [], not_moves = [], hazard } of wanted.lines ?? []) {
    const line = lines.find(each => each.n === n)
    const has = (move: string): boolean => line?.moves?.includes(move) ?? false
    for (const move of moves) count(has(move) ? 'right' : 'asked', `${n} ${move}`)
    for (const move of not_moves.filter(has)) count('silent', `${n} ${move}`)
    if (hazard === undefined) continue
    const is = line?.hazard === true
    if (hazard) score[is ? 'heard' : 'missed']++
    else score[is ? 'needless' : 'quiet']++
    if (is !== hazard) score.wrong.push(`${hazard ? 'missed' : 'needless'} hazard ${n}`)
    if (hazard && !is) score.unheard++
  }
  return score
}
