// How we identify an entry of a calendar or a list, and what we remember once its appointment is erased, so that the
// source can't bring it back. These are all digests: nobody can tell from them who it was.
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

/** The same entry gives the same record, on any tablet and from any file. */
export function idOfKey(key: string): string {
  const own = key.endsWith(OWN_UID) ? key.slice(0, -OWN_UID.length) : ''
  return isId(own) && own !== SALON_ID && own !== OWNER_ID ? own : fromKey(key)
}

/** A digest of an entry's words: just `summary` if nothing gives client and service separately. */
export const wordsDigest = (client: string, service: string, summary: string): string =>
  digestOf([client, service, summary].join('\n'))

/** When an occurrence in a series was due to start, and which day of a longer one it is. */
const TIME_OF_SERIES = /\|\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?(?:\+\d{1,2})?$/
/** The suffix Google adds to a series when somebody changes "this and following": it is still the same series. */
const FOLLOWING = /_R\d{8}(?:T\d{6})?(?=@)/
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

type Ids = { own: string; series: string | null; said: string | null; noted: string | null }
/** From an appointment's fields: ids of the entry itself, of its series, and of the series with its words and note. */
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

/** What to look up in the list of erased ids before an entry becomes an appointment. */
export function askedOf(fields: Fields): string[] {
  const ids = idsIn(fields)
  return present([ids?.own, ids?.series, ids?.said, ids?.noted])
}

/**
 * True if an entry mustn't become an appointment: it was erased, or it is the next in an erased client's series. An
 * occurrence with other words comes in if it names nobody, or somebody with a card.
 */
export function isErased(erased: ReadonlySet<string>, fields: Fields): boolean {
  if (erased.size === 0) return false
  const ids = idsIn(fields)
  if (ids === null) return false
  if (erased.has(ids.own)) return true
  if (ids.series === null || textIn(fields.client_id) !== null) return false
  const isNamed = textIn(fields.client_name) !== null
  if (ids.said !== null && erased.has(ids.said)) return true
  // If it has no name, the note may say who it is for.
  return erased.has(isNamed ? ids.series : (ids.noted ?? ''))
}

/**
 * What to remember of an erased appointment. If only a person's link said who it was for, the series may be other
 * people's too.
 */
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

/** The id of an erased appointment under its exported uid. */
export const outsideOf = (id: string): string[] =>
  id.startsWith(FROM_SOURCE) ? [] : [fromKey(`${id}${OWN_UID}`)]

const seriesOf = (fields: Fields): string[] => {
  const ids = idsIn(fields)
  return present([ids?.series, ids?.said])
}

/** Where an erased person's name may appear on somebody else's appointment. */
const PLACES = { name: ['client_id', 'client_name', 'service'], note: ['note', 'seconds'] } as const
type Lost = (typeof PLACES)[keyof typeof PLACES][number]
const lostId = (id: string, place: keyof typeof PLACES): string => fromKey(`${id}|lost ${place}`)

/**
 * What to remember when an appointment stays but loses a name: its series, and that its source mustn't write the name
 * back.
 */
export function rememberedOfLoss(id: string, before: Fields, after: Fields): string[] {
  const isLost = (place: keyof typeof PLACES): boolean =>
    PLACES[place].some(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return [
    ...(isLost('name') ? [lostId(id, 'name'), ...seriesOf(before)] : []),
    ...(isLost('note') ? present([lostId(id, 'note'), idsIn(before)?.noted]) : []),
  ]
}

/** What to look up before its source changes an existing appointment. */
export const askedOfStanding = (id: string): string[] => [lostId(id, 'name'), lostId(id, 'note')]

/**
 * Fields that the source mustn't write, because an erased person was in them. Somebody who has a card now may appear
 * there.
 */
export function lostIn(erased: ReadonlySet<string>, id: string, patch: Fields): Lost[] {
  if (erased.size === 0) return []
  return [
    ...(textIn(patch.client_id) === null && erased.has(lostId(id, 'name')) ? PLACES.name : []),
    ...(erased.has(lostId(id, 'note')) ? PLACES.note : []),
  ]
}
