// We ask about a piece that no reader knows until a person has looked at it. That takes one tap, and is kept among the
// picks under the piece's own words.
import type { Picks, Piece } from './reading'

const LOOKED = 'looked.'
const LONGEST = 60
/** Tells apart long pieces that begin alike. */
const sumOf = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 999_983, 7)

export function lookedPath({ unknown }: Pick<Piece, 'unknown'>): string {
  const words = unknown.join(' ')
  if (LOOKED.length + words.length <= LONGEST) return LOOKED + words
  const sum = ` ${sumOf(words)}`
  return LOOKED + words.slice(0, LONGEST - LOOKED.length - sum.length) + sum
}
export const isLooked = (path: string): boolean => path.startsWith(LOOKED)
/** The words of each piece that was looked at. */
export const lookedWords = (picks: Picks): string[] =>
  Object.keys(picks).flatMap(path => (isLooked(path) ? [path.slice(LOOKED.length)] : []))

/** Pieces that someone still has to look at. Answering all that a piece raised counts as having looked at it. */
export const unlooked = (pieces: readonly Piece[], picks: Picks): Piece[] =>
  pieces.filter(
    piece =>
      piece.unread === 'unknown' &&
      picks[lookedPath(piece)] !== true &&
      (piece.raised.length === 0 || piece.raised.some(concept => picks[`raised.${concept}`] === undefined)),
  )
