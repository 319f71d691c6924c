// The arithmetic of a timer at the chair, and its words. `now` always comes from web/salon/timers/clock.ts: the
// server's time as far as this device knows, so that `ends_at` is the same moment on every tablet.
import type { FieldsOf } from './records/records'

export type TimerFields = FieldsOf<'timer'>
export type TimerState = 'running' | 'paused' | 'ended' | 'stopped'
/** The fields that the arithmetic needs. */
type Ticking = Pick<TimerFields, 'duration' | 'started_at' | 'ends_at' | 'paused_left' | 'stopped_at'>
type Patch = Partial<Ticking>

export const LONGEST_SECONDS = 86_400
/** In minutes: the longest that can be set. */
export const MOST_MINUTES = 240
/** One that ended longer ago is still shown, but no longer rings. */
const RINGS_FOR_MS = 2 * 3_600_000
/** After this it is history. */
const SHOWN_FOR_MS = 24 * 3_600_000

const within = (seconds: number, least: number): number =>
  Math.min(LONGEST_SECONDS, Math.max(least, Math.round(seconds)))
const instant = (ms: number): string => new Date(ms).toISOString()

/** The times of a timer that starts now. */
export function started(
  seconds: number,
  now: number,
): Pick<TimerFields, 'duration' | 'started_at' | 'ends_at'> {
  const duration = within(seconds, 1)
  return { duration, started_at: instant(now), ends_at: instant(now + duration * 1000) }
}

export function stateOf(timer: Ticking, now: number): TimerState {
  if (timer.stopped_at !== null) return 'stopped'
  if (timer.paused_left !== null) return 'paused'
  return Date.parse(timer.ends_at) > now ? 'running' : 'ended'
}

/** Milliseconds until it ends; negative once it has ended. */
export function leftMs(timer: Ticking, now: number): number {
  return timer.paused_left === null ? Date.parse(timer.ends_at) - now : timer.paused_left * 1000
}

/** How much is left: 1 at the start, 0 at the end. */
export function shareLeft(timer: Ticking, now: number): number {
  return Math.min(1, Math.max(0, leftMs(timer, now) / (timer.duration * 1000)))
}

/** Still relevant: not stopped, and neither ended nor left paused on another day. */
export function isShown(timer: Ticking, now: number): boolean {
  if (timer.stopped_at !== null) return false
  const since = timer.paused_left === null ? timer.ends_at : timer.started_at
  return now - Date.parse(since) < SHOWN_FOR_MS
}

export function isRinging(timer: Ticking, now: number): boolean {
  return stateOf(timer, now) === 'ended' && leftMs(timer, now) > -RINGS_FOR_MS
}

/** Null if there is nothing to pause. */
export function paused(timer: Ticking, now: number): Patch | null {
  return stateOf(timer, now) === 'running' ? { paused_left: leftMs(timer, now) / 1000 } : null
}

export function resumed(timer: Ticking, now: number): Patch | null {
  if (stateOf(timer, now) !== 'paused') return null
  return { ends_at: instant(now + leftMs(timer, now)), paused_left: null }
}

export const stopped = (timer: Ticking, now: number): Patch | null =>
  timer.stopped_at === null ? { stopped_at: instant(now) } : null

/**
 * More time, or less if `seconds` is negative; never less than none. One that has ended starts again from now: "five
 * more minutes" means from now. A stopped one stays stopped.
 */
export function added(timer: Ticking, now: number, seconds: number): Patch | null {
  const state = stateOf(timer, now)
  if (state === 'stopped') return null
  const left = Math.max(0, leftMs(timer, now) / 1000)
  const next = Math.min(LONGEST_SECONDS, Math.max(0, left + seconds))
  const duration = within(timer.duration + next - left, 1)
  return state === 'paused'
    ? { duration, paused_left: next }
    : { duration, ends_at: instant(now + next * 1000) }
}

/** Corrects a timer that was set by a clock this far out. */
export function shifted(timer: Ticking, ms: number): Patch {
  const moved = (time: string): string => instant(Date.parse(time) + ms)
  return { started_at: moved(timer.started_at), ends_at: moved(timer.ends_at) }
}

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** "45 seconds", "12 minutes", "1 hour 5 minutes": from one minute on, to the nearest minute. */
export function spanWords(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000)
  if (seconds < 60) return count(seconds, 'second')
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return count(minutes, 'minute')
  const rest = minutes % 60
  const hours = count(Math.floor(minutes / 60), 'hour')
  return rest === 0 ? hours : `${hours} ${count(rest, 'minute')}`
}

/** "34:12", "1:04:00", and "0:00" once it has ended, like a wall clock. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (part: number): string => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = two(seconds % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`
}

/** "12 minutes left", "paused, 5 minutes left", "ended 4 minutes ago", "time is up". */
export function standWords(timer: Ticking, now: number): string {
  const left = leftMs(timer, now)
  const state = stateOf(timer, now)
  if (state === 'stopped') return 'stopped'
  if (state === 'paused') return `paused, ${spanWords(left)} left`
  if (state === 'running') return `${spanWords(Math.max(1000, left))} left`
  return lateWords(-left) ?? 'time is up'
}

/** "ended 4 minutes ago"; null: just now. */
export const lateWords = (lateMs: number): string | null =>
  lateMs < 15_000 ? null : `ended ${spanWords(lateMs)} ago`

/** Common timer names, in the order of a colour service. */
export const TIMER_NAMES = [
  'Roots',
  'Mid-lengths',
  'Ends',
  'Bleach',
  'Toner',
  'Gloss',
  'Treatment',
  'Perm',
] as const

const PLAIN: ReadonlySet<string> = new Set(
  `root roots regrowth mid-length mid-lengths midlength midlengths ends lengths front back top crown nape hairline left right
  side sides fringe foil foils highlights lowlights balayage bleach lightener colour color bowl tint toner gloss glaze
  treatment mask perm neutraliser neutralizer timer and the ,`.split(/\s+/),
)
const isShortNumber = (word: string): boolean =>
  word.length <= 2 && [...word].every(letter => letter >= '0' && letter <= '9')

/**
 * The name for a lock screen, where others can read it. People type anything, even a client's name, so only trade words
 * get through; otherwise "A timer".
 */
export function publicName({ name, zone }: { name: string; zone: string | null }): string {
  const isPlain = (text: string): boolean => {
    const words = text
      .trim()
      .replace(/mid[- ]lengths?/gi, 'mid-lengths')
      .replace(/(full|half) head/gi, 'foils')
    return (
      words !== '' && words.split(/\s+/).every(word => PLAIN.has(word.toLowerCase()) || isShortNumber(word))
    )
  }
  if (isPlain(name)) return name.trim()
  return zone !== null && isPlain(zone) ? zone.trim() : 'A timer'
}

/** "Roots: time is up". */
export const upWords = (name: string): string => `${name}: time is up`
