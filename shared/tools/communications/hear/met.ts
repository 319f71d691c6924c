// How the client took a line: what they say next tells what the words alone can't.

import { wording } from '../../../reading/wording'
import { MET } from '../../../reading/words/talk/met'
import { NAMED } from '../../../reading/words/talk/sayings/form'
import { tidy, wordsOf } from './text'

const COLD = wording(MET.cold)
const HESITATES = wording(MET.hesitates)
const WARM = wording(MET.warm, NAMED)

/** 'cold' after a line that went past or over the client; 'warm' after one that helped; null where nothing shows. */
export function metBy(reply: string | null, after = ''): 'cold' | 'warm' | null {
  if (reply === null) return null
  const text = tidy(reply)
  if (wordsOf(text).length === 0) return /[.…]{2,}|…/.test(text) ? 'cold' : null
  // After a question a no is an answer.
  const said = after.includes('?')
    ? text.replace(/^(?:no|nope|nah|not really)\b[,. ]*(?!i (?:want|said|asked|mean|told))/i, '')
    : text
  if (COLD.has(said) || HESITATES.isOnly(said) || /^\W+$|\bok(?:ay)?\?$/i.test(said)) return 'cold'
  return WARM.has(text) ? 'warm' : null
}
