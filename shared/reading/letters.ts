// What a word is made of, asked in one way everywhere.

const LETTER = /\p{L}/u
const FIGURE = /\d/
const CAPITAL = /\p{Lu}/u
/** A capital, and a small letter behind it. */
const NAMED = /\p{Lu}\p{Ll}/u

export const hasLetter = (text: string): boolean => LETTER.test(text)
export const hasFigure = (text: string): boolean => FIGURE.test(text)
export const hasCapital = (text: string): boolean => CAPITAL.test(text)
/** Somewhere in it stands a word written as names are. */
export const hasNamed = (text: string): boolean => NAMED.test(text)
/** Its first character is a capital, quotes and brackets aside. */
export const isCapital = (token: string): boolean => CAPITAL.test(withoutEdges(token, '(["\'“', '').charAt(0))
export const startsSmall = (text: string): boolean => {
  const first = text.charAt(0)
  return LETTER.test(first) && first === first.toLowerCase() && first !== first.toUpperCase()
}
export const onlyFigures = (text: string): boolean =>
  text !== '' && [...text].every(char => char >= '0' && char <= '9')

/** The text without such characters at its front and at its end. */
export function withoutEdges(text: string, front: string, back: string): string {
  let [from, to] = [0, text.length]
  while (from < to && front.includes(text.charAt(from))) from++
  while (to > from && back.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** "We’ll" as "we ll", at the same place: a typed word loses its apostrophe, and "well" is no "we". */
export const apostrophesApart = (text: string): string => text.replaceAll("'", ' ').replaceAll('’', ' ')

/** What stands between blanks. */
export const tokensOf = (text: string): string[] => text.split(/\s+/).filter(token => token !== '')
/** A word as it is looked up: small letters, without quotes, brackets and stops around it. */
export const clean = (token: string): string => withoutEdges(token.toLowerCase(), '("\'“‘[', ')"\'”’.,:;!?]')

/** Whether a word is on a list of words set apart by blanks. */
export function oneOf(list: string): (token: string) => boolean {
  const words = new Set(tokensOf(list))
  return token => words.has(clean(token))
}

export const startsCapital = (text: string): boolean => CAPITAL.test(text.charAt(0))
/** A capital first, and a small letter behind it. */
export const isNamed = (text: string): boolean => NAMED.test(text.slice(0, 2))
