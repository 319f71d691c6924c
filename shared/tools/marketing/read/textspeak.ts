// Text-speak, turned into what a salon would print. Never applied to a client's own words.
import { tableOf } from '../../../reading/tables'
import { TYPED } from '../../../reading/words/brief/typed'

const PRINTED = tableOf([TYPED])

/** Patterns with punctuation of their own, or only at the start or end of a text. */
const AROUND: readonly [RegExp, string][] = [
  [/^(?:o?mg+|omfg|s+o{2,}|ya+y+|wo{2,}p*|a+h{2,}|eek+|o{2,}h+)[,!\s]+/gi, ''],
  [
    /\s*\((?:that['’]?s|this is|its|it['’]s|which is)? ?(?:actually |really )?(?:true|real|genuine|no lie)\)/gi,
    '',
  ],
  [/^(?:ok(?:ay)?|right|well) so[,\s]+(?=\p{L})/giu, ''],
  // "(genuinely 2 left)" only repeats itself; "(really only this week)" adds something.
  [
    /\s*\(\s*(?:genuinely|really|actually|truly|honestly)\b(?! (?:only|not|just|no|until|from|for)\b)(?: \d+ left|[^)\d£$€%]{0,25})\)/gi,
    '',
  ],
  [
    /[.,;]?\s*\b(?:no|not got an?|no set) (?:price|prices|date|details) (?:yet|as yet|confirmed yet)[.!]*$/gi,
    '',
  ],
  // "Our new stylist Aaliyah she does afro hair"
  [
    /\b((?:new|newest|our|stylist|barber|apprentice|colou?rist) \p{Lu}\p{Ll}+),? (she|he)(?= (?:does|is|has|loves|specialises|starts|trained|comes)\b)/gu,
    '$1: $2',
  ],
]

export const spelled = (text: string): string =>
  AROUND.reduce((left, [typed, printed]) => left.replace(typed, printed), PRINTED.put(text))
