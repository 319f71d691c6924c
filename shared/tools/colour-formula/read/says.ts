// Whether a text says something about this client: "no henna, box dye or perm" says none of the three, and "her sister
// is allergic" says nothing about her. "Not sure if it was henna" says that it may have been.
const NEGATOR =
  /\b(?:no|not|never|without|nil|none|zero|denies|denied|isn't|isnt|wasn't|wasnt|hasn't|hasnt|haven't|havent|hadn't|doesn't|doesnt|didn't|didnt|don't|dont|aren't|free of|free from|nor|neither|negative for|non|ruled out|avoids?|rather than|instead of)\b/g
/** "Not sure", "did not take on orange", "didn't mention": what follows still counts as said. */
const UNSURE =
  /^(?:\s*(?:sure|certain|know|idea|clue|confirmed|clear|only|just|sure if|take|takes|taking|took|hold|holding|work|working|worked|move|moving|shift|shifting|budge|reach|reached|mention\w*|tell(?:ing)?|told|say(?:ing)?|said|admit\w*|disclos\w*|declar\w*|realis\w*|realiz\w*|notic\w*|remember\w*|long ago|long since)) ?\b/
/**
 * Where a negation ends: "no trouble until her face swelled", "hasn't coloured since she reacted", "no perms and had a
 * relaxer".
 */
const NEW_CLAUSE =
  /\b(?:until|till?|up to when|apart from|aside from|other than|except(?:ing)?|besides|because|cos|due to|that's why|so she|so he|since (?!\d|then\b)|after (?:she|he|they|it|her|his|a|an|the|last|having|using|that)|and (?:then|has|had|is|was|uses|used|gets|got|now|she|he|it))\b|:\s/

type Segment = { start: number; end: number; sentence: number }

/** The text split at commas, with the sentence of each piece. */
function segments(text: string): Segment[] {
  const result: Segment[] = []
  let start = 0
  let sentence = 0
  const breaks =
    /\.(?!\d)|[;!?\n]|,(?!\d)|\b(?:but|however|although|though|except|whereas|yet)\b|(?<=\s)-(?=\s)/g
  for (const hit of text.matchAll(breaks)) {
    result.push({ start, end: hit.index, sentence })
    if (hit[0] !== ',') sentence++
    start = hit.index + hit[0].length
  }
  result.push({ start, end: text.length, sentence })
  return result
}

function negatedBefore(part: string): boolean {
  for (const hit of part.matchAll(NEGATOR)) {
    const after = part.slice(hit.index + hit[0].length)
    if (UNSURE.test(after) || NEW_CLAUSE.test(after)) continue
    if (/^\s*(?:problems?|issues?|trouble)\s+with\b/.test(after)) continue
    if (after.trim().split(/\s+/).length <= 9) return true
  }
  return false
}

export const isDenied = (text: string, index: number, length: number): boolean =>
  isNegated(text, segments(text), index, length)

function isNegated(text: string, parts: readonly Segment[], index: number, length: number): boolean {
  const at = parts.findIndex(part => index >= part.start && index < part.end)
  const own = parts[at]
  if (!own) return false
  const after = text.slice(index + length, index + length + 40)
  // "Would never use henna again": so it was used.
  if (/^\w* again\b/.test(after)) return false
  if (negatedBefore(text.slice(own.start, index))) return true
  if (
    /^\w*\s*(?:history|use|used|allergy)?\s*(?:[:?=-]|\bis\b)?\s*(?:no|never|none|nil|negative|n\/a|denied|ruled out|free)\s*(?:[.,;!\n)]|$)/.test(
      after,
    ) ||
    // A form field: "henna: N", "reactions ever: no", "perm or relaxer: none". A cross is a way to tick the box, so it
    // doesn't deny.
    /^\w*(?: (?:ever|before|history|use|used|known|products?|colours?|allerg\w+|tattoos?|treatments?|past|in|the|to|hair|dye|(?:or|and|\/) \w+)){0,5}\s*[:?]\s*(?:no|never|none|nil|neg(?:ative)?|n|n\/a|false|0)\s*(?:[.,;!\n)]|$)/.test(
      after,
    )
  )
    return true
  if (
    /^\w*\s*(?:(?:are|is|was|were) )?(?:not|never) (?:wanted|needed|used|done|present|applied|required)\b/.test(
      after,
    )
  )
    return true
  if (/^[^.;,\n?]{0,30}\?\s*(?:no|nope|nah|never|none)\b/.test(after)) return true
  // One negation covers a whole list: "no henna, box dye or perm".
  const first = parts.findLastIndex(
    (part, position) =>
      position < at && part.sentence === own.sentence && negatedBefore(text.slice(part.start, part.end)),
  )
  if (first < 0) return false
  const until = parts.findIndex(
    (part, position) => position >= at && /\b(?:or|nor)\b/.test(text.slice(part.start, part.end)),
  )
  const run = until < 0 ? [] : parts.slice(first + 1, until + 1)
  return (
    run.length > 0 &&
    run.every(
      part =>
        part.sentence === own.sentence && text.slice(part.start, part.end).trim().split(/\s+/).length <= 5,
    )
  )
}

type Phrase = {
  text: string
  index: number
  /** The text between two commas, and the sentence around it. */
  piece: string
  sentence: string
  /** What comes before and after it in its piece. */
  before: string
  after: string
}

/** Every place where a text says it about the client, without negations and other people. */
function saidAll(text: string, pattern: RegExp): Phrase[] {
  const global = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  const parts = segments(text)
  const result: Phrase[] = []
  for (const hit of text.matchAll(global)) {
    if (hit[0] === '' || isNegated(text, parts, hit.index, hit[0].length)) continue
    const own = parts.find(part => hit.index >= part.start && hit.index < part.end)
    const same = parts.filter(part => part.sentence === own?.sentence)
    const sentence = text.slice(same[0]?.start ?? 0, same.at(-1)?.end ?? text.length)
    result.push({
      text: hit[0],
      index: hit.index,
      piece: own ? text.slice(own.start, own.end) : text,
      sentence,
      before: text.slice(own?.start ?? 0, hit.index),
      after: text.slice(hit.index + hit[0].length, own?.end),
    })
  }
  return result
}

export function says(text: string, pattern: RegExp): boolean {
  return saidAll(text, pattern).length > 0
}

/** Whether a text mentions it at all, negated or not. */
export function names(text: string, pattern: RegExp): boolean {
  return new RegExp(pattern.source, pattern.flags.replace('g', '')).test(text)
}
