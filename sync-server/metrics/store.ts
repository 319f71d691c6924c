// Counts what is waiting in the database, when asked. Each query uses an index and only looks at unfinished work.
import type { Database } from '../db/open'
import { run } from '../db/statements'

export type Waiting = { part: string; state: string; count: number; oldest: number }

/** Waiting runs by what they produce: an ask's text, its picture, a memo's transcript. `oldest`: ms. */
export async function runsWaiting(database: Database): Promise<readonly Waiting[]> {
  const found = await run<Waiting>(
    database,
    `select part, state, count(*) as count, min(created_at) as oldest from runs
     where state in ('waiting', 'running') group by part, state`,
    [],
  )
  return found.map(each => ({ ...each, count: Number(each.count), oldest: Number(each.oldest) }))
}

/** Notifications that are due and not sent yet. */
export async function sendsDue(
  database: Database,
  now: number,
): Promise<{ count: number; oldest: number | null }> {
  const [found] = await run<{ count: number; oldest: number | null }>(
    database,
    `select count(*) as count, min(due_at) as oldest from push_sends
     where state in ('waiting', 'running') and due_at <= ?`,
    [now],
  )
  return { count: Number(found?.count ?? 0), oldest: found?.oldest ?? null }
}
