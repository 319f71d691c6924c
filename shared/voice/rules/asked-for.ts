// What is asked for in many ways, and told by its own words: "is she allergic to anything at all", "run that by me again".
// The order of the words is free; but each must belong to the question, so that talk which only touches on it is none.
import { ASKED } from './asked-words'
import { meant, type Rule } from './rule'

export const askedFor: Rule = ({ words: said }) => {
  const found = ASKED.find(
    ({ all, any }) => said.every(word => any.has(word)) && all.every(one => said.some(word => one.has(word))),
  )
  return found ? meant(found.intent) : null
}
