// What the voice says about its own failures: the specification's own words.
import { notify } from '../../ui/kit/notices/notify'
import { FAILED, FAILED_WHY } from './failed'
import type { VoiceError } from './voice-error'

let toldMissing = false

/** Once per visit. */
export function tellMissing(): void {
  if (toldMissing) return
  toldMissing = true
  notify({
    title: 'Voice Configuration Missing',
    text: 'The voice feature requires an API key. Please contact support.',
    tone: 'stop',
  })
}

export function tellRefused(error: VoiceError): void {
  notify({ title: 'Voice Error', text: error.message, tone: 'stop' })
}

const toldStoodIn = new Set<string>()
/**
 * The provider's voice failed and the built-in one takes over. Each reason is told once per visit, as there is sound.
 */
export async function tellStoodIn(code: string): Promise<void> {
  if (toldStoodIn.has(code)) return
  toldStoodIn.add(code)
  const { wordsFor } = await import('../../../shared/problems')
  const words = wordsFor(code).replace(/[.]$/, '')
  notify({ title: 'Voice Error', text: `${words}. The built-in voice speaks instead.`, tone: 'stop' })
}

export function tellFailed(error: VoiceError | null): void {
  if (error) console.error('Nothing could be played.', error)
  notify({
    title: FAILED,
    text: error?.message || FAILED_WHY,
    tone: 'stop',
  })
}

export function tellNoText(): void {
  notify({ title: 'No text', text: 'No text provided for voice playback', tone: 'stop' })
}
