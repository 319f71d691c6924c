// Checks on the letters of a word, so that every reader asks in the same way.

const LETTER = /\p{L}/u
const FIGURE = /\d/
const CAPITAL = /\p{Lu}/u
/** A capital followed by a small letter. */
const NAMED = /\p{Lu}\p{Ll}/u

export const hasLetter = (text: string): boolean => LETTER.test(text)
export const hasFigure = (text: string): boolean => FIGURE.test(text)
export const hasCapital = (text: string): boolean => CAPITAL.test(text)
/** Whether some word in it is written the way names are. */
export const hasNamed = (text: string): boolean => NAMED.test(text)
/** Whether it starts with a capital, quotes and brackets aside. */
export const isCapital = (token: string): boolean => CAPITAL.test(withoutEdges(token, '(["\'“', '').charAt(0))
export const startsSmall = (text: string): boolean => {
  const first = text.charAt(0)
  return LETTER.test(first) && first === first.toLowerCase() && first !== first.toUpperCase()
}
export const onlyFigures = (text: string): boolean =>
  text !== '' && [...text].every(char => char >= '0' && char <= '9')

/** Strips the given characters from the start and the end of a text. */
export function withoutEdges(text: string, front: string, back: string): string {
  let [from, to] = [0, text.length]
  while (from < to && front.includes(text.charAt(from))) from++
  while (to > from && back.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** Turns "we’ll" into "we ll" and keeps every place. Typed words lose their apostrophes, and "well" isn't "we". */
export const apostrophesApart = (text: string): string => text.replaceAll("'", ' ').replaceAll('’', ' ')

/** Splits a text at white space. */
export const tokensOf = (text: string): string[] => text.split(/\s+/).filter(token => token !== '')
/** A word ready to be looked up: lower case, without quotes, brackets and stops around it. */
export const clean = (token: string): string => withoutEdges(token.toLowerCase(), '("\'“‘[', ')"\'”’.,:;!?]')

/** Tests whether a word is on a list of words separated by spaces. */
export function oneOf(list: string): (token: string) => boolean {
  const words = new Set(tokensOf(list))
  return token => words.has(clean(token))
}

export const startsCapital = (text: string): boolean => CAPITAL.test(text.charAt(0))
/** Whether it starts with a capital followed by a small letter. */
export const isNamed = (text: string): boolean => NAMED.test(text.slice(0, 2))
