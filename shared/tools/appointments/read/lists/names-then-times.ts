// Lists that keep names, services and times apart: "Anna, Bea and Cleo at 9, 10 and 11", "Root tint 9 Anna, cut 10
// Bea".
import { hasFigure } from '../../../../reading/letters'
import type { Unread } from '../reader'
import { isServiceWord, kindOf } from '../words'
import { isService } from './service-of-all'

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]*)?"
const AND = '(?:\\s*,\\s*(?:and )?|\\s+(?:and|&)\\s+)'
const TIME = '(?:1[0-2]|0?[1-9])(?:[.:][0-5]\\d)?(?: ?[ap]m)?'
const APART = new RegExp(
  `^(\\s*(?:${NAME}\\s*:\\s*)?)(${NAME}(?:${AND}${NAME})+)(?:\\s*[:–—-]|\\s*,)?\\s+(?:(?:are|all|both|in|here|booked|coming|each) )*(?:at |@ ?)?(${TIME}(?:${AND}${TIME})+)(?![\\w%]|[.:]\\d|,? ?(?:mins?|minutes|hrs?|hours?|to|till?|until|-|–)\\b)(?:,? respectively)?(?=\\s*(?:$|[.,;–—-]|for\\b|all\\b|both\\b))(.*)$`,
  'u',
)
const apart = new RegExp(AND, 'u')

/** Each name with its time; null if the counts differ. */
function paired(line: string): string | null {
  const [, head = '', listed = '', times = '', rest = ''] = APART.exec(line) ?? []
  if (listed === '') return line
  const [names, hours] = [listed.split(apart), times.split(apart)]
  if (names.some(name => kindOf(name) !== 'client' || name.split(' ').some(isServiceWord))) return line
  if (names.length !== hours.length) return null
  const all = rest.replace(/^\s*,?\s*for (?=\p{L})/u, ', all ')
  return `${head}${names.map((name, at) => `${name} at ${hours[at] ?? ''}`).join(', ')}${all}`
}

const ORDER = new RegExp(`^(\\s*)(\\p{L}[^\\d,;]*?) (${TIME}) (${NAME})(.*)$`, 'u')
/** "Root tint 9 Anna, cut 10 Bea": service, hour, then name, in at least two items. */
function nameBeforeService(line: string): string {
  const items = line.split(/(\s*[,;]\s*)/)
  const made = items.map((item, at) => {
    const [, space = '', service = '', hour = '', name = '', rest = ''] =
      (at % 2 === 0 && ORDER.exec(item)) || []
    return isService(service) && !name.split(' ').some(isServiceWord)
      ? `${space}${hour} ${name} ${service}${rest}`
      : item
  })
  return made.filter((item, at) => item !== items[at]).length >= 2 ? made.join('') : line
}

/** Puts names and times side by side. Lines where the counts differ are left out and reported. */
export function sideways(lines: readonly string[]): { lines: string[]; unread: Unread[] } {
  const unread: Unread[] = []
  const made = lines.map((line, at) => {
    if (!hasFigure(line)) return line
    const each = paired(line)
    if (each !== null) return nameBeforeService(each)
    unread.push({
      line: at + 1,
      text: line.trim(),
      why: 'there are not as many times as names; please write each name with its time',
    })
    return ''
  })
  return { lines: made, unread }
}
