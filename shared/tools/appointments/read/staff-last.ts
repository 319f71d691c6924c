// "9-10 Helen cut TARA": the stylist at the end of the line, with no sign before the name.
import { isCapital, isFiller, isNameLike, isRemark, isServiceWord, kindOf } from './words'

const LAST = /^(.*\d.*\s(\p{Ll}[\p{L}&/-]*))\s+(\p{Lu}[\p{L}'’-]+)\s*$/u

const nameIn = (line: string): string | null => {
  const [, , before = '', name = ''] = LAST.exec(line) ?? []
  return name.length > 1 &&
    isServiceWord(before) &&
    isCapital(name) &&
    isNameLike(name) &&
    !isRemark(name) &&
    !isFiller(name) &&
    kindOf(name) === 'client' &&
    /^\p{Lu}+$/u.test(name) &&
    !/^(?:CASH|CARD|VISA|AMEX|BACS|AM|PM|MON|TUE|TUES|WED|THU|THUR|THURS|FRI|SAT|SUN|VEGAN|PPD|SMS|APP|WEB|VIP|NEW|DNA|NS|OK|PAID|TBC|TBA|LATE|FLEX|PT)$/i.test(
      name,
    )
    ? name
    : null
}

/** The lines with such names set apart, where most lines end in one and at least one comes back. */
export function staffLast(lines: readonly string[]): string[] {
  const names = lines.flatMap(line => nameIn(line) ?? [])
  const timed = lines.filter(line => /\d/.test(line) && /\p{L}/u.test(line)).length
  const distinct = new Set(names).size
  const somebody = lines.filter(line => {
    const name = nameIn(line)
    const rest = name === null ? '' : line.slice(0, line.lastIndexOf(name))
    return [...rest.matchAll(/\p{Lu}[\p{L}'’-]*/gu)].some(([word]) => !isServiceWord(word) && !isFiller(word))
  }).length
  if (
    names.length < 3 ||
    names.length * 3 < timed * 2 ||
    distinct * 2 > names.length ||
    somebody < names.length
  )
    return [...lines]
  return lines.map(line => {
    const name = nameIn(line)
    return name === null ? line : `${line.slice(0, line.lastIndexOf(name)).trimEnd()}, w/ ${name}`
  })
}
