// Tells whoever listens that an account's records changed, after the commit. On PostgreSQL it goes through the
// database, so that it reaches every server process.
import pg from 'pg'
import type { Database } from './open'
import { type Db, run } from './statements'
import { noteTrouble } from './trouble'

/**
 * `version`: the highest given in that commit; a device that stands there already needn't ask. `news`: what was written,
 * for a device that stands at `from`; null where it is too long to be told.
 */
export type Commit = { account: string; version: number; news: News | null }
/** `records`: as in a reply, JSON text, the oldest version first. `by`: the device; null is the server or several. */
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

/** Returns what ends the listening. */
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

/** Within the transaction; PostgreSQL sends it out at the commit. */
export async function announceWithin(db: Db, commit: Commit): Promise<void> {
  if (db.dialect === 'postgres')
    await run(db, `select pg_notify('${CHANNEL}', ?)`, [JSON.stringify(brief(commit))])
}

/** After the commit. What is told goes out before this ends: the other tablet needn't wait for the answer to this one. */
export async function announced(database: Database, commit: Commit): Promise<void> {
  if (database.dialect !== 'sqlite' || earsOf(database).listeners.size === 0) return
  tell(database, brief(commit))
  await new Promise(go => setImmediate(go))
}

/** PostgreSQL passes on less than 8,000 bytes; a device that wants more asks for it. */
const MOST_NEWS = 7_000
export const fitsNews = (records: readonly string[]): boolean =>
  records.reduce((sum, text) => sum + Buffer.byteLength(JSON.stringify(text)), 0) <= MOST_NEWS

const brief = (commit: Commit): Commit =>
  commit.news && fitsNews(commit.news.records) ? commit : { ...commit, news: null }

function tell(database: Database, commit: Commit): void {
  for (const listener of earsOf(database).listeners) listener(commit)
}

/** Keeps one connection listening as long as there is a listener; what is missed meanwhile, devices' timers find. */
function hear(database: Database): void {
  const state = earsOf(database)
  const { url } = database
  if (url === null || state.stop !== null) return
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  /** One that was replaced has nothing more to say: two that listen would tell everything twice. */
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
    // Nobody but this server writes into that channel.
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
