// A spoken text as phrases and values, listed by the word they begin with.
import type { Doc } from '../../reading/doc'
import { read } from '../../reading/doc'
import { type Lexicon, lexiconOf } from '../../reading/lexicon'
import { readLength } from '../durations'
import type { HowLong } from '../intents'
import { digitOf, isUnit, readNumber } from '../numbers'
import type { SpokenTool, ToolSaid } from '../tool-said'
import { readZone } from '../zones'
import { said as asWords } from './said'
import { PLACED, PLACES } from './timer-places'
import { WORDS } from './words'

/** `said`: words that no phrase has, such as a name or a thing. */
export type Values = { length?: HowLong; zone?: string; nth?: number; days?: Days; said?: string }
type Days = { days: number; said: string }
/** `to`: the place after its last word. */
type Piece = { to: number; concepts: readonly string[]; values: Values }
/** By the word that a piece begins with. */
export type Pieces = readonly (readonly Piece[])[]

let lexicon: Lexicon | null = null
const commandWords = (): Lexicon => {
  lexicon ??= lexiconOf(...WORDS)
  return lexicon
}
const toolWords = new WeakMap<ToolSaid, Lexicon>()
function wordsOfTool({ id, said }: SpokenTool): Lexicon[] {
  if (said === undefined) return []
  const known = toolWords.get(said)
  if (known) return [known]
  const words = lexiconOf(asWords({ [`tool.${id}`]: said.called, ...said.more?.words }))
  toolWords.set(said, words)
  return [words]
}

/** All phrases that begin at a word, matched word for word. What was misheard may be offered, but never done. */
function phrasesAt(doc: Doc, at: number, { root }: Lexicon): Piece[] {
  const found: Piece[] = []
  let here: Lexicon['root'] | undefined = root
  for (let to = at; to < doc.tokens.length && here; to++) {
    here = here.next.get(doc.tokens[to]?.norm ?? '')
    if (here && here.ends.length > 0)
      found.push({ to: to + 1, concepts: here.ends.map(({ concept }) => concept), values: {} })
  }
  return found
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const BEFORE_A_NUMBER = new Set(['step', 'number'])
const STEP_SAID: Readonly<Record<string, string[]>> = { step: ['nth', 'nth_step'] }
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const A_FEW: Readonly<Record<string, number>> = { a: 1, one: 1, 'a couple of': 2 }
const PREPOSITIONS = new Set('on for to with in at the that this her his their my and'.split(' '))

const one = (concept: string, to: number, values: Values): Piece => ({ to, concepts: [concept], values })

function valuesAt(words: readonly string[], at: number): Piece[] {
  const found: Piece[] = []
  const length = readLength(words, at)
  if (length) found.push(one('length', length.next, { length: length.value }))
  const zone = PREPOSITIONS.has(words[at] ?? '') ? null : readZone(words, at)
  if (zone) found.push(one('zone', zone.next, { zone: zone.value }))
  const more = moreAt(words, at)
  if (more) found.push(more)
  if (at === 0) found.push(...putAt(words))
  if (at === words.length - 1 && words[at] === 'off') found.push(one('off_last', at + 1, {}))
  found.push(...whichAt(words, at))
  const few = fewAt(words, at)
  if (few) found.push(few)
  const ordinal = ORDINALS.indexOf(words[at] ?? '')
  if (ordinal > 0) found.push(one('nth', at + 1, { nth: ordinal }))
  if (BEFORE_A_NUMBER.has(words[at] ?? '')) {
    const from = words[at + 1] === 'number' ? at + 2 : at + 1
    const digit = digitOf(words[from], true)
    const number = readNumber(words, from) ?? (digit === null ? null : { value: digit, next: from + 1 })
    if (number)
      found.push({
        to: number.next,
        concepts: STEP_SAID[words[at] ?? ''] ?? ['nth'],
        values: { nth: number.value },
      })
  }
  const days = daysAt(words, at)
  if (days) found.push(days)
  return found
}

const MORE = new Set(['more', 'extra'])
/** "Five more minutes", "for more minutes". */
function moreAt(words: readonly string[], at: number): Piece | null {
  const digit = digitOf(words[at], true)
  const number = readNumber(words, at) ?? (digit === null ? null : { value: digit, next: at + 1 })
  if (!number || !MORE.has(words[number.next] ?? '')) return null
  const length = readLength([String(number.value), words[number.next + 1] ?? ''], 0)
  return length && one('more_length', number.next + 2, { length: length.value })
}

const PUTS = new Set(['add', 'put'])
const MAY_FOLLOW_PUT = new Set(['another', 'on', 'extra'])
/** "Put five minutes", "add another two minutes": the sentence begins with what to add. */
function putAt(words: readonly string[]): Piece[] {
  const from = MAY_FOLLOW_PUT.has(words[1] ?? '') ? 2 : 1
  const length = PUTS.has(words[0] ?? '') ? readLength(words, from) : null
  return length ? [one('put_length', length.next, { length: length.value })] : []
}

const WHICH: readonly string[] = Object.keys(PLACED)
  // "Next stop" is about a bus, so a place alone needs its "the".
  .map(said => (said in PLACES ? `the ${said}` : said))
  .sort((a, b) => b.length - a.length)
/** A timer by its position in the row, or the one that is ringing. */
function whichAt(words: readonly string[], at: number): Piece[] {
  const rest = words.slice(at, at + 4).join(' ')
  const which = WHICH.find(each => rest === each || rest.startsWith(`${each} `))
  return which ? [one('placed', at + which.split(' ').length, { zone: which })] : []
}

/** A number without a unit. It means minutes where a timer gets more of them. */
function fewAt(words: readonly string[], at: number): Piece | null {
  const number = readNumber(words, at)
  if (!number || isUnit(words[number.next]) || number.value < 1 || number.value > MOST_MINUTES) return null
  return one('few', number.next, { length: { seconds: number.value * 60, until: null } })
}
const MOST_MINUTES = 60

function daysAt(words: readonly string[], at: number): Piece | null {
  const couple = words.slice(at, at + 3).join(' ')
  const number =
    couple in A_FEW
      ? { value: A_FEW[couple] ?? 1, next: at + 3 }
      : (readNumber(words, at) ?? (words[at] === 'a' ? { value: 1, next: at + 1 } : null))
  const unit = number ? (words[number.next] ?? '').replace("'", '') : ''
  const each = DAYS[unit.endsWith('s') ? unit.slice(0, -1) : unit]
  if (!number || each === undefined) return null
  const days = Math.round(number.value * each)
  return one('days', number.next + 1, { days: { days, said: `in ${number.value} ${unit}` } })
}

/** The words that belong to no phrase or value, if they are all together. */
function unknownRun(words: readonly string[], pieces: Pieces): { from: number; to: number } | null {
  const covered = words.map(() => false)
  pieces.forEach((starting, at) => {
    for (const { to } of starting) covered.fill(true, at, to)
  })
  const from = covered.indexOf(false)
  const to = covered.lastIndexOf(false) + 1
  return from < 0 || to - from > 4 || covered.slice(from, to).some(Boolean) ? null : { from, to }
}

/** The pieces by token. A spoken text's words are its tokens, except for what is written with a sign. */
export function piecesOf(text: string, tools: readonly SpokenTool[]): Pieces {
  const words = text.replace(/'(?= |$)/g, '').split(' ')
  const doc = read(words.join(' '))
  if (doc.tokens.length !== words.length) return []
  const lexicons = [commandWords(), ...tools.flatMap(wordsOfTool)]
  const pieces = words.map((_, at) => [
    ...lexicons.flatMap(each => phrasesAt(doc, at, each)),
    ...valuesAt(words, at),
  ])
  const run = unknownRun(words, pieces)
  if (run) pieces[run.from]?.push(one('said', run.to, { said: words.slice(run.from, run.to).join(' ') }))
  return pieces
}
