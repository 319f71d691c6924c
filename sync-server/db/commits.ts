// Tells listeners after the commit that an account's records changed. On PostgreSQL this goes through the database, so
// that every server process hears it.
import pg from 'pg'
import type { Database } from './open'
import { type Db, run } from './statements'
import { noteTrouble } from './trouble'

/**
 * `version`: the highest in that commit; a device already there needn't ask. `news`: what was written, for a device
 * at `from`; null if it is too long to send.
 */
export type Commit = { account: string; version: number; news: News | null }
/** `records`: JSON text as in a reply, lowest version first. `by`: the device; null for the server or several. */
type News = { epoch: string; from: number; by: string | null; records: string[] }
export type Listener = (commit: Commit) => void

const CHANNEL = 'chairside_commits'
const RECONNECT_MS = 1_000
const CONNECT_MS = 15_000

type Ears = { listeners: Set<Listener>; stop: (() => void) | null }
const ears = new WeakMap<Database, Ears>()

function earsOf(database: Database): Ears {
  const known = ears.get(database)
  if (known) return known
  const made: Ears = { listeners: new Set(), stop: null }
  ears.set(database, made)
  return made
}

/** Returns a function that stops listening. */
export function onCommit(database: Database, listener: Listener): () => void {
  const { listeners } = earsOf(database)
  listeners.add(listener)
  hear(database)
  return () => {
    listeners.delete(listener)
    const { stop } = earsOf(database)
    if (listeners.size > 0 || stop === null) return
    earsOf(database).stop = null
    stop()
  }
}

/** Call within the transaction; PostgreSQL sends it at the commit. */
export async function announceWithin(db: Db, commit: Commit): Promise<void> {
  if (db.dialect === 'postgres')
    await run(db, `select pg_notify('${CHANNEL}', ?)`, [JSON.stringify(brief(commit))])
}

/** Call after the commit. The news is sent before this resolves, so other tablets needn't wait for this one's reply. */
export async function announced(database: Database, commit: Commit): Promise<void> {
  if (database.dialect !== 'sqlite' || earsOf(database).listeners.size === 0) return
  tell(database, brief(commit))
  await new Promise(go => setImmediate(go))
}

/** A PostgreSQL payload must be under 8,000 bytes; a device that needs more asks for it. */
const MOST_NEWS = 7_000
export const fitsNews = (records: readonly string[]): boolean =>
  records.reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)), 0) <= MOST_NEWS

const brief = (commit: Commit): Commit =>
  commit.news && fitsNews(commit.news.records) ? commit : { ...commit, news: null }

function tell(database: Database, commit: Commit): void {
  for (const listener of earsOf(database).listeners) listener(commit)
}

/** Keeps one connection listening while there are listeners. Devices' timers catch anything missed meanwhile. */
function hear(database: Database): void {
  const state = earsOf(database)
  const { url } = database
  if (url === null || state.stop !== null) return
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  /** Ignores a connection that was replaced: two that listen would tell everything twice. */
  const later = (from: pg.Client, error?: Error): void => {
    if (stopped || client !== from) return
    client = null
    noteTrouble(error ?? new Error('Connection terminated: listening was cut off'))
    from.end().catch(() => undefined)
    timer = setTimeout(connect, RECONNECT_MS)
  }
  const connect = (): void => {
    const opened = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    client = opened
    // Only this server writes to that channel.
    opened.on('notification', ({ payload = 'null' }) => {
      const commit: Commit | null = JSON.parse(payload)
      if (commit) tell(database, commit)
    })
    opened.on('error', error => later(opened, error))
    opened.on('end', () => later(opened))
    opened
      .connect()
      .then(() => opened.query(`listen ${CHANNEL}`))
      .catch(error => later(opened, error))
  }
  state.stop = () => {
    stopped = true
    if (timer) clearTimeout(timer)
    client?.end().catch(() => undefined)
  }
  connect()
}
