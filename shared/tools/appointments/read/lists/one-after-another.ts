// Names in a row with one start for the first: "Helen then Iris then Ken, all one hour, starting at nine".
import { HOUR_WORD } from '../clock'
import { isNobody } from '../headings/nobody'
import { said } from '../say'
import { isFiller, isServiceWord, kindOf } from '../words'

const NAME = "(?:(?:mrs|mr|ms|miss|dr)\\.? )?\\p{L}[\\p{L}'’-]+"
const BETWEEN = '\\s*(?:,|&|/)\\s*(?:and )?(?:then )?|\\s+(?:and )?then\\s+|\\s+and\\s+'
const LISTED = new RegExp(
  `^\\s*(${NAME}(?:(?:${BETWEEN})${NAME})+)(?=[\\s,;:–-])(.*?)\\b(?:starting|beginning|from)(?: at| from)? (\\d{1,2}(?:[.:]\\d\\d)?(?: ?[ap]m)?|(?:half (?:past )?|quarter (?:past|to) )?(?:${HOUR_WORD}))(?![\\w%]|[.:]\\d)(?! ?(?:to|till?|until|-|–)\\b)(.*)$`,
  'iu',
)
const OF_ALL = /\b(?:each|all|apiece|every ?(?:one|body))\b/i
const LENGTHS = said('<=:/=. @length')
/**
 * Gives the length and the service, and nothing else: "all cancelled" or "at the same time" mean something different.
 */
const tellsOfAll = (rest: string): boolean =>
  OF_ALL.test(rest) &&
  !rest.includes('?') &&
  LENGTHS.has(rest) &&
  (
    LENGTHS.without(rest)
      .replace(OF_ALL, ' ')
      .match(/[\p{L}\d]+/gu) ?? []
  ).every(
    word => isServiceWord(word) || /^(?:a|an|for|of|are|them|having|and|then|gents|ladies)$/i.test(word),
  )
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** "From 9: Ann cut 45 min, Bev tint 90 min": the day's first start. */
const startWritten = (line: string): string =>
  LENGTHS.all(line).length < 2
    ? line
    : line.replace(
        /^\s*from(?= (?:at )?\d{1,2}(?:[.:][0-5]\d)?(?: ?[ap]m)?(?:\s*[:,–—-])\s+\p{L})/iu,
        'Starting at',
      )

/** Puts the start before the first name and "then" before the others; leaves the line alone if it is no such list. */
export function oneAfterAnother(given: string): string {
  const line = startWritten(given)
  if (!/\b(?:start|begin|from)/i.test(line)) return line
  const [, list = '', before = '', start = '', after = ''] = LISTED.exec(line) ?? []
  const rest = `${before} ${after}`.trim()
  const names = list.split(new RegExp(BETWEEN, 'iu')).map(name => name.trim())
  if (
    names.length < 2 ||
    !tellsOfAll(rest) ||
    names.some(
      name =>
        isServiceWord(name) ||
        isFiller(name) ||
        isNobody(name) ||
        OF_ALL.test(name) ||
        kindOf(name) !== 'client',
    )
  )
    return line
  const turns = names.map((name, at) => `${at === 0 ? `at ${start} ` : 'then '}${capital(name)}`)
  return `${turns.join(', ')}, ${rest.replace(/^[\s,;:–-]+/, '')}`
}
