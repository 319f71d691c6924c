// An account's devices, for the owner to see. Noted at most once an hour, as most syncs only read.
import type { Database } from './open'
import { run } from './statements'

const EVERY_MS = 3_600_000
const MOST_REMEMBERED = 10_000
const noted = new WeakMap<Database, Map<string, number>>()

/** Returns whether this call noted it. */
export async function noteDevice(
  database: Database,
  seen: { account: string; device: string; schema: number; now: number },
): Promise<boolean> {
  const times = noted.get(database) ?? new Map<string, number>()
  noted.set(database, times)
  const key = `${seen.account} ${seen.device} ${seen.schema}`
  const last = times.get(key)
  if (last !== undefined && seen.now - last < EVERY_MS) return false
  if (times.size >= MOST_REMEMBERED) times.clear()
  times.set(key, seen.now)
  await run(
    database,
    `insert into devices (account, device, schema, last_seen) values (?, ?, ?, ?)
     on conflict (account, device) do update set schema = excluded.schema, last_seen = excluded.last_seen`,
    [seen.account, seen.device, seen.schema, seen.now],
  )
  return true
}
