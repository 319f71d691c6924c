// Tables of typed wording: each concept has its families, one per line. A line may end with its replacement, as in "pls
// → please". Or it ends with concepts that must not occur anywhere in the text, as in "@skin ..5 @hurts unless app".
import type { Doc } from './doc'
import { asTyped, type Face } from './faces'
import { type FamilyTable, type Step, stepsOf } from './families'
import { hasFigure, hasLetter } from './letters'
import { remembered } from './remembered'
import { VALUES } from './word-kinds'
import { foundFrom, indexed, typed } from './wording'

export type Lines = Readonly<Record<string, readonly string[]>>
/** `from`, `to`: the tokens that are meant; `whole`: all that matched. `put`: what is printed instead. */
export type TableMention = {
  concept: string
  from: number
  to: number
  put: string | null
  whole: { from: number; to: number }
}
export type Table = {
  /** The mentions in text order; one word may belong to several. */
  all: (doc: Doc) => TableMention[]
  /** The concepts found in a text. */
  in: (text: string) => ReadonlySet<string>
  has: (concept: string, text: string) => boolean
  /** The text with its replacements made. Where words are removed, the space before them goes too. */
  put: (text: string) => string
}

type Line = { concept: string; step: Step; put: string | null; unless: readonly string[] }

function linesOf(files: readonly Lines[], named: FamilyTable): Line[] {
  const lines = files.flatMap(file =>
    Object.entries(file).flatMap(([concept, said]) => said.map(line => ({ concept, line }))),
  )
  const parts = lines.map(({ concept, line }) => {
    const [say = '', meant] = line.split('→')
    const [family = '', unless] = say.split(' unless ')
    return {
      concept,
      family: family.trim(),
      put: meant?.trim() ?? null,
      unless: unless?.trim().split(' ') ?? [],
    }
  })
  return parts.flatMap(({ concept, family, put, unless }) =>
    stepsOf(family, { ...VALUES, ...named }, false).map(step => ({ concept, step, put, unless })),
  )
}

const MOST_KEPT = 300

export function tableOf(files: readonly Lines[], named: FamilyTable = {}): Table {
  let linesAt: ((word: string) => readonly Line[]) | null = null
  const withouts = new Map<string, (text: string) => boolean>()
  const speaksOf = (concept: string, text: string): boolean => {
    const known = withouts.get(concept) ?? remembered(typed(`@${concept}`, named).has, MOST_KEPT)
    withouts.set(concept, known)
    return known(text)
  }
  const allIn = (face: Face): TableMention[] => {
    linesAt ??= indexed(linesOf(files, named))
    const found: TableMention[] = []
    for (let at = 0; at < face.units.length; at++)
      for (const { concept, step, put, unless } of linesAt(face.units[at]?.word ?? '')) {
        const best = foundFrom(step, face, at)
        if (!best || best.to === at || unless.some(other => speaksOf(other, face.text))) continue
        const { from, to } = best.meant
        const whole = { from: at, to: best.to }
        found.push({ concept, put, whole, ...(from < 0 ? whole : { from, to: to < 0 ? best.to : to }) })
      }
    return found
  }
  const conceptsIn = remembered(
    text => new Set(allIn(asTyped(text)).map(({ concept }) => concept)) as ReadonlySet<string>,
    MOST_KEPT,
  )
  return {
    all: doc => allIn(asTyped(doc.text)),
    in: conceptsIn,
    has: (concept, text) => conceptsIn(text).has(concept),
    put: text => printed(asTyped(text), allIn(asTyped(text))),
  }
}

const isCapital = (char: string): boolean => char !== char.toLowerCase()
const likeBefore = (put: string, was: string): string =>
  isCapital(was.charAt(0)) ? put.charAt(0).toUpperCase() + put.slice(1) : put
const isWordy = (char: string): boolean => hasLetter(char) || hasFigure(char)
const apart = (before: string, put: string): string =>
  isWordy(before.charAt(before.length - 1)) && isWordy(put.charAt(0)) ? ' ' : ''
/** A straight and a curly apostrophe are the same: "we're" and "we’re". */
const isSame = (put: string, was: string): boolean => put.replace('’', "'") === was.toLowerCase()

function printed({ text, units }: Face, all: readonly TableMention[]): string {
  let [result, done] = ['', 0]
  for (const { from, to, put } of all) {
    const [start, end] = [units[from]?.start ?? 0, units[to - 1]?.end ?? 0]
    const was = text.slice(start, end)
    if (put === null || start < done || end <= start || isSame(put, was)) continue
    const before = text.slice(done, start)
    result += put === '' ? before.trimEnd() : before + apart(before, put) + likeBefore(put, was)
    // A replacement is set apart from a figure glued to it: "l6" becomes "level 6".
    if (isWordy(text.charAt(end)) && isWordy(put.charAt(put.length - 1))) result += ' '
    done = end
  }
  return done === 0 ? text : result + text.slice(done)
}
