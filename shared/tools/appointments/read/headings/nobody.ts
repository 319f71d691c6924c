// Capitalised words, or words after an entry, that aren't names: "Mia has Asthma", "Jean cut 45 Wheelchair".
import { clean, oneOf, tokensOf } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import { CONDITION, CONDITION_ENDS, NOBODY } from '../../../../reading/words/day/talk'
import { dayOf } from './headings'

const ENDS = tokensOf(CONDITION_ENDS)
const [words, nobody] = [typed(CONDITION), oneOf(NOBODY)]

export const isCondition = (word: string): boolean =>
  words.has(word) || ENDS.some(end => clean(word).endsWith(end))
export const isNobody = (word: string): boolean => isCondition(word) || nobody(word) || dayOf(word) !== null
