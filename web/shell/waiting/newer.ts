// Records from a newer version of the app: kept in full, but this version can't show all of them. (SYNC rule 13.)
import { isKind } from '../../../shared/sync/kinds'
import { blanks } from '../../platform/data/blank'
import type { SalonDb } from '../../platform/data/db'

const AT_ONCE = 500

/** A kind or a field that this version doesn't know. */
export function isFromNewer(kind: string, fields: Readonly<Record<string, unknown>>): boolean {
  return !isKind(kind) || Object.keys(fields).some(field => !(field in blanks[kind]))
}

/** In batches, so that ten thousand rows don't block the page. */
export async function countFromNewer(db: SalonDb): Promise<number> {
  let count = 0
  for (let after = ''; ; ) {
    const rows = await db.rows.where(':id').above(after).limit(AT_ONCE).toArray()
    count += rows.filter(({ kind, fields }) => isFromNewer(kind, fields)).length
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return count
    after = last.id
  }
}

/** Empty if there are none. */
export const newerWords = (count: number): string => {
  if (count === 0) return ''
  const [some, them] = count === 1 ? ['1 record here was', 'it'] : [`${count} records here were`, 'them']
  return `${some} written by a newer version of the app. Nothing is lost, but this version cannot show everything in ${them}. Update the app on this tablet to see ${them} whole.`
}
