// Groups photos by day; a before and an after from the same day make a pair.
import type { FieldsOf } from '../../../shared/salon/records/records'
import { dayOf } from '../../ui/kit/when'

export type PhotoRow = {
  id: string
  fields: FieldsOf<'photo'>
  pending: boolean
  problem?: string | undefined
}
type PhotoDay = {
  day: string
  /** The time of the latest photo. */
  at: string
  /** Befores, then afters, then the rest, each in the order they were taken. */
  photos: readonly PhotoRow[]
}
export type Pair = { before: PhotoRow; after: PhotoRow }

const ORDER = { before: 0, after: 1, other: 2 } as const
const byTime = (a: PhotoRow, b: PhotoRow): number => a.fields.taken_at.localeCompare(b.fields.taken_at)

/** Latest day first. */
export function daysOf(photos: readonly PhotoRow[]): PhotoDay[] {
  const days = new Map<string, PhotoRow[]>()
  for (const photo of [...photos].sort((a, b) => byTime(b, a))) {
    const day = dayOf(photo.fields.taken_at)
    days.set(day, [...(days.get(day) ?? []), photo])
  }
  return [...days].map(([day, those]) => ({
    day,
    at: those[0]?.fields.taken_at ?? '',
    photos: [...those].sort((a, b) => ORDER[a.fields.when] - ORDER[b.fields.when] || byTime(a, b)),
  }))
}

/** The last before and the last after of the day. */
export function pairIn(photos: readonly PhotoRow[]): Pair | null {
  const last = (when: 'before' | 'after') => photos.filter(({ fields }) => fields.when === when).at(-1)
  const [before, after] = [last('before'), last('after')]
  return before && after ? { before, after } : null
}

/** A pair for each visit, latest first; if no day has one, the first before and the last after of all. */
export function pairsOf(photos: readonly PhotoRow[]): Pair[] {
  const pairs = daysOf(photos).flatMap(({ photos: those }) => pairIn(those) ?? [])
  if (pairs.length > 0) return pairs
  const sorted = [...photos].sort(byTime)
  const before = sorted.find(({ fields }) => fields.when === 'before')
  const after = sorted.findLast(({ fields }) => fields.when === 'after')
  return before && after && byTime(before, after) < 0 ? [{ before, after }] : []
}

export const WHEN_WORDS = { before: 'Before', after: 'After', other: 'Other' } as const

/** "Before, 12 Nov 2026" */
export const photoWords = ({ fields }: Pick<PhotoRow, 'fields'>): string =>
  `${fields.when === 'other' ? 'Photo' : WHEN_WORDS[fields.when]}, ${dayOf(fields.taken_at)}`

/** If today has a before, the next photo is probably its after. */
export const nextWhen = (photos: readonly PhotoRow[], today: string): 'before' | 'after' => {
  const those = photos.filter(({ fields }) => dayOf(fields.taken_at) === today)
  return those.some(({ fields }) => fields.when === 'before') && pairIn(those) === null ? 'after' : 'before'
}
