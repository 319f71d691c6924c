// The one clock for this page's timers, and its tick. Loaded with the first part of the app that shows a timer.
import { useSyncExternalStore } from 'react'
import { kept as texts } from '../../platform/data/kept/kept-store'
import { serverTime } from '../../platform/sync/server-time'
import { type ClockMove, type Correction, makeTrueTime } from './true-time'

const KEY = 'chairside.clock'
const LOOK_EVERY_MS = 250

function kept(): Correction {
  try {
    const read: unknown = JSON.parse(texts.get(KEY) ?? 'null')
    if (typeof read === 'object' && read !== null && 'offset' in read && 'known' in read) {
      const { offset, known } = read
      if (typeof offset === 'number' && Number.isFinite(offset)) return { offset, known: known === true }
    }
  } catch (error) {
    console.info('What was known of the time could not be read.', error)
  }
  return { offset: 0, known: false }
}

const keep = (correction: Correction): void => void texts.put(KEY, JSON.stringify(correction))

const time = makeTrueTime({ wall: () => Date.now(), steady: () => performance.now() }, kept(), keep)

/** The time in ms for `started_at` and `ends_at`, the same on every tablet. */
export const timerNow = (): number => time.now()

/** "14:35", as this tablet's own clock will show it. */
export const clockTime = (at: number): string =>
  new Date(time.onWall(at)).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const listeners = new Set<() => void>()
const moves = new Set<(move: ClockMove) => void>()
let second = Math.floor(time.now() / 1000)
let ticking: ReturnType<typeof setInterval> | null = null

function tick(): void {
  const next = Math.floor(time.now() / 1000)
  if (next === second) return
  second = next
  for (const listener of listeners) listener()
}

function onHeard(): void {
  const said = serverTime.get()
  // If another tab already knew, it has moved the timers set before.
  const wasKnown = kept().known
  const move = said && time.heard(said)
  // Only if the correction was saved: otherwise every start would move them again.
  if (move && kept().known && texts.keeping.get())
    for (const each of moves) each({ ...move, first: move.first && !wasKnown })
  tick()
}
serverTime.subscribe(onHeard)
onHeard()
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') return time.hidden()
  time.shown()
  tick()
})

/**
 * Called once we know the right time, with which of this tablet's timers were set by the wrong one. Returns the
 * unsubscribe function.
 */
export function onMove(move: (move: ClockMove) => void): () => void {
  moves.add(move)
  return () => moves.delete(move)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(tick, LOOK_EVERY_MS)
  tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || ticking === null) return
    clearInterval(ticking)
    ticking = null
  }
}
const still = (): (() => void) => () => undefined

/** The time in whole seconds, as ms; it only ticks while something `runs`. */
export function useTimerNow(runs: boolean): number {
  return useSyncExternalStore(runs ? follow : still, () => second * 1000)
}
