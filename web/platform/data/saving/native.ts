// Writes without Dexie's layers: one plain IndexedDB transaction on Dexie's own connection. Dexie is told what changed
// just as its own commits report it. Only for writes that somebody waits for: a save, sending it, and news that came
// with a poke. Everything else goes through Dexie. (docs/decisions/017)
import Dexie, { RangeSet } from 'dexie'
import type { SalonDb, Waiting } from '../db'
import type { StoredRow } from '../row'

export type Stores = {
  get: <T>(store: string, key: IDBValidKey) => Promise<T | undefined>
  /** In the order of the index, then of the keys. */
  allOf: <T>(store: string, index: string, key: IDBValidKey | IDBKeyRange) => Promise<T[]>
  /** In the order of the keys. */
  after: <T>(store: string, key: IDBValidKey, limit: number) => Promise<T[]>
  isEmpty: (store: string) => Promise<boolean>
  /**
   * Puts these and commits straight away, so nobody waits for the transaction to end by itself. Nothing can be read or
   * put afterwards. Returns the keys of the first `keyed` puts.
   */
  putLast: (puts: readonly Put[], keyed: number) => Promise<IDBValidKey[]>
}
export type Put = readonly [store: string, value: unknown]

/** Keys greater than this one. The class comes from Dexie, as it must match the IndexedDB that Dexie uses. */
export const above = (key: IDBValidKey): IDBKeyRange => {
  const range = Dexie.dependencies.IDBKeyRange
  return range.lowerBound(key, true)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  // The transaction reports the error, and by then nobody may be awaiting this promise.
  answer.catch(() => undefined)
  return answer
}

/** Rejects with IndexedDB's own error, and then nothing was written. `work` may await these stores only. */
export async function writeTo(
  db: SalonDb,
  stores: readonly string[],
  work: (stores: Stores) => Promise<Changed>,
): Promise<void> {
  const transaction = await begin(db, stores)
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })
  ended.catch(() => undefined)
  const store = (name: string) => transaction.objectStore(name)
  let changed: Changed
  try {
    changed = await work({
      get: async (name, key) => answerOf(store(name).get(key)),
      allOf: async (name, index, key) => answerOf(store(name).index(index).getAll(key)),
      after: async (name, key, limit) => answerOf(store(name).getAll(above(key), limit)),
      isEmpty: async name => (await answerOf(store(name).getAllKeys(null, 1))).length === 0,
      putLast: async (puts, keyed) => {
        const under = puts.map(([name, value]) => store(name).put(value))
        const keys = under.slice(0, keyed).map(answerOf)
        transaction.commit()
        return Promise.all(keys)
      },
    })
    await ended
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It had already ended.
    }
    throw error
  }
  try {
    Dexie.on.storagemutated.fire(partsOf(db.name, changed))
  } catch (error) {
    // It is written: a listener that fails must not make anybody save it again.
    console.error(error)
  }
}

/** Safari may drop a connection that Dexie thinks is open. Reopen it once, as Dexie does for its own reads. */
async function begin(db: SalonDb, stores: readonly string[]): Promise<IDBTransaction> {
  // Any Dexie read opens the database, and throws Dexie's own error when it may not be reopened.
  if (!db.isOpen()) await db.meta.get('this')
  try {
    return db.backendDB().transaction(stores, 'readwrite')
  } catch (error) {
    const dropped = error instanceof DOMException && error.name === 'InvalidStateError' && db.isOpen()
    if (!dropped) throw error
    db.close({ disableAutoOpen: false })
    await db.open()
    return db.backendDB().transaction(stores, 'readwrite')
  }
}

export type Changed = {
  rows?: readonly { before: StoredRow | undefined; after: StoredRow }[]
  outbox?: readonly { before: Waiting | undefined; after: Waiting | undefined; seq: number }[]
  /** The database's row about itself. */
  meta?: boolean
}

type Parts = Record<string, RangeSet>
type Key = string | number

/** Above this many keys, report one range: a few queries run once too often, but nobody has to keep all the keys. */
const FEW = 50

function setOf(keys: readonly Key[]): RangeSet {
  const set = new RangeSet()
  if (keys.length <= FEW) return set.addKeys([...keys])
  const least = keys.reduce((a, b) => (b < a ? b : a))
  const greatest = keys.reduce((a, b) => (b > a ? b : a))
  return set.add({ from: least, to: greatest })
}

/** What changed, in the format of Dexie's live queries: keys, and the index entries that came and went. */
function partsOf(name: string, { rows = [], outbox = [], meta = false }: Changed): Parts {
  const keys: Record<string, Key[]> = {}
  const told = (table: string, index: string, key: unknown): void => {
    if (typeof key !== 'string' && typeof key !== 'number') return
    const part = `idb://${name}/${table}/${index}`
    keys[part] ??= []
    keys[part].push(key)
  }
  const entries = (table: string, index: string, before: unknown, after: unknown): void => {
    if (before !== after) for (const value of [before, after]) told(table, index, value)
  }
  for (const { before, after } of rows) {
    told('rows', '', after.id)
    if (!before) told('rows', ':dels', after.id)
    entries('rows', 'place', before?.place, after.place)
    entries('rows', 'about', before?.about, after.about)
  }
  for (const { before, after, seq } of outbox) {
    told('outbox', '', seq)
    if (!before || !after) told('outbox', ':dels', seq)
    entries('outbox', 'recordId', before?.recordId, after?.recordId)
    entries('outbox', 'problem', before?.problem, after?.problem)
  }
  if (meta) told('meta', '', 'this')
  return Object.fromEntries(Object.entries(keys).map(([part, each]) => [part, setOf(each)]))
}
