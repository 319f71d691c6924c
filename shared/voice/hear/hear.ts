// Simplifies what a recogniser wrote: lower case, no punctuation except inside numbers, no fillers, no courtesies.
import { asWritten } from './as-written'
import { inOwnWords } from './other-words'

/** "Siobhan’s card, please!" → "siobhan's card please"; "30g 7/1, 12%" → "30 g 7/1 12 percent". */
export function plainWords(transcript: string): string {
  return asWritten(transcript.toLowerCase().replace(/[‘’ʼ`´]/g, "'"))
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
  /\b(?:u+m+|u+h+|e+r+m*|e+m+|e+h+|a+h+|a+ch|och|h+m+|mm+|please|(?<!\bdo )you know|sort of|kind of|just|basically|actually|wee)\b/g
/** "Like thirty grams": a filler before a figure. In "she'd like" and "looks like" it isn't one. */
const LIKE =
  /(?<=^|\b(?:do|use|make it|with|and|about|be|it's) )like (?=(?:\d|a |an |half|five|ten|fifteen|twenty|thirty|forty|fifty|sixty))/g
const OUR_NAME = 'six'
const CALLS = new Set('hey hi ok okay right so'.split(' '))
const BEHIND_A_LEVEL = new Set(
  `o oh naught nought zero point slash dash stroke one two three four five six seven eight nine n a v and percent hundred
  gram grams minute minutes more week weeks vol`.split(/\s+/),
)
/** "six" may be a level, a number or our name. It is our name where what follows can't be a shade. */
function withoutOurName(text: string): string {
  const [first = '', second, ...rest] = text.split(' ')
  if (second === OUR_NAME && CALLS.has(first)) return rest.join(' ')
  if (first !== OUR_NAME || second === undefined) return text
  // "six 7/1", "six o'clock".
  const [head = ''] = second.split(/\W/)
  const isLevel = BEHIND_A_LEVEL.has(head) || (head.length === 1 && head >= '0' && head <= '9')
  return isLevel ? text : [second, ...rest].join(' ')
}
const BEFORE: readonly RegExp[] = [
  /^(?:ok|okay|right|so|well|now|and|then|alright|hello|hi|hiya|hey|oh|whoops|oops|today|let's(?! (?:see|go)\b))\s+/,
  /^(?:grand|great|lovely|perfect|cool|sure|sorry(?! what did)|listen)\s+/,
  // "Aye" is a yes where something was asked.
  /^aye\s+(?!(?:go|do|that|save|start|yes|aye|right|please|grand|perfect|lovely|spot)\b)/,
  // "Hold on a second" is a command itself.
  /^(?:hang|hold) on\s+(?!(?:a|one|there|for)\b|to )/,
  // "No, make it thirty": what it corrects is no longer in this text.
  /^no (?=(?:make|use|change|switch|set|put|bump|swap|take|go (?:with|for))\b)/,
  /^(?:can|could|would|will) (?:you|ya|yous)\s+|^(?:can|could|may) (?:i|we)\s+|^you can\s+(?!say that again\b)/,
  /^(?:i'd like to|i would like to|i want to|let me|go ahead and)\s+/,
]
const each = (...parts: readonly string[]): readonly string[] =>
  parts.reduce<string[]>(
    (all, part) => all.flatMap(said => part.split('|').map(next => `${said} ${next}`)),
    [''],
  )
const BEHIND_ANSWER = [
  ...each('for', 'me|us'),
  ...each('right now|the now|thanks|thank you|so|ta|cheers|now|then|there'),
  ...each('would|will|could|can', 'you|ya|yous'),
  ...each('if you', 'would|can|could'),
]
const BEHIND = [...BEHIND_ANSWER, ...each('at the moment|from now|today|mate|love|hun|pet|hen|pal')]
function withoutBehind(text: string, courtesies: readonly string[]): string {
  // The longest match: "from now" beats "now".
  const [found] = courtesies.filter(courtesy => text.endsWith(courtesy)).sort((a, b) => b.length - a.length)
  return found === undefined ? text : text.slice(0, -found.length).trim()
}
const OVER_THERE = ' over there'

/** What is left of a command without the words that mean nothing. */
export function bare(plain: string): string {
  let text = plain
    .replace(LIKE, '')
    .replace(/\b(please|thanks|it|that|you|time|up|again|next|there|now) six$/, '$1')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = BEFORE.reduce((said, courtesy) => said.replace(courtesy, ''), withoutOurName(text)).trim()
    if (!text.endsWith(OVER_THERE)) text = withoutBehind(text, BEHIND)
  }
  return inOwnWords(text)
}

/**
 * Fillers before an answer. "Hang on", "sorry", "can you" and "listen" aren't among them: they begin something else,
 * or are said to somebody else.
 */
const BEFORE_ANSWER =
  /^(?:(?:ok|okay|right|so|well|and|then|alright|oh) |(?:grand|great|lovely|perfect|cool|sure) (?=(?:yes|yeah|yep|yup|aye|ya|no|nope|nah|naw|save|do it)\b))/
/**
 * The answer without its fillers. We remove less than from a command, because an answer must be complete and clear
 * by itself.
 */
export function bareAnswer(plain: string): string {
  let text = plain.replace(FILLERS, ' ').replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = withoutBehind(withoutOurName(text).trim().replace(BEFORE_ANSWER, '').trim(), BEHIND_ANSWER)
  }
  return text
}

const NOS =
  "don't not never won't shouldn't can't cannot mustn't didn't doesn't isn't wasn't haven't wouldn't without".split(
    ' ',
  )
/** With and without the apostrophe. */
const NEGATED = new Set(NOS.flatMap(no => [no, no.replace("'", '')]))
/** "Don't start the timer": we never do anything that is denied. */
export const isNegated = (text: string): boolean => text.split(' ').some(word => NEGATED.has(word))

export const CORRECTION =
  /\b(?:no wait|no hang on|no hold on|hang on no|no no|no sorry|no i mean|i mean|no make (?:it|that)|scratch that|correction|sorry|rather|wait|no)\b/
