// One line may hold a whole day: where one entry ends and the next begins.
import { isMark, type Lexed, MARK, markAt } from './tokens'
import { isCapital, isFiller, isServiceWord, kindOf, nameAndService } from './words'

type Piece = {
  text: string
  /** Places of times that begin an entry, outside brackets. */
  anchors: number[]
  length: boolean
  words: string
  named: boolean
  /** Set apart by a semicolon or "then". */
  strong: boolean
  /** The first piece after a full stop, a semicolon or "then". */
  opens: boolean
}

const SEPARATOR = /(;|,|[.?!](?=\s|$)|\s\/\s|\s\|\s|•|\band then\b|\bthen\b|\bfollowed by\b|\bafter that\b)/i
const TITLES = /\b(?:mrs|mr|ms|mx|miss|dr|rev|revd|prof|col|capt|sgt|fr|st|\p{Lu})$/iu

function pieceOf(text: string, lexed: Lexed, strong: boolean, opens = strong): Piece {
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
    first !== '' && /\p{L}/u.test(first) && (!isServiceWord(first) || nameAndService(words).client !== '')
  return { text, anchors, length, words, named: named || kindOf(words) !== 'client', strong, opens }
}

function piecesOf(lexed: Lexed): Piece[] {
  const parts: { text: string; strong: boolean; opens: boolean }[] = [
    { text: '', strong: false, opens: false },
  ]
  let depth = 0
  // "9–10 Uri and 10–11 Vic"
  const text = lexed.text.replace(
    /(?<=[\p{L})]\s*)\b(?:and|&)\s+([\ue000-\uf8ff])/gu,
    (whole, char: string) =>
      /^(?:time|range)$/.test(markAt(lexed.marks, char)?.mark ?? '') ? `; ${char}` : whole,
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
      parts.push({ text: '', strong: !/^[,.?!]$/.test(bit.trim()), opens: bit !== ',' })
    else last.text += bit
  }
  return parts.flatMap(({ text, strong, opens }) => divided(pieceOf(text, lexed, strong, opens), lexed))
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
  if (anchors.length < 2 || isFromTo(chars, anchors, lexed)) return [piece]
  // "Ladies: 9 Una (cut) 10 Vera (tint)": a label is no name before its time.
  const front = chars
    .slice(0, anchors[0])
    .join('')
    .replace(/^.*:\s*$/, '')
  const nameFirst = front.split(/\s+/).some(token => !isFiller(token) && !isMark(token))
  const cuts: number[] = []
  for (const anchor of anchors.slice(1)) {
    if (!nameFirst) {
      cuts.push(anchor)
      continue
    }
    const previous = anchors[anchors.indexOf(anchor) - 1] ?? 0
    const between = chars.slice(previous + 1, anchor).join('')
    const said = [...between].findLastIndex(
      char => isMark(char) && markAt(lexed.marks, char)?.mark === 'length',
    )
    const after = [...between].slice(said + 1).join('')
    // "sue cut at ten for an hour tom fade at …": what follows the length is the next one's.
    if (said >= 0 && after.split(/\s+/).some(token => /\p{L}/u.test(token) && !isFiller(token))) {
      cuts.push(previous + 1 + said + 1)
      continue
    }
    const names = [...between.matchAll(/\p{Lu}[\p{L}'’-]*/gu)].filter(match => !isServiceWord(match[0]))
    const start = names.at(-1)
    // The last capital before the time is the next one's name.
    if (start) cuts.push(previous + 1 + [...between.slice(0, start.index)].length)
    else cuts.push(anchor)
  }
  const edges = [0, ...cuts, chars.length]
  return edges
    .slice(1)
    .map((edge, at) => pieceOf(chars.slice(edges[at], edge).join(''), lexed, piece.strong && at === 0))
}

/** "0900 Sian cut 1000": the words stand between the start and the end. */
function isFromTo(chars: readonly string[], anchors: readonly number[], { marks }: Lexed): boolean {
  const [first, last] = anchors
  if (anchors.length !== 2 || first === undefined || last === undefined) return false
  const outside = [...chars.slice(0, first), ...chars.slice(last + 1)].join('')
  const bare = (at: number): boolean => markAt(marks, chars[at] ?? '')?.mark === 'time'
  return bare(first) && bare(last) && !/[\p{L}\d\ue000-\uf8ff]/u.test(outside)
}

type Open = {
  text: string
  anchored: boolean
  length: boolean
  named: boolean
  served: boolean
  capital: boolean
}

/** The texts of the entries in a line. */
export function splitRows(lexed: Lexed): string[] {
  const rows: Open[] = []
  const pieces = piecesOf(lexed).filter(piece => piece.text.trim() !== '')
  for (const [at, piece] of pieces.entries()) {
    const open = rows.at(-1)
    if (!open && isTalk(piece) && (pieces[at + 1]?.anchors.length ?? 0) > 0) continue
    const read = nameAndService(piece.words)
    const isBreak = kindOf(piece.words) !== 'client'
    const next = pieces[at + 1]
    const starts = (): void => {
      rows.push({
        text: piece.text,
        anchored: piece.anchors.length > 0,
        length: piece.length,
        named: piece.named,
        served: read.service !== '' || isBreak,
        capital: isCapital(read.client),
      })
    }
    const joins = (): void => {
      if (!open) {
        starts()
        return
      }
      open.text += ` , ${piece.text}`
      open.anchored ||= piece.anchors.length > 0
      open.length ||= piece.length
      open.named ||= piece.named
      open.served ||= read.service !== ''
    }
    const hasName =
      !isSaidOf(piece) && piece.named && (isBreak || (read.client !== '' && isNameStart(read.client)))
    if (open?.anchored && [...piece.text].some(char => markAt(lexed.marks, char)?.mark === 'waiting'))
      starts()
    else if (piece.anchors.length > 0) {
      // "Anna, 9:00, cut": the name came first, with a comma.
      if (open && !open.anchored && !open.length) joins()
      else starts()
    } else if (!hasName) joins()
    else if (open?.anchored && piece.opens && anchoredFrom(pieces, at)) starts()
    else if (open && !open.anchored && open.named && flagged(piece, lexed)) starts()
    else if (open && !open.named && !open.served) joins()
    else if (piece.length && (open?.length || open?.served || piece.strong)) starts()
    // "…, then basin and blow dry": small letters among names with capitals are no name.
    else if (piece.strong && (isBreak || isCapital(read.client) || (read.service !== '' && !open?.capital)))
      starts()
    else if (isBreak && piece.length) starts()
    // Names first, each before its own time: "Anna cut, 9:00, Ben gents, 10:00".
    else if (open?.anchored && open.served && next && next.anchors.length > 0 && !next.named) starts()
    else if (open?.anchored && open.served && flagged(piece, lexed)) starts()
    else joins()
  }
  return rows.map(row => row.text.trim())
}

/** A sentence that holds a time is an entry of its own: "wendy, colour, 10.30–12.30." */
const anchoredFrom = (pieces: readonly Piece[], at: number): boolean => {
  const end = pieces.findIndex((piece, index) => index > at && piece.opens)
  return pieces.slice(at, end < 0 ? undefined : end).some(({ anchors }) => anchors.length > 0)
}

/** "Ok today is mad. 9 Bex tint": a first sentence without a time, a length or a service. */
const isTalk = ({ words, anchors, length, text }: Piece): boolean =>
  anchors.length === 0 &&
  !length &&
  ![...text].some(isMark) &&
  kindOf(words) === 'client' &&
  !words.split(' ').some(isServiceWord) &&
  words.split(' ').filter(token => !isCapital(token)).length >= 2

/** "She's got a bit of room": said of the one before, whoever that is. */
const isSaidOf = ({ words, anchors }: Piece): boolean =>
  anchors.length === 0 &&
  /^(?:and |but |so )?(?:she|he|they|it|who)\b/i.test(words) &&
  !/\p{Lu}/u.test(words.slice(4))

const isNameStart = (client: string): boolean => isCapital(client) || client.split(' ').length <= 2

/** "Kim is flexible": a remark about someone named. */
const flagged = (piece: Piece, lexed: Lexed): boolean =>
  isCapital(piece.words) &&
  [...piece.text].some(
    char =>
      isMark(char) &&
      /^(?:flexible|fixed|after|before|cancelled|options|within|part|direction)$/.test(
        markAt(lexed.marks, char)?.mark ?? '',
      ),
  )
