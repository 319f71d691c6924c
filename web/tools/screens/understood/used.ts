// Which words of a field were used: those of facts that still hold. Once somebody picks something else or answers no,
// those words count as unused.
import type { Fact, Picks, Piece, Reading } from '../../../../shared/reading/understood/reading'

/** A span of the text, in characters. `sure`: nothing in it needs checking. */
export type UsedText = { start: number; end: number; sure: boolean }

const isRead = (fact: Fact | undefined): fact is Fact => fact !== undefined && fact.from !== 'picked'

/** Where the quote is now, as somebody may have typed since it was read. Null if it is gone. */
function stretchOf(text: string, quote: string, near: number, sure: boolean): UsedText | null {
  if (quote === '') return null
  const start = text.startsWith(quote, near) ? near : text.indexOf(quote, Math.max(0, near - 8))
  return start < 0 ? null : { start, end: start + quote.length, sure }
}

/** The whole clause if all of it was read; with unknown words in it, only the parts that were read. */
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

/** In order, without overlaps. */
export function usedIn(text: string, field: string, reading: Reading, picks: Picks): UsedText[] {
  const pieces = reading.pieces.filter(piece => piece.field === field)
  // A reader may return facts without clauses, each with its own quote.
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
