// The stylist's own words, as feedback repeats them: whole sentences, and never a harsh word.
import { sentencesOf } from '../hear/text'

const HARSH =
  /\b(?:terribl[ey]|stupid\w*|useless|idiot\w*|hopeless|moron\w*|dumb|ugly|pathetic|rubbish|crap|shit\w*|f[u*]ck\w*|bloody|bitch\w*|bastard\w*|piss\w*|(?:a|being a|typical|proper|such a|total) karen|cow|crazy|mental|fat|slut\w*|arse\w*|ass|dick\w*|twat|cunt|awful stylist)\b/i
const LONGEST = 160

export const isHarsh = (text: string): boolean => HARSH.test(text)

/** A part of what was said that can be repeated: up to a harsh word or a length, marked with an ellipsis. Null: none. */
export function quotable(text: string): string | null {
  let part = text.trim()
  const harsh = HARSH.exec(part)
  if (harsh) {
    const before = part.slice(0, harsh.index).trim()
    const after = part.slice(harsh.index + harsh[0].length).trim()
    const keepBefore = before.split(/\s+/).length >= after.split(/\s+/).length
    const kept = keepBefore ? before : after
    if (kept.split(/\s+/).filter(Boolean).length < 2) return null
    part = keepBefore ? `${kept} …` : `… ${kept.replace(/^\W+/, '')}`
    if (HARSH.test(part)) return null
  }
  if (part.length <= LONGEST) return part || null
  return `${part
    .slice(0, LONGEST)
    .replace(/\s+\S*$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')} …`
}

/** A few words of the client's to come back to; null where none can be repeated. */
export function fragmentOf(text: string): string | null {
  const sentences = sentencesOf(text).filter(sentence => !isHarsh(sentence))
  const best =
    [...sentences].sort((a, b) => b.length - a.length).find(sentence => sentence.length <= 90) ?? null
  return best ? best.replace(/[.!…]+$/, '') : null
}
