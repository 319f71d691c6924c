// What a recogniser wrote, made plain: small letters, no punctuation but inside numbers, no fillers, no courtesies.

/** "Siobhan’s card, please!" → "siobhan's card please"; "30g 7/1, 12%" → "30 g 7/1 12 percent". */
export function plainWords(transcript: string): string {
  return transcript
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/(\d)\s*½/g, '$1 and a half')
    .replace(/½/g, 'a half')
    .replace(/¼/g, 'a quarter')
    .replace(/¾/g, 'three quarters')
    .replace(/%/g, ' percent ')
    .replace(/\bper cent\b/g, 'percent')
    .replace(/(\d)\s+1\/2\b/g, '$1 and a half')
    .replace(/(\d)\s*(grams?|grammes|gms?|g|vols?|volumes?|mins?|minutes?|secs?|hrs?)\b/g, '$1 $2')
    .replace(/[–—]/g, ' ')
    .replace(/(?<!\d)[./:-]|[./:-](?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M}'./:{} -]/gu, ' ')
    .replace(/(?<!\d)-|-(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const FILLERS =
  /\b(?:u+m+|u+h+|e+r+m*|a+h+|h+m+|mm+|please|you know|sort of|kind of|just|basically|actually)\b/g
/** "six" alone is a level, a number and our name: it is the name where what follows can't be a shade. */
const NAME =
  /^(?:(?:hey|hi|ok|okay|right|so) six\b|six (?!(?:o|oh|naught|nought|zero|point|slash|dash|stroke|one|two|three|four|five|six|seven|eight|nine|\d|n|a|v|and|percent|hundred|grams?|minutes?|more|weeks?|vol)\b))/
const COURTESIES =
  /^(?:ok|okay|right|so|well|now|and|then|alright|hello|hi|today|let's(?! (?:see|go)\b))\s+|^(?:can|could|would|will) you\s+|^(?:can|could|may) (?:i|we)\s+|^you can\s+|^(?:i'd like to|i would like to|i want to|let me)\s+|\s+(?:for me|at the moment|from now|right now|thanks|thank you|now|then|would you|will you|mate|love)$/

/** Other words for the same, which no rule has to know. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bgimme\b/g, 'give me'],
  [/\bshut off\b/g, 'turn off'],
  [/^(?:pull|scoop) out\b/, 'take out'],
  [/^scratch the\b/, 'take out the'],
  [/^include\b/, 'add'],
  [/^(?:bump|push) (?:it |that )?(?:up |down )?to\b/, 'make it'],
  [/^(?:bump|push) the (.+?) (?:up )?by (.+)$/, 'another $2 on the $1'],
  [/\b(the|my) display\b/g, '$1 screen'],
]

/** What is left of a command when all that carries no meaning is gone. */
export function bare(plain: string): string {
  let text = plain
    .replace(/\b(please|thanks|it|that|you) six$/, '$1')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(NAME, '').replace(COURTESIES, '').trim()
  }
  return SAME.reduce((said, [other, own]) => said.replace(other, own), text)
}

const NEGATED =
  /\b(?:don'?t|do not|not|never|won'?t|shouldn'?t|can'?t|cannot|mustn'?t|didn'?t|doesn'?t|isn'?t|wasn'?t|haven'?t|wouldn'?t|without)\b/
/** "Don't start the timer": nothing that is denied is ever done. */
export const isNegated = (text: string): boolean => NEGATED.test(text)

export const CORRECTION =
  /\b(?:no wait|no sorry|no i mean|i mean|no make (?:it|that)|scratch that|correction|sorry|rather|wait|no)\b/
