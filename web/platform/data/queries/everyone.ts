// Who everybody is, for what they wrote: also of those who were removed since.
import { OWNER_ID } from '../../../../shared/sync/kinds'
import { namedOr, ownerName } from '../account/people'
import { salon } from '../db'
import { isDeleted } from '../row'
import { useSalonQuery } from './live'

/** By id; an id that nobody is known under is not in it. */
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

/** The record is here, and says that the person was removed; one that hasn't come yet is not. */
export async function wasRemoved(person: string): Promise<boolean> {
  const row = await salon().db.rows.get(person)
  return row !== undefined && isDeleted(row.fields)
}
