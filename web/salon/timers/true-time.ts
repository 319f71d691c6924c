// What time it really is, as well as a tablet can know: its own clock, corrected by what the server's said and by every
// jump that was seen. (docs/decisions/019: what can be known, and what can't.)

/** ms to add to the tablet's clock; `known`: the server's clock was heard, now or before. */
export type Correction = { offset: number; known: boolean }
export type Sources = {
  /** The clock on the wall, which people and networks put right, or wrong. */
  wall: () => number
  /** Counts on, whatever is done to the other; stands still while many tablets sleep. */
  steady: () => number
}

/** Differences below this are how clocks are read, not what they say. */
const NOISE_MS = 200
/** A reply that took longer says too little about the time. */
const SLOWEST_MS = 1_500

/**
 * The clock was found wrong by `ms`. What was set between `from` and `until`, as it read then, was set by the wrong time;
 * `first`: so was everything before, for the right time is heard for the first time ever.
 */
export type ClockMove = { ms: number; from: number; until: number; first: boolean }

export type TrueTime = {
  now: () => number
  /** When the page is hidden, and when it is shown again. */
  hidden: () => void
  shown: () => void
  /** Null: the time was right, as well as that can be told. */
  heard: (said: { server: number; asked: number; came: number }) => ClockMove | null
  /** The wall clock's reading at that moment, for what people compare with the clock on the wall. */
  onWall: (time: number) => number
}

export function makeTrueTime(
  { wall, steady }: Sources,
  kept: Correction,
  keep: (correction: Correction) => void,
): TrueTime {
  let { offset, known } = kept
  let anchor = { wall: wall(), steady: steady() }
  /** Hidden at any moment since the anchor: the tablet may have slept. */
  let wasHidden = false
  /** The server was heard since anything happened that could make the correction wrong. */
  let sure = false
  /** Since when not, as it read then. */
  let unsureFrom = anchor.wall + offset

  function look(): void {
    const seen = { wall: wall(), steady: steady() }
    const jump = seen.wall - anchor.wall - (seen.steady - anchor.steady)
    if (Math.abs(jump) < NOISE_MS) return
    anchor = seen
    // The steady clock stood still: the tablet slept, and the clock on the wall is the one to believe.
    const slept = wasHidden && jump > 0
    if (!slept) {
      offset -= jump
      keep({ offset, known })
    }
    doubt()
  }
  function doubt(): void {
    if (sure) unsureFrom = anchor.wall + offset
    sure = false
  }

  return {
    now: () => {
      look()
      return wall() + offset
    },
    hidden: () => {
      look()
      wasHidden = true
    },
    shown: () => {
      look()
      anchor = { wall: wall(), steady: steady() }
      wasHidden = false
      doubt()
    },
    heard: ({ server, asked, came }) => {
      look()
      const trip = came - asked
      if (sure || trip > SLOWEST_MS || trip < 0) return null
      const sample = server + trip / 2 + (steady() - came) - wall()
      const difference = sample - offset
      sure = true
      const isRight = Math.abs(difference) <= trip / 2 + NOISE_MS
      if (known && isRight) return null
      const move = { ms: difference, from: unsureFrom, until: wall() + offset, first: !known }
      offset = sample
      known = true
      keep({ offset, known })
      return isRight ? null : move
    },
    onWall: time => time - offset,
  }
}
