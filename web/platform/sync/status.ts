// What is saved and sent so far, for the header. Whatever concerns all tabs and the worker is in the database.
import { useSyncExternalStore } from 'react'
import { readMeta, type SyncState } from '../data/db'
import { soundsToSend } from '../data/media/sounds-to-send'
import { type Memory, memory } from '../data/memory'
import { SET_ASIDE } from '../data/outbox/waiting'
import { sharedQuestion } from '../data/queries/shared-question'
import { persisted } from '../data/saving/persist'
import { reachable } from './reachable'

export { reachable }

type SyncStatus = {
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
  /** No room on this device for what comes in; its changes are sent all the same. */
  storageFull: boolean
  /** No room on the server for this device's changes, so they wait. */
  serverFull: boolean
  /** Whether the browser promised to keep this app's storage; null = not known. */
  persisted: boolean | null
}

/** Set by start.ts; this tab's own view. */
export const syncing: Memory<boolean> = memory(false)
/** The last sync ended before everything was here. */
export const broken: Memory<boolean> = memory(false)

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

type Stored = Pick<SyncStatus, 'waiting' | 'refused' | 'attention' | 'lastSyncedAt'> & { standing: SyncState }
const NOTHING_KNOWN: Stored = { waiting: 0, refused: 0, attention: 0, lastSyncedAt: null, standing: 'ok' }

const isSame = (one: Stored, other: Stored): boolean =>
  one.waiting === other.waiting &&
  one.refused === other.refused &&
  one.attention === other.attention &&
  one.lastSyncedAt === other.lastSyncedAt &&
  one.standing === other.standing

/** One query for everything that shows part of it: during a first sync, what it reads changes with every batch. */
const stored = sharedQuestion<Stored>(
  ({ db }) =>
    db.transaction('r', [db.meta, db.outbox, db.sounds], async () => {
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
    }),
  isSame,
)

/** The last request came through, or none was made yet and the device has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, isOnline)

const standing = (): SyncState => (stored.get() ?? NOTHING_KNOWN).standing
/** What keeps anything from being sent. */
export const useStanding = (): SyncState => useSyncExternalStore(stored.subscribe, standing)

/** coming: the salon's records are on their way; stuck: they will come, but not now; null: all have come once. */
export type FirstSync = 'coming' | 'stuck' | null
const firstSync = (): FirstSync => {
  const known = stored.get()
  if (known === undefined || known.lastSyncedAt !== null) return null
  return known.standing === 'ok' && isOnline() && !broken.get() ? 'coming' : 'stuck'
}
function subscribeToFirstSync(listener: () => void): () => void {
  const leave = [stored.subscribe(listener), subscribeToNetwork(listener), broken.subscribe(listener)]
  return () => {
    for (const each of leave) each()
  }
}
/** Whether records of this salon may be missing here. */
export const useFirstSync = (): FirstSync => useSyncExternalStore(subscribeToFirstSync, firstSync, firstSync)

export function useSyncStatus(): SyncStatus {
  const { standing, ...counts } = useSyncExternalStore(stored.subscribe, stored.get) ?? NOTHING_KNOWN
  return {
    ...counts,
    online: useOnline(),
    syncing: useSyncExternalStore(syncing.subscribe, syncing.get),
    signInNeeded: standing === 'sign-in-needed',
    updateNeeded: standing === 'update-needed',
    wrongAccount: standing === 'wrong-account',
    accountClosed: standing === 'account-closed',
    storageFull: standing === 'storage-full',
    serverFull: standing === 'server-full',
    persisted: useSyncExternalStore(persisted.subscribe, persisted.get),
  }
}
