// When an edit was made, on a scale that no hand on the tablet's clock can move: what counts for the server is how long
// ago it was (SYNC rule 5). docs/decisions/042: what can be known, and what can't.
import type { Stamped } from '../../../../shared/sync/wire'

export type Sources = {
  /** The clock on the wall, which people and networks put right, or wrong. */
  wall: () => number
  /** Counts on, whatever is done to the other; stands still while many tablets sleep. */
  steady: () => number
}
/**
 * `offset`: ms to add to the tablet's clock. `seen`: the last moment that is known to have been, on this scale; `floor`:
 * the last of which the server's word was known, so that it is certainly past. `gap`: of a run in which nothing was
 * stamped, for the next one.
 */
export type KeptStamps = { offset: number; seen: number; floor: number; gap: number }
/** What the server's word says of the changes that were stamped without it. `by`: ms by which this run was wrong. */
export type Placing = { run: string; gap: number; by: number; within: number; now: number }
type ServerTimeReply = { server: number; asked: number; came: number }

export type StampClock = {
  now: () => number
  steady: () => number
  /** What stands in a change that is made now. */
  stamp: () => { at: number; stamped: Stamped }
  /** Whether what was stamped then can be compared with now; if not, the server must be heard first. */
  canTell: (stamped: Stamped | undefined) => boolean
  /** A moment of the clock on the wall, as changes from before this scale carry it. */
  fromWall: (at: number) => number
  /** Null: nothing new; else what was stamped by guess has its place now. */
  heard: (said: ServerTimeReply) => Placing | null
  /** When the page is hidden, and when it is shown again. */
  hidden: () => void
  shown: () => void
}

/** Differences below this are how clocks are read, not what they say. */
const NOISE_MS = 200
/** A reply that took longer is believed until one comes that took less. */
const SLOW_MS = 1_500

/** The gap before a run that certainly began wrong: its clock stood before a moment that was past. */
export const WRONG = Number.MAX_SAFE_INTEGER

/** Of two gaps with nothing stamped between them. */
const joined = (a: number, b: number): number => (a < 0 === b < 0 ? a + b : Math.max(a, b))

/** A run: as long as somebody looked on, so that this scale can't have moved unseen. */
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
  /** How long nobody looked before this run, by its own clock; below 0: a jump that was taken back, or else a shut lid. */
  let gap = joined(kept.gap, Math.max(0, anchor.wall + offset - seen))
  let isStamped = false
  /** The travel time of the reply that this run is placed by. */
  let placedWithin = Number.POSITIVE_INFINITY
  const isPlaced = (): boolean => placedWithin < Number.POSITIVE_INFINITY
  if (anchor.wall + offset < floor) {
    // The clock was put back meanwhile: that moment is past, whatever it says.
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
    // The steady clock stood still: the tablet slept, and the clock on the wall is the one to believe.
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
      // Asleep for as long as its clock was put back: neither is seen.
      begin(0)
      anchor = { wall: wall(), steady: steady() }
      isHidden = false
    },
  }
}
