// Everything that a button or the voice can do to a timer. Each returns what it did in words, and the undo.
import {
  added,
  isRinging,
  paused,
  resumed,
  shifted,
  spanWords,
  started,
  stopped,
  type TimerFields,
} from '../../../shared/salon/timers'
import { currentPerson } from '../../platform/data/account/people'
import { deviceId, knownDevice } from '../../platform/data/db'
import { get, list, type Row } from '../../platform/data/queries/queries'
import { create, edit, remove, saveAll } from '../../platform/data/saving/save'
import { onMove, timerNow } from './clock'
import { primeSound } from './ringing/sound'
import type { ClockMove } from './true-time'

/** `words`: "Roots stopped". */
export type Done = { words: string; undo: () => Promise<void> }
export type NewTimer = { name: string; seconds: number; zone?: string | null; clientId?: string | null }
/** More than any salon has running at once; older ones are history. */
export const NEWEST = 60

const told = new Set<() => void>()
/** Calls `tell` when a timer starts, by a tap or by voice. Returns the unsubscribe function. */
export function onStarted(tell: () => void): () => void {
  told.add(tell)
  return () => void told.delete(tell)
}
export const tellStarted = (): void => {
  for (const tell of told) tell()
}

/**
 * Starts a timer and returns its id. Call it directly from the tap or voice command: that is what allows it to ring
 * aloud.
 */
export async function startTimer(timer: NewTimer): Promise<string> {
  primeSound()
  primeVoice()
  const id = await create('timer', fieldsOf(timer))
  tellStarted()
  return id
}

/** The fields as saved. */
export const fieldsOf = ({ name, seconds, zone = null, clientId = null }: NewTimer) => ({
  ...started(seconds, timerNow()),
  name: name.trim().slice(0, 200) || 'Timer',
  zone,
  client_id: clientId,
  paused_left: null,
  stopped_at: null,
  device: deviceId(),
  who: currentPerson().name,
})

/** Prepares the voice that announces the end of a timer. */
export function primeVoice(): void {
  import('../../voice/speak').then(
    voice => voice.primeVoice(),
    error => console.info('There will be no voice.', error),
  )
}

/** Undoes a start. */
export const removeTimer = (id: string): Promise<void> => remove('timer', id)

type Times = Partial<Pick<TimerFields, 'duration' | 'ends_at' | 'paused_left' | 'stopped_at'>>

/**
 * Null if there is no such timer or nothing to change. `back`: works out the undo; without it, the undo restores the
 * old values.
 */
async function change(
  id: string,
  act: (timer: TimerFields, now: number) => Times | null,
  words: (timer: TimerFields) => string,
  back?: (timer: TimerFields, now: number) => Times | null,
): Promise<Done | null> {
  const timer = (await get('timer', id))?.fields
  const patch = timer && act(timer, timerNow())
  if (!timer || !patch) return null
  await edit('timer', id, patch)
  const { duration, ends_at, paused_left, stopped_at } = timer
  return {
    words: words(timer),
    undo: async () => {
      const present = back && (await get('timer', id))?.fields
      const before = present ? back(present, timerNow()) : { duration, ends_at, paused_left, stopped_at }
      if (before) await edit('timer', id, before)
    },
  }
}

/**
 * Which of these timers still ring according to the database. A page that takes over from another hears of a stop a
 * moment late.
 */
export async function stillRinging<T extends { id: string }>(timers: readonly T[]): Promise<T[]> {
  const rows = await Promise.all(timers.map(({ id }) => get('timer', id)))
  return timers.filter((_, at) => {
    const timer = rows[at]?.fields
    return timer !== undefined && isRinging(timer, timerNow())
  })
}

/** Also ends the ringing. */
export const stopTimer = (id: string): Promise<Done | null> =>
  change(id, stopped, ({ name }) => `${name} stopped`)

export const pauseTimer = (id: string): Promise<Done | null> =>
  change(id, paused, ({ name }) => `${name} paused`, resumed)

export const resumeTimer = (id: string): Promise<Done | null> =>
  change(id, resumed, ({ name }) => `${name} goes on`, paused)

/** Negative seconds take time off. A timer that has ended runs again from now. */
export const addTime = (id: string, seconds: number): Promise<Done | null> =>
  change(
    id,
    (timer, now) => added(timer, now, seconds),
    ({ name }) => `${name}: ${spanWords(seconds * 1000)} ${seconds < 0 ? 'less' : 'more'}`,
  )

const isMine = ({ fields }: Row<'timer'>): boolean => fields.device === knownDevice()

/** For timers this tablet set by a wrong clock: shifts them, so that the time left stays the same. */
async function moveMine({ ms, from, until, first }: ClockMove): Promise<void> {
  const byWrongClock = (at: string): boolean => first || (Date.parse(at) >= from && Date.parse(at) <= until)
  const mine = (await list('timer', { limit: NEWEST })).filter(
    each => isMine(each) && each.fields.stopped_at === null && byWrongClock(each.fields.started_at),
  )
  if (mine.length === 0) return
  await saveAll(
    mine.map(({ id, fields }) => ({ op: 'edit', kind: 'timer', id, patch: shifted(fields, ms) }) as const),
  )
}
onMove(move => {
  moveMine(move).catch(error => console.error('The timers could not be put right.', error))
})
