import { beforeEach, describe, expect, test } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { leftMs, shifted, started } from '../../../../shared/salon/timers'
import {
  type ClockMove,
  type Correction,
  makeTrueTime,
  type TrueTime,
} from '../../../../web/salon/timers/true-time'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let real: number
/** What the tablet's clock says more than it is. */
let wrong: number
let steady: number
let kept: Correction
let time: TrueTime

const open = (): TrueTime =>
  makeTrueTime({ wall: () => real + wrong, steady: () => steady }, kept, correction => {
    kept = correction
  })
function passes(ms: number): void {
  real += ms
  steady += ms
  time.now()
}
function sleeps(ms: number): void {
  time.hidden()
  real += ms
  time.shown()
}
/** The server answers after `trip` ms. */
function hears(trip = 40): ClockMove | null {
  const asked = steady
  passes(trip / 2)
  const server = real
  passes(trip / 2)
  return time.heard({ server, asked, came: steady })
}
const timer = () => ({ ...blanks.timer, name: 'Roots', ...started(600, time.now()) })
/** As each page does with the timers that were set on it. */
function putRight(move: ClockMove | null, of: ReturnType<typeof timer>): ReturnType<typeof timer> {
  const set = Date.parse(of.started_at)
  const isWrong = move !== null && (move.first || (set >= move.from && set <= move.until))
  return isWrong ? { ...of, ...shifted(of, move.ms) } : of
}
const left = (of: ReturnType<typeof timer>): number => leftMs(of, time.now())
const aboutASecond = (ms: number, expected: number): void =>
  expect(Math.abs(ms - expected)).toBeLessThan(1_000)

beforeEach(() => {
  real = NOON
  wrong = 0
  steady = 5_000
  kept = { offset: 0, known: false }
  time = open()
})

describe('a timer on the tablet that set it', () => {
  test.each([
    ['put forward an hour', HOUR],
    ['put back a day', -24 * HOUR],
    ['put right by four seconds', 4_000],
  ])('is not moved by a clock that is %s', (_, jump) => {
    const roots = timer()
    passes(MINUTE)
    wrong += jump
    passes(MINUTE)
    aboutASecond(left(roots), 8 * MINUTE)
    wrong -= jump / 2
    passes(MINUTE)
    aboutASecond(left(roots), 7 * MINUTE)
  })

  test('is not moved by a clock that creeps', () => {
    const roots = timer()
    for (let n = 0; n < 300; n++) {
      wrong += 30
      passes(1_000)
    }
    aboutASecond(left(roots), 5 * MINUTE)
  })

  test('goes on while the tablet sleeps, also where its steady clock stands still', () => {
    const roots = timer()
    sleeps(14 * MINUTE)
    aboutASecond(left(roots), -4 * MINUTE)
  })

  test('survives a reload after the clock was changed', () => {
    const roots = timer()
    wrong += HOUR
    passes(MINUTE)
    time = open()
    passes(MINUTE)
    aboutASecond(left(roots), 8 * MINUTE)
  })

  test('is put right by the server where the clock was changed while nobody looked', () => {
    hears()
    const roots = timer()
    wrong += HOUR
    time = open()
    aboutASecond(left(roots), 10 * MINUTE - HOUR)
    expect(putRight(hears(), roots)).toEqual(roots)
    aboutASecond(left(roots), 10 * MINUTE)
  })

  test('and the clock changed while it was hidden, is put right by the server', () => {
    hears()
    const roots = timer()
    time.hidden()
    wrong += HOUR
    steady += MINUTE
    real += MINUTE
    time.shown()
    hears()
    aboutASecond(left(roots), 9 * MINUTE)
  })

  test('a lid that was closed with the page in view is put right by the server', () => {
    hears()
    const roots = timer()
    // No word of hiding: taken for a clock that was put forward.
    real += 5 * MINUTE
    time.now()
    hears()
    aboutASecond(left(roots), 5 * MINUTE)
  })

  test('set before the right time was known, keeps what was left of it, and all others see the same', () => {
    wrong = -3 * MINUTE
    time = open()
    const roots = timer()
    passes(MINUTE)
    const before = left(roots)
    const moved = putRight(hears(), roots)
    aboutASecond(left(moved), before)
    aboutASecond(Date.parse(moved.ends_at), NOON + 10 * MINUTE)
  })

  test.each([
    [
      'at its start',
      () => {
        wrong += HOUR
        time = open()
      },
    ],
    [
      'as it is shown again',
      () => {
        time.hidden()
        wrong += HOUR
        time.shown()
      },
    ],
  ])(
    'set %s by a clock that was put wrong meanwhile, keeps what was left of it; an older one its end',
    (_, begin) => {
      hears()
      const roots = timer()
      passes(59_000)
      begin()
      passes(1_000)
      const toner = timer()
      const move = hears()
      aboutASecond(left(putRight(move, toner)), 10 * MINUTE)
      aboutASecond(left(putRight(move, roots)), 9 * MINUTE)
    },
  )

  test('isn’t moved by a server whose clock jumps while this page is open', () => {
    hears()
    const roots = timer()
    passes(MINUTE)
    time.heard({ server: real + HOUR, asked: steady, came: steady })
    aboutASecond(left(roots), 9 * MINUTE)
  })
})

describe('a timer on another tablet', () => {
  test('whose clock is wrong shows the same time left', () => {
    const end = NOON + 10 * MINUTE
    wrong = 2 * HOUR
    time = open()
    hears()
    aboutASecond(end - time.now(), 10 * MINUTE)
  })

  test('shows its end as the clock on that tablet’s own wall will read', () => {
    wrong = 2 * HOUR
    time = open()
    hears()
    aboutASecond(time.onWall(NOON + 10 * MINUTE), NOON + 2 * HOUR + 10 * MINUTE)
  })
})

describe('a reply of the server', () => {
  test('that took too long says nothing', () => {
    wrong = HOUR
    time = open()
    expect(hears(4_000)).toBeNull()
    expect(kept.known).toBe(false)
  })

  test('that says the same within its own travel time changes nothing', () => {
    hears(20)
    const before = kept.offset
    sleeps(MINUTE)
    hears(900)
    expect(kept.offset).toBe(before)
  })
})
