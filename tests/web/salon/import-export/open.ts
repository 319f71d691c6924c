// The salon of this device, opened as the app opens it, on a database in memory.
import Dexie from 'dexie'
import { IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { afterEach, vi } from 'vitest'
import { forgetAccount, rememberAccount } from '../../../../web/platform/data/account/account'
import { closeSalon, openSalon } from '../../../../web/platform/data/db'

Dexie.dependencies.indexedDB = indexedDB
Dexie.dependencies.IDBKeyRange = IDBKeyRange

/** As a browser's, and as one whose room is used up after `room` characters. */
export class Shelf {
  [key: string]: unknown
  constructor(room = Number.POSITIVE_INFINITY) {
    const hidden = (name: string, value: unknown) =>
      Object.defineProperty(this, name, { value, enumerable: false, configurable: true })
    hidden('getItem', (key: string) => this[key] ?? null)
    hidden('removeItem', (key: string) => delete this[key])
    hidden('setItem', (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      this[key] = value
    })
  }
}

let opened = 0

export async function openedSalon(shelf = new Shelf()): Promise<void> {
  vi.stubGlobal('localStorage', shelf)
  opened += 1
  const id = `salon-${opened}`
  const subscription = { subscribed: true, products: [], subscription_end: null }
  rememberAccount({ id, email: 'ana@example.com', name: 'Ana', subscription, model: null, checkedAt: 1 })
  await openSalon(id)
}

afterEach(() => {
  forgetAccount()
  closeSalon()
  vi.unstubAllGlobals()
})
