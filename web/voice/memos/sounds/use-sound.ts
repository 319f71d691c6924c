// A memo's sound, ready to play: from this device, or else fetched on demand and kept from then on.

import { useRef, useState } from 'react'
import { callApi } from '../../../platform/data/api'
import { salon } from '../../../platform/data/db'
import { keepFetched, type Sound, soundOf } from '../../../platform/data/media/sounds'
import { useLeave, useStillHere } from '../../../platform/outside'

export type Playing = 'idle' | 'fetching' | 'playing' | 'no-signal' | 'not-there' | 'cannot-play'
type WantedSound = { memo: string; hash: string; type: string }

const LIMIT_MS = 60_000

async function bring({ memo, hash, type }: WantedSound): Promise<Sound | 'no-signal' | 'not-there'> {
  const { account, db } = salon()
  const here = await soundOf(db, hash)
  if (here) return here
  try {
    const reply = await callApi('GET /blobs/{hash}', { params: { hash }, account, limitMs: LIMIT_MS })
    if (!reply.ok) return reply.status === 404 ? 'not-there' : 'no-signal'
    const sound: Sound = { memo, hash, type, bytes: await reply.arrayBuffer() }
    // Keep it for when there is no signal, if there is room.
    await keepFetched(db, sound).catch(error => console.info('The sound was not kept here.', error))
    return sound
  } catch (error) {
    console.info('The sound could not be fetched.', error)
    return 'no-signal'
  }
}

/** `at`: seconds played so far. */
export function useSound(asked: WantedSound) {
  const [playing, setPlaying] = useState<Playing>('idle')
  const [at, setAt] = useState(0)
  const audio = useRef<HTMLAudioElement | null>(null)
  const here = useStillHere()
  useLeave(() => {
    leave(audio.current)
    audio.current = null
  })

  async function play(): Promise<void> {
    if (audio.current === null) {
      setPlaying('fetching')
      const sound = await bring(asked)
      if (!here.current) return
      if (typeof sound === 'string') return setPlaying(sound)
      const made = new Audio(URL.createObjectURL(new Blob([sound.bytes], { type: sound.type })))
      made.onended = () => {
        setPlaying('idle')
        setAt(0)
      }
      made.onpause = () => setPlaying(was => (was === 'playing' ? 'idle' : was))
      made.ontimeupdate = () => setAt(made.currentTime)
      made.onerror = () => setPlaying('cannot-play')
      audio.current = made
    }
    try {
      await audio.current.play()
      setPlaying('playing')
    } catch (error) {
      console.warn('The memo was not played.', error)
      setPlaying('cannot-play')
    }
  }
  return { playing, at, play, pause: () => audio.current?.pause() }
}

function leave(audio: HTMLAudioElement | null): void {
  if (audio === null) return
  audio.onended = audio.onpause = audio.ontimeupdate = audio.onerror = null
  audio.pause()
  URL.revokeObjectURL(audio.src)
}
