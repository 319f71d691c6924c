// Whose entry it is and what is booked: the words of an entry, once its marks are taken out.

import { tokensOf } from '../../../reading/letters'
import { isFirstName } from '../../../reading/names/first-names'
import { typed } from '../../../reading/wording'
import * as TALK from '../../../reading/words/day/talk'
import type { Row } from './row'
import {
  type ClientAndService,
  isCapital,
  isFiller,
  isFree,
  isNameLike,
  isRemark,
  isServiceWord,
  isTitled,
  kindOf,
  nameAndService,
} from './words'

const WALK_IN = typed(TALK.WALK_IN)
const PART = /\s[-–—]+\s|\s[-–—]+$|^[-–—]+\s|[,|:;()[\]\t"“”]|\s\/\s|[\ue000-\uf8ff]/

export type KnownPeople = {
  staff: ReadonlySet<string>
  initials: ReadonlyMap<string, string>
  /** In this text, the name before a time is the client's. */
  clientsFirst?: boolean
}
export const staffNamed = (text: string, known: KnownPeople): string | null => {
  const bare = text.trim().replace(/[:.]$/, '')
  const full = known.initials.get(bare) ?? bare
  return (
    [...known.staff].find(name => name.toLowerCase() === full.toLowerCase()) ??
    known.initials.get(bare) ??
    null
  )
}

export const partsOf = (text: string): string[] =>
  text
    .split(PART)
    .map(part => part.replace(/^[\s.–—-]+|[\s.–—-]+$/g, ''))
    .filter(part => part !== '' && tokensOf(part).some(token => !isFiller(token) || isServiceWord(token)))

export function named(row: Row, before: string[], after: string[], known: KnownPeople): void {
  const all = [...before, ...after]
  const whole = all.join(' ')
  row.kind = kindOf(whole)
  const staffOf = (part: string): boolean => {
    const name = staffNamed(part, known)
    if (name === null || row.staff !== null) return false
    row.staff = name
    return true
  }
  // A known stylist isn't the client, unless there is no other name.
  const others = all.filter(
    (part, index) => !(all.length > 1 && (index > 0 || before.length > 0) && staffOf(part)),
  )
  if (row.kind !== 'client') {
    // "Emma's lunch" is on Emma's chair.
    const whose = /^(\p{Lu}\p{L}+)(?:['’]s)?\s+(.+)$/u.exec(others.join(' '))
    const staff = whose?.[1] && row.staff === null ? staffNamed(whose[1], known) : null
    if (staff) row.staff = staff
    row.service = staff ? (whose?.[2] ?? '') : others.join(' ')
    return
  }
  if (row.staff === null && before.length === 1 && after.length > 0 && !known.clientsFirst) {
    const [first = ''] = before
    // "Lu 10:45 dye 90 - SAM": capitals at the end are the stylist's name.
    const last = after.at(-1) ?? ''
    if (after.length > 1 && isShouted(last) && isFirstName(last) && !isShouted(first)) {
      row.staff = last
      fill(row, [first, ...after.slice(0, -1)], known)
      return
    }
    const rest = nameAndService(after.join(' , ').replace(/ , /g, ' '))
    const own = after.some(part => startsWithName(part))
    if (
      isNameLike(first) &&
      isCapital(first) &&
      !isTitled(first) &&
      own &&
      rest.client !== '' &&
      rest.client !== first
    ) {
      row.maybeStaff = first
      fill(row, after, known)
      return
    }
  }
  fill(row, others, known)
}

/** "New client consultation", "Bridesmaid 2": a person without a name. */
const unnamed = (part: string): RegExpExecArray | null => {
  const match = /\b(?:new client|bridesmaids?(?: \d{1,2}(?![:.\d]))?|flower ?girls?)(?!\p{L})/iu.exec(part)
  return match && nameAndService(part.replace(match[0], ' ')).client === '' ? match : null
}

const isShouted = (word: string): boolean => word.length > 1 && word === word.toUpperCase()
const startsWithName = (part: string): boolean => {
  const first = tokensOf(part).find(token => !isFiller(token)) ?? ''
  return isCapital(first) && !isServiceWord(first) && !isRemark(part)
}

/** "Patch tests x3": a count, not a name. */
const withCount = (read: ClientAndService): ClientAndService =>
  read.service !== '' && /^(?:x ?\d{1,2}|\d{1,2} ?x)$/i.test(read.client)
    ? { ...read, client: '', service: `${read.service} ${read.client}` }
    : read

/** Finds client and service in parts, each a run of words between separators. */
function fill(row: Row, parts: readonly string[], known: KnownPeople): void {
  for (const part of parts) {
    if (isRemark(part) || isFree(part)) continue
    // "11–11:30 walk in" counts as a name.
    const walk = /\bwalk[- ]?ins?\b/i.exec(part) ?? unnamed(part)
    if (walk && row.client === '') {
      row.client = walk[0]
      row.service ||= nameAndService(part.replace(walk[0], ' ')).service
      continue
    }
    // "Oscar (GC)": the salon's abbreviation for a service, if none is named.
    if (
      /^\p{Lu}{2,4}$/u.test(part) &&
      /\p{Ll}/u.test(row.client) &&
      row.service === '' &&
      !staffNamed(part, known)
    ) {
      row.service = part
      continue
    }
    const read = withCount(nameAndService(part))
    let client = read.client
    const tokens = client.split(' ')
    if (tokens.length > 1 && row.staff === null) {
      const last = staffNamed(tokens.at(-1) ?? '', known)
      if (last) {
        row.staff = last
        client = tokens.slice(0, -1).join(' ')
      }
    }
    // "late night!! … Ebony": a capitalised name beats lower-case words.
    if (client !== '' && (row.client === '' || (isCapital(client) && !isCapital(row.client))))
      row.client = client
    else if (
      client !== '' &&
      read.service === '' &&
      row.maybeStaff === null &&
      client !== row.client &&
      isNameLike(client) &&
      isCapital(client)
    )
      row.maybeStaff = client
    if (row.service === '') row.service = read.service
    else if (read.service !== '') row.service = `${row.service}, ${read.service}`
  }
  if (WALK_IN.isOnly(row.client)) row.service ||= row.client
}

/** "A 9–10": a single letter before the time is a person if nobody else is named. */
export const letterAlone = (words: string): string | null =>
  /^[\s,:–-]*(\p{Lu})[\s,:–-]*$/u.exec(words)?.[1] ?? null
