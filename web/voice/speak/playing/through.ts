// Plays what is in the element to its end.

import { asVoiceError, VoiceError } from '../voice-error'
import { whenStill } from '../watch'
import type { Job } from './job'

const STILL_MS = 6_000

type Given = Pick<Job, 'signal' | 'speed' | 'onSound' | 'onPaused'> & {
  /** Seconds since the start, and the length once known. */
  onTime: (at: number, length: number | null) => void
  /** The share to skip at the start. */
  begin?: number
}

export function playThrough(audio: HTMLAudioElement, given: Given): Promise<void> {
  const { signal, speed, onSound, onPaused, onTime, begin = 0 } = given
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const on = (event: string, act: () => void): void =>
      audio.addEventListener(event, act, { signal: listening.signal })
    const still = whenStill(
      () => audio.currentTime,
      STILL_MS,
      () => fail(new VoiceError('stalled', 'The sound stopped before its end.')),
    )
    const leave = (): void => {
      still()
      listening.abort()
    }
    const fail = (error: unknown): void => {
      leave()
      audio.pause()
      reject(asVoiceError(error))
    }
    const end = (): void => {
      leave()
      audio.pause()
      resolve()
    }
    if (begin > 0)
      on('loadedmetadata', () => {
        if (Number.isFinite(audio.duration)) audio.currentTime = begin * audio.duration
      })
    on('ended', end)
    on('playing', onSound)
    on('timeupdate', () => onTime(audio.currentTime, Number.isFinite(audio.duration) ? audio.duration : null))
    on('error', () =>
      fail(new VoiceError('cannot', audio.error?.message || 'This sound could not be played.')),
    )
    on('pause', () => {
      if (!audio.ended) onPaused()
    })
    signal.addEventListener('abort', end, { once: true, signal: listening.signal })
    // By now the element may be playing something else.
    if (signal.aborted) {
      leave()
      return resolve()
    }
    audio.defaultPlaybackRate = speed
    audio.playbackRate = speed
    audio.play().catch(error => {
      if (!listening.signal.aborted) fail(error)
    })
  })
}
