// What a message carries beside the day itself: time stamps, greetings, prices, phone numbers, pictures.

const NOISE = new RegExp(
  [
    '\\b0\\d{4} ?\\d{3} ?\\d{3,4}\\b|\\+\\d[\\d ]{8,}\\d',
    '[\\w.+-]+@[\\w-]+\\.[\\w.]+',
    '[£$€] ?\\d+(?:[.,]\\d+)?',
    '\\b\\d{4}-\\d{2}-\\d{2}(?:t(?=\\d))?',
    '\\b(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.](?:\\d{4}|\\d{2})\\b',
    '\\b\\d{1,2} ?(?:vol|volume|g|ml|cm|%)(?![a-z])',
    '\\b\\d{1,2}(?:st|nd|rd|th)\\b(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?(?: \\d{4})?',
    '(?<=^\\s*|\\b(?:on|for|the) |\\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? |[–-] )\\b\\d{1,2} (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?= ?(?:$|[:)]|\\d{4}))(?: \\d{4})?',
    '[\\u{1f300}-\\u{1faff}\\u2600-\\u27bf\\ufe0f\\u200d]',
  ].join('|'),
  'giu',
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

/** The line without its time stamp: only where a message begins. */
export const withoutStamp = (line: string): string => line.replace(STAMP, '')

/** The line with nothing in it that only looks like a time or a name. */
export const quiet = (line: string): string =>
  line
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
export const openAndClose = (time: string): RegExp =>
  new RegExp(
    `\\bopen(?:s|ing)?(?: time| hours)?(?: at| from)?:? ${time}\\s*(?:,|and|&|;|/|-|–)?\\s*(?:we )?${CLOSES}(?: time)?(?: at)?:? ${time}`,
    'gi',
  )
