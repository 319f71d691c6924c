// Families of wording as data: one line stands for many ways of saying a thing (families.ts explains the notation).
// Texts are read word by word rather than by character patterns, so the time is linear in the text.
import { asSpoken, asTyped, type Face, type FaceOf, type Unit } from './faces'
import { type Families, type FamilyTable, firstsOf, isNumber, type Step, stepsOf } from './families'
import { VALUES } from './word-kinds'

export type { Families, FamilyTable, Slot } from './families'
/**
 * `index`, `end`: character offsets. `from`, `to`: words of a spoken text, tokens of a typed one. `meant`: the part
 * in the family's square brackets, or the whole match. `values`: the values that the family asks for, in order.
 */
export type WordingMatch = {
  index: number
  end: number
  text: string
  from: number
  to: number
  meant: { from: number; to: number }
  values: readonly unknown[]
}

/** No match reaches further than this many units from its start. */
const LONGEST = 60
type Best = { to: number; values: unknown[]; meant: { from: number; to: number } }
type Try = {
  face: Face
  start: number
  /** It must begin at this very unit, not after a quote or hyphen. */
  isFirst: boolean
  /** Where it has to end; null: anywhere. */
  until: number | null
  seen: Set<number> | null
  values: unknown[]
  meant: { from: number; to: number }
  best: Best | null
}

/** Tries every way and keeps the match that reaches furthest; of equals, the first. */
function tried(
  step: Step,
  face: Face,
  start: number,
  isFirst: boolean,
  until: number | null = null,
): Best | null {
  const meant = { from: -1, to: -1 }
  const run: Try = { face, start, isFirst, until, seen: null, values: [], meant, best: null }
  go(step, start, run)
  return run.best
}

/** Whether a mark may be skipped. */
const isPassed = ({ units, ends, next }: Face, at: number): boolean =>
  units[at]?.isMark === true && !ends.has(units[at].word) && next[at] !== at

const isTouched = (face: Face, from: number, to: number): boolean => {
  if (from > to) return false
  for (let at = from; at < to; at++) if (!isPassed(face, at)) return false
  return true
}

const fits = ({ exact, starts, test }: Extract<Step, { of: 'word' }>, unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (exact.has(unit.word) || test?.(unit.word) === true || starts.some(start => unit.word.startsWith(start)))

/** Whether a step is tried here for the first time; several ways may lead to the same step. */
function isNew(run: Try, { id }: Step, at: number): boolean {
  if (at - run.start > LONGEST) return false
  const key = id * (run.face.units.length + 1) + at
  run.seen ??= new Set()
  if (run.seen.has(key)) return false
  run.seen.add(key)
  return true
}

function go(from: Step, start: number, run: Try): void {
  const { face } = run
  let [here, at] = [from, start]
  while (here.of === 'word' || here.of === 'place' || here.of === 'look') {
    if (here.of === 'word') {
      const next = run.isFirst && at === run.start && face.isTyped ? at : (face.next[at] ?? -1)
      if ((face.isTyped || next === at) && fits(here, face.units[at])) at++
      else if (next > at && fits(here, face.units[next])) at = next + 1
      else return
    } else if (here.of === 'place') {
      if (!here.is(face, at)) return
    } else if (looks(here, face, at) !== here.wanted) return
    here = here.then
  }
  if (here.of === 'end') {
    const ends = run.until === null ? at > (run.best?.to ?? -1) : isTouched(face, at, run.until)
    if (ends) run.best = { to: at, values: [...run.values], meant: { ...run.meant } }
  } else if (here.of === 'meant') {
    const before = run.meant
    run.meant = here.begins ? { ...before, from: at } : { ...before, to: at }
    go(here.then, at, run)
    run.meant = before
  } else if (here.of === 'ways') {
    if (isNew(run, here, at)) for (const way of here.ways) go(way, at, run)
  } else if (here.of === 'gap') {
    if (isNew(run, here, at)) overGap(here, at, run)
  } else if (here.of === 'named') {
    for (const to of endsOf(here, face, at)) go(here.then, to, run)
  } else {
    const next = run.isFirst && at === run.start ? at : (face.next[at] ?? at)
    const own = here.slot(face.doc, at)
    for (const { to, value } of own.length > 0 || next <= at ? own : here.slot(face.doc, next)) {
      run.values.push(value)
      go(here.then, to, run)
      run.values.pop()
    }
  }
}

/** At most this many marks in a row are looked at one by one. */
const MOST_MARKS = 6
function overGap(
  { most, inClause, without, then }: Extract<Step, { of: 'gap' }>,
  from: number,
  run: Try,
): void {
  const { units, word, commas, ends, isTyped } = run.face
  for (let [here, passed] = [from, 0]; ; passed++) {
    const next = word[here] ?? -1
    const isOver = inClause && next >= 0 && commas[next] !== commas[here]
    go(then, here, run)
    // A mark may be the very thing that comes next.
    for (let at = here + 1; isTyped && at <= here + MOST_MARKS; at++) {
      const passedBy = units[at - 1]
      if (
        at === next ||
        !passedBy?.isMark ||
        ends.has(passedBy.word) ||
        (inClause && commas[at] !== commas[here])
      )
        break
      go(then, at, run)
    }
    if (next < 0 || isOver || (isTyped && next > from + 2 * most + 2)) return
    if (next !== here) go(then, next, run)
    if (passed === most || without.has(units[next]?.word ?? '')) return
    here = next + 1
  }
}

/** Where the named families end, each as far as it goes. */
function endsOf({ id, families }: Extract<Step, { of: 'named' }>, face: Face, at: number): readonly number[] {
  const key = id * (face.units.length + 1) + at
  const known = face.known.get(key)
  if (known) return known
  const ends = families.flatMap(family => tried(family, face, at, false)?.to ?? [])
  const found = [...new Set(ends)]
  face.known.set(key, found)
  return found
}

function looks({ back, steps }: Extract<Step, { of: 'look' }>, face: Face, at: number): boolean {
  if (back === 0) return steps.some(each => tried(each, face, at, false) !== null)
  // Marks don't count as words, but a long row of them isn't searched.
  const farthest = Math.max(0, at - back - MOST_MARKS)
  for (let [from, words] = [at - 1, 0]; from >= farthest && words < back; from--) {
    if (steps.some(each => tried(each, face, from, true, at) !== null)) return true
    if (!isPassed(face, from)) words++
  }
  return false
}

const MOST_WORDS = 4000
/** Finds, for a word, everything that may begin with it. */
export function indexed<T extends { step: Step }>(all: readonly T[]): (word: string) => readonly T[] {
  const [by, starts] = [new Map<string, number[]>(), new Map<string, number[]>()]
  const open: number[] = []
  const put = (map: Map<string, number[]>, key: string, nth: number): void => {
    const same = map.get(key)
    if (same) same.push(nth)
    else map.set(key, [nth])
  }
  all.forEach(({ step }, nth) => {
    const firsts = firstsOf(step)
    if (firsts === null) open.push(nth)
    for (const word of firsts?.words ?? []) put(by, word, nth)
    for (const start of firsts?.starts ?? []) put(starts, start, nth)
  })
  const known = new Map<string, readonly T[]>()
  return word => {
    const before = known.get(word)
    if (before) return before
    const found = [...open, ...(by.get(word) ?? []), ...(isNumber(word) ? (by.get('#') ?? []) : [])]
    for (let to = 1; to <= word.length && starts.size > 0; to++) {
      const more = starts.get(word.slice(0, to))
      if (more) found.push(...more)
    }
    const each = [...new Set(found)].sort((a, b) => a - b).flatMap(nth => all[nth] ?? [])
    if (known.size >= MOST_WORDS) known.clear()
    known.set(word, each)
    return each
  }
}

/** The match that begins at this very unit; null where there is none. */
export const foundFrom = (step: Step, face: Face, at: number): Best | null => tried(step, face, at, true)

export type Wording = {
  /** The first match, at its longest. */
  in: (text: string) => WordingMatch | null
  has: (text: string) => boolean
  all: (text: string) => WordingMatch[]
  /** The text with each match cut out, or replaced by `instead`. */
  without: (text: string, instead?: string) => string
  /** The match that begins at this word. */
  at: (text: string, word: number) => WordingMatch | null
  /** The match that the text begins with. */
  opens: (text: string) => WordingMatch | null
  /** Whether the text is this and nothing else, apart from marks around it. */
  isOnly: (text: string) => boolean
  /** What follows, where the text begins with it; else null. */
  after: (text: string) => string | null
  /** What comes before, where the text ends with it; else null. */
  before: (text: string) => string | null
  /** The text with something else in place of each match; null leaves the match as it is. */
  swapped: (text: string, make: (found: WordingMatch) => string | null) => string
}

function wordingOf(families: Families, named: FamilyTable, faceOf: FaceOf, spoken: boolean): Wording {
  let book: ((word: string) => readonly { step: Step }[]) | null = null
  const foundAt = (face: Face, at: number): WordingMatch | null => {
    book ??= indexed(stepsOf(families, named, spoken).map(step => ({ step })))
    const unit = face.units[at]
    let best: Best | null = null
    for (const { step } of book(unit?.word ?? '')) {
      const found = tried(step, face, at, true)
      if (found && found.to > (best?.to ?? -1)) best = found
    }
    if (!best || (!spoken && best.to === at)) return null
    const index = unit?.start ?? face.text.length
    const end = Math.max(index, face.units[best.to - 1]?.end ?? index)
    const meant = best.meant.from < 0 ? { from: at, to: best.to } : best.meant
    return {
      index,
      end,
      text: face.text.slice(index, end),
      from: at,
      to: best.to,
      values: best.values,
      meant,
    }
  }
  const from = (face: Face, start: number): WordingMatch | null => {
    for (let at = start; at <= face.units.length; at++) {
      const unit = face.units[at]
      if (spoken && unit?.isMark && unit.word !== '?' && face.next[at] !== at) continue
      const found = foundAt(face, at)
      if (found) return found
    }
    return null
  }
  const swapped: Wording['swapped'] = (text, make) => {
    const face = faceOf(text)
    let [made, last] = ['', 0]
    for (let at = 0; ; ) {
      const found = from(face, at)
      if (!found) return made + text.slice(last)
      const put = make(found)
      at = put === null ? found.from + 1 : Math.max(found.to, found.from + 1)
      if (put === null) continue
      made += text.slice(last, found.index) + put
      last = found.end
    }
  }
  const all: Wording['all'] = text => {
    const face = faceOf(text)
    const found: WordingMatch[] = []
    for (let next = from(face, 0); next; next = from(face, Math.max(next.to, next.from + 1))) found.push(next)
    return found
  }
  const opens: Wording['opens'] = text => foundAt(faceOf(text), 0)
  return {
    in: text => from(faceOf(text), 0),
    has: text => from(faceOf(text), 0) !== null,
    all,
    without: (text, instead = ' ') => swapped(text, () => instead),
    at: (text, word) => foundAt(faceOf(text), word),
    opens,
    isOnly: text => {
      const face = faceOf(text)
      const to = face.units.findLastIndex(({ isMark }) => !isMark)
      return to >= 0 && (foundAt(face, face.first)?.to ?? -1) > to
    },
    after: text => {
      const found = opens(text)
      return found && text.slice(found.end).trimStart()
    },
    before: text => {
      const face = faceOf(text)
      for (let at = 1; at < face.units.length; at++) {
        const found = foundAt(face, at)
        if (found?.to === face.units.length) return text.slice(0, found.index).trimEnd()
      }
      return null
    },
    swapped,
  }
}

/** For spoken text, that is talk. Built when it is first used. */
export const wording = (families: Families, named: FamilyTable = {}): Wording =>
  wordingOf(families, named, asSpoken, true)
/** Typed: for briefs, lists and notes, where apostrophes are left out and marks tell things apart. */
export const typed = (families: Families, named: FamilyTable = {}): Wording =>
  wordingOf(families, { ...VALUES, ...named }, asTyped, false)
