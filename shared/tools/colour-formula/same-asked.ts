// What is asked to be different from the saved bowls: how and in which zone, or one shade in another's place.
import type { Picture } from './read/picture'
import { DELTAS, type Move, swapped } from './same-but'

/** On no zone: on every bowl. */
export type Change = { move: Move; zones: readonly Zone[] }

const ZONES = {
  roots: ['new growth', 'regrowth', 'roots', 'root'],
  lengths: ['mid-lengths', 'mid lengths', 'lengths', 'length', 'mids'],
  ends: ['ends', 'tips'],
} as const
export type Zone = keyof typeof ZONES
export const ZONE_NAMES: readonly Zone[] = ['roots', 'lengths', 'ends']

const apart = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .join(' ')} `
/** As a word of its own: no ends in "blends". */
export const holdsWord = (text: string, word: string): boolean => apart(text).includes(apart(word))

export const zonesIn = (text: string): Zone[] =>
  ZONE_NAMES.filter(zone => ZONES[zone].some(word => holdsWord(text, word)))

/** What asks for the last formula; behind a colon stands its title. */
const AGAIN =
  /\b(?:the )?(?:same (?:as (?:last time|before|usual|always)|again|formula|mix|thing)|(?:the|her|his|my) usual|as (?:last time|usual))\b(?::.*)?|^(?:the )?same\b/

/** Of two shades the first is to come. */
const INSTEAD = ['instead of', 'rather than', 'in place of']
/** Of two shades the first is to go. */
const SWAP = ['swapping', 'swap', 'replace', 'change', 'switch']

/** What may stand beside it and asks for nothing else. */
const FILLER =
  /^(?:[\s.,;:!&+-]|\b(?:please|thanks|thank|you|but|only|just|and|with|a|an|the|it|this|time|today|now|bit|little|touch|tad|slightly|slight|some|much|shade|tone|level|one|1|half|of|in|on|at|for|use|using|to|go|going|make|made|wants?|would|like|likes|she|he|they|her|his|is|be|all|over|overall|colour|again|result)\b)*$/

const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text)
const holdsOne = (text: string, words: readonly string[]): boolean => words.some(word => text.includes(word))

function movesIn(piece: string, shades: readonly string[]): Move[] {
  const deltas: Move[] = DELTAS.filter(({ words }) => holdsOne(piece, words))
  const [first, second] = shades
    .filter(code => piece.includes(code))
    .sort((a, b) => piece.indexOf(a) - piece.indexOf(b))
  if (first === undefined || second === undefined) return deltas
  if (holdsOne(piece, INSTEAD)) return [swapped(second, first), ...deltas]
  return holdsOne(piece, SWAP) ? [swapped(first, second), ...deltas] : deltas
}

/** Null where the last formula isn't asked for, or something else is. */
export function changesIn({ text, wish }: Picture): readonly Change[] | null {
  const found = AGAIN.exec(text.wish)
  if (found === null) return null
  const beside = found[0].split(/(?=\bbut\b)/).slice(1)
  const rest = [
    text.wish.slice(0, found.index),
    ...beside,
    text.wish.slice(found.index + found[0].length),
  ].join(' ')
  const shades = [...new Set(wish.shades.map(({ written }) => written.toLowerCase()))].filter(code =>
    rest.includes(code),
  )
  const pieces = rest.split(/\b(?:and|but)\b|[,;&+]/).map(piece => ({
    moves: movesIn(piece, shades),
    zones: zonesIn(piece),
  }))
  const moves = pieces.flatMap(piece => piece.moves)
  const known = moves.flatMap(({ words }) => words)
  if (shades.some(code => !known.includes(code))) return null
  const left = without(
    without(rest, [...known, ...INSTEAD, ...SWAP]),
    ZONE_NAMES.flatMap(zone => ZONES[zone]),
  )
  if (!FILLER.test(left)) return null
  // A shade that takes another's place is there before it is moved.
  return placed(pieces).sort((a, b) => Number(!a.move.swap) - Number(!b.move.swap))
}

/** "Cooler and deeper on the lengths", "cooler on the lengths and ends": what names no zone goes with its neighbour. */
function placed(pieces: readonly { moves: readonly Move[]; zones: readonly Zone[] }[]): Change[] {
  return pieces.flatMap(({ moves, zones }, at) => {
    const after = pieces.slice(at + 1)
    const alone = after.findIndex(piece => piece.moves.length > 0)
    const more = (alone === -1 ? after : after.slice(0, alone)).flatMap(piece => piece.zones)
    const own = [...zones, ...more]
    const where = own.length > 0 ? own : (after.find(piece => piece.zones.length > 0)?.zones ?? [])
    return moves.map(move => ({ move, zones: where }))
  })
}
