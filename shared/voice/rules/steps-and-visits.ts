// What carries one number: a step of the answer, and in how many weeks to book again.
import { digitOf, type Read, readNumber } from '../numbers'
import { meant, missing, type Rule } from './rule'

const STEP = /^(?:(?:go|jump|skip|take me) to |read |give me |show me )?step (?:number )?(\S+)$/

export const toStep: Rule = ({ text }, { steps }) => {
  const said = STEP.exec(text)?.[1]
  const step = digitOf(said, true) ?? (said !== undefined && /^\d{1,2}$/.test(said) ? Number(said) : null)
  if (step === null || step < 1) return null
  if (steps === null) return missing('There are no steps here.')
  if (step > steps.count) return missing(`There are ${steps.count} steps.`)
  return meant({ id: 'go-to-step', slots: { step } })
}

const REBOOK =
  /^(?:(?:remind (?:me|her|him|them)|set (?:me )?a reminder) to )?(?:re ?book|book|schedule(?= (?:her|him|them) )|(?:see|have)(?= (?:her|him|them) (?:again|back) )|(?:get|put)(?= (?:her|him|them) (?:(?:back )?in |down (?:for|in) )))(?: (?:her|him|them|this client))?(?: back| down)?(?: in)?(?: again)?(?: in)?(?: (in|for))? (.+)$/
const LATER = /^remind me in (.+) to (?:rebook|book)(?: (?:her|him|them))?(?: in)?(?: again)?$/
/** "Twelve weeks for her next appointment", "next visit in six weeks". */
const NEXT =
  /^(?:(.+) (?:for|till|until) (?:her|his|the) next (?:appointment|visit)|(?:(?:her|his|the) )?next (?:appointment|visit) in (.+))$/
const ASKS =
  /^(?:remind (?:me|her|him|them) to )?(?:rebook(?: (?:her|him|them))?|book (?:her|him|them)(?: in)? again)$/
/** "A month", "a couple of months". */
const aFew = (words: readonly string[]): Read<number> =>
  words[0] !== 'a'
    ? null
    : words[1] === 'couple' && words[2] === 'of'
      ? { value: 2, next: 3 }
      : { value: 1, next: 1 }

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^days?$/, 1],
  [/^weeks?$/, 7],
  [/^months?$/, 30],
]

export const rebook: Rule = ({ text }, { openClient }) => {
  if (ASKS.test(text)) return missing('In how many weeks? For example: “book her again in six weeks”.')
  const said = (
    LATER.exec(text)?.[1] ??
    REBOOK.exec(text)?.[2] ??
    NEXT.exec(text)?.slice(1).find(Boolean)
  )?.replace(/^(?:in )?(?:about |around |roughly )?/, '')
  if (said === undefined) return null
  const words = said.split(' ')
  const number = aFew(words) ?? readNumber(words, 0)
  const unit = number && DAYS.find(([word]) => word.test(words[number.next] ?? ''))
  if (
    !number ||
    !unit ||
    (words.length > number.next + 1 && !/^(?:time|out)$/.test(words[number.next + 1] ?? ''))
  )
    return null
  const days = Math.round(number.value * unit[1])
  if (days < 1 || days > 730) return null
  if (openClient === null) return missing('Book who again? Open a client first.')
  return meant({ id: 'rebook', slots: { days, said: `in ${number.value} ${words[number.next] ?? ''}` } })
}
