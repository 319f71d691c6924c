// The lists of clients to think of today, from an index in memory (shared/salon/lists), so scrolling reads nothing from
// the database.

import { useSyncExternalStore } from 'react'
import { type ListId, type ListRow, listsOf } from '../../../../shared/salon/lists/lists'
import {
  type Advice,
  type Fact,
  isLooked,
  LOOKED_AT,
  LOOKED_KINDS,
  peopleOf,
} from '../../../../shared/salon/lists/people'
import { rulesOfSalon } from '../../../../shared/salon/patch-test'
import { advisedWeeks, aftercareOf } from '../../../../shared/salon/rebook'
import type { Sheet } from '../../../../shared/sheet'
import { blanks } from '../blank'
import { dayOn, wallOf } from '../clock/local-time'
import type { Salon } from '../db'
import type { StoredRow } from '../row'
import { useSalonQuery } from './live'
import { getFrom, viewOf } from './read'
import { sideIndex } from './side-index'

const index = sideIndex<Fact>([...LOOKED_KINDS, 'ask'], row => {
  if (row.kind === 'ask') return adviceIn(row)
  if (!isLooked(row.kind)) return null
  const fields: Record<string, unknown> = {}
  for (const field of LOOKED_AT[row.kind])
    fields[field] = field in row.fields ? row.fields[field] : Reflect.get(blanks[row.kind], field)
  return { id: row.id, kind: row.kind, fields } as Fact
})

function adviceIn(row: StoredRow): Advice | null {
  const { client_id, sheet } = viewOf('ask', row).fields
  const weeks = client_id === null ? undefined : advisedWeeks(aftercareOf(sheet as Sheet | null))?.to
  return weeks === undefined || client_id === null
    ? null
    : { id: row.id, kind: 'ask', fields: { client_id, weeks } }
}
export const prepareLists = index.prepare

export type Lists = { rows: Record<ListId, ListRow[]>; months: number; whole: boolean }

export async function listsFrom(open: Salon, now: number): Promise<Lists> {
  const salon = (await getFrom(open.db, 'salon', 'salon'))?.fields
  const months = salon?.not_seen_months ?? 6
  const { entries, whole } = await index.soFar(open)
  const wall = wallOf(now)
  const rows = listsOf(peopleOf(entries.values(), wall).values(), {
    now,
    wall,
    months,
    rules: rulesOfSalon(salon),
    instantOf: each => new Date(each).getTime(),
    dayOf: dayOn,
  })
  return { rows, months, whole }
}

/** Undefined until the index has read every record, so nothing is worked out from just some of them. */
export const wholeListsFrom = async (open: Salon, now: number): Promise<Lists | undefined> =>
  (await index.soFar(open)).whole ? listsFrom(open, now) : undefined

export function useWholeLists(now: number): Lists | undefined {
  const stands = useSyncExternalStore(index.stands.subscribe, index.stands.get)
  return useSalonQuery(open => wholeListsFrom(open, now), [stands, now])
}

/** `now`: rounded down to the minute, so that the lists aren't worked out on every render. */
export function useLists(now: number): Lists | undefined {
  const stands = useSyncExternalStore(index.stands.subscribe, index.stands.get)
  return useSalonQuery(open => listsFrom(open, now), [stands, now])
}
