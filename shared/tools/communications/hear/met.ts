// How the client took a line: what they say next tells what the words alone can't.

import { wording } from '../../../reading/wording'
import { NAMED } from '../../../reading/words/talk/form'
import { MET } from '../../../reading/words/talk/met'
import { tidy, wordsOf } from './text'

const COLD =
  /^(?:um+|uh+|oh+|er+m?|hm+|right|wow|\W+)[\s.…?!,]*$|^(?:but\b|no,? (?:i|it|we|she|my|that|they)\b|really\?|sorry\?|what\?|pardon|excuse me|that's not|it's not|it really (?:wasn't|isn't|doesn't|didn't)|they're not|you (?:said|told|don't|can't|want me)|(?:could|can) (?:i|we|you) (?:maybe|please|just)|i'd (?:rather|prefer) not|not really|please (?=\w+ \w+)|i just want|won't (?:it|that)|whatever|never ?mind|forget it|umm?,? (?:maybe )?(?:no|not)|that's (?:a bit|rude|not|unfair)|i (?:don't|didn't) (?:think so|want|ask|mean|care)|sorry\b)|\bi (?:said|asked|told you|just said|only (?:asked|wanted|came)|was hoping|did(?:n't| not) ask)\b|\b(?:not (?:that )?funny|nobody (?:told|asked|said)|can i speak|i'll (?:go|try) (?:somewhere|elsewhere)|forget it|never ?mind|ok(?:ay)?\?$)/i
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
  if (COLD.test(said)) return 'cold'
  return WARM.has(text) ? 'warm' : null
}
