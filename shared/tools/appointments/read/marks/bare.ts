// Numbers without a unit: minutes after the words, or an hour before a length.

import { startsCapital } from '../../../../reading/letters'
import { clockOf } from '../../../../reading/values/clock'
import { typed } from '../../../../reading/wording'
import { AFTER_MINUTES } from '../../../../reading/words/day/talk'
import { serviceOf } from '../../../../trade/services'
import { HOUR_WORD } from '../clock'
import { SEATS } from '../headings/labels'
import { isServiceWord, kindOf } from '../words'
import { MARK, type Mark, markAt } from './marks'

/** "6 packs of towels", "3 clients": counts of things. */
export const COUNTED =
  'packs?|box(?:es)?|bottles?|tubes?|tubs?|towels?|rolls?|bags?|pairs?|sets of|lit(?:re|er)s?|grams?|people|clients|customers|appointments|appts|bookings|heads|stylists|staff|chairs|weeks?|days?|years?|months?|times|gaps|slots|walk-?ins|levels?|shades?|columns?|chairs?|things?|products?'

type Put = (mark: Mark) => string

/** "Kerry cut 10 for 45 min", "eleven 1h Lucy": an hour right before its length, with no other time nearby. */
const BEFORE_LENGTH = new RegExp(
  `(?<=(?:^|[;|]|[,.] |\\bthen |\\bat |\\p{L}[)\\]]?[,:]? |[–-] )\\s*)(?<!\\b(?:chair|station|stylist|room|bay|column|seat|for|x|level|bridesmaid|guest|child|adult) )(1[0-2]|[1-9]|${HOUR_WORD})(?=,?\\s+(?:(?:for|-|–)\\s+)?\\(?\\s*([\\ue000-\\uf8ff]))`,
  'giu',
)
/**
 * "Lauren 10 Finlay – balayage", "Folake 9 colour": an hour between stylist and client, or between client and service.
 */
const AFTER_NAME = new RegExp(
  `(?<=(?:^|[,;/.] |\\b(?:then|and|by|also) )(?!${SEATS}\\b)\\p{L}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]*)?\\s+(?:[-–]\\s+)?)(1[0-2]|[1-9]|(?:${HOUR_WORD})\\b)(?=,?\\s+(?:[-–]\\s+)?([\\p{L}&/+-]+))`,
  'gu',
)
/** "Amy 9, Ben 10, Cara 11": the last in a list of names, each with an hour. */
const LAST_NAMED = new RegExp(
  `(?<=\\p{Lu}[\\p{L}'’-]*\\s+([\\ue000-\\uf8ff])\\s*[,;]\\s+(?!${SEATS}\\b)(\\p{Lu}\\p{Ll}[\\p{L}'’-]*)\\s+)(1[0-2]|[1-9])(?=\\s*(?:$|[,;.](?!\\d)))`,
  'gu',
)
const NUMBERED = /^(?:level|base|depth|shade|size|age|aged|number|top|last|next|about|week|day|visit)$/i
/** "Break quarter of an hour eleven Bess": an hour in words between a length and a name. */
const AFTER_LENGTH = new RegExp(`(?<=([\\ue000-\\uf8ff])\\s+)(${HOUR_WORD})(?=\\s+\\p{Lu}\\p{Ll})`, 'gu')
/** "Lunch 12 for 30" */
const OF_BREAK =
  /(?<=\b(?:lunch|break|dinner|tea|coffee|food|brew|nosh|eat|brunch|cuppa|snack) )(1[0-2]|[1-5])(?= (?:for|[-–(])|,|\s*$)/gi
/** "Berenice cut (60 min) four" */
const AFTER_BRACKET = new RegExp(`(?<=\\)\\s+)(1[0-2]|[1-9]|${HOUR_WORD})(?=\\s*$)`, 'gi')
/** "Kwame – curly cut – 11, Leilani – …": an hour on its own at the end. */
const LAST = /(?<=\p{L}\)?\s+[-–]\s+)(1[0-2]|[1-9])(?=\s*(?:$|[,;.](?!\d)))/gu
/** "Anna cut 60": a number on its own after the words is minutes. */
const AT_END =
  /(?=\d\d)(?<=(?:\p{L}[)&+.,'’-]?|[\ue000-\uf8ff]\s*,?)\s+(?:[-–—/|]\s+)?)(1[58]|[2-9]\d|[1-2]\d\d|300)(?=\s*(?:$|[-=]>|[,;()|.]|[\ue000-\uf8ff])|\s+[-–—/]\s+(?!\d)|\s+\p{L})/gu
/** Words after the minutes that aren't a unit or a name. */
const SAID_BEHIND = typed(AFTER_MINUTES)
/** "11.40 tea 10", "1pm Trish pt 10": minutes, because the visit can't last until ten. */
const FEW = /(?<=\p{L}\s+)(?:10|5)(?=\s*$)/u
const QUICK = 20
function fewMinutes(text: string, marks: readonly Mark[]): boolean {
  if (!FEW.test(text)) return false
  const words = text.replace(FEW, '')
  const first = markAt(marks, text.trimStart().charAt(0))
  const isSoon = first?.mark === 'time' && /^(?:3|4|9)$/.test(String(first.clock.hour % 12))
  const usual = serviceOf(words)?.minutes ?? (kindOf(words.replace(MARK, ' ')) === 'break' ? 0 : QUICK + 1)
  return first?.mark === 'time' && !isSoon && usual <= QUICK
}
/**
 * "Level 20 needs toner", "deposit 20 paid": not minutes, because a remark follows the number. Allergies must stay
 * readable.
 */
const isCounted = (before: string, after: string): boolean =>
  /^\s+(?!then\b|and then\b)\p{L}/iu.test(after) &&
  (/^[^,;.\n]*\ballerg/i.test(after) ||
    /\b(?:level|base|shade|vol|deposit|dep|price|paid|pays|owes|owed|owing|was|costs?|tip|balance|voucher|aged?|room|chair|station|bay|seat|number|no|code|step|size|over|under|x)[.:]?\s+$/i.test(
      before,
    ))
/** "Sally cut +45" */
const PLUS = /(?<=\p{L}\)?) \+ ?(1[05]|[2-9]\d|[1-2]\d\d)(?=\s*(?:$|[,;|]|[\ue000-\uf8ff]))/gu
/** "Kit 60 cut": between the name and the service. */
const BETWEEN = /(?<=[\p{L}\ue000-\uf8ff]\s+)(1[05]|[2-9]\d|[1-2]\d\d)(?=\s+([\p{L}&/+-]+))/gu
const PIECES = /^(?:foils?|highlights?|packets?|wefts?|minis?)$/i

/** Marks about moving. */
const WILL = new Set<string>(['flexible', 'fixed'])

/** "Faye 1 foils 2 hr, …": a length and no other time in the same phrase. */
function isTimed(rest: string, marks: readonly Mark[]): boolean {
  const kinds = [...(rest.split(/[,;]/)[0] ?? '')].map(char => markAt(marks, char)?.mark)
  return kinds.includes('length') && !kinds.some(kind => kind === 'time' || kind === 'range')
}

export function bareNumbers(given: string, marks: readonly Mark[], put: Put): string {
  const minutes = (number: string): string => put({ mark: 'length', minutes: Number(number), bare: true })
  const hourOf = (hour: string): string => {
    const clock = clockOf(hour)
    return clock ? put({ mark: 'time', clock }) : hour
  }
  return (
    (fewMinutes(given, marks) ? given.replace(FEW, minutes) : given)
      .replace(BEFORE_LENGTH, (whole: string, hour: string, next: string) => {
        const clock = clockOf(hour)
        return clock && markAt(marks, next)?.mark === 'length' ? put({ mark: 'time', clock }) : whole
      })
      .replace(AFTER_NAME, (whole: string, hour: string, next: string, from: number, all: string) =>
        startsCapital(next) ||
        (isServiceWord(next) && (!PIECES.test(next) || isTimed(all.slice(from), marks)))
          ? hourOf(hour)
          : whole,
      )
      .replace(LAST_NAMED, (whole: string, before: string, name: string, hour: string) =>
        // "Ann 9, Bea no show, Cat 10"
        /^(?:time|cancelled)$/.test(markAt(marks, before)?.mark ?? '') &&
        !isServiceWord(name) &&
        !NUMBERED.test(name)
          ? hourOf(hour)
          : whole,
      )
      .replace(AFTER_LENGTH, (whole: string, said: string, hour: string) =>
        markAt(marks, said)?.mark === 'length' ? hourOf(hour) : whole,
      )
      .replace(AFTER_BRACKET, hourOf)
      .replace(OF_BREAK, hourOf)
      .replace(LAST, hourOf)
      .replace(PLUS, (whole: string, number: string, from: number, all: string) => {
        // In "balayage + 30", 30 is on top of the usual time; it isn't the length.
        const usual = serviceOf(all.slice(0, from).split(/[,;|]/).at(-1) ?? '')?.minutes
        return usual && Number(number) * 2 >= usual && Number(number) % 5 === 0 ? minutes(number) : whole
      })
      .replace(AT_END, (whole: string, _number: string, from: number, all: string) => {
        const behind = all.slice(from + whole.length)
        const isSaid = !/^\s+\p{L}/u.test(behind) || SAID_BEHIND.opens(behind) !== null
        return Number(whole) % 5 === 0 && isSaid && !isCounted(all.slice(0, from), behind)
          ? minutes(whole)
          : whole
      })
      .replace(BETWEEN, (whole, _number, next: string) =>
        Number(whole) % 5 === 0 && isServiceWord(next) && (Number(whole) >= 60 || !PIECES.test(next))
          ? minutes(whole)
          : whole,
      )
      // "Fringe (15, flexible)"
      .replace(/(?<=\()(\d{2,3})(?=\s*[,;–-]\s*([\ue000-\uf8ff]))/g, (whole: string, _n, next: string) =>
        Number(whole) % 5 === 0 && Number(whole) >= 15 && WILL.has(markAt(marks, next)?.mark ?? '')
          ? minutes(whole)
          : whole,
      )
      .replace(/\((\d{2,3})\)/g, (whole, number: string) =>
        Number(number) % 5 === 0 && Number(number) >= 10 ? minutes(number) : whole,
      )
  )
}
