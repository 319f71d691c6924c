// How saved and sent things are, for the header. What concerns all tabs and the worker lies in the database.
import { useSyncExternalStore } from 'react'
import { readMeta } from '../data/db'
import { useSalonQuery } from '../data/live'
import { type Memory, memory } from '../data/memory'
import { persisted } from '../data/persist'
import { soundsToSend } from '../data/sounds-to-send'
import { SET_ASIDE } from '../data/waiting'

export type SyncStatus = {
  /** The last request came through, or none was made yet and the device has a connection. */
  online: boolean
  syncing: boolean
  /** Changes, and sounds of memos, that will be sent. */
  waiting: number
  /** Changes that the server refused. */
  refused: number
  /** Changes that failed again and again and were set aside. */
  attention: number
  /** ms; null = never. */
  lastSyncedAt: number | null
  signInNeeded: boolean
  updateNeeded: boolean
  wrongAccount: boolean
  /** Somebody asked for the account to be deleted; until then it can be kept. */
  accountClosed: boolean
  /** No room for what comes in; what is here is sent all the same. */
  storageFull: boolean
  /** Whether the browser promised to keep this app's storage; null = not known. */
  persisted: boolean | null
}

/** Set by start.ts; this tab's own view. */
export const syncing: Memory<boolean> = memory(false)
export const reachable: Memory<boolean> = memory(true)

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  const leave = reachable.subscribe(listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
    leave()
  }
}
const isOnline = (): boolean => navigator.onLine && reachable.get()

const NOTHING_KNOWN = { waiting: 0, refused: 0, attention: 0, lastSyncedAt: null, standing: 'ok' } as const

export function useSyncStatus(): SyncStatus {
  const stored = useSalonQuery(async ({ db }) => {
    const [meta, all, aside, sounds] = await Promise.all([
      readMeta(db),
      db.outbox.count(),
      db.outbox.where('problem').above('').toArray(),
      soundsToSend(db),
    ])
    const attention = aside.filter(({ problem = '' }) => SET_ASIDE.has(problem)).length
    return {
      waiting: all - aside.length + sounds,
      refused: aside.length - attention,
      attention,
      lastSyncedAt: meta.lastSyncedAt,
      standing: meta.standing,
    }
  }, [])
  const { standing, ...counts } = stored ?? NOTHING_KNOWN
  return {
    ...counts,
    online: useSyncExternalStore(subscribeToNetwork, isOnline),
    syncing: useSyncExternalStore(syncing.subscribe, syncing.get),
    signInNeeded: standing === 'sign-in-needed',
    updateNeeded: standing === 'update-needed',
    wrongAccount: standing === 'wrong-account',
    accountClosed: standing === 'account-closed',
    storageFull: standing === 'storage-full',
    persisted: useSyncExternalStore(persisted.subscribe, persisted.get),
  }
}
