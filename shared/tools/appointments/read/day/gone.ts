// A separate line about somebody booked in another line: that they aren't coming, or a remark about them.
import { typed } from '../../../../reading/wording'
import * as TALK from '../../../../reading/words/day/talk'
import type { Entry, Resolved } from '../entry'
import type { Row } from '../row'
import { isCapital, tellsService } from '../words'

export const sameName = (a: string, b: string): boolean => {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  // "Sally and Jo" are two people: what is said of Sally isn't said of both.
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    one === other || (long.startsWith(`${short} `) && !/^ (?:and|&|\+|with) /.test(long.slice(short.length)))
  )
}
const booked = (day: Resolved, row: Row): Entry[] =>
  day.entries.filter(
    entry =>
      entry.kind === 'client' &&
      row.client !== '' &&
      entry.client !== '' &&
      (row.day === null || entry.day === row.day) &&
      sameName(entry.client, row.client),
  )

const ANEW = typed(TALK.ANEW)
/** "Cancelled: Lee, Moe" */
const LISTED = /^\W*(?:cancell?(?:ed|ations?)|no[- ]?shows?|not coming|dna)\s*[:–-]\s*([^\d]+)$/i
/**
 * A maybe, a habit, another day, part of the visit, or something else that isn't coming: the booking stays, and we say
 * so.
 */
const UNSURE =
  /\b(?:if|might|may|could|in case|has to cancel|have to cancel|cancels a lot|no shows|charged|fee|yesterday|last (?:week|month|year|time)|earlier|any other|but)\b|\bcancel\w* (?:(?:her|his|their|the) (?!app|booking|slot|visit)|\p{Ll}*(?:colou?r|tint|brows?|blow)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)|['’]s \p{Ll}+ won|can['’]?t come (?!in\b|today|now|any ?more)\w|not coming (?:by|with|in the)\b/iu
const AND = /\s*(?:,|&|\/|\band\b)\s*/

/** Removes people whom a separate line says aren't coming, if only one of that name is booked. */
export function unbook(day: Resolved, row: Row, rows: readonly Row[]): void {
  const names = (LISTED.exec(row.source)?.[1] ?? row.client).split(AND).filter(isCapital)
  const each = names.length > 1 ? names : [row.client]
  for (const client of each) {
    const isStaff = day.entries.some(({ staff }) => staff.toLowerCase() === client.toLowerCase())
    const one = isStaff || UNSURE.test(row.source) ? undefined : theOne(day, { ...row, client }, rows)
    if (one) {
      day.entries = day.entries.filter(entry => entry !== one)
      day.assumed = day.assumed.filter(({ entry }) => entry !== one.id)
      day.cancelled.push({ client: one.client, start: one.start })
    } else if (day.entries.some(({ staff }) => staff !== '' && sameName(staff, client)))
      day.unread.push({
        line: row.line,
        text: row.source,
        why: 'it is said of a stylist: what becomes of their clients is left to you',
      })
    else day.cancelled.push({ client: client || row.service, start: null })
  }
}

function theOne(day: Resolved, row: Row, rows: readonly Row[]): Entry | undefined {
  // If someone was moved to a day that the text also lists, that day's booking is theirs to keep.
  const to = /\bto (?:next )?(\p{Lu}\p{Ll}+day)\b/u.exec(row.source)?.[1]
  const found = booked(day, row).filter(entry => to === undefined || entry.day !== to)
  const [one, another] = found.length > 1 ? found.filter(({ client }) => client === row.client) : found
  const anew = rows.some(other => other !== row && other.line === one?.line && ANEW.has(other.source))
  return another || anew ? undefined : one
}

/** "Kiran is bringing her daughter": no time, length or service of its own, and Kiran is already booked. */
export const isBookedAlready = (day: Resolved, row: Row): boolean =>
  row.kind === 'client' &&
  row.start === null &&
  row.moved === null &&
  row.end === null &&
  row.minutes === null &&
  row.service !== '' &&
  !row.service.split(' ').some(tellsService) &&
  booked(day, row).length > 0
