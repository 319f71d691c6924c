// How the client took a line: their reply shows what the words alone can't.

import { wording } from '../../../reading/wording'
import { MET } from '../../../reading/words/talk/met'
import { NAMED } from '../../../reading/words/talk/sayings/form'
import { tidy, wordsOf } from './text'

const COLD = wording(MET.cold)
const HESITATES = wording(MET.hesitates)
const WARM = wording(MET.warm, NAMED)

/**
 * 'cold' after a line that ignored the client or talked over them; 'warm' after one that helped; null if the reply
 * doesn't show.
 */
export function metBy(reply: string | null, after = ''): 'cold' | 'warm' | null {
  if (reply === null) return null
  const text = tidy(reply)
  if (wordsOf(text).length === 0) return /[.…]{2,}|…/.test(text) ? 'cold' : null
  // After a question, no is just an answer.
  const said = after.includes('?')
    ? text.replace(/^(?:no|nope|nah|not really)\b[,. ]*(?!i (?:want|said|asked|mean|told))/i, '')
    : text
  if (COLD.has(said) || HESITATES.isOnly(said) || /^\W+$|\bok(?:ay)?\?$/i.test(said)) return 'cold'
  return WARM.has(text) ? 'warm' : null
}
