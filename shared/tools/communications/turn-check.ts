// A model's line, held to its part: it speaks as the client, briefly, and neither coaches, insults, advises nor says
// anything that belongs to somebody. What doesn't hold is not repaired: the built-in client answers then.
import { sentencesOf, tidy, wordsOf } from './hear/text'

export const MAX_WORDS = 80

const COACHES =
  /\b(?:as an ai|language model|ai assistant|i(?:'m| am) (?:an ai|a model|chatgpt|an assistant)|feedback|your (?:communication|technique|approach|response) (?:was|is|could|shows)|score|rapport|active listening|open[- ]ended|role[- ]?play|practi[cs]e (?:scenario|conversation|session)|well done|good job|great job|nice job|you (?:handled|could improve|should improve|demonstrated)|(?:as|for) (?:a|the|you,? the) (?:stylist|hairdresser|trainer|coach),? (?:you|i)|tip:|suggestion:|instead,? (?:try|say)|system prompt|my instructions|instructed)\b/i
const ABUSES =
  /\b(?:fuck\w*|shit\w*|bitch\w*|cunt|bastard\w*|slut\w*|whore|wanker|twat|retard\w*|stupid (?:girl|woman|boy|man|cow)|kill (?:you|myself|yourself)|i'll (?:hit|hurt|slap|stab|kill)|you(?:'re| are)?[^.!?]{0,24}\b(?:idiots?|moron|useless|pathetic|ugly|stupid|incompetent)|f[*]{2,}\w*)/i
const MEDICAL =
  /\b(?:you should (?:take|stop taking|see)|take (?:an? )?(?:ibuprofen|antihistamine|paracetamol|steroid|biotin|iron)|\d+ ?mg|(?:cures?|heals?|treats?) (?:hair ?loss|alopecia|psoriasis|eczema|dandruff)|it's safe to (?:skip|bleach|colour|color)|(?:skip|no need for) the patch test is)\b/i
const PRIVATE =
  /[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|https?:\/\/|\bwww\.|(?:\+\d{2}|\b0)\d[\d -]{7,}|\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\bpassword\b/
const STYLIST_SPEAKS =
  /^(?:stylist|hairdresser|you|tip|hint|feedback|suggestion|coach|trainer|note)\s*:|\b(?:let me (?:show you|cut|put a gown)|i'll (?:take|cut) (?:two|three|\d) (?:centimetres|inches) off|what can i do for you today)\b/i

/** The line as it may be said, its label taken off; null where it may not. */
export function checkTurn(text: string, saidBefore: readonly string[] = []): string | null {
  const whole = tidy(text)
  if (COACHES.test(whole) || STYLIST_SPEAKS.test(whole)) return null
  const bare = whole
    .replace(/^(?:client|customer|assistant|[A-Z]\p{Ll}{1,15})\s*:\s*/u, '')
    .replace(/^"(.*)"$/s, '$1')
    .trim()
  if (bare === '' || !/\p{L}/u.test(bare)) return null
  if ([COACHES, ABUSES, MEDICAL, STYLIST_SPEAKS].some(pattern => pattern.test(bare)) || PRIVATE.test(bare))
    return null
  if (/[{}<>]|\n\s*[-*#]|\*\*/.test(text)) return null
  if (saidBefore.some(said => tidy(said).toLowerCase() === bare.toLowerCase())) return null
  return fitted(bare)
}

/** Whole sentences, up to the limit; null where not even the first fits. */
function fitted(text: string): string | null {
  if (wordsOf(text).length <= MAX_WORDS) return text
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (wordsOf([...kept, sentence].join(' ')).length > MAX_WORDS) break
    kept.push(sentence)
  }
  return kept.length === 0 ? null : kept.join(' ')
}
