// Whether a name really sounds like what was typed. That its sound begins so is not enough where little was typed: of a
// key of one consonant, as of "zzz", that is every name with an s.
import { folded } from '../../../../../shared/fold-text'
import { soundOf } from '../../../../../shared/reading/names/sound'

/** The vowel and one consonant. */
export const SHORT = 2
/** "Eefa" is Aoife, "zee" isn't Eze: both begin with a breath, or neither does. */
const beginsSoftly = (word: string): boolean => /^[aeiouhwy]/.test(word)
/** Nobody says what has no vowel. */
export const canBeSaid = (word: string): boolean => /[aeiouwy]/.test(word)
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

function soundsLike(typed: string, word: string): boolean {
  const wanted = soundOf(typed)
  const heard = soundOf(word)
  if (wanted.length > SHORT) return heard.startsWith(wanted)
  return heard === wanted && beginsSoftly(typed) === beginsSoftly(word)
}

/** Every word that was typed sounds like a word of the name. */
export function isHeardIn(name: string, typed: string): boolean {
  // "O'Neill" is heard as "Oneill" and as "Neill".
  const words = [name, name.replace(/['’]/g, '')].flatMap(wordsOf).filter(word => word.length > 1)
  const asked = wordsOf(typed.replace(/['’]/g, ''))
  return asked.every(each => canBeSaid(each) && words.some(word => soundsLike(each, word)))
}
