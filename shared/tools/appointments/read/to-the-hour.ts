// "5 to 1 to 5 to 2" in figures: which "to" counts minutes before the hour, and which joins a start with its end.

const HOUR = '(1[0-2]|0?[1-9])(?:[.:]00)?(?![\\d%]|[.:]\\d)(?! ?(?:min|m\\b|hour|hr|h\\b))'
const MINUTES = '(5|10|20|25)'
const TO = ' (?:to|2) '
const JOIN = '\\s*(?:-|–|—|\\bto\\b|\\btill?\\b|\\buntil\\b)\\s*'
const WORD: Record<string, string> = { 5: 'five', 10: 'ten', 20: 'twenty', 25: 'twenty-five' }
const said = (minutes: string, hour: string): string => `${WORD[minutes]} to ${hour}`

/** Minutes since midnight on a clock of twelve hours. */
const before = (minutes: string, hour: string): number => (Number(hour) % 12) * 60 - Number(minutes)
const length = (from: number, to: number): number => (((to - from) % 720) + 720) % 720
/** What one client or one lunch may take. */
const fits = (minutes: number): boolean => minutes > 0 && minutes <= 5 * 60

const EDGE = '(?<![\\d.:/£$-]|\\b(?:level|base|vol) )'
const BOTH = new RegExp(`${EDGE}\\b${MINUTES}${TO}${HOUR}${JOIN}${MINUTES}${TO}${HOUR}`, 'gi')
const THREE = new RegExp(`${EDGE}\\b(\\d{1,2})(${TO}|${JOIN})(\\d{1,2})(${TO}|${JOIN})${HOUR}`, 'gi')
/** "10 past 9 to 5 to 10", "9.15 to 5 to 10" */
const AFTER_TIME = new RegExp(
  `(?=\\d)(?<=(?:\\b(?:past|to) \\d{1,2}|\\d[.:]\\d\\d|\\b(?:half|quarter past|quarter to) \\w+|\\d ?[ap]m)${JOIN})${MINUTES} to ${HOUR}`,
  'gi',
)
/** "5 to 1 Opal cut": from five to one nobody is booked, so it is five minutes to one. */
const ALONE = new RegExp(
  `(?=\\d)(?<=(?:^|[,;.] |\\bthen |\\band )\\s*)${MINUTES} to ${HOUR}(?!\\s*(?:-|–|—|to\\b|till?\\b|until\\b|[ap]m))`,
  'gi',
)

/** The line with every "5 to 1" that is a time in words. */
export const toTheHour = (line: string): string =>
  line
    .replace(BOTH, (whole, m: string, h: string, n: string, k: string) =>
      fits(length(before(m, h), before(n, k))) ? `${said(m, h)} till ${said(n, k)}` : whole,
    )
    .replace(THREE, (whole, a: string, first: string, b: string, second: string, c: string) => {
      const hour = Number(b) <= 12
      const one = Number(a) <= 12 ? length(Number(a) * 60, before(b, c)) : 0
      const two = hour ? length(before(a, b), Number(c) * 60) : 0
      const endsSo = WORD[b] !== undefined && /to/i.test(second) && fits(one)
      const startsSo = WORD[a] !== undefined && /to/i.test(first) && fits(two)
      // "10 to 10 to 11" may be either: the shorter one.
      if (endsSo && (!startsSo || one <= two)) return `${a} till ${said(b, c)}`
      return startsSo ? `${said(a, b)} till ${c}` : whole
    })
    .replace(AFTER_TIME, (_, m: string, h: string) => said(m, h))
    .replace(ALONE, (whole, m: string, h: string) =>
      length(Number(m) * 60, Number(h) * 60) === 0 ||
      length(Number(m) * 60, Number(h) * 60) > (m === '5' ? 200 : 480)
        ? said(m, h)
        : whole,
    )
