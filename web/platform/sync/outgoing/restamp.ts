// The server has told the time. Corrects every waiting change whose time was only a guess.

import { type Placing, WRONG } from '../../data/clock/stamp-clock'
import type { SalonDb, Waiting } from '../../data/db'
import { watched } from '../../data/watchdog'
import type { Batch } from './outgoing'

/** How far each run was moved, in ms. */
type Moved = ReadonlyMap<string, number>

/** Returns whether any were moved. `batch`: changes that were already taken; they are corrected too. */
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
 * One of the runs that nobody has placed began with a wrong clock, and so did all after it. Of the runs where that is
 * possible, it takes the one with the longest unwatched gap before it.
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

/**
 * How long an error could hide in this gap; below 0: it can't. No absence is shorter than nothing, and a negative gap
 * is a jump that may have been a shut lid, which must be as long as the error.
 */
function roomIn(gap: number, { by, within }: Placing): number {
  if (gap < 0) return Math.abs(gap + by) <= within ? WRONG : -1
  return gap + by < -within ? -1 : gap
}

function placed({ stamped, ...change }: Waiting, moved: Moved, now: number): Waiting {
  if (!stamped) return change
  const at = Math.min(now, change.at + (moved.get(stamped.run) ?? 0))
  return { ...change, at, stamped: { run: stamped.run } }
}
