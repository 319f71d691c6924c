// Numbers in words. The built-in voice reads plain whole numbers itself; these are for where a unit, a price or a code
// needs them in words.
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const small = (n: number): string => SMALL[n] ?? ''

/** 0 to 999,999 in words; anything larger stays in figures. */
export function inWords(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 999_999) return String(n)
  if (n < 20) return small(n)
  if (n < 100) return withRest(TENS[Math.floor(n / 10)] ?? '', n % 10, ' ')
  if (n < 1000) return withRest(`${small(Math.floor(n / 100))} hundred`, n % 100, ' and ')
  return withRest(`${inWords(Math.floor(n / 1000))} thousand`, n % 1000, n % 1000 < 100 ? ' and ' : ' ')
}

const withRest = (head: string, rest: number, between: string): string =>
  rest === 0 ? head : `${head}${between}${inWords(rest)}`

/** "01" is "oh one": digit by digit, the way codes are read out. */
export const figures = (digits: string): string =>
  [...digits].map(digit => (digit === '0' ? 'oh' : small(Number(digit)))).join(' ')

/** "7.5" is "seven point five", "1,250" "one thousand two hundred and fifty". */
export function number(text: string): string {
  const [whole = '', after] = text.replaceAll(',', '').split('.')
  const head = whole === '' ? 'zero' : inWords(Number(whole))
  return after === undefined ? head : `${head} point ${figures(after)}`
}

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** 21 is "twenty first". */
export function ordinal(n: number): string {
  const words = inWords(n).split(' ')
  const last = words.pop() ?? ''
  const end = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words, end].join(' ')
}

/** 2026 is "twenty twenty six". */
export function year(n: number): string {
  const [century, rest] = [Math.floor(n / 100), n % 100]
  if (rest === 0 || (n >= 2000 && n < 2010)) return inWords(n)
  return `${inWords(century)} ${rest < 10 ? `oh ${small(rest)}` : inWords(rest)}`
}
