// What can be done to a timer, at any button or by voice. Each says in words what it did and how to take it back.
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
/** A timer was started, wherever: by a tap, or by what was said. Returns the way out. */
export function onStarted(tell: () => void): () => void {
  told.add(tell)
  return () => void told.delete(tell)
}
export const tellStarted = (): void => {
  for (const tell of told) tell()
}

/** Starts one, and returns its id. Call it from the tap or the spoken word itself: that is what lets it ring aloud. */
export async function startTimer(timer: NewTimer): Promise<string> {
  primeSound()
  primeVoice()
  const id = await create('timer', fieldsOf(timer))
  tellStarted()
  return id
}

/** As it is kept. */
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

/** The voice that will say that the time is up. */
export function primeVoice(): void {
  import('../../voice/speak').then(
    voice => voice.primeVoice(),
    error => console.info('There will be no voice.', error),
  )
}

/** Takes back a start. */
export const removeTimer = (id: string): Promise<void> => remove('timer', id)

type Times = Partial<Pick<TimerFields, 'duration' | 'ends_at' | 'paused_left' | 'stopped_at'>>

/** Null: there is no such timer, or it is so already. `back`: what it was before, unless that is worked out anew. */
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

/** Of these, what rings as it is written down: a page that takes over from another hears of a stop a moment later. */
export async function stillRinging<T extends { id: string }>(timers: readonly T[]): Promise<T[]> {
  const rows = await Promise.all(timers.map(({ id }) => get('timer', id)))
  return timers.filter((_, at) => {
    const timer = rows[at]?.fields
    return timer !== undefined && isRinging(timer, timerNow())
  })
}

/** Also what ends the ringing. */
export const stopTimer = (id: string): Promise<Done | null> =>
  change(id, stopped, ({ name }) => `${name} stopped`)

export const pauseTimer = (id: string): Promise<Done | null> =>
  change(id, paused, ({ name }) => `${name} paused`, resumed)

export const resumeTimer = (id: string): Promise<Done | null> =>
  change(id, resumed, ({ name }) => `${name} goes on`, paused)

/** Below 0: time is taken off. One that has ended runs again, from now. */
export const addTime = (id: string, seconds: number): Promise<Done | null> =>
  change(
    id,
    (timer, now) => added(timer, now, seconds),
    ({ name }) => `${name}: ${spanWords(seconds * 1000)} ${seconds < 0 ? 'less' : 'more'}`,
  )

const isMine = ({ fields }: Row<'timer'>): boolean => fields.device === knownDevice()

/** This tablet's clock was wrong when they were set: they keep what is left of them. */
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
