import type { StampClock } from '../data/clock/stamp-clock'
import type { Salon } from '../data/db'
import type { Fetch } from '../data/request'

/** Everything a sync needs from outside, so that a test can run several devices in one process. */
export type Device = {
  salon: Salon
  /** Replaces the browser's own fetch. */
  fetch?: Fetch
  /** This device's clock, ms; it may be wrong. */
  now: () => number
  /** The clock that stamps changes; it is right about how long ago something was. */
  clock: StampClock
  /** Lets the page catch its breath between two pieces of work. */
  rest: () => Promise<void>
  /** Called when the account was deleted: its database is gone and nobody is signed in any more. */
  gone: () => void
  /** Called when the session seems to have been ended from another device. */
  ended?: () => void
  /** A request that takes longer counts as lost. */
  limitMs: number
}

const REQUEST_LIMIT_MS = 30_000

/** The device of the page or of the service worker. */
export function thisDevice(
  salon: Salon,
  clock: StampClock,
  { gone, ended }: Required<Pick<Device, 'gone' | 'ended'>>,
): Device {
  return {
    salon,
    clock,
    now: () => Date.now(),
    rest: () => new Promise(resolve => setTimeout(resolve, 0)),
    gone,
    ended,
    limitMs: REQUEST_LIMIT_MS,
  }
}
