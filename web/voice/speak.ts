// Six speaks. The first `speak()` must be within a tap or key press. It never throws, and resolves when everything was
// said, or says why not. Speech can be stopped at any time, also with Escape.
import { comfortNow, onComfort } from '../ui/comfort/use-comfort'
import { nowSaying, saidSoFar } from './speak/last'
import { prime } from './speak/playing/element'
import type { Result } from './speak/run'
import { SILENT, type Speaking, speaking } from './speak/state'

export { askTextId } from './speak/about'
export type { Rung } from './speak/playing/job'
export { type Speaking, useSpeaking } from './speak/state'
export type Spoken = Result

type SpeakOptions = {
  /** The owner of the text: a button with the same id shows it. Without an id nothing is kept for later. */
  id?: string | null
  /** The client it is about, if the id doesn't say: their card may rule out a voice behind an API key. */
  client?: string | null
  /** false: waits until the current text has finished. */
  interrupt?: boolean
  /** The sentence to start at, from 0. */
  from?: number
  /** true: "repeat" skips this and says what came before it. */
  passing?: boolean
}

type Running = { stopping: AbortController; ended: Promise<unknown> }
let running: Running | null = null

/** Loaded in advance: a tap must be heard at once, even if the network has gone meanwhile. */
const ladder = () => import('./speak/run')
/** For an effect of anything that may speak. */
export const warmUpVoice = (): void => void ladder().catch(() => undefined)

/** Call within a tap when speech will follow without one (a voice command, a timer). */
export const primeVoice = (): void => void (comfortNow().sound && prime())

export async function speak(
  text: string,
  { id = null, client = null, interrupt = true, from = 0, passing = false }: SpeakOptions = {},
): Promise<Result> {
  if (text.trim() === '') return 'stopped'
  if (!passing) nowSaying({ text, id, client, sentence: from })
  if (!comfortNow().sound) {
    stopSpeaking()
    speaking.set({ ...SILENT, id, rung: 'text', text })
    saidSoFar(text, { whole: true })
    return 'shown'
  }
  prime()
  if (interrupt) stopSpeaking()
  while (running) await running.ended
  const stopping = new AbortController()
  const spoken = begin(text, { id, client, from }, stopping)
  const mine: Running = { stopping, ended: spoken }
  running = mine
  const result = await spoken
  if (running === mine) running = null
  return result
}

export function stopSpeaking(): void {
  if (!running) return
  running.stopping.abort()
  running = null
  speaking.set(SILENT)
}

/** Sound was switched off while it speaks: go silent at once. */
onComfort(() => {
  if (!comfortNow().sound) stopSpeaking()
})

type Whose = { id: string | null; client: string | null; from: number }
async function begin(text: string, { id, client, from }: Whose, stopping: AbortController): Promise<Result> {
  const { signal } = stopping
  const become = (patch: Partial<Speaking>): void => {
    if (signal.aborted) return
    speaking.set({ ...speaking.get(), ...patch })
    if (patch.sentence !== undefined) saidSoFar(text, { sentence: patch.sentence })
  }
  const leave = listenForEscape()
  speaking.set({ ...SILENT, state: 'loading', id, text, sentence: from })
  try {
    const { run } = await ladder()
    const result = await run({ text, id, client, from, signal, stop: stopSpeaking, become })
    if (result === 'spoken') {
      become(SILENT)
      saidSoFar(text, { whole: true })
    }
    return result
  } catch (error) {
    console.error('The voice failed.', error)
    if (signal.aborted) return 'stopped'
    become({ state: 'idle', rung: 'text' })
    return 'shown'
  } finally {
    leave()
  }
}

function listenForEscape(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') stopSpeaking()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
