// Cuts a text where a speaker breathes: one sentence at a time for the ear, pieces of at most 180 characters for the
// network. Nothing is lost or added, so the pieces together are the text.

/** The longest piece that is asked for at once. */
const LONGEST_CHUNK = 180

/** A full stop after one of these doesn't end the sentence, whatever follows. */
const SHORT_FORMS = /(?:^|[\s(])(?:e\.g|i\.e|Mr|Mrs|Ms|Mx|Dr|St|vs|approx|no)\.$/i
/**
 * One or more marks with any closing quotes or brackets and the space after them. A line break ends a sentence too.
 */
const END = /[.!?…]+["'”’)\]]*\s+|[ \t]*\n\s*/g

/** Sentences, each with the space after it. One longer than `most` is cut into parts. */
export function sentencesOf(text: string, most = LONGEST_CHUNK): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length
    if (!mark.includes('\n') && !endsAt(text, index, end)) continue
    sentences.push(text.slice(from, end))
    from = end
  }
  if (from < text.length) sentences.push(text.slice(from))
  return joinedBlanks(sentences).flatMap(sentence => parts(sentence, most))
}

/** As few pieces as possible, made of whole sentences where they fit. */
export function chunksOf(text: string, most = LONGEST_CHUNK): string[] {
  const chunks: string[] = []
  for (const sentence of sentencesOf(text, most)) {
    const last = chunks.at(-1)
    if (last !== undefined && last.length + sentence.length <= most)
      chunks[chunks.length - 1] = last + sentence
    else chunks.push(sentence)
  }
  return chunks
}

function endsAt(text: string, mark: number, end: number): boolean {
  if (text[mark] !== '.') return true
  if (SHORT_FORMS.test(text.slice(Math.max(0, mark - 10), mark + 1))) return false
  // "20 vol. peroxide": a small letter continues the sentence.
  return !/\p{Ll}/u.test(text[end] ?? '')
}

/** A blank piece has nothing to say, so it joins the sentence before it, or the first one. */
function joinedBlanks(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const last = joined.at(-1)
    if (last !== undefined && (sentence.trim() === '' || last.trim() === ''))
      joined[joined.length - 1] = last + sentence
    else joined.push(sentence)
  }
  return joined
}

/** Cut after a comma in the second half if there is one, else between words, else anywhere. */
function parts(sentence: string, most: number): string[] {
  const cut: string[] = []
  let rest = sentence
  while (rest.length > most) {
    const at = cutIn(rest, most)
    cut.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  if (rest !== '') cut.push(rest)
  return cut
}

function cutIn(text: string, most: number): number {
  const head = text.slice(0, most)
  const comma = /^[\s\S]*[,;:—–]\s+/.exec(head)?.[0].length ?? 0
  if (comma > most / 2) return comma
  const space = /^[\s\S]*\s/.exec(head)?.[0].length ?? 0
  if (space > 0) return space
  // Never cuts through a number, or through a character that is written as two code units.
  const whole = /^[\s\S]*[^\d.,:/]/u.exec(head)?.[0].length ?? 0
  const fits = whole > 0 ? whole : most
  return /[\ud800-\udbff]$/.test(text.slice(0, fits)) && fits > 1 ? fits - 1 : fits
}
