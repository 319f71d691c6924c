// Adds the full stops to speech that arrives as one long line, but only where a new item clearly starts.
const LONG = 12
const MONEY =
  '(?:[£$€]\\s?\\d|\\d|(?:ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\\b)'

const STOPS: readonly [RegExp, string][] = [
  // "… our new scalp facial its forty five minutes and its thirty eight pounds"
  [new RegExp(`\\s+(?:and )?(?:its|it['’]s|it is) (?=${MONEY})`, 'gi'), '. It’s '],
  [/\s+(?:and )?(?=(?:we|you) (?:open|start|close|reopen|will be|can|have got|also|are)\b)/gi, '. '],
  [
    /\s+(?=(?:can['’]?t|cannot|can not) be (?:used|combined)\b|not (?:valid|to be used|in conjunction|with any other)\b)/gi,
    '. ',
  ],
  [/\s+and (?=\p{Lu}?\p{Ll}+ (?:does|did) (?:it|them)\b)/gu, ', and '],
  [/\s+(?=(?:usually|normally|worth|was|reduced from) £\d)/gi, ', '],
  [/\s+(?=just (?:\w+ and |\w+[.]?$))/gi, ', '],
  [/\s+(?=no (?:colour|color|need|fuss|catch|appointment)\b)/gi, ', '],
]

/** Leaves a sentence alone if it has its own punctuation, or is short. */
export function punctuated(sentence: string): string {
  if (/[,;:.!?–—]\s/.test(sentence) || sentence.split(/\s+/).length < LONG) return sentence
  return STOPS.reduce(
    (left, [sign, stop]) => left.replace(sign, stop),
    sentence.replace(/^so (?=\w+ \w)/i, ''),
  ).replace(/(?<=[.!?]\s)\p{Ll}/gu, letter => letter.toUpperCase())
}
