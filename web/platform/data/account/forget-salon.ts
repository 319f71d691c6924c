// Everything that this browser keeps of one salon, taken away: its database with the sounds, what was read aloud, and every
// name that the storages hold. The server keeps what was sent.
import Dexie from 'dexie'
import { currentSalon, databaseName, makeSalon } from '../db'
import { kept } from '../kept/kept-store'
import { soundsToSend } from '../media/sounds-to-send'
import { knownAccount } from './account'

/** Of whoever is signed in here, under names of their own without an account in them. */
const OF_ANYBODY: readonly string[] = ['chairside.account', 'chairside.push', 'chairside.timer-bar']
/** What this tablet was told of how it looks and rings belongs to no salon. */
const isOf = (account: string, key: string): boolean => key.includes(account) || OF_ANYBODY.includes(key)

/** How many changes, and sounds, no server has; 0 where there is no such database. */
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

/** A screen on its way out, here or in another tab, writes its last words as it goes; on a slow tablet that takes a while. */
const AGAIN_MS: readonly number[] = [1_000, 5_000, 15_000]

export function sweepStorages(account: string): void {
  sweep(key => isOf(account, key), true)
  for (const ms of AGAIN_MS)
    setTimeout(() => {
      // By then somebody may have signed in: theirs are the names without an account, or this very salon.
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

/** Only when nobody is signed in to it here any more: other tabs have closed it then. */
export async function forgetSalon(account: string): Promise<void> {
  if (currentSalon()?.account === account) throw new Error('That salon is open')
  sweepStorages(account)
  if ('caches' in globalThis)
    for (const name of await caches.keys()) if (name.includes(account)) await caches.delete(name)
  await Dexie.delete(databaseName(account))
}
