// What the client has at home, declined, or wants again: from the notes and from remarks on earlier advice.
import { dayText } from '../../../../day-text'
import type { Facts } from '../../../../facts'
import { read } from '../../../../reading/doc'
import { wording } from '../../../../reading/wording'
import {
  AGAIN,
  ALONE,
  AND_THEN,
  AT_HOME,
  BARE_DATE,
  BARE_MORE,
  BARE_MORE_OF,
  BARE_NO,
  BLUE,
  DECLINED,
  DENIES,
  GETS_ON,
  GROUND,
  MORE,
  NEVER_USES,
  NOT_OWNED,
  OF_ANOTHER,
  OF_ELSE,
  OWNS,
  PURPLE,
  SERVICE,
  STILL,
  TINTED,
  TRIED,
  UNTRIED,
  UNWANTED,
} from '../../../../reading/words/retail/had'
import { OFFERED } from '../../../../reading/words/retail/tells'
import type { Product } from '../../../../trade/products/product'
import { ofSomeoneElse, plainly, type Source, sentencesOf } from '../../../../trade/said'
import { NOTED_BEFORE } from '../../where'
import { agoIn } from './ago'
import { calledFirst, mentioned } from './mentioned'

export type Past = 'owns' | 'declined' | 'again'
/**
 * `like`: one of its kind rather than this very product. `wasOffered`: it was offered and declined; otherwise it is a
 * dislike.
 */
export type PastOf = { is: Past; quote: string; where: string; like?: boolean; wasOffered?: boolean }

const DAY = 86_400_000
/** In days, how long each remark counts: a bottle lasts about three months, a "no" about half a year. */
const LASTS = { bought: 90, owns: 365, stated: 150, declined: 183, note: 365 }

const [again, declined, owns, has, still, notOwned, untried, ofElse, tried, more] = [
  wording(AGAIN),
  wording(DECLINED),
  wording(OWNS),
  wording(AT_HOME),
  wording(STILL),
  wording(NOT_OWNED),
  wording(UNTRIED),
  wording(OF_ELSE),
  wording(TRIED),
  wording(MORE),
]
const [unwanted, getsOn, denies, neverUses, bareMore, service, date, bareNo, ground, alone, another] = [
  wording(UNWANTED),
  wording(GETS_ON),
  wording(DENIES),
  wording(NEVER_USES),
  wording(BARE_MORE, BARE_MORE_OF),
  wording(SERVICE),
  wording(BARE_DATE),
  wording(BARE_NO),
  wording(GROUND),
  wording(ALONE),
  wording(OF_ANOTHER),
]
const [purple, blue, tinted, andThen, offered] = [
  wording(PURPLE),
  wording(BLUE),
  wording(TINTED),
  wording(AND_THEN),
  wording(OFFERED),
]

function stanceOf(piece: string): Past | null {
  if (unwanted.has(piece) || (getsOn.has(piece) && denies.has(piece))) return 'declined'
  if (again.has(piece)) return 'again'
  if (notOwned.has(piece) && !neverUses.has(piece)) return null
  if (untried.has(piece) && !declined.has(untried.without(piece))) return null
  if (declined.has(piece)) return 'declined'
  return owns.has(piece) ? 'owns' : null
}

/** A piece of a note saying that something is at home, was declined, or is wanted again. */
export type Remark = { piece: string; is: Past; own: boolean; typed: string; where: string }

/** "Said no.", "tried it, far too greasy." */
function isBareNo(sentence: string): boolean {
  const said = sentence.trim()
  const rest = ground.without(said).trim()
  return bareNo.has(rest) || (rest !== said && alone.has(rest))
}

/** "Loves the cream, said no to the oil": the "no" has its own object. */
function ofAnother(piece: string, last: string): boolean {
  const hit = another.in(piece)
  if (!hit) return false
  const from = hit.index + hit.text.lastIndexOf(' ') + 1
  return !read(piece.slice(from)).tokens.some(({ norm }) => norm.length > 2 && last.includes(norm))
}

/** Splits a sentence at commas, and where the same person's next item starts. */
function piecesOf(low: string): string[] {
  const commas = read(low).tokens.flatMap(({ norm, start, end }) => (norm === ',' ? [{ start, end }] : []))
  const ands = andThen.all(low).map(({ index }) => ({ start: index, end: index + 'and'.length }))
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of [...commas, ...ands].sort((a, b) => a.start - b.start)) {
    pieces.push(low.slice(from, start))
    from = end
  }
  return [...pieces, low.slice(from)]
}

/** Two consecutive sentences as they appear in the text. */
function together(text: string, first: string, second: string): string {
  const from = text.indexOf(first)
  const to = text.indexOf(second.trim(), from + first.length)
  return from < 0 || to < 0 ? second : text.slice(from, to + second.trim().length)
}

/** Read once; every product is then compared with these few. */
export function readRemarks(sources: readonly Source[], today: string): Remark[] {
  const remarks: Remark[] = []
  for (const source of sources) {
    const days = source.at === null ? 0 : (Date.parse(today) - Date.parse(source.at)) / DAY
    if (days > LASTS.note) continue
    let last = ''
    let typedLast = ''
    for (const sentence of sentencesOf(source)) {
      let before: Past | null = null
      // After a full stop, only a bare "said no" refers back.
      const back = isBareNo(sentence.low)
      if (!back && !bareMore.has(sentence.low)) last = ''
      const typed = back && last !== '' ? together(source.text, typedLast, sentence.typed) : sentence.typed
      typedLast = sentence.typed.trim()
      const pieces = piecesOf(sentence.low)
      for (const [index, piece] of pieces.entries()) {
        // "Bought the mask, 3/11/2026": a bare date belongs to what comes before it.
        const [next = ''] = pieces.slice(index + 1)
        const dated = date.has(next) ? `${piece} ${next}` : piece
        const own = stanceOf(piece)
        // "Offered Frost at her last visit, said no thanks": what was declined comes before the "no".
        const short =
          ((own === 'declined' && !ofAnother(piece, last)) || (own === 'again' && more.has(piece))) &&
          (piece.trim().split(' ').length <= 6 || bareNo.has(piece) || bareMore.has(piece))
        const told: string =
          short && (before === null || own === 'again') && last !== '' ? `${last},${piece}` : piece
        // An item with no verdict yet waits for the next words: "tried it, went grey, never again".
        last = own === null && last !== '' ? `${last},${piece}` : piece
        const is: Past | null = own ?? (ofElse.has(piece) ? null : before)
        before = is
        if (is === null || ofSomeoneElse(piece)) continue
        // "Had a keratin treatment on Friday" was done in the salon; it isn't a jar at home.
        if (is === 'owns' && service.has(piece) && !piece.includes('at home')) continue
        const age = Math.max(days, agoIn(told, today) ?? agoIn(dated, today) ?? 0)
        // What was tried and didn't suit stays declined, however long ago.
        if (is === 'declined' && age > LASTS.declined && !tried.has(told)) continue
        if (is === 'owns' && age > LASTS.stated && !still.has(piece)) continue
        remarks.push({
          piece: told,
          is,
          own: own !== null,
          typed: typed.slice(0, 120),
          where: source.where,
        })
      }
    }
  }
  return remarks
}

/** A client whose purple shampoo left them lilac doesn't want the purple mask either. */
const isToneRefused = ({ traits }: Product, piece: string, is: Past): boolean =>
  is === 'declined' && ((traits.violet && purple.has(piece)) || (traits.blue && blue.has(piece)))

function fromNotes(product: Product, remarks: readonly Remark[], names: readonly string[]): PastOf | null {
  let found: PastOf | null = null
  for (const { piece, is, own, typed, where } of remarks) {
    const how =
      isToneRefused(product, piece, is) || (is !== 'again' && calledFirst(product, piece, names))
        ? 'named'
        : mentioned(product, piece)
    if (how === null) continue
    // "Uses shampoo every day" is about washing rather than our product. For styling, the kind is enough.
    if (how === 'kind' && is === 'owns' && own && !has.has(piece))
      if (product.kind === 'wash' || product.kind === 'conditioner') continue
    if (how === 'kind' && is === 'again') continue
    // Another product on the list is named in full: a "no" was for that one, while owning it means having one like
    // this.
    const low = plainly(product.name)
    const like = !piece.includes(low) && names.some(name => name !== low && piece.includes(name))
    if (like && is !== 'owns') continue
    // A colour shampoo at home isn't a red mask.
    if (like && product.traits.redTone && !tinted.has(piece)) continue
    // "No" overrides "has"; "ran out" overrides an earlier "has".
    if (!found || is !== 'owns') found = { is, quote: typed, where, like, wasOffered: offered.has(typed) }
  }
  return found
}

function fromAdvice(product: Product, facts: Facts, today: string): PastOf | null {
  const name = plainly(product.name)
  let last: { outcome: 'bought' | 'declined' | 'owns'; at: string } | null = null
  for (const { made_at, products } of facts.recommendations)
    for (const each of products) {
      if (each.outcome === null || (each.id !== product.id && plainly(each.name) !== name)) continue
      const at = each.at ?? made_at
      if (!last || at > last.at) last = { outcome: each.outcome, at }
    }
  if (!last) return null
  const days = (Date.parse(today) - Date.parse(last.at)) / DAY
  const where = NOTED_BEFORE
  const on = dayText(last.at)
  if (last.outcome === 'declined')
    return days <= LASTS.declined
      ? { is: 'declined', quote: `declined on ${on}`, where, wasOffered: true }
      : null
  if (last.outcome === 'owns')
    return days <= LASTS.owns ? { is: 'owns', quote: `has it at home, noted on ${on}`, where } : null
  return days <= LASTS.bought
    ? { is: 'owns', quote: `bought on ${on}`, where }
    : { is: 'again', quote: `bought on ${on}`, where }
}

/** By the list's product ids. */
export function pastsOf(
  products: readonly Product[],
  remarks: readonly Remark[],
  facts: Facts,
  today: string,
): Map<string, PastOf> {
  const names = facts.products.map(({ name }) => plainly(name)).filter(name => name.includes(' '))
  return new Map(
    products.flatMap(product => {
      const noted = fromAdvice(product, facts, today)
      const past = noted && noted.is !== 'again' ? noted : (fromNotes(product, remarks, names) ?? noted)
      return past ? [[product.id, past] as const] : []
    }),
  )
}
