// The server's word came for changes that were stamped without it: all that wait by guess get their place.

import { type Placing, WRONG } from '../../data/clock/stamp-clock'
import type { SalonDb, Waiting } from '../../data/db'
import { watched } from '../../data/watchdog'
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
 * One of the runs that nobody placed began wrong, and those after it with it: the one before which nobody looked for
 * longest, of those where it can have been.
 */
function wrongRuns(guessed: readonly Waiting[], placing: Placing): Map<string, number> {
  const gaps = new Map<string, number>()
  for (const { stamped } of guessed) if (stamped?.guess) gaps.set(stamped.run, stamped.guess.gap)
  gaps.delete(placing.run)
  gaps.set(placing.run, placing.gap)
  const runs = [...gaps.keys()]
  const room = runs.map(each => roomIn(gaps.get(each) ?? 0, placing))
  const wrong = placing.by === 0 ? [] : runs.slice(room.indexOf(Math.max(...room)))
  return new Map(wrong.map(each => [each, placing.by]))
}

/** Below 0: none. Nobody was away for less than no time; and a lid was shut for as long as the jump that it was taken for. */
function roomIn(gap: number, { by, within }: Placing): number {
  if (gap < 0) return Math.abs(gap + by) <= within ? WRONG : -1
  return gap + by < -within ? -1 : gap
}

function placed({ stamped, ...change }: Waiting, moved: Moved, now: number): Waiting {
  if (!stamped) return change
  const at = Math.min(now, change.at + (moved.get(stamped.run) ?? 0))
  return { ...change, at, stamped: { run: stamped.run } }
}
