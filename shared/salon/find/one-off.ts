// Whether one word is a typo of another: one letter changed, added or missing, or two neighbours swapped.

/** In letters: shorter words are one typo away from too many others. */
const FROM = 4

/** Both folded. Linear: skips what is the same at both ends, then compares the rest. */
export function isOneOff(typed: string, word: string): boolean {
  if (typed.length < FROM || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  let [end, wordEnd] = [typed.length, word.length]
  while (end > start && wordEnd > start && typed[end - 1] === word[wordEnd - 1]) {
    end -= 1
    wordEnd -= 1
  }
  const [mine, theirs] = [typed.slice(start, end), word.slice(start, wordEnd)]
  if (mine.length <= 1 && theirs.length <= 1) return true
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0]
}
