// Amounts of money in a sentence: "£20", "twenty quid", "a tenner", and a bare figure if the talk is about money.
import { type Doc, quoteOf, read, type Stretch } from '../../../reading/doc'
import { remembered } from '../../../reading/remembered'
import { type Value, valuesIn } from '../../../reading/values/values'
import { wording } from '../../../reading/wording'
import {
  BEFORE_FIGURE,
  BETWEEN_FIGURE,
  COUNTED,
  MONEY_NAMES,
  NOTES,
  OF_MONEY,
} from '../../../reading/words/retail/buying'

/** In the salon's currency. */
export type Money = { amount: number; quote: string }

const ofMoney = wording(OF_MONEY)
const docOf = remembered(read, 200)

const norm = ({ tokens }: Doc, at: number): string => tokens[at]?.norm ?? ''

/** "Budget 20", "budget: about 25", "keep it to 30". */
function isLimited(doc: Doc, { from }: Stretch, isOfMoney: boolean): boolean {
  let at = from - 1
  while (BETWEEN_FIGURE.has(norm(doc, at)) && from - at < 7) {
    if (isOfMoney && BEFORE_FIGURE.has(norm(doc, at))) return true
    at--
  }
  return norm(doc, at) === 'budget' || (isOfMoney && BEFORE_FIGURE.has(norm(doc, at)))
}

function isMoney(doc: Doc, value: Value, isOfMoney: boolean): boolean {
  if (value.of === 'money') return true
  if (value.of !== 'number') return false
  if (MONEY_NAMES.has(norm(doc, value.to)) || MONEY_NAMES.has(norm(doc, value.from - 1))) return true
  return isLimited(doc, value, isOfMoney) && !COUNTED.has(norm(doc, value.to))
}

/** The first amount mentioned. */
export function moneyIn(sentence: string): Money | null {
  const doc = docOf(sentence)
  const isOfMoney = ofMoney.has(sentence)
  for (const clause of doc.clauses)
    for (const value of valuesIn(doc, clause))
      if (value.value > 0 && isMoney(doc, value, isOfMoney))
        return { amount: value.value, quote: quoteOf(doc, value) }
  const note = doc.tokens.find(each => NOTES[each.norm] !== undefined)
  return note ? { amount: NOTES[note.norm] ?? 0, quote: note.norm } : null
}
