// Trade terms that a client can't be expected to know. If they are explained straight away, they are no fault.

import { wording } from '../../../../reading/wording'
import { JARGON as SAID } from '../../../../reading/words/talk/jargon'

const JARGON: readonly RegExp[] = [
  /(?<![£$€\d.])(?<!\b(?:day|mon|tues?|wed|thurs?|fri|sat|sun|at|by|till|until|from|past|before|after|about|around) )(?<!\b(?:got|have|there's|the|or|got a) (?=\d{1,2}\.(?:00|15|30|45)\b))\b\d{1,2}[/.]\d{1,3}\b(?!\s?(?:am|pm|%|cm|inch|o'clock|slot))/gi,
  /\b(?:5|10|13|20|30|40)[ -]?vol(?:ume|s)?\b/gi,
  /\b[TN]\d{1,2}[a-z]?\b|\b\d{1,2}[NAGVRB]{1,2}\b/g,
  /\b(?:3|4|6|9|12) ?%(?= ?(?:rp|peroxide|developer|oxid|cream)|[,.\s]*$)/gi,
  /\b(?:RP|PPD|PTD|NMF|H2O2|TBC|AP|NN|NMF|MEA|TPA|WB)\b/g,
  /\b1 ?: ?\d(?:\.\d)?\b/g,
]
const STRANGE = wording(SAID.strange)
const EXPLAINED = wording(SAID.explained)
const GOES_ON = wording(SAID.goes_on)
const explains = (sentence: string): boolean =>
  EXPLAINED.has(sentence) || ['(', '–', '—'].some(mark => sentence.includes(mark))

/** The trade terms in a sentence that neither it nor the next one explains. */
export function jargonIn(sentence: string, following = ''): string[] {
  const codes = JARGON.flatMap(pattern => [...sentence.matchAll(pattern)].map(match => match[0].trim()))
  const strange = [...new Set([...codes, ...STRANGE.all(sentence).map(({ text }) => text)])]
  if (strange.length === 0) return []
  // One or two terms can be explained; a pile of them can't.
  if (strange.length <= 2 && (explains(sentence) || GOES_ON.has(following))) return []
  return strange
}
