// What the browser's lines can't be faster than: the storage and the network, nothing of ours. Runs inside a page.
import { type BareRow, type BareSalon, bareSalon } from './bare-salon'
import { type BenchClient, clientFields, clientId } from './clients'

let db: BareSalon = bareSalon()

export async function reset(): Promise<void> {
  db.close()
  await db.delete()
  db = bareSalon()
  await db.open()
}

type Wire = { id: string; version: number; fields: BenchClient }
const asRow = ({ id, version, fields }: Wire): BareRow => ({
  id,
  name: fields.name.toLowerCase(),
  version,
  fields,
})

/** One fetch, one bulkPut with one index; durable when the transaction has ended. */
export async function firstSync(origin: string): Promise<{ ms: number; bytes: number }> {
  await reset()
  const url = `${origin}/records?${crypto.randomUUID()}`
  const start = performance.now()
  const rows: Wire[] = await (await fetch(url)).json()
  await db.rows.bulkPut(rows.map(asRow))
  const ms = performance.now() - start
  if ((await db.rows.count()) !== rows.length) throw new Error('The bare first sync lost rows')
  const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming
  return { ms, bytes: entry.encodedBodySize }
}

async function post(origin: string, rows: readonly BareRow[]): Promise<void> {
  const body = JSON.stringify(rows.map(({ id, fields }) => ({ id, fields })))
  const response = await fetch(`${origin}/edits`, { method: 'POST', body })
  await response.json()
}

const edited = (n: number, words: string): BareRow => {
  const fields = { ...clientFields(n), notes: words }
  return { id: clientId(n), name: fields.name.toLowerCase(), version: 0, fields }
}

/** A thousand edits that wait in an outbox: one POST, one transaction that empties it. */
export async function sendThousand(origin: string): Promise<number> {
  const rows = Array.from({ length: 1000 }, (_, n) => edited(n, `edited at ${Date.now()}`))
  await db.outbox.bulkAdd(rows.map(row => ({ row })))
  const start = performance.now()
  const waiting = await db.outbox.toArray()
  await post(
    origin,
    waiting.map(({ row }) => row),
  )
  await db.transaction('rw', db.rows, db.outbox, async () => {
    await db.rows.bulkPut(waiting.map(({ row }) => row))
    await db.outbox.clear()
  })
  return performance.now() - start
}

const now = (): number => performance.timeOrigin + performance.now()

/** The other device: resolves with the moment at which the edit with these words is in its database. */
export function listen(origin: string): { open: Promise<void>; arrived: (words: string) => Promise<number> } {
  const source = new EventSource(`${origin}/events`)
  const waiting = new Map<string, (at: number) => void>()
  source.addEventListener('rows', async event => {
    const rows: Wire[] = JSON.parse(event.data)
    await db.rows.bulkPut(rows.map(asRow))
    const at = now()
    for (const row of rows) waiting.get(row.fields.notes)?.(at)
  })
  return {
    open: new Promise(resolve => source.addEventListener('open', () => resolve(), { once: true })),
    arrived: words => new Promise(resolve => waiting.set(words, resolve)),
  }
}

/** Saved here and sent; answers when it began. */
export async function sendOne(origin: string, n: number, words: string): Promise<number> {
  const began = now()
  const row = edited(n, words)
  await db.rows.put(row)
  await post(origin, [row])
  return began
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

async function timed(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const start = performance.now()
    await work(n)
    took.push(performance.now() - start)
  }
  return median(took)
}

export const firstFifty = (): Promise<number> => timed(20, () => db.rows.orderBy('name').limit(50).toArray())

const beginnings = ['ao', 'bet', 'chi', 'daw', 'eme', 'fre', 'gwen h', 'hana', 'imo', 'jodie k']
export const prefixSearch = (): Promise<number> =>
  timed(20, n =>
    db.rows
      .where('name')
      .startsWith(beginnings[n % beginnings.length] ?? '')
      .limit(50)
      .toArray(),
  )

export const saveOne = (): Promise<number> => timed(50, n => db.rows.put(edited(n, `saved ${n}`)))
