// Six speaks. `speak()` is called within a tap or a key press the first time; it never throws, and it ends when all was
// said, or says why not. What is said can be stopped at any time, with Escape too.
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
  /** Whose text it is: a button with the same id shows it. Without one nothing is kept for later. */
  id?: string | null
  /** The client whom it is about, where the id doesn't say: their card may keep it from a voice behind a key. */
  client?: string | null
  /** false: waits until what is being said is over. */
  interrupt?: boolean
  /** The sentence to begin at, from 0. */
  from?: number
  /** true: "repeat" says what was said before this. */
  passing?: boolean
}

type Running = { stopping: AbortController; ended: Promise<unknown> }
let running: Running | null = null

/** Fetched before it is wanted: a tap must be heard at once, and also where the network has gone meanwhile. */
const ladder = () => import('./speak/run')
/** For an effect of whatever may speak. */
export const warmUpVoice = (): void => void ladder().catch(() => undefined)

/** Within a tap, where speech will follow that no tap asks for (a voice command, a timer). */
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

/** Switched off while it speaks: silence at once. */
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
