// One database per account, with a device id created along with it. Records, outbox, cursor and sent changes are in one
// place, so the cursor can never claim what the rows don't have.
import Dexie, { type Table } from 'dexie'
import type { Change } from '../../../shared/sync/wire'
import { newId } from './ids'
import type { Look } from './media/photos'
import type { Piece, Recording, Sound } from './media/sounds'
import type { StoredRow } from './row'
import { watched } from './watchdog'

/** Goes up when tables or indexes change. */
const TABLES = 3

/** A waiting change. Sent in the order of `seq`, which is never reused. */
export type Waiting = Change & {
  seq?: number
  /** Refused by the server, or set aside: stays here, still overlaid, until someone decides. */
  problem?: string
  /** How often it failed when sent on its own. */
  fails?: number
  /** Handed on by the save that made it (saved.ts): the server may have it, so nothing is folded into it any more. */
  handed?: true
  /** It was sent before under another id, to a server that had lost the record it builds on. */
  again?: boolean
}

/** What one request had accepted; kept for 30 days, to be resent to a server that was restored. */
type SentBatch = { n?: number; at: number; changes: Change[] }

export type SyncState =
  | 'ok'
  | 'sign-in-needed'
  | 'wrong-account'
  | 'update-needed'
  | 'storage-full'
  | 'server-full'
  | 'account-closed'

/** The database's one meta row. */
export type Meta = {
  key: 'this'
  device: string
  epoch: string
  version: number
  /** How many epochs this database has seen. */
  era: number
  /** No row of this era has a higher version, so whatever is above it is new here. */
  highest: number
  /** Pulling again from 0; after that, the server is told what it doesn't know. */
  recovering: boolean
  /** Changes up to this `seq` have been in a request and are never folded again. */
  frozenTo: number
  standing: SyncState
  lastSyncedAt: number | null
  comparedAt: number | null
}

export class SalonDb extends Dexie {
  declare rows: Table<StoredRow, string>
  declare outbox: Table<Waiting, number>
  declare sent: Table<SentBatch, number>
  declare meta: Table<Meta, 'this'>
  declare recordings: Table<Recording, string>
  declare pieces: Table<Piece, [string, number]>
  /** Also the bytes of photos. */
  declare sounds: Table<Sound, string>
  declare looks: Table<Look, string>
}

export type Salon = { readonly account: string; readonly db: SalonDb }

/** For an empty database. */
export const newMeta = (): Meta => ({
  key: 'this',
  device: newId(),
  epoch: '',
  version: 0,
  era: 0,
  highest: 0,
  recovering: false,
  frozenTo: 0,
  standing: 'ok',
  lastSyncedAt: null,
  comparedAt: null,
})

export const databaseName = (account: string): string => `chairside-${account}`

/** `name`: differs from the account's own in tests with several devices in one process. */
export function makeSalon(account: string, name = databaseName(account)): Salon {
  // Saves bypass Dexie's query cache (native.ts), so every query goes to the database itself.
  const db = new SalonDb(name, { cache: 'disabled' })
  db.version(1).stores({
    rows: 'id, place, about',
    outbox: '++seq, recordId, problem',
    sent: '++n, at',
    meta: 'key',
  })
  // Voice memo sounds came later; what was in the database before stays as it is.
  db.version(2).stores({ recordings: 'id', pieces: '[recording+n]', sounds: 'hash, unsent, problem' })
  // When each photo was last looked at, so that the least recent ones can make room.
  db.version(TABLES).stores({ looks: 'hash, at' })
  db.on('populate', trx => trx.table('meta').add(newMeta()))
  return { account, db }
}

/** Works in a transaction or outside. If the row went missing it makes a new one, and the next sync starts from 0. */
export async function readMeta(db: SalonDb): Promise<Meta> {
  return (await db.meta.get('this')) ?? newMeta()
}

/** An older app must not write into tables that a newer one has changed. */
export function isFromNewerApp(db: SalonDb): boolean {
  const found = db.backendDB()?.version ?? 0
  return found > TABLES * 10
}

export type DatabaseState = 'none' | 'open' | 'blocked' | 'old-app' | 'failed'

let current: Salon | null = null
let device: string | null = null
let state: DatabaseState = 'none'
const listeners = new Set<() => void>()

function become(next: DatabaseState): void {
  state = next
  for (const listener of listeners) listener()
}

/** For hooks: called when another database is opened, or its state changes. */
export function onDatabase(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const databaseState = (): DatabaseState => state
export const currentSalon = (): Salon | null => current

/** The database of the account that is signed in on this device. */
export function salon(): Salon {
  if (current === null) throw new Error('No salon is open')
  return current
}

export const knownDevice = (): string | null => device
/** Known once anything has been read from the database. */
export function deviceId(): string {
  if (device === null) throw new Error('The database is not open yet')
  return device
}

/**
 * `salon()` works at once; the promise resolves when the database is open. Never throws: anything in the way is the
 * state that `onDatabase` announces. Opening the same one again does nothing.
 */
export async function openSalon(account: string): Promise<Salon> {
  if (current?.account === account && state !== 'failed') {
    if (state === 'none' || state === 'open') await current.db.open().catch(() => undefined)
    return current
  }
  closeSalon()
  const opened = makeSalon(account)
  const { db } = opened
  current = opened
  // A newer tab wants to change the tables: let it, and ask for a reload of this one. Nothing is ever deleted here.
  db.on('versionchange', event => {
    db.close()
    // No new version means that the database was deleted, with its account.
    if (event.newVersion === null) return
    become('old-app')
  })
  db.on('blocked', () => become('blocked'))
  become('none')
  const opening = open(opened)
  try {
    await watched(opening)
  } catch (error) {
    console.error('The database could not be opened.', error)
    if (current === opened)
      become(error instanceof Error && error.name === 'VersionError' ? 'old-app' : 'failed')
    // If it only took too long it may still open, and is used then.
    opening.catch(() => undefined)
  }
  return opened
}

async function open(opened: Salon): Promise<void> {
  const { db } = opened
  await db.open()
  if (isFromNewerApp(db)) {
    db.close()
    if (current === opened) become('old-app')
    return
  }
  const meta = await readMeta(db)
  if (current !== opened) return
  device = meta.device
  become('open')
}

export function closeSalon(): void {
  current?.db.close()
  current = null
  device = null
  become('none')
}
