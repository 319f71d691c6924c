// Names in a row with one start for the first: "Helen then Iris then Ken, all one hour, starting at nine".
import { TIME } from './clock'
import { isFiller, isServiceWord, kindOf } from './words'

const NAME = "(?:(?:mrs|mr|ms|miss|dr)\\.? )?\\p{L}[\\p{L}'’-]+"
const BETWEEN = '\\s*(?:,|&|/)\\s*(?:and )?(?:then )?|\\s+(?:and )?then\\s+|\\s+and\\s+'
const LISTED = new RegExp(
  `^\\s*(${NAME}(?:(?:${BETWEEN})${NAME})+)(?=[\\s,;:–-])(.*?)[\\s,;:–-]*\\b(?:start(?:s|ing)?|beginning|from)(?: at| from)? (${TIME})(?![\\w%]|[.:]\\d)(?! ?(?:to|till?|until|-|–)\\b)(.*)$`,
  'iu',
)
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The start put before the first name and "then" before the others; the line as it is where it is no such list. */
export function oneAfterAnother(line: string): string {
  if (!/\b(?:start|begin|from)/i.test(line)) return line
  const [, list = '', before = '', start = '', after = ''] = LISTED.exec(line) ?? []
  const rest = `${before} ${after}`.trim()
  const names = list.split(new RegExp(BETWEEN, 'iu')).map(name => name.trim())
  if (
    names.length < 2 ||
    // How long each takes is said of all, and no other time stands in the line.
    !/\b(?:each|all|apiece|every ?(?:one|body))\b/i.test(rest) ||
    /\d[:.]\d/.test(rest) ||
    names.some(name => isServiceWord(name) || isFiller(name) || kindOf(name) !== 'client')
  )
    return line
  const turns = names.map((name, at) => `${at === 0 ? `at ${start} ` : 'then '}${capital(name)}`)
  return `${turns.join(', ')}, ${rest.replace(/^[\s,;:–-]+/, '')}`
}
