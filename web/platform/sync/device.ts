import type { StampClock } from '../data/clock/stamp-clock'
import type { Salon } from '../data/db'
import type { Fetch } from '../data/request'

/** All that a sync needs of the world; so that several devices can live in one process of a test. */
export type Device = {
  salon: Salon
  /** Another way to the server than the browser's. */
  fetch?: Fetch
  /** This device's clock, ms; it may be wrong. */
  now: () => number
  /** What changes are stamped with, which is right about how long ago something was. */
  clock: StampClock
  /** Lets the page breathe between two pieces of work. */
  rest: () => Promise<void>
  /** The account was deleted: its database is gone, nobody is signed in any more. */
  gone: () => void
  /** The session seems to have been ended from another device. */
  ended?: () => void
  /** A request that takes longer counts as lost. */
  limitMs: number
}

const REQUEST_LIMIT_MS = 30_000

/** The page and the worker alike. */
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
