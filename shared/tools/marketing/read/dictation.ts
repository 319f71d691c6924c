// Speech typed as one long line gets the stops that its speaker made. Only where a new thing plainly begins.
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

/** A sentence as it stands where it has stops of its own, or is short. */
export function punctuated(sentence: string): string {
  if (/[,;:.!?–—]\s/.test(sentence) || sentence.split(/\s+/).length < LONG) return sentence
  return STOPS.reduce(
    (left, [sign, stop]) => left.replace(sign, stop),
    sentence.replace(/^so (?=\w+ \w)/i, ''),
  ).replace(/(?<=[.!?]\s)\p{Ll}/gu, letter => letter.toUpperCase())
}
