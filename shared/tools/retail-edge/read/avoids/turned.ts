// What reverses a remark: "no allergies except honey", "fine with nuts but not aloe", "like her mum", "fine until now".
import { tableOf } from '../../../../reading/tables'
import { type Families, typed, type Wording } from '../../../../reading/wording'
import * as AVOID from '../../../../reading/words/retail/avoid'

/** What a piece of text says about a substance. */
export const says = tableOf([AVOID.AVOID], AVOID.AVOID_NAMED).has
export const avoidWording = (families: Families): Wording => typed(families, AVOID.AVOID_NAMED)

const company = avoidWording(AVOID.COMPANY)
const turn = avoidWording(AVOID.TURN)
const except = avoidWording(AVOID.EXCEPT)
const only = avoidWording(AVOID.ONLY)
const surely = avoidWording(AVOID.SURELY)
const led = avoidWording(AVOID.LED)
const isNo = avoidWording(AVOID.NO)
const smellOf = avoidWording(AVOID.SMELL_OF)
const asWell = avoidWording(AVOID.AS_WELL)
const too = avoidWording(AVOID.TOO)
const turns = typed('@turn ..4-but/except/apart ;', { turn: AVOID.TURN })
const turnsNot = avoidWording('not ..4 ;')

/** The same words without people who are only mentioned beside the client. */
export const withoutCompany = (text: string): string => company.without(text, ' they ')

const FEWEST_BACK = 160
const STOP = /[.;\n!?]/
/** "Zinnia is fine\nnot with perfume": a reversal at the start of a line applies to the line before. */
const GOES_BACK = /[.;!?]|\n(?!\s{0,3}(?:not|but|except|apart)\b)/
/** Up to the full stop. */
export const untilStop = (text: string): string => text.split(STOP, 1)[0] ?? ''

/**
 * What the words before this place amount to. "allergy": a negation that ends here, or an allergy that goes on. "wish":
 * a liking. "nothing": only the smell is meant. Otherwise null. `low`: plain lower case; `end`: where the words end.
 */
export function turnedAt(low: string, from: number, end: number): 'allergy' | 'wish' | 'nothing' | null {
  const back = low.slice(Math.max(0, from - FEWEST_BACK), from).trimEnd()
  const sentence = back.split(GOES_BACK).at(-1) ?? ''
  const found = turns.in(sentence) ?? turnsNot.in(sentence)
  if (!found) return null
  const head = sentence.slice(0, found.index)
  const word = turn.opens(found.text)?.text ?? 'not'
  const between = found.text.slice(word.length)
  const after = low.slice(end, end + 24)
  const isEvery = says('everything', head)
  const isNone = says('none', head)
  if (isEvery && !isNone) {
    if (smellOf.isOnly(between)) return 'wish'
    if (smellOf.opens(low.slice(from, end + 8))) return 'nothing'
  }
  if (says('something_else', between)) return null
  const before = led.opens(between)?.text ?? ''
  if (except.has(word)) return isNone || (isEvery && !says('not', head)) ? 'allergy' : null
  if (only.has(word)) return isNone ? 'allergy' : null
  if (word === 'not' || isNo.has(before)) {
    if (!says('can_have', head) || says('cannot', head)) return null
    return says('body', head) ? 'allergy' : 'wish'
  }
  if (!word.startsWith('but') || !isNone) return null
  return between.trim() === before || surely.opens(after) ? 'allergy' : null
}

/** "Allergic to nickel. Also honey." `before` and `after`: the text of this sentence around the word. */
export const goesOn = (before: string, after: string): boolean =>
  asWell.isOnly(before) && (after.trim() === '' || too.isOnly(after))

/**
 * What used to be fine no longer is, or is fine only to eat. `own`: the piece itself; `rest`: from there to the full
 * stop.
 */
export function noLonger(own: string, rest: string, fine: boolean): boolean {
  const later = rest.slice(own.length)
  if (says('eaten', own) && says('on_skin', later)) return true
  if (fine && (says('until', own) || says('since', later))) return true
  if (!fine || !says('allergy', later)) return false
  return (says('used_to', own) && says('now', later)) || says('yet', later)
}
