// "Level 7, no wait, it's a 6": the figure taken back is removed and the new one stays. Spaces take its place, so that
// everything else keeps its position. Only like replaces like: a share a share, weeks weeks.
import { type Doc, read, type Token } from '../doc'
import { BEFORE_THE_NEW, TAKES_BACK } from '../words/taken-back'
import { unitAt } from './values'

const PHRASES = TAKES_BACK.map(phrase => phrase.split(' ')).toSorted((a, b) => b.length - a.length)
const FIRST = new Set(PHRASES.map(([first]) => first))
const LEADS = new Set(BEFORE_THE_NEW.split(' '))
/** Words between a figure and what takes it back: "40 % grey", "2 cm of regrowth". */
const BEFORE = 4
const DEEPEST = 10
/** How far a correction may reach, in words, before its new figure. */
const FURTHEST = 8

/** Only these. Weights and strengths are never taken back here, because they get mixed. */
const MEASURED = new Set(['cm', 'weeks'])
/** What a figure counts; null: nobody can tell. */
function countedBy(doc: Doc, at: number, isAlone: boolean): string | null {
  const norm = doc.tokens[at]?.norm ?? ''
  const unit = unitAt(doc, at + 1, doc.tokens.length)
  if (unit?.of === 'percent') return 'share'
  if (unit) return MEASURED.has(unit.of) ? `${unit.of} ${unit.times}` : null
  if (norm.includes('/') || Number(norm) <= DEEPEST) return 'depth'
  return isAlone && Number(norm) <= 100 && Number(norm) % 5 === 0 ? 'share?' : null
}

export function withoutTakenBack(text: string): string {
  const doc = read(text)
  const { tokens } = doc
  const words = tokens.flatMap(({ kind, norm }, at) => (kind === 'mark' && norm !== '%' ? [] : [at]))
  const wordAt = (at: number): Token | undefined => tokens[words[at] ?? -1]
  const isFigure = (at: number): boolean => wordAt(at)?.kind === 'number'
  let left = text
  const blank = (from: number, to: number): void => {
    const [start, end] = [wordAt(from)?.start ?? 0, wordAt(to - 1)?.end ?? 0]
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  }
  for (let at = 1; at < words.length; at++) {
    if (!FIRST.has(wordAt(at)?.norm)) continue
    const said = PHRASES.find(phrase => phrase.every((word, n) => wordAt(at + n)?.norm === word))
    if (!said) continue
    let after = at + said.length
    while (after < at + FURTHEST && LEADS.has(wordAt(after)?.norm ?? '')) after++
    const before = [...Array(BEFORE).keys()].map(n => at - 1 - n).find(isFigure)
    if (before === undefined || !isFigure(after)) continue
    const then = countedBy(doc, words[before] ?? 0, false)
    const now = countedBy(doc, words[after] ?? 0, true)
    if (then === null || (now !== then && !(then === 'share' && now === 'share?'))) continue
    // Where the new figure has a unit of its own, the old unit goes too.
    blank(before, then !== 'depth' && now === then ? before + 2 : before + 1)
    blank(at, at + said.length)
  }
  return left
}
