// "Hughes, Megan 9:00": a list with surnames first; we put the first name first.
import { hasFigure, hasNamed } from '../../../../reading/letters'
import { WEEKDAY } from '../calendar'
import { isCapital, isFiller, isServiceWord, kindOf } from '../words'

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’]+(?:-\\p{Lu}[\\p{L}\\p{M}'’]+)?"
const SURNAME = `(?:(?:de|van|von|der|den|al|el|bin|ap) )*${NAME}(?: ${NAME})?`
/** At the start of the line with a time after it, or after the time with the rest of the entry following. */
const PAIR = new RegExp(
  `^(\\s*(?:[-*•–]\\s+|\\d{1,2}[.)]\\s+)?|.*\\d\\s*(?:[ap]m)?\\s*[-–—:|,]?\\s+)(${SURNAME}),[ \\t]*(${NAME})(?: (?:\\p{Lu})\\.?)?(?=\\s*[-–—:@(|,]?\\s*(?:at )?(?:\\d|[-–—:(|,]|\\p{Ll})|\\s*$)`,
  'u',
)
const TITLE = new RegExp(`^(?:mrs|mr|ms|mx|miss|dr|revd?|prof|sir|am|pm|${WEEKDAY})$`, 'i')

type Pair = { at: number; lead: string; surname: string; first: string; length: number }

const person = (name: string): boolean =>
  name
    .split(' ')
    .every(word => !isServiceWord(word) && !isFiller(word) && !TITLE.test(word) && kindOf(word) === 'client')

function pairIn(line: string, at: number): Pair | null {
  const match = PAIR.exec(line)
  const [whole = '', lead = '', surname = '', first = ''] = match ?? []
  return match && person(surname) && person(first) && isCapital(first)
    ? { at, lead, surname, first, length: whole.length }
    : null
}

/** Puts first names first, if at least two clients are listed that way and nobody appears twice. */
export function firstNamesFirst(lines: readonly string[]): string[] {
  const pairs = lines.flatMap((line, at) => pairIn(line, at) ?? [])
  const timed = lines.filter(line => hasFigure(line) && hasNamed(line)).length
  const distinct = (names: readonly string[]): boolean => new Set(names).size === names.length
  const turned = new Map(pairs.map(pair => [pair.at, pair]))
  if (
    pairs.length < 2 ||
    pairs.length * 2 < timed ||
    !distinct(pairs.map(({ first }) => first)) ||
    new Set(pairs.map(({ surname }) => surname)).size * 2 <= pairs.length
  )
    return [...lines]
  return lines.map((line, at) => {
    const pair = turned.get(at)
    return pair ? `${pair.lead}${pair.first} ${pair.surname}${line.slice(pair.length)}` : line
  })
}
