// "9-10 Helen cut TARA", "9.00 Jean set 45 kim": the stylist is the last word, with nothing to mark the name.

import { oneOf, startsSmall } from '../../../../reading/letters'
import { isFirstName } from '../../../../reading/names/first-names'
import { HONORIFIC } from '../../../../reading/words/day/day'
import { NO_NAME_IN_CAPITALS, STATE } from '../../../../reading/words/day/talk'
import { isNobody } from '../headings/nobody'
import { isCapital, isFiller, isNameLike, isRemark, isServiceWord, kindOf } from '../words'

const LAST = /^(.*\d.*\s)(\S*[\p{L}\d)])\s+(\p{L}[\p{L}'’-]+)\s*$/u
const [noName, state, title] = [oneOf(NO_NAME_IN_CAPITALS), oneOf(STATE), oneOf(HONORIFIC)]
const UNIT = /^(?:\d+(?:\.\d+)?)?(?:m|min|mins|minutes?|h|hr|hrs|hours?)$/i

/** A line with its own entry, rather than a date above the day: "Appointments for 05/12/2026". */
const TIMED = /^\W*\d{1,4}(?![\d/]|(?:st|nd|rd|th)\b)|\d[:.]\d\d|\d ?[AaPp][Mm]\b|\p{L} \d{1,3}\b(?!\/)/u

type Case = 'capitals' | 'capital' | 'small'
type Ended = { name: string; how: Case; rest: string }

function endOf(line: string): Ended | null {
  const [, , before = '', name = ''] = LAST.exec(line) ?? []
  const fits =
    name.length > 1 && isNameLike(name) && !isRemark(name) && !isFiller(name) && kindOf(name) === 'client'
  if (!fits || noName(name) || isNobody(name)) return null
  const how: Case = /^\p{Lu}+$/u.test(name) ? 'capitals' : isCapital(name) ? 'capital' : 'small'
  // Tables have their own reader.
  if (how !== 'capitals' && !/^\W*\d[^\t|]*$/.test(line)) return null
  const service = isServiceWord(before) && (how === 'capital' || startsSmall(before))
  const sized = /^\d{2,3}$/.test(before) || UNIT.test(before) || before.endsWith(')')
  if (how === 'capitals' ? !service : !(service || sized || kindOf(before) !== 'client') || state(name))
    return null
  return { name, how, rest: line.slice(0, line.lastIndexOf(name)).trimEnd() }
}

const own = (word: string): boolean =>
  !isServiceWord(word) && !isFiller(word) && !UNIT.test(word) && !title(word)
/** The names in a line, apart from the last. */
const others = ({ rest, how }: Ended): string[] =>
  [...rest.matchAll(how === 'small' ? /\p{L}[\p{L}'’-]*/gu : /\p{Lu}[\p{L}'’-]*/gu)]
    .map(([word]) => word)
    .filter(own)
const isBreakLine = ({ rest }: Ended): boolean => kindOf(rest.replace(/\d[\d.:]*/g, ' ')) !== 'client'

/** Two entries that start alike, so two people work at once: one column each. */
const atOnce = (ended: readonly Ended[]): boolean =>
  ended.some(one =>
    ended.some(
      other => other.name !== one.name && other.rest.trim().split(' ')[0] === one.rest.trim().split(' ')[0],
    ),
  )

function isSure(ended: readonly Ended[], timed: number): boolean {
  const clients = ended.filter(one => !isBreakLine(one))
  const counts = new Map<string, number>()
  for (const { name } of ended) counts.set(name, (counts.get(name) ?? 0) + 1)
  const named = clients.every(one => others(one).length > 0)
  if (ended.length < 3 || ended.length * 3 < timed * 2 || counts.size * 2 > ended.length || !named)
    return false
  if (ended.every(({ how }) => how === 'capitals')) return true
  // Not all in capitals: a name must repeat, no client may have it, and two must work at once.
  const names = new Set([...counts.keys()].map(name => name.toLowerCase()))
  return (
    new Set(ended.map(({ how }) => how)).size === 1 &&
    counts.size > 1 &&
    // "Nervous", "Groupon" and "London" repeat too.
    [...names].filter(isFirstName).length * 2 >= names.size &&
    ended.length === timed &&
    [...counts.values()].some(count => count > 1) &&
    !clients.some(one => others(one).some(word => names.has(word.toLowerCase()))) &&
    (ended.every(({ how }) => how === 'capital') || atOnce(ended))
  )
}

/** Marks off such names, if most lines end in one and at least one repeats. */
export function staffLast(lines: readonly string[]): string[] {
  const ended = lines.flatMap(line => endOf(line) ?? [])
  const timed = lines.filter(line => TIMED.test(line) && /\p{L}{2}/u.test(line)).length
  const capitals = ended.filter(({ how }) => how === 'capitals')
  const chosen = isSure(capitals, timed) ? capitals : isSure(ended, timed) ? ended : []
  const names = new Set(chosen.map(({ name }) => name))
  return lines.map(line => {
    const one = endOf(line)
    if (one === null || !names.has(one.name)) return line
    return `${one.rest}, w/ ${one.name.charAt(0).toUpperCase()}${one.name.slice(1)}`
  })
}
