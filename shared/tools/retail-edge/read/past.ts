// What the client has at home, said no to, or wants again: from the notes and from what was noted under earlier advice.
import { dayText } from '../../../day-text'
import type { Facts } from '../../../facts'
import type { Picks } from '../../../reading/reading'
import type { Product } from '../../../trade/products/product'
import { ofSomeoneElse, plainly, type Source, sentencesOf } from '../../../trade/said'
import { pastWith } from '../told/told'
import { agoIn } from './ago'
import { calledFirst, mentioned } from './mentioned'

export type Past = 'owns' | 'declined' | 'again'
/** `like`: not this very product, but one of its kind. */
export type PastOf = { is: Past; quote: string; where: string; like?: boolean }

const DAY = 86_400_000
/** So long a word counts, in days: a bottle lasts about three months, a "no" about half a year. */
const LASTS = { bought: 90, owns: 365, stated: 150, declined: 183, note: 365 }

const AGAIN =
  /\bran out\b|\brun(?:s|ning)? (?:out|low)\b|\bused (?:it |them )?(?:all )?up\b|\b(?:has |have )?finished\b|\bnearly (?:empty|out|finished)\b|\b(?:is|are) empty\b|\bout of (?:her|his|the|their)\b|\bneeds? (?:a )?(?:new|more|another|refill)|\bwants? (?:some |a )?(?:more|another|new|to (?:buy|try|get))|\basked (?:for|about)\b|\b(?<!not )interested in\b|\bwould like to try\b|\bkeen to try\b|\bre-?(?:order|purchas|buy|stock)\w*\b|\bspare\b|\bback-?up\b|\bsecond (?:one|bottle|tube|pot)\b|\bone for (?:work|the gym|holiday|travel|her (?:mum|bag|desk))\b|\bloved the (?:sample|tester)\b|\bsame again\b|\blast (?:squeeze|drops?|bit|few)\b|\b(?:nearly|almost|just about) (?:gone|out|finished|empty)\b/
const DECLINED =
  /\b(?:didn't|did not|doesn't|does not|don't|won't|wouldn't|isn't|wasn't|not) (?:really |actually )?(?:want|wanted|fancy|like|liked|buy|buying|take|get on|need|care for|keen|interested|use|try|after|up for|convinced)\w*|\bdeclin\w+|\bsaid no\b|\bno to (?:the|any|both|that|this)\b|\bno thanks?\b|\bturned (?:\w+ )?down\b|\brefus\w+|\bpassed on\b|\breturned\b|\bbrought (?:it )?back\b|\bhat(?:es|ed)\b|\bdislike[sd]?\b|\bloath\w+|\bnot for (?:her|him|me)\b|\bnever (?:again|uses?|use|wants?)\b|\btoo (?:heavy|greasy|sticky|drying|expensive|strong|dear|oily|rich|pricey)\b|\bmade (?:her|his|my|the|it)\b[^.]*\b(?:greasy|limp|dry|worse|sticky|flat|itch\w*)\b|\b(?:gives?|gave|makes?|made) (?:her|him|me)\b[^.]{0,20}\b(?:wheez|rash|headache|migraine|hives|itch|sneez|cough|spots|sick|feel)\w*|\bdidn't (?:work|suit|help|agree)\b|\bgave up on\b|\ballergic to (?:it|that|the \w+ in it)\b|\breact(?:ed|s) to (?:it|that)\b|\bno (?:more )?(?:oils?|mousse|gel|hair ?spray|wax|sprays?|serums?|masks?|creams?|leave[- ]?ins?|butters?)\b|\bskip the\b|\bstop(?:ped|s)? (?:using )?(?:it|that|them)\b|\bstop(?:ped|s)? using the\b|\b(?:don't|do not|never) (?:offer|sell|recommend|give|push)\b|\bleave out the\b/
const OWNS =
  /\b(?:has|have|had|got|owns?|owned|bought|buys|purchased?|stocked up|picked up|took home|takes home|keeps|received|was given)\b|\bus(?:es|ing)\b|\bat home\b|\bplenty of\b|\balready\b|\bstill going\b|\b(?:bottle|tub|tube|pot|jar|can|pump)\b[^,]{0,30}\bleft\b/
const HAS_AT_HOME =
  /\bat home\b|\balready\b|\bstill (?:has|have|got|going|using)\b|\bplenty\b|\bown(?:s|ed)?\b|\bbought\b|\bfull bottle\b|\bstocked\b|\btook home\b|\bjust got\b|\bpicked up\b|\bhas (?:got )?(?:a|an|the|her|his|our|some|both|that)\b|\bhappy with (?:her|his|the)\b|\bpurchased\b/
const NOT_OWNED =
  /\b(?:doesn't|does not|hasn't|has not|haven't|don't|never|no longer)\b (?:\w+ )?(?:have|has|got|own|use|using|used|had|bought|buy)\w*|\bwithout (?:any|a)\b|\bhas no\b|\bhad no\b|\bused to (?:use|have|buy)\b|\bno longer\b|\b(?:wants?|needs?|likes?) something\b|\blooking for\b|\banything\b[^,]{0,20}\?/

/** "Not used a purple shampoo before" is no "no". */
const UNTRIED =
  /\b(?:not|never|hasn't|haven't|has not|have not) (?:ever |really |yet )?(?:used|tried|owned|had)\b[^.;]{0,120}\b(?:before|yet|so far|until now|till now)\b|\b(?:never|not) (?:ever )?(?:tried|owned) (?!it\b|that\b|them\b|again\b)/

function stanceOf(piece: string): Past | null {
  if (
    /\b(?:doesn't|does not|don't|didn't|did not|won't|not)\b[^,]{0,12}\b(?:want|need|interested)/.test(piece)
  )
    return 'declined'
  if (/\b(?:got|get|gets|gotten|getting) on with\b/.test(piece) && /\b(?:not|never|\w+n't)\b/.test(piece))
    return 'declined'
  if (AGAIN.test(piece)) return 'again'
  if (
    NOT_OWNED.test(piece) &&
    !/\bnever (?:again|uses?)\b|\b(?:doesn't|does not|won't|don't) use\b/.test(piece)
  )
    return null
  if (UNTRIED.test(piece) && !DECLINED.test(piece.replace(UNTRIED, ' '))) return null
  if (DECLINED.test(piece)) return 'declined'
  return OWNS.test(piece) ? 'owns' : null
}

const VERB =
  /\b(?:is|are|was|washes|lov(?:es|ed)|enjoys?|likes|wants?|needs?|feels?|looks?|gets?|swims|works)\b/

/** A piece of a note that says that something is at home, was declined, or is wanted again. */
export type Remark = { piece: string; is: Past; own: boolean; typed: string; where: string }

const TRIED =
  /\b(?:get|got|getting) on with\b|\bmade (?:her|his|my|it|the)\b|\b(?:gave|gives) (?:her|him|me)\b|\bdidn't (?:suit|agree|work)\b|\bbrought (?:it )?back\b|\breturned\b|\bhat(?:es|ed)\b|\bnever again\b/
const MORE =
  /\banother(?=\s*(?:one|bottle|tube|pot|please|for|of (?:it|those|them|the same)|$))|\bone more\b|\bit again\b|\bmore(?=\s*(?:please|of it|$))|\bspare\b|\bsecond (?:one|bottle|tube|pot)\b|\bback-?up\b|\bsame again\b|\brefill\b|\breplacement\b|\blast (?:squeeze|drops?|bit|few)\b|\b(?:nearly|almost|just about) (?:gone|out|finished|empty)\b|\brunning (?:out|low)\b|\ball gone\b|\bused (?:it |them )?(?:all )?up\b/
/** "Wants another one." and nothing that would name something else. */
const BARE_MORE = new RegExp(
  `^(?:but |and )?(?:(?:she|he|they|client) )?(?:now )?(?:wants?|needs?|would like|asked for|asks for|after|fancies|please give her)?[^.,]{0,12}(?:${MORE.source})[^.]{0,30}$`,
)
const SERVICE =
  /\b(?:had|having|booked)\b[^,.;]{0,15}\b(?:keratin|brazilian|smoothing)\b[^,.;]{0,12}\b(?:treat|smooth|blow)/
const BARE_DATE = /^[\s\d/.-]+$|^\s*(?:\d{1,2} )?[a-z]{3,9} 20\d\d\s*$/
/** "Said no." and nothing more. */
const BARE_NO =
  /^(?:she |he |they )?(?:said no(?: thanks?| thank you)?|no thanks?|no thank you|declined|refused|(?:was )?not interested|(?:turned|passed) \w+ down|(?:so )?stop(?:ped)? (?:using )?(?:it|that|them)(?: for (?:now|a bit|a while))?|did(?:n't| not) (?:want|buy|fancy|like|take)(?: (?:it|them|that|one))?)$|^(?:but )?(?:she |he |they |client )?(?:wasn't|was not|isn't|weren't) (?:keen|interested|convinced|bothered|tempted|sure)$|^(?:but )?(?:(?:she |he )?is )?(?:allergic|react(?:ed|s)) to (?:it|that|the \w+ in it)\b/

/** The ground that is given for a no: "too dear", "a bit too greasy for her". */
const GROUND =
  /[,;\s]{0,4}\b(?:(?:as|because|she|he|thought|found|felt|says?|it|it's|them|was|is|far|way|just|a|bit|little) ){0,8}too (?:dear|expensive|pricey|much money|costly|heavy|greasy|oily|rich|thick|sticky|tacky|stiff|crunchy|strong|drying|perfumed|smelly)\b[^.;]*$/
const ALONE =
  /^(?:(?:but|she|he|client|has|did|it|them|that)(?: |$))*(?:(?:tried|used|had)(?: (?:it|them|one))?)?$/
function bareNo(sentence: string): boolean {
  const said = sentence.trim()
  const rest = said.replace(GROUND, '').trim()
  return BARE_NO.test(rest) || (rest !== said && ALONE.test(rest))
}

/** "Loves the cream, said no to the oil": that no has a thing of its own. */
const OF_ANOTHER =
  /\bno (?:thanks |thank you )?to (?!(?:it|that|this|them|both|the price)\b)(?:(?:the|a|an|any|some|our|her|his) )?\w|\b(?:want|wanted|fancy|like|liked|buy|declined|refused|turned down|passed on|hates?|hated) (?:the|a|an|any|some|our) (?!(?:\w+ ){0,2}(?:smell|scent|fragrance|perfume|feel|texture|price|cost|look|residue|finish|hold|result|idea|way|stickiness|thought)\b)\w/
const ofAnother = (piece: string, last: string): boolean => {
  const hit = OF_ANOTHER.exec(piece)
  if (!hit) return false
  const thing = piece.slice(hit.index + hit[0].length - 1).split(/\W+/)
  return !thing.some(word => word.length > 2 && last.includes(word))
}

/** Two sentences as they stand in the text, one after the other. */
function together(text: string, first: string, second: string): string {
  const from = text.indexOf(first)
  const to = text.indexOf(second.trim(), from + first.length)
  return from < 0 || to < 0 ? second : text.slice(from, to + second.trim().length)
}

/** Read once; each product is then held against these few. */
export function readRemarks(sources: readonly Source[], today: string): Remark[] {
  const remarks: Remark[] = []
  for (const source of sources) {
    const days = source.at === null ? 0 : (Date.parse(today) - Date.parse(source.at)) / DAY
    if (days > LASTS.note) continue
    let last = ''
    let typedLast = ''
    for (const sentence of sentencesOf(source)) {
      let before: Past | null = null
      // Over a full stop only a bare "said no" looks back.
      const back = bareNo(sentence.low)
      if (!back && !BARE_MORE.test(sentence.low.trim())) last = ''
      const typed = back && last !== '' ? together(source.text, typedLast, sentence.typed) : sentence.typed
      typedLast = sentence.typed.trim()
      const pieces = sentence.low.split(
        /,(?!\d)|\band (?=(?:has|didn't|doesn't|declined|wants?|bought|uses)\b)/,
      )
      for (const [index, piece] of pieces.entries()) {
        // "Bought the mask, 3/11/2026": a bare date belongs to what stands before it.
        const [next = ''] = pieces.slice(index + 1)
        const dated = BARE_DATE.test(next) ? `${piece} ${next}` : piece
        const own = stanceOf(piece)
        // "Offered Frost at her last visit, said no thanks": what was said no to stands before it.
        const short =
          ((own === 'declined' && !ofAnother(piece, last)) || (own === 'again' && MORE.test(piece))) &&
          (piece.trim().split(/\s+/).length <= 6 ||
            BARE_NO.test(piece.trim()) ||
            BARE_MORE.test(piece.trim()))
        const told: string =
          short && (before === null || own === 'again') && last !== '' ? `${last},${piece}` : piece
        // What nothing is said of yet waits for the word that follows: "tried it, went grey, never again".
        last = own === null && last !== '' ? `${last},${piece}` : piece
        const is: Past | null = own ?? (VERB.test(piece) ? null : before)
        before = is
        if (is === null || ofSomeoneElse(piece)) continue
        // "Had a keratin treatment on Friday" was done here; it is no jar at home.
        if (is === 'owns' && SERVICE.test(piece) && !/\bat home\b/.test(piece)) continue
        const age = Math.max(days, agoIn(told, today) ?? agoIn(dated, today) ?? 0)
        // What was tried and did not suit stays so, however long ago.
        if (is === 'declined' && age > LASTS.declined && !TRIED.test(told)) continue
        if (is === 'owns' && age > LASTS.stated && !/\bstill\b|\bat home\b/.test(piece)) continue
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

/** Who was left lilac by a purple shampoo doesn't want the purple mask either. */
const toneRefused = ({ traits }: Product, piece: string, is: Past): boolean =>
  is === 'declined' &&
  ((traits.violet &&
    /\b(?:purple|violet|silver)[- ](?:\w+ )?(?:shampoo|conditioner|mask|toning|products?|stuff)/.test(
      piece,
    )) ||
    (traits.blue && /\bblue[- ](?:\w+ )?(?:shampoo|conditioner|mask|toning|products?|stuff)/.test(piece)))

function fromNotes(product: Product, remarks: readonly Remark[], names: readonly string[]): PastOf | null {
  let found: PastOf | null = null
  for (const { piece, is, own, typed, where } of remarks) {
    const how =
      toneRefused(product, piece, is) || (is !== 'again' && calledFirst(product, piece, names))
        ? 'named'
        : mentioned(product, piece)
    if (how === null) continue
    // "Uses shampoo every day": washing is no product of ours. Styling by kind is.
    if (how === 'kind' && is === 'owns' && own && !HAS_AT_HOME.test(piece))
      if (product.kind === 'wash' || product.kind === 'conditioner') continue
    if (how === 'kind' && is === 'again') continue
    // Another product of the list is named in full: a "no" was for that one; having it, she has one like this.
    const low = plainly(product.name)
    const like = !piece.includes(low) && names.some(name => name !== low && piece.includes(name))
    if (like && is !== 'owns') continue
    // A colour shampoo at home is no red mask.
    if (like && product.traits.redTone && !/\b(?:red|copper|auburn|pigment|depositing)\b/.test(piece))
      continue
    // "No" outweighs "has"; "ran out" outweighs an earlier "has".
    if (!found || is !== 'owns') found = { is, quote: typed, where, like }
  }
  return found
}

/** What became of earlier advice, as it was noted under it. */
export const NOTED_BEFORE = 'what was noted before'

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
    return days <= LASTS.declined ? { is: 'declined', quote: `declined on ${on}`, where } : null
  if (last.outcome === 'owns')
    return days <= LASTS.owns ? { is: 'owns', quote: `has it at home, noted on ${on}`, where } : null
  return days <= LASTS.bought
    ? { is: 'owns', quote: `bought on ${on}`, where }
    : { is: 'again', quote: `bought on ${on}`, where }
}

type Known = {
  remarks: readonly Remark[]
  told: ReadonlyMap<string, PastOf>
  picks: Picks
  facts: Facts
  today: string
}

export function pastOf(product: Product, known: Known): PastOf | null {
  const own = ownPastOf(product, known)
  const read = own && own.is !== 'again' ? own : (known.told.get(product.id) ?? own)
  return pastWith(product.id, known.picks, read)
}

function ownPastOf(product: Product, { remarks, facts, today }: Known): PastOf | null {
  const noted = fromAdvice(product, facts, today)
  if (noted && noted.is !== 'again') return noted
  const names = facts.products.map(({ name }) => plainly(name)).filter(name => name.includes(' '))
  return fromNotes(product, remarks, names) ?? noted
}
