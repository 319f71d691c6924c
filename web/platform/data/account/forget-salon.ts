// Deletes everything that this browser keeps of one salon: its database with the sounds, its spoken clips, and every
// storage key of that account. The server keeps what was sent.
import Dexie from 'dexie'
import { currentSalon, databaseName, makeSalon } from '../db'
import { kept } from '../kept/kept-store'
import { soundsToSend } from '../media/sounds-to-send'
import { knownAccount } from './account'

/** Keys without an account in them; they belong to whoever is signed in here. */
const OF_ANYBODY: readonly string[] = ['chairside.account', 'chairside.push', 'chairside.timer-bar']
/** How this tablet looks and rings belongs to no salon, so that stays. */
const isOf = (account: string, key: string): boolean => key.includes(account) || OF_ANYBODY.includes(key)

/** How many changes and sounds the server doesn't have; 0 when there is no such database. */
export async function unsentOf(account: string): Promise<number> {
  if (!(await Dexie.exists(databaseName(account)))) return 0
  const { db } = makeSalon(account)
  try {
    await db.open()
    const [changes, sounds] = await Promise.all([db.outbox.count(), soundsToSend(db)])
    return changes + sounds
  } finally {
    db.close()
  }
}

/**
 * A screen that is closing, here or in another tab, saves its last words as it goes; on a slow tablet that takes a
 * while.
 */
const AGAIN_MS: readonly number[] = [1_000, 5_000, 15_000]

export function sweepStorages(account: string): void {
  sweep(key => isOf(account, key), true)
  for (const ms of AGAIN_MS)
    setTimeout(() => {
      // By then somebody may have signed in: keys without an account are theirs, or they opened this very salon again.
      if (knownAccount()?.id !== account) sweep(key => key.includes(account), false)
    }, ms)
}

function sweep(goes: (key: string) => boolean, allOfTab: boolean): void {
  for (const key of kept.keys()) if (goes(key)) kept.remove(key, 'strict')
  try {
    for (const key of Object.keys(localStorage)) if (goes(key)) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage))
      if (goes(key) || (allOfTab && key.startsWith('chairside'))) sessionStorage.removeItem(key)
  } catch (error) {
    console.info('This browser keeps nothing beside its databases.', error)
  }
}

/** Call only once nobody is signed in to it here: other tabs have closed it by then. */
export async function forgetSalon(account: string): Promise<void> {
  if (currentSalon()?.account === account) throw new Error('That salon is open')
  sweepStorages(account)
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.includes(account)) await caches.delete(name)
  await Dexie.delete(databaseName(account))
}
