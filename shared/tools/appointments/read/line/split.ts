// A single line may hold a whole day: finds where one entry ends and the next begins.

import { hasCapital } from '../../../../reading/letters'
import { isGone } from '../marks/marks'
import { isMark, type Lexed, markAt } from '../marks/tokens'
import { type ClientAndService, isCapital, isRemark, kindOf, nameAndService, tellsService } from '../words'
import { type Piece, piecesOf } from './pieces'

type OpenLine = {
  text: string
  anchored: boolean
  length: boolean
  named: boolean
  served: boolean
  capital: boolean
}

/** The texts of the entries in a line. */
export function splitRows(lexed: Lexed): string[] {
  const rows: OpenLine[] = []
  const seen = new Set<string>()
  const pieces = piecesOf(lexed).filter(piece => piece.text.trim() !== '')
  for (const [at, piece] of pieces.entries()) {
    const open = rows.at(-1)
    if (!open && isTalk(piece) && (pieces[at + 1]?.anchors.length ?? 0) > 0) continue
    const read = nameAndService(piece.words)
    const isBreak = kindOf(piece.words) !== 'client'
    const next = pieces[at + 1]
    const starts = (): void => {
      if (read.client !== '' && piece.anchors.length > 0) seen.add(read.client.toLowerCase())
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
      !isSaidOf(piece) &&
      piece.named &&
      (isBreak || (read.client !== '' && isNameStart(read.client) && !isRemark(read.client)))
    if (open?.anchored && [...piece.text].some(char => markAt(lexed.marks, char)?.mark === 'waiting'))
      starts()
    else if (piece.anchors.length > 0) {
      // "Anna, 9:00, cut": the name comes first, then a comma. In "I have lunch, then Dee 12-1", the time is Dee's.
      if (open && BREAK_ALONE.test(open.text.trim()) && read.client !== '') starts()
      // "Ines moved to Friday. 9 Carol": the first sentence is about somebody else.
      else if (
        open?.named &&
        !open.anchored &&
        (piece.opens || isCapital(read.client)) &&
        saysGone(open.text, lexed)
      )
        starts()
      else if (open && !open.anchored && (!open.length || read.client === '') && !isBreak) joins()
      else starts()
    } else if (!hasName) joins()
    else if (open?.anchored && piece.opens && anchoredFrom(pieces, at)) starts()
    else if (open && !open.anchored && open.named && flagged(piece, lexed)) starts()
    else if (open && !open.named && !open.served) joins()
    // "9–9.30 fringe trim / Jill", "9 Anna cut / Emma"
    else if (piece.slash && open?.anchored && !isBreak && read.service === '' && !piece.length) joins()
    // "9.15 Babs, 11.30 Dora. Babs is a cut"
    else if (open?.anchored && read.service !== '' && seen.has(read.client.toLowerCase())) starts()
    // "Tam first, 45 min cut. Una next, 2 hr colour."
    else if (open?.length && piece.opens && lengthFrom(pieces, at)) starts()
    else if (piece.length && saidOfOpen(read, isBreak, open)) joins()
    else if (piece.length && (open?.length || open?.served || piece.strong)) starts()
    // "…, then basin and blow dry": lower-case words among capitalised names aren't a name.
    else if (piece.strong && (isBreak || isCapital(read.client) || (read.service !== '' && !open?.capital)))
      starts()
    else if (isBreak && (piece.length || (open?.anchored && BREAK_ALONE.test(piece.words)))) starts()
    // Names first, each before its own time: "Anna cut, 9:00, Ben gents, 10:00".
    else if (open?.anchored && open.served && next && next.anchors.length > 0 && !next.named) starts()
    // "Petra 11.30–12.15, Quin no show": another name, and a remark about it.
    else if (open?.anchored && flagged(piece, lexed) && (open.served || open.capital)) starts()
    else joins()
  }
  return rows.map(row => row.text.trim())
}

/** "Barbara, roots, that'll be two hours": lower case and no service, after an entry that has a capital and a time. */
const saidOfOpen = (read: ClientAndService, isBreak: boolean, open: OpenLine | undefined): boolean =>
  open?.anchored === true &&
  open.capital &&
  !open.length &&
  !isBreak &&
  !isCapital(read.client) &&
  read.service === ''

/** "10.30 Yasmin colour, lunch, 1.30 Zane" */
const BREAK_ALONE =
  /^(?:(?:then|my|a|and|i'?m|i|i'?ll|we|we'?re|have|having|take|taking|stop(?:ping)? for|on) )*(?:lunch|dinner|lunch break|break)$/i

/** A sentence with a time is its own entry: "wendy, colour, 10.30–12.30." */
const anchoredFrom = (pieces: readonly Piece[], at: number): boolean => {
  const end = pieces.findIndex((piece, index) => index > at && piece.opens)
  return pieces.slice(at, end < 0 ? undefined : end).some(({ anchors }) => anchors.length > 0)
}

/** A sentence that gives a length is its own entry. */
const lengthFrom = (pieces: readonly Piece[], at: number): boolean => {
  const end = pieces.findIndex((piece, index) => index > at && piece.opens)
  return pieces.slice(at, end < 0 ? undefined : end).some(({ length }) => length)
}

/** "Ok today is mad. 9 Bex tint": a first sentence without a time, a length or a service. */
const isTalk = ({ words, anchors, length, text }: Piece): boolean =>
  anchors.length === 0 &&
  !length &&
  ![...text].some(isMark) &&
  kindOf(words) === 'client' &&
  (!words.split(' ').some(tellsService) || OF_A_LIST.has(lastOf(words))) &&
  (words.split(' ').filter(token => !isCapital(token)).length >= 2 || lastOf(words) === 'day')

/** "She's got a bit of room": about the entry before, whoever that is. */
const isSaidOf = ({ words, anchors }: Piece): boolean =>
  anchors.length === 0 &&
  /^(?:and |but |so )?(?:she|he|they|it|who)\b/i.test(words) &&
  !hasCapital(words.slice(4))

const isNameStart = (client: string): boolean => isCapital(client) || client.split(' ').length <= 2

const saysGone = (text: string, lexed: Lexed): boolean =>
  [...text].some(char => isGone(markAt(lexed.marks, char)?.mark ?? ''))

/** "Kim is flexible": a remark about someone named. */
const flagged = (piece: Piece, lexed: Lexed): boolean =>
  isCapital(piece.words) &&
  [...piece.text].some(char => isMark(char) && SAID_OF_SOMEBODY.has(markAt(lexed.marks, char)?.mark ?? ''))
const SAID_OF_SOMEBODY = new Set(
  'flexible fixed after before cancelled options within part direction late'.split(' '),
)
const OF_A_LIST = new Set(['day', 'morning', 'afternoon', 'list', 'column'])
const lastOf = (words: string): string => words.split(' ').at(-1)?.toLowerCase() ?? ''
