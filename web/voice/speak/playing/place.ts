// Where in a text the voice is. A sound has no markers, so this is worked out from how far it has played.

/** The built-in voice's characters a second, until the length of a sound is known. */
const PACE = 14.5

/** How many characters of a text of this length have been said. */
export function charactersAt(seconds: number, length: number | null, characters: number): number {
  const share = length !== null && length > 0 ? seconds / length : (seconds * PACE) / Math.max(characters, 1)
  return Math.min(characters, Math.max(0, Math.floor(share * characters)))
}

/** The sentence that this character is in; the last one at the end. */
export function sentenceAt(sentences: readonly string[], character: number): number {
  let end = 0
  for (const [index, sentence] of sentences.entries()) {
    end += sentence.length
    if (character < end) return index
  }
  return Math.max(0, sentences.length - 1)
}

/** Where a sentence starts. */
export const startOf = (sentences: readonly string[], index: number): number =>
  sentences.slice(0, index).reduce((sum, sentence) => sum + sentence.length, 0)
