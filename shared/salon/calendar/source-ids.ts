// What an entry of a calendar or a list is known by here, and what is remembered of one whose appointment was erased, so
// that its source doesn't bring it again. All of it digests: nobody reads from them who it was.
import { fnv1a } from '../../sync/digest'
import { OWNER_ID, SALON_ID } from '../../sync/kinds'
import type { Fields } from '../../sync/merge'
import { isId } from '../../sync/wire'
import { OWN_UID } from './write'

export const digestOf = (text: string): string =>
  [text, `${text.length}:${[...text].reverse().join('')}`]
    .map(each => fnv1a(each).toString(36).padStart(7, '0'))
    .join('')

export const FROM_SOURCE = 'from-'
const fromKey = (key: string): string => `${FROM_SOURCE}${digestOf(key)}`

/** The same entry makes the same record, on whichever tablet and from whichever file. */
export function idOfKey(key: string): string {
  const own = key.endsWith(OWN_UID) ? key.slice(0, -OWN_UID.length) : ''
  return isId(own) && own !== SALON_ID && own !== OWNER_ID ? own : fromKey(key)
}

/** How an entry's words are remembered: `summary` alone where nothing names client and service apart. */
export const wordsDigest = (client: string, service: string, summary: string): string =>
  digestOf([client, service, summary].join('\n'))

/** The moment that one of a series was to begin at, and the day of a longer one. */
const TIME_OF_SERIES = /\|\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?(?:\+\d{1,2})?$/
/** What Google calls a series anew by, where somebody changed "this and following": it is the same one. */
const FOLLOWING = /_R\d{8}(?:T\d{6})?(?=@)/
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

type Ids = { own: string; series: string | null; said: string | null; noted: string | null }
/** Of an appointment's fields: ids of the entry itself, of its series, and of what its series says and notes each time. */
function idsIn(fields: Fields): Ids | null {
  const uid = textIn(fields.uid)
  if (uid === null) return null
  const series = TIME_OF_SERIES.test(uid) ? uid.replace(TIME_OF_SERIES, '').replace(FOLLOWING, '') : null
  const [words, note] = [seenIn(fields, 'words'), seenIn(fields, 'note')]
  return {
    own: fromKey(uid),
    series: series && fromKey(series),
    said: series && words && fromKey(`${series}|${words}`),
    noted: series && note && note !== NO_NOTE ? fromKey(`${series}|note|${note}`) : null,
  }
}

const NO_NOTE = digestOf('')
const seenIn = ({ seen }: Fields, part: 'words' | 'note'): string | null =>
  typeof seen === 'object' && seen !== null ? textIn(Reflect.get(seen, part)) : null

const present = (ids: readonly (string | null | undefined)[]): string[] => ids.flatMap(id => id ?? [])

/** What to ask the list of erased ids about, before an appointment is made from an entry. */
export function askedOf(fields: Fields): string[] {
  const ids = idsIn(fields)
  return present([ids?.own, ids?.series, ids?.said, ids?.noted])
}

/**
 * Whether an entry must not become an appointment: that one was erased, or it is the next of an erased client's series.
 * One of the series that says something else comes in where it names nobody, or somebody who has a card.
 */
export function isErased(erased: ReadonlySet<string>, fields: Fields): boolean {
  if (erased.size === 0) return false
  const ids = idsIn(fields)
  if (ids === null) return false
  if (erased.has(ids.own)) return true
  if (ids.series === null || textIn(fields.client_id) !== null) return false
  const isNamed = textIn(fields.client_name) !== null
  if (ids.said !== null && erased.has(ids.said)) return true
  // Where no name stands on it, its note may say for whom it is.
  return erased.has(isNamed ? ids.series : (ids.noted ?? ''))
}

/** What to remember of an appointment that is erased. Where only a hand knew for whom it was, the series is others' too. */
export function rememberedOf(fields: Fields): string[] {
  const ids = idsIn(fields)
  const also = Array.isArray(fields.also) ? fields.also.filter(isId) : []
  const isBare = seenIn(fields, 'words') === wordsDigest('', '', textIn(fields.service) ?? '')
  return [
    ...present([ids?.own, ids?.noted]),
    ...also.filter(id => id.startsWith(FROM_SOURCE)),
    ...(isBare ? [] : seriesOf(fields)),
  ]
}

/** An erased one by what it is called where it went out from here. */
export const outsideOf = (id: string): string[] =>
  id.startsWith(FROM_SOURCE) ? [] : [fromKey(`${id}${OWN_UID}`)]

const seriesOf = (fields: Fields): string[] => {
  const ids = idsIn(fields)
  return present([ids?.series, ids?.said])
}

/** Where the name of somebody erased may stand on an appointment that is not theirs. */
const PLACES = { name: ['client_id', 'client_name', 'service'], note: ['note', 'seconds'] } as const
type Lost = (typeof PLACES)[keyof typeof PLACES][number]
const lostId = (id: string, place: keyof typeof PLACES): string => fromKey(`${id}|lost ${place}`)

/** What to remember of one that stays and loses a name: of its series, and that its source doesn't write it back. */
export function rememberedOfLoss(id: string, before: Fields, after: Fields): string[] {
  const isLost = (place: keyof typeof PLACES): boolean =>
    PLACES[place].some(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return [
    ...(isLost('name') ? [lostId(id, 'name'), ...seriesOf(before)] : []),
    ...(isLost('note') ? present([lostId(id, 'note'), idsIn(before)?.noted]) : []),
  ]
}

/** What to ask about one that stands, before its source edits it. */
export const askedOfStanding = (id: string): string[] => [lostId(id, 'name'), lostId(id, 'note')]

/** Fields that its source must not write: somebody erased stood there. One who has a card now may stand there. */
export function lostIn(erased: ReadonlySet<string>, id: string, patch: Fields): Lost[] {
  if (erased.size === 0) return []
  return [
    ...(textIn(patch.client_id) === null && erased.has(lostId(id, 'name')) ? PLACES.name : []),
    ...(erased.has(lostId(id, 'note')) ? PLACES.note : []),
  ]
}
