// The server's poke brings what another device wrote, so there is nothing to fetch. It is applied only if this device
// has everything before it; otherwise an ordinary sync asks.
import type { SyncReply } from '../../../../shared/sync/wire'
import type { Meta, SalonDb, Waiting } from '../../data/db'
import type { StoredRow } from '../../data/row'
import { type Put, writeTo } from '../../data/saving/native'
import { watched } from '../../data/watchdog'
import { highestOf, rowsToPut } from '../incoming/rows'
import { isBag, isNumber, isPulled, isText, listOf } from '../reply'

/** `version`: the server's; 0 when it didn't say, and then a sync is always worthwhile. */
export type Poke = { version: number; news: News | null }
/** `by`: the device that wrote all of it. */
type News = { epoch: string; from: number; by: string | null; records: SyncReply['records'] }

export function readPoke(data: unknown): Poke {
  let value: unknown
  try {
    value = JSON.parse(String(data))
  } catch {
    // Not in our format, but still worth a sync.
    value = null
  }
  if (!isBag(value) || !isNumber(value.version)) return { version: 0, news: null }
  const { version, epoch, from, by } = value
  const records = listOf(value.records, isPulled)
  if (!records || !isText(epoch) || !isNumber(from)) return { version, news: null }
  return { version, news: { epoch, from, by: isText(by) ? by : null, records } }
}

/**
 * ask: it doesn't follow on from what is here, so sync. known: nothing new, or this device's own writing, whose reply
 * is on its way.
 */
export async function takeNews(
  db: SalonDb,
  { version, news }: Poke,
  now: number,
): Promise<'taken' | 'known' | 'ask'> {
  let came: 'taken' | 'known' | 'ask' = 'ask'
  const take = writeTo(db, ['rows', 'outbox', 'meta'], async stores => {
    came = 'ask'
    // All reads at once: on a tablet you feel every trip to the database.
    const ids = [...new Set((news?.records ?? []).map(({ id }) => id))]
    const [meta, rows] = await Promise.all([
      stores.get<Meta>('meta', 'this'),
      Promise.all(ids.map(id => stores.get<StoredRow>('rows', id))),
    ])
    if (!meta || (news && news.epoch !== meta.epoch)) return {}
    if ((version > 0 && meta.version >= version) || (news && news.by === meta.device)) {
      came = 'known'
      return {}
    }
    if (!news || meta.recovering || meta.version < news.from) return {}
    // An erasure takes more rows with it than were read above.
    if (news.records.some(({ erased }) => erased)) return {}
    // A row without a copy of the server's has no waiting changes; a row that is missing may have some.
    const pending = ids.filter((_, at) => rows[at] === undefined || rows[at]?.server !== undefined)
    const waiting = pending.map(
      async (id): Promise<[string, Waiting[]]> => [id, await stores.allOf<Waiting>('outbox', 'recordId', id)],
    )
    const held = { rows, waiting: new Map(pending.length > 0 ? await Promise.all(waiting) : []) }
    const after = rowsToPut(meta, news.records, [], held)
    const lastSyncedAt = meta.lastSyncedAt === null ? null : now
    const next: Meta = { ...meta, highest: highestOf(meta, news.records), version, lastSyncedAt }
    await stores.putLast([['meta', next], ...after.map((row): Put => ['rows', row])], 0)
    came = 'taken'
    const before = new Map(rows.flatMap(row => (row ? [[row.id, row]] : [])))
    return { meta: true, rows: after.map(row => ({ before: before.get(row.id), after: row })) }
  })
  await watched(take)
  return came
}
