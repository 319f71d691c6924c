// Phrases with room in them, as lines of data: "welcome|meet our? ~2 stylist|barber". Where a lexicon holds whole phrases,
// a frame says which words stand near which. A frame reads tokens of one sentence and never looks further than it says.
//
//   word|words      any of these words, in small letters and without apostrophes; `colour*` begins with it
//   word?           may be left out
//   # £ % & : …     a number; a mark as it is written
//   @day @month …   a kind of word, see KINDS
//   ~3              up to three words between, in the same clause; `..3` in the same sentence
//   ^ $ ^^ $$       begin and end of a clause, of a sentence; ^^^ begins the text
//   !a|b !3:a|b     not followed by these, nor within three tokens; <!a|b and <!3:a|b: not after these
//   [ … ]           what is meant of it; the whole where there are none
import { type Doc, read, type Stretch, type Token } from './doc'
import { KINDS, type Kind } from './frame-kinds'

/** Concept → lines. A line may be followed by " → " and what is put in its place. */
export type FrameLines = Readonly<Record<string, readonly string[]>>
export type Found = Stretch & { concept: string; put: string | null; whole: Stretch }

type Words = { words: ReadonlySet<string>; starts: readonly string[]; kinds: readonly Kind[] }
type Part =
  | ({ is: 'word'; optional: boolean } & Words)
  | { is: 'gap'; most: number; far: boolean }
  | { is: 'edge'; mark: string }
  | ({ is: 'not'; most: number; before: boolean } & Words)
  | { is: 'open' }
  | { is: 'close' }
type Frame = { concept: string; parts: readonly Part[]; put: string | null }
export type Frames = {
  byWord: ReadonlyMap<string, readonly Frame[]>
  byStart: ReadonlyMap<string, readonly Frame[]>
  always: readonly Frame[]
  said: Map<string, ReadonlySet<string>>
  /** By word: which of them may begin there. */
  tried: Map<string, readonly Frame[]>
}

function wordsOf(written: string): Words {
  const each = written.split('|')
  return {
    words: new Set(each.filter(word => word.length === 1 || !(word.endsWith('*') || word.startsWith('@')))),
    starts: each.filter(word => word.length > 1 && word.endsWith('*')).map(word => word.slice(0, -1)),
    kinds: each.flatMap(word => KINDS[word.startsWith('@') ? word.slice(1) : ''] ?? []),
  }
}

const BEFORE_BAR = /^(\d+):/
function notOf(written: string, before: boolean): Part {
  const most = BEFORE_BAR.exec(written)?.[1]
  const words = most === undefined ? written : written.slice(most.length + 1)
  return { is: 'not', before, most: Number(most ?? 1), ...wordsOf(words) }
}

function partOf(written: string): Part {
  if (written === '[') return { is: 'open' }
  if (written === ']') return { is: 'close' }
  if (written.startsWith('^') || written.startsWith('$')) return { is: 'edge', mark: written }
  if (written.length > 1 && written.startsWith('~'))
    return { is: 'gap', most: Number(written.slice(1)), far: false }
  if (written.length > 2 && written.startsWith('..'))
    return { is: 'gap', most: Number(written.slice(2)), far: true }
  if (written.length > 1 && written.startsWith('!')) return notOf(written.slice(1), false)
  if (written.startsWith('<!')) return notOf(written.slice(2), true)
  const optional = written.length > 1 && written.endsWith('?')
  return { is: 'word', optional, ...wordsOf(optional ? written.slice(0, -1) : written) }
}

export function framesOf(...files: readonly FrameLines[]): Frames {
  const byWord = new Map<string, Frame[]>()
  const byStart = new Map<string, Frame[]>()
  const always: Frame[] = []
  const put = (map: Map<string, Frame[]>, key: string, frame: Frame): void => {
    const same = map.get(key)
    if (same) same.push(frame)
    else map.set(key, [frame])
  }
  for (const file of files)
    for (const [concept, lines] of Object.entries(file))
      for (const line of lines) {
        const [said = '', meant] = line.split(' → ')
        const isPut = line.includes('→')
        const parts = said.replace(' →', '').trim().split(' ').filter(Boolean).map(partOf)
        const frame = { concept, parts, put: isPut ? (meant ?? '') : null }
        const firsts = firstsOf(parts)
        if (firsts === null) always.push(frame)
        else
          for (const { words, starts } of firsts) {
            for (const word of words) put(byWord, word, frame)
            for (const start of starts) put(byStart, start, frame)
          }
      }
  return { byWord, byStart, always, said: new Map(), tried: new Map() }
}

/** The words that a frame may begin with; null where anything may. */
function firstsOf(parts: readonly Part[]): Words[] | null {
  const firsts: Words[] = []
  for (const part of parts) {
    if (part.is === 'gap') return null
    if (part.is !== 'word') continue
    if (part.kinds.length > 0) return null
    firsts.push(part)
    if (!part.optional) return firsts
  }
  return null
}

const CLAUSE_MARKS = new Set([',', ':', '(', ')', '–', '—'])
const PASSED = new Set(['-', '"', "'", '“', '”', '‘', '’'])

const isPassed = ({ tokens }: Doc, at: number): boolean => PASSED.has(tokens[at]?.norm ?? '')

type Span = { from: number; to: number }
type Hold = { from: number; to: number }

const fits = ({ words, starts, kinds }: Words, doc: Doc, at: number): boolean => {
  const token = doc.tokens[at]
  if (!token) return false
  return (
    words.has(token.norm) ||
    (token.kind === 'number' && words.has('#')) ||
    starts.some(start => token.norm.startsWith(start)) ||
    kinds.some(kind => kind(doc, at))
  )
}

function isEdge(doc: Doc, { from, to }: Span, at: number, mark: string): boolean {
  const before = doc.tokens[at - 1]
  const here = doc.tokens[at]
  if (mark === '^^^') return at === 0
  if (mark === '^^') return at === from
  if (mark === '$$') return at >= to || (at + 1 === to && CLAUSE_MARKS.has(here?.norm ?? ''))
  return mark === '^'
    ? at === from || CLAUSE_MARKS.has(before?.norm ?? '')
    : at >= to || CLAUSE_MARKS.has(here?.norm ?? '')
}

function isNear(part: Part & { is: 'not' }, doc: Doc, span: Span, at: number): boolean {
  const step = part.before ? -1 : 1
  let here = part.before ? at - 1 : at
  for (
    let seen = 0, looked = 0;
    seen < part.most && looked < 12 && here >= span.from && here < span.to;
    here += step, looked++
  ) {
    if (fits(part, doc, here)) return true
    if (!isPassed(doc, here)) seen++
  }
  return false
}

/** Where the parts end that begin here; -1 where they don't fit. */
function end(doc: Doc, span: Span, parts: readonly Part[], nth: number, at: number, hold: Hold): number {
  const part = parts[nth]
  if (!part) return at
  if (part.is === 'open') {
    const found = end(doc, span, parts, nth + 1, at, hold)
    if (found >= 0) hold.from = isPassed(doc, at) ? at + 1 : at
    return found
  }
  if (part.is === 'close') {
    const found = end(doc, span, parts, nth + 1, at, hold)
    if (found >= 0) hold.to = at
    return found
  }
  if (part.is === 'edge')
    return isEdge(doc, span, at, part.mark) ? end(doc, span, parts, nth + 1, at, hold) : -1
  if (part.is === 'not') return isNear(part, doc, span, at) ? -1 : end(doc, span, parts, nth + 1, at, hold)
  if (part.is === 'gap') {
    for (let to = at, words = 0; to <= Math.min(span.to, at + 2 * part.most + 2); to++) {
      const found = end(doc, span, parts, nth + 1, to, hold)
      if (found >= 0) return found
      const token = doc.tokens[to]
      if (!token || (!part.far && CLAUSE_MARKS.has(token.norm))) return -1
      if (token.kind !== 'mark' && ++words > part.most) return -1
    }
    return -1
  }
  if (at < span.to && fits(part, doc, at)) {
    const found = end(doc, span, parts, nth + 1, at + 1, hold)
    if (found >= 0) return found
  } else if (nth > 0 && at < span.to && isPassed(doc, at) && !isPassed(doc, at - 1)) {
    const found = end(doc, span, parts, nth, at + 1, hold)
    if (found >= 0) return found
  }
  return part.optional ? end(doc, span, parts, nth + 1, at, hold) : -1
}

const MOST_KEPT = 300
const MOST_WORDS = 4000

/** The frames that may begin with a word; looked up once for each word. */
function triedAt(frames: Frames, { kind, norm }: Token): readonly Frame[] {
  const key = kind === 'number' ? `#${norm}` : norm
  const known = frames.tried.get(key)
  if (known) return known
  const tried = [...(frames.byWord.get(norm) ?? []), ...frames.always]
  if (kind === 'number') tried.push(...(frames.byWord.get('#') ?? []))
  for (let length = 1; length <= norm.length; length++)
    tried.push(...(frames.byStart.get(norm.slice(0, length)) ?? []))
  if (frames.tried.size >= MOST_WORDS) frames.tried.clear()
  frames.tried.set(key, tried)
  return tried
}

/** One after the other for each sentence; a word may stand in several. */
export function foundIn(frames: Frames, doc: Doc): Found[] {
  const found: Found[] = []
  const hold: Hold = { from: -1, to: -1 }
  for (const span of sentencesOf(doc))
    for (let at = span.from; at < span.to; at++) {
      const token = doc.tokens[at]
      if (!token) continue
      for (const { concept, parts, put } of triedAt(frames, token)) {
        hold.from = -1
        hold.to = -1
        const to = end(doc, span, parts, 0, at, hold)
        if (to < 0) continue
        const whole = { from: at, to }
        const held = hold.from < 0 ? whole : { from: hold.from, to: hold.to < 0 ? to : hold.to }
        found.push({ ...held, concept, put, whole })
      }
    }
  return found
}

function sentencesOf(doc: Doc): Span[] {
  const spans: Span[] = []
  let sentence = -1
  for (const { from, to: end, sentence: own } of doc.clauses) {
    // A colon at the end belongs to it.
    const to = CLAUSE_MARKS.has(doc.tokens[end]?.norm ?? '') ? end + 1 : end
    const last = spans.at(-1)
    if (last && own === sentence) last.to = to
    else spans.push({ from, to })
    sentence = own
  }
  return spans
}

const MOST_DOCS = 40
const docs = new Map<string, Doc>()
/** Several tables are looked for in one text. */
function docOf(text: string): Doc {
  const known = docs.get(text)
  if (known) return known
  const doc = read(text)
  if (docs.size >= MOST_DOCS) docs.clear()
  docs.set(text, doc)
  return doc
}

/** The concepts that a text speaks of. */
export function saidIn(frames: Frames, text: string): ReadonlySet<string> {
  const known = frames.said.get(text)
  if (known) return known
  const said = new Set(foundIn(frames, docOf(text)).map(({ concept }) => concept))
  if (frames.said.size >= MOST_KEPT) frames.said.clear()
  frames.said.set(text, said)
  return said
}

export const says = (frames: Frames, concept: string, text: string): boolean =>
  saidIn(frames, text).has(concept)

const isCapital = (char: string): boolean => char !== char.toLowerCase()
const likeBefore = (put: string, was: string): string =>
  isCapital(was.charAt(0)) ? put.charAt(0).toUpperCase() + put.slice(1) : put

/** "we're" and "we’re": either mark will do. */
const isSame = (put: string, was: string): boolean => put.replace('’', "'") === was.toLowerCase()

/** A text with what its frames put in place of words; what is put in place of nothing takes the blank before it along. */
export function putIn(frames: Frames, text: string): string {
  const doc = docOf(text)
  let [result, done] = ['', 0]
  for (const { from, to, put } of foundIn(frames, doc)) {
    const [start, end] = [doc.tokens[from]?.start ?? 0, doc.tokens[to - 1]?.end ?? 0]
    const was = text.slice(start, end)
    if (put === null || start < done || end <= start || isSame(put, was)) continue
    const before = text.slice(done, start)
    result += put === '' ? before.trimEnd() : before + likeBefore(put, was)
    done = end
  }
  return done === 0 ? text : result + text.slice(done)
}
