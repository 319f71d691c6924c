// Where the kept texts of this device are stored: a plain IndexedDB database without Dexie, since it is read before the
// rest of the app, and by the service worker. What each kind of write guarantees: docs/decisions/032.
export const KEPT_DATABASE = 'chairside.kept'
const STORE = 'texts'

/** A null value removes the key. */
export type Changes = ReadonlyMap<string, string | null>
/** `relaxed` survives a killed browser; `strict` also waits until it is on the disk. */
export type Sureness = 'relaxed' | 'strict'
export type KeptFile = {
  read: () => Promise<Map<string, string>>
  /** Writes all of them or none. If the database is open, it starts before it returns: a closing page has no later. */
  write: (changes: Changes, sureness: Sureness) => Promise<void>
}

function openDatabase(onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Undefined when it is switched off.
    if (typeof indexedDB === 'undefined') return reject(new Error('This browser has no IndexedDB'))
    const asked = indexedDB.open(KEPT_DATABASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onerror = () => reject(asked.error)
    asked.onsuccess = () => {
      const db = asked.result
      db.onversionchange = () => {
        db.close()
        onGone()
      }
      // The browser closed it: its data were cleared, or Safari dropped the connection.
      db.onclose = onGone
      resolve(db)
    }
  })
}

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })

async function readAll(db: IDBDatabase): Promise<Map<string, string>> {
  const transaction = db.transaction(STORE, 'readonly')
  const store = transaction.objectStore(STORE)
  const [keys, texts] = [store.getAllKeys(), store.getAll()]
  await ended(transaction)
  const found = new Map<string, string>()
  for (const [at, key] of keys.result.entries()) {
    const text: unknown = texts.result[at]
    if (typeof key === 'string' && typeof text === 'string') found.set(key, text)
  }
  return found
}

function begin(db: IDBDatabase, changes: Changes, durability: Sureness): Promise<void> {
  const transaction = db.transaction(STORE, 'readwrite', { durability })
  const store = transaction.objectStore(STORE)
  for (const [key, text] of changes) {
    if (text === null) store.delete(key)
    else store.put(text, key)
  }
  const end = ended(transaction)
  // Otherwise it would wait for results that a closing page never gets.
  transaction.commit()
  return end
}

export function keptFile(): KeptFile {
  let open: IDBDatabase | null = null
  let opening: Promise<IDBDatabase> | null = null
  const gone = (): void => {
    open = null
    opening = null
  }
  const connection = (): Promise<IDBDatabase> => {
    opening ??= openDatabase(gone).then(
      db => {
        open = db
        return db
      },
      error => {
        gone()
        throw error
      },
    )
    return opening
  }
  return {
    read: async () => readAll(await connection()),
    write: async (changes, sureness) => {
      try {
        return await begin(open ?? (await connection()), changes, sureness)
      } catch (error) {
        // A connection that was dropped silently is reopened once.
        if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
        gone()
        return await begin(await connection(), changes, sureness)
      }
    },
  }
}
