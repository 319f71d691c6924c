// The changes asked for to the saved bowls: how and in which zone, or one shade in place of another.
import { DELTAS, type Move, swapped } from '../../same-but'
import { holdsWord, ZONE_WORDS, type Zone, zonesIn } from '../../same-zones'
import type { ReadShade } from '../shades/shades'

/** No zones means every bowl. `isUnsure`: the words may mean other zones. */
export type Change = { move: Move; zones: readonly Zone[]; isUnsure: boolean }
/** The last formula is asked for, with something beside it that we don't understand. */
const UNHEARD = 'unheard'
export type Changes = readonly Change[] | typeof UNHEARD | null

/** What asks for the last formula; its title follows a colon. */
const AGAIN =
  /\b(?:the )?(?:same (?:as (?:last time|before|usual|always)|again|formula|mix|thing)|(?:the|her|his|my) usual|as (?:last time|usual))\b(?::.*)?|^(?:the )?same\b/

/** The first of two shades is the new one. */
const INSTEAD = ['instead of', 'rather than', 'in place of']
/** The first of two shades is the one to replace. */
const SWAP = ['swapping', 'swap', 'replace', 'change', 'switch']

/** Words that may appear with it and ask for nothing more. */
const FILLER = new Set(
  'please thanks thank you but only just and with a an the it this time today now bit little touch tad slightly slight some much shade tone level one 1 half of in on at for use using to go going make made want wants would like likes she he they her his is be all over overall colour again result'.split(
    ' ',
  ),
)

const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length)
const without = (text: string, words: readonly string[]): string =>
  longestFirst(words).reduce((left, word) => left.replaceAll(word, ' '), text)
const holdsOne = (text: string, words: readonly string[]): boolean => words.some(word => text.includes(word))
const firstOf = (text: string, words: readonly string[]): number =>
  Math.min(...words.map(word => text.indexOf(word)).filter(at => at >= 0))

/** Doesn't find 6/1 inside "6/13". -1 if it isn't there. */
function placeOf(text: string, code: string): number {
  const isPart = (at: number): boolean =>
    /\w/.test(text[at - 1] ?? '') || /\w/.test(text[at + code.length] ?? '')
  let at = text.indexOf(code)
  while (at >= 0 && isPart(at)) at = text.indexOf(code, at + 1)
  return at
}
const holdsCode = (text: string, code: string): boolean => placeOf(text, code) >= 0

function movesIn(piece: string, shades: readonly string[]): Move[] {
  const deltas: Move[] = DELTAS.filter(({ words }) => holdsOne(piece, words))
  const [first, second] = shades
    .filter(code => holdsCode(piece, code))
    .sort((a, b) => placeOf(piece, a) - placeOf(piece, b))
  if (first === undefined || second === undefined) return deltas
  if (holdsOne(piece, INSTEAD)) return [swapped(second, first), ...deltas]
  return holdsOne(piece, SWAP) ? [swapped(first, second), ...deltas] : deltas
}

/** Null if the last formula isn't asked for. */
export function changesIn(wish: string, named: readonly ReadShade[]): Changes {
  const found = AGAIN.exec(wish)
  if (found === null) return null
  const beside = found[0].split(/(?=\bbut\b)/).slice(1)
  const rest = [wish.slice(0, found.index), ...beside, wish.slice(found.index + found[0].length)].join(' ')
  const shades = [...new Set(named.map(({ written }) => written.toLowerCase()))].filter(code =>
    holdsCode(rest, code),
  )
  const pieces = rest.split(/\b(?:and|but)\b|[,;&+]/).map(piece => pieceOf(piece, shades))
  const known = pieces.flatMap(({ moves }) => moves).flatMap(({ words }) => words)
  if (shades.some(code => !known.includes(code))) return UNHEARD
  const left = without(without(rest, [...known, ...INSTEAD, ...SWAP]), ZONE_WORDS)
  if (!left.split(/[\s.,;:!&+-]+/).every(word => word === '' || FILLER.has(word))) return UNHEARD
  // Swap a shade first, then move it.
  return once(placed(grouped(pieces))).sort((a, b) => Number(!a.move.swap) - Number(!b.move.swap))
}

/** `leads`: the zone comes before the move, and also applies to what follows. */
type Piece = { moves: readonly Move[]; zones: readonly Zone[]; isAll: boolean; leads: boolean }
type Group = Piece & { isLate: boolean }

function pieceOf(piece: string, shades: readonly string[]): Piece {
  const moves = movesIn(piece, shades)
  const words = moves.flatMap(move => move.words)
  return {
    moves,
    zones: zonesIn(piece),
    isAll: holdsWord(piece, 'all over') || holdsWord(piece, 'overall'),
    leads: firstOf(piece, ZONE_WORDS) < firstOf(piece, words),
  }
}

/** A piece with only zones joins the move before it; if it comes first, the move after it. */
function grouped(pieces: readonly Piece[]): Group[] {
  return pieces.reduce<Group[]>((groups, piece) => {
    const last = groups.at(-1)
    if (!last) return [{ ...piece, isLate: false }]
    const both = { zones: [...last.zones, ...piece.zones], isAll: last.isAll || piece.isAll }
    if (last.moves.length === 0)
      return [{ ...piece, ...both, leads: piece.leads || last.zones.length > 0, isLate: false }]
    if (piece.moves.length > 0) return groups.concat([{ ...piece, isLate: false }])
    const isLate = piece.zones.length > 0 && (last.leads || last.zones.length === 0)
    return [...groups.slice(0, -1), { ...last, ...both, isLate: last.isLate || isLate }]
  }, [])
}

const isPlaced = ({ zones, isAll }: Piece): boolean => isAll || zones.length > 0

/**
 * "Cooler and deeper on the lengths", "on the lengths cooler and deeper": a move with no zone shares its neighbour's.
 */
function placed(groups: readonly Group[]): Change[] {
  return groups.flatMap(({ moves, zones, isAll, isLate }, at) => {
    const next = groups.slice(at + 1).find(isPlaced)
    const before = groups.slice(0, at).filter(isPlaced).at(-1)
    const ahead = next && !next.isAll && !next.leads ? next.zones : []
    const behind = before?.leads ? before.zones : []
    const where = (): Pick<Change, 'zones' | 'isUnsure'> => {
      if (isAll || zones.length > 0)
        return { zones, isUnsure: (isAll && zones.length > 0) || (isLate && at < groups.length - 1) }
      if (ahead.length > 0) return { zones: ahead, isUnsure: behind.length > 0 }
      if (behind.length > 0) return { zones: behind, isUnsure: next !== undefined && !next.leads }
      return { zones: [], isUnsure: (before?.zones.length ?? 0) > 0 || (next?.leads ?? false) }
    }
    return moves.map(move => ({ move, ...where() }))
  })
}

/** "Darker and deeper", "cooler all over, cooler on the ends" are one change each. */
const once = (changes: readonly Change[]): Change[] =>
  changes.filter(({ move, zones }, at) => {
    const alike = changes.map(other => (other.move.name === move.name ? other.zones : null))
    const isCovered = zones.length > 0 && alike.some(other => other?.length === 0)
    return !isCovered && alike.findIndex(other => other?.join() === zones.join()) === at
  })
