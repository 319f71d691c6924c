// Words with a capital, or behind an entry, that are nobody's name: "Mia has Asthma", "Jean cut 45 Wheelchair".
import { clean, oneOf, tokensOf } from '../../../reading/letters'
import { phraseOf, says } from '../../../reading/phrases'
import { CONDITION, CONDITION_ENDS, NOBODY } from '../../../reading/words/day-talk'
import { dayOf } from './headings'

const ENDS = tokensOf(CONDITION_ENDS)
const [words, nobody] = [phraseOf(CONDITION), oneOf(NOBODY)]

export const isCondition = (word: string): boolean =>
  says(words, word) || ENDS.some(end => clean(word).endsWith(end))
export const isNobody = (word: string): boolean => isCondition(word) || nobody(word) || dayOf(word) !== null
