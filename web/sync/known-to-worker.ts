// The service worker has no localStorage: whose database it may sync is told to it in one of its own.
import Dexie, { type Table } from 'dexie'

class WorkerNotes extends Dexie {
  declare notes: Table<{ key: 'account'; id: string }, string>
  constructor() {
    super('chairside-worker')
    this.version(1).stores({ notes: 'key' })
  }
}

async function withNotes<T>(work: (db: WorkerNotes) => Promise<T>): Promise<T> {
  const db = new WorkerNotes()
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** Null: nobody is signed in, the worker is to do nothing. */
export async function tellWorker(account: string | null): Promise<void> {
  await withNotes(async db => {
    if (account === null) await db.notes.delete('account')
    else await db.notes.put({ key: 'account', id: account })
  })
}

export async function toldByPage(): Promise<string | null> {
  return withNotes(async db => (await db.notes.get('account'))?.id ?? null)
}
