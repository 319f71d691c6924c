// Dictated and hurried notes, made readable: apostrophes left out, lists of allergies parted by semicolons.
import { FAMILIES } from '../../../trade/ingredients'
import { plainly } from '../../../trade/said'

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

export const tidy = (text: string): string => joined(text.replace(WITHOUT_APOSTROPHE, "$1n't"))
