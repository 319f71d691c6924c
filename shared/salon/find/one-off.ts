// Whether one word was meant for another: one letter changed, added, left out, or two neighbours swapped.

/** Shorter words are too many others' neighbours. */
const FROM = 4

/** Both folded. Linear: what is alike at both ends is passed over, and the rest is looked at. */
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
