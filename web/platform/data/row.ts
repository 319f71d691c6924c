// How a record is stored in the device's database, and what the indexes see of it. No storage in here.

import { folded } from '../../../shared/fold-text'
import { isKind, type Kind } from '../../../shared/sync/kinds'
import type { Fields } from '../../../shared/sync/merge'

export type StoredRow = {
  id: string
  kind: string
  /** `${kind} ${sort}`, the one index of lists. A deleted row has none, so no list and no count ever meets it. */
  place?: string
  /** `${client} ${kind} ${sort}` if the record concerns a client, or is part of another record (its conversation). */
  about?: string
  /** As the server gave it; 0 = never pulled. */
  version: number
  /** Which of this database's epochs the version belongs to (see sync/era.ts); none = the first. */
  era?: number
  /** What screens and indexes see: `server` with the waiting changes over it. */
  fields: Fields
  /** Only while changes wait: as last pulled, null = not on the server yet. */
  server?: Fields | null
  /** The problem code of the first change to it that was refused or set aside. */
  problem?: string
}

/** People and goods by name; all others by the instant they are about. */
const SORTED_BY: Readonly<Record<Kind, readonly string[]>> = {
  salon: [],
  person: ['name'],
  client: ['name'],
  allergy: ['noted_at'],
  note: ['written_at'],
  patch_test: ['applied_at'],
  product: ['category', 'name'],
  formula: ['made_at'],
  ask: ['asked_at'],
  conversation: ['started_at'],
  turn: ['said_at'],
  scenario: ['title'],
  memo: ['recorded_at'],
  timer: ['started_at'],
  service: ['started_at'],
  reminder: ['due_on'],
  consent: ['given_at'],
  kept_record: ['keep_until'],
  consultation: ['answered_at'],
  contacted: ['done_at'],
  appointment: ['starts_at'],
  stock_move: ['why', 'at'],
  photo: ['taken_at'],
}
const LONGEST_SORT = 100

function sortOf(kind: string, fields: Fields): string {
  const by: readonly string[] = isKind(kind) ? SORTED_BY[kind] : []
  return sortedAs(
    by.map(field => {
      const value = fields[field]
      return typeof value === 'string' ? value : ''
    }),
  )
}

/** These values as the list index stores them. */
export const sortedAs = (values: readonly string[]): string =>
  values.map(folded).join('\u0001').slice(0, LONGEST_SORT)

export const isDeleted = (fields: Fields): boolean => (fields.deletedAt ?? null) !== null

/** The client that a record concerns. */
export function aboutOf(fields: Fields): string | null {
  return typeof fields.client_id === 'string' ? fields.client_id : null
}

/** The record that this one is part of: a turn's conversation. */
const partOf = (fields: Fields): string | null =>
  typeof fields.conversation_id === 'string' ? fields.conversation_id : null

/** A row with its index keys worked out from its fields. */
export function placed(row: StoredRow): StoredRow {
  const { place: _place, about: _about, ...bare } = row
  if (isDeleted(row.fields)) return bare
  const sort = sortOf(row.kind, row.fields)
  const about = aboutOf(row.fields) ?? partOf(row.fields)
  const shown: StoredRow = { ...bare, place: `${row.kind} ${sort}` }
  return about === null ? shown : { ...shown, about: `${about} ${row.kind} ${sort}` }
}
