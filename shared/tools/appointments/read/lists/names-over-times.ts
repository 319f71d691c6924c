// Names on one line and their times on the next, "Becky, Tom, Sian / 9, 10.15, 11", with the services on a third.
import { hasFigure, tokensOf } from '../../../../reading/letters'
import { declaredStaff } from '../headings/headings'
import type { Unread } from '../reader'
import { isNameLike, isServiceWord, kindOf } from '../words'
import { isService } from './service-of-all'

const WHO = /^\s*(?:(?:the )?(?:names?|clients?|customers?|guests|ladies|who|booked(?: in)?)\s*[:–-]\s*)?/i
const WHEN =
  /^\s*(?:(?:(?:start(?:ing)? |appt |appointment )?times?|at|when|starts?|slots?)\s*[:–-]\s*|(?:they(?:'re| are) (?:in )?)?(?:at|in at)\s+)?/i
const WHAT = /^\s*(?:(?:services?|for|having|what)\s*[:–-]\s*)?/i
const NAME = /^(?:(?:Mrs|Mr|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)?$/u
const HOUR = '(?:1[0-2]|0?[1-9]|1[3-9]|20)(?:[.:][0-5]\\d)?(?: ?[ap]m)?'
const TIME = new RegExp(`^${HOUR}(?: ?(?:-|–|to|till?|until) ?${HOUR})?$`, 'i')

/** "45, 30, 90": the length of each. */
const MINUTES = /^(?:[1-9][05]|[1-2]\d[05])$/

/** The items in a line, and their separator; if there is none, just the words. */
function listed(line: string): { items: string[]; tabs: boolean } {
  const text = line.trim().replace(/[.;]$/, '')
  const tabs = /\t|\s\|\s/.test(text)
  const items = (tabs ? text.split(/\t+|\|/) : text.split(/\s*[,;/]\s*(?:and\s+)?|\s+(?:and|&)\s+/)).map(
    item => item.trim(),
  )
  return { items: items.length > 1 ? items : tokensOf(text), tabs }
}
const isName = (item: string): boolean =>
  NAME.test(item) && isNameLike(item) && kindOf(item) === 'client' && !item.split(' ').some(isServiceWord)

/** Minutes since midnight or noon. */
const minutesOf = (time: string): number => {
  const [, hour = '', minute = '0'] = /^(\d+)(?:[.:](\d\d))?/.exec(time.trim()) ?? []
  return (Number(hour) % 12) * 60 + Number(minute)
}
const spanOf = (time: string): number => {
  const [from, to] = time.split(/-|–|to|till?|until/i)
  return to === undefined ? 0 : (minutesOf(to) - minutesOf(from ?? '') + 720) % 720
}
/** "9-5, 10-6", "9-1, 10-2": working hours, not visits. */
const areShifts = (times: readonly string[]): boolean =>
  times.some(time => spanOf(time) >= 5 * 60) || times.every(time => spanOf(time) >= 3.5 * 60)
/** "Anna: 9.30 Sally cut" elsewhere: then Anna is a stylist, and these are the times when shifts begin. */
const headsALine = (names: readonly string[], lines: readonly string[]): boolean =>
  lines.some(line => names.some(name => line.startsWith(name) && /^\s*[:–-]/.test(line.slice(name.length))))

function namesIn(line: string): { names: string[]; tabs: boolean } | null {
  if (hasFigure(line) || declaredStaff(line).length > 0) return null
  const { items, tabs } = listed(line.replace(WHO, ''))
  return items.length >= 2 && items.every(isName) ? { names: items, tabs } : null
}
function timesIn(line: string): string[] | null {
  if (!hasFigure(line)) return null
  const { items } = listed(line.replace(WHEN, ''))
  return items.length >= 2 && items.every(item => TIME.test(item)) && !areShifts(items) ? items : null
}

/** Puts each name beside its time, if one line lists the names and another the times. */
export function besideTheirTimes(lines: readonly string[]): { lines: string[]; unread: Unread[] } {
  const unread: Unread[] = []
  const made = [...lines]
  const full = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  for (let index = 0; index + 1 < full.length; index++) {
    const [first = 0, second = 0, third] = full.slice(index, index + 3)
    const [a, b] = [made[first] ?? '', made[second] ?? '']
    const [upper, lower] = [namesIn(a), namesIn(b)]
    const found = upper ?? lower
    const times = upper ? timesIn(b) : lower ? timesIn(a) : null
    if (!found || !times) continue
    const { names, tabs } = found
    if (headsALine(names, lines)) continue
    const below = third === undefined ? null : listed((made[third] ?? '').replace(WHAT, '')).items
    const told = below?.every(isService) || below?.every(item => MINUTES.test(item))
    const each = below?.length === names.length && told ? below : null
    // Column headings have rows and more rows below them: then the names are the stylists'.
    if (tabs && full.length - index > (each ? 3 : 2)) continue
    index++
    if (names.length !== times.length) {
      unread.push({
        line: second + 1,
        text: `${a.trim()} / ${b.trim()}`,
        why: `there are ${names.length} names and ${times.length} times; please write each name with its time`,
      })
      made[first] = made[second] = ''
      continue
    }
    if (each && third !== undefined) {
      made[third] = ''
      index++
    }
    made[first] = names
      .map(
        (name, at) =>
          `${name} ${/[-–]|to|til/.test(times[at] ?? '') ? '' : 'at '}${times[at]}${each ? ` ${each[at]}${MINUTES.test(each[at] ?? '') ? ' min' : ''}` : ''}`,
      )
      .join('; ')
    made[second] = ''
  }
  return { lines: made, unread }
}
