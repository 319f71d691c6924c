// Parses the server's answer. By hand: a first sync brings thousands of records, and the worker must stay small.
import type { SyncReply } from '../../../shared/sync/wire'

export type Bag = Record<string, unknown>
export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

type Pulled = SyncReply['records'][number]

export function isPulled(value: unknown): value is Pulled {
  return (
    isBag(value) &&
    isText(value.kind) &&
    isText(value.id) &&
    isNumber(value.version) &&
    isBag(value.fields) &&
    (value.erased === undefined || typeof value.erased === 'boolean')
  )
}
const isRefusal = (value: unknown): value is { id: string; problem: string } =>
  isBag(value) && isText(value.id) && isText(value.problem)

export function listOf<T>(value: unknown, is: (item: unknown) => item is T): T[] | null {
  return Array.isArray(value) && value.every(is) ? value : null
}

/** Null when that was no answer of ours (a hotel's sign-in page, say). */
export function readReply(value: unknown): SyncReply | null {
  if (!isBag(value) || !isBag(value.cursor)) return null
  const { epoch, version } = value.cursor
  const records = listOf(value.records, isPulled)
  const accepted = listOf(value.accepted, isText)
  const refused = listOf(value.refused, isRefusal)
  if (!isText(epoch) || epoch === '' || !isNumber(version) || !isNumber(value.now)) return null
  if (records === null || accepted === null || refused === null) return null
  return {
    cursor: { epoch, version },
    more: value.more === true,
    now: value.now,
    records,
    accepted,
    refused,
    ...(value.untaken === true ? { untaken: true } : {}),
    ...(value.full === true ? { full: true } : {}),
  }
}

/** The code in an error's JSON; '' where there is none. */
export function readCode(value: unknown): string {
  return isBag(value) && isText(value.code) ? value.code : ''
}
