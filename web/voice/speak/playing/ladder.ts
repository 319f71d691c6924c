// Goes down the ladder: if a rung breaks, the next one carries on with the sentence that was being spoken.

import { asVoiceError, type VoiceError } from '../voice-error'
import type { Job, Play, Rung } from './job'
import { sentenceAt, startOf } from './place'

export type Step = { rung: Exclude<Rung, 'text'>; play: Play }

type LadderEvents = {
  onRung: (rung: Rung) => void
  onSound: (rung: Rung) => void
  onSentence: (index: number) => void
  /** A rung made no sound, or broke off. */
  onBroken: (rung: Rung, error: VoiceError) => void
}

type Given = Pick<Job, 'speed' | 'signal' | 'onPaused'> & {
  sentences: readonly string[]
  /** The sentence to start at. */
  from?: number
} & LadderEvents

/** 'text': no rung spoke to the end. Resolves as soon as the signal is aborted. */
export async function descend(steps: readonly Step[], given: Given): Promise<Rung> {
  const { sentences, signal } = given
  let from = given.from ?? 0
  let blocked = false
  for (const { rung, play } of steps) {
    if (signal.aborted) break
    // If the element may not play for one rung, it may not for the next.
    if (blocked && rung !== 'browser') continue
    const began = startOf(sentences, from)
    given.onRung(rung)
    try {
      await play({
        ...given,
        text: sentences.slice(from).join(''),
        onSound: () => given.onSound(rung),
        onPlace: characters => {
          const now = sentenceAt(sentences, began + characters)
          if (now === from) return
          from = now
          given.onSentence(now)
        },
      })
      return rung
    } catch (error) {
      const broken = asVoiceError(error)
      if (signal.aborted) break
      blocked ||= broken.why === 'blocked'
      given.onBroken(rung, broken)
    }
  }
  return 'text'
}
