// Whether a name really sounds like what was typed. For short input a matching prefix isn't enough: the sound key of
// "zzz" is one consonant, which would match every name with an s.
import { folded } from '../../../../../shared/fold-text'
import { soundOf } from '../../../../../shared/reading/names/sound'

/** The length of a sound key with only a vowel and one consonant. */
export const SHORT = 2
/** Both words must begin softly, or neither: "Eefa" is Aoife, but "zee" isn't Eze. */
const beginsSoftly = (word: string): boolean => /^[aeiouhwy]/.test(word)
/** A word without a vowel can't be pronounced. */
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

/** Every typed word sounds like a word of the name. */
export function isHeardIn(name: string, typed: string): boolean {
  // "O'Neill" is heard as "Oneill" and as "Neill".
  const words = [name, name.replace(/['’]/g, '')].flatMap(wordsOf).filter(word => word.length > 1)
  const asked = wordsOf(typed.replace(/['’]/g, ''))
  return asked.every(each => canBeSaid(each) && words.some(word => soundsLike(each, word)))
}
