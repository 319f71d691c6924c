// The lists of who is to be thought of, from an index in memory (shared/lists): nothing is read anew while one scrolls.

import { useSyncExternalStore } from 'react'
import { type ListId, type ListRow, listsOf } from '../../../shared/lists/lists'
import { type Fact, isLooked, LOOKED_AT, LOOKED_KINDS, peopleOf } from '../../../shared/lists/people'
import { rulesOfSalon } from '../../../shared/patch-test'
import type { Salon } from './db'
import { useSalonQuery } from './live'
import { getFrom, viewOf } from './read'
import { sideIndex } from './side-index'

const index = sideIndex<Fact>(LOOKED_KINDS, row => {
  if (!isLooked(row.kind)) return null
  const { fields } = viewOf(row.kind, row)
  const kept = Object.fromEntries(LOOKED_AT[row.kind].map(field => [field, Reflect.get(fields, field)]))
  return { id: row.id, kind: row.kind, fields: kept } as Fact
})
export const prepareLists = index.prepare

export type Lists = { rows: Record<ListId, ListRow[]>; months: number; whole: boolean }

const two = (value: number): string => String(value).padStart(2, '0')
/** The salon's wall is the tablet's own clock. */
export const wallOf = (ms: number): string => {
  const date = new Date(ms)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

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
    dayOf: ms => wallOf(ms).slice(0, 10),
  })
  return { rows, months, whole }
}

/** `now`: a minute fresh. */
export function useLists(now: number): Lists | undefined {
  const stands = useSyncExternalStore(index.stands.subscribe, index.stands.get)
  return useSalonQuery(open => listsFrom(open, now), [stands, now])
}
