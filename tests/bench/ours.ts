// The same questions as in bare.ts, put to the product's own modules. Runs inside a page of the product's own address.
import { liveQuery } from 'dexie'
import { refreshAccount } from '../../web/platform/data/account/account'
import { pageClock } from '../../web/platform/data/clock/page-clock'
import { closeSalon, databaseName, openSalon, salon } from '../../web/platform/data/db'
import { get, list, search } from '../../web/platform/data/queries/queries'
import { edit, saveAll } from '../../web/platform/data/saving/save'
import { thisDevice } from '../../web/platform/sync/device'
import { startSync } from '../../web/platform/sync/start'
import { sync } from '../../web/platform/sync/sync'
import { clientFields, clientId } from './clients'

let account = ''

/** One drain, as the page's own triggers run it. */
async function drain(): Promise<void> {
  const ended = await sync(thisDevice(salon(), pageClock, { gone: () => undefined, ended: () => undefined }))
  if (ended !== 'done') throw new Error(`The sync ended: ${ended}`)
}

export async function enter(id: string): Promise<void> {
  account = id
  await refreshAccount()
  await openSalon(account)
}

/** An empty database, as on a tablet that signs in for the first time. */
async function reset(): Promise<void> {
  closeSalon()
  await new Promise<void>((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(databaseName(account))
    gone.onsuccess = () => resolve()
    gone.onerror = () => reject(gone.error)
  })
  await openSalon(account)
}

/** Until every row can be asked for and the cursor stands; the transactions have ended then. */
export async function firstSync(expected: number): Promise<{ ms: number; bytes: number; requests: number }> {
  await reset()
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(1000)
  const start = performance.now()
  await drain()
  const ms = performance.now() - start
  const count = await salon().db.rows.where('place').startsWith('client ').count()
  if (count < expected) throw new Error(`The first sync brought ${count} of ${expected}`)
  const sent = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/api/sync'))
  return { ms, bytes: sent.reduce((sum, entry) => sum + entry.encodedBodySize, 0), requests: sent.length }
}

/** A thousand edits saved while nothing is sent, then the time until the outbox is empty. */
export async function sendThousand(): Promise<{ ms: number; requests: number }> {
  const edits = Array.from({ length: 1000 }, (_, n) => ({
    op: 'edit' as const,
    kind: 'client' as const,
    id: clientId(n),
    patch: { notes: `${clientFields(n).notes} ${Date.now()}` },
  }))
  await saveAll(edits)
  performance.clearResourceTimings()
  const start = performance.now()
  await drain()
  const ms = performance.now() - start
  if ((await salon().db.outbox.count()) > 0) throw new Error('Edits still wait')
  return {
    ms,
    requests: performance.getEntriesByType('resource').filter(entry => entry.name.includes('/api/sync'))
      .length,
  }
}

const now = (): number => performance.timeOrigin + performance.now()

export async function beginSync(): Promise<void> {
  startSync(() => undefined)
  await drain()
}

/** The other device: resolves with the moment at which a screen that shows this client is told. */
export async function arrived(n: number, words: string): Promise<number> {
  const id = clientId(n)
  return new Promise((resolve, reject) => {
    const watching = liveQuery(() => get('client', id)).subscribe({
      next: client => {
        if (client?.fields.hair_type !== words) return
        resolve(now())
        setTimeout(() => watching.unsubscribe())
      },
      error: reject,
    })
  })
}

export async function sendOne(n: number, words: string): Promise<number> {
  const began = now()
  await edit('client', clientId(n), { hair_type: words })
  return began
}

async function timed(times: number, work: (n: number) => Promise<unknown>, share = 0.5): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await work(n)
    took.push(performance.now() - start)
  }
  return took.sort((a, b) => a - b)[Math.floor(times * share)] ?? Number.NaN
}

export const firstFifty = (): Promise<number> => timed(20, () => list('client', { limit: 50 }))

const beginnings = ['ao', 'bet', 'chi', 'daw', 'eme', 'fre', 'gwen h', 'hana', 'imo', 'jodie k']
export async function prefixSearch(): Promise<number> {
  await search('warm up the index')
  return timed(20, n => search(beginnings[n % beginnings.length] ?? ''))
}

/** Typing as people do: every search is another one. */
export async function slowSearch(): Promise<number> {
  await search('warm up the index')
  return timed(20, n => search(beginnings[n % beginnings.length] ?? ''), 0.9)
}

let saved = 5000
/** Another client each time: an edit that joins one that waits is another matter. */
export const saveOne = (): Promise<number> =>
  timed(50, n => edit('client', clientId(saved++), { notes: `saved ${n} at ${Date.now()}` }))
