// The notation for families of wording, and the parser that turns it into steps over the units of a text. Each step
// knows the one that follows it.
import type { Doc } from './doc'
import { COMMAS, type Face, parted } from './faces'

/**
 * A family is a pattern of words: its parts are separated by spaces and match one after another. Several families
 * are separated by commas, or given as a list; any one of them may match. The signs:
 * - `silly/daft/like_that`: one of these words. `_` joins words that belong together: "like that".
 * - `be (so/too) silly`: round brackets are optional: "be silly", "be so silly", "be too silly".
 * - `(so/very)*`: any number of them, or none: "so very very". `(so/very)+`: at least one.
 * - `{a cut, colour/tint (again)}`: braces hold families, and one of them must match: "a cut", "tint again".
 * - `it/that/{the *}`: braces may also be one of several choices: "it", "the fringe".
 * - `react*`: any ending: "reacts". `*ing`: any beginning: "itching". `*` alone: any word. `#`: a number.
 * - `=?`, `=,`: the mark itself, for typed texts. In spoken texts such marks are skipped: `fine thanks` also finds
 *   "fine, thanks".
 * - `no ..4 dye`: up to four other words between: "no more of that dye".
 * - `no ..4-but/or dye`: the same, but none of them may be "but" or "or".
 * - `no ..4-COMMA dye`, or `no ~4 dye` for short: the same, but the words between stop at a comma. In spoken texts
 *   one may still stand right before "dye".
 * - `fine COMMA thanks`: a comma must be there: "fine, thanks" in a spoken text. `fine ~ thanks`: none may be.
 *   Colons, dashes and round brackets count as commas.
 * - `^ no`: no word comes before in the text. `none ;`: no word follows in the sentence.
 * - `^. no`: at the beginning of a sentence. `none ;;`: at the end of the text.
 * - `^: none ;:`: between commas or the ends of a sentence: "Allergies: none, she says."
 * - `are you sure ?`: a question mark comes next. `you sure .`: the sentence doesn't end with a question mark.
 * - `red -hair/ends`: neither word follows: "red skin", but not "red hair".
 * - `red +hair/ends`: one of them does follow, but isn't part of the match.
 * - `<not/never sure`: neither word comes before: "quite sure", but not "not sure".
 * - `-{the dye, any tint}`: braces work after `-`, `+` and `<` too.
 * - `@day`: the families, or the value, of that name. `@pain ..3 @colour` combines two of them.
 * - `because of [ @colour ]`: square brackets mark the part that is meant.
 */
export type Families = string | readonly string[]
/** A value that begins at a unit: where it ends, and what it is. Only in a typed text. */
export type Slot = (doc: Doc, at: number) => readonly { to: number; value: unknown }[]
export type FamilyTable = Readonly<Record<string, Families | Slot>>

type Test = (word: string) => boolean
export type Step = { id: number } & (
  | { of: 'end' }
  | { of: 'word'; exact: ReadonlySet<string>; starts: readonly string[]; test: Test | null; then: Step }
  | { of: 'ways'; ways: readonly Step[] }
  | { of: 'gap'; most: number; inClause: boolean; without: ReadonlySet<string>; then: Step }
  | { of: 'look'; back: number; wanted: boolean; steps: readonly Step[]; then: Step }
  | { of: 'place'; is: (face: Face, at: number) => boolean; then: Step }
  | { of: 'value'; slot: Slot; then: Step }
  | { of: 'named'; families: readonly Step[]; then: Step }
  | { of: 'meant'; begins: boolean; then: Step }
)
type FamilyBuild = { named: FamilyTable; spoken: boolean; done: Map<string, readonly Step[]> }

let ids = 0
type Without<T> = T extends unknown ? Omit<T, 'id'> : never
const step = (made: Without<Step>): Step => ({ ...made, id: ids++ })
const END: Step = step({ of: 'end' })

/** Splits at commas or at spaces, but not inside brackets and not at a mark that stands for itself: `=,`. */
function pieces(source: string, by: ',' | ' '): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at <= source.length; at++) {
    const char = source[at] ?? by
    if (source[at - 1] === '=' && char !== ' ') continue
    if (char === '(' || char === '{') depth++
    else if (char === ')' || char === '}') depth--
    else if (at === source.length || (depth === 0 && (char === by || (by === ' ' && char.trim() === '')))) {
      if (source.slice(from, at).trim() !== '') found.push(source.slice(from, at).trim())
      from = at + 1
    }
  }
  return found
}

export const isNumber = (word: string): boolean => word[0] !== undefined && word[0] >= '0' && word[0] <= '9'
const isWord = (word: string): boolean => word.toLowerCase() !== word.toUpperCase() || isNumber(word)
function testOf(written: string): Test | null {
  if (written === '#') return isNumber
  if (written === '*') return isWord
  return written.startsWith('*') ? word => word.endsWith(written.slice(1)) && isWord(word) : null
}
const isStart = (written: string): boolean => written.length > 1 && written.endsWith('*') && written !== '=*'
const isPlain = (written: string): boolean =>
  written !== '#' && !written.startsWith('*') && !isStart(written) && !written.startsWith('@')

const wordStep = (written: readonly string[], then: Step, test: Test | null = null): Step =>
  step({
    of: 'word',
    exact: new Set(written.filter(isPlain).map(unescaped)),
    starts: written.filter(isStart).map(word => word.slice(0, -1)),
    test,
    then,
  })

const ESCAPED = /(?<!=)\//
/** Splits at each slash, but not inside braces: `it/that/{the *, your *}`. */
function strokes(written: string): string[] {
  const found: string[] = []
  let open = ''
  for (const each of written.split(ESCAPED)) {
    open = open === '' ? each : `${open}/${each}`
    if (open.split('{').length > open.split('}').length) continue
    found.push(open)
    open = ''
  }
  return open === '' ? found : [...found, open]
}
const unescaped = (written: string): string =>
  written.length > 1 && written.startsWith('=') ? written.slice(1) : written
/** One of several words or families: `silly/daft/like_that`. */
function choice(written: string, then: Step, made: FamilyBuild): Step {
  const single: string[] = []
  const ways: Step[] = []
  for (const each of written === '/' ? ['/'] : strokes(written)) {
    if (each.length > 1 && each.startsWith('{')) {
      ways.push(bracket(each, then, made))
      continue
    }
    const words =
      each === '_' || each.startsWith('@')
        ? [each]
        : each.split('_').flatMap(word => (made.spoken ? parted(word) : [word]))
    if (words.length === 1 && (isPlain(each) || isStart(each))) single.push(each)
    else ways.push(words.reduceRight((on, word) => one(word, on, made), then))
  }
  if (single.length > 0) ways.unshift(wordStep(single, then))
  return ways.length === 1 && ways[0] ? ways[0] : step({ of: 'ways', ways })
}
function one(word: string, then: Step, made: FamilyBuild): Step {
  if (word.startsWith('@')) return namedStep(word.slice(1), then, made)
  return wordStep([word], then, testOf(word))
}

function namedStep(name: string, then: Step, made: FamilyBuild): Step {
  const own = made.named[name]
  if (typeof own === 'function') return step({ of: 'value', slot: own, then })
  const families = made.done.get(name) ?? familiesOf(own ?? '', END, made)
  made.done.set(name, families)
  return step({ of: 'named', families, then })
}

/** Something in brackets: optional, repeated, or families in the place of a word. */
function bracket(written: string, then: Step, made: FamilyBuild): Step {
  const to = Math.max(written.lastIndexOf(')'), written.lastIndexOf('}'))
  const [inside, many] = [written.slice(1, to), written.slice(to + 1)]
  if (many === '') {
    const ways = familiesOf(inside, then, made)
    return step({ of: 'ways', ways: written.startsWith('{') ? ways : [...ways, then] })
  }
  // The step leads back to itself. A step that was already tried at this word isn't tried again.
  const ways: Step[] = []
  const again = step({ of: 'ways', ways })
  ways.push(...familiesOf(inside, again, made), then)
  return many === '+' ? step({ of: 'ways', ways: ways.slice(0, -1) }) : again
}

const last = (face: Face, at: number): boolean => (face.word[at] ?? -1) < 0
const isComma = ({ units }: Face, at: number): boolean => COMMAS.has(units[at]?.word ?? '')
const isEnd = ({ units, ends }: Face, at: number): boolean => !units[at] || ends.has(units[at].word)
const hasComma = (face: Face, at: number): boolean => isComma(face, at) || isComma(face, at - 1)
const PLACES: Readonly<Record<string, (face: Face, at: number) => boolean>> = {
  '^': ({ first }, at) => at <= first,
  ';': last,
  '^.': (face, at) => isEnd(face, at - 1),
  '^:': (face, at) => isEnd(face, at - 1) || isComma(face, at - 1),
  ';;': ({ units }, at) => at >= units.length,
  ';:': (face, at) => isEnd(face, at) || isComma(face, at),
  COMMA: hasComma,
  '~': (face, at) => !hasComma(face, at),
  '?': ({ asks }, at) => ((asks[at] ?? 0) & 1) > 0,
  '.': ({ asks }, at) => ((asks[at] ?? 0) & 2) === 0,
}

function gap(most: string, without: readonly string[], then: Step): Step {
  const inClause = without.includes('COMMA')
  return step({ of: 'gap', most: Number(most), inClause, without: new Set(without), then })
}
/** How many words back we look for families that must not come before. */
const MOST_BACK = 8
/** Looks ahead or back without taking anything: `-a/b`, `+{a, b c}`, `<a`. */
function look(written: string, then: Step, made: FamilyBuild): Step {
  const [sign, rest] = [written[0], written.slice(1)]
  const steps = rest.startsWith('{')
    ? familiesOf(rest.slice(1, -1), END, made)
    : strokes(rest).map(each => choice(each, END, made))
  const isWords = steps.every(each => each.of === 'word' && each.then === END)
  const back = sign !== '<' ? 0 : isWords ? 1 : MOST_BACK
  return step({ of: 'look', back, wanted: sign === '+', steps, then })
}

function stepOf(written: string, then: Step, made: FamilyBuild): Step {
  const place = PLACES[written]
  if (place) return step({ of: 'place', is: place, then })
  if (written === '[' || written === ']') return step({ of: 'meant', begins: written === '[', then })
  if (written.length === 1) return choice(written, then, made)
  if (written.startsWith('..')) {
    const [most = '', without] = written.slice(2).split('-')
    return gap(most, without?.split('/') ?? [], then)
  }
  if (written.startsWith('~')) return gap(written.slice(1), ['COMMA'], then)
  if ('-+<'.includes(written[0] ?? ' ')) return look(written, then, made)
  if ('({'.includes(written[0] ?? ' ')) return bracket(written, then, made)
  return choice(written, then, made)
}

function familiesOf(families: Families, then: Step, made: FamilyBuild): Step[] {
  const each = [families].flat().flatMap(line => pieces(line, ','))
  return each.map(family => pieces(family, ' ').reduceRight((on, written) => stepOf(written, on, made), then))
}

/** The first step of each family. `spoken`: for a text as it is spoken. */
export const stepsOf = (families: Families, named: FamilyTable, spoken: boolean): Step[] =>
  familiesOf(families, END, { named, spoken, done: new Map() })

type Firsts = { words: string[]; starts: string[] }
/** What a family may begin with; null: anything. */
export function firstsOf(from: Step, seen: ReadonlySet<Step> = new Set()): Firsts | null {
  if (seen.has(from)) return { words: [], starts: [] }
  const more = new Set(seen).add(from)
  if (from.of === 'end' || from.of === 'gap' || from.of === 'value') return null
  if (from.of === 'place' || from.of === 'meant' || from.of === 'look') return firstsOf(from.then, more)
  if (from.of === 'word') {
    const { exact, starts, test } = from
    if (test && test !== isNumber) return null
    return { words: test ? [...exact, '#'] : [...exact], starts: [...starts] }
  }
  const all: Firsts = { words: [], starts: [] }
  for (const way of from.of === 'ways' ? from.ways : from.families) {
    const firsts = firstsOf(way, more)
    if (firsts === null) return null
    all.words.push(...firsts.words)
    all.starts.push(...firsts.starts)
  }
  return all
}
