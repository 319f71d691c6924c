// What another device wrote comes with the server's poke, so that nothing has to be asked for. It goes in only where
// this device stands exactly before it; otherwise the ordinary sync asks.
import type { SyncReply } from '../../shared/sync'
import { readMeta, type SalonDb } from '../data/db'
import { watched } from '../data/watchdog'
import { heldOf, highestOf, putRows } from './apply'
import { isBag, isNumber, isPulled, isText, listOf } from './reply'

/** `version`: how far the server is; 0: not told, then it is always worth asking. */
export type Poke = { version: number; news: News | null }
/** `by`: the device that wrote all of it. */
export type News = { epoch: string; from: number; by: string | null; records: SyncReply['records'] }

export function readPoke(data: unknown): Poke {
  let value: unknown
  try {
    value = JSON.parse(String(data))
  } catch {
    // Not ours; worth asking all the same.
    value = null
  }
  if (!isBag(value) || !isNumber(value.version)) return { version: 0, news: null }
  const { version, epoch, from, by } = value
  const records = listOf(value.records, isPulled)
  if (!records || !isText(epoch) || !isNumber(from)) return { version, news: null }
  return { version, news: { epoch, from, by: isText(by) ? by : null, records } }
}

/**
 * ask: this device stands elsewhere. known: nothing new in it, or it is this device's own, whose
 * reply is on its way.
 */
export async function takeNews(
  db: SalonDb,
  { version, news }: Poke,
  now: number,
): Promise<'taken' | 'known' | 'ask'> {
  return watched(
    db.transaction('rw', db.rows, db.outbox, db.sent, db.meta, async () => {
      // All at once: on a tablet each wait for the database is felt.
      const ids = (news?.records ?? []).map(({ id }) => id)
      const [meta, held] = await Promise.all([readMeta(db), ids.length > 0 ? heldOf(db, ids) : undefined])
      if (news && news.epoch !== meta.epoch) return 'ask'
      if (version > 0 && meta.version >= version) return 'known'
      if (news && news.by === meta.device) return 'known'
      if (!news || meta.recovering || meta.version < news.from) return 'ask'
      // What is erased takes more along than what was read above.
      if (news.records.some(({ erased }) => erased)) return 'ask'
      const next = { ...meta, highest: highestOf(meta, news.records), version, lastSyncedAt: now }
      await Promise.all([putRows(db, meta, news.records, [], held), db.meta.put(next)])
      return 'taken'
    }),
  )
}
