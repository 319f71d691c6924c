// The names of people, to show who wrote what; includes people who have been removed since.
import { OWNER_ID } from '../../../../shared/sync/kinds'
import { namedOr, ownerName } from '../account/people'
import { salon } from '../db'
import { isDeleted } from '../row'
import { useSalonQuery } from './live'

/** By id; unknown ids are left out. */
export function useNamesOf(ids: readonly string[]): ReadonlyMap<string, string> {
  const names = useSalonQuery(
    async ({ db }) => {
      const rows = await db.rows.bulkGet([...ids])
      return new Map(
        rows.flatMap(row => {
          if (row?.kind !== 'person') return []
          return [[row.id, namedOr(row.id, typeof row.fields.name === 'string' ? row.fields.name : '')]]
        }),
      )
    },
    [ids.join()],
  )
  return new Map([[OWNER_ID, ownerName()], ...(names ?? [])])
}

/** True only when the record is here and deleted. A person whose record hasn't arrived yet doesn't count as removed. */
export async function wasRemoved(person: string): Promise<boolean> {
  const row = await salon().db.rows.get(person)
  return row !== undefined && isDeleted(row.fields)
}
