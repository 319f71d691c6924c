// The third rung: the device's own voice. It loads late, forgets to start, and falls asleep; each has its remedy here.
import { sentencesOf } from '../../../../shared/voice/speak/sentences'
import { VoiceError } from '../voice-error'
import type { Job, Play } from './job'

const VOICES_MS = 300
const KEEP_ALIVE_MS = 200
const RETRY_MS = 1_200
/** The slowest pace of a voice, in characters a second, and how long it may take to start: any longer and it hangs. */
const SLOWEST_PACE = 5
const GRACE_MS = 6_000

const has = (name: string): boolean => typeof Reflect.get(globalThis, name) !== 'undefined'
const synthesis = (): SpeechSynthesis | null =>
  has('speechSynthesis') && has('SpeechSynthesisUtterance') ? speechSynthesis : null

/** Some browsers only have their voices a moment after the first request. */
async function voices(): Promise<SpeechSynthesisVoice[]> {
  const from = synthesis()
  const now = from?.getVoices() ?? []
  if (!from || now.length > 0) return now
  await new Promise<void>(resolve => {
    from.addEventListener?.('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, VOICES_MS)
  })
  return from.getVoices()
}

/** British or American English first, then any English; voices on the device before others. */
export function bestVoice<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  all: readonly V[],
): V | null {
  const lang = ({ lang }: V): string => lang.replace('_', '-').toLowerCase()
  const rank = (voice: V): number =>
    (lang(voice) === 'en-gb' ? 4 : lang(voice) === 'en-us' ? 2 : 0) + (voice.localService ? 1 : 0)
  const english = all.filter(voice => lang(voice).startsWith('en'))
  return english.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}

/** Whether there is a voice that works without a network. */
export const hasLocalVoice = async (): Promise<boolean> =>
  (await voices()).some(({ localService }) => localService)

export const browserVoice: Play = async job => {
  const speaker = synthesis()
  if (!speaker) throw new VoiceError('cannot', 'Speech synthesis is not supported in this browser.')
  const voice = bestVoice(await voices())
  let before = 0
  for (const sentence of sentencesOf(job.text)) {
    if (job.signal.aborted) return
    job.onPlace(before)
    await say(speaker, sentence, voice, job)
    before += sentence.length
  }
}

async function say(
  speaker: SpeechSynthesis,
  text: string,
  voice: SpeechSynthesisVoice | null,
  job: Pick<Job, 'speed' | 'signal' | 'onSound'>,
): Promise<void> {
  // A voice that hasn't started by then is woken up, once.
  for (const last of [false, true]) {
    const begun = await once(speaker, text, voice, job)
    if (begun || job.signal.aborted) return
    if (last) throw new VoiceError('stalled', 'The voice of this browser did not start.')
  }
}

/** True: spoken to the end. False: it never started. */
function once(
  speaker: SpeechSynthesis,
  text: string,
  voice: SpeechSynthesisVoice | null,
  { speed, signal, onSound }: Pick<Job, 'speed' | 'signal' | 'onSound'>,
): Promise<boolean> {
  const said = new SpeechSynthesisUtterance(text)
  said.lang = voice?.lang ?? 'en-GB'
  if (voice) said.voice = voice
  said.rate = speed
  return new Promise((resolve, reject) => {
    let begun = false
    const timers = [
      setInterval(() => speaker.resume(), KEEP_ALIVE_MS),
      setTimeout(() => !begun && end(false), RETRY_MS),
      setTimeout(
        () => fail('The voice of this browser stopped.'),
        GRACE_MS + (text.length / SLOWEST_PACE / speed) * 1_000,
      ),
    ]
    const leave = (): void => {
      for (const timer of timers) clearTimeout(timer)
      said.onstart = said.onend = said.onerror = null
      signal.removeEventListener('abort', stop)
    }
    const end = (whole: boolean): void => {
      leave()
      if (!whole) speaker.cancel()
      resolve(whole)
    }
    const fail = (words: string): void => {
      leave()
      speaker.cancel()
      reject(new VoiceError('cannot', words))
    }
    const stop = (): void => end(false)
    signal.addEventListener('abort', stop)
    said.onstart = () => {
      begun = true
      onSound()
    }
    said.onend = () => end(true)
    said.onerror = ({ error }) => fail(`Browser speech error: ${error}`)
    // If nothing is being said, cancelling makes some browsers drop what comes next.
    if (speaker.speaking || speaker.pending) speaker.cancel()
    speaker.speak(said)
    speaker.resume()
  })
}
