// A write without Dexie's layers in between: one transaction of IndexedDB itself, on the connection that Dexie holds, and
// Dexie is told what changed, as its own commits tell it. For what somebody waits for: a save, its way out, and what came
// in with a poke. All else goes through Dexie. (docs/decisions/017)
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
   * Puts these, and ends: nothing can be asked or put after it, which saves a wait of its own. Answers with the keys of
   * the first `keyed` of them.
   */
  putLast: (puts: readonly Put[], keyed: number) => Promise<IDBValidKey[]>
}
export type Put = readonly [store: string, value: unknown]

/** Greater than this key. Dexie knows whose database this is. */
export const above = (key: IDBValidKey): IDBKeyRange => {
  const range = Dexie.dependencies.IDBKeyRange
  return range.lowerBound(key, true)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  // The transaction says what went wrong; nobody may be waiting for this one by then.
  answer.catch(() => undefined)
  return answer
}

/** Rejects with what IndexedDB says; nothing was written then. `work` may await nothing but these stores. */
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
      // It had ended by itself.
    }
    throw error
  }
  try {
    Dexie.on.storagemutated.fire(partsOf(db.name, changed))
  } catch (error) {
    // It is written: whoever listens and fails must not make anybody save it again.
    console.error(error)
  }
}

/** Safari may drop a connection that Dexie takes for open: it is opened once more, as Dexie does for its own reads. */
async function begin(db: SalonDb, stores: readonly string[]): Promise<IDBTransaction> {
  // Opens what isn't open yet, and throws as Dexie does where it may not be opened again.
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

/** More keys than these are told as one range: whoever asked for some of it asks once too often, and nobody keeps them all. */
const FEW = 50

function setOf(keys: readonly Key[]): RangeSet {
  const set = new RangeSet()
  if (keys.length <= FEW) return set.addKeys([...keys])
  const least = keys.reduce((a, b) => (b < a ? b : a))
  const greatest = keys.reduce((a, b) => (b > a ? b : a))
  return set.add({ from: least, to: greatest })
}

/** What changed, in the words of Dexie's live queries: keys, and the index entries that came and went. */
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
