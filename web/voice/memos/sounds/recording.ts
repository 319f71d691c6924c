// The microphone, and its sound into the database piece by piece while it is recorded.

import { currentPerson } from '../../../platform/data/account/people'
import type { Salon } from '../../../platform/data/db'
import { newId } from '../../../platform/data/ids'
import { beginRecording, keepPiece, type Piece, type Recording } from '../../../platform/data/media/sounds'
import { lockOf } from './finish'
import { BITS_PER_SECOND, soundType } from './sound-type'

export type About = { clientId: string | null; into: string | null }
export type Running = {
  recording: Recording
  /** Ends when the last piece is kept. False where some could not be. */
  end: () => Promise<boolean>
  /** Another tab may finish it from here on. */
  letGo: () => void
}

const PIECE_MS = 500

/** `onBroken`: it ended by itself, as when the microphone was taken away. */
export async function openRecording(salon: Salon, about: About, onBroken: () => void): Promise<Running> {
  const type = soundType()
  if (type === null) throw new Error('This browser records nothing')
  const stream = await navigator.mediaDevices.getUserMedia({
    // A memo holds what was said, and not the app's own voice or the dryer's.
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  const closeMicrophone = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const media = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND })
    const recording: Recording = {
      id: newId(),
      type,
      client_id: about.clientId,
      into: about.into,
      who: currentPerson().name,
      startedAt: Date.now(),
    }
    const letGo = await hold(lockOf(recording.id))
    await beginRecording(salon.db, recording)
    const pieces = keeper(piece => keepPiece(salon.db, piece))
    let isEnding = false
    const ended = new Promise<void>(resolve => {
      media.onstop = () => {
        resolve()
        if (!isEnding) onBroken()
      }
    })
    const started = performance.now()
    let n = 0
    media.ondataavailable = ({ data }) => {
      const piece = { recording: recording.id, n: n++, until: performance.now() - started }
      pieces.add(async () => ({ ...piece, bytes: await data.arrayBuffer() }))
    }
    media.start(PIECE_MS)
    return {
      recording,
      letGo,
      end: async () => {
        isEnding = true
        if (media.state !== 'inactive') media.stop()
        await ended
        closeMicrophone()
        return pieces.areKept()
      },
    }
  } catch (error) {
    closeMicrophone()
    throw error
  }
}

/** Pieces one after the other; one that finds no room is tried again with each that follows, and at the end. */
export function keeper(keep: (piece: Piece) => Promise<void>) {
  let left: Piece[] = []
  let work: Promise<void> = Promise.resolve()
  const keepAll = async (): Promise<void> => {
    const tried = left
    left = []
    for (const piece of tried)
      await keep(piece).catch(error => {
        left.push(piece)
        console.warn('A piece of the memo could not be kept yet.', error)
      })
  }
  return {
    add: (read: () => Promise<Piece>): void => {
      work = work.then(async () => {
        left.push(await read())
        await keepAll()
      })
    },
    areKept: async (): Promise<boolean> => {
      await work
      if (left.length > 0) await keepAll()
      return left.length === 0
    },
  }
}

/** Held as long as this page lives and until it is let go: no other tab takes the recording for broken off. */
async function hold(name: string): Promise<() => void> {
  if (!('locks' in navigator)) return () => undefined
  return new Promise(resolve => {
    void navigator.locks.request(name, () => new Promise<void>(done => resolve(() => done())))
  })
}
