// Clock times as people write them: 9.30, 930, 09:30, 9am, 9h30, "half nine" (the British 9:30), "quarter to two", noon.

/** A time of day as written. `half` says which half of the day was written; null leaves it to the day's order. */
export type Clock = { hour: number; minute: number; half: 'am' | 'pm' | 'whole' | null; text: string }

const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export const HOUR_WORD = HOURS.join('|')
const HOUR = `(?:${HOUR_WORD}|1[0-2]|0?[1-9])(?!\\d|[.:]\\d)`
const MERIDIEM =
  '(?:\\s*[ap](?:\\.m\\.?|m)(?![a-z])| in the (?:morning|afternoon|evening)|(?<=\\d)[ap](?![a-z]))'
const PAST_WORD = 'five|ten|twenty[ -]?five|twenty'
const MINUTE_WORD =
  "thirty[ -]five|thirty|fifteen|forty[ -]five|forty|twenty[ -]five|twenty|fifty[ -]five|fifty|ten|o'?clock"

/** Every way to write a time; what stands around it decides whether a bare number is one. */
export const TIME = [
  '(?:12\\s*)?(?:noon|midday)',
  `(?:half|1\\/2)[ -](?:past )?${HOUR}${MERIDIEM}?`,
  `(?:a )?quarter (?:past|to|after) ${HOUR}${MERIDIEM}?`,
  `(?:(?:${PAST_WORD})(?: minutes)? (?:past|to)|(?:5|10|20|25)(?: ?mins?| minutes)? past) ${HOUR}${MERIDIEM}?`,
  `(?:${HOUR_WORD}|\\d{1,2}) (?:${MINUTE_WORD})(?! ?(?:min|m\\b|h\\b|hrs?\\b|hours?\\b))${MERIDIEM}?`,
  `\\d{1,2}(?:[.:]| : )\\d{2}(?![\\d%])(?: ?h\\b|:\\d\\d)?${MERIDIEM}?`,
  '(?:0?[6-9]|1\\d|2[0-3])h(?:[0-5]\\d)?(?![a-z\\d])',
  `\\d{3,4}(?!\\d| \\d{3}(?!\\s+[a-z]|\\s*(?:[,;)|]|$)))(?: ?(?:h|hrs)\\b)?${MERIDIEM}?`,
  `(?:${HOUR_WORD}|\\d{1,2})(?: ?o'?clock)?${MERIDIEM}?`,
].join('|')

const numberOf = (word: string): number => {
  const at = HOURS.indexOf(word)
  if (at >= 0) return at + 1
  const tens: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 }
  const [first = '', second = ''] = word.split(/[ -]/)
  const base = tens[first] ?? tens[word.replace(/five$/, '')] ?? Number(first)
  return second === 'five' || /five$/.test(word) ? base + 5 : base
}

const HALF_LAST = new RegExp(`${MERIDIEM}$`)
const SPOKEN = new RegExp(
  `^(?:a )?(half|1\\/2|quarter|${PAST_WORD}|\\d+)(?: ?min(?:ute)?s?)?[ -]?(past|to|after)? (${HOUR_WORD}|\\d{1,2})$`,
)
const IN_WORDS = new RegExp(`^(${HOUR_WORD}|\\d{1,2}) (${MINUTE_WORD})$`)

/** The time that this text is, whole; null where it is none (25:00, 10:75, 61). */
export function clockOf(written: string): Clock | null {
  const text = written.trim().toLowerCase().replaceAll('’', "'")
  const half = /p\.?m\.?$|\dp$|afternoon$|evening$/.test(text)
    ? 'pm'
    : /a\.?m\.?$|\da$|morning$/.test(text)
      ? 'am'
      : null
  const bare = text
    .replace(HALF_LAST, '')
    .replace(/ ?(?:h|hrs)$/, '')
    .trim()
  const made = (hour: number, minute: number, sure = false): Clock | null => {
    if (!(hour >= 0 && hour < 24 && minute >= 0 && minute < 60)) return null
    return {
      hour,
      minute,
      half: half !== null && hour <= 12 ? half : sure || hour > 12 ? 'whole' : null,
      text: written.trim(),
    }
  }
  if (/^(?:12\s*)?(?:noon|midday)$/.test(bare))
    return { hour: 12, minute: 0, half: 'whole', text: written.trim() }
  const said = SPOKEN.exec(bare.replace(/^(half|1\/2)-/, '$1 '))
  if (said?.[1] && said[3] && (said[2] || /^(?:half|1\/2)$/.test(said[1]))) {
    const hour = numberOf(said[3])
    const by = /^(?:half|1\/2)$/.test(said[1]) ? 30 : said[1] === 'quarter' ? 15 : numberOf(said[1])
    return said[2] === 'to' ? made(hour === 1 ? 12 : hour - 1, 60 - by) : made(hour, by)
  }
  const clock = bare.replace(/ ?o'?clock$|h$/, '')
  const parts = /^(\d{1,2})(?: : |[:.h])(\d{2})(?::\d\d)?$/.exec(clock)
  if (parts?.[1] && parts[2]) return made(Number(parts[1]), Number(parts[2]), /^0\d/.test(clock))
  const run = /^(\d{1,2})(\d{2})$/.exec(clock)
  if (run?.[1] && run[2])
    return Number(run[2]) % 5 === 0 ? made(Number(run[1]), Number(run[2]), /^0\d/.test(clock)) : null
  const words = IN_WORDS.exec(clock)
  if (words?.[1] && words[2]) return made(numberOf(words[1]), numberOf(words[2]))
  if (/^\d{1,2}$/.test(clock)) return made(Number(clock), 0, /^0\d/.test(clock))
  return HOURS.includes(clock) ? made(numberOf(clock), 0) : null
}

/** The minutes since midnight that a time may mean, the likelier first: salons work between 7:00 and 21:00. */
export function minutesOf({ hour, minute, half }: Clock): number[] {
  const morning = (hour % 12) * 60 + minute
  const evening = morning + 720
  // 12 am and 00:30 are slips for noon: nobody is booked at midnight.
  if (hour === 0) return [720 + minute]
  // "01:30" is written for 1.30 pm; a bride may be booked at five in the morning.
  if (half === 'whole' && hour >= 4 && hour < 6) return [morning, evening]
  if (half === 'whole') return hour < 4 ? [evening, morning] : [hour * 60 + minute]
  if (half === 'am') return [hour === 12 ? 720 + minute : morning]
  if (half === 'pm') return [evening]
  if (hour === 12) return [720 + minute]
  if (hour < 7) return [evening, morning]
  return [morning, evening]
}

/** "09:30" of minutes since midnight. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes since midnight of "09:30"; NaN for anything else. */
export function clockMinutes(text: string): number {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
}
