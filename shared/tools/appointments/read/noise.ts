// What a message carries beside the day itself: time stamps, greetings, prices, phone numbers, pictures.
import { MONTH, WEEKDAY } from './calendar'
import { HOUR_WORD, TIME } from './clock'
import { oneSpelling } from './spelling'
import { toTheHour } from './to-the-hour'

const NOISE = new RegExp(
  [
    '\\b0\\d{2,4} ?\\d{3,4} ?\\d{3,4}\\b|\\+\\d[\\d ]{8,}\\d',
    '[\\w.+-]+@(?=[\\w-]*[a-z])[\\w-]+\\.[\\w.]+',
    '[£$€] ?\\d+(?:[.,]\\d+)?',
    // "(Ref 4432)": the number of a booking is no time.
    '\\b(?:ref(?:erence)?|booking no|invoice|order)\\.?:? ?(?:no\\.? ?)?#?[a-z]{0,3}-?\\d{3,}\\b|#\\d{3,}\\b',
    '\\b(?:booked|added|taken) (?:by|via|through):? ?\\p{L}+',
    // What was paid is no time.
    '(?=\\d)(?<=\\b(?:paid|pay|pays|owes?|owed|spent|sold|sell|bought|priced|costs?|charged?|tipped|worth|takings|till was)(?: [\\p{L}\\d.]{1,15}){0,9} )\\d+[.]\\d\\d(?! ?[ap]m)',
    '\\b\\d{4}-\\d{2}-\\d{2}(?:t(?=\\d))?',
    '\\b(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])[/.](?:\\d{4}|\\d{2})\\b',
    '\\b(?:last time|previously|usually)(?: was|:)? \\d{1,3} ?(?:m|mins?|minutes?)\\b',
    '\\b\\d{1,2} ?(?:vol|volume|g|ml|cm|%)(?![a-z/&+])',
    `\\b\\d{1,2}(?:st|nd|rd|th)\\b(?: (?:of )?${MONTH})?(?: \\d{4})?`,
    `(?<=^\\s*|\\b(?:on|for|the) |\\b${WEEKDAY},? |[–-] )\\b\\d{1,2} ${MONTH}(?= ?(?:$|[:)]|\\d{4}))(?: \\d{4})?`,
    '[\\u{1f300}-\\u{1faff}\\u2600-\\u27bf\\ufe0f\\u200d]',
  ].join('|'),
  'giu',
)

const HALF_PAST = new RegExp(
  `\\b(${HOUR_WORD}|1[0-2]|[1-9])(\\s*(?:to|till?|until|-|–)\\s*)(half|quarter|five|ten|twenty[ -]five|twenty) past\\b(?! (?:${HOUR_WORD}|\\d))`,
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
const DATE = '(?:\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{1,2}/\\d{1,2})'
/** "[09:12, 14/03/2025] Salon: ", "14/03/2025, 09:12 - Salon: ": when a message was sent and by whom. */
const STAMP = new RegExp(
  `^\\s*(?:\\[(?:${CLOCK}, ?${DATE}|${DATE},? ?${CLOCK}|${CLOCK})\\]|${DATE}, ?${CLOCK} ?[-–])\\s*(?:[^:\\n\\d]{1,30}:)?`,
  'i',
)
const SIGN_OFF =
  /(?<=(?:^|[.!,;]|\s[-–])\s*)(?:cheers|thanks|thank you|thx|ta|many thanks|(?:kind |warm |best |many )?regards|best wishes|yours (?:sincerely|faithfully|truly)|hope that helps|that'?s (?:it|all|everyone|the lot))\b[^\d\n]{0,40}$/i
/** "Pls check: …", "can you sort this day out for me: …" */
const REQUEST = /^\s*(?:pls|plz|please|can you|could you|help me)\b[^:\d\n]{0,60}:\s*(?=.*\d)/i
export const GREETING =
  /^\s*(?:(?:good )?(?:mornin[g']?|afternoon|evenin[g']?)|hi+|hello|hey|hiya|alright)\b(?:\s+(?:all|team|guys|girls|ladies|both|everyone|hun|lovely|love|mate|boss|darling|babe))?\s*[!,.]+\s*(?=.*\d)/i

/** A cup or a plate with nothing but a time beside it is a break. */
const PICTURE = /^(?=.*?([☕🫖🍵🍴🍽🥪🥗🍱🍕🍔🌯]))(.*)$/u

/** "… // 12.30 🍽 30m // …": the same between two signs of a longer line. */
const PICTURED =
  /(?<=[,;|/]\s*)([^,;|/\p{L}]*\d(?: ?[ap]m)?[^,;|/\p{L}]*)([☕🫖🍵🍴🍽🥪🥗🍱🍕🍔🌯])\ufe0f?((?:[^,;|/\p{L}]|\d ?(?:m|mins?|hrs?|h)\b)*)(?=$|[,;|/])/giu

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

/** "10:00 Gus fade – cancelled, Hal taking the slot" */
const SLOT_TAKEN = new RegExp(
  `^(\\s*(${TIME})(?![\\w%]|[.:]\\d).{0,80}?\\b(?:cancel+ed|cxl?d?|no[- ]?show))[\\s,;.–-]+(?:so |but |and |now )*(\\p{Lu}[\\p{L}'’-]+)(?:'s| is| has)? (?:taking|taken|took|having|got|gets|in|coming in) (?:the|her|his|their|that|this) (?:slot|place|time|space|gap)(?: instead)?`,
  'iu',
)
/** "New booking! Helen Frost …" */
const BOOKED =
  /^\s*(?:new|online|updated|confirmed) (?:booking|appointment|appt)\b\s*[!:.,–-]+\s*(?=\p{Lu})/iu
/** "Just 3 in: …" */
const COUNTED_IN =
  /^\s*(?:i(?:'?ve)? (?:only )?(?:got|have) )?(?:just |only )*(?:[2-9]|two|three|four|five|six|seven|eight|nine) (?:in|people|clients|ladies|bookings|appointments|appts|booked)(?: in)?(?: today| tomorrow)?\s*[:–-]\s*(?=\p{L})/iu
const FREE_TILL = new RegExp(
  `\\b(?:and |then |so )*(?:nowt|nothing|nobody|no ?one|(?:i'?m )?free|(?:a )?gap)(?: (?:on|in|booked|then|else|more))*,? (?:until|till?|'til) (?:${TIME})\\s*[,;.]\\s+(?=(?:then |at |and )*(?:\\d|half |quarter |(?:${HOUR_WORD})\\b))`,
  'giu',
)
/** "At twelve Linda is in until half past": half past twelve. */
const HALF_PAST_LATER = new RegExp(
  `\\bat (${HOUR_WORD}|1[0-2]|[1-9])\\b([^.;,\\d]{1,60}?\\b(?:to|till?|until) )(half|quarter) past\\b(?! (?:${HOUR_WORD}|\\d))`,
  'gi',
)

/** The line with nothing in it that only looks like a time or a name. */
export const quiet = (line: string): string =>
  oneSpelling(toTheHour(line))
    .replace(/~~(.*?)~~/g, '$1 cancelled')
    // A cross straight before the time; elsewhere it may say that a patch test or a deposit is missing.
    .replace(/^\s*[❌✖✗✘🚫]\ufe0f?\s*(?=\d)(.*\p{L}.*)$/u, '$1 cancelled')
    .replace(/\*([\p{L} ]{2,20})\*/gu, ' $1 ')
    .replace(/^\s*(?:what'?s on|who'?s in|the list|diary|running order)(?: today| tomorrow)?\s*[:–-]\s*/i, '')
    .replace(GREETING, '')
    .replace(BOOKED, '')
    .replace(COUNTED_IN, '')
    .replace(REQUEST, '')
    .replace(SIGN_OFF, '')
    .replace(/(?<=\d ?)(?:o['’ .]?)?(?:cl?ock|clok|clck|cloc|klock|colck|oclcok|ock)\b/gi, "o'clock")
    .replace(/\bo['’ ]?(?:clock|clok|clck|cloc)\b/gi, "o'clock")
    .replace(/\b(?:do not|don'?t) book\b/gi, 'blocked')
    .replace(/\ball over\b(?= (?:colou?r|tint|bleach))/gi, 'all-over')
    .replace(
      PICTURED,
      (_, before: string, picture: string, after: string) =>
        `${before} ${/[☕🫖🍵]/u.test(picture) ? 'break' : 'lunch'} ${after}`,
    )
    .replace(PICTURE, (whole, picture: string, rest: string) =>
      /\p{L}{3}/u.test(rest.replace(/\d+ ?(?:min(?:ute)?s?|hours?|hrs?)\b/gi, ' '))
        ? whole
        : `${rest} ${/[☕🫖🍵]/u.test(picture) ? 'break' : 'lunch'}`,
    )
    .replace(NOISE, ' ')
    .replaceAll('’', "'")
    // "First up half eight, Pauline"
    .replace(/\b(?:first|next|last) (?:up|one|in)\b,?/gi, ' ')
    // "Margaret straight after for a perm": the name comes first.
    .replace(
      /(?<=^|[.,;] |\b(?:and|then) )((?:mrs|mr|ms|miss|dr)\.? )?(\p{Lu}[\p{L}'-]+)(?:'s| is| comes)?,? (?:straight|right|directly|immediately|just) after(?: (?:that|this|her|him|them))?,?(?= )/gu,
      'then $1$2 ',
    )
    // "Starting with Dervla at 9", "straight after that Enya"
    .replace(
      /(?<!(?:[&+/]|\band|\bn) ?)\b(?:(?:start|begin|kick|finish|end|clos|open)(?:ing|s|ning|e)? (?:the day )?(?:off |up )?with|straight after(?: that| her| him| them)?|right after(?: that| her| him| them)?|(?:before|after) (?:that|this))\b,?/gi,
      ' then ',
    )
    // "Vi after that, 30 min trim", "I do Pam at nine"
    .replace(/(?<=(?:^|[.;] )\p{Lu}[\p{L}'’-]*) (?:after (?:that|this|her|him|them)|next|first)(?=,? )/gu, '')
    .replace(/\bi do (?=\p{Lu}\p{Ll}+ )/giu, '')
    .replace(
      /\b(?:then )?(?:there'?s|i'?ve got|i have|got) an? (?:gap|space|hole|free slot)(?=\s*(?:[,.;]|then\b|and\b))/gi,
      ' then ',
    )
    // "Flo gets her roots done at 9"
    .replace(/\b(gets?|getting|having|has|have)\b([^.;,\d]{0,30}?) done (?=at |for |from )/gi, '$1$2 ')
    // "Doors open 9."
    .replace(
      /^(?:the )?(?:doors?|salon|shop|we|i) (?:open|start)s?(?: at)? (?=\d[\d.:]*(?: ?am)?[.;,](?:\s|$))/i,
      'Start ',
    )
    .replace(WHILE_DEVELOPING, saidOfAnother)
    // "The salon is open 9 til 5.30 and I've Alice at 9.30"
    .replace(OPEN_AND_I, '$1. ')
    .replace(/\bwalk[- ]?ins? (?:welcome|from|after|only|until|till|all)\b[^.;,\n]*/gi, ' ')
    // "Gus cancelled, Hal taking the slot"
    .replace(SLOT_TAKEN, '$1 ; $2 $3 ')
    // "then im free til 2, 2 til 2.45 Oonagh": who comes next has a time of their own.
    .replace(FREE_TILL, '; ')
    // "Then nowt til 2 when Sheila comes"
    .replace(
      /\b(?:nowt|nothing|nobody|no ?one|(?:i'?m )?free|(?:a )?gap)(?: (?:on|in|booked|then|else|more))*,? (?:until|till)(?= (?:\d|half|quarter|one|two|three|four|noon))/gi,
      '; at',
    )
    .replace(
      /\b(?:and |so |then )?(?:nowt|nothing|nobody|no ?one|that'?s me(?: free| done)?|(?:i'?m )?free)(?: (?:on|in|booked|then|else|more))*,? (?:until|till) (?=\p{L}+(?:'s)? (?:at|is|comes|in)\b)/giu,
      '; ',
    )
    .replace(/(?<=\d |o'clock )when(?= \p{L}+ (?:comes|is|arrives|gets|'s))/giu, ' ')
    // "Between 9 and 10 Libby cut": where nobody is named before it, it is when.
    .replace(BETWEEN, '$1$2 to $3 ')
    // "Twelve till half past" is twelve till half past twelve.
    .replace(HALF_PAST, '$1$2$3 past $1')
    .replace(HALF_PAST_LATER, 'at $1$2$3 past $1')
    // Where somebody was before says nothing of where they are now.
    .replace(BEFORE, ' ')
    // "35 dev", "dev 35" are development; Dev is a name.
    .replace(
      /(?<=\d ?(?:m|mins?|minutes)? ?)\bdev(?=\s*(?:[,/;)+.]|$|(?:time|then|from|at|starting|starts|till?|until)\b))|\bdev\.?(?= ?(?:time |for )?\d)/g,
      'developing',
    )
    // "Elsie's at 9", "Jo's in at ten"
    .replace(
      /(?<=\p{L})'s (?=(?:in |due |booked |coming |here )*(?:at |for |from )?(?:\d|half|quarter|one|two|ten|nine|eight|noon|eleven|twelve))/gu,
      ' ',
    )

/** The rest of a line from "while … develops" on. */
const WHILE_DEVELOPING = /\(?\b(?:while|as|when) .*(?:develop|process|cook).*\d.*$/
/** "Bob gents (while Alice is developing 10.15–10.55)": said of Alice. */
const saidOfAnother = (said: string): string =>
  said
    .replace(/\((?=(?:while|as|when) \p{Lu}[^()]*(?:develop|process|cook)[^()]*\d\s*\))/gu, ' ')
    .replace(
      /\b(?:while|as|when) ((?:(?:Mrs|Mr|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'-]+)(?:'s| is)?(?: colou?r| tint| hair)?(?:'s| is)? (?:develop|process|cook)\p{L}*[\s,:(]*(\d{1,2}(?:[:.]\d\d)? ?(?:-|–|to|till?|until) ?\d{1,2}(?:[:.]\d\d)?)\s*\)?/gu,
      '; $1 develops $2 ',
    )

const HOUR = '\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?'
const OPEN_AND_I = new RegExp(
  `^((?:the )?(?:salon|shop|we|i)(?:'s|'re|'m| is| are| am)? (?:open|working|on|in)(?: today)?(?: from)? ${HOUR}\\s*(?:-|–|to|till?|'til|until)\\s*${HOUR}),? (?:and|but|so) (?=(?:i|we|i've|we've|there's|i'm|we're)\\b)`,
  'iu',
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
