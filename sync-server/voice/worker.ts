// A thread that speaks: sentences in, MP3 out. pool.ts starts it, and stops it if it hangs.
import { parentPort, workerData } from 'node:worker_threads'
import { log } from '../log/log'
import type { ThreadMessage } from '../threads/pool'
import { openSpeaker, type VoiceName } from './flite'
import { openMp3 } from './mp3'

export type Sentence = { voice: VoiceName; text: string }

const flite: unknown = workerData
const port = parentPort
if (!port || !(flite instanceof WebAssembly.Module)) throw new Error('Only pool.ts starts this')
const mp3 = await openMp3()
const speaker = openSpeaker(flite)
makeReady()

port.on('message', ({ voice, text }: Sentence) => {
  try {
    const bytes = mp3(speaker.speak(voice, text))
    const said: ThreadMessage<Uint8Array<ArrayBuffer>> = { done: bytes }
    port.postMessage(said, [bytes.buffer])
  } catch (error) {
    const said: ThreadMessage<never> = { failed: error instanceof Error ? error.message : String(error) }
    port.postMessage(said)
  }
  makeReady()
})

/** If there isn't enough memory now, the next sentence tries again. */
function makeReady(): void {
  try {
    speaker.makeReady()
  } catch (error) {
    log.error('The next sentence could not be made ready:', error)
  }
}
