// A tablet without a screen: its database in memory, and people who write into it.
import Dexie from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { onTestFinished } from 'vitest'
import { makeSalon, type Salon } from '../../../../web/platform/data/db'
import { type Edit, saveInto } from '../../../../web/platform/data/saving/save'

Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

let made = 0

/** Ends with the test. */
export function aSalon(account = 'salon-1'): Salon {
  const salon = makeSalon(account, `test-${account}-${++made}`)
  onTestFinished(async () => {
    await salon.db.delete()
  })
  return salon
}

export const by = (at = 1_000, person: string | null = 'owner') => ({ at, person })

export const aClient = (id: string, fields: Record<string, unknown> = {}): Edit => ({
  op: 'create',
  kind: 'client',
  id,
  patch: { name: `Client ${id}`, phone: null, concerns: [], notes: null, ...fields },
})

export const anEdit = (kind: Edit['kind'], id: string, patch: Record<string, unknown>): Edit => ({
  op: 'edit',
  kind,
  id,
  patch,
})

export const saves = async (salon: Salon, ...edits: Edit[]): Promise<void> => {
  await saveInto(salon.db, edits, by())
}
