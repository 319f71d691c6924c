// The server's word came for changes that were stamped without it: all that wait by guess get their place.
import type { SalonDb, Waiting } from '../data/db'
import type { Placing } from '../data/stamp-clock'
import { watched } from '../data/watchdog'
import type { Batch } from './outgoing'

/** By how much each run was moved. */
type Moved = ReadonlyMap<string, number>

/** Whether any was moved. `batch`: what was on its way meanwhile, as it was taken. */
export async function placeAll(db: SalonDb, batch: Batch, placing: Placing | null): Promise<boolean> {
  if (placing === null) return false
  const moved = await restamp(db, placing)
  for (const each of batch.changes) {
    const by = moved.get(each.change.stamped?.run ?? '')
    if (by !== undefined) each.change = { ...each.change, at: Math.min(placing.now, each.change.at + by) }
  }
  return moved.size > 0
}

async function restamp(db: SalonDb, placing: Placing): Promise<Moved> {
  let moved: Moved = new Map()
  await watched(
    db.transaction('rw', db.outbox, async () => {
      const waiting = await db.outbox.orderBy(':id').toArray()
      const guessed = waiting.filter(({ stamped }) => stamped?.guess)
      if (guessed.length === 0) return
      moved = wrongRuns(guessed, placing)
      await db.outbox.bulkPut(guessed.map(each => placed(each, moved, placing.now)))
    }),
  )
  return moved
}

/**
 * One of the runs that nobody placed began wrong, and those after it with it. Time was lost or won where nobody looked
 * for longest: a clock that was put forward by three hours left a gap of as much.
 */
function wrongRuns(guessed: readonly Waiting[], { run, gap, by }: Placing): Map<string, number> {
  const gaps = new Map<string, number>()
  for (const { stamped } of guessed) if (stamped?.guess) gaps.set(stamped.run, stamped.guess.gap)
  gaps.delete(run)
  gaps.set(run, gap)
  const runs = [...gaps.keys()]
  const room = runs.map(each => roomIn(gaps.get(each) ?? 0, by))
  const wrong = by === 0 ? [] : runs.slice(room.indexOf(Math.max(...room)))
  return new Map(wrong.map(each => [each, by]))
}

/** Below 0: a clock seen to change while it was looked at. Only a lid that was shut can be behind that. */
const roomIn = (gap: number, by: number): number => (by > 0 ? Math.abs(gap) : Math.max(0, gap))

function placed({ stamped, ...change }: Waiting, moved: Moved, now: number): Waiting {
  if (!stamped) return change
  const at = Math.min(now, change.at + (moved.get(stamped.run) ?? 0))
  return { ...change, at, stamped: { run: stamped.run } }
}
