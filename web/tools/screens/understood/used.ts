// Which words of a field were used: those of what was understood and still stands. What somebody picked otherwise, or
// answered with no, uses its words no more.
import type { Fact, Picks, Piece, Reading } from '../../../../shared/reading/understood/reading'

/** A stretch of the text, in characters. `sure`: nothing of it has to be checked. */
export type UsedText = { start: number; end: number; sure: boolean }

const isRead = (fact: Fact | undefined): fact is Fact => fact !== undefined && fact.from !== 'picked'

/** Where the words stand by now: while one types, what was read is of a moment ago. Null: they are gone. */
function stretchOf(text: string, quote: string, near: number, sure: boolean): UsedText | null {
  if (quote === '') return null
  const start = text.startsWith(quote, near) ? near : text.indexOf(quote, Math.max(0, near - 8))
  return start < 0 ? null : { start, end: start + quote.length, sure }
}

/** A clause that was read whole; of one with words that nobody knows, only what was read. */
function inPiece(text: string, piece: Piece, { facts }: Reading, picks: Picks): (UsedText | null)[] {
  const given = piece.paths.map(path => facts[path]).filter(isRead)
  const raises = piece.raised.some(concept => picks[`raised.${concept}`] !== 'no')
  if (given.length === 0 && !raises) return []
  if (piece.unread === null || given.length === 0)
    return [
      stretchOf(
        text,
        piece.quote,
        piece.start,
        given.every(({ sure }) => sure),
      ),
    ]
  return given.map(({ quote, sure }) => stretchOf(text, quote, piece.start, sure))
}

/** In order, and apart. */
export function usedIn(text: string, field: string, reading: Reading, picks: Picks): UsedText[] {
  const pieces = reading.pieces.filter(piece => piece.field === field)
  // A reader may give its facts alone, each with its words.
  const stretches = pieces.some(({ paths, raised }) => paths.length > 0 || raised.length > 0)
    ? pieces.flatMap(piece => inPiece(text, piece, reading, picks))
    : [
        ...Object.values(reading.facts)
          .filter(fact => isRead(fact) && fact.from === 'said')
          .map(({ quote, sure }) => stretchOf(text, quote, 0, sure)),
        ...reading.raised
          .filter(({ concept, field: of }) => of === field && picks[`raised.${concept}`] !== 'no')
          .map(({ quote }) => stretchOf(text, quote, 0, true)),
      ]
  return apart(stretches.filter(each => each !== null))
}

function apart(stretches: readonly UsedText[]): UsedText[] {
  const found: UsedText[] = []
  for (const each of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1)
    if (last && each.start < last.end) last.sure &&= each.sure
    else found.push({ ...each })
  }
  return found
}
