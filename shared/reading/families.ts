// How families of wording are written, and what they become: steps over the units of a text, each with the one behind it.
import type { Doc } from './doc'
import { COMMAS, type Face, parted } from './faces'

/**
 * Families, with commas between them, or a list of them. In a family, with blanks between:
 * `don't be (so/too) silly/daft/like_that`: one of the words (`_` joins the words of one), brackets for what may be missing,
 * `(so/very)*` for any number of them and `(so/very)+` for one at least; `{a cut, colour/tint (again)}`: families in the place of a word, or of one of several (`it/that/{the *}`);
 * `react*`, `*ing`, `*`: any ending, any beginning, any word; `#`: a number; `=?`, `=,`: the mark itself;
 * `..4`: up to four other words, `..4-but/or`: none of these among them (`..4-COMMA` or `~4`: no comma); `COMMA`, `~`: a comma is there, none is;
 * `^`, `;`: no word before, none after in the sentence; `^.` begins a sentence, `^:` and `;:` begin and end what stands between commas, `;;` ends the text;
 * `?`: a question mark; `.`: the sentence doesn't end with one; `-a/b`: these don't follow; `+a/b`: these do; `<a/b`: these don't stand before;
 * `@name`: the families, or the value, of that name; `[ … ]`: what is meant of it.
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

/** Parted at a comma or at blanks, but not within brackets, nor at a mark that is meant: `=,`. */
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
/** Parted at each stroke, but not within braces: `it/that/{the *, your *}`. */
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
/** `silly/daft/like_that` */
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

/** A bracket: what may be missing, what comes again and again, or families in the place of a word. */
function bracket(written: string, then: Step, made: FamilyBuild): Step {
  const to = Math.max(written.lastIndexOf(')'), written.lastIndexOf('}'))
  const [inside, many] = [written.slice(1, to), written.slice(to + 1)]
  if (many === '') {
    const ways = familiesOf(inside, then, made)
    return step({ of: 'ways', ways: written.startsWith('{') ? ways : [...ways, then] })
  }
  // Leads back to itself; where a step was at a word before, it isn't taken again.
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
/** So many words back it is looked for what must not stand before. */
const MOST_BACK = 8
/** `-a/b`, `+{a, b c}`, `<a` */
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

/** Each family's first step. `spoken`: for a text as it is spoken. */
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
