// What a message carries beside the day itself: time stamps, greetings, prices, phone numbers, pictures.
import { MONTH, WEEKDAY } from './calendar'
import { HOUR_WORD, TIME } from './clock'
import { oneSpelling } from './spelling'

const NOISE = new RegExp(
  [
    '\\b0\\d{4} ?\\d{3} ?\\d{3,4}\\b|\\+\\d[\\d ]{8,}\\d',
    '[\\w.+-]+@[\\w-]+\\.[\\w.]+',
    '[£$€] ?\\d+(?:[.,]\\d+)?',
    '\\b\\d{4}-\\d{2}-\\d{2}(?:t(?=\\d))?',
    '\\b(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.](?:\\d{4}|\\d{2})\\b',
    '\\b\\d{1,2} ?(?:vol|volume|g|ml|cm|%)(?![a-z])',
    `\\b\\d{1,2}(?:st|nd|rd|th)\\b(?: (?:of )?${MONTH})?(?: \\d{4})?`,
    `(?<=^\\s*|\\b(?:on|for|the) |\\b${WEEKDAY},? |[–-] )\\b\\d{1,2} ${MONTH}(?= ?(?:$|[:)]|\\d{4}))(?: \\d{4})?`,
    '[\\u{1f300}-\\u{1faff}\\u2600-\\u27bf\\ufe0f\\u200d]',
  ].join('|'),
  'giu',
)

const HALF_PAST = new RegExp(
  `\\b(${HOUR_WORD}|1[0-2]|[1-9])(\\s*(?:to|till?|until|-|–)\\s*)(half|quarter) past\\b(?! (?:${HOUR_WORD}|\\d))`,
  'gi',
)
const BETWEEN = new RegExp(
  `((?:^|[,;.]\\s|\\bthen )\\s*(?:and )?)between (${TIME}) (?:and|&|to) (${TIME}) (?=\\p{Lu}|(?:it'?s |i have |i've got )\\p{Lu})`,
  'giu',
)
const BEFORE = new RegExp(
  `\\b(?:(?:moved|changed|swapped|pushed|put back|brought forward|re-?scheduled|re-?booked|shifted)(?: (?:back|on|over|forward))?,? from|originally(?: at)?|used to be(?: at)?|(?:it |that |time )was(?: at)?) (?:${TIME})(?![\\w%]|[.:]\\d)(?! (?:to|until|till)\\b)`,
  'gi',
)

const CLOCK = '\\d{1,2}[:.]\\d\\d(?:[:.]\\d\\d)?(?: ?[ap]m)?'
const DATE = '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}'
/** "[09:12, 14/03/2025] Salon: ", "14/03/2025, 09:12 - Salon: ": when a message was sent and by whom. */
const STAMP = new RegExp(
  `^\\s*(?:\\[(?:${CLOCK}, ?${DATE}|${DATE},? ?${CLOCK}|${CLOCK})\\]|${DATE}, ?${CLOCK} ?[-–])\\s*(?:[^:\\n\\d]{1,30}:)?`,
  'i',
)
const SIGN_OFF =
  /(?<=(?:^|[.!,;]|\s[-–])\s*)(?:cheers|thanks|thank you|thx|ta|many thanks|hope that helps|that'?s (?:it|all|everyone|the lot))\b[^\d\n]{0,40}$/i
/** "Pls check: …", "can you sort this day out for me: …" */
const REQUEST = /^\s*(?:pls|plz|please|can you|could you|help me)\b[^:\d\n]{0,60}:\s*(?=.*\d)/i
const GREETING =
  /^\s*(?:(?:good )?(?:morning|afternoon|evening)|hi+|hello|hey|hiya|alright)\b(?:\s+(?:all|team|guys|girls|ladies|both|everyone|hun|lovely|babe))?\s*[!,.]+\s*(?=.*\d)/i

/** A cup or a plate with nothing but a time beside it is a break. */
const PICTURE = /^(?=.*?([☕🫖🍵🍴🍽🥪🥗🍱🍕🍔🌯]))(.*)$/u

/** "(09:00, 45, Anna, cut), (10:00, 30, Ben, trim)": entries each in brackets. */
const TUPLES = /^\s*[[{]?\s*(?:[([{][^()[\]{}\d]*\d[^()[\]{}]*[)\]}]\s*(?:[,;]\s*)?)+[\]}]?\s*(?:[,;.]\s*)?$/

/** The line without its time stamp, only where a message begins, and without brackets around whole entries. */
export const withoutStamp = (line: string): string => {
  const bare = line.replace(STAMP, '')
  if (!TUPLES.test(bare) || !/[,;].*\d/.test(bare)) return bare
  return bare
    .replace(/[)\]}]\s*[,;]?\s*[([{]/g, '; ')
    .replace(/[([{)\]}]/g, ' ')
    .replace(/["']/g, '')
}

/** The line with nothing in it that only looks like a time or a name. */
export const quiet = (line: string): string =>
  oneSpelling(line)
    .replace(/~~(.*?)~~/g, '$1 cancelled')
    .replace(GREETING, '')
    .replace(REQUEST, '')
    .replace(SIGN_OFF, '')
    .replace(/\bo['’ ]?(?:clock|clok|clck|cloc)\b/gi, "o'clock")
    .replace(/\ball over\b(?= (?:colou?r|tint|bleach))/gi, 'all-over')
    .replace(PICTURE, (whole, picture: string, rest: string) =>
      /\p{L}{3}/u.test(rest) ? whole : `${rest} ${/[☕🫖🍵]/u.test(picture) ? 'break' : 'lunch'}`,
    )
    .replace(NOISE, ' ')
    .replaceAll('’', "'")
    // "First up half eight, Pauline"
    .replace(/\b(?:first|next|last) up\b,?/gi, ' ')
    // "Starting with Dervla at 9", "straight after that Enya"
    .replace(
      /(?<!(?:[&+/]|\band|\bn) ?)\b(?:(?:start|begin|kick|finish|end|clos|open)(?:ing|s|ning|e)? (?:the day )?(?:off |up )?with|straight after(?: that| her| him| them)?|right after(?: that| her| him| them)?|(?:before|after) (?:that|this))\b,?/gi,
      ' then ',
    )
    // "Between 9 and 10 Libby cut": where nobody is named before it, it is when.
    .replace(BETWEEN, '$1$2 to $3 ')
    // "Twelve till half past" is twelve till half past twelve.
    .replace(HALF_PAST, '$1$2$3 past $1')
    // Where somebody was before says nothing of where they are now.
    .replace(BEFORE, ' ')
    // "35 dev", "dev 35" are development; Dev is a name.
    .replace(
      /(?<=\d ?(?:m|mins?|minutes)? ?)\bdev(?=\s*(?:[,/;)+.]|$|time\b|then\b))|\bdev(?= ?(?:time |for )?\d)/g,
      'developing',
    )
    // "Elsie's at 9", "Jo's in at ten"
    .replace(
      /(?<=\p{L})'s (?=(?:in |due |booked |coming |here )*(?:at |for |from )?(?:\d|half|quarter|one|two|ten|nine|eight|noon|eleven|twelve))/gu,
      ' ',
    )

const CLOSES = '(?:clos|shut|finish|end)(?:e|es|ing|s)?'
/** "Open at 9, close at 6", "In at 9, out at 4": the hours, not an entry. */
export const openAndClose = (time: string): RegExp => {
  const from = `(?: time| hours)?(?: at| from)?:? ${time}\\s*(?:,|and|&|;|/|-|–)?\\s*(?:we |i'?m |i )?`
  const to = `(?: time)?(?: at)?:? ${time}`
  return new RegExp(
    `\\bopen(?:s|ing)?${from}${CLOSES}${to}|(?<=^|[.;]\\s)(?:i'?m |i |we'?re )?(?:in|here)${from}(?:out|home|leav(?:e|ing)|off|gone|finish)${to}`,
    'gi',
  )
}
