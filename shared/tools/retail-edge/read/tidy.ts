// Dictated and hurried notes, made readable: apostrophes left out, lists of allergies parted by semicolons.
import { FAMILIES } from '../../../trade/ingredients'
import { plainly } from '../../../trade/said'
import { spelt } from './spelling'

const WITHOUT_APOSTROPHE = /\b(ca|do|does|did|wo|is|was|are|has|have|had|would|should|could)nt\b/gi

const named = (part: string): boolean => {
  const low = plainly(part).trim()
  return (
    low.split(/\s+/).length <= 4 &&
    FAMILIES.some(({ words, called }) => words.test(low) || (called?.test(low) ?? false))
  )
}

/** "Allergies: nuts; perfume; latex" is one list. */
function joined(text: string): string {
  if (!/al+er[gj]/i.test(text) || !text.includes(';')) return text
  const parts = text.split(';')
  return parts.reduce((whole, part, index) => {
    const before = parts[index - 1] ?? ''
    const listed = named(part) && (/al+er[gj][^.]*$/i.test(whole) || named(before))
    return index === 0 ? part : `${whole}${listed ? ',' : ';'}${part}`
  }, '')
}

/** "Tight, dry, flaky scalp" is one complaint, of the scalp. */
const OF_THE_SCALP =
  /\b(?:(?:tight|dry|itchy|flaky|sore|sensitive|red|irritated|tender|oily|greasy|scaly),? (?:and |& )?){2,4}(?=scalp\b)/gi

/** "Pregnant – no", "Allergies - none": the answer belongs to its question. */
const ANSWERED_NO = /\s*[-–—:=]\s*(no|none|nil|n\/a|never|not applicable)(?=\s*(?:[.,;|\n]|$))/gi

export const tidy = (text: string): string =>
  joined(spelt(text).replace(WITHOUT_APOSTROPHE, "$1n't").replace(ANSWERED_NO, ': $1')).replace(
    OF_THE_SCALP,
    whole => whole.replaceAll(',', ''),
  )
