// Splits a line into pieces before entries are put together: at commas, full stops, slashes and "then".

import { hasLetter, tokensOf } from '../../../../reading/letters'
import { isHowLong, isWhen } from '../marks/marks'
import { isMark, type Lexed, MARK, markAt } from '../marks/tokens'
import { isCapital, isFiller, isServiceWord, kindOf, nameAndService } from '../words'

export type Piece = {
  text: string
  /** Positions of times that start an entry, outside brackets. */
  anchors: number[]
  length: boolean
  words: string
  named: boolean
  /** Separated by a semicolon or "then". */
  strong: boolean
  /** The first piece after a full stop, a semicolon or "then". */
  opens: boolean
  /** Comes after a slash, so it belongs to the entry before it, unless it is an entry itself. */
  slash: boolean
}

const SEPARATOR = /(;|,|[.?!](?=\s|$)|\s\/\s|\s\|\s|•|\band then\b|\bthen\b|\bfollowed by\b|\bafter that\b)/i
const TITLES = /\b(?:mrs|mr|ms|mx|miss|dr|rev|revd|prof|col|capt|sgt|fr|st|\p{Lu})$/iu

function pieceOf(text: string, lexed: Lexed, strong: boolean, opens = strong, slash = false): Piece {
  let depth = 0
  const anchors: number[] = []
  let length = false
  for (const [at, char] of [...text].entries()) {
    if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (isMark(char)) {
      const mark = markAt(lexed.marks, char)?.mark
      if ((mark === 'time' || mark === 'range' || mark === 'bad') && depth === 0) anchors.push(at)
      if (mark === 'length' || mark === 'end') length = true
    }
  }
  const words = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(MARK, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const first = words.split(' ').find(token => !isFiller(token)) ?? ''
  const named =
    first !== '' && hasLetter(first) && (!isServiceWord(first) || nameAndService(words).client !== '')
  return { text, anchors, length, words, named: named || kindOf(words) !== 'client', strong, opens, slash }
}

export function piecesOf(lexed: Lexed): Piece[] {
  const parts: { text: string; strong: boolean; opens: boolean; slash: boolean }[] = [
    { text: '', strong: false, opens: false, slash: false },
  ]
  let depth = 0
  // "9–10 Uri and 10–11 Vic"
  const text = lexed.text.replace(
    /(?<=[\p{L})]\s*)\b(?:and|&)\s+([\ue000-\uf8ff])/gu,
    (whole, char: string) => (isWhen(markAt(lexed.marks, char)?.mark ?? '') ? `; ${char}` : whole),
  )
  const bits = text
    .split(/([()[\]])/)
    .flatMap(part => (/^[()[\]]$/.test(part) ? [part] : part.split(SEPARATOR)))
  for (const [at, bit] of bits.entries()) {
    if (bit === '(' || bit === '[') depth++
    if (bit === ')' || bit === ']') depth = Math.max(0, depth - 1)
    const last = parts.at(-1)
    if (!last) continue
    const splits = depth === 0 && SEPARATOR.test(bit) && new RegExp(`^${SEPARATOR.source}$`, 'i').test(bit)
    if (
      splits &&
      !(bit === '.' && TITLES.test(last.text)) &&
      !(bit === ',' && oneService(last.text, bits[at + 1] ?? ''))
    )
      parts.push({
        text: '',
        strong: !/^[,.?!]$/.test(bit.trim()),
        opens: bit !== ',',
        slash: bit.trim() === '/',
      })
    else last.text += bit
  }
  return parts.flatMap(({ text, strong, opens, slash }) =>
    divided(pieceOf(text, lexed, strong, opens, slash), lexed),
  )
}

/** "Wash, cut & dry": a comma inside a service. */
const oneService = (before: string, after: string): boolean => {
  const next = /^\s*(\S+)/.exec(after)?.[1] ?? ''
  return isServiceWord(/(\S+)\s*$/.exec(before)?.[1] ?? '') && isServiceWord(next) && !isCapital(next)
}

/** A piece with two times and no separator: "9-10 Jane cut 10.30-11 Kim fringe". */
function divided(piece: Piece, lexed: Lexed): Piece[] {
  const { text, anchors } = piece
  const chars = [...text]
  if (anchors.length < 2 || isFromTo(chars, anchors, lexed) || isSaidTwice(chars, anchors, lexed))
    return [piece]
  // "Ladies: 9 Una (cut) 10 Vera (tint)": a label isn't the name for the time after it.
  const front = chars
    .slice(0, anchors[0])
    .join('')
    .replace(/^.*:\s*$/, '')
  const nameFirst = tokensOf(front).some(token => !isFiller(token) && !isMark(token))
  const cuts: number[] = []
  for (const [at, anchor] of anchors.entries()) {
    if (at === 0) continue
    const previous = anchors[at - 1] ?? 0
    if (!nameFirst) {
      cuts.push(aheadOf(chars, previous, anchor, anchors[at + 1] ?? chars.length, lexed) ?? anchor)
      continue
    }
    const between = chars.slice(previous + 1, anchor).join('')
    const said = [...between].findLastIndex(
      char => isMark(char) && markAt(lexed.marks, char)?.mark === 'length',
    )
    const after = [...between].slice(said + 1).join('')
    // "sue cut at ten for an hour tom fade at …": what follows the length belongs to the next entry.
    if (said >= 0 && tokensOf(after).some(token => hasLetter(token) && !isFiller(token))) {
      cuts.push(previous + 1 + said + 1)
      continue
    }
    const names = [...between.matchAll(/\p{Lu}[\p{L}'’-]*/gu)].filter(match => !isServiceWord(match[0]))
    const start = names.at(-1)
    // The last capitalised word before the time is the next person's name.
    if (start) cuts.push(previous + 1 + [...between.slice(0, start.index)].length)
    else cuts.push(smallLetters(front, between, previous) ?? anchor)
  }
  const edges = [0, ...cuts, chars.length]
  return edges
    .slice(1)
    .map((edge, at) => pieceOf(chars.slice(edges[at], edge).join(''), lexed, piece.strong && at === 0))
}

/**
 * "… an hour and a half lunch at half twelve for half an hour": words after a length, where the time they go with has
 * no name.
 */
function aheadOf(
  chars: readonly string[],
  previous: number,
  anchor: number,
  next: number,
  lexed: Lexed,
): number | null {
  const own = (text: string): boolean => tokensOf(text).some(token => hasLetter(token) && !isFiller(token))
  const between = chars.slice(previous + 1, anchor)
  const said = between.findLastIndex(char => isMark(char) && isHowLong(markAt(lexed.marks, char)?.mark ?? ''))
  const alone = !own(
    chars
      .slice(anchor + 1, next)
      .join('')
      .replace(/[([][^)\]]*[)\]]/g, ' '),
  )
  if (!alone) return null
  if (said >= 0 && own(between.slice(said + 1).join('')) && own(between.slice(0, said).join('')))
    return previous + said + 2
  // "half eleven till twelve Freddie skin fade lunch twelve till half past"
  const words = between.join('')
  const rest = BREAK_LAST.exec(words)
  return rest && kindOf(rest[0]) === 'break' && own(words.slice(0, rest.index))
    ? previous + 1 + [...words.slice(0, rest.index)].length
    : null
}
const BREAK_LAST =
  /(?<=\S\s+)(?:(?:i'?ll|i'?m|i|we|we'?ll|have|having|take|taking|stop|stopping|for|get|my|a|our)\s+)*\p{L}+\s*$/iu

/**
 * "amy cut nine till ten bella tint ten till noon and lunch noon till one": where the next entry starts, in lower case.
 */
function smallLetters(front: string, between: string, previous: number): number | null {
  const words = between.replace(MARK, ' ')
  if (!hasLetter(words)) return null
  const rest = BREAK_LAST.exec(words)
  if (rest && kindOf(rest[0]) === 'break') return previous + 1 + [...words.slice(0, rest.index)].length
  if (nameAndService(front.replace(MARK, ' ')).service !== '') return previous + 1
  const tokens = [...words.matchAll(/\S+/g)]
  let at = tokens.length
  while (at > 0 && !isServiceWord(tokens[at - 1]?.[0] ?? '') && hasLetter(tokens[at - 1]?.[0] ?? '')) at--
  const first = tokens[at]
  return first ? previous + 1 + [...words.slice(0, first.index)].length : null
}

/** "0900 Sian cut 1000": the words are between the start and the end. */
function isFromTo(chars: readonly string[], anchors: readonly number[], { marks }: Lexed): boolean {
  const [first, last] = anchors
  if (anchors.length !== 2 || first === undefined || last === undefined) return false
  const outside = [...chars.slice(0, first), ...chars.slice(last + 1)].join('')
  const bare = (at: number): boolean => markAt(marks, chars[at] ?? '')?.mark === 'time'
  // "0945 Moya 1130 roots": the name is between the times, the service after them.
  const inside = nameAndService(chars.slice(first + 1, last).join(''))
  const after = nameAndService(
    chars
      .slice(last + 1)
      .join('')
      .replace(MARK, ' '),
  )
  if (
    bare(first) &&
    bare(last) &&
    chars.slice(0, first).join('').trim() === '' &&
    inside.client !== '' &&
    inside.service === '' &&
    after.client === '' &&
    after.service !== ''
  )
    return true
  return bare(first) && bare(last) && !/[\p{L}\d\ue000-\uf8ff]/u.test(outside)
}

/** "09:45 Kai dry trim 09:45–10:10": the start is given twice. */
function isSaidTwice(chars: readonly string[], anchors: readonly number[], { marks }: Lexed): boolean {
  const [first, last] = anchors.map(at => markAt(marks, chars[at] ?? ''))
  return (
    anchors.length === 2 &&
    first?.mark === 'time' &&
    last?.mark === 'range' &&
    first.clock.hour === last.from.hour &&
    first.clock.minute === last.from.minute
  )
}
