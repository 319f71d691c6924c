// Whether a sentence says that something isn't tolerated, isn't wanted, or is fine.
import * as AVOID from '../../../../reading/words/retail/avoid'
import { bounded, ofSomeoneElse } from '../../../../trade/said'
import { avoidWording, goesOn, noLonger, says, turnedAt, untilStop, withoutCompany } from './turned'

const bareList = avoidWording(AVOID.BARE_LIST)
const remedy = avoidWording(AVOID.REMEDY)
const namedAllergy = avoidWording(AVOID.NAMED_ALLERGY)
const allergicTo = avoidWording(AVOID.ALLERGIC_TO)
const thenLikes = avoidWording(AVOID.THEN_LIKES)
const noBefore = avoidWording(AVOID.NO_BEFORE)
const noAfter = avoidWording(AVOID.NO_AFTER)
const notWanted = avoidWording(AVOID.NOT_WANTED)
const barely = avoidWording(AVOID.BARELY)
const free = avoidWording('(-) free')
const no = avoidWording('no')

/**
 * "Tar shampoo for itchy scalp": without the complaint it is used for, unless it did harm. `later`: from the piece to
 * the full stop.
 */
const withoutRemedy = (piece: string, later: string): string =>
  !remedy.has(piece) || says('no_remedy', piece) || says('allergy', later) || says('worse', later)
    ? piece
    : remedy.without(piece)

/** "Loves rich masks and has a nut allergy": where the liking before it ends; 0 if there is none. */
function likedUntil(before: string): number {
  const at = before.lastIndexOf(' and ', allergicTo.in(before)?.index ?? before.length)
  return at > 0 && says('liked', before.slice(0, at)) ? at + ' and '.length : 0
}

/** In characters: a list in one sentence is longer than other sentences. */
const LONGEST = 1000
type Piece = { start: number; text: string }
type Stance = 'allergy' | 'wish' | 'fine' | null

export function stanceOf(piece: string): Stance {
  if (says('fine', piece) && !says('asks', piece)) return 'fine'
  if (says('allergy', piece)) return 'allergy'
  return says('wish', piece) ? 'wish' : null
}

export const PARTS = /(,(?!\d)|[()]|\s-\s|\s\/\s)/
const IS_PART = /^(?:,|[()]|\s-\s|\s\/\s)$/
/** Sentences for this reader: dashes, colons and brackets don't end a list of allergies. */
export function sentenceAround(low: string, at: number): Piece {
  const ends = /\.(?!\d)|[;!?\n]|\s(?=(?:but|however|although|though|whereas|yet|except|apart from)\b)/g
  let [start, end] = [0, low.length]
  for (const hit of low.matchAll(ends)) {
    if (hit.index >= at) {
      end = hit.index
      break
    }
    start = hit.index + hit[0].length
  }
  const part = bounded(low, { start, end }, LONGEST).find(each => at < each.end) ?? { start, end }
  return { start: part.start, text: low.slice(part.start, part.end) }
}

const isShort = (piece: string, most: number): boolean => piece.trim().split(/\s+/).length <= most

/** `before` and `after`: the text of the piece around the words. `rest`: from their end to the full stop. */
type Place = {
  low: string
  sentence: Piece
  pieces: readonly Piece[]
  own: Piece
  later: readonly Piece[]
} & {
  from: number
  end: number
  before: string
  after: string
}

function placeAt(low: string, from: number, to: number): Place {
  const sentence = sentenceAround(low, from)
  const pieces: Piece[] = []
  let at = sentence.start
  for (const part of sentence.text.split(PARTS)) {
    if (!IS_PART.test(part)) pieces.push({ start: at, text: part })
    at += part.length
  }
  const index = pieces.findLastIndex(piece => piece.start <= from)
  const own = pieces[index] ?? sentence
  const end = to + (/^\w*/.exec(low.slice(to, to + 40))?.[0].length ?? 0)
  return {
    low,
    sentence,
    pieces: pieces.slice(0, Math.max(0, index)),
    own,
    later: pieces.slice(index + 1),
    from,
    end,
    before: low.slice(own.start, from),
    after: low.slice(end, own.start + own.text.length),
  }
}

/** The words after a piece, up to the next punctuation mark. */
const nextTo = (low: string, { start, text }: Piece): string =>
  low
    .slice(start + text.length, start + text.length + 80)
    .replace(/^[ ,;.!(/-]+/, '')
    .split(/[,;.!?()\n]/, 1)[0] ?? ''

/** What the piece itself says, and what comes right after it. */
function stanceOfPiece({ low, own, later, end, before, after, sentence }: Place): Stance {
  const rest = untilStop(low.slice(own.start, own.start + LONGEST))
  if (barely.opens(nextTo(low, own))) return 'allergy'
  const isAllergic = (namedAllergy.opens(after) || allergicTo.has(before)) && !says('bygone', own.text)
  const told = isAllergic
    ? own.text.slice(likedUntil(before), end - own.start) + thenLikes.without(after)
    : own.text
  const read = stanceOf(withoutRemedy(told, rest.slice(own.text.length)))
  if (noLonger(own.text, rest, read === 'fine' || says('untroubled', own.text))) return 'allergy'
  const did = ({ text }: Piece, ...what: string[]): boolean =>
    what.some(each => says(each, text)) && !says('fine', text)
  const [next] = later
  const then = later.find(({ text }) => text.trim() !== '' && !says('more', text))
  const reacted = then !== undefined && did(then, 'reacted', 'skin') && !says('to_another', then.text)
  if (read === 'wish' && (reacted || (next && did(next, 'reacted')))) return 'allergy'
  if (read !== null) return read
  const isPointed = next && (says('points', next.text) || says('pointed', own.text))
  if (next && did(next, 'then_reacted')) return 'allergy'
  if (next && isPointed && did(next, 'then_itched') && !says('not_worn', own.text)) return 'allergy'
  if (noBefore.has(before) && !noAfter.opens(after)) return reacted ? 'allergy' : 'wish'
  const isRefused = no.isOnly(low.slice(end, sentence.start + sentence.text.length))
  return free.opens(after) || notWanted.opens(after) || isRefused ? 'wish' : null
}

/** A list: "allergic to nuts, sesame and soy"; "almond, argan, shea: allergic". */
function stanceOfList({ sentence, pieces, own, later }: Place): Stance {
  if (says('verb', own.text)) return null
  // "Reactive skin, aloe soothes"; but in a list of allergies we still believe it.
  if (says('soothes', own.text) && !says('says_allergy', sentence.text)) return null
  const at = pieces.findLastIndex(
    ({ text }) => stanceOf(text) !== null || noBefore.has(text.split(' ', 1)[0] ?? ''),
  )
  const head = pieces[at]
  if (head) {
    const stance = stanceOf(head.text) ?? 'wish'
    const isBare = pieces.slice(at).every(({ text }) => isShort(text, 4) && !says('verb', text))
    if ((stance === 'allergy' && isBare) || says('reaches', head.text))
      return stance === 'fine' && !says('to_with', head.text) ? null : stance
  }
  const tail = later.findIndex(({ text }) => stanceOf(text) !== null)
  const last = later[tail]
  const isRun = [own, ...later.slice(0, Math.max(0, tail))].every(({ text }) => isShort(text, 3))
  return last && isRun && !says('verb', last.text) ? stanceOf(last.text) : null
}

function stanceOfPlace(place: Place): Stance {
  const { low, sentence, own, later, from, end, before, after } = place
  const turned = turnedAt(low, from, end)
  // "Likes honey but not nuts, throat swells".
  if (turned === 'wish' && says('allergy', untilStop(low.slice(end, end + LONGEST)))) return 'allergy'
  if (turned) return turned === 'nothing' ? null : turned
  // "Had a nut allergy as a child, outgrew it".
  if ([own, ...later].some(({ text }) => says('outgrown', text) && !says('not_yet', text))) return 'fine'
  if (bareList.isOnly(sentence.text)) return 'allergy'
  const last = sentence.start > 0 ? sentenceAround(low, sentence.start - 1).text : ''
  if (goesOn(before, after) && stanceOf(last) === 'allergy') return 'allergy'
  return stanceOfPiece(place) ?? stanceOfList(place)
}

/** What is said at this place in a text, and whether it is about somebody else. */
export function stanceAt(low: string, from: number, to: number): { stance: Stance; others: boolean } {
  const place = placeAt(low, from, to)
  const { own, pieces, before, after } = place
  const told = [...pieces.map(({ text }) => text), before].join(', ')
  const others =
    !says('household', own.text) && !says('client_too', after) && ofSomeoneElse(withoutCompany(told))
  return { stance: stanceOfPlace(place), others }
}
