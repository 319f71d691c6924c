import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blanks } from '../../shared/salon/records/blank'
import { Timer } from '../../shared/salon/records/records'
import {
  added,
  countdown,
  isRinging,
  isShown,
  LONGEST_SECONDS,
  leftMs,
  paused,
  publicName,
  resumed,
  shareLeft,
  shifted,
  spanWords,
  standWords,
  started,
  stateOf,
  stopped,
  type TimerFields,
} from '../../shared/salon/timers'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000
const aTimer = (seconds: number, now = NOON): TimerFields => ({
  ...blanks.timer,
  name: 'Roots',
  device: 'tablet',
  ...started(seconds, now),
})
const seconds = fc.integer({ min: 1, max: LONGEST_SECONDS })
const passing = fc.integer({ min: 0, max: 200_000_000 })

describe('a timer', () => {
  test('runs from its start to its end, and is ended from then on', () => {
    const timer = aTimer(600)
    expect(stateOf(timer, NOON)).toBe('running')
    expect(leftMs(timer, NOON + 4 * MINUTE)).toBe(6 * MINUTE)
    expect(stateOf(timer, NOON + 10 * MINUTE - 1)).toBe('running')
    expect(stateOf(timer, NOON + 10 * MINUTE)).toBe('ended')
    expect(leftMs(timer, NOON + 14 * MINUTE)).toBe(-4 * MINUTE)
  })

  test('of any length and at any moment is a record that the server takes', () => {
    fc.assert(
      fc.property(seconds, passing, fc.integer({ min: -90_000, max: 90_000 }), (length, after, more) => {
        const timer = aTimer(length)
        const now = NOON + after
        for (const patch of [paused, resumed, stopped].map(act => act(timer, now)))
          expect(Timer.safeParse({ ...timer, ...patch }).success).toBe(true)
        expect(Timer.safeParse({ ...timer, ...added(timer, now, more) }).success).toBe(true)
      }),
    )
  })

  test('paused and resumed has lost nothing, however long the pause was', () => {
    fc.assert(
      fc.property(seconds, passing, passing, (length, ran, rested) => {
        const timer = aTimer(length)
        const at = NOON + ran
        const pause = paused(timer, at)
        fc.pre(pause !== null)
        const still = { ...timer, ...pause }
        expect(leftMs(still, at + rested)).toBeCloseTo(leftMs(timer, at), 3)
        const again = { ...still, ...resumed(still, at + rested) }
        expect(Math.abs(leftMs(again, at + rested) - leftMs(timer, at))).toBeLessThanOrEqual(1)
        expect(again.paused_left).toBeNull()
      }),
    )
  })

  test('gets exactly the time that is added, and taking off the same again undoes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 40_000 }),
        fc.integer({ min: 1, max: 40_000 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        fc.boolean(),
        (length, more, share, isPaused) => {
          const timer = aTimer(length)
          const now = NOON + Math.floor(length * share) * 1000
          const before = isPaused ? { ...timer, ...paused(timer, now) } : timer
          const longer = { ...before, ...added(before, now, more) }
          expect(leftMs(longer, now) - leftMs(before, now)).toBe(more * 1000)
          expect(longer.duration - before.duration).toBe(more)
          const back = { ...longer, ...added(longer, now, -more) }
          expect(leftMs(back, now)).toBe(leftMs(before, now))
          expect(back.duration).toBe(before.duration)
        },
      ),
    )
  })

  test('that has ended runs again from now when time is added', () => {
    const timer = aTimer(600)
    const late = NOON + 14 * MINUTE
    const again = { ...timer, ...added(timer, late, 300) }
    expect(stateOf(again, late)).toBe('running')
    expect(leftMs(again, late)).toBe(5 * MINUTE)
    expect(shareLeft(again, late)).toBeLessThanOrEqual(1)
  })

  test('never has less than no time left when time is taken off', () => {
    const timer = aTimer(60)
    const less = { ...timer, ...added(timer, NOON, -600) }
    expect(leftMs(less, NOON)).toBe(0)
    expect(stateOf(less, NOON)).toBe('ended')
  })

  test('stays stopped, whatever is done to it', () => {
    const timer = { ...aTimer(60), ...stopped(aTimer(60), NOON) }
    expect(stateOf(timer, NOON + MINUTE)).toBe('stopped')
    for (const patch of [
      paused(timer, NOON),
      resumed(timer, NOON),
      added(timer, NOON, 60),
      stopped(timer, NOON),
    ])
      expect(patch).toBeNull()
  })

  test('that was set by a wrong clock moves as one piece', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: -10_000_000, max: 10_000_000 }), (length, ms) => {
        const timer = aTimer(length)
        const moved = { ...timer, ...shifted(timer, ms) }
        expect(leftMs(moved, NOON + ms)).toBe(leftMs(timer, NOON))
      }),
    )
  })

  test('shrinks from all to nothing and never the other way', () => {
    fc.assert(
      fc.property(seconds, passing, passing, (length, a, b) => {
        const timer = aTimer(length)
        const [first, second] = [Math.min(a, b), Math.max(a, b)]
        expect(shareLeft(timer, NOON + first)).toBeGreaterThanOrEqual(shareLeft(timer, NOON + second))
      }),
    )
    expect(shareLeft(aTimer(60), NOON)).toBe(1)
    expect(shareLeft(aTimer(60), NOON + MINUTE)).toBe(0)
  })

  test('rings for two hours after its end, is said for a day, and is history then', () => {
    const timer = aTimer(60)
    const end = NOON + MINUTE
    expect(isRinging(timer, end - 1)).toBe(false)
    expect(isRinging(timer, end)).toBe(true)
    expect(isRinging(timer, end + 3 * 3_600_000)).toBe(false)
    expect(isShown(timer, end + 3 * 3_600_000)).toBe(true)
    expect(isShown(timer, end + 25 * 3_600_000)).toBe(false)
    const left = { ...timer, ...paused(timer, NOON + 1000) }
    expect(isShown(left, NOON + 5 * 3_600_000)).toBe(true)
    expect(isShown(left, NOON + 25 * 3_600_000)).toBe(false)
  })
})

describe('its words', () => {
  test.each([
    [12 * MINUTE, '12 minutes left'],
    [11 * MINUTE + 29_000, '11 minutes left'],
    [MINUTE, '1 minute left'],
    [59_400, '59 seconds left'],
    [1000, '1 second left'],
    [65 * MINUTE, '1 hour 5 minutes left'],
    [120 * MINUTE, '2 hours left'],
    [0, 'time is up'],
    [-10_000, 'time is up'],
    [-45_000, 'ended 45 seconds ago'],
    [-4 * MINUTE, 'ended 4 minutes ago'],
    [-60 * MINUTE, 'ended 1 hour ago'],
  ])('%i ms to go: %s', (left, words) => {
    const timer = aTimer(7200)
    expect(standWords(timer, Date.parse(timer.ends_at) - left)).toBe(words)
  })

  test('say that it is paused, and with how much', () => {
    const timer = aTimer(600)
    expect(standWords({ ...timer, ...paused(timer, NOON + 5 * MINUTE) }, NOON + 90 * MINUTE)).toBe(
      'paused, 5 minutes left',
    )
  })

  test('of an hour are never "60 minutes"', () => {
    expect(spanWords(3_599_000)).toBe('1 hour')
  })
})

describe('the name on a lock screen', () => {
  test.each([
    ['Roots', null, 'Roots'],
    ['Mid-lengths and ends', null, 'Mid-lengths and ends'],
    ['Full head bleach', null, 'Full head bleach'],
    ['Toner 2', null, 'Toner 2'],
    ['Siobhan', 'roots', 'roots'],
    ['Siobhan roots', null, 'A timer'],
    ['Roots for Amelia', 'PPD allergy', 'A timer'],
    ['', null, 'A timer'],
  ])('%s, %s: %s', (name, zone, shown) => {
    expect(publicName({ name, zone })).toBe(shown)
  })
})

test.each([
  [35 * 60_000, '35:00'],
  [34 * 60_000 + 11_001, '34:12'],
  [9_000, '0:09'],
  [3_840_000, '1:04:00'],
  [0, '0:00'],
  [-60_000, '0:00'],
])('%i ms are %s on the wall', (ms, shown) => {
  expect(countdown(ms)).toBe(shown)
})
