// When an edit was made, on a scale that doesn't move when somebody sets the tablet's clock. What counts for the server
// is how long ago it was (SYNC rule 5). docs/decisions/042 tells what can be known and what can't.
import type { Stamped } from '../../../../shared/sync/wire'

export type Sources = {
  /** Wall-clock time, which people and networks put right, or wrong. */
  wall: () => number
  /** Monotonic, so setting the wall clock doesn't affect it. On many tablets it stops while they sleep. */
  steady: () => number
}
/**
 * `offset`: ms to add to the tablet's clock. `seen`: the latest moment known to have happened, on this scale. `floor`:
 * the latest one while the server's time was known, so it is certainly past. `gap`: that of a run in which nothing was
 * stamped, for the next run to add to its own.
 */
export type KeptStamps = { offset: number; seen: number; floor: number; gap: number }
/** What the server's time says about changes stamped without it. `by`: how many ms this run was off. */
export type Placing = { run: string; gap: number; by: number; within: number; now: number }
type ServerTimeReply = { server: number; asked: number; came: number }

export type StampClock = {
  now: () => number
  steady: () => number
  /** The stamp for a change that is made now. */
  stamp: () => { at: number; stamped: Stamped }
  /** Whether we know how long ago that stamp was; if not, the server must be heard first. */
  canTell: (stamped: Stamped | undefined) => boolean
  /** Converts wall-clock time, which changes from before this scale have. */
  fromWall: (at: number) => number
  /** Takes in the server's time. Null when that changes nothing; otherwise how to place the guessed stamps. */
  heard: (said: ServerTimeReply) => Placing | null
  /** Call when the page is hidden, and when it is shown again. */
  hidden: () => void
  shown: () => void
}

/** Smaller differences come from reading clocks, not from the clocks themselves. */
const NOISE_MS = 200
/** A reply slower than this is believed until a faster one comes. */
const SLOW_MS = 1_500

/** The gap before a run that certainly began wrong: its clock showed a time before a moment that had passed. */
export const WRONG = Number.MAX_SAFE_INTEGER

/** Joins two gaps that have no stamp between them. */
const joined = (a: number, b: number): number => (a < 0 === b < 0 ? a + b : Math.max(a, b))

/** A run lasts as long as somebody was watching, so its scale can't have moved unseen. */
export function makeStampClock(
  { wall, steady }: Sources,
  kept: KeptStamps,
  keep: (kept: KeptStamps) => void,
  newRun: () => string,
): StampClock {
  let { offset, seen, floor } = kept
  let anchor = { wall: wall(), steady: steady() }
  let isHidden = false
  let run = newRun()
  /** How long nobody watched before this run, by its own clock. Below 0: a jump that was undone, or a shut lid. */
  let gap = joined(kept.gap, Math.max(0, anchor.wall + offset - seen))
  let isStamped = false
  /** The round trip of the reply that placed this run. */
  let placedWithin = Number.POSITIVE_INFINITY
  const isPlaced = (): boolean => placedWithin < Number.POSITIVE_INFINITY
  if (anchor.wall + offset < floor) {
    // The clock was put back meanwhile: that moment has passed, whatever the clock says.
    offset = floor - anchor.wall
    gap = WRONG
  }

  function begin(unseen: number): void {
    run = newRun()
    gap = isStamped || isPlaced() ? unseen : joined(gap, unseen)
    isStamped = false
    placedWithin = Number.POSITIVE_INFINITY
    note()
  }
  function look(): void {
    const found = { wall: wall(), steady: steady() }
    const jump = found.wall - anchor.wall - (found.steady - anchor.steady)
    if (Math.abs(jump) < NOISE_MS) return
    anchor = found
    // The steady clock stopped, so the tablet was asleep, and the wall clock is the one to believe.
    const slept = isHidden && jump > 0
    if (!slept) offset -= jump
    if (slept) begin(jump)
    else if (isHidden) begin(WRONG)
    else if (jump > 0) begin(-jump)
    else note()
  }
  function note(): void {
    seen = wall() + offset
    if (isPlaced()) floor = seen
    keep({ offset, seen, floor, gap: isStamped || isPlaced() ? 0 : gap })
  }
  function now(): number {
    look()
    return wall() + offset
  }

  return {
    now,
    steady,
    stamp: () => {
      const at = now()
      isStamped = true
      note()
      return { at, stamped: isPlaced() ? { run } : { run, guess: { offset, gap } } }
    },
    canTell: stamped => {
      look()
      return isPlaced() || stamped?.run === run
    },
    fromWall: at => at + offset,
    heard: ({ server, asked, came }) => {
      look()
      const trip = came - asked
      const isBetter = placedWithin > SLOW_MS && trip < placedWithin / 2
      if (trip < 0 || (isPlaced() && !isBetter)) return null
      const difference = server + trip / 2 + (steady() - came) - wall() - offset
      const by = Math.abs(difference) <= trip / 2 + NOISE_MS ? 0 : difference
      const isFirst = !isPlaced()
      offset += by
      placedWithin = trip
      note()
      return isFirst ? { run, gap, by, within: trip / 2 + NOISE_MS, now: seen } : null
    },
    hidden: () => {
      look()
      note()
      isHidden = true
    },
    shown: () => {
      look()
      // If the tablet slept exactly as long as its clock was put back, neither shows.
      begin(0)
      anchor = { wall: wall(), steady: steady() }
      isHidden = false
    },
  }
}
