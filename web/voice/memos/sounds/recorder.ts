// This page's one recording: buttons start and stop it, and follow its state.
import { type Salon, salon } from '../../../platform/data/db'
import { dropRecording } from '../../../platform/data/media/sounds'
import { memory } from '../../../platform/data/memory'
import { holdUpdates } from '../../../platform/pwa/update'
import { stopListening } from '../../listen'
import { stopSpeaking } from '../../speak'
import { finish } from './finish'
import { type About, openRecording, type Running } from './recording'

export type Trouble = 'denied' | 'no-microphone' | 'not-kept' | 'broke-off' | 'failed'
export const troubleWords: Readonly<Record<Trouble, string>> = {
  denied:
    'The microphone is not allowed. Allow it for this app in the settings of the browser or the tablet, then try again.',
  'no-microphone': 'No microphone was found on this device.',
  'not-kept':
    'This device had no room for the whole memo. What was kept is saved when the app is opened again. Free some space first.',
  'broke-off': 'The recording ended by itself. What was said up to then is kept.',
  failed: 'The recording could not be started.',
}

/** `place`: the button that started it. */
type RecorderState =
  | { at: 'idle' }
  | { at: 'starting'; place: string }
  | { at: 'recording'; place: string; since: number }
  | { at: 'saving'; place: string }
  | { at: 'failed'; place: string; trouble: Trouble }
export const recorder = memory<RecorderState>({ at: 'idle' })

/** It stops by itself then and is kept: the server wouldn't take a longer one. */
const LONGEST_MS = 25 * 60_000

type OpenRecording = Running & { salon: Salon; place: string; over: () => void }
let present: OpenRecording | null = null

export async function startMemo(place: string, about: About): Promise<void> {
  const { at } = recorder.get()
  if (at !== 'idle' && at !== 'failed') return
  const starting: RecorderState = { at: 'starting', place }
  recorder.set(starting)
  stopListening()
  stopSpeaking()
  try {
    const into = salon()
    const running = await openRecording(into, about, () => void endBrokenOff(place))
    const letGo = holdUpdates('A voice memo is being recorded.')
    const longest = setTimeout(() => void stopMemo(), LONGEST_MS)
    const over = (): void => {
      clearTimeout(longest)
      running.letGo()
      letGo()
    }
    present = { ...running, salon: into, place, over }
    // The screen was left while the browser asked for the microphone: nothing records out of sight.
    if (recorder.get() === starting) recorder.set({ at: 'recording', place, since: Date.now() })
    else await cancelMemo()
  } catch (error) {
    console.warn('No recording was started.', error)
    recorder.set({ at: 'failed', place, trouble: troubleOf(error) })
  }
}

/** The button's screen was left: keeps what was said so far. */
export async function leaveMemo(place: string): Promise<void> {
  const now = recorder.get()
  if (now.at === 'starting' && now.place === place) recorder.set({ at: 'idle' })
  else if (now.at === 'recording' && now.place === place) await stopMemo()
}

/** The microphone was taken away: keeps what was said so far, and says so. */
async function endBrokenOff(place: string): Promise<void> {
  await stopMemo()
  if (recorder.get().at === 'idle') recorder.set({ at: 'failed', place, trouble: 'broke-off' })
}

/** The memo's id; null when nothing was recorded or it couldn't be kept. */
export async function stopMemo(): Promise<string | null> {
  const stopping = taken()
  if (stopping === null) return null
  const { place, salon, recording, end, over } = stopping
  const failed: RecorderState = { at: 'failed', place, trouble: 'not-kept' }
  recorder.set({ at: 'saving', place })
  try {
    const isWhole = await end()
    const memo = await finish(salon, recording)
    recorder.set(isWhole ? { at: 'idle' } : failed)
    return memo
  } catch (error) {
    console.error('The memo could not be saved.', error)
    recorder.set(failed)
    return null
  } finally {
    over()
  }
}

export async function cancelMemo(): Promise<void> {
  const stopping = taken()
  if (stopping === null) return
  try {
    await stopping.end()
    await dropRecording(stopping.salon.db, stopping.recording.id)
  } finally {
    stopping.over()
    const now = recorder.get()
    // Another button may have started one meanwhile.
    if (now.at !== 'idle' && now.place === stopping.place) recorder.set({ at: 'idle' })
  }
}

function taken(): OpenRecording | null {
  const was = present
  present = null
  return was
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'no-microphone' : 'failed'
}
